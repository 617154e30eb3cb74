//! Reading records from a file that arrives in chunks, one record in memory at a time.

use alloc::string::{String, ToString};
use core::str::FromStr;

use super::Record;
use super::comment::begins_event;
use super::draft::{Draft, Stop};
use super::lines::Lines;
use super::token::token;
use crate::fault::{Expected, Fault, Place};

/// Reads the records of a file that is pushed into it in chunks of any size, and gives them one at a time, or what is
/// wrong with one: as an iterator that has nothing more until the next chunk is pushed.
///
/// It holds the chunk, one line and one record, none longer than a limit, never the file.
///
/// After a fault it goes on with the next line that begins with `[Event`, whatever the faulty record would have made of
/// that line: so a comment without an end spoils one record and not the file. Such a line in a comment is for that
/// reason taken as the beginning of the next record, and writers write `\[Event` there. A tag among the moves, whose
/// result is missing then, begins the next record too.
///
/// # Examples
/// ```
/// use beanduel_rules::RecordReader;
///
/// let mut reader = RecordReader::new();
/// let mut games = Vec::new();
/// for chunk in ["[Event \"one\"]\n1. s4 s3 2. s9 *\n[Eve", "nt \"two\"]\n1. s4 s3x1 2. c4", " * 1. s1 *"] {
///     reader.push(chunk.as_bytes());
///     games.extend(reader.by_ref());
/// }
/// reader.finish();
/// games.extend(reader);
/// assert_eq!(games.len(), 3);
/// let fault = games[0].as_ref().unwrap_err();
/// assert_eq!((fault.line, fault.column, fault.found.as_str()), (2, 13, "s9"));
/// assert!(games[1].is_ok() && games[2].is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct RecordReader {
    lines: Lines,
    longest: usize,
    /// The line being read, the bytes of it that have been, and the place behind them.
    line: String,
    read: usize,
    place: Place,
    /// How many bytes of the file come before the line.
    offset: u64,
    /// Whether there is more of the line.
    in_line: bool,
    draft: Draft,
    /// After a fault, until the next record begins.
    skipping: bool,
}

impl RecordReader {
    /// The most bytes a record or a line may have, if nothing else is asked for.
    pub const LONGEST: usize = 4 << 20;

    /// How deep variations may be nested: deeper than the longest game has plies.
    ///
    /// A move but a pass brings a bean nearer to its pot, by one at least, and 510 beans are at most 16 away; no two
    /// passes follow each other. So a game has at most 2 · 510 · 16 = 16,320 plies, and no game can be written that
    /// couldn't be read.
    pub const DEEPEST: usize = 16_384;

    /// A reader at the beginning of a file.
    pub const fn new() -> RecordReader {
        RecordReader::with_longest(RecordReader::LONGEST)
    }

    /// A reader at the beginning of a file whose records and lines may have at most so many bytes. A record in memory
    /// takes up to some fifty times as much.
    pub const fn with_longest(bytes: usize) -> RecordReader {
        RecordReader {
            lines: Lines::new(bytes),
            longest: bytes,
            line: String::new(),
            read: 0,
            place: Place::FIRST,
            offset: 0,
            in_line: false,
            draft: Draft::new(),
            skipping: false,
        }
    }

    /// A reader of a whole file.
    pub fn of_file(bytes: &[u8]) -> RecordReader {
        let mut reader = RecordReader::new();
        reader.push(bytes);
        reader.finish();
        reader
    }

    /// Adds the next bytes of the file.
    ///
    /// # Panics
    /// After [`finish`](RecordReader::finish).
    pub fn push(&mut self, chunk: &[u8]) {
        self.lines.push(chunk);
    }

    /// Says that the file has ended, so that its last line can be read.
    pub const fn finish(&mut self) {
        self.lines.finish();
    }

