//! Moves in text: `s3` sow three, `s3x5` and capture five, `c2` empty cup 2, `pass`.

use core::fmt;
use core::str::FromStr;

use crate::cup::{Amount, Cup};
use crate::fault::{Expected, Fault};
use crate::moves::Move;
use crate::position::Position;

/// A move as writers write it, with what it captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AnnotatedMove {
    /// The move.
    pub mv: Move,
    /// Beans it captures, 0 where it captures none.
    pub captured: u8,
}

impl fmt::Display for AnnotatedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.mv, self.captured) {
            (Move::Pass, _) => f.write_str("pass"),
            (Move::Empty(cup), _) => write!(f, "c{cup}"),
            (Move::Sow(amount), 0) => write!(f, "s{amount}"),
            (Move::Sow(amount), captured) => write!(f, "s{amount}x{captured}"),
        }
    }
}

/// A move as a person wrote it: any case, the capture perhaps left out. [`Position::read_move`] makes a [`Move`] of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveText {
    /// The move.
    pub mv: Move,
    /// The beans it says it captures, 1 to 255.
    pub captured: Option<u8>,
}

/// # Errors
/// The place of the first character that doesn't fit.
impl FromStr for MoveText {
    type Err = Fault;

    fn from_str(text: &str) -> Result<MoveText, Fault> {
        let whole = text;
        let text = whole.trim();
        let blanks = whole.len() - whole.trim_start().len();
        if text.eq_ignore_ascii_case("pass") {
            return Ok(MoveText { mv: Move::Pass, captured: None });
        }
        let fault = |offset, expected| Err(Fault::in_line(whole, blanks + offset, expected));
        let digits_from = |start: usize| start + text[start..].bytes().take_while(u8::is_ascii_digit).count();
        let kind = match text.bytes().next() {
            Some(kind @ (b's' | b'S' | b'c' | b'C')) => kind.to_ascii_lowercase(),
            _ => return fault(0, Expected::Move),
        };
        let end = digits_from(1);
        let number = text[1..end].parse().unwrap_or(0);
        let mv = match kind {
            b's' => Amount::new(number).map(Move::Sow),
            _ => Cup::new(number).map(Move::Empty),
        };
        let Some(mv) = mv else { return fault(1, Expected::MoveNumber) };
        match text.as_bytes().get(end) {
            None => Ok(MoveText { mv, captured: None }),
            Some(b'x' | b'X') => match text[end + 1..digits_from(end + 1)].parse() {
                Err(_) | Ok(0) => fault(end + 1, Expected::Captured),
                Ok(_) if digits_from(end + 1) < text.len() => fault(digits_from(end + 1), Expected::End),
                Ok(captured) => Ok(MoveText { mv, captured: Some(captured) }),
            },
            Some(_) => fault(end, Expected::End),
        }
    }
}

impl Position {
    /// The move with what it captures here, for writing.
    pub fn annotate(&self, mv: Move) -> AnnotatedMove {
        AnnotatedMove { mv, captured: self.captures(mv) }
    }

    /// The legal move this text names.
    ///
    /// # Errors
    /// The place of the first character that doesn't fit, why the move isn't legal here, or what it captures if
    /// the annotation says something else.
    pub fn read_move(&self, text: &str) -> Result<Move, Fault> {
        let read: MoveText = text.parse()?;
        self.check_move(read).map_err(|expected| Fault::of_text(text, expected))
    }

    /// The move of a text already read, if it is legal here and its annotation right.
    pub(crate) fn check_move(&self, read: MoveText) -> Result<Move, Expected> {
        let legal = self.legal_moves();
        if !legal.contains(read.mv) {
            return Err(match self.play(read.mv) {
                _ if legal.is_pass() => Expected::Pass,
                Err(why) => Expected::LegalMove(why),
                Ok(_) => unreachable!("a move that isn't legal was played"),
            });
        }
        match (read.captured, self.captures(read.mv)) {
            (Some(said), captured) if said != captured => Err(Expected::Capture { beans: captured }),
            _ => Ok(read.mv),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_fault_names_its_character() {
        for (text, column, expected) in [
            ("", 1, Expected::Move),
            ("x3", 1, Expected::Move),
            ("s", 2, Expected::MoveNumber),
            ("s0", 2, Expected::MoveNumber),
            ("s16", 2, Expected::MoveNumber),
            ("c999", 2, Expected::MoveNumber),
            ("s3y", 3, Expected::End),
            ("s3x", 4, Expected::Captured),
            ("s3x0", 4, Expected::Captured),
            ("s3x256", 4, Expected::Captured),
            ("s3x5!", 5, Expected::End),
            ("passe", 1, Expected::Move),
            ("ß3", 1, Expected::Move),
            ("s3ß", 3, Expected::End),
            ("\u{a0} s3y ", 5, Expected::End),
        ] {
            let fault = text.parse::<MoveText>().unwrap_err();
            assert_eq!((fault.column, fault.expected), (column, expected), "{text:?}");
        }
    }

    #[test]
    fn a_wrong_annotation_is_refused_and_a_missing_one_is_not() {
        let position: Position = "1,1,1,1:36:0 0,0,0,0:40:0 n".parse().unwrap();
        let mv = position.read_move(" S3X1 ").unwrap();
        assert_eq!(position.read_move("s3"), Ok(mv));
        assert_eq!(position.annotate(mv).to_string(), "s3x1");
        let fault = position.read_move("  s3x2 ").unwrap_err();
        assert_eq!((fault.column, fault.found.as_str(), fault.expected), (3, "s3x2", Expected::Capture { beans: 1 }));
        assert_eq!(
            position.read_move("c2").unwrap_err().expected,
            Expected::LegalMove(crate::IllegalMove::CupHolds { beans: 0, distance: 3 })
        );
    }
}
