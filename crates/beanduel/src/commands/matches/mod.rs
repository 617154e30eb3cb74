//! `match`: engines play each other, two or many, and what came of it is told with its errors.

mod report;

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use beanduel_rules::{BySide, Position, Record, Rules, TagName};

use crate::duration::Time;
use crate::exact::Tables;
use crate::failure::Failure;
use crate::interrupt;
use crate::marked_line::harmless;
use crate::matches::archive::{Archive, ArchiveFault};
use crate::matches::contest::{self, Terms, Unstartable};
use crate::matches::contestant::{Contestant, Making, Unmakeable, with_names_of_their_own};
use crate::matches::limit::Limit;
use crate::matches::openings::Openings;
use crate::matches::player::{Player, Trouble};
use crate::matches::result::{FAULT, Fault, Finished, Meeting};
use crate::matches::schedule::{Fixture, Schedule};
use crate::matches::statistics::{Sprt, Verdict};
use crate::matches::stopwatch::Timing;
use crate::options::RulesArgs;
use crate::progress::Progress;
use crate::text::Text;

use report::Report;

/// How long a move takes at most where nothing else is said.
const USUAL_TIME: Duration = Duration::from_millis(100);
/// How much longer a move may take than it should, where nothing else is said.
const USUAL_GRACE: Duration = Duration::from_millis(250);
const USUAL_GAMES: usize = 100;
const USUAL_PLIES: usize = 6;

#[derive(clap::Args, Debug)]
#[allow(clippy::struct_excessive_bools)] // Each is a flag of its own.
pub struct Args {
    #[arg(value_name = "ENGINE", num_args = 2.., required = true)]
    engines: Vec<Contestant>,
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "N")]
    games: Option<NonZeroUsize>,
    #[arg(long, value_name = "TIME", conflicts_with_all = ["nodes", "depth"])]
    time: Option<Time>,
    #[arg(long, value_name = "N", conflicts_with = "depth")]
    nodes: Option<u64>,
    #[arg(long, value_name = "PLIES")]
    depth: Option<u32>,
    #[arg(long, value_name = "TEST")]
    sprt: Option<Sprt>,
    #[arg(long)]
    gauntlet: bool,
    #[arg(long, value_name = "ENGINE")]
    anchor: Option<String>,
    #[arg(long, value_name = "PLIES")]
    plies: Option<usize>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[arg(long, value_name = "TIME")]
    grace: Option<Time>,
    #[arg(long)]
    cpu_time: bool,
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, requires = "out")]
    resume: bool,
    #[arg(long)]
    json: bool,
}

impl Args {
    fn limit(&self) -> Limit {
        match (self.time, self.nodes, self.depth) {
            (_, Some(nodes), _) => Limit::Nodes(nodes.max(1)),
            (_, _, Some(depth)) => Limit::Depth(depth.max(1)),
            (time, None, None) => Limit::Time(time.map_or(USUAL_TIME, Time::duration)),
        }
    }

    fn terms(&self) -> Terms {
        let mut contestants = self.engines.clone();
        with_names_of_their_own(&mut contestants);
        Terms {
            contestants,
            limit: self.limit(),
            grace: self.grace.map_or(USUAL_GRACE, Time::duration),
            timing: if self.cpu_time { Timing::Processor } else { Timing::Wall },
            seed: self.seed.unwrap_or(1),
            plies: self.plies.unwrap_or(USUAL_PLIES),
            date: jiff::ZonedDateTime::now().strftime("%Y.%m.%d").to_string(),
        }
    }

    fn schedule(&self) -> Schedule {
        let games = self.games.map_or(USUAL_GAMES, NonZeroUsize::get);
        let schedule = if self.gauntlet { Schedule::gauntlet } else { Schedule::round_robin };
        schedule(self.engines.len(), games)
    }
}

