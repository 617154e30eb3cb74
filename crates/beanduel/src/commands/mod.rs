//! The commands, one a file: each has its flags and what it does with them.

pub mod analyse;
pub mod check;
pub mod completions;
pub mod man;
pub mod perft;
pub mod row;
pub mod rules;
pub mod show;
pub mod solve;
pub mod survey;
pub mod table;
