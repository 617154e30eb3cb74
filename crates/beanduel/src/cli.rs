//! The command line: its commands and flags. What they mean is told by the messages `help-...`, see [`crate::help`].

use std::borrow::Cow;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, Parser, Subcommand};

use crate::commands::{
    analyse, bench, check, completions, man, matches, perft, puzzle, row, serve, show, solve, table, train, verify,
};
use crate::options::PlayArgs;
use crate::text::Language;

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "beanduel", version, max_term_width = 100)]
#[command(disable_help_flag = true, disable_version_flag = true, disable_help_subcommand = true)]
pub struct Cli {
    #[command(subcommand)]
    pub command: Option<Command>,
    // The display orders keep the flags of all commands below those of each.
    #[arg(long, global = true, value_name = "LANGUAGE", display_order = 900, value_parser = language_codes())]
    lang: Option<Language>,
    #[arg(long, global = true, value_name = "DIR", display_order = 901)]
    pub data: Option<PathBuf>,
    #[arg(short, long, global = true, action = ArgAction::Help, display_order = 902)]
    help: Option<bool>,
    #[arg(short = 'V', long, action = ArgAction::Version, display_order = 903)]
    version: Option<bool>,
}

/// A command. The order is that of the help.
#[derive(Debug, Subcommand)]
pub enum Command {
    Play(PlayArgs),
    Show(show::Args),
    Check(check::Args),
    Analyse(analyse::Args),
    Solve(solve::Args),
    Verify(verify::Args),
    Row(row::Args),
    Table(table::Args),
    Puzzle(puzzle::Args),
    Train(train::Args),
    Perft(perft::Args),
    Engine,
    Bench(bench::Args),
    Match(matches::Args),
    Rules,
    Serve(serve::Args),
    Completions(completions::Args),
    Man(man::Args),
}

impl Command {
    /// What the program does if no command is given: `play` without flags.
    pub fn play() -> Command {
        Command::Play(PlayArgs::default())
    }
}

/// Reads the code of a language.
fn language_codes() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code))
        .map(|code| Language::of_code(&code).expect("one of those"))
}

/// The language that `--lang` asks for. Looked up before the command line is read, since what is wrong with that has to be
/// said in it too.
pub fn language_of(args: &[OsString]) -> Option<Language> {
    let mut words = args.iter().skip(1).map(|word| word.to_string_lossy()).take_while(|word| word != "--");
    let mut language = None;
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--lang") {
            Some("") => words.next().map(Cow::into_owned),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        language = code.and_then(|code| Language::of_code(&code)).or(language);
    }
    language
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        use clap::CommandFactory;
        Cli::command().debug_assert();
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let language = |line: &str| language_of(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(language("beanduel --lang de rules"), Some(Language::De));
        assert_eq!(language("beanduel rules --lang=cs"), Some(Language::Cs));
        assert_eq!(language("beanduel rules --lang"), None);
        assert_eq!(language("beanduel rules --lang xx"), None);
        assert_eq!(language("beanduel rules -- --lang de"), None);
        assert_eq!(language("beanduel --language de"), None);
    }
}
