//! The options of the engine that a program may set: their names, their ranges, their present values.

use beanduel_rules::{MAX_CUPS, MAX_STOCK, Rules};

use super::fault::ProtocolFault;
use crate::level::Level;
use crate::memory::can_be_had;

/// The options, all with a value that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The board of `position startpos`.
    pub rules: Rules,
    /// Who plays; level 12 is full strength.
    pub level: Level,
    /// How many threads search.
    pub threads: usize,
    /// Memory in MiB, one half for what the search sees, one for the solver of the end of the game.
    pub hash_mib: usize,
    /// What the choice among near-best moves of a level below 12 follows.
    pub seed: u64,
    /// How many moves are reported with their lines.
    pub multi_pv: usize,
    /// Whether the program may let the engine think in the opponent's time: `bestmove` then names the reply it would like to think
    /// about.
    pub ponder: bool,
    /// Whether tables of exact values answer where there are some.
    pub tables: bool,
}

/// A new value for one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionChange {
    /// Cups of each player; stock and max sow become the regular ones of that board.
    Cups(u8),
    /// Beans in each stock at the start.
    Stock(u8),
    /// The most beans of a sowing, at most the cups.
    MaxSow(u8),
    /// The level.
    Level(Level),
    /// Threads.
    Threads(usize),
    /// Memory in MiB.
    Hash(usize),
    /// The seed.
    Seed(u64),
    /// Lines reported.
    MultiPv(usize),
    /// Whether the program will let the engine ponder.
    Ponder(bool),
    /// Whether tables answer.
    Tables(bool),
}

/// A number that an option may have: its name, default, least and most.
struct Spin {
    name: &'static str,
    default: u64,
    least: u64,
    most: u64,
    change: fn(u64) -> Option<OptionChange>,
}

/// As large as any program that reads the list of options can hold.
const MOST_SEED: u64 = i64::MAX as u64;
/// More threads are of no use.
const MOST_THREADS: u64 = 256;
const MOST_HASH: u64 = 1 << 20;
/// A player never has more moves: every cup and every amount.
const MOST_LINES: u64 = 2 * MAX_CUPS as u64;

const SPINS: [Spin; 8] = [
    Spin { name: "Cups", default: 4, least: 1, most: MAX_CUPS as u64, change: |n| Some(OptionChange::Cups(n as u8)) },
    Spin {
        name: "Stock",
        default: 40,
        least: 1,
        most: MAX_STOCK as u64,
        change: |n| Some(OptionChange::Stock(n as u8)),
    },
    Spin {
        name: "MaxSow",
        default: 4,
        least: 1,
        most: MAX_CUPS as u64,
        change: |n| Some(OptionChange::MaxSow(n as u8)),
    },
    Spin { name: "Level", default: 12, least: 1, most: 12, change: |n| Level::new(n as u8).map(OptionChange::Level) },
    Spin {
        name: "Threads",
        default: 1,
        least: 1,
        most: MOST_THREADS,
        change: |n| Some(OptionChange::Threads(n as usize)),
    },
    Spin { name: "Hash", default: 64, least: 1, most: MOST_HASH, change: |n| Some(OptionChange::Hash(n as usize)) },
    Spin { name: "Seed", default: 0, least: 0, most: MOST_SEED, change: |n| Some(OptionChange::Seed(n)) },
    Spin {
        name: "MultiPV",
        default: 1,
        least: 1,
        most: MOST_LINES,
        change: |n| Some(OptionChange::MultiPv(n as usize)),
    },
];

/// Something that an option says yes or no to: its name, default, and change.
struct Check {
    name: &'static str,
    default: bool,
    change: fn(bool) -> OptionChange,
}

const CHECKS: [Check; 2] = [
    Check { name: "Ponder", default: false, change: OptionChange::Ponder },
    Check { name: "Tables", default: true, change: OptionChange::Tables },
];

impl Default for Options {
    fn default() -> Options {
        Options {
            rules: Rules::default(),
            level: Level::ALL[11],
            threads: 1,
            hash_mib: 64,
            seed: 0,
            multi_pv: 1,
            ponder: false,
            tables: true,
        }
    }
}

