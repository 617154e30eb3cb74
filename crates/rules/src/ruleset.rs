//! The options a game is played under.

use core::fmt;

use crate::cup::MAX_CUPS;

/// The most beans a stock can start with.
pub const MAX_STOCK: u8 = 255;

/// Board size, starting stock and the most beans one sowing may take. Checked once, on construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    cups: u8,
    stock: u8,
    max_sow: u8,
}

impl Rules {
    /// Rules with these options.
    ///
    /// # Errors
    /// The first option outside its range: `cups` 1 to 15, `stock` 1 to 255, `max_sow` 1 to `cups`.
    pub const fn new(cups: u8, stock: u8, max_sow: u8) -> Result<Rules, InvalidRules> {
        if cups < 1 || cups > MAX_CUPS {
            Err(InvalidRules::Cups(cups))
        } else if stock < 1 {
            Err(InvalidRules::Stock(stock))
        } else if max_sow < 1 || max_sow > cups {
            Err(InvalidRules::MaxSow { max_sow, cups })
        } else {
            Ok(Rules { cups, stock, max_sow })
        }
    }

    /// The published game on this many cups: ten beans for each cup, up to one for each cup in a sowing.
    ///
    /// # Errors
    /// Where `cups` is not 1 to 15.
    pub const fn regular(cups: u8) -> Result<Rules, InvalidRules> {
        Rules::new(cups, Rules::regular_stock(cups), cups)
    }

    /// The default stock of a board: ten beans for each cup. At least 1 and at most 255 for any number.
    pub const fn regular_stock(cups: u8) -> u8 {
        if cups == 0 { 1 } else { cups.saturating_mul(10) }
    }

    /// Cups in each player's row, 1 to 15.
    pub const fn cups(self) -> u8 {
        self.cups
    }

    /// Beans in each player's stock at the start, 1 to 255.
    pub const fn stock(self) -> u8 {
        self.stock
    }

    /// The most beans one sowing may take, 1 to [`cups`](Rules::cups).
    pub const fn max_sow(self) -> u8 {
        self.max_sow
    }

    /// Whether all options have their default for this number of cups.
    pub const fn is_regular(self) -> bool {
        self.stock == Rules::regular_stock(self.cups) && self.max_sow == self.cups
    }
}

/// The regular 2x4 game, `BohnDuell`.
impl Default for Rules {
    fn default() -> Rules {
        Rules { cups: 4, stock: 40, max_sow: 4 }
    }
}

/// An option of [`Rules`] outside its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InvalidRules {
    /// Not 1 to 15 cups.
    Cups(u8),
    /// No stock at all.
    Stock(u8),
    /// Not 1 to `cups` beans in a sowing.
    MaxSow {
        /// What was asked for.
        max_sow: u8,
        /// The cups of the board.
        cups: u8,
    },
}

impl fmt::Display for InvalidRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidRules::Cups(cups) => write!(f, "a row has 1 to {MAX_CUPS} cups, not {cups}"),
            InvalidRules::Stock(stock) => write!(f, "a stock starts with 1 to {MAX_STOCK} beans, not {stock}"),
            InvalidRules::MaxSow { max_sow, cups } => {
                write!(f, "a sowing takes at most 1 to {cups} beans on this board, not {max_sow}")
            }
        }
    }
}

impl core::error::Error for InvalidRules {}
