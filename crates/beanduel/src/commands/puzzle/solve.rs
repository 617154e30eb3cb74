//! `puzzle solve`: the puzzle mode, on the screen where there is one, else line by line.

use std::fmt;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;

use beanduel_engine::{Puzzle, Theme};
use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;

use crate::console::note;
use crate::conversation::Conversation;
use crate::failure::Failure;
use crate::play;
use crate::puzzles::{Choice, Kept, Plain, Trainer, file};
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[arg(long, value_name = "THEME-WORD", value_parser = themes())]
    theme: Option<Theme>,
    #[arg(long, value_name = "FROM-TO")]
    difficulty: Option<Range>,
    #[arg(long, value_name = "N")]
    cups: Option<u8>,
    #[arg(long, value_name = "ID")]
    id: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    #[arg(long)]
    ascii: bool,
    #[arg(long)]
    plain: bool,
}

/// The words of the themes.
fn themes() -> impl TypedValueParser<Value = Theme> {
    let words = Theme::ALL.map(Theme::word);
    PossibleValuesParser::new(words).map(|word| Theme::from_word(&word).expect("one of the words"))
}

/// A difficulty or two with all between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Range(u8, u8);

impl FromStr for Range {
    type Err = InvalidRange;

    fn from_str(text: &str) -> Result<Range, InvalidRange> {
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        let number = |text: &str| text.parse::<u8>().ok().filter(|number| (1..=Puzzle::HARDEST).contains(number));
        match (number(least), number(most)) {
            (Some(least), Some(most)) if least <= most => Ok(Range(least, most)),
            _ => Err(InvalidRange),
        }
    }
}

/// No difficulty, nor two with a dash between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct InvalidRange;

impl fmt::Display for InvalidRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no difficulty from 1 to {} such as 3 or 2-5", Puzzle::HARDEST)
    }
}

impl std::error::Error for InvalidRange {}

/// Solves until the person leaves.
///
/// # Errors
/// The file can't be read, no puzzle is as wanted, the terminal can't be controlled.
pub fn run(args: Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    let puzzles = file::read(args.file.as_deref(), text)?.into_iter().map(|(_, puzzle)| puzzle).collect();
    let (kept, notice) = Kept::open(data, text);
    let choice = Choice {
        theme: args.theme,
        difficulty: args.difficulty.map(|Range(least, most)| (least, most)),
        cups: args.cups,
        id: args.id,
    };
    let luck = args.seed.unwrap_or_else(|| fastrand::u64(..));
    let trainer = Trainer::new(puzzles, &choice, luck, kept);
    let trainer = trainer.ok_or_else(|| Failure::Unusable(text.get("puzzle-none").into_owned()))?;
    if args.plain || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        if let Some(notice) = notice {
            note(&notice);
        }
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        let person = Conversation { input, output, prompt: io::stdin().is_terminal() };
        Plain { text, trainer, person }.run()?;
    } else {
        play::solve_on_screen(text, trainer, args.ascii, notice)?;
    }
    Ok(ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_is_a_difficulty_or_two() {
        assert_eq!("3".parse(), Ok(Range(3, 3)));
        assert_eq!("1-13".parse(), Ok(Range(1, 13)));
        for word in ["", "0", "14", "5-3", "2-", "-2", "1-2-3", "x"] {
            assert_eq!(word.parse::<Range>(), Err(InvalidRange), "{word}");
        }
    }
}