impl Options {
    /// The lines that tell a program which options there are.
    pub fn described() -> impl Iterator<Item = String> {
        let spins = SPINS.iter().map(|Spin { name, default, least, most, .. }| {
            format!("option name {name} type spin default {default} min {least} max {most}")
        });
        let checks =
            CHECKS.iter().map(|Check { name, default, .. }| format!("option name {name} type check default {default}"));
        spins.chain(checks)
    }

    /// Changes one option.
    ///
    /// # Errors
    /// Where the board would not be one, or there isn't so much memory; nothing has changed then.
    pub fn apply(&mut self, change: OptionChange) -> Result<(), ProtocolFault> {
        let rules = self.rules;
        match change {
            OptionChange::Cups(cups) => self.rules = Rules::regular(cups).map_err(ProtocolFault::Rules)?,
            OptionChange::Stock(stock) => {
                self.rules = Rules::new(rules.cups(), stock, rules.max_sow()).map_err(ProtocolFault::Rules)?;
            }
            OptionChange::MaxSow(sow) => {
                self.rules = Rules::new(rules.cups(), rules.stock(), sow).map_err(ProtocolFault::Rules)?;
            }
            OptionChange::Level(level) => self.level = level,
            OptionChange::Threads(threads) => self.threads = threads,
            OptionChange::Hash(mib) if !can_be_had((mib as u64).saturating_mul(1 << 20)) => {
                return Err(ProtocolFault::Memory(mib));
            }
            OptionChange::Hash(mib) => self.hash_mib = mib,
            OptionChange::Seed(seed) => self.seed = seed,
            OptionChange::MultiPv(lines) => self.multi_pv = lines,
            OptionChange::Ponder(ponder) => self.ponder = ponder,
            OptionChange::Tables(tables) => self.tables = tables,
        }
        Ok(())
    }
}

impl OptionChange {
    /// Reads the name of an option, in any case, and its value.
    pub(super) fn read(name: &str, value: &str) -> Result<OptionChange, ProtocolFault> {
        if let Some(check) = CHECKS.iter().find(|check| check.name.eq_ignore_ascii_case(name)) {
            return match value.to_ascii_lowercase().as_str() {
                "true" => Ok((check.change)(true)),
                "false" => Ok((check.change)(false)),
                _ => Err(ProtocolFault::Word { found: ProtocolFault::found(value), expected: "true or false" }),
            };
        }
        let Some(spin) = SPINS.iter().find(|spin| spin.name.eq_ignore_ascii_case(name)) else {
            return Err(ProtocolFault::Option(ProtocolFault::found(name)));
        };
        let &Spin { name, least, most, change, .. } = spin;
        let number = value.parse().ok().filter(|number| (least..=most).contains(number));
        let found = || ProtocolFault::found(value);
        number.and_then(change).ok_or_else(|| ProtocolFault::Number { name, found: found(), least, most })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_told_are_the_defaults() {
        let mut options = Options::default();
        options.apply(OptionChange::Level(Level::ALL[0])).unwrap();
        for Spin { default, change, .. } in SPINS {
            options.apply(change(default).unwrap()).unwrap();
        }
        for Check { default, change, .. } in CHECKS {
            options.apply(change(default)).unwrap();
        }
        assert_eq!(options, Options::default());
    }

    #[test]
    fn more_memory_than_there_is_changes_nothing() {
        let mut options = Options::default();
        // No machine has an address for it.
        let much = usize::MAX >> 20;
        assert_eq!(options.apply(OptionChange::Hash(much)), Err(ProtocolFault::Memory(much)));
        assert_eq!(options, Options::default());
        options.apply(OptionChange::Hash(2)).unwrap();
        assert_eq!(options.hash_mib, 2);
    }

    #[test]
    fn another_board_brings_its_regular_stock() {
        let mut options = Options::default();
        options.apply(OptionChange::read("cups", "6").unwrap()).unwrap();
        assert_eq!(options.rules, Rules::regular(6).unwrap());
        options.apply(OptionChange::read("Stock", "7").unwrap()).unwrap();
        assert_eq!(options.rules, Rules::new(6, 7, 6).unwrap());
        assert!(matches!(options.apply(OptionChange::MaxSow(7)), Err(ProtocolFault::Rules(_))));
        assert_eq!(options.rules, Rules::new(6, 7, 6).unwrap());
    }
}
