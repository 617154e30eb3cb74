//! A move on its way over the board, bean by bean.

use std::time::{Duration, Instant};

use beanduel_rules::{Move, Position};

use super::shown::{Shown, instants};
use crate::options::Speed;

impl Speed {
    /// How long each bean takes; none where all arrive at once.
    const fn each_bean(self) -> Option<Duration> {
        match self {
            Speed::Off => None,
            Speed::Slow => Some(Duration::from_millis(450)),
            Speed::Normal => Some(Duration::from_millis(200)),
            Speed::Fast => Some(Duration::from_millis(70)),
        }
    }

    /// The speed after this one, around the end.
    pub const fn next(self) -> Speed {
        match self {
            Speed::Off => Speed::Slow,
            Speed::Slow => Speed::Normal,
            Speed::Normal => Speed::Fast,
            Speed::Fast => Speed::Off,
        }
    }

    /// The message that names it.
    pub const fn name(self) -> &'static str {
        match self {
            Speed::Off => "speed-off",
            Speed::Slow => "speed-slow",
            Speed::Normal => "speed-normal",
            Speed::Fast => "speed-fast",
        }
    }
}

/// The instants of a move that are still to be shown.
pub struct Animation {
    instants: std::vec::IntoIter<Shown>,
    shown: Shown,
    next: Instant,
    each: Duration,
}

impl Animation {
    /// The move from a position, starting now; none for a pass and where animation is off.
    pub fn start(before: &Position, mv: Move, speed: Speed, now: Instant) -> Option<Animation> {
        let each = speed.each_bean()?;
        let mut instants = instants(before, mv).into_iter();
        let shown = instants.next()?;
        Some(Animation { instants, shown, next: now + each, each })
    }

    /// What the board shows.
    pub fn shown(&self) -> &Shown {
        &self.shown
    }

    /// When the next instant is due.
    pub fn next_due(&self) -> Instant {
        self.next
    }

    /// Goes on to the instant that is due now; `false` once the last has had its time.
    pub fn advance(&mut self, now: Instant) -> bool {
        while self.next <= now {
            match self.instants.next() {
                Some(shown) => self.shown = shown,
                None => return false,
            }
            self.next += self.each;
        }
        true
    }
}
