//! `completions`: what a shell completes after `beanduel`.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::failure::Failure;
use crate::help;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "SHELL")]
    shell: clap_complete::Shell,
}

/// Prints the completions for a shell.
///
/// # Errors
/// The output can't be written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    // The generator panics where it can't write; memory it can always write to.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut help::command(text), "beanduel", &mut script);
    io::stdout().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
