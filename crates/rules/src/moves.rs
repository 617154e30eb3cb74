//! A move, its one-byte form, and the set of moves a player has.

use core::fmt;

use crate::cup::{Amount, Cup, MAX_CUPS};

/// A turn: one of the two kinds of move, or the pass that is forced when neither is possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The forced pass.
    Pass,
    /// Empty this cup: one bean into each cup right of it, the last into the own pot.
    Empty(Cup),
    /// Sow this many beans from the stock, one each into the cups from the left.
    Sow(Amount),
}

impl Move {
    /// The move in one byte. The encoding is part of the interface and won't change:
    /// 0 pass, `1..=15` empty that cup, `16 + k` (`17..=31`) sow `k`.
    pub const fn to_byte(self) -> u8 {
        match self {
            Move::Pass => 0,
            Move::Empty(cup) => cup.number(),
            Move::Sow(amount) => 16 + amount.beans(),
        }
    }

    /// The move that [`to_byte`](Move::to_byte) gives this byte, if one does.
    pub const fn from_byte(byte: u8) -> Option<Move> {
        match byte {
            0 => Some(Move::Pass),
            1..=15 => match Cup::new(byte) {
                Some(cup) => Some(Move::Empty(cup)),
                None => None,
            },
            17..=31 => match Amount::new(byte - 16) {
                Some(amount) => Some(Move::Sow(amount)),
                None => None,
            },
            _ => None,
        }
    }
}

/// A set of moves, without allocation: bit `m.to_byte()` of a word for each move `m`.
///
/// Iterates in a fixed order: the pass, then emptyings, then sowings, each from the smallest number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Moves(u32);

impl Moves {
    /// No move: the game is over.
    pub const NONE: Moves = Moves(0);
    /// The forced pass alone.
    pub const PASS: Moves = Moves(1);

    /// Emptyings of the cups whose bit is set (bit 0 for cup 1) and sowings of `1..=most` beans.
    pub(crate) const fn new(emptiable: u16, most: u8) -> Moves {
        debug_assert!(most <= MAX_CUPS && emptiable < 1 << MAX_CUPS);
        Moves((emptiable as u32) << 1 | ((1 << most) - 1) << 17)
    }

    /// Whether the move is one of them.
    pub const fn contains(self, mv: Move) -> bool {
        self.0 >> mv.to_byte() & 1 == 1
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the only move is the forced pass.
    pub const fn is_pass(self) -> bool {
        self.0 == Moves::PASS.0
    }
}

impl IntoIterator for Moves {
    type Item = Move;
    type IntoIter = MovesIter;

    fn into_iter(self) -> MovesIter {
        MovesIter(self)
    }
}

/// The moves of a set, in the order of [`Moves`].
#[derive(Clone, Debug)]
pub struct MovesIter(Moves);

impl Iterator for MovesIter {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let left = self.0.0;
        self.0.0 &= left.wrapping_sub(1);
        // The order of the bits is the order of the moves.
        Move::from_byte(left.trailing_zeros() as u8)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for MovesIter {}

impl fmt::Debug for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_byte_of_a_move_is_as_promised() {
        assert_eq!(Move::Pass.to_byte(), 0);
        for number in 1..=MAX_CUPS {
            assert_eq!(Move::Empty(Cup::new(number).unwrap()).to_byte(), number);
            assert_eq!(Move::Sow(Amount::new(number).unwrap()).to_byte(), 16 + number);
        }
        let known = (0..=u8::MAX).filter(|&byte| match Move::from_byte(byte) {
            Some(mv) => {
                assert_eq!(mv.to_byte(), byte);
                true
            }
            None => false,
        });
        assert_eq!(known.count(), 31);
    }
}
