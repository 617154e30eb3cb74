//! `table`: builds, describes, checks and asks tables of exact values.

mod book;
mod build;
mod faults;
mod info;
mod probe;
mod verify;

use std::path::Path;
use std::process::ExitCode;

use beanduel_solver::{Table, TableFault, TableProgress};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::exact;
use crate::failure::Failure;
use crate::mapped::Bytes;
use crate::text::Text;

use faults::table_fault;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

/// What can be done with tables. The order is that of the help.
#[derive(clap::Subcommand, Debug)]
enum Command {
    Build(build::Args),
    Book(book::Args),
    Info(info::Args),
    Verify(verify::Args),
    Probe(probe::Args),
}

/// Does what the command within says.
///
/// # Errors
/// A file that can't be read, written or used, rules or a position that can't be read.
pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    match &args.command {
        Command::Build(args) => build::run(args, data, text),
        Command::Book(args) => book::run(args, text),
        Command::Info(args) => info::run(args, text),
        Command::Verify(args) => verify::run(args, text),
        Command::Probe(args) => probe::run(args, text),
    }
}

/// The table in a file.
///
/// # Errors
/// The file can't be read or is no table.
pub fn open(path: &Path, text: &Text) -> Result<Table<Bytes>, Failure> {
    exact::open(path).map_err(|fault| match fault {
        TableFault::Io(error) => Failure::file(path)(error),
        fault => Failure::Unusable(of_file(path, &table_fault(&fault, text))),
    })
}

fn of_file(path: &Path, what: &str) -> String {
    format!("{}: {what}", path.display())
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}

/// Shows how far a build or a check has come.
fn show(bar: &ProgressBar, progress: &TableProgress) {
    bar.set_length(progress.all_pairs);
    bar.set_position(progress.pairs);
    bar.set_message(format!("{}/{}", progress.layers, progress.all_layers));
}
