//! Games as files: what is in one, a game of it with all its variations, and a game as text.

use beanduel_rules::{Eval, Fault, Game, NodeId, Player, Record, RecordReader, Rules, TagName, Tags, Termination};
use serde::{Deserialize, Serialize, Serializer};

use crate::decimal::Decimal;
use crate::fault::Refusal;
use crate::standing::{read_move, read_position};

/// A game of a file, for a list of them.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Listed {
    /// One that can be read.
    Game {
        /// Its tags.
        tags: Vec<(String, String)>,
        /// Moves of its main line.
        plies: usize,
        /// The pots reached, where it has a result.
        result: Option<[u16; 2]>,
    },
    /// One that can't.
    Faulty {
        /// Why, and where.
        wrong: Refusal,
    },
}

/// A game with everything that is noted beside it.
#[derive(Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Score {
    /// Names and texts, in order.
    #[serde(default)]
    pub tags: Vec<(String, String)>,
    /// The position it begins in.
    pub start: String,
    /// The rules whose start that is.
    #[serde(default, skip_deserializing)]
    pub rules: Option<Board>,
    /// How it ended, where that can't be seen on the board.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// The start, then every place after the one it follows; of those that follow one place the main line's first.
    pub places: Vec<ScorePlace>,
}

/// The rules of a start.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Board {
    cups: u8,
    stock: u8,
    max_sow: u8,
}

/// A place of a game and what is noted there.
#[derive(Debug, Default, Deserialize, Serialize)]
pub struct ScorePlace {
    /// The place before it, as an index; of no meaning at the start.
    #[serde(default)]
    pub after: usize,
    /// The move that led there; empty at the start.
    #[serde(default, rename = "move", skip_serializing_if = "String::is_empty")]
    pub mv: String,
    /// The comment before the move.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub lead: String,
    /// The comment behind it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub comment: String,
    /// Glyphs by their numbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nags: Vec<u8>,
    /// The mover's clock, in ms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<u64>,
    /// The final margin, South's view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eval: Option<Margin>,
}

/// A final margin in beans, South's view.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
pub struct Margin {
    /// Beans.
    #[serde(serialize_with = "decimal")]
    pub value: f64,
    /// Whether it is known.
    pub exact: bool,
}

/// How a game ended that isn't over on the board.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Ending {
    /// Who gave up.
    Resigned(Who),
    /// Whose time ran out.
    Flag(Who),
    /// Who lost by a ruling.
    Forfeited(Who),
    /// Broken off.
    Aborted,
}

/// A player.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
pub enum Who {
    /// South.
    #[serde(rename = "s")]
    South,
    /// North.
    #[serde(rename = "n")]
    North,
}

/// A game as a file has it.
#[derive(Serialize)]
pub struct Written {
    text: String,
}

impl From<Who> for Player {
    fn from(who: Who) -> Player {
        match who {
            Who::South => Player::South,
            Who::North => Player::North,
        }
    }
}

impl From<Player> for Who {
    fn from(player: Player) -> Who {
        match player {
            Player::South => Who::South,
            Player::North => Who::North,
        }
    }
}

impl Ending {
    fn of(termination: Termination) -> Option<Ending> {
        match termination {
            Termination::PlayedOut => None,
            Termination::Resigned(loser) => Some(Ending::Resigned(loser.into())),
            Termination::Flag(loser) => Some(Ending::Flag(loser.into())),
            Termination::Forfeited(loser) => Some(Ending::Forfeited(loser.into())),
            Termination::Aborted => Some(Ending::Aborted),
        }
    }

    fn termination(self) -> Termination {
        match self {
            Ending::Resigned(loser) => Termination::Resigned(loser.into()),
            Ending::Flag(loser) => Termination::Flag(loser.into()),
            Ending::Forfeited(loser) => Termination::Forfeited(loser.into()),
            Ending::Aborted => Termination::Aborted,
        }
    }
}

impl From<Eval> for Margin {
    fn from(eval: Eval) -> Margin {
        match eval {
            Eval::Exact(beans) => Margin { value: f64::from(beans), exact: true },
            Eval::Estimate(hundredths) => Margin { value: f64::from(hundredths) / 100.0, exact: false },
        }
    }
}

