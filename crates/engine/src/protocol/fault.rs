//! Why a line of the protocol can't be followed.

use core::fmt;

use beanduel_rules::{Fault, InvalidRules};

/// Why a line of the protocol can't be followed. Nothing has changed then.
///
/// `Display` is one line of English without control characters: programs show it, they don't read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProtocolFault {
    /// Not text in UTF-8.
    Utf8,
    /// Longer than [`Request::LONGEST_LINE`](crate::Request::LONGEST_LINE) bytes.
    Long,
    /// The first word is no command.
    Command(String),
    /// A word where another was expected; empty where the line ends.
    Word {
        /// What stood there.
        found: String,
        /// What was expected.
        expected: &'static str,
    },
    /// No option of this name.
    Option(String),
    /// A number outside its range, or no number.
    Number {
        /// What the number is about.
        name: &'static str,
        /// What stood there.
        found: String,
        /// The smallest.
        least: u64,
        /// The largest.
        most: u64,
    },
    /// A position line that can't be read.
    Position(Fault),
    /// A move that can't be read or isn't legal.
    Move {
        /// Which, from 1.
        number: usize,
        /// Why.
        fault: Fault,
    },
    /// Rules outside their range.
    Rules(InvalidRules),
    /// There aren't so many MiB of memory.
    Memory(usize),
    /// A search while another one runs.
    Busy,
    /// A search of a finished game.
    GameOver,
}

impl ProtocolFault {
    /// How many characters of a line a fault repeats.
    pub const LONGEST_FOUND: usize = 40;

    /// A word of a line as faults repeat it: short, and without characters that would do something to a terminal.
    pub(super) fn found(word: &str) -> String {
        word.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).take(ProtocolFault::LONGEST_FOUND).collect()
    }
}

impl fmt::Display for ProtocolFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plain = |fault: &Fault| ProtocolFault::found_in(fault);
        match self {
            ProtocolFault::Utf8 => write!(f, "the line is not UTF-8"),
            ProtocolFault::Long => write!(f, "the line is longer than {} bytes", crate::Request::LONGEST_LINE),
            ProtocolFault::Command(found) => write!(f, "unknown command “{found}”"),
            ProtocolFault::Word { found, expected } if found.is_empty() => {
                write!(f, "the line ends where {expected} was expected")
            }
            ProtocolFault::Word { found, expected } => write!(f, "“{found}” where {expected} was expected"),
            ProtocolFault::Option(found) => write!(f, "unknown option “{found}”"),
            ProtocolFault::Number { name, found, least, most } => {
                write!(f, "“{found}” is no {name}, a number from {least} to {most}")
            }
            ProtocolFault::Position(fault) => write!(f, "position: {}", plain(fault)),
            ProtocolFault::Move { number, fault } => write!(f, "move {number}: {}", plain(fault)),
            ProtocolFault::Rules(invalid) => write!(f, "{invalid}"),
            ProtocolFault::Memory(mib) => write!(f, "there are no {mib} MiB of memory"),
            ProtocolFault::Busy => write!(f, "a search is running, stop it first"),
            ProtocolFault::GameOver => write!(f, "the game is over"),
        }
    }
}

impl ProtocolFault {
    /// A fault of the notation in words, its place without the line, which is always the first.
    fn found_in(fault: &Fault) -> String {
        let Fault { column, found, expected, .. } = fault;
        let found =
            if found.is_empty() { "the end".to_owned() } else { format!("“{}”", ProtocolFault::found(found)) };
        format!("character {column}: found {found}, expected {expected}")
    }
}

impl core::error::Error for ProtocolFault {}