    /// Goes on to the next line that has something to read. Returns whether there was one.
    fn begin_line(&mut self) -> Result<bool, Fault> {
        while let Some(line) = self.lines.next() {
            self.place = Place { line: line.number, ..Place::FIRST };
            self.offset = line.offset;
            let in_comment = self.draft.comment.is_some();
            let bytes = if in_comment { line.bytes } else { line.bytes.strip_prefix(BOM).unwrap_or(line.bytes) };
            let begins_record = begins_record(bytes);
            if self.skipping && !begins_record {
                continue;
            }
            self.skipping = false;
            if line.too_long {
                let words = String::from_utf8_lossy(&bytes[..bytes.len().min(4 * Fault::LONGEST_FOUND)]);
                return Err(Fault::at_word(self.place, &words, Expected::ShorterRecord { most: self.longest }));
            }
            let text = core::str::from_utf8(bytes).map_err(|error| not_utf8(bytes, error, self.place))?;
            if !in_comment && text.starts_with('%') {
                continue;
            }
            self.line.clear();
            self.line.push_str(text);
            self.read = 0;
            self.in_line = true;
            if in_comment && begins_record {
                return Err(self.draft.unfinished(self.place, "["));
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// Reads one word of the line, or what a comment has on it.
    fn step(&mut self) -> Result<Option<Record>, Stop> {
        let RecordReader { line, draft, .. } = self;
        let rest = &line[self.read..];
        let blanks = if draft.comment.is_some() { 0 } else { rest.len() - rest.trim_start().len() };
        let place = self.place.after(&rest[..blanks]);
        let rest = &rest[blanks..];
        let at = self.offset + (self.read + blanks) as u64;
        let check = |begin: Option<u64>, length: usize| match begin {
            Some(begin) if at + length as u64 - begin > self.longest as u64 => {
                Err(Fault::at_word(place, rest, Expected::ShorterRecord { most: self.longest }))
            }
            _ => Ok(()),
        };
        let mut record = None;
        let length = if let Some((comment, _)) = &mut draft.comment {
            let length = comment.read(rest, place)?;
            check(draft.begin, length.unwrap_or(rest.len()))?;
            if length.is_some() {
                draft.end_comment();
            }
            length
        } else if rest.is_empty() {
            None
        } else {
            if rest.starts_with('[') && draft.moves.is_some() {
                return Err(Stop::NextRecord(draft.unfinished(place, "[")));
            }
            let (token, length) = token(rest).map_err(|(offset, expected)| {
                Fault::at_word(place.after(&rest[..offset]), &rest[offset..], expected)
            })?;
            check(draft.begin, length)?;
            record = draft.take(token, &rest[..length], place, at)?;
            Some(length)
        };
        self.in_line = length.is_some();
        let length = length.unwrap_or(rest.len());
        self.place = place.after(&rest[..length]);
        self.read += blanks + length;
        if length > 0 {
            self.draft.end = self.place;
        }
        Ok(record)
    }

    /// A fault where anything but comments follows.
    fn what_follows(&mut self) -> Option<Fault> {
        loop {
            match if self.in_line { Ok(true) } else { self.begin_line() } {
                Ok(true) => {}
                Ok(false) => return self.draft.end_of_file(),
                Err(fault) => return Some(fault),
            }
            let rest = &self.line[self.read..];
            let word = rest.trim_start();
            if self.draft.comment.is_none() && !word.is_empty() && !word.starts_with(['{', ';']) {
                let place = self.place.after(&rest[..rest.len() - word.len()]);
                return Some(Fault::at_word(place, word, Expected::End));
            }
            if let Err(Stop::Skip(fault) | Stop::NextRecord(fault)) = self.step() {
                return Some(fault);
            }
        }
    }
}

impl Default for RecordReader {
    fn default() -> RecordReader {
        RecordReader::new()
    }
}

impl Iterator for RecordReader {
    type Item = Result<Record, Fault>;

    fn next(&mut self) -> Option<Result<Record, Fault>> {
        loop {
            let more = if self.in_line { Ok(true) } else { self.begin_line() };
            let step = match more {
                Ok(true) => self.step(),
                Ok(false) if self.lines.is_finished() => return self.draft.end_of_file().map(Err),
                Ok(false) => return None,
                // Only a line that begins the next record is in hand after a fault at the beginning of a line.
                Err(fault) if self.in_line => Err(Stop::NextRecord(fault)),
                Err(fault) => Err(Stop::Skip(fault)),
            };
            match step {
                Ok(None) => {}
                Ok(Some(record)) => return Some(Ok(record)),
                Err(Stop::NextRecord(fault)) => {
                    self.draft = Draft::new();
                    return Some(Err(fault));
                }
                Err(Stop::Skip(fault)) => {
                    self.draft = Draft::new();
                    self.in_line = false;
                    self.skipping = true;
                    return Some(Err(fault));
                }
            }
        }
    }
}

/// The byte-order mark that some programs put at the beginning of a file.
const BOM: &[u8] = "\u{feff}".as_bytes();

/// Whether this line is one where reading can go on after a fault.
fn begins_record(line: &[u8]) -> bool {
    line.strip_prefix(b"[").is_some_and(begins_event)
}

/// A fault at the first byte of a line that is no UTF-8, found as `\xff`.
fn not_utf8(line: &[u8], error: core::str::Utf8Error, place: Place) -> Fault {
    let (valid, rest) = line.split_at(error.valid_up_to());
    let place = place.after(&String::from_utf8_lossy(valid));
    let bad = &rest[..error.error_len().unwrap_or(rest.len())];
    Fault::at(place, &bad.escape_ascii().to_string(), Expected::Utf8)
}

/// Reads the text of exactly one record.
///
/// # Errors
/// The place of the first thing that doesn't fit, or of what follows the record.
impl FromStr for Record {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Record, Fault> {
        let mut reader = RecordReader::with_longest(usize::MAX);
        reader.push(text.as_bytes());
        reader.finish();
        let nothing = || Err(Fault::at(Place::FIRST, "", Expected::Result));
        let record = reader.next().unwrap_or_else(nothing)?;
        reader.what_follows().map_or(Ok(record), Err)
    }
}
