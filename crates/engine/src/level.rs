//! The twelve levels: how far each sees, and how near to the best a move must be to be played.

use core::fmt;

use crate::evaluation::Sight;
use crate::watch::Limits;

/// A level of play, 1 (a child's first game) to 12 (all the engine has).
///
/// Lower levels are weaker because they see less and because they choose among moves that look nearly as good as the
/// best. They don't blunder at random: what a level sees, it heeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strength {
    limits: Limits,
    /// Points below the best at which a move is chosen e times less often; 0 chooses the best.
    pub temperature: i32,
    pub sight: Sight,
    think_ms: u64,
}

impl Strength {
    /// The limits that hold where the caller sets these.
    pub fn limits(&self, given: Limits) -> Limits {
        match self.limits.time_ms {
            // A clock is there for want of anything better.
            Some(_) if given != Limits::default() => given,
            Some(_) | None => self.limits.and(given),
        }
    }
}

/// A level that sees so many plies and nodes.
const fn sees(sight: Sight, depth: u32, nodes: u64, temperature: i32, think_ms: u64) -> Strength {
    Strength {
        limits: Limits { time_ms: None, nodes: Some(nodes), depth: Some(depth) },
        temperature,
        sight,
        think_ms,
    }
}

const STRENGTHS: [Strength; 12] = [
    sees(Sight::Pots, 1, 1_000, 100, 300),
    sees(Sight::Pots, 1, 1_000, 50, 300),
    sees(Sight::Pots, 2, 1_000, 50, 400),
    sees(Sight::Pots, 3, 1_000, 50, 400),
    sees(Sight::Rows, 1, 1_000, 50, 500),
    sees(Sight::Rows, 2, 3_000, 50, 500),
    sees(Sight::Rows, 3, 5_000, 40, 500),
    sees(Sight::Rows, 4, 10_000, 30, 600),
    sees(Sight::Rows, 6, 30_000, 20, 600),
    sees(Sight::Rows, 8, 100_000, 10, 700),
    sees(Sight::Rows, 250, 400_000, 0, 800),
    Strength { limits: Limits::time_ms(2_500), temperature: 0, sight: Sight::Rows, think_ms: 2_500 },
];

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 12] = {
        let mut all = [Level(0); 12];
        let mut i = 0;
        while i < 12 {
            all[i] = Level(i as u8 + 1);
            i += 1;
        }
        all
    };

    /// The level of this number, if there is one: 1 to 12.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 12 { Some(Level(number)) } else { None }
    }

    /// Its number, 1 to 12.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How long a move of this level should take in front of a person, in milliseconds. The engine answers much sooner
    /// at all levels but the last; a program may wait for the rest, so that the move can be followed.
    pub const fn think_ms(self) -> u64 {
        self.strength().think_ms
    }

    pub(crate) const fn strength(self) -> Strength {
        STRENGTHS[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
