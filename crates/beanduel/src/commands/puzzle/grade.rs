//! `puzzle grade`: difficulties anew, for a file whose puzzles were graded by another version of the engine.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use beanduel_engine::Grader;

use crate::failure::Failure;
use crate::interrupt;
use crate::progress::counting_bar;
use crate::puzzles::file;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Grades and writes the file again. Ctrl-C leaves it as it was.
///
/// # Errors
/// The file can't be read or written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let read = file::read(Some(&args.file), text)?;
    let stop = interrupt::stop_flag()?;
    let bar = counting_bar(read.len() as u64, text);
    let mut grader = Grader::new();
    let mut changed = 0;
    let mut puzzles = Vec::with_capacity(read.len());
    for (_, mut puzzle) in read {
        if stop.load(Ordering::Relaxed) {
            bar.finish_and_clear();
            return Err(Failure::Refused(text.get("puzzle-stopped").into_owned()));
        }
        let difficulty = grader.difficulty(&puzzle);
        changed += usize::from(difficulty != puzzle.difficulty);
        puzzle.difficulty = difficulty;
        puzzles.push(puzzle);
        bar.inc(1);
    }
    bar.finish_and_clear();
    file::write(&args.file, &puzzles)?;
    let numbers = [("all", puzzles.len().into()), ("changed", changed.into())];
    writeln!(io::stdout(), "{}", text.with("puzzle-graded", &numbers))?;
    Ok(ExitCode::SUCCESS)
}
