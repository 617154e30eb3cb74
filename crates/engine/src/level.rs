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
    pub sight: Sight,
    limits: Limits,
    /// On four cups, see [`Strength::temperature`].
    temperature: i32,
    think_ms: u64,
}

impl Strength {
    /// The limits that hold where the caller sets these.
    pub fn limits(&self, given: Limits) -> Limits {
        match self.limits.time_ms {
            // A clock is there for want of anything better.
            Some(_) if !given.is_endless() => given,
            Some(_) | None => self.limits.and(given),
        }
    }

    /// How many points below the best a move is chosen e times less often; 0 where the best is always chosen. More on
    /// larger boards, where more beans are at stake in every move.
    pub fn temperature(&self, cups: u8) -> i32 {
        self.temperature * (i32::from(cups) + 4) / 8
    }
}

/// A level that sees so many plies, as far as so many nodes allow.
const fn sees(sight: Sight, depth: u32, nodes: u64, temperature: i32, think_ms: u64) -> Strength {
    Strength { sight, limits: Limits { nodes: Some(nodes), depth: Some(depth), ..Limits::NONE }, temperature, think_ms }
}

/// Chosen so that on 2x4 each level up to 11 takes between 65 and 85% of the points from the one below
/// (`cargo run --release -p beanduel-engine --example levels`).
const STRENGTHS: [Strength; 12] = [
    sees(Sight::Pots, 1, 1_000, 100, 400),
    sees(Sight::Pots, 1, 1_000, 35, 400),
    sees(Sight::Pots, 3, 2_000, 40, 500),
    sees(Sight::Cups, 3, 2_000, 45, 500),
    sees(Sight::Rows, 1, 1_000, 125, 500),
    sees(Sight::Rows, 1, 1_000, 70, 600),
    sees(Sight::Rows, 2, 2_000, 48, 600),
    sees(Sight::Rows, 3, 5_000, 40, 600),
    sees(Sight::Rows, 4, 10_000, 18, 700),
    sees(Sight::Rows, 7, 60_000, 9, 700),
    sees(Sight::Rows, 9, 100_000, 3, 800),
    Strength { sight: Sight::All, limits: Limits::time_ms(2_500), temperature: 0, think_ms: 2_500 },
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
