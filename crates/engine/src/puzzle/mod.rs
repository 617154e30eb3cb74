//! Puzzles: positions with one best move that isn't the obvious one, and rows to be brought home; how they are found, checked,
//! graded and written down.
//!
//! The exact values come from the caller as [`ExactMoves`]: a table, a solver, whatever knows them. Nothing here guesses a value;
//! only the difficulty is an opinion, the engine's.

mod compose;
mod grade;
mod likeness;
mod line;
mod mine;
mod position;
mod reader;
mod theme;
mod verify;
mod writer;

use beanduel_rules::{Move, Position};
use beanduel_solver::Row;

pub use compose::RowComposer;
pub use grade::Grader;
pub use likeness::PuzzleSet;
pub use line::{Step, Wrong};
pub use mine::{Miner, puzzle_of};
pub use position::{ExactMoves, MoveValues, obvious_moves};
pub use reader::{Field, PuzzleFault, PuzzleFaultKind, PuzzleReader, read_puzzles};
pub use theme::Theme;
pub use verify::{Flaw, verify_puzzle};
pub use writer::write_puzzles;

/// The version of the file format that is written, and the only one that is read.
pub(crate) const VERSION: u64 = 1;
/// What the first line of a file of puzzles calls it.
pub(crate) const FORMAT: &str = "beanduel puzzles";
/// The licence that the first line of a file names.
pub(crate) const LICENCE: &str = "CC0-1.0";

/// A task with one solution that was checked exactly. South is always the one to solve it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Where it begins, South to move.
    pub position: Position,
    /// What is to be found.
    pub task: Task,
    /// What it is about, in the order of [`Theme::ALL`].
    pub themes: Vec<Theme>,
    /// 1 to [`Puzzle::HARDEST`].
    pub difficulty: u8,
    /// Where it comes from.
    pub source: Origin,
}

impl Puzzle {
    /// The difficulty of what no level solves.
    pub const HARDEST: u8 = 13;

    /// Its name, eight letters and digits, made of the position alone.
    pub fn id(&self) -> String {
        const DIGITS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        // FNV-1a over the position line; what is hashed and how is part of the format.
        let hash =
            self.position.to_string().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
                (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
            });
        (0..8).map(|i| char::from(DIGITS[(hash >> (5 * i) & 31) as usize])).collect()
    }
}

/// What is to be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// The best move, and the best ones after it.
    Line(Solution),
    /// The fewest steps from one row to another.
    Row(RowProblem),
}

/// The solution of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value of the position: future gain minus the opponent's in beans, South's view.
    pub value: i32,
    /// South's turns, at least one.
    pub steps: Vec<Step>,
}

/// One row, its stock and nobody opposite: the row that is to be reached, the stock all sown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowProblem {
    /// The row to reach.
    pub to: Row,
    /// The fewest steps there, the opponent's passes not counted.
    pub fewest: u32,
    /// How many solutions the equations have, see [`Transfer`](beanduel_solver::Transfer); 1 for a problem with one solution but for the
    /// order of moves.
    pub solutions: u64,
    /// One way in the fewest steps.
    pub line: Vec<Move>,
}

/// What the best move achieves, by the final margin under perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// It alone wins.
    Win,
    /// It alone draws.
    Draw,
    /// It gets more beans than all others, with the same outcome.
    Most,
}

/// Where a puzzle comes from, so that it can be made again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A game of two levels of the engine.
    Game {
        /// The seed of the [`Miner`].
        seed: u64,
        /// The number of the game, from 0.
        game: u64,
        /// The ply after which the position stood, from 0.
        ply: u16,
    },
    /// Steps backwards from the row to reach.
    Backwards {
        /// The seed of the [`RowComposer`].
        seed: u64,
        /// The number of the attempt, from 0.
        number: u64,
    },
    /// The problem with the most steps for its beans.
    Longest {
        /// Beans in row and stock.
        beans: u8,
    },
}

impl Puzzle {
    /// What the best first move achieves; `None` for a row problem.
    pub fn aim(&self) -> Option<Aim> {
        let Task::Line(Solution { value, steps }) = &self.task else { return None };
        let best = self.position.margin(self.position.to_move()) + value;
        let next = best - i32::from(steps.first()?.gap()?);
        Some(match (best.signum(), next.signum()) {
            (1, ..=0) => Aim::Win,
            (0, ..0) => Aim::Draw,
            _ => Aim::Most,
        })
    }

    /// How many moves are to be found.
    pub fn length(&self) -> usize {
        match &self.task {
            Task::Line(Solution { steps, .. }) => steps.iter().filter(|step| !step.is_forced()).count(),
            Task::Row(problem) => problem.fewest as usize,
        }
    }
}
