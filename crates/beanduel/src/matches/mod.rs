//! Matches between engines: who plays, from which openings, the games one by one, their archive, and what they show.
//!
//! A [`Contestant`](contestant::Contestant) is a text that says who plays; a [`Player`](player::Player) is made of it for each
//! worker. The games of a match are numbered by [`Schedule`](schedule::Schedule) and played by [`contest`]; the archive of the
//! records is the only truth about what has been played.

pub mod archive;
mod baselines;
pub mod contest;
pub mod contestant;
pub mod limit;
pub mod openings;
mod ours;
pub mod player;
mod program;
pub mod result;
pub mod schedule;
pub mod statistics;
pub mod stopwatch;
