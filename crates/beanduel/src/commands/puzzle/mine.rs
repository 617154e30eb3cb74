//! `puzzle mine`: puzzles from games of the engine, added to a file.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use beanduel_engine::{Grader, Level, Miner, Origin, Puzzle, PuzzleSet, Theme};

use super::values::Values;
use crate::console::note;
use crate::failure::Failure;
use crate::interrupt;
use crate::options::RulesArgs;
use crate::progress::counting_bar;
use crate::puzzles::file;
use crate::text::Text;

/// The nodes that a search may take for a position before it is passed over.
const NODES: u64 = 1_500_000;
/// How many positions of a game are asked about where each takes a search, and where a table answers.
const ASKED: usize = 40;
/// How often the file is written in between.
const BETWEEN: Duration = Duration::from_mins(1);
/// No difficulty has a larger part of what is mined, in hundredths.
const LARGEST_OF_DIFFICULTY: usize = 22;
/// And no theme.
const LARGEST_OF_THEME: usize = 45;
/// After so many games in a row without a new puzzle no more are expected.
const BARREN: u64 = 2_000;
/// Among so few nothing is too often there.
const FEW: usize = 8;

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
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    most_stock: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=i64::from(Puzzle::HARDEST)))]
    difficulty: Option<u8>,
}

/// Mines until so many puzzles of this board and seed are in the file. What is there already is kept and counts; the same command goes on
/// where it ended.
///
/// # Errors
/// A file that can't be read or written, rules out of their range.
pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    let rules = args.rules.rules(text)?;
    let stop = interrupt::stop_flag()?;
    let mut values = Values::new(args.table.as_deref(), data, NODES, &stop, text)?;
    let mut puzzles = file::read_or_begin(&args.out, text)?;
    let mut different = PuzzleSet::new();
    let mut mined: Vec<(u8, Vec<Theme>)> = Vec::new();
    let mut next = 0;
    for puzzle in &puzzles {
        different.insert(puzzle);
        if let Origin::Game { seed, game, .. } = puzzle.source
            && (seed, puzzle.position.cups()) == (args.seed, rules.cups())
        {
            next = next.max(game + 1);
            mined.push((puzzle.difficulty, puzzle.themes.clone()));
        }
    }
    let bar = counting_bar(args.count as u64, text);
    let mut grader = Grader::new();
    let most = args.difficulty.and_then(Level::new);
    let most_stock = args.most_stock.unwrap_or(2 * u32::from(rules.stock()));
    let mut miner = Miner::new(rules, args.seed, most_stock);
    let mut written = Instant::now();
    let before = puzzles.len();
    let mut barren = 0;
    while mined.len() < args.count && barren < BARREN && !stop.load(Ordering::Relaxed) {
        values.forget();
        let there = mined.len();
        miner.game(next, ASKED, &mut |position| values.moves(position), &stop, |mut puzzle| {
            // What is cheap to know first.
            let mut wanted = few_of_themes(&puzzle, &mined) && !different.has_alike(&puzzle);
            if let Some(most) = most {
                wanted = wanted && grader.is_solved_by(&puzzle, most);
            }
            if wanted {
                puzzle.difficulty = grader.difficulty(&puzzle);
                wanted = args.difficulty.is_none_or(|most| puzzle.difficulty <= most)
                    && few_of_difficulty(&puzzle, &mined, args.difficulty.unwrap_or(Puzzle::HARDEST))
                    && !stop.load(Ordering::Relaxed)
                    && different.insert(&puzzle);
            }
            if wanted {
                mined.push((puzzle.difficulty, puzzle.themes.clone()));
                puzzles.push(puzzle);
            }
            !wanted
        });
        next += 1;
        barren = if mined.len() > there { 0 } else { barren + 1 };
        bar.set_position(mined.len() as u64);
        bar.set_message(next.to_string());
        if written.elapsed() > BETWEEN {
            file::write(&args.out, &puzzles)?;
            written = Instant::now();
        }
    }
    bar.finish_and_clear();
    file::write(&args.out, &puzzles)?;
    summary(&puzzles, before, text)?;
    if barren >= BARREN {
        say_barren("puzzle-barren-games", BARREN, text);
    }
    Ok(ExitCode::SUCCESS)
}

/// Says that no more puzzles are looked for.
pub fn say_barren(message: &str, tries: u64, text: &Text) {
    note(&format!("beanduel: {}", text.with(message, &[("tries", text.number(tries).into())])));
}

/// Whether so many alike are few enough among those mined, for this largest part in hundredths.
fn are_few(alike: usize, mined: usize, share: usize) -> bool {
    100 * alike <= share * (mined + FEW)
}

/// Whether none of its themes is there too often already.
fn few_of_themes(puzzle: &Puzzle, mined: &[(u8, Vec<Theme>)]) -> bool {
    let alike = |theme: &Theme| mined.iter().filter(|(_, themes)| themes.contains(theme)).count();
    puzzle.themes.iter().all(|theme| are_few(alike(theme), mined.len(), LARGEST_OF_THEME))
}

/// Whether its difficulty, one of those up to the hardest wanted, isn't there too often already.
fn few_of_difficulty(puzzle: &Puzzle, mined: &[(u8, Vec<Theme>)], hardest: u8) -> bool {
    // Where only few difficulties are wanted each must have a larger part.
    let share = LARGEST_OF_DIFFICULTY.max(130 / usize::from(hardest.max(1)));
    let alike = mined.iter().filter(|(difficulty, _)| *difficulty == puzzle.difficulty).count();
    are_few(alike, mined.len(), share)
}

/// Says how many puzzles were added and what the file holds now.
pub fn summary(puzzles: &[Puzzle], before: usize, text: &Text) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let numbers = [("added", (puzzles.len() - before).into()), ("all", puzzles.len().into())];
    writeln!(out, "{}", text.with("puzzle-added", &numbers))?;
    let mut difficulties = BTreeMap::<u8, usize>::new();
    for puzzle in puzzles {
        *difficulties.entry(puzzle.difficulty).or_default() += 1;
    }
    let list: Vec<String> = difficulties.iter().map(|(difficulty, count)| format!("{difficulty}: {count}")).collect();
    writeln!(out, "{}", text.with("puzzle-difficulties", &[("list", list.join(", ").into())]))
}
