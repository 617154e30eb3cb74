//! Exact play for the game of Cups.

mod row;

pub use row::{
    BestPlay, Composed, Composer, InvalidRow, InvalidTransfer, NoTransfer, Problems, Row, Transfer, TransferSolution,
};
