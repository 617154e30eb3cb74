//! How a recorded game ended.

use core::fmt;

use crate::player::Player;

/// How a recorded game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Termination {
    /// Neither player could move any more: the pots decide.
    PlayedOut,
    /// This player gave up.
    Resigned(Player),
    /// This player's time ran out.
    Flag(Player),
    /// Broken off without a result.
    Aborted,
    /// This player lost by a ruling, by not appearing for example.
    Forfeited(Player),
}

impl Termination {
    /// The words records use.
    pub(super) const WORDS: [&'static str; 5] = ["played out", "resigned", "flag", "aborted", "forfeited"];

    /// The termination of this word, in any case, `loser` being the one who lost by it.
    pub(super) fn from_word(word: &str, loser: Player) -> Option<Termination> {
        let known = [
            Termination::PlayedOut,
            Termination::Resigned(loser),
            Termination::Flag(loser),
            Termination::Aborted,
            Termination::Forfeited(loser),
        ];
        known.into_iter().find(|termination| termination.word().eq_ignore_ascii_case(word))
    }

    const fn word(self) -> &'static str {
        match self {
            Termination::PlayedOut => Termination::WORDS[0],
            Termination::Resigned(_) => Termination::WORDS[1],
            Termination::Flag(_) => Termination::WORDS[2],
            Termination::Aborted => Termination::WORDS[3],
            Termination::Forfeited(_) => Termination::WORDS[4],
        }
    }
}

/// `played out`, `resigned`, `flag`, `aborted` or `forfeited`, as records write it: who lost is said by the winner.
impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// Why a game can't have ended as stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InvalidTermination {
    /// Said to be played out, but a player can still move.
    GameNotOver,
    /// Said to have ended otherwise, but it is over on the board.
    GameOver,
}

impl fmt::Display for InvalidTermination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            InvalidTermination::GameNotOver => "a game that isn't over can't have been played out",
            InvalidTermination::GameOver => "a game that is over on the board was played out",
        })
    }
}

impl core::error::Error for InvalidTermination {}
