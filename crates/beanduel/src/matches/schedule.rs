//! Which games a match consists of: pairs of games from one opening with sides swapped, for every two that meet.

use beanduel_rules::BySide;

/// A game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fixture {
    /// Which opening, and the number of the pair, from 0.
    pub pair: usize,
    /// Who plays, by their numbers from 0.
    pub sides: BySide<usize>,
}

/// All games of a match, pair after pair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// Those who meet, the first of them being South in the first game of each pair.
    pub meetings: Vec<(usize, usize)>,
    /// How many pairs of games each two play.
    pub pairs: usize,
}

impl Schedule {
    /// Everybody against everybody, at least so many games each two.
    pub fn round_robin(contestants: usize, games: usize) -> Schedule {
        let meetings = (0..contestants).flat_map(|a| (a + 1..contestants).map(move |b| (a, b))).collect();
        Schedule { meetings, pairs: games.div_ceil(2) }
    }

    /// The first against each of the others.
    pub fn gauntlet(contestants: usize, games: usize) -> Schedule {
        Schedule { meetings: (1..contestants).map(|b| (0, b)).collect(), pairs: games.div_ceil(2) }
    }

    /// How many games.
    pub fn len(&self) -> usize {
        2 * self.pairs * self.meetings.len()
    }

    /// The games in the order they are begun.
    pub fn fixtures(&self) -> impl Iterator<Item = Fixture> + '_ {
        (0..self.pairs).flat_map(move |pair| {
            self.meetings.iter().flat_map(move |&(a, b)| {
                [(a, b), (b, a)].map(|(south, north)| Fixture { pair, sides: BySide { south, north } })
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn everybody_plays_both_sides_of_every_opening_against_everybody() {
        let schedule = Schedule::round_robin(4, 5);
        let fixtures: Vec<Fixture> = schedule.fixtures().collect();
        assert_eq!(fixtures.len(), schedule.len());
        assert_eq!(fixtures.len(), 6 * 6);
        assert_eq!(fixtures.iter().collect::<HashSet<_>>().len(), fixtures.len());
        for fixture in &fixtures {
            let sides = BySide { south: fixture.sides.north, north: fixture.sides.south };
            assert!(fixtures.contains(&Fixture { sides, ..*fixture }));
        }
        assert_eq!(Schedule::gauntlet(4, 2).meetings, [(0, 1), (0, 2), (0, 3)]);
    }
}
