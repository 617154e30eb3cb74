//! Anything a person can write down as a position, and what makes it valid.

use alloc::vec::Vec;
use core::fmt;

use crate::cup::MAX_CUPS;
use crate::player::{BySide, Player};
use crate::position::Position;
use crate::side::Side;

/// The most beans the cups and the stock of one side can hold together.
pub const MAX_SIDE_BEANS: u64 = 255;
/// The most beans a position can hold, pots included.
pub const MAX_BEANS: u64 = 510;

/// Anything a person can write down as a position. [`Position`] is the valid form.
///
/// # Examples
/// ```
/// use beanduel_rules::{InvalidPosition, Player, Position, Setup};
///
/// let setup: Setup = "0,0,300:0:0 0,0:40:0 s".parse()?;
/// let invalid = Position::try_from(setup).unwrap_err();
/// assert_eq!(invalid.reasons(), [
///     InvalidPosition::CupsDiffer { south: 3, north: 2 },
///     InvalidPosition::SideBeans { player: Player::South, beans: 300 },
/// ]);
/// # Ok::<(), beanduel_rules::Fault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What lies on each side.
    pub sides: BySide<SetupSide>,
    /// Who moves.
    pub to_move: Player,
    /// The most beans one sowing may take, if it isn't the number of cups.
    pub max_sow: Option<u32>,
}

/// One side of a [`Setup`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SetupSide {
    /// Beans in each cup, from the owner's left.
    pub cups: Vec<u32>,
    /// Beans in the stock.
    pub stock: u32,
    /// Beans in the pot.
    pub pot: u32,
}

impl SetupSide {
    /// Beans in cups and stock.
    fn beans(&self) -> u64 {
        self.cups.iter().map(|&beans| u64::from(beans)).sum::<u64>() + u64::from(self.stock)
    }
}

impl Setup {
    /// Every reason why this isn't a valid position; none where it is.
    fn faults(&self) -> Vec<InvalidPosition> {
        let mut reasons = Vec::new();
        let counts = self.sides.clone().map(|side| side.cups.len());
        if counts.south != counts.north {
            reasons.push(InvalidPosition::CupsDiffer { south: counts.south, north: counts.north });
        }
        for player in Player::ALL {
            if !(1..=usize::from(MAX_CUPS)).contains(&counts[player]) {
                reasons.push(InvalidPosition::Cups { player, cups: counts[player] });
            }
        }
        for player in Player::ALL {
            let beans = self.sides[player].beans();
            if beans > MAX_SIDE_BEANS {
                reasons.push(InvalidPosition::SideBeans { player, beans });
            }
        }
        let beans =
            Player::ALL.map(|player| self.sides[player].beans() + u64::from(self.sides[player].pot)).iter().sum();
        if beans > MAX_BEANS {
            reasons.push(InvalidPosition::Beans { beans });
        }
        if let Some(max_sow) = self.max_sow
            && !(1..=counts.south.max(1)).contains(&(max_sow as usize))
        {
            reasons.push(InvalidPosition::MaxSow { max_sow, cups: counts.south });
        }
        reasons
    }
}

impl TryFrom<Setup> for Position {
    type Error = InvalidSetup;

    fn try_from(setup: Setup) -> Result<Position, InvalidSetup> {
        let reasons = setup.faults();
        if !reasons.is_empty() {
            return Err(InvalidSetup { reasons });
        }
        let cups = setup.sides.south.cups.len() as u8;
        let max_sow = setup.max_sow.map_or(cups, |max_sow| max_sow as u8);
        let pots = BySide { south: setup.sides.south.pot as u16, north: setup.sides.north.pot as u16 };
        let sides = setup.sides.map(|side| {
            let cups: Vec<u8> = side.cups.iter().map(|&beans| beans as u8).collect();
            Side::new(&cups, side.stock as u8)
        });
        Ok(Position::from_parts(sides, pots, setup.to_move, cups, max_sow))
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        let cups = position.cups();
        Setup {
            sides: BySide::from_fn(|player| SetupSide {
                cups: position.side(player).row(cups).map(u32::from).collect(),
                stock: position.side(player).stock().into(),
                pot: position.pot(player).into(),
            }),
            to_move: position.to_move(),
            max_sow: (position.max_sow() != cups).then(|| position.max_sow().into()),
        }
    }
}

/// Why a [`Setup`] is not a valid [`Position`]: every reason, at least one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InvalidSetup {
    reasons: Vec<InvalidPosition>,
}

impl InvalidSetup {
    /// The reasons, in the order South, North, both together, `max sow`.
    pub fn reasons(&self) -> &[InvalidPosition] {
        &self.reasons
    }
}

impl fmt::Display for InvalidSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, reason) in self.reasons.iter().enumerate() {
            write!(f, "{}{reason}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for InvalidSetup {}

/// One reason why a [`Setup`] is not a valid [`Position`].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum InvalidPosition {
    /// The two rows are not equally long.
    CupsDiffer {
        /// South's cups.
        south: usize,
        /// North's cups.
        north: usize,
    },
    /// A row of no or too many cups.
    Cups {
        /// Whose.
        player: Player,
        /// How many.
        cups: usize,
    },
    /// More than 255 beans in the cups and the stock of a side.
    SideBeans {
        /// Whose.
        player: Player,
        /// How many.
        beans: u64,
    },
    /// More than 510 beans in all, pots included.
    Beans {
        /// How many.
        beans: u64,
    },
    /// `max sow` is not 1 to the number of cups.
    MaxSow {
        /// What was written.
        max_sow: u32,
        /// The cups of the board.
        cups: usize,
    },
}

impl fmt::Display for InvalidPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidPosition::CupsDiffer { south, north } => {
                write!(f, "South has {south} cups and North {north}")
            }
            InvalidPosition::Cups { player, cups } => write!(f, "{player} has {cups} cups, not 1 to {MAX_CUPS}"),
            InvalidPosition::SideBeans { player, beans } => {
                write!(f, "{player}'s cups and stock hold {beans} beans, more than {MAX_SIDE_BEANS}")
            }
            InvalidPosition::Beans { beans } => write!(f, "there are {beans} beans in all, more than {MAX_BEANS}"),
            InvalidPosition::MaxSow { max_sow, cups } => write!(f, "maxsow is {max_sow}, not 1 to {cups}"),
        }
    }
}
