//! What the program can ask of the console it writes to: its width, and whether bold type makes sense there; and what it says
//! there besides its answer.

use std::io::{IsTerminal, Write, stderr, stdout};

/// The columns assumed where nobody tells.
const USUAL_WIDTH: usize = 80;

/// Columns of the terminal that stdout or stderr is; [`USUAL_WIDTH`] where neither is one.
pub fn width() -> usize {
    if !stdout().is_terminal() && !stderr().is_terminal() {
        return USUAL_WIDTH;
    }
    match crossterm::terminal::size() {
        Ok((columns, _)) if columns > 0 => columns.into(),
        Ok(_) | Err(_) => USUAL_WIDTH,
    }
}

/// Whether stdout is a terminal whose user hasn't asked for plain type (`NO_COLOR`).
pub fn is_styled() -> bool {
    let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    stdout().is_terminal() && !no_color && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

/// Says something on stderr. With that closed, or its disk full, there is nobody to tell, and that is no reason to stop.
pub fn note(words: &str) {
    let _ = writeln!(stderr(), "{words}");
}