/// Plays and tells. Ctrl-C ends it with what has been played so far.
///
/// # Errors
/// Engines or settings that can't be, a file that can't be gone on with, a program that can't be started.
pub fn run(args: &Args, data: Option<&std::path::Path>, text: &Text) -> Result<ExitCode, Failure> {
    let rules = args.rules.rules(text)?;
    let terms = args.terms();
    let anchor = anchor(args, &terms, text)?;
    if args.sprt.is_some() && terms.contestants.len() > 2 {
        return Err(Failure::Unusable(text.get("match-sprt-of-many").into_owned()));
    }
    let tables = Arc::new(Tables::find(data));
    tables.load(&Position::start(rules));
    let making = Making { limit: terms.limit, timing: terms.timing, tables: &tables };
    for contestant in &terms.contestants {
        let say = |message, name: &str| {
            Failure::Unusable(text.with(message, &[("name", harmless(name).into())]).into_owned())
        };
        let unmakeable = |why| match why {
            Unmakeable::Limit => say("match-limit", &contestant.name),
            Unmakeable::Memory => say("match-no-memory", &contestant.name),
            Unmakeable::File(path, error) => Failure::File { path, error },
            Unmakeable::NoWeights(path) => say("match-no-weights", &path.display().to_string()),
        };
        contestant.player(&making).map_err(unmakeable)?;
    }
    let (mut archive, mut games) = archive(args, &terms, rules, text)?;
    let schedule = args.schedule();
    let stop = interrupt::stop_flag()?;
    let work = Work {
        terms: &terms,
        making: &making,
        to_do: Mutex::new(left(&schedule, &games)),
        openings: Mutex::new(Openings::new(rules, terms.plies, terms.seed, &tables)),
        stop: &stop,
    };
    let progress = Progress::new();
    let mut halt = Halt::None;
    let verdict_of =
        |games: &[Finished]| args.sprt.map_or(Verdict::Open, |sprt| sprt.verdict(&Meeting::of(games, 0, 1).pairs));
    if verdict_of(&games) == Verdict::Open {
        let before = games.len();
        thread::scope(|scope| {
            let (sender, played) = channel();
            for _ in 0..args.threads.map_or(1, NonZeroUsize::get) {
                let (sender, work) = (sender.clone(), &work);
                scope.spawn(move || work.play_all(&sender));
            }
            drop(sender);
            for outcome in played {
                let record: Record = match outcome {
                    Ok(record) => record,
                    Err(unstartable) => {
                        halt = Halt::Unstartable(unstartable);
                        stop.store(true, Ordering::Relaxed);
                        continue;
                    }
                };
                if let Err((path, error)) = archive.add(&record) {
                    halt = Halt::File(path, error);
                    stop.store(true, Ordering::Relaxed);
                    continue;
                }
                if let Some(game) = Finished::of_record(&record, &terms.contestants) {
                    note_fault(&record, &game, &progress, text);
                    games.push(game);
                }
                progress.show(|| report::progress(&games, before, schedule.len(), progress.seconds(), text));
                if verdict_of(&games) != Verdict::Open {
                    stop.store(true, Ordering::Relaxed);
                }
            }
        });
    }
    progress.clear();
    let report = Report { rules, terms: &terms, schedule: &schedule, games: &games, sprt: args.sprt, anchor };
    let failure = match halt {
        Halt::None => return report.print(args.json, args.out.is_some(), text),
        Halt::File(path, error) => Failure::File { path, error },
        Halt::Unstartable(Unstartable { contestant, trouble }) => {
            let name = harmless(&terms.contestants[contestant].name).into();
            let why = match trouble {
                Trouble::Crash(words) if !words.is_empty() => harmless(&words).into(),
                Trouble::Crash(_) | Trouble::Illegal(_) | Trouble::Silent | Trouble::Stopped => {
                    text.get("match-no-answer").into()
                }
            };
            Failure::Unusable(text.with("match-unstartable", &[("name", name), ("why", why)]).into_owned())
        }
    };
    if !games.is_empty() {
        report.print(args.json, args.out.is_some(), text)?;
    }
    Err(failure)
}

/// Why a match was broken off.
enum Halt {
    None,
    Unstartable(Unstartable),
    File(PathBuf, std::io::Error),
}

/// Whose rating is 0.
fn anchor(args: &Args, terms: &Terms, text: &Text) -> Result<Option<usize>, Failure> {
    let Some(name) = &args.anchor else { return Ok(None) };
    let found = terms.contestants.iter().position(|contestant| contestant.name == *name);
    let unknown = || text.with("match-anchor", &[("name", harmless(name).into())]).into_owned();
    found.map(Some).ok_or_else(|| Failure::Unusable(unknown()))
}

