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

/// What a player sees, and how near to the best a move must be to be played. Levels are made of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// How much of the board it takes in.
    pub sight: Sight,
    /// How far it looks.
    pub limits: Limits,
    /// By how much a move must be below the best to be chosen e times less often, in fiftieths of a bean; 0 where the best is always
    /// chosen, and all that the engine has may be used.
    pub temperature: i32,
}

impl Strength {
    /// The limits that hold where the caller sets these.
    pub(crate) fn within(self, given: Limits) -> Strength {
        let limits = match self.limits.time_ms {
            // A clock is there for want of anything better.
            Some(_) if !given.is_endless() => given,
            Some(_) | None => self.limits.and(given),
        };
        Strength { limits, ..self }
    }
}

/// What makes a level what it is.
struct Kind {
    sight: Sight,
    limits: Limits,
    /// On boards of [`ANCHORS`] cups.
    temperatures: [i32; ANCHORS.len()],
    think_ms: u64,
}

/// The numbers of cups for which temperatures were chosen; between them they follow a straight line.
const ANCHORS: [i32; 5] = [3, 4, 6, 8, 10];

impl Kind {
    fn temperature(&self, cups: u8) -> i32 {
        let cups = i32::from(cups).clamp(ANCHORS[0], ANCHORS[ANCHORS.len() - 1]);
        let next = ANCHORS.iter().position(|&anchor| cups <= anchor).unwrap_or(0).max(1);
        let ([left, right], [low, high]) =
            ([ANCHORS[next - 1], ANCHORS[next]], [self.temperatures[next - 1], self.temperatures[next]]);
        (low * (right - cups) + high * (cups - left)) / (right - left)
    }
}

/// A level that sees so many plies, as far as so many nodes allow.
const fn sees(sight: Sight, depth: u32, nodes: u64, temperatures: [i32; ANCHORS.len()], think_ms: u64) -> Kind {
    Kind { sight, limits: Limits { nodes: Some(nodes), depth: Some(depth), ..Limits::NONE }, temperatures, think_ms }
}

/// Chosen so that on each board every level up to 11 takes about the same share of the points from the one below
/// (`cargo run --release -p beanduel-engine --example levels -- CUPS tune SHARE`), by the engine of commit 766728e; the two of level 11 for 8 and 10
/// cups were raised by hand after the search had become better.
const KINDS: [Kind; 12] = [
    sees(Sight::Pots, 1, 1_000, [87, 100, 125, 150, 175], 400),
    sees(Sight::Pots, 1, 1_000, [34, 34, 39, 45, 44], 400),
    sees(Sight::Pots, 3, 2_000, [52, 40, 36, 27, 26], 500),
    sees(Sight::Cups, 5, 10_000, [70, 60, 47, 20, 5], 500),
    sees(Sight::Rows, 1, 1_000, [138, 135, 150, 138, 126], 500),
    sees(Sight::Rows, 1, 1_000, [94, 84, 103, 103, 98], 600),
    sees(Sight::Rows, 2, 2_000, [77, 68, 70, 77, 76], 600),
    sees(Sight::Rows, 3, 5_000, [58, 47, 49, 52, 57], 600),
    sees(Sight::Rows, 5, 20_000, [41, 38, 33, 34, 40], 700),
    sees(Sight::Rows, 7, 60_000, [21, 15, 8, 7, 22], 700),
    sees(Sight::All, 8, 100_000, [24, 15, 10, 12, 10], 800),
    Kind { sight: Sight::All, limits: Limits::time_ms(2_500), temperatures: [0; ANCHORS.len()], think_ms: 2_500 },
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
        self.kind().think_ms
    }

    /// What it sees and how it chooses on a board of so many cups.
    pub fn strength(self, cups: u8) -> Strength {
        let kind = self.kind();
        Strength { sight: kind.sight, limits: kind.limits, temperature: kind.temperature(cups) }
    }

    const fn kind(self) -> &'static Kind {
        &KINDS[self.0 as usize - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn temperatures_follow_a_straight_line_between_the_boards_they_were_chosen_for() {
        let level = Level::ALL[0];
        let of = |cups| level.strength(cups).temperature;
        for (anchor, temperature) in ANCHORS.into_iter().zip(KINDS[0].temperatures) {
            assert_eq!(of(anchor as u8), temperature);
        }
        assert_eq!((of(1), of(2), of(15)), (of(3), of(3), of(10)));
        for between in [5, 7, 9] {
            assert_eq!(of(between), i32::midpoint(of(between - 1), of(between + 1)));
        }
        // Only the last level plays the best move of all it has on every board.
        for level in Level::ALL {
            assert!((1..=15).all(|cups| (level.strength(cups).temperature == 0) == (level == Level::ALL[11])));
        }
    }
}
