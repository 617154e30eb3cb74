//! A cup, counted from its owner's left, and an amount of beans to sow.

use core::fmt;

/// The most cups a player can have.
pub const MAX_CUPS: u8 = 15;

/// One cup of a row, 1 to [`MAX_CUPS`] from its owner's left; the pot lies right of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cup(u8);

impl Cup {
    /// The cup with this number, if a row can have one: `None` for 0 and above [`MAX_CUPS`].
    pub const fn new(number: u8) -> Option<Cup> {
        if number >= 1 && number <= MAX_CUPS { Some(Cup(number)) } else { None }
    }

    /// Its number from the owner's left, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many beans it takes to reach the pot from here in a row of `cups`: `cups + 1 - number`.
    ///
    /// Only meaningful for a cup of that row (`number() <= cups`).
    pub const fn distance(self, cups: u8) -> u8 {
        cups + 1 - self.0
    }

    /// The opponent's cup that lies opposite in rows of `cups`.
    ///
    /// Only meaningful for a cup of that row (`number() <= cups`).
    #[must_use]
    pub const fn opposite(self, cups: u8) -> Cup {
        Cup(cups + 1 - self.0)
    }

    /// The cups of a row of `cups`, from its owner's left.
    pub fn row(cups: u8) -> impl DoubleEndedIterator<Item = Cup> + ExactSizeIterator + Clone {
        (1..=cups.min(MAX_CUPS)).map(Cup)
    }
}

impl fmt::Display for Cup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// A number of beans to sow, 1 to [`MAX_CUPS`]. The last of them lands in the cup of the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Amount(u8);

impl Amount {
    /// This many beans, if they can be sown at once: `None` for 0 and above [`MAX_CUPS`].
    pub const fn new(beans: u8) -> Option<Amount> {
        if beans >= 1 && beans <= MAX_CUPS { Some(Amount(beans)) } else { None }
    }

    /// How many beans.
    pub const fn beans(self) -> u8 {
        self.0
    }

    /// The cup that the last of them lands in.
    pub const fn last_cup(self) -> Cup {
        Cup(self.0)
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
