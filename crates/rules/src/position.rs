//! A valid position, its legal moves, and playing them.

use core::fmt;

use crate::cup::Cup;
use crate::moves::{Move, Moves};
use crate::player::{BySide, Player};
use crate::ruleset::Rules;
use crate::side::Side;

/// A valid position: both sides, both pots, who moves, and the most beans a sowing may take.
///
/// Made from [`Rules`] (the start) or a [`Setup`](crate::Setup) (anything a person can write down). It may lie in the
/// middle of a game or where no play could bring it; only the limits of [`Setup`](crate::Setup) hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    sides: BySide<Side>,
    pots: BySide<u16>,
    to_move: Player,
    cups: u8,
    max_sow: u8,
}

impl Position {
    /// The start of a game: cups and pots empty, full stocks, South to move.
    pub fn start(rules: Rules) -> Position {
        let side = Side::new(&[], rules.stock());
        Position {
            sides: BySide { south: side, north: side },
            pots: BySide::default(),
            to_move: Player::South,
            cups: rules.cups(),
            max_sow: rules.max_sow(),
        }
    }

    /// From parts that the caller has checked against the limits of [`Setup`](crate::Setup).
    pub(crate) const fn from_parts(
        sides: BySide<Side>,
        pots: BySide<u16>,
        to_move: Player,
        cups: u8,
        max_sow: u8,
    ) -> Position {
        Position { sides, pots, to_move, cups, max_sow }
    }

    /// The rules whose start this is, if it is one.
    pub fn rules_of_start(&self) -> Option<Rules> {
        let rules = Rules::new(self.cups, self.sides.south.stock(), self.max_sow).ok()?;
        (Position::start(rules) == *self).then_some(rules)
    }

    /// Cups in each row, 1 to 15.
    pub const fn cups(&self) -> u8 {
        self.cups
    }

    /// The most beans one sowing may take, 1 to [`cups`](Position::cups).
    pub const fn max_sow(&self) -> u8 {
        self.max_sow
    }

    /// Who moves, or would move if the game weren't over.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// A player's cups and stock.
    pub fn side(&self, player: Player) -> Side {
        self.sides[player]
    }

    /// Beans in a player's pot.
    pub fn pot(&self, player: Player) -> u16 {
        self.pots[player]
    }

    /// Both pots.
    pub const fn pots(&self) -> BySide<u16> {
        self.pots
    }

    /// A player's margin: own pot minus the opponent's, in beans.
    pub fn margin(&self, player: Player) -> i32 {
        i32::from(self.pots[player]) - i32::from(self.pots[!player])
    }

    /// What `player` could do if it were their turn, passes aside.
    fn moves_of(&self, player: Player) -> Moves {
        let side = self.sides[player];
        Moves::new(side.emptiable(self.cups), side.stock().min(self.max_sow))
    }

    /// The legal moves of the player to move: the forced pass alone where there is no other and the opponent
    /// has one, nothing where the game is over.
    pub fn legal_moves(&self) -> Moves {
        let moves = self.moves_of(self.to_move);
        if !moves.is_empty() {
            moves
        } else if !self.moves_of(!self.to_move).is_empty() {
            Moves::PASS
        } else {
            Moves::NONE
        }
    }

    /// Whether neither player can move.
    pub fn is_over(&self) -> bool {
        self.legal_moves().is_empty()
    }

