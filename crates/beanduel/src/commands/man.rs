//! `man`: the manual pages.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Command;

use crate::failure::Failure;
use crate::files::write_file;
use crate::help;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// Prints the manual page of the program, or writes the pages of all commands to a folder.
///
/// # Errors
/// The output or one of the files can't be written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let mut command = help::command(text);
    command.build();
    let Some(folder) = &args.out else {
        io::stdout().write_all(page(&command, text)?.as_bytes())?;
        return Ok(ExitCode::SUCCESS);
    };
    std::fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    for command in with_inner(&command) {
        let page = page(command, text)?;
        let path = folder.join(clap_mangen::Man::new(command.clone()).get_filename());
        write_file(&path, |out| out.write_all(page.as_bytes())).map_err(Failure::file(&path))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A command and all commands within it.
fn with_inner(command: &Command) -> Vec<&Command> {
    std::iter::once(command).chain(command.get_subcommands().flat_map(with_inner)).collect()
}

/// The page of a command. The headings that the generator has only in English are put into the player's language.
fn page(command: &Command, text: &Text) -> io::Result<String> {
    let mut page = Vec::new();
    let source = concat!("beanduel ", env!("CARGO_PKG_VERSION"));
    clap_mangen::Man::new(command.clone()).source(source).manual("Beanduel").render(&mut page)?;
    let page = String::from_utf8(page).expect("all of it came from strings");
    let lines = page.lines().map(|line| match line.strip_prefix(".SH ") {
        Some("NAME") => heading(&text.get("man-name")),
        Some("SYNOPSIS") => heading(&text.get("man-synopsis")),
        Some("DESCRIPTION") => heading(&text.get("man-description")),
        Some("EXTRA") => heading(&text.get("man-exit-codes")),
        Some("VERSION") => heading(&text.get("man-version")),
        Some(other) => heading(other),
        None => format!("{line}\n"),
    });
    Ok(lines.collect())
}

fn heading(words: &str) -> String {
    format!(".SH {}\n", words.to_uppercase())
}
