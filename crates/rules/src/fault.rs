//! Where and why a reader stopped: one type for all three notations.

use alloc::string::String;
use core::fmt;

use crate::player::BySide;
use crate::position::{IllegalMove, Outcome};
use crate::setup::InvalidSetup;

/// A place in a text, what stood there, and what was expected instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, from 1. Always 1 for a move or a position line.
    pub line: u64,
    /// The character in the line, from 1; a tab counts as one.
    pub column: u64,
    /// What stood there, at most [`Fault::LONGEST_FOUND`] characters of it; empty at the end of the line or the text.
    pub found: String,
    /// What was expected.
    pub expected: Expected,
}

impl Fault {
    /// How many characters of the text a fault repeats.
    pub const LONGEST_FOUND: usize = 40;

    /// A fault at this place of a text, where `found` stood.
    pub(crate) fn at(place: Place, found: &str, expected: Expected) -> Fault {
        let found = found.chars().take(Fault::LONGEST_FOUND).collect();
        Fault { line: place.line, column: place.column, found, expected }
    }

    /// A fault at this place of a text, `rest` being what stands from there on: its first word was found, or its first
    /// character where that is no word.
    pub(crate) fn at_word(place: Place, rest: &str, expected: Expected) -> Fault {
        let in_word = |c: char| c.is_alphanumeric() || matches!(c, '-' | '+' | '=');
        let word = rest.find(|c| !in_word(c)).unwrap_or(rest.len());
        let first = rest.chars().next().map_or(0, char::len_utf8);
        Fault::at(place, &rest[..word.max(first)], expected)
    }

    /// A fault in a text of one line: at byte `offset` of it.
    pub(crate) fn in_line(text: &str, offset: usize, expected: Expected) -> Fault {
        Fault::at_word(Place::FIRST.after(&text[..offset]), &text[offset..], expected)
    }

    /// A fault of a whole text of one line, placed at its first character that isn't blank.
    pub(crate) fn of_text(text: &str, expected: Expected) -> Fault {
        let blanks = text.len() - text.trim_start().len();
        Fault::at(Place::FIRST.after(&text[..blanks]), text.trim(), expected)
    }
}

/// A place in a text: line and character in it, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) line: u64,
    pub(crate) column: u64,
}

impl Place {
    pub(crate) const FIRST: Place = Place { line: 1, column: 1 };

    /// The place behind `text`, which stands here and has no line break.
    pub(crate) fn after(self, text: &str) -> Place {
        Place { column: self.column + text.chars().count() as u64, ..self }
    }
}

/// What a reader expected at the place of a [`Fault`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A number of beans.
    Beans,
    /// `,` and the next cup, or `:` and the stock.
    CommaOrColon,
    /// `:` and the next number.
    Colon,
    /// A blank (or an underscore) before the next field.
    Blank,
    /// `s` or `n`: who moves.
    SideToMove,
    /// `maxsow=K` or the end of the line.
    MaxSow,
    /// The end of the text.
    End,
    /// A position within the limits: all reasons why it isn't.
    ValidPosition(InvalidSetup),
    /// A move: `s`, `c` or `pass`.
    Move,
    /// The number of a move, 1 to 15.
    MoveNumber,
    /// The number of captured beans, 1 to 255.
    Captured,
    /// A move that is legal there: why this one isn't.
    LegalMove(IllegalMove),
    /// The annotation of a capture that takes this many beans; none where it takes 0.
    Capture {
        /// What the move captures there.
        beans: u8,
    },
    /// A `pass`, since the player to move has no other move.
    Pass,
    /// A tag's name.
    TagName,
    /// A tag's value between double quotes.
    TagValue,
    /// The closing quote of a tag's value that was opened here.
    ValueEnd,
    /// `]` at the end of a tag.
    TagEnd,
    /// A tag's number between these two.
    TagNumber {
        /// The smallest.
        least: u8,
        /// The largest.
        most: u8,
    },
    /// One of these words as a tag's value.
    TagWord(&'static [&'static str]),
    /// A tag that wasn't there before in the same record.
    NewTag,
    /// The tag of this name too, since the one here needs it.
    Tag(&'static str),
    /// The number of the next move, as `12.` or `12...`.
    TurnNumber {
        /// The number.
        number: u32,
        /// Whether North moves, so that three dots follow.
        north: bool,
    },
    /// The `}` of a comment that was opened here.
    CommentEnd,
    /// The `)` of a variation that was opened here.
    VariationEnd,
    /// A move before a variation, to which it is the alternative.
    MoveBeforeVariation,
    /// Variations nested no deeper than this.
    ShallowerVariation {
        /// How many may be open at once.
        most: usize,
    },
    /// A numeric annotation glyph, `$0` to `$255`.
    Nag,
    /// A clock, `h:mm:ss`.
    Clock,
    /// An evaluation in beans, `-1` or `~-1.5`.
    Eval,
    /// The result: these pots, the ones reached.
    Pots(BySide<u16>),
    /// The result that the `Result` tag states.
    StatedResult(String),
    /// The winner that the pots of a game played out give.
    Winner(Outcome),
    /// No winner, since the game is unfinished or was aborted.
    NoWinner,
    /// A game that is over, since the record says it was played out, or states a result and no other termination.
    FinishedGame,
    /// The result at the end of the moves.
    Result,
    /// Text in UTF-8.
    Utf8,
    /// A record of at most this many bytes.
    ShorterRecord {
        /// The limit in bytes.
        most: usize,
    },
}

