//! Chunks of bytes cut into lines, whatever their ends are: `\n`, `\r\n` or a lone `\r`.

use alloc::vec::Vec;
use core::ops::Range;

/// The lines of a file that arrives in chunks. Holds no more than the chunks not yet read and one line.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    buffer: Vec<u8>,
    /// Where the next line begins, and how far its end has been looked for.
    next: usize,
    scanned: usize,
    /// The last line ended with `\r`: a `\n` that follows belongs to that end.
    after_return: bool,
    /// The line being read is too long; what is left of it is dropped.
    dropping: bool,
    finished: bool,
    longest: usize,
    /// Bytes of the file before the buffer.
    passed: u64,
    /// How many lines have begun.
    number: u64,
}

/// A line of the file.
pub(super) struct Line<'a> {
    /// Its bytes without the line's end; the first of them where it is too long.
    pub(super) bytes: &'a [u8],
    /// Whether it has more bytes than a line may have.
    pub(super) too_long: bool,
    /// Its number, from 1.
    pub(super) number: u64,
    /// How many bytes of the file come before it.
    pub(super) offset: u64,
}

impl Lines {
    /// Lines of at most `longest` bytes.
    pub(super) const fn new(longest: usize) -> Lines {
        Lines {
            buffer: Vec::new(),
            next: 0,
            scanned: 0,
            after_return: false,
            dropping: false,
            finished: false,
            longest,
            passed: 0,
            number: 0,
        }
    }

    pub(super) fn push(&mut self, chunk: &[u8]) {
        assert!(!self.finished, "nothing can follow the end of the file");
        self.buffer.drain(..self.next);
        self.passed += self.next as u64;
        self.scanned -= self.next;
        self.next = 0;
        self.buffer.extend_from_slice(chunk);
    }

    pub(super) const fn finish(&mut self) {
        self.finished = true;
    }

    /// Whether the file has ended; its last lines may still be to be read.
    pub(super) const fn is_finished(&self) -> bool {
        self.finished
    }

    /// The next line; `None` until more of it has been pushed.
    pub(super) fn next(&mut self) -> Option<Line<'_>> {
        let line = loop {
            if self.after_return && self.next < self.buffer.len() {
                self.after_return = false;
                if self.buffer[self.next] == b'\n' {
                    self.next += 1;
                    self.scanned = self.next;
                }
            }
            let start = self.next;
            let unread = &self.buffer[self.scanned..];
            if let Some(length) = unread.iter().position(|&c| c == b'\n' || c == b'\r') {
                let end = self.scanned + length;
                self.after_return = self.buffer[end] == b'\r';
                self.next = end + 1;
                self.scanned = self.next;
                if !core::mem::take(&mut self.dropping) {
                    break start..end;
                }
            } else {
                let end = self.buffer.len();
                self.scanned = end;
                if self.dropping {
                    self.next = end;
                } else if end - start > self.longest || self.finished && end > start {
                    self.next = end;
                    self.dropping = true;
                    break start..end;
                }
                return None;
            }
        };
        self.number += 1;
        Some(self.line(line))
    }

    fn line(&self, range: Range<usize>) -> Line<'_> {
        let offset = self.passed + range.start as u64;
        let bytes = &self.buffer[range];
        let too_long = bytes.len() > self.longest;
        Line { bytes: &bytes[..bytes.len().min(self.longest)], too_long, number: self.number, offset }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use alloc::vec::Vec;

    fn lines(chunks: &[&str]) -> Vec<(u64, u64, String)> {
        let mut lines = Lines::new(6);
        let mut all = Vec::new();
        for (i, chunk) in chunks.iter().enumerate() {
            lines.push(chunk.as_bytes());
            if i + 1 == chunks.len() {
                lines.finish();
            }
            while let Some(line) = lines.next() {
                let text = core::str::from_utf8(line.bytes).unwrap();
                all.push((line.number, line.offset, if line.too_long { text.to_uppercase() } else { text.into() }));
            }
        }
        all
    }

    #[test]
    fn a_file_has_the_same_lines_in_any_chunks() {
        let file = "a\nbc\r\n\rd\r\r\n\n\nefghij\nefghijk\r\nefghijkl\rx";
        let whole = lines(&[file]);
        let texts: Vec<&str> = whole.iter().map(|(_, _, text)| text.as_str()).collect();
        assert_eq!(texts, ["a", "bc", "", "d", "", "", "", "efghij", "EFGHIJ", "EFGHIJ", "x"]);
        assert_eq!((whole[3].0, whole[3].1), (4, 7));
        for size in 1..file.len() {
            let chunks: Vec<&str> = file.as_bytes().chunks(size).map(|c| core::str::from_utf8(c).unwrap()).collect();
            assert_eq!(lines(&chunks), whole, "chunks of {size}");
        }
    }
}
