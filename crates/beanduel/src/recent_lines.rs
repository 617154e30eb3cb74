//! The lines of a file read last, to show the one with a fault without keeping the file.

use std::collections::VecDeque;

/// The last lines of a file that arrives in chunks. Lines end as in records: `\n`, `\r\n` or a lone `\r`.
pub struct RecentLines {
    text: Vec<u8>,
    /// Bytes of the file before `text`.
    passed: usize,
    /// Where the lines held begin in the file, and the number of the first.
    starts: VecDeque<usize>,
    first: u64,
    after_return: bool,
    /// At least this many bytes are kept, at most twice as many and a chunk.
    kept: usize,
}

impl RecentLines {
    /// The lines of the last `kept` bytes at least.
    pub fn new(kept: usize) -> RecentLines {
        RecentLines { text: Vec::new(), passed: 0, starts: VecDeque::from([0]), first: 1, after_return: false, kept }
    }

    /// Adds the next bytes of the file.
    pub fn push(&mut self, chunk: &[u8]) {
        if self.text.len() > 2 * self.kept {
            self.forget(self.text.len() - self.kept);
        }
        let offset = self.passed + self.text.len();
        for (i, &byte) in chunk.iter().enumerate() {
            let next = offset + i + 1;
            match byte {
                b'\n' if self.after_return => *self.starts.back_mut().expect("the last line is always held") = next,
                b'\n' | b'\r' => self.starts.push_back(next),
                _ => {}
            }
            self.after_return = byte == b'\r';
        }
        self.text.extend_from_slice(chunk);
    }

    /// Forgets so many bytes, and the lines that began in them but for the last.
    fn forget(&mut self, bytes: usize) {
        self.text.drain(..bytes);
        self.passed += bytes;
        while self.starts.len() > 1 && self.starts[0] < self.passed {
            self.starts.pop_front();
            self.first += 1;
        }
    }

    /// The line with this number, from 1, as far as it has arrived; without its end and without a byte-order mark. `None` if it
    /// is forgotten or not there yet.
    pub fn line(&self, number: u64) -> Option<String> {
        let index = usize::try_from(number.checked_sub(self.first)?).ok()?;
        let start = self.starts.get(index)?.checked_sub(self.passed)?;
        let end = self.starts.get(index + 1).map_or(self.text.len(), |&next| next - self.passed);
        let line = &self.text[start..end];
        let end = line.iter().rposition(|byte| !matches!(byte, b'\n' | b'\r')).map_or(0, |last| last + 1);
        let line = String::from_utf8_lossy(&line[..end]);
        Some(line.trim_start_matches('\u{feff}').to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &[u8] = b"\xef\xbb\xbfone\ntwo\r\n\r\nfour\rfive\n\n\xffseven";
    const LINES: [&str; 7] = ["one", "two", "", "four", "five", "", "\u{fffd}seven"];

    #[test]
    fn lines_are_found_however_they_end_and_arrive() {
        for size in 1..=FILE.len() {
            let mut recent = RecentLines::new(1000);
            FILE.chunks(size).for_each(|chunk| recent.push(chunk));
            for (number, line) in (1..).zip(LINES) {
                assert_eq!(recent.line(number).as_deref(), Some(line), "line {number} in chunks of {size}");
            }
            assert_eq!(recent.line(0), None);
            assert_eq!(recent.line(8), None);
        }
    }

    #[test]
    fn old_lines_are_forgotten() {
        let mut recent = RecentLines::new(100);
        for number in 0..10_000 {
            recent.push(format!("{number:09}\n").as_bytes());
            assert!(recent.text.len() <= 210);
        }
        assert_eq!(recent.line(10_000).as_deref(), Some("000009999"));
        assert_eq!(recent.line(9_991).as_deref(), Some("000009990"));
        assert_eq!(recent.line(9_000), None);
    }
}
