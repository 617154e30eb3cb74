//! Comments: the text of one, the commands in it that say clock and evaluation, and both ways between notes and file.

use alloc::string::String;
use core::fmt::{self, Write};

use super::escape::{escaped, write_number};
use super::wrapped::Wrapped;
use crate::fault::{Expected, Fault, Place};
use crate::game::{Eval, Notes, join};

/// Where a comment ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommentEnd {
    Brace,
    Line,
}

/// A comment being read, line by line.
///
/// White space counts as one blank, however much of it there is, and as none at the ends. What a backslash does is said
/// in [`escape`](super::escape); before the end of a line it keeps the line break. The commands `[%clk ...]` and
/// `[%eval ...]` are taken out of the text, any other stays in it.
#[derive(Clone, Debug)]
pub(super) struct CommentReader {
    end: CommentEnd,
    text: String,
    /// There was white space behind the text.
    blank: bool,
    /// The last `[` that may begin a command.
    bracket: Option<Bracket>,
    clock: Option<u64>,
    eval: Option<Eval>,
}

#[derive(Clone, Copy, Debug)]
struct Bracket {
    place: Place,
    /// The length of the text before it, and whether white space followed that.
    length: usize,
    blank: bool,
}

impl CommentReader {
    pub(super) const fn new(end: CommentEnd) -> CommentReader {
        CommentReader { end, text: String::new(), blank: false, bracket: None, clock: None, eval: None }
    }

    /// Reads what the comment has on one line, which stands at `place`. Returns how many bytes that is, a closing brace
    /// included, or `None` where the comment goes on in the next line.
    ///
    /// # Errors
    /// A command that says no clock or no evaluation.
    pub(super) fn read(&mut self, line: &str, mut place: Place) -> Result<Option<usize>, Fault> {
        let mut rest = line;
        while let Some(c) = rest.chars().next() {
            let mut length = c.len_utf8();
            match c {
                '}' if self.end == CommentEnd::Brace => return Ok(Some(line.len() - rest.len() + 1)),
                '\\' if self.end == CommentEnd::Brace && rest.len() == 1 => {
                    self.put('\n');
                    return Ok(None);
                }
                '\\' => {
                    let (meant, more) = escaped(&rest[1..]);
                    self.put(meant);
                    length += more;
                }
                ' ' | '\t' => self.put_blank(),
                '[' => {
                    self.bracket = Some(Bracket { place, length: self.text.len(), blank: self.blank });
                    self.put('[');
                }
                ']' => {
                    self.put(']');
                    self.end_command()?;
                }
                c => self.put(c),
            }
            place = place.after(&rest[..length]);
            rest = &rest[length..];
        }
        self.put_blank();
        Ok((self.end == CommentEnd::Line).then_some(line.len()))
    }

    fn put(&mut self, c: char) {
        if self.blank {
            self.text.push(' ');
            self.blank = false;
        }
        self.text.push(c);
    }

    fn put_blank(&mut self) {
        self.blank = !self.text.is_empty();
    }

    /// Takes the command out of the text that a `]` has just ended, if it is one and a known one.
    fn end_command(&mut self) -> Result<(), Fault> {
        let Some(bracket) = self.bracket.take() else { return Ok(()) };
        let written = &self.text[bracket.length + usize::from(bracket.blank)..];
        let Some(command) = written.strip_prefix("[%").and_then(|command| command.strip_suffix(']')) else {
            return Ok(());
        };
        let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        let fault = |expected| Fault::at(bracket.place, written, expected);
        if name.eq_ignore_ascii_case(CLOCK) {
            self.clock = Some(read_clock(value.trim()).ok_or_else(|| fault(Expected::Clock))?);
        } else if name.eq_ignore_ascii_case(EVAL) {
            self.eval = Some(read_eval(value.trim()).ok_or_else(|| fault(Expected::Eval))?);
        } else {
            return Ok(());
        }
        self.text.truncate(bracket.length);
        self.blank = bracket.blank;
        Ok(())
    }

