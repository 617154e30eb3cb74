//! The answer of a search.

use beanduel_rules::Move;

use crate::value::Value;

/// One way to go on, and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The moves expected, the mover's first.
    pub moves: Vec<Move>,
    /// What the position is worth to the mover if the first of them is played.
    pub value: Value,
    /// Plies of the search that said so; 0 if none was completed.
    pub depth: u32,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best move, or a level's choice.
    pub best: Move,
    /// What the position is worth to the mover if that move is played.
    pub value: Value,
    /// The moves expected from here, `best` first.
    pub line: Vec<Move>,
    /// As many lines as were asked for or as there are moves, each beginning with another move, the best first. The first
    /// says again what the fields above say.
    pub lines: Vec<Line>,
    /// Plies of the last search completed; 0 if not even the first was.
    pub depth: u32,
    /// Positions visited, by all threads.
    pub nodes: u64,
    /// Milliseconds by the caller's clock.
    pub time_ms: u64,
}
