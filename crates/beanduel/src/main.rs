//! `beanduel`: play, analyse and solve the game of Cups (2x4: `BohnDuell`).

mod band;
mod cli;
mod commands;
mod console;
mod conversation;
mod duration;
mod effort;
mod exact;
mod failure;
mod faults;
mod files;
mod help;
mod interrupt;
mod mapped;
mod markdown;
mod marked_line;
mod matches;
mod names;
mod numbers;
mod options;
mod play;
mod progress;
mod puzzles;
mod recent_lines;
mod review;
mod size;
mod text;
mod thinker;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;
use clap::error::ErrorKind;

use cli::{Cli, Command};
use failure::Failure;
use text::{Text, language_of_environment};

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let text = Text::new(cli::language_of(&args).unwrap_or_else(language_of_environment));
    run(&args, &text).unwrap_or_else(|failure| failure.report(&text))
}

fn run(args: &[OsString], text: &Text) -> Result<ExitCode, Failure> {
    let mut command = help::command(text);
    let read = command.try_get_matches_from_mut(args).and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match read {
        Ok(cli) => cli,
        Err(answer) if matches!(answer.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            answer.print()?;
            return Ok(ExitCode::SUCCESS);
        }
        Err(error) => return Err(Failure::Unusable(help::usage_fault(&error, &command, args, text))),
    };
    match cli.command.unwrap_or_else(Command::play) {
        Command::Play(args) => play::run(&args.options(files::data_folder(cli.data), text)?, text),
        Command::Show(args) => commands::show::run(&args, text),
        Command::Check(args) => commands::check::run(&args, text),
        Command::Analyse(args) => commands::analyse::run(&args, files::data_folder(cli.data).as_deref(), text),
        Command::Solve(args) => commands::solve::run(&args, files::data_folder(cli.data).as_deref(), text),
        Command::Survey(args) => commands::survey::run(&args, files::data_folder(cli.data).as_deref(), text),
        Command::Verify(args) => commands::verify::run(&args, text),
        Command::Row(args) => commands::row::run(&args, text),
        Command::Perft(args) => commands::perft::run(&args, text),
        Command::Table(args) => commands::table::run(&args, files::data_folder(cli.data).as_deref(), text),
        Command::Puzzle(args) => commands::puzzle::run(args, files::data_folder(cli.data).as_deref(), text),
        Command::Train(args) => commands::train::run(&args, text),
        Command::Engine => commands::engine::run(files::data_folder(cli.data).as_deref()),
        Command::Bench(args) => commands::bench::run(&args, text),
        Command::Match(args) => commands::matches::run(&args, files::data_folder(cli.data).as_deref(), text),
        Command::Rules => commands::rules::run(text),
        Command::Serve(args) => commands::serve::run(&args, files::data_folder(cli.data).as_deref(), text),
        Command::Completions(args) => commands::completions::run(&args, text),
        Command::Man(args) => commands::man::run(&args, text),
    }
}