/// `line 1, column 4: found “x9”, expected ...`, in English, for developers; programs word faults themselves.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: found ", self.line, self.column)?;
        if self.found.is_empty() {
            f.write_str("the end")?;
        } else {
            write!(f, "“{}”", self.found)?;
        }
        write!(f, ", expected {}", self.expected)
    }
}

impl core::error::Error for Fault {}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self {
            Expected::Beans => "a number of beans",
            Expected::CommaOrColon => "“,” and the next cup or “:” and the stock",
            Expected::Colon => "“:” and the next number",
            Expected::Blank => "a blank",
            Expected::SideToMove => "“s” or “n”, the side to move",
            Expected::MaxSow => "“maxsow=K” or the end",
            Expected::End => "the end",
            Expected::ValidPosition(invalid) => return write!(f, "a valid position: {invalid}"),
            Expected::Move => "a move: s3, c2 or pass",
            Expected::MoveNumber => "a number from 1 to 15",
            Expected::Captured => "the number of captured beans, from 1 to 255",
            Expected::LegalMove(why) => return write!(f, "a legal move: {why}"),
            Expected::Capture { beans: 0 } => "no annotation, the move captures nothing",
            Expected::Capture { beans } => return write!(f, "“x{beans}”, what the move captures"),
            Expected::Pass => "“pass”, the player has no move",
            Expected::TagName => "the name of a tag",
            Expected::TagValue => "the value of the tag between double quotes",
            Expected::ValueEnd => "“\"” to end the value opened here",
            Expected::TagEnd => "“]”, the end of the tag",
            Expected::TagNumber { least, most } if least == most => return write!(f, "{least}"),
            Expected::TagNumber { least, most } => return write!(f, "a number from {least} to {most}"),
            Expected::TagWord([word]) => return write!(f, "“{word}”"),
            Expected::TagWord(words) => return write!(f, "one of {}", words.join(", ")),
            Expected::NewTag => "each tag once",
            Expected::Tag(name) => return write!(f, "a tag {name} beside this one"),
            Expected::TurnNumber { number, north } => {
                return write!(f, "the move number {number}{}", if *north { "..." } else { "." });
            }
            Expected::CommentEnd => "“}” to end the comment opened here",
            Expected::VariationEnd => "“)” to end the variation opened here",
            Expected::MoveBeforeVariation => "a move before its variation",
            Expected::ShallowerVariation { most } => return write!(f, "at most {most} nested variations"),
            Expected::Nag => "a glyph from $0 to $255",
            Expected::Clock => "a clock as h:mm:ss",
            Expected::Eval => "beans as -1 or ~-1.5",
            Expected::Pots(pots) => return write!(f, "{}-{}, the pots reached", pots.south, pots.north),
            Expected::StatedResult(result) => return write!(f, "{result}, as the Result tag says"),
            Expected::Winner(Outcome::Win(player)) => return write!(f, "{player}, who has more beans"),
            Expected::Winner(Outcome::Draw) => "draw, the pots are equal",
            Expected::NoWinner => "no winner of a game without a result",
            Expected::FinishedGame => "a game that is over on the board, or how it ended otherwise",
            Expected::Result => "the result at the end of the moves",
            Expected::Utf8 => "text in UTF-8",
            Expected::ShorterRecord { most } => return write!(f, "a record of at most {most} bytes"),
        };
        f.write_str(words)
    }
}

impl From<InvalidSetup> for Expected {
    fn from(invalid: InvalidSetup) -> Expected {
        Expected::ValidPosition(invalid)
    }
}
