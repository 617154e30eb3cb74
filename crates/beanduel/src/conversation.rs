//! Talking with a person line by line: what is said, what is typed, and the words that are understood.

use std::io::{self, BufRead, Write};

use crate::text::Text;

/// Where lines come from and where they go.
pub struct Conversation<R, W> {
    /// What the person types.
    pub input: R,
    /// What is said.
    pub output: W,
    /// Whether to show that a line is awaited.
    pub prompt: bool,
}

impl<R: BufRead, W: Write> Conversation<R, W> {
    /// Says a line.
    ///
    /// # Errors
    /// Where the output can't be written.
    pub fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.output, "{line}")
    }

    /// The next line without the blanks around it; `None` at the end of the input.
    ///
    /// # Errors
    /// Where the input can't be read or the output not written.
    pub fn read(&mut self) -> io::Result<Option<String>> {
        if self.prompt {
            write!(self.output, "> ")?;
        }
        self.output.flush()?;
        let mut bytes = Vec::new();
        if self.input.read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// What was typed, of some words: `(meaning, English word, message)`. The English word is understood in every language, beside the language's own.
pub fn understood<T: Copy>(typed: &str, words: &[(T, &str, &str)], text: &Text) -> Option<T> {
    let typed = typed.to_lowercase();
    let known = words.iter().find(|(_, english, message)| typed == *english || typed == text.get(message));
    known.map(|&(meaning, ..)| meaning)
}
