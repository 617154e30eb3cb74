//! The real program, run in plain surroundings: English, and no folder or colour of the machine's own.

use std::process::Command;

/// A data folder that isn't there: what lies in the one of whoever runs the tests must not answer for the program.
pub const NO_DATA: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-data");

/// The program with these arguments.
pub fn beanduel(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_beanduel"));
    command.args(args).env_remove("LANGUAGE").env("LC_ALL", "C").env("RUST_BACKTRACE", "0");
    command.env("BEANDUEL_DATA", NO_DATA);
    command
}
