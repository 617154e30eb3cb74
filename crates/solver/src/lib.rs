//! Exact play for the game of Cups.

mod row;
mod solve;

pub use row::{
    BestPlay, Composed, Composer, InvalidRow, InvalidTransfer, NoTransfer, Problems, Row, Transfer, TransferSolution,
};
pub use solve::{NotCovered, SolveOptions, SolveProgress, Solved, SolvedMoves, Solver, ValueBounds};
