//! What a search is asked, and what it saw: a window of scores, a score, and which side of it is proven.

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
    /// The best of no moves yet.
    pub const NO_MOVE: Seen = Seen { score: -INFINITE, at_least: false, at_most: true };

    /// Makes this, the best of some moves, the best of one move more, and says whether that move is now the best: by its
    /// score, or by being proven to be worth what others were only guessed to be.
    ///
    /// A move that isn't the best still has its say: the best is proven to be at most its score only if all moves are.
    pub fn include(&mut self, seen: Seen) -> bool {
        self.at_most &= seen.at_most;
        let better = seen.score > self.score || seen.score == self.score && seen.at_least && !self.at_least;
        if better {
            self.score = seen.score;
            self.at_least = seen.at_least;
        }
        better
    }

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

/// The scores that matter: at most `alpha` is as good as `alpha`, at least `beta` as good as `beta`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub alpha: i32,
    pub beta: i32,
}

impl Window {
    /// All scores.
    pub const OPEN: Window = Window { alpha: -INFINITE, beta: INFINITE };

    /// The window in the opponent's view, after a move that brought `gain` points.
    pub const fn after(self, gain: i32) -> Window {
        Window { alpha: gain - self.beta, beta: gain - self.alpha }
    }

    /// The part of it above a score already found.
    pub fn above(self, score: i32) -> Window {
        Window { alpha: self.alpha.max(score), ..self }
    }

    /// Its lowest part, wide enough only to tell whether a score is above alpha.
    pub const fn null(self) -> Window {
        Window { alpha: self.alpha, beta: self.alpha + 1 }
    }

    pub const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// Whether the score is neither at most alpha nor at least beta.
    pub const fn contains(self, score: i32) -> bool {
        self.alpha < score && score < self.beta
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

    /// The part of a window that the true value can lie in, where [`settles`](Proven::settles) finds it open.
    pub fn clip(self, window: Window) -> Window {
        Window { alpha: window.alpha.max(self.least), beta: window.beta.min(self.most) }
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
    pub fn settles(self, window: Window) -> Option<Seen> {
        let single = self.least == self.most;
        if self.least >= window.beta || single {
            Some(Seen { score: self.least, at_least: true, at_most: single })
        } else if self.most <= window.alpha {
            Some(Seen { score: self.most, at_least: false, at_most: true })
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEAST: Seen = Seen { score: 100, at_least: true, at_most: false };
    const MOST: Seen = Seen { score: 100, at_least: false, at_most: true };

    fn best(moves: &[Seen]) -> Seen {
        let mut best = Seen::NO_MOVE;
        for &seen in moves {
            best.include(seen);
        }
        best
    }

    #[test]
    fn the_best_is_exact_only_if_it_is_proven_and_no_move_can_be_better() {
        assert_eq!(best(&[LEAST, MOST]), Seen { score: 100, at_least: true, at_most: false });
        assert_eq!(best(&[Seen::exact(100), MOST]), Seen::exact(100));
        assert_eq!(best(&[MOST, Seen::exact(100)]), Seen::exact(100));
        assert_eq!(best(&[Seen::exact(100), Seen::guess(50)]), LEAST);
        assert_eq!(best(&[Seen::exact(100), MOST.plus(50)]), MOST.plus(50));
    }

    #[test]
    fn of_equal_moves_the_proven_one_is_the_best() {
        let mut best = Seen::NO_MOVE;
        assert_eq!([MOST, LEAST, LEAST, MOST].map(|seen| best.include(seen)), [true, true, false, false]);
    }

    #[test]
    fn a_guess_beyond_what_is_proven_is_corrected() {
        let proven = Proven { least: -50, most: 100 };
        assert_eq!(proven.correct(Seen::guess(30)), Seen::guess(30));
        assert_eq!(proven.correct(Seen::guess(400)), MOST);
        assert_eq!(proven.correct(Seen::guess(-400)), Seen { score: -50, at_least: true, at_most: false });
        assert_eq!(proven.narrowed(LEAST), Proven { least: 100, most: 100 });
        assert_eq!(proven.narrowed(Seen::guess(0)), proven);
    }

    #[test]
    fn a_window_is_settled_only_by_what_lies_outside_it_or_is_a_point() {
        let proven = Proven { least: -50, most: 100 };
        let window = |alpha, beta| Window { alpha, beta };
        assert_eq!(proven.settles(window(100, 200)), Some(MOST));
        assert_eq!(proven.settles(window(-99, -50)), Some(Seen { score: -50, at_least: true, at_most: false }));
        assert_eq!(proven.settles(window(-51, 0)), None);
        assert_eq!(proven.settles(Window::OPEN), None);
        assert_eq!(Proven { least: 100, most: 100 }.settles(Window::OPEN), Some(Seen::exact(100)));
    }

    #[test]
    fn only_what_is_proven_on_both_sides_is_an_exact_value() {
        assert_eq!(Seen::exact(-100).value(), Value::Exact(-2));
        assert_eq!(LEAST.value(), Value::Estimate(200));
        assert_eq!((-MOST).value(), Value::Estimate(-200));
        assert_eq!(Seen::guess(13).value(), Value::Estimate(26));
    }
}
