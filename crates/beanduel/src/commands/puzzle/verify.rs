//! `puzzle verify`: checks every puzzle of a file exactly.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use beanduel_engine::{Flaw, Grader, Puzzle, PuzzleSet, Task, verify_puzzle};
use beanduel_rules::AnnotatedMove;

use super::values::Values;
use crate::failure::{Failure, REFUSED};
use crate::interrupt;
use crate::progress::counting_bar;
use crate::puzzles::file;
use crate::text::Text;

/// What the samples follow.
const SEED: u64 = 1965;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
}

/// Verifies all puzzles, or so many of them, and says which are false.
///
/// # Errors
/// The file can't be read.
pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    let mut puzzles = file::read(args.file.as_deref(), text)?;
    let stop = interrupt::stop_flag()?;
    let mut values = Values::new(args.table.as_deref(), data, u64::MAX, &stop, text)?;
    let mut out = io::stdout();
    let mut wrong = 0;
    let mut refute = |line: u64, puzzle: &Puzzle, what: String| {
        wrong += 1;
        let args = [("line", line.into()), ("id", puzzle.id().into()), ("what", what.into())];
        writeln!(out, "{}", text.with("puzzle-refuted", &args))
    };
    let mut different = PuzzleSet::new();
    for (line, puzzle) in &puzzles {
        if !different.insert(puzzle) {
            refute(*line, puzzle, text.get("puzzle-flaw-alike").into_owned())?;
        }
    }
    if let Some(sample) = args.sample {
        fastrand::Rng::with_seed(args.seed.unwrap_or(SEED)).shuffle(&mut puzzles);
        puzzles.truncate(sample);
    }
    let bar = counting_bar(puzzles.len() as u64, text);
    let mut grader = Grader::new();
    for (line, puzzle) in &puzzles {
        let verified = verify_puzzle(puzzle, &mut |position| values.moves(position), Some(&mut grader));
        if stop.load(Ordering::Relaxed) {
            bar.finish_and_clear();
            return Err(Failure::Refused(text.get("puzzle-stopped").into_owned()));
        }
        if let Err(flaw) = verified {
            bar.suspend(|| refute(*line, puzzle, words(puzzle, &flaw, text)))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let numbers = [("all", puzzles.len().into()), ("wrong", wrong.into())];
    writeln!(io::stdout(), "{}", text.with("puzzle-verified", &numbers))?;
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::from(REFUSED) })
}

/// What is wrong with a puzzle, as a sentence.
fn words(puzzle: &Puzzle, flaw: &Flaw, text: &Text) -> String {
    let at = |name, step: usize| text.with(name, &[("step", step.into())]);
    match flaw {
        Flaw::Unknown => text.get("puzzle-flaw-unknown"),
        Flaw::Best { step, best } => {
            let best: Vec<String> = best.iter().map(|&mv| AnnotatedMove { mv, captured: 0 }.to_string()).collect();
            text.with("puzzle-flaw-best", &[("step", (*step).into()), ("moves", best.join(", ").into())])
        }
        Flaw::Wrong { step } => at("puzzle-flaw-wrong", *step),
        Flaw::Reply { step } => at("puzzle-flaw-reply", *step),
        Flaw::Gap { step, gap } => text.with("puzzle-flaw-gap", &[("step", (*step).into()), ("beans", (*gap).into())]),
        Flaw::Value(value) => text.with("puzzle-flaw-value", &[("value", value.to_string().into())]),
        Flaw::NoTrap => text.get("puzzle-flaw-no-trap"),
        Flaw::End => text.get("puzzle-flaw-end"),
        Flaw::Line { step } => at("puzzle-flaw-line", *step),
        Flaw::Row { fewest, solutions } => {
            let stated = match &puzzle.task {
                Task::Row(problem) => problem.fewest,
                Task::Line(_) => 0,
            };
            let fewest = fewest.map_or_else(|| "-".to_owned(), |fewest| fewest.to_string());
            let args =
                [("stated", stated.into()), ("fewest", fewest.into()), ("solutions", text.number(*solutions).into())];
            text.with("puzzle-flaw-row", &args)
        }
        Flaw::Themes(themes) => {
            let words: Vec<&str> = themes.iter().map(|theme| theme.word()).collect();
            text.with("puzzle-flaw-themes", &[("themes", words.join(", ").into())])
        }
        Flaw::Difficulty(difficulty) => text.with("puzzle-flaw-difficulty", &[("difficulty", (*difficulty).into())]),
    }
    .into_owned()
}
