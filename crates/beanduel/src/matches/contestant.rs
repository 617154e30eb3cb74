//! Who plays, as a text on the command line: `full`, `level=5`, `deepening,nodes=5000`, `cmd:./other --ugi`.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use beanduel_engine::{Level, Sight, Weights, can_be_had};

use super::baselines::{AlphaBeta, Chance, Deepening, MonteCarlo};
use super::limit::Limit;
use super::ours::Ours;
use super::player::Player;
use super::program::Program;
use super::stopwatch::Timing;
use crate::duration::Time;
use crate::exact::Tables;
use crate::size::Size;
use crate::thinker::Thinker;

/// One who plays, as it was written.
#[derive(Clone, Debug, PartialEq)]
pub struct Contestant {
    /// What it is called: the text it was written as, unless that was there before.
    pub name: String,
    kind: Kind,
    /// Its own limit in place of the match's.
    limit: Option<Limit>,
}

#[derive(Clone, Debug, PartialEq)]
enum Kind {
    /// Our engine. Below level 12 it has its own measure, if no limit is written beside it.
    Ours { level: Level, memory: u64, threads: usize, tables: bool, sight: Sight, weights: Option<PathBuf> },
    /// Another program that speaks UGI: its words, and the options it is set.
    Program { words: Vec<String>, options: Vec<(String, String)> },
    /// Baseline (a): alpha-beta to this depth.
    AlphaBeta { depth: u32 },
    /// Baseline (a'): deeper and deeper.
    Deepening,
    /// Baseline (b).
    MonteCarlo,
    /// Any legal move.
    Chance,
}

/// What every player of a match is made with.
pub struct Making<'a> {
    /// The limit where a contestant has none of its own.
    pub limit: Limit,
    /// How time is measured.
    pub timing: Timing,
    /// Exact values for our engine.
    pub tables: &'a Arc<Tables>,
}

impl Contestant {
    /// How deep baseline (a) sees.
    const ALPHA_BETA_DEPTH: u32 = 8;
    /// Memory of our engine's transposition table in bytes.
    const MEMORY: u64 = 64 << 20;

    /// How its time is measured: what the processor does for another program, or for other threads, is not to be seen.
    pub const fn timing(&self, of_match: Timing) -> Timing {
        match self.kind {
            Kind::Program { .. } | Kind::Ours { threads: 2.., .. } => Timing::Wall,
            Kind::Ours { .. } | Kind::AlphaBeta { .. } | Kind::Deepening | Kind::MonteCarlo | Kind::Chance => of_match,
        }
    }

    /// The limit that holds for it; none where it has its own measure.
    pub fn limit(&self, of_match: Limit) -> Option<Limit> {
        match self.kind {
            Kind::Ours { level, .. } if level < Level::ALL[11] => self.limit,
            Kind::AlphaBeta { .. } | Kind::Chance => None,
            Kind::Ours { .. } | Kind::Program { .. } | Kind::Deepening | Kind::MonteCarlo => {
                Some(self.limit.unwrap_or(of_match))
            }
        }
    }

    /// A player of this kind.
    ///
    /// # Errors
    /// Where the limit means nothing to it, or the file of its weights or the memory can't be had.
    pub fn player(&self, making: &Making<'_>) -> Result<Box<dyn Player>, Unmakeable> {
        let limit = self.limit(making.limit);
        let of_match = limit.unwrap_or(making.limit);
        Ok(match &self.kind {
            Kind::Ours { level, memory, threads, tables, sight, weights } => {
                let tables = tables.then(|| Arc::clone(making.tables));
                if !can_be_had(*memory) {
                    return Err(Unmakeable::Memory);
                }
                let memory = usize::try_from(*memory).unwrap_or(usize::MAX);
                let mut thinker = Thinker::new(memory, *threads, tables).with_sight(*sight);
                if let Some(path) = weights {
                    let bytes = std::fs::read(path).map_err(|error| Unmakeable::File(path.clone(), error))?;
                    let weights = Weights::read(&bytes).map_err(|_| Unmakeable::NoWeights(path.clone()))?;
                    thinker = thinker.with_weights(weights);
                }
                Box::new(Ours::new(thinker, *level, limit, self.timing(making.timing)))
            }
            Kind::Program { words, options } => Box::new(Program::new(words.clone(), options.clone(), of_match)),
            &Kind::AlphaBeta { depth } => Box::new(AlphaBeta::new(depth)),
            Kind::Deepening => Box::new(Deepening::new(of_match, making.timing)),
            Kind::MonteCarlo if matches!(of_match, Limit::Depth(_)) => return Err(Unmakeable::Limit),
            Kind::MonteCarlo => Box::new(MonteCarlo::new(of_match, making.timing)),
            Kind::Chance => Box::new(Chance::new()),
        })
    }
}