impl From<Margin> for Eval {
    fn from(Margin { value, exact }: Margin) -> Eval {
        if exact { Eval::Exact(value.round() as i32) } else { Eval::Estimate((100.0 * value).round() as i32) }
    }
}

/// Writes beans without what the machine needs for floating-point numbers of any size.
fn decimal<S: Serializer>(beans: &f64, to: S) -> Result<S::Ok, S::Error> {
    Decimal::from(*beans).serialize(to)
}

fn refusal(fault: &Fault) -> Refusal {
    Refusal::of_fault("record", fault)
}

fn tags_of(record: &Record) -> Vec<(String, String)> {
    record.tags().iter().map(|(name, value)| (name.as_str().to_owned(), value.to_owned())).collect()
}

/// What is in a file.
pub fn list(text: &str) -> Vec<Listed> {
    let listed = |read: Result<Record, Fault>| match read {
        Ok(record) => Listed::Game {
            tags: tags_of(&record),
            plies: record.game().main_line().count(),
            result: record.result().map(|pots| [pots.south, pots.north]),
        },
        Err(fault) => Listed::Faulty { wrong: refusal(&fault) },
    };
    RecordReader::of_file(text.as_bytes()).map(listed).collect()
}

/// A game of a file, the first being 0.
pub fn read(text: &str, number: usize) -> Result<Score, Refusal> {
    let record = RecordReader::of_file(text.as_bytes()).nth(number);
    let record = record.ok_or_else(|| Refusal::new("record", &"the file has no such game"))?;
    Ok(score(&record.map_err(|fault| refusal(&fault))?))
}

fn score(record: &Record) -> Score {
    let game = record.game();
    let start = game.position_at(Game::START);
    let mut places = vec![place(game, Game::START, 0)];
    // Each place that is still to be followed, with its index.
    let mut open = vec![(Game::START, 0)];
    while let Some((at, index)) = open.pop() {
        let from = open.len();
        for &next in game.continuations(at) {
            open.push((next, places.len()));
            places.push(place(game, next, index));
        }
        open[from..].reverse();
    }
    Score {
        tags: tags_of(record),
        start: start.to_string(),
        rules: start.rules_of_start().map(|rules: Rules| Board {
            cups: rules.cups(),
            stock: rules.stock(),
            max_sow: rules.max_sow(),
        }),
        ending: record.termination().and_then(Ending::of),
        places,
    }
}

fn place(game: &Game, at: NodeId, after: usize) -> ScorePlace {
    let notes = game.notes(at);
    ScorePlace {
        after,
        mv: game.annotated(at).map(|annotated| annotated.to_string()).unwrap_or_default(),
        lead: notes.lead.clone(),
        comment: notes.comment.clone(),
        nags: notes.nags.clone(),
        clock: notes.clock,
        eval: notes.eval.map(Margin::from),
    }
}

/// The game as text.
pub fn write(score: &Score) -> Result<Written, Refusal> {
    let mut tags = Tags::new();
    for (name, value) in &score.tags {
        let name = TagName::new(name).map_err(|why| Refusal::new("record", &why))?;
        tags.set(name, value.as_str());
    }
    let mut game = Game::new(read_position(&score.start)?);
    let mut ids = Vec::with_capacity(score.places.len());
    for (i, place) in score.places.iter().enumerate() {
        let at = if i == 0 {
            Game::START
        } else {
            let before = ids.get(place.after).copied();
            game.go_to(before.ok_or_else(|| Refusal::new("question", &"a place comes before the one it follows"))?);
            let mv = read_move(game.position(), &place.mv)?;
            game.play(mv).map_err(|why| Refusal::new("move", &why))?
        };
        ids.push(at);
        let notes = game.notes_mut(at);
        notes.lead.clone_from(&place.lead);
        notes.comment.clone_from(&place.comment);
        notes.nags.clone_from(&place.nags);
        notes.clock = place.clock;
        notes.eval = place.eval.map(Eval::from);
    }
    let record = Record::new(tags, game, score.ending.map(Ending::termination));
    Ok(Written { text: record.map_err(|why| Refusal::new("record", &why))?.to_string() })
}
