//! Exact play for the game of Cups.
pub mod table;
