//! `row`: one row of cups without an opponent.

mod best;
mod compose;
mod perfect;
mod transfer;

use std::io::{self, Write};
use std::process::ExitCode;

use beanduel_rules::{AnnotatedMove, MAX_CUPS, MAX_SIDE_BEANS, Move};
use beanduel_solver::{InvalidRow, Row};
use serde::Serialize;

use crate::console;
use crate::failure::Failure;
use crate::marked_line::{harmless, marked_line};
use crate::text::Text;

#[derive(clap::Args, Debug)]
#[command(disable_help_subcommand = true)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

/// What can be asked of a row. The order is that of the help.
#[derive(clap::Subcommand, Debug)]
enum Command {
    Perfect(perfect::Args),
    Best(best::Args),
    Transfer(transfer::Args),
    Compose(compose::Args),
}

/// Answers and prints.
///
/// # Errors
/// A row that can't be read, options out of their range, or the output can't be written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    match &args.command {
        Command::Perfect(args) => perfect::run(args, text),
        Command::Best(args) => best::run(args, text),
        Command::Transfer(args) => transfer::run(args, text),
        Command::Compose(args) => compose::run(args, text),
    }
}

/// The row in this text; what is wrong with it is told with its place.
fn read_row(line: &str, text: &Text) -> Result<Row, Failure> {
    line.parse().map_err(|invalid| match invalid {
        InvalidRow::Cups(cups) => {
            let args = [("cups", cups.into()), ("most", MAX_CUPS.into())];
            Failure::Unusable(text.with("rules-cups", &args).into_owned())
        }
        InvalidRow::Beans(beans) => too_many_beans(beans, text),
        InvalidRow::Text { column, found } => {
            let numbers = [("least", 0.into()), ("most", u8::MAX.into())];
            let expected = text.with("expected-number", &numbers).into_owned();
            let args = [("expected", expected.into()), ("found", harmless(&found).into())];
            let what = text.with("fault-syntax", &args).into_owned();
            let words = text.with("fault-in-line", &[("column", column.into()), ("what", what.into())]);
            Failure::Unusable(format!("{words}\n{}", marked_line(line, column as u64, console::width())))
        }
    })
}

/// More beans than a row and its stock can hold.
fn too_many_beans(beans: u64, text: &Text) -> Failure {
    let args = [("beans", text.number(beans).into()), ("most", MAX_SIDE_BEANS.into())];
    Failure::Unusable(text.with("row-beans", &args).into_owned())
}

/// Moves as they are written; without an opponent they capture nothing.
fn written(moves: impl IntoIterator<Item = Move>) -> Vec<String> {
    moves.into_iter().map(|mv| AnnotatedMove { mv, captured: 0 }.to_string()).collect()
}

fn print_json(answer: &impl Serialize) -> io::Result<()> {
    writeln!(io::stdout(), "{}", serde_json::to_string(answer).expect("plain data has a JSON form"))
}
