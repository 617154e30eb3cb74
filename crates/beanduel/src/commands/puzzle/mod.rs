//! `puzzle`: finds, composes, checks, grades and solves puzzles.

mod compose;
mod grade;
mod mine;
mod solve;
mod values;
mod verify;

use std::path::Path;
use std::process::ExitCode;

use crate::failure::Failure;
use crate::text::Text;

#[derive(clap::Args, Debug)]
#[command(disable_help_subcommand = true)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

/// What can be done with puzzles. The order is that of the help.
#[derive(clap::Subcommand, Debug)]
enum Command {
    Solve(solve::Args),
    Mine(mine::Args),
    Compose(compose::Args),
    Grade(grade::Args),
    Verify(verify::Args),
}

/// Does what the command within says.
///
/// # Errors
/// A file that can't be read or written, options out of their range.
pub fn run(args: Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    match args.command {
        Command::Solve(args) => solve::run(args, data, text),
        Command::Mine(args) => mine::run(&args, data, text),
        Command::Compose(args) => compose::run(&args, text),
        Command::Grade(args) => grade::run(&args, text),
        Command::Verify(args) => verify::run(&args, data, text),
    }
}