/// Why there can't be such a player.
#[derive(Debug)]
pub enum Unmakeable {
    /// A depth means nothing to a Monte-Carlo player.
    Limit,
    /// The machine doesn't have the memory.
    Memory,
    /// The file of the weights can't be read.
    File(PathBuf, io::Error),
    /// The file is there but holds no weights.
    NoWeights(PathBuf),
}

impl FromStr for Contestant {
    type Err = InvalidContestant;

    fn from_str(text: &str) -> Result<Contestant, InvalidContestant> {
        let name = text.to_owned();
        if let Some(rest) = text.strip_prefix("cmd") {
            let (kind, limit) = program(rest).ok_or(InvalidContestant)?;
            return Ok(Contestant { name, kind, limit });
        }
        let mut settings = text.split(',').map(|setting| setting.split_once('=').unwrap_or((setting, "")));
        let ours = |level| {
            let (memory, sight) = (Contestant::MEMORY, Sight::All);
            Kind::Ours { level, memory, threads: 1, tables: true, sight, weights: None }
        };
        let mut kind = match settings.next() {
            Some(("full", "")) => ours(Level::ALL[11]),
            Some(("level", number)) => ours(number.parse().ok().and_then(Level::new).ok_or(InvalidContestant)?),
            Some(("alphabeta", "")) => Kind::AlphaBeta { depth: Contestant::ALPHA_BETA_DEPTH },
            Some(("deepening", "")) => Kind::Deepening,
            Some(("uct", "")) => Kind::MonteCarlo,
            Some(("chance", "")) => Kind::Chance,
            Some(_) | None => return Err(InvalidContestant),
        };
        let mut limit = None;
        for (name, value) in settings {
            match (&mut kind, name) {
                (Kind::AlphaBeta { depth }, "depth") => {
                    *depth = value.parse().ok().filter(|depth| (1..=200).contains(depth)).ok_or(InvalidContestant)?;
                }
                (Kind::AlphaBeta { .. } | Kind::Chance, _) => return Err(InvalidContestant),
                (Kind::Ours { memory, .. }, "hash") => {
                    *memory = value.parse::<Size>().map_err(|_| InvalidContestant)?.bytes();
                }
                (Kind::Ours { threads, .. }, "threads") => {
                    *threads = value.parse().ok().filter(|n| (1..=256).contains(n)).ok_or(InvalidContestant)?;
                }
                (Kind::Ours { tables, .. }, "tables") => {
                    *tables = match value {
                        "on" => true,
                        "off" => false,
                        _ => return Err(InvalidContestant),
                    };
                }
                (Kind::Ours { sight, .. }, "sees") => {
                    *sight = match value {
                        "pots" => Sight::Pots,
                        "cups" => Sight::Cups,
                        "rows" => Sight::Rows,
                        "all" => Sight::All,
                        _ => return Err(InvalidContestant),
                    };
                }
                (Kind::Ours { weights, .. }, "weights") if !value.is_empty() => *weights = Some(value.into()),
                (_, name) => limit = Some(own_limit(name, value).ok_or(InvalidContestant)?),
            }
        }
        Ok(Contestant { name, kind, limit })
    }
}

fn own_limit(name: &str, value: &str) -> Option<Limit> {
    match name {
        "time" => value.parse::<Time>().ok().map(|time| Limit::Time(time.duration())),
        "nodes" => value.parse().ok().filter(|&nodes| nodes > 0).map(Limit::Nodes),
        "depth" => value.parse().ok().filter(|&depth| depth > 0).map(Limit::Depth),
        _ => None,
    }
}

