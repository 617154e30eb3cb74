//! What the results of a match show, and how surely: scores of pairs, Elo, margins, the sequential test, ratings of many.
//!
//! Games of a pair share an opening, so they aren't independent; all errors are those of pairs.

mod margin;
mod pentanomial;
mod rating;
mod sprt;

pub use margin::Margin;
pub use pentanomial::{Interval, Pentanomial};
pub use rating::{Rating, Results, ratings};
pub use sprt::{Sprt, Verdict};

/// How many standard deviations hold 95% of a normal distribution.
const NORMAL_95: f64 = 1.959_963_984_540_054;

/// The Elo difference at which a score is expected; infinite for 0 and 1.
fn elo_of_score(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The score expected at an Elo difference.
fn score_of_elo(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}
