//! What a `go` says about how long to think.

use super::fault::ProtocolFault;
use crate::clock::Clock;

/// How long to think, as far as the line says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// At most so many plies.
    pub depth: Option<u32>,
    /// At most so many positions.
    pub nodes: Option<u64>,
    /// So many milliseconds for this move.
    pub move_time: Option<u64>,
    /// The clock of the game.
    pub clock: Option<Clock>,
    /// Until told to stop, whatever is known.
    pub infinite: bool,
    /// In the opponent's time: until told to stop, or that the move expected was played.
    pub ponder: bool,
}

/// Longer than any search lasts, in milliseconds: a hundred years. Larger numbers are taken for it.
const LONGEST_MS: u64 = 100 * 366 * 24 * 3_600_000;

impl Go {
    /// Reads the words after `go`.
    pub(super) fn read<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, ProtocolFault> {
        let mut go = Go::default();
        let mut clock = Clock::default();
        let mut has_clock = false;
        while let Some(word) = words.next() {
            let mut next = || words.next().unwrap_or_default();
            let number = |found: &str, name, least: u64| {
                let digits = !found.is_empty() && found.bytes().all(|c| c.is_ascii_digit());
                let number = digits.then(|| found.parse().unwrap_or(u64::MAX)).filter(|&number| number >= least);
                number.ok_or_else(|| ProtocolFault::Number {
                    name,
                    found: ProtocolFault::found(found),
                    least,
                    most: u64::MAX,
                })
            };
            let (left, increment) = (&mut clock.remaining_ms, &mut clock.increment_ms);
            let in_ms = |found| number(found, "time in ms", 0).map(|ms| ms.min(LONGEST_MS));
            // A clock that has run below zero is one that has nothing left.
            let mut ms = || in_ms(Some(next()).filter(|found| !found.starts_with('-')).unwrap_or("0"));
            match word {
                "depth" => go.depth = Some(number(next(), "depth", 1)?.min(u64::from(u32::MAX)) as u32),
                "nodes" => go.nodes = Some(number(next(), "number of nodes", 1)?),
                "movetime" => go.move_time = Some(in_ms(next())?),
                "p1time" | "stime" | "wtime" => (left.south, has_clock) = (ms()?, true),
                "p2time" | "ntime" | "btime" => (left.north, has_clock) = (ms()?, true),
                "p1inc" | "sinc" | "winc" => increment.south = ms()?,
                "p2inc" | "ninc" | "binc" => increment.north = ms()?,
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                word => {
                    let found = ProtocolFault::found(word);
                    return Err(ProtocolFault::Word { found, expected: "a limit of the search" });
                }
            }
        }
        go.clock = has_clock.then_some(clock);
        Ok(go)
    }
}

#[cfg(test)]
mod tests {
    use beanduel_rules::BySide;

    use super::*;

    fn go(line: &str) -> Result<Go, ProtocolFault> {
        Go::read(line.split_whitespace())
    }

    #[test]
    fn clocks_may_be_named_for_players_sides_or_colours() {
        let clock =
            Clock { remaining_ms: BySide { south: 1000, north: 2000 }, increment_ms: BySide { south: 10, north: 20 } };
        for line in [
            "p1time 1000 p2time 2000 p1inc 10 p2inc 20",
            "stime 1000 ntime 2000 sinc 10 ninc 20",
            "wtime 1000 btime 2000 winc 10 binc 20",
        ] {
            assert_eq!(go(line).unwrap().clock, Some(clock), "{line}");
        }
    }

    #[test]
    fn a_clock_below_zero_has_nothing_left_and_a_huge_number_is_a_long_time() {
        assert_eq!(go("p1time -5 p2time 1").unwrap().clock.unwrap().remaining_ms.south, 0);
        assert_eq!(go("movetime 99999999999999999999999").unwrap().move_time, Some(LONGEST_MS));
    }

    #[test]
    fn what_is_no_limit_is_refused() {
        for line in ["depth", "depth 0", "depth x", "nodes -1", "movetime -5", "depth 3 4", "fast"] {
            assert!(go(line).is_err(), "{line}");
        }
    }
}
