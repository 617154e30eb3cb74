//! What a search saw: a score, and which side of it is proven.

use core::ops::Neg;

use crate::value::Value;

/// Scores inside the search are counted in this many points a bean.
pub(crate) const POINTS: i32 = 50;
/// More than any score.
pub(crate) const INFINITE: i32 = 32_000;

/// A score in points, mover's view, and whether every line behind it was seen to the end.
///
/// Within the window of a search a score means what it always does: at most alpha is an upper bound, at least beta a lower
/// bound, else the value as far as the search sees. The two flags say more: that the bound holds for the *true* value.
/// A guess at a leaf proves nothing, and no bound resting on one is ever marked as proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub score: i32,
    /// Proven: the true value is `score` or more.
    pub at_least: bool,
    /// Proven: the true value is `score` or less.
    pub at_most: bool,
}

impl Seen {
    pub const fn exact(score: i32) -> Seen {
        Seen { score, at_least: true, at_most: true }
    }

    pub const fn guess(score: i32) -> Seen {
        Seen { score, at_least: false, at_most: false }
    }

    pub const fn is_exact(self) -> bool {
        self.at_least && self.at_most
    }

    /// With `points` more for the mover.
    pub const fn plus(self, points: i32) -> Seen {
        Seen { score: self.score + points, ..self }
    }

    /// As a value; exact only if both sides are proven.
    pub fn value(self) -> Value {
        if self.is_exact() { Value::Exact(self.score / POINTS) } else { Value::Estimate(self.score * 100 / POINTS) }
    }
}

/// The opponent's view.
impl Neg for Seen {
    type Output = Seen;

    fn neg(self) -> Seen {
        Seen { score: -self.score, at_least: self.at_most, at_most: self.at_least }
    }
}

/// An interval in points that the true value is proven to lie in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Proven {
    pub least: i32,
    pub most: i32,
}

impl Proven {
    /// What both intervals allow.
    pub fn and(self, other: Proven) -> Proven {
        Proven { least: self.least.max(other.least), most: self.most.min(other.most) }
    }

    /// The part of a window that the true value can lie in, where [`settles`](Proven::settles) says there is one.
    pub fn clip(self, alpha: i32, beta: i32) -> (i32, i32) {
        (alpha.max(self.least), beta.min(self.most))
    }

    /// `seen` corrected by what is proven anyway.
    pub fn correct(self, mut seen: Seen) -> Seen {
        if seen.score >= self.most {
            seen.score = self.most;
            seen.at_most = true;
        }
        if seen.score <= self.least {
            seen.score = self.least;
            seen.at_least = true;
        }
        seen
    }

    /// The interval narrowed by what `seen` proves.
    pub fn narrowed(self, seen: Seen) -> Proven {
        Proven {
            least: if seen.at_least { self.least.max(seen.score) } else { self.least },
            most: if seen.at_most { self.most.min(seen.score) } else { self.most },
        }
    }

    /// The answer for this window, if the proven interval alone gives one.
    pub fn settles(self, alpha: i32, beta: i32) -> Option<Seen> {
        let single = self.least == self.most;
        if self.least >= beta || single {
            Some(Seen { score: self.least, at_least: true, at_most: single })
        } else if self.most <= alpha {
            Some(Seen { score: self.most, at_least: false, at_most: true })
        } else {
            None
        }
    }
}
