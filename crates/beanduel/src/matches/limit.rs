//! How long a player may think about a move.

use std::fmt;
use std::time::Duration;

use beanduel_engine::Limits;

/// The limit of one move. Its `Display` is how it is written in contestants and records: `time=100ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Time by the clock, whole milliseconds.
    Time(Duration),
    /// Positions visited, or games played out by a Monte-Carlo player.
    Nodes(u64),
    /// Plies seen.
    Depth(u32),
}

impl Limit {
    /// The time, if that is what is limited.
    pub const fn time(self) -> Option<Duration> {
        match self {
            Limit::Time(time) => Some(time),
            Limit::Nodes(_) | Limit::Depth(_) => None,
        }
    }

    /// The same for the engine.
    pub const fn limits(self) -> Limits {
        match self {
            Limit::Time(time) => Limits::time_ms(time.as_millis() as u64),
            Limit::Nodes(nodes) => Limits::nodes(nodes),
            Limit::Depth(depth) => Limits::depth(depth),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Time(time) => write!(f, "time={}ms", time.as_millis()),
            Limit::Nodes(nodes) => write!(f, "nodes={nodes}"),
            Limit::Depth(depth) => write!(f, "depth={depth}"),
        }
    }
}
