//! Text of words, broken into lines where the next word would make a line too long.

use alloc::string::String;
use core::fmt::{self, Write};

/// The most characters in a line of moves, unless one word alone has more: PGN's limit.
const WIDTH: usize = 79;

/// Writes words with a blank or a line break between them.
pub(super) struct Wrapped<'a, W> {
    out: &'a mut W,
    /// The word that isn't written yet, since more may be put to it.
    word: String,
    /// The next thing put begins a new word.
    gap: bool,
    /// Characters in the current line.
    column: usize,
}

impl<'a, W: Write> Wrapped<'a, W> {
    /// Begins with an empty line.
    pub(super) const fn new(out: &'a mut W) -> Wrapped<'a, W> {
        Wrapped { out, word: String::new(), gap: false, column: 0 }
    }

    /// Ends the word.
    pub(super) const fn gap(&mut self) {
        self.gap = true;
    }

    /// Lets the word go on after all.
    pub(super) const fn no_gap(&mut self) {
        self.gap = false;
    }

    /// Puts some text to the word; a line break in it stays one.
    pub(super) fn put(&mut self, text: &str) -> fmt::Result {
        self.word()?.push_str(text);
        Ok(())
    }

    /// The word, to put something to.
    pub(super) fn word(&mut self) -> Result<&mut String, fmt::Error> {
        if core::mem::take(&mut self.gap) {
            self.write_word()?;
        }
        Ok(&mut self.word)
    }

    fn write_word(&mut self) -> fmt::Result {
        if self.word.is_empty() {
            return Ok(());
        }
        let length = |text: &str| text.chars().count();
        let head = self.word.split('\n').next().map_or(0, length);
        if self.column > 0 && self.column + 1 + head > WIDTH {
            self.out.write_char('\n')?;
            self.column = 0;
        } else if self.column > 0 {
            self.out.write_char(' ')?;
            self.column += 1;
        }
        self.out.write_str(&self.word)?;
        self.column = match self.word.rsplit_once('\n') {
            Some((_, tail)) => length(tail),
            None => self.column + head,
        };
        self.word.clear();
        Ok(())
    }

    /// Writes the last word and ends the line.
    pub(super) fn finish(mut self) -> fmt::Result {
        self.write_word()?;
        self.out.write_char('\n')
    }
}
