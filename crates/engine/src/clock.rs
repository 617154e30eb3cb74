//! The clock of a game, and how much of it a move may take.

use beanduel_rules::{BySide, Position};

/// What both players have left to think for the rest of the game, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Clock {
    /// What is left.
    pub remaining_ms: BySide<u64>,
    /// What each move adds, once it is made.
    pub increment_ms: BySide<u64>,
}

/// How long a move may take, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// After this no new depth is begun, unless something is amiss.
    pub soft: u64,
    /// After this the search ends.
    pub hard: u64,
}

impl Budget {
    pub const ENDLESS: Budget = Budget { soft: u64::MAX, hard: u64::MAX };

    /// A fixed time is used up: nothing is saved by moving sooner.
    pub const fn fixed(time_ms: u64) -> Budget {
        Budget { soft: u64::MAX, hard: time_ms }
    }

    /// The stricter of each of both.
    pub fn and(self, other: Budget) -> Budget {
        Budget { soft: self.soft.min(other.soft), hard: self.hard.min(other.hard) }
    }
}

impl Clock {
    /// Left on the clock whatever happens: a move takes a while to be carried to whoever holds the clock.
    const RESERVE: u64 = 25;

    /// What the mover of this position may take.
    ///
    /// The end of a game is known exactly and takes no time, so that only part of the moves still to come have to be paid for.
    pub(crate) fn budget(&self, position: &Position) -> Budget {
        let mover = position.to_move();
        let (remaining, increment) = (self.remaining_ms[mover], self.increment_ms[mover]);
        let usable = remaining.saturating_sub(remaining / 50).saturating_sub(Clock::RESERVE);
        let moves = 4 + 2 * u64::from(position.side(mover).stock()) / 5;
        let soft = (usable / moves).saturating_add(increment / 4 * 3).min(usable / 2);
        let hard = soft.saturating_mul(4).min(usable / 2);
        Budget { soft, hard }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_rules::Rules;

    fn budget(remaining: u64, increment: u64) -> Budget {
        let clock = |ms: u64| BySide { south: ms, north: ms.saturating_mul(3) };
        Clock { remaining_ms: clock(remaining), increment_ms: clock(increment) }
            .budget(&Position::start(Rules::default()))
    }

    #[test]
    fn a_move_never_takes_more_than_half_of_what_is_left() {
        for remaining in [0, 1, 25, 26, 30, 100, 1_000, 60_000, 3_600_000, u64::MAX / 3] {
            for increment in [0, 10, 1_000, 60_000, u64::MAX] {
                let Budget { soft, hard } = budget(remaining, increment);
                assert!(soft <= hard && 2 * hard <= remaining, "{remaining} + {increment}: {soft}, {hard}");
            }
        }
    }

    #[test]
    fn more_time_is_used_where_there_is_more() {
        assert_eq!(budget(10, 0), Budget { soft: 0, hard: 0 });
        assert!(budget(60_000, 0).soft > 2 * budget(20_000, 0).soft);
        assert!(budget(60_000, 2_000).soft > budget(60_000, 0).soft + 1_000);
    }
}
