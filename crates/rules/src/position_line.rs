//! Positions in one line: `c1,c2,...,cn:stock:pot` for South and North, the side to move, and `maxsow=K` where it isn't `n`.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::fault::{Expected, Fault};
use crate::player::{BySide, Player};
use crate::position::Position;
use crate::setup::{Setup, SetupSide};

/// The position line; with `{:#}` its fields are parted by underscores, as URLs want it.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = if f.alternate() { '_' } else { ' ' };
        for player in Player::ALL {
            let side = &self.sides[player];
            for (i, beans) in side.cups.iter().enumerate() {
                write!(f, "{}{beans}", if i == 0 { "" } else { "," })?;
            }
            write!(f, ":{}:{}{gap}", side.stock, side.pot)?;
        }
        write!(f, "{}", self.to_move.letter())?;
        match self.max_sow {
            Some(max_sow) => write!(f, "{gap}maxsow={max_sow}"),
            None => Ok(()),
        }
    }
}

/// The position line; with `{:#}` its fields are parted by underscores, as URLs want it.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(*self).fmt(f)
    }
}

/// Reads a position line in any case, fields parted by blanks or underscores.
///
/// # Errors
/// The place of the first character that doesn't fit. A line that can be read may still not be a valid position.
impl FromStr for Setup {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Setup, Fault> {
        let mut reader = Reader { text, offset: 0 };
        reader.skip_blanks();
        let south = reader.side()?;
        reader.blank()?;
        let north = reader.side()?;
        reader.blank()?;
        let to_move = reader.peek().and_then(Player::from_letter).ok_or_else(|| reader.fault(Expected::SideToMove))?;
        reader.advance();
        let parted = reader.skip_blanks();
        let max_sow = if parted && reader.peek().is_some() { Some(reader.max_sow()?) } else { None };
        reader.skip_blanks();
        match reader.peek() {
            None => Ok(Setup { sides: BySide { south, north }, to_move, max_sow }),
            Some(_) if max_sow.is_none() => Err(reader.fault(Expected::MaxSow)),
            Some(_) => Err(reader.fault(Expected::End)),
        }
    }
}

/// Reads a position line and checks it against the limits of [`Setup`].
///
/// # Errors
/// The place of the first character that doesn't fit, or every reason why the position isn't valid.
impl FromStr for Position {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Position, Fault> {
        Position::try_from(text.parse::<Setup>()?).map_err(|invalid| Fault::of_text(text, invalid.into()))
    }
}

struct Reader<'a> {
    text: &'a str,
    /// In bytes.
    offset: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.offset..].chars().next()
    }

    fn advance(&mut self) {
        self.offset += self.peek().map_or(0, char::len_utf8);
    }

    fn fault(&self, expected: Expected) -> Fault {
        Fault::in_line(self.text, self.offset, expected)
    }

    fn skip_blanks(&mut self) -> bool {
        let before = self.offset;
        while self.peek().is_some_and(|c| c.is_whitespace() || c == '_') {
            self.advance();
        }
        self.offset > before
    }

    fn blank(&mut self) -> Result<(), Fault> {
        if self.skip_blanks() { Ok(()) } else { Err(self.fault(Expected::Blank)) }
    }

    /// A number; one too large for `u32` reads as `u32::MAX`, which no limit allows.
    fn number(&mut self) -> Result<u32, Fault> {
        let mut number = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            number = Some(number.unwrap_or(0u32).saturating_mul(10).saturating_add(digit));
            self.advance();
        }
        number.ok_or_else(|| self.fault(Expected::Beans))
    }

    fn take(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        if there {
            self.advance();
        }
        there
    }

    fn side(&mut self) -> Result<SetupSide, Fault> {
        let mut cups = Vec::new();
        cups.push(self.number()?);
        while self.take(',') {
            cups.push(self.number()?);
        }
        if !self.take(':') {
            return Err(self.fault(Expected::CommaOrColon));
        }
        let stock = self.number()?;
        if !self.take(':') {
            return Err(self.fault(Expected::Colon));
        }
        Ok(SetupSide { cups, stock, pot: self.number()? })
    }

    fn max_sow(&mut self) -> Result<u32, Fault> {
        let word = "maxsow=";
        let there = self.text[self.offset..].get(..word.len());
        if !there.is_some_and(|there| there.eq_ignore_ascii_case(word)) {
            return Err(self.fault(Expected::MaxSow));
        }
        self.offset += word.len();
        self.number()
    }
}
