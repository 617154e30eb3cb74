//! A recorded game: the game itself, the tags that say who played it where, and how it ended.
//! Reading and writing it as text, the `.cgn` form of `docs/notation.md`, is the work of the modules below.

mod comment;
mod draft;
mod escape;
mod header;
mod lines;
mod movetext;
mod reader;
mod tags;
mod termination;
mod token;
mod wrapped;
mod writer;

use alloc::string::String;

use crate::game::{Game, join};
use crate::player::{BySide, Player};
use crate::position::{Outcome, Position};
use crate::ruleset::Rules;

pub use reader::RecordReader;
pub use tags::{InvalidTagName, TagName, Tags};
pub use termination::{InvalidTermination, Termination};

/// A recorded game.
///
/// The played game is its main line; its result, its winner and the rules it was played under follow from it and from
/// its [`Termination`], so a record can't contradict itself. Its `Display` writes it as text, its `FromStr` reads a
/// text of one record; [`RecordReader`] reads archives. What is written reads as an equal record.
///
/// # Examples
/// ```
/// use beanduel_rules::{Game, Player, Position, Record, Rules, TagName, Tags, Termination};
///
/// let mut game = Game::new(Position::start(Rules::default()));
/// for text in ["s4", "s3", "c4"] {
///     game.play(game.position().read_move(text)?)?;
/// }
/// let mut tags = Tags::new();
/// tags.set(TagName::SOUTH, "Ada");
/// let record = Record::new(tags, game, Some(Termination::Resigned(Player::North)))?;
/// let text = "\
/// [Event \"?\"]
/// [South \"Ada\"]
/// [Result \"1-1\"]
/// [Winner \"South\"]
/// [Termination \"resigned\"]
///
/// 1. s4 s3x1 2. c4 1-1
/// ";
/// assert_eq!(record.to_string(), text);
/// assert_eq!(text.parse(), Ok(record));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    tags: Tags,
    game: Game,
    termination: Option<Termination>,
}

impl Record {
    /// A record of this game: of its main line, wherever its current place is ([`Game::promote`] makes another line the
    /// main one). Without a termination it was played out if it is over on the board and is unfinished otherwise.
    ///
    /// A [`lead`](crate::Notes::lead) at the start, where no move is, joins the comment there.
    ///
    /// # Errors
    /// Where the termination and the board disagree: a game can be played out only when neither player can
    /// move, and then it can't have ended otherwise.
    pub fn new(tags: Tags, game: Game, termination: Option<Termination>) -> Result<Record, InvalidTermination> {
        let mut record = Record { tags, game, termination };
        record.termination = match (termination, record.last_position().is_over()) {
            (None | Some(Termination::PlayedOut), true) => Some(Termination::PlayedOut),
            (Some(Termination::PlayedOut), false) => return Err(InvalidTermination::GameNotOver),
            (Some(_), true) => return Err(InvalidTermination::GameOver),
            (broken_off, false) => broken_off,
        };
        if !record.game.notes(Game::START).lead.is_empty() {
            let notes = record.game.notes_mut(Game::START);
            let comment = core::mem::replace(&mut notes.comment, core::mem::take(&mut notes.lead));
            join(&mut notes.comment, &comment);
        }
        Ok(record)
    }

    /// The tags that say who played where, and any others a file had.
    pub const fn tags(&self) -> &Tags {
        &self.tags
    }

    /// The tags, to change.
    pub const fn tags_mut(&mut self) -> &mut Tags {
        &mut self.tags
    }

    /// The game. Its current place is the end of the main line where a reader made it.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The tags, the game and how it ended, to go on with them.
    pub fn into_parts(self) -> (Tags, Game, Option<Termination>) {
        (self.tags, self.game, self.termination)
    }

    /// How the game ended; `None` while it is unfinished.
    pub const fn termination(&self) -> Option<Termination> {
        self.termination
    }

    /// The pots reached at the end of the main line, if the game has a result; `None` where it is unfinished or was
    /// aborted.
    pub fn result(&self) -> Option<BySide<u16>> {
        match self.termination? {
            Termination::Aborted => None,
            Termination::PlayedOut | Termination::Resigned(_) | Termination::Flag(_) | Termination::Forfeited(_) => {
                Some(self.last_position().pots())
            }
        }
    }

    /// Who won, if the game has a result: by the pots where it was played out, by the other's loss otherwise.
    pub fn winner(&self) -> Option<Outcome> {
        match self.termination? {
            Termination::PlayedOut => Some(Outcome::of_pots(self.last_position().pots())),
            Termination::Resigned(loser) | Termination::Flag(loser) | Termination::Forfeited(loser) => {
                Some(Outcome::Win(!loser))
            }
            Termination::Aborted => None,
        }
    }

    /// The rules whose start the game begins with; `None` where it begins with another position.
    pub fn rules(&self) -> Option<Rules> {
        self.game.position_at(Game::START).rules_of_start()
    }

    /// The position at the end of the main line.
    fn last_position(&self) -> &Position {
        self.game.position_at(self.game.main_line().last().unwrap_or(Game::START))
    }
}

/// A record without tags: played out if the game is over on the board, unfinished otherwise.
impl From<Game> for Record {
    fn from(game: Game) -> Record {
        Record::new(Tags::new(), game, None).expect("without a termination nothing can disagree")
    }
}

/// `41-35`, or `*` where there is no result.
fn result_text(result: Option<BySide<u16>>) -> String {
    result.map_or_else(|| "*".into(), |pots| alloc::format!("{}-{}", pots.south, pots.north))
}

/// `South`, `North` or `draw`.
const fn winner_text(winner: Outcome) -> &'static str {
    match winner {
        Outcome::Win(Player::South) => "South",
        Outcome::Win(Player::North) => "North",
        Outcome::Draw => "draw",
    }
}
