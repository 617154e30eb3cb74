//! The commands, one a file: each has its flags and what it does with them.

pub mod analyse;
pub mod bench;
pub mod check;
pub mod completions;
pub mod engine;
pub mod man;
pub mod matches;
pub mod perft;
mod proof;
pub mod puzzle;
pub mod row;
pub mod rules;
pub mod serve;
pub mod show;
pub mod solve;
pub mod table;
pub mod train;
pub mod verify;
