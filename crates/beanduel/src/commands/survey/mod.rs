//! `survey`: value and first moves of every board and stock that can be had in the time given for each board.

mod found;

use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use beanduel_rules::{MAX_CUPS, Position, Rules};
use beanduel_solver::{SolveOptions, Solver};

use crate::console::note;
use crate::duration::Time;
use crate::effort::EffortArgs;
use crate::exact::Tables;
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::Progress;
use crate::text::Text;

use found::{Found, Survey};

/// The boards that are surveyed.
const BOARDS: Boards = Boards(1, 6);
/// The time for each board.
const TIME: Time = Time::seconds(60);
/// Small boards are asked about stocks up to this one, larger ones up to their regular one.
const LEAST_RANGE: u8 = 30;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_name = "RANGE")]
    cups: Option<Boards>,
    #[arg(long, value_name = "TIME")]
    time_per_board: Option<Time>,
    #[command(flatten)]
    effort: EffortArgs,
    #[arg(long)]
    tables: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// From so many cups to so many: `4` or `1..6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Boards(u8, u8);

impl Boards {
    fn cups(self) -> RangeInclusive<u8> {
        self.0..=self.1
    }
}

impl FromStr for Boards {
    type Err = InvalidBoards;

    fn from_str(word: &str) -> Result<Boards, InvalidBoards> {
        let (first, last) = word.split_once("..").unwrap_or((word, word));
        let cups = |word: &str| word.parse::<u8>().ok().filter(|cups| (1..=MAX_CUPS).contains(cups));
        match (cups(first), cups(last)) {
            (Some(first), Some(last)) if first <= last => Ok(Boards(first, last)),
            _ => Err(InvalidBoards),
        }
    }
}

/// No numbers of cups, or none that a board can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct InvalidBoards;

impl std::fmt::Display for InvalidBoards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "no cups such as 4 or 1..6")
    }
}

impl std::error::Error for InvalidBoards {}

/// How the survey of a board ended.
enum End {
    /// All stocks are done, or the time is up.
    Board,
    /// By Ctrl-C.
    Stopped,
}

/// Surveys and prints. Ctrl-C ends it with what is found so far; with a file, the same command goes on from there.
///
/// # Errors
/// Memory that isn't there, a file that can't be read, written or understood.
pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    let memory = args.effort.memory(text)?;
    let stop = interrupt::stop_flag()?;
    let options = SolveOptions { memory, threads: args.effort.threads(), ..SolveOptions::default() };
    let time = args.time_per_board.unwrap_or(TIME).duration();
    let tables = args.tables.then(|| Tables::find(data));
    let mut survey = Survey::open(args.out.as_deref(), text)?;
    let boards = args.cups.unwrap_or(BOARDS);
    let progress = Progress::new();
    for cups in boards.cups() {
        if let Some(tables) = &tables {
            survey_tables(&mut survey, cups, tables)?;
        }
        if let End::Stopped = survey_board(&mut survey, cups, time, options, &stop, &progress, text)? {
            note(&text.get(if args.out.is_some() { "survey-stopped-kept" } else { "survey-stopped" }));
            break;
        }
    }
    progress.clear();

    let mut out = io::stdout().lock();
    let found = survey.found().iter().filter(|found| boards.cups().contains(&found.cups));
    if args.json {
        for found in found {
            writeln!(out, "{}", found.line())?;
        }
    } else {
        let heads = ["survey-cups", "survey-stock", "survey-value", "survey-moves", "survey-nodes", "survey-seconds"];
        let heads = heads.map(|head| text.get(head));
        writeln!(out, "| {} |\n|---|---|---|---|---|---|", heads.join(" | "))?;
        for found in found {
            writeln!(out, "{}", found.row(text))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The stocks of a board that a survey is about.
fn stocks(cups: u8) -> RangeInclusive<u8> {
    1..=Rules::regular_stock(cups).max(LEAST_RANGE)
}

fn start(cups: u8, stock: u8) -> Position {
    Position::start(Rules::new(cups, stock, cups).expect("cups and stock are in range"))
}

/// Every stock of a board that isn't known and that a table holds.
fn survey_tables(survey: &mut Survey, cups: u8, tables: &Tables) -> Result<(), Failure> {
    for stock in stocks(cups).filter(|&stock| !survey.knows(cups, stock)).collect::<Vec<_>>() {
        let start = start(cups, stock);
        if let Some(probe) = tables.probe(&start) {
            survey.add(Found::in_table(cups, stock, &start, &probe))?;
        }
    }
    Ok(())
}

/// Every stock of a board from the first that isn't known, until its time is up.
fn survey_board(
    survey: &mut Survey,
    cups: u8,
    time: Duration,
    options: SolveOptions,
    stop: &AtomicBool,
    progress: &Progress,
    text: &Text,
) -> Result<End, Failure> {
    for stock in stocks(cups) {
        if survey.knows(cups, stock) {
            continue;
        }
        let taken: f64 = survey.found().iter().filter(|found| found.cups == cups).map(|found| found.seconds).sum();
        // A file may say that it took longer than any time is.
        let left = time.saturating_sub(Duration::try_from_secs_f64(taken).unwrap_or(Duration::MAX));
        if left.is_zero() {
            break;
        }
        let start = start(cups, stock);
        // Ctrl-C ends the survey, and the time only this search; the search has one flag for both.
        let (began, end) = (Instant::now(), AtomicBool::new(false));
        let is_late = || began.elapsed() >= left;
        let solver = Solver::new(&start, options);
        let solved = solver.moves(&start, &end, &mut |so_far| {
            end.store(stop.load(Ordering::Relaxed) || is_late(), Ordering::Relaxed);
            progress.show_board(cups, stock, so_far, text);
        });
        let solved = solved.expect("the solver is made for the start");
        if let Some(found) = Found::new(cups, stock, &start, &solved, began.elapsed().as_secs_f64()) {
            survey.add(found)?;
        }
        if stop.load(Ordering::Relaxed) {
            return Ok(End::Stopped);
        }
        if is_late() {
            break;
        }
    }
    Ok(End::Board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_a_number_or_a_range() {
        assert_eq!("4".parse(), Ok(Boards(4, 4)));
        assert_eq!("1..6".parse(), Ok(Boards(1, 6)));
        for word in ["", "0", "16", "6..1", "1..", "1..16", "1-6", "1...6"] {
            assert_eq!(word.parse::<Boards>(), Err(InvalidBoards), "{word}");
        }
    }
}