    /// Adds the comment to the notes of a place: behind its move, or before it.
    pub(super) fn add_to(self, notes: &mut Notes, side: Beside) {
        let comment = match side {
            Beside::Before => &mut notes.lead,
            Beside::Behind => &mut notes.comment,
        };
        join(comment, &self.text);
        notes.clock = self.clock.or(notes.clock);
        notes.eval = self.eval.or(notes.eval);
    }
}

/// On which side of its move a comment stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beside {
    Before,
    Behind,
}

const CLOCK: &str = "clk";
const EVAL: &str = "eval";

/// Writes the comment behind a move with its clock and evaluation. Returns whether there was anything to write.
pub(super) fn write_comment<W: Write>(out: &mut Wrapped<W>, notes: &Notes) -> Result<bool, fmt::Error> {
    if notes.comment.is_empty() && notes.clock.is_none() && notes.eval.is_none() {
        return Ok(false);
    }
    out.gap();
    out.put("{")?;
    if let Some(clock) = notes.clock {
        write!(out.word()?, "[%{CLOCK} {}]", Clock(clock))?;
        out.gap();
    }
    if let Some(eval) = notes.eval {
        write!(out.word()?, "[%{EVAL} {eval}]")?;
        out.gap();
    }
    if notes.comment.is_empty() {
        out.no_gap();
    }
    write_text(out, &notes.comment)?;
    out.put("}")?;
    out.gap();
    Ok(true)
}

/// Writes the comment before a move. Returns whether there was one.
pub(super) fn write_lead<W: Write>(out: &mut Wrapped<W>, lead: &str) -> Result<bool, fmt::Error> {
    if lead.is_empty() {
        return Ok(false);
    }
    out.put("{")?;
    write_text(out, lead)?;
    out.put("}")?;
    out.gap();
    Ok(true)
}

/// Writes the text of a comment so that [`CommentReader`] gives it back.
fn write_text<W: Write>(out: &mut Wrapped<W>, text: &str) -> fmt::Result {
    let mut before = None;
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        match c {
            // Where the reader would take it for less than the one blank it is.
            ' ' if rest.is_empty() || matches!(before, None | Some(' ' | '\n')) => out.put("\\ ")?,
            ' ' => out.gap(),
            '\n' => out.put("\\\n")?,
            '}' => out.put("\\}")?,
            '\\' => out.put("\\\\")?,
            '[' if begins_command(rest) || begins_event(rest.as_bytes()) => out.put("\\[")?,
            c if c.is_control() => write_number(out.word()?, c)?,
            c => out.word()?.push(c),
        }
        before = Some(c);
    }
    Ok(())
}

/// Whether a reader would see one of our commands in a `[` before this.
fn begins_command(rest: &str) -> bool {
    rest.strip_prefix('%').is_some_and(|name| begins_with(name.as_bytes(), CLOCK) || begins_with(name.as_bytes(), EVAL))
}

/// Whether a `[` before this, at the beginning of a line, is where a reader goes on after a fault.
pub(super) fn begins_event(rest: &[u8]) -> bool {
    const EVENT: &str = "Event";
    let behind = rest.get(EVENT.len());
    begins_with(rest, EVENT) && matches!(behind, None | Some(b' ' | b'\t' | b'"'))
}

fn begins_with(text: &[u8], word: &str) -> bool {
    text.get(..word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(word.as_bytes()))
}

/// `h:mm:ss`, with as many digits behind the point as the ms need.
struct Clock(u64);

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, ms) = (self.0 / 1000, self.0 % 1000);
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match ms {
            0 => Ok(()),
            ms if ms % 100 == 0 => write!(f, ".{}", ms / 100),
            ms if ms % 10 == 0 => write!(f, ".{:02}", ms / 10),
            ms => write!(f, ".{ms:03}"),
        }
    }
}

/// The ms that `h:mm:ss` says, fractions of a second allowed; what is less than a ms is cut off.
fn read_clock(text: &str) -> Option<u64> {
    let (text, ms) = match text.split_once('.') {
        Some((text, fraction)) => (text, read_fraction(fraction, 3)?),
        None => (text, 0),
    };
    let mut parts = text.split(':');
    let mut part = || parts.next().filter(|part| is_number(part));
    let hours: u64 = part()?.parse().ok()?;
    let mut sixtieths = || part().filter(|part| part.len() <= 2)?.parse::<u64>().ok().filter(|&n| n < 60);
    let seconds = sixtieths()? * 60 + sixtieths()?;
    if parts.next().is_some() {
        return None;
    }
    hours.checked_mul(3600)?.checked_add(seconds)?.checked_mul(1000)?.checked_add(u64::from(ms))
}

