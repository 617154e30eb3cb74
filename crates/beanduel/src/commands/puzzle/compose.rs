//! `puzzle compose`: row problems, added to a file.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use beanduel_engine::{Origin, Puzzle, PuzzleSet, RowComposer, Task};
use beanduel_solver::Row;

use super::mine;
use crate::failure::Failure;
use crate::interrupt;
use crate::options::RulesArgs;
use crate::progress::counting_bar;
use crate::puzzles::file;
use crate::text::Text;

/// A problem of more steps is work, not a puzzle.
const MOST_STEPS: u32 = 40;
/// After so many attempts in a row without a new problem no more are expected.
const BARREN: u64 = 20_000;
/// Of the longest problems for a number of beans, so many at most.
const MOST_LONGEST: usize = 2;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "N")]
    count: usize,
    #[arg(long, value_name = "NUMBER")]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// Composes until so many row problems of this board are in the file: first the longest for each number of beans, a third of all at most, then by
/// steps backwards.
///
/// # Errors
/// A file that can't be read or written, rules out of their range.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let rules = args.rules.rules(text)?;
    let cups = rules.cups();
    let stop = interrupt::stop_flag()?;
    let composer = RowComposer::new(cups, args.seed).expect("rules have 1 to 15 cups");
    let mut puzzles = file::read_or_begin(&args.out, text)?;
    let before = puzzles.len();
    let mut different = PuzzleSet::new();
    let (mut there, mut next, mut longest) = (0, 0, 0);
    for puzzle in &puzzles {
        different.insert(puzzle);
        if !matches!(puzzle.task, Task::Row(_)) || puzzle.position.cups() != cups {
            continue;
        }
        there += 1;
        match puzzle.source {
            Origin::Backwards { seed, number } if seed == args.seed => next = next.max(number + 1),
            Origin::Longest { .. } => longest += 1,
            Origin::Backwards { .. } | Origin::Game { .. } => {}
        }
    }
    let bar = counting_bar(args.count as u64, text);
    let mut add = |puzzle: Puzzle| {
        let short = matches!(&puzzle.task, Task::Row(problem) if problem.fewest <= MOST_STEPS);
        let added = short && different.insert(&puzzle);
        if added {
            puzzles.push(puzzle);
        }
        added
    };
    let go_on = || if stop.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let least = Row::perfect(cups).map_or(0, |row| row.beans());
    for beans in least..=rules.stock() {
        if there >= args.count || longest * 3 >= args.count || stop.load(Ordering::Relaxed) {
            break;
        }
        let problems = composer.longest(beans, go_on).unwrap_or_default();
        for puzzle in problems.into_iter().take(MOST_LONGEST) {
            if add(puzzle) {
                there += 1;
                longest += 1;
            }
        }
        bar.set_position(there as u64);
    }
    let mut barren = 0;
    while there < args.count && barren < BARREN && !stop.load(Ordering::Relaxed) {
        barren += 1;
        if composer.attempt(next).is_some_and(&mut add) {
            barren = 0;
            there += 1;
            bar.set_position(there as u64);
        }
        next += 1;
    }
    bar.finish_and_clear();
    file::write(&args.out, &puzzles)?;
    mine::summary(&puzzles, before, text)?;
    if barren >= BARREN {
        mine::say_barren("puzzle-barren-attempts", BARREN, text);
    }
    Ok(ExitCode::SUCCESS)
}
