//! `rules`: the rules page.

use std::io::{self, Write};
use std::process::ExitCode;

use crate::console;
use crate::failure::Failure;
use crate::markdown::{Type, render};
use crate::text::Text;

/// Lines longer than this are hard to read, however wide the terminal.
const WIDEST: usize = 88;

/// Prints the rules page in the language of the text.
///
/// # Errors
/// The output can't be written.
pub fn run(text: &Text) -> Result<ExitCode, Failure> {
    let kind = if console::is_styled() { Type::Bold } else { Type::Plain };
    let page = render(text.language().rules_page(), console::width().min(WIDEST), kind);
    io::stdout().write_all(page.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