/// The file for the games, and those that are in it.
fn archive(args: &Args, terms: &Terms, rules: Rules, text: &Text) -> Result<(Archive, Vec<Finished>), Failure> {
    let Some(path) = &args.out else { return Ok((Archive::NONE, Vec::new())) };
    let refuse = |message, line: u64| {
        let args = [("path", harmless(&path.display().to_string()).into()), ("line", line.into())];
        Failure::Unusable(text.with(message, &args).into_owned())
    };
    let failed = |fault| match fault {
        ArchiveFault::Io(error) => Failure::File { path: path.clone(), error },
        ArchiveFault::Exists => refuse("match-exists", 0),
        ArchiveFault::Damaged { line } => refuse("match-damaged", line),
    };
    if !args.resume {
        return Ok((Archive::create(path).map_err(failed)?, Vec::new()));
    }
    let (archive, records) = Archive::resume(path).map_err(failed)?;
    let is_of_these_terms = |record: &Record| {
        let tag = |name: &str| TagName::new(name).ok().and_then(|name| record.tags().get(&name).map(str::to_owned));
        record.rules() == Some(rules) && terms.tags().into_iter().all(|(name, value)| tag(name) == Some(value))
    };
    let games = records
        .iter()
        .map(|record| is_of_these_terms(record).then(|| Finished::of_record(record, &terms.contestants)).flatten());
    let games: Option<Vec<Finished>> = games.collect();
    Ok((archive, games.ok_or_else(|| refuse("match-of-others", 0))?))
}

/// The games that haven't been played.
fn left(schedule: &Schedule, games: &[Finished]) -> VecDeque<Fixture> {
    schedule.fixtures().filter(|fixture| games.iter().all(|game| game.fixture != *fixture)).collect()
}

/// Says how a player lost other than on the board.
fn note_fault(record: &Record, game: &Finished, progress: &Progress, text: &Text) {
    let Some((loser, fault)) = game.fault else { return };
    let tag = |name: &TagName| record.tags().get(name).unwrap_or_default();
    let written = TagName::new(FAULT).map(|name| tag(&name).to_owned()).unwrap_or_default();
    let kind = match fault {
        Fault::Crash => "crash",
        Fault::Illegal => "illegal",
        Fault::Time => "time",
    };
    let name = record.tags().player(loser).unwrap_or_default();
    let mut args =
        vec![("name", harmless(name).into()), ("round", harmless(tag(&TagName::ROUND)).into()), ("fault", kind.into())];
    let detail = fault.detail(&written);
    let message = if detail.is_empty() {
        "match-fault"
    } else {
        args.push(("detail", harmless(detail).into()));
        "match-fault-detail"
    };
    progress.note(&text.with(message, &args));
}

/// What the workers share.
struct Work<'a> {
    terms: &'a Terms,
    making: &'a Making<'a>,
    to_do: Mutex<VecDeque<Fixture>>,
    openings: Mutex<Openings>,
    stop: &'a AtomicBool,
}

impl Work<'_> {
    /// Plays one game after another until there is none left or it is stopped.
    fn play_all(&self, played: &Sender<Result<Record, Unstartable>>) {
        let mut players: Vec<Option<Box<dyn Player>>> = self.terms.contestants.iter().map(|_| None).collect();
        loop {
            let next = self.to_do.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
            let Some(fixture) = next.filter(|_| !self.stop.load(Ordering::Relaxed)) else { return };
            let opening = self.openings.lock().unwrap_or_else(PoisonError::into_inner).get(fixture.pair, self.stop);
            let Some(opening) = opening else { return };
            let BySide { south, north } = fixture.sides;
            let mut take = |number: usize| {
                let made = || self.terms.contestants[number].player(self.making).ok();
                players[number].take().or_else(made)
            };
            let (Some(mut of_south), Some(mut of_north)) = (take(south), take(north)) else { return };
            let sides = BySide { south: &mut of_south, north: &mut of_north };
            let record = contest::play(self.terms, fixture, &opening, sides, self.stop);
            (players[south], players[north]) = (Some(of_south), Some(of_north));
            let outcome = match record {
                Ok(Some(record)) => Ok(record),
                Ok(None) => return,
                Err(unstartable) => Err(unstartable),
            };
            if played.send(outcome).is_err() {
                return;
            }
        }
    }
}
