//! Solving puzzles: the trainer, what it says, what it keeps; line by line here, on the screen in [`crate::play`].

pub mod file;
mod kept;
mod plain;
pub mod sentences;
mod trainer;

pub use kept::Kept;
pub use plain::Plain;
pub use trainer::{Choice, Moment, State, Trainer};