    /// How the game ended, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| Outcome::of_pots(self.pots))
    }

    /// How many beans the move captures: 0 for anything but a sowing whose last bean lands in an own empty cup
    /// opposite a filled one.
    pub fn captures(&self, mv: Move) -> u8 {
        match mv {
            Move::Sow(amount) if amount.beans() <= self.cups => {
                let last = amount.last_cup();
                if self.sides[self.to_move].cup(last) == 0 {
                    self.sides[!self.to_move].cup(last.opposite(self.cups))
                } else {
                    0
                }
            }
            Move::Sow(_) | Move::Empty(_) | Move::Pass => 0,
        }
    }

    /// The position after a legal move.
    ///
    /// # Errors
    /// Says why the move is not legal here.
    ///
    /// # Examples
    /// ```
    /// use beanduel_rules::{Amount, Cup, Move, Position, Rules};
    ///
    /// let start = Position::start(Rules::default());
    /// let after = start.play(Move::Sow(Amount::new(3).unwrap()))?;
    /// assert_eq!(after.to_string(), "1,1,1,0:37:0 0,0,0,0:40:0 n");
    /// assert!(start.play(Move::Empty(Cup::new(1).unwrap())).is_err());
    /// # Ok::<(), beanduel_rules::IllegalMove>(())
    /// ```
    pub fn play(&self, mv: Move) -> Result<Position, IllegalMove> {
        if self.legal_moves().contains(mv) { Ok(self.play_unchecked(mv)) } else { Err(self.why_illegal(mv)) }
    }

    /// The position after the move, which must be one of [`legal_moves`](Position::legal_moves);
    /// otherwise the beans of the result are meaningless or it panics.
    #[must_use]
    pub fn play_unchecked(&self, mv: Move) -> Position {
        debug_assert!(self.legal_moves().contains(mv), "{mv:?} is not legal in {self}");
        let mover = self.to_move;
        let mut next = Position { to_move: !mover, ..*self };
        match mv {
            Move::Pass => {}
            Move::Empty(cup) => {
                next.sides[mover] = self.sides[mover].empty(cup, self.cups);
                next.pots[mover] += 1;
            }
            Move::Sow(amount) => {
                let captured = self.captures(mv);
                next.sides[mover] = self.sides[mover].sow(amount);
                if captured > 0 {
                    next.sides[!mover] = self.sides[!mover].without(amount.last_cup().opposite(self.cups));
                    next.pots[mover] += u16::from(captured);
                }
            }
        }
        next
    }

    /// The beans that a legal move brings into the mover's pot.
    pub fn gain(&self, mv: Move) -> u8 {
        match mv {
            Move::Pass => 0,
            Move::Empty(_) => 1,
            Move::Sow(_) => self.captures(mv),
        }
    }

    /// The change in each cup of `player`'s row from this position to `later`, in beans.
    pub fn changes<'a>(
        &'a self,
        later: &'a Position,
        player: Player,
    ) -> impl DoubleEndedIterator<Item = i16> + ExactSizeIterator + 'a {
        Cup::row(self.cups)
            .map(move |cup| i16::from(later.sides[player].cup(cup)) - i16::from(self.sides[player].cup(cup)))
    }

    fn why_illegal(&self, mv: Move) -> IllegalMove {
        let side = self.sides[self.to_move];
        if self.is_over() {
            return IllegalMove::GameOver;
        }
        match mv {
            Move::Pass => IllegalMove::PassNotForced,
            Move::Empty(cup) if cup.number() > self.cups => IllegalMove::NoSuchCup { cups: self.cups },
            Move::Empty(cup) => IllegalMove::CupHolds { beans: side.cup(cup), distance: cup.distance(self.cups) },
            Move::Sow(_) if side.stock() == 0 => IllegalMove::StockEmpty,
            Move::Sow(_) => IllegalMove::SowAtMost { beans: side.stock().min(self.max_sow) },
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// This player has more beans in the pot.
    Win(Player),
    /// The pots are equal.
    Draw,
}

impl Outcome {
    /// Who has more in the pot.
    pub const fn of_pots(pots: BySide<u16>) -> Outcome {
        if pots.south > pots.north {
            Outcome::Win(Player::South)
        } else if pots.north > pots.south {
            Outcome::Win(Player::North)
        } else {
            Outcome::Draw
        }
    }
}

/// Why a move is not legal in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IllegalMove {
    /// Neither player can move.
    GameOver,
    /// A pass, though there is another move.
    PassNotForced,
    /// The row has only so many cups.
    NoSuchCup {
        /// Cups in the row.
        cups: u8,
    },
    /// The cup doesn't hold exactly its distance.
    CupHolds {
        /// Beans in it.
        beans: u8,
        /// Beans it takes to reach the pot.
        distance: u8,
    },
    /// A sowing from an empty stock.
    StockEmpty,
    /// A sowing of more beans than the rules or the stock allow.
    SowAtMost {
        /// The most that could be sown here.
        beans: u8,
    },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IllegalMove::GameOver => write!(f, "the game is over"),
            IllegalMove::PassNotForced => write!(f, "nobody may pass with another move at hand"),
            IllegalMove::NoSuchCup { cups } => write!(f, "the row has {cups} cups"),
            IllegalMove::CupHolds { beans, distance } if beans > distance => {
                write!(f, "the cup is blocked: it holds {beans}, more than its distance {distance}")
            }
            IllegalMove::CupHolds { beans, distance } => {
                write!(f, "the cup holds {beans} and can be emptied only with exactly {distance}")
            }
            IllegalMove::StockEmpty => write!(f, "the stock is empty"),
            IllegalMove::SowAtMost { beans } => write!(f, "at most {beans} can be sown here"),
        }
    }
}

impl core::error::Error for IllegalMove {}