/// Reads what follows `cmd`: options in brackets if any, a colon, and the words of the command as a shell would part them. One of
/// the options may be a limit in small letters.
fn program(text: &str) -> Option<(Kind, Option<Limit>)> {
    let (options, command) = match text.strip_prefix('[') {
        Some(rest) => rest.split_once("]:")?,
        None => ("", text.strip_prefix(':')?),
    };
    let mut limit = None;
    let mut set = Vec::new();
    for option in options.split(',').filter(|option| !option.is_empty()) {
        let (name, value) = option.split_once('=')?;
        match own_limit(name, value) {
            Some(own) => limit = Some(own),
            None => set.push((name.to_owned(), value.to_owned())),
        }
    }
    let words = shlex::split(command).filter(|words| !words.is_empty())?;
    Some((Kind::Program { words, options: set }, limit))
}

/// No contestant that is known here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidContestant;

impl fmt::Display for InvalidContestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no engine such as full, level=5, alphabeta, deepening, uct, chance or cmd:PROGRAM")
    }
}

impl std::error::Error for InvalidContestant {}

/// Gives those that were written alike numbers, so that all names differ.
pub fn with_names_of_their_own(contestants: &mut [Contestant]) {
    for index in 1..contestants.len() {
        let (before, rest) = contestants.split_at_mut(index);
        let taken = |name: &str| before.iter().any(|contestant| contestant.name == name);
        let written = rest[0].name.clone();
        let mut number = 2;
        while taken(&rest[0].name) {
            rest[0].name = format!("{written} #{number}");
            number += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn contestants_are_read() {
        let read = |text: &str| text.parse::<Contestant>().unwrap();
        let match_limit = Limit::Nodes(7);
        assert_eq!(read("full").limit(match_limit), Some(match_limit));
        assert_eq!(
            read("full,time=50ms,hash=8M,threads=2,tables=off,sees=pots").limit(match_limit),
            Some(Limit::Time(Duration::from_millis(50)))
        );
        assert_eq!(read("level=12").limit(match_limit), Some(match_limit));
        assert_eq!(read("level=5").limit(match_limit), None);
        assert_eq!(read("level=5,nodes=9").limit(match_limit), Some(Limit::Nodes(9)));
        assert_eq!(read("alphabeta").kind, Kind::AlphaBeta { depth: 8 });
        assert_eq!(read("alphabeta,depth=4").limit(match_limit), None);
        let words = vec!["./my engine".to_owned(), "--ugi".to_owned()];
        let options = vec![("Hash".to_owned(), "8".to_owned())];
        assert_eq!(read("cmd[Hash=8,depth=3]:'./my engine' --ugi").kind, Kind::Program { words, options });
        assert_eq!(read("cmd[Hash=8,depth=3]:x").limit(match_limit), Some(Limit::Depth(3)));
        for text in [
            "",
            "fool",
            "level",
            "level=0",
            "level=13",
            "full=1",
            "full,time=5",
            "full,nodes=0",
            "full,colour=red",
            "full,tables=maybe",
            "full,weights=",
            "full,sees=nothing",
            "uct,sees=pots",
            "alphabeta,depth=0",
            "alphabeta,nodes=5",
            "chance,depth=1",
            "uct,hash=1M",
            "cmd",
            "cmd:",
            "cmd:'",
            "cmd[x]:y",
            "cmd[a=b:c",
        ] {
            assert_eq!(text.parse::<Contestant>(), Err(InvalidContestant), "{text}");
        }
    }

    #[test]
    fn two_alike_get_numbers() {
        let mut both: Vec<Contestant> = ["full", "uct", "full", "full"].map(|text| text.parse().unwrap()).to_vec();
        with_names_of_their_own(&mut both);
        let names: Vec<&str> = both.iter().map(|contestant| contestant.name.as_str()).collect();
        assert_eq!(names, ["full", "uct", "full #2", "full #3"]);
    }
}