/// The first `places` digits of a fraction as a number, with zeros for those that aren't there.
fn read_fraction(digits: &str, places: u32) -> Option<u32> {
    let digit = |place| digits.as_bytes().get(place as usize).map_or(0, |c| u32::from(c - b'0'));
    is_number(digits).then(|| (0..places).fold(0, |number, place| 10 * number + digit(place)))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit())
}

/// `-1` exact, `~-1.5` estimated.
impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Eval::Exact(beans) => write!(f, "{beans}"),
            Eval::Estimate(hundredths) => {
                let sign = if hundredths < 0 { "-" } else { "" };
                let (beans, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
                write!(f, "~{sign}{beans}")?;
                match rest {
                    0 => Ok(()),
                    rest if rest % 10 == 0 => write!(f, ".{}", rest / 10),
                    rest => write!(f, ".{rest:02}"),
                }
            }
        }
    }
}

/// The evaluation that `-1` or `~-1.5` says. Of an estimate what is less than a hundredth is cut off.
fn read_eval(text: &str) -> Option<Eval> {
    let estimate = text.strip_prefix('~');
    let signed = estimate.unwrap_or(text);
    let digits = signed.strip_prefix(['-', '+']).unwrap_or(signed);
    let sign = if signed.starts_with('-') { -1 } else { 1 };
    let (beans, hundredths) = match digits.split_once('.') {
        Some((beans, fraction)) => (beans, Some(read_fraction(fraction, 2)?)),
        None => (digits, None),
    };
    let beans = is_number(beans).then(|| beans.parse::<i64>().ok())??;
    match (estimate, hundredths) {
        (None, None) => i32::try_from(sign * beans).ok().map(Eval::Exact),
        (None, Some(_)) => None,
        (Some(_), hundredths) => {
            let all = beans.checked_mul(100)?.checked_add(i64::from(hundredths.unwrap_or(0)))?;
            i32::try_from(sign * all).ok().map(Eval::Estimate)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn clocks_and_evaluations_are_read_as_written() {
        for (text, ms) in [
            ("0:00:00", 0),
            ("1:02:03.4", 3_723_400),
            ("0:00:59.05", 59_050),
            ("12:00:00.001", 43_200_001),
            ("5124095576030:25:51.615", u64::MAX),
        ] {
            assert_eq!(read_clock(text), Some(ms));
            assert_eq!(Clock(ms).to_string(), text);
        }
        for (text, eval) in [
            ("-1", Eval::Exact(-1)),
            ("2147483647", Eval::Exact(i32::MAX)),
            ("~-1.5", Eval::Estimate(-150)),
            ("~0", Eval::Estimate(0)),
            ("~-0.05", Eval::Estimate(-5)),
            ("~-21474836.48", Eval::Estimate(i32::MIN)),
        ] {
            assert_eq!(read_eval(text), Some(eval));
            assert_eq!(eval.to_string(), text);
        }
    }

    #[test]
    fn other_ways_to_say_them_are_read_too() {
        assert_eq!(read_clock("01:2:3"), read_clock("1:02:03.000"));
        assert_eq!(read_clock("0:00:01.9999"), Some(1_999));
        assert_eq!(read_eval("+3"), Some(Eval::Exact(3)));
        assert_eq!(read_eval("~1.239"), Some(Eval::Estimate(123)));
        for text in ["", "1", "1:00", "0:60:00", "0:00:60", "0:00:00:00", "0:00:1.", "0:000:01", "-1:00:00", "+1:00:00"]
        {
            assert_eq!(read_clock(text), None, "{text}");
        }
        assert_eq!(read_clock("5124095576030:25:51.616"), None);
        for text in ["", "~", "-", "1.5", "#3", "--1", "~1.", "~.5", "2147483648", "~99999999999999999999"] {
            assert_eq!(read_eval(text), None, "{text}");
        }
    }
}
