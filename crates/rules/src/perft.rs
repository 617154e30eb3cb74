//! Counting move sequences: the standard test of a move generator, and of its speed.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::position::Position;
use crate::side::Side;

/// How many sequences of exactly `depth` plies start here. A forced pass is a ply; a sequence that ends early isn't
/// counted. Wraps around above 2^64.
///
/// The last two plies are counted at once: what a player can answer depends on the opponent's move only
/// in that a capture may take a cup that could have been emptied.
///
/// # Examples
/// ```
/// use beanduel_rules::{Position, Rules, perft};
///
/// assert_eq!(perft(&Position::start(Rules::default()), 6), 5630);
/// ```
pub fn perft(position: &Position, depth: u32) -> u64 {
    // Up to seven cups fit one machine word, the stock in its top lane.
    match position.cups() {
        1 => Board::<u64, 1>::count_from(position, depth),
        2 => Board::<u64, 2>::count_from(position, depth),
        3 => Board::<u64, 3>::count_from(position, depth),
        4 => Board::<u64, 4>::count_from(position, depth),
        5 => Board::<u64, 5>::count_from(position, depth),
        6 => Board::<u64, 6>::count_from(position, depth),
        7 => Board::<u64, 7>::count_from(position, depth),
        8 => Board::<u128, 8>::count_from(position, depth),
        9 => Board::<u128, 9>::count_from(position, depth),
        10 => Board::<u128, 10>::count_from(position, depth),
        11 => Board::<u128, 11>::count_from(position, depth),
        12 => Board::<u128, 12>::count_from(position, depth),
        13 => Board::<u128, 13>::count_from(position, depth),
        14 => Board::<u128, 14>::count_from(position, depth),
        15 => Board::<u128, 15>::count_from(position, depth),
        cups => unreachable!("a position of {cups} cups"),
    }
}

/// A word of byte lanes that holds a side: cups in the low lanes, the stock in the top one.
trait Lanes:
    Copy
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const ZERO: Self;
    /// 1 in each lane.
    const ONES: Self;
    const BITS: u32;
    fn of(side: Side) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn ones(self) -> u32;
    fn reverse(self) -> Self;
    fn trailing_zeros(self) -> u32;
    /// The low 32 bits.
    fn low(self) -> u32;
}

macro_rules! lanes {
    ($word:ty, $of:expr) => {
        impl Lanes for $word {
            const ZERO: Self = 0;
            const ONES: Self = <$word>::MAX / 0xff;
            const BITS: u32 = <$word>::BITS;
            fn of(side: Side) -> Self {
                $of(side.to_bits())
            }
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            fn ones(self) -> u32 {
                self.count_ones()
            }
            fn reverse(self) -> Self {
                self.swap_bytes()
            }
            fn trailing_zeros(self) -> u32 {
                <$word>::trailing_zeros(self)
            }
            fn low(self) -> u32 {
                self as u32
            }
        }
    };
}

lanes!(u64, |bits: u128| (bits as u64 & (u64::MAX >> 8)) | ((bits >> 120) as u64) << 56);
lanes!(u128, |bits| bits);

/// The counting of boards of `CUPS` cups: both sides as the mover sees them.
struct Board<W, const CUPS: u32> {
    mine: W,
    theirs: W,
    most: u32,
}

impl<W: Lanes, const CUPS: u32> Board<W, CUPS> {
    fn count_from(position: &Position, depth: u32) -> u64 {
        let mover = position.to_move();
        Board::<W, CUPS> {
            mine: W::of(position.side(mover)),
            theirs: W::of(position.side(!mover)),
            most: position.max_sow().into(),
        }
        .count(depth)
    }

    /// The lanes of the first `cups` cups out of `word`.
    fn first(word: W, cups: u32) -> W {
        word & !(!W::ZERO << (8 * cups))
    }

    /// 1 in the lane of a cup (from 0) and 0 elsewhere.
    fn unit(lane: u32) -> W {
        Self::first(W::ONES, 1) << (8 * lane)
    }

    /// All bits of the lane of a cup (from 0).
    fn whole(lane: u32) -> W {
        Self::first(!W::ZERO, 1) << (8 * lane)
    }

    /// The distance of each cup in its lane.
    fn distances() -> W {
        let mut word = W::ZERO;
        let mut cup = 0;
        while cup < CUPS {
            // Cup `cup` is reached from itself and all cups left of it: one bean more for each lane up to here.
            word = word.plus(Self::first(W::ONES, cup + 1));
            cup += 1;
        }
        word
    }

    /// The high bit of each cup's lane that is zero in `word`.
    fn zeros(word: W) -> W {
        let low = !(W::ONES << 7);
        let nonzero = (word & low).plus(low) | word;
        Self::first(!nonzero & !low, CUPS)
    }

    fn emptiable(side: W) -> W {
        Self::zeros(side ^ Self::distances())
    }

    fn stock(side: W) -> u32 {
        (side >> (W::BITS - 8)).low()
    }

    fn sowings(&self, side: W) -> u32 {
        Self::stock(side).min(self.most)
    }

    fn can_move(&self, side: W) -> bool {
        self.sowings(side) > 0 || Self::emptiable(side) != W::ZERO
    }

    fn swapped(&self, mine: W, theirs: W) -> Self {
        Board { mine: theirs, theirs: mine, most: self.most }
    }

    fn count(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves(),
            2 => self.moves_and_replies(),
            _ => self.children(|child| child.count(depth - 1)),
        }
    }

    /// Legal moves, the forced pass among them.
    fn moves(&self) -> u64 {
        let moves = self.sowings(self.mine) + Self::emptiable(self.mine).ones();
        u64::from(if moves == 0 { u32::from(self.can_move(self.theirs)) } else { moves })
    }

    /// Pairs of a legal move and a reply.
    fn moves_and_replies(&self) -> u64 {
        let sowings = self.sowings(self.mine);
        let moves = sowings + Self::emptiable(self.mine).ones();
        let stock = self.sowings(self.theirs);
        if moves == 0 || stock == 0 {
            // A pass, or a side that a capture could leave without a reply.
            return self.children(Board::moves);
        }
        let emptiable = Self::emptiable(self.theirs);
        let replies = stock + emptiable.ones();
        // The opponent's lanes in the order of the cups opposite: reversed, then down over the lanes that aren't cups.
        let opposite = emptiable.reverse() >> (W::BITS - 8 * CUPS);
        let lost = (Self::first(Self::zeros(self.mine), sowings) & opposite).ones();
        u64::from(moves * replies - lost)
    }

    /// The sum of `each` over the positions after every legal move.
    fn children(&self, each: impl Fn(&Self) -> u64) -> u64 {
        let sowings = self.sowings(self.mine);
        let mut emptiable = Self::emptiable(self.mine);
        if sowings == 0 && emptiable == W::ZERO {
            return if self.can_move(self.theirs) { each(&self.swapped(self.mine, self.theirs)) } else { 0 };
        }
        let mut sum = 0u64;
        while emptiable != W::ZERO {
            let lane = emptiable.trailing_zeros() / 8;
            let right = Self::first(W::ONES, CUPS) & (!W::ZERO << (8 * (lane + 1)));
            let mine = (self.mine & !Self::whole(lane)).plus(right);
            sum = sum.wrapping_add(each(&self.swapped(mine, self.theirs)));
            emptiable = emptiable & !(emptiable & Self::whole(lane));
        }
        let empty = Self::zeros(self.mine);
        let mut mine = self.mine;
        for lane in 0..sowings {
            mine = mine.plus(Self::unit(lane)).minus(Self::unit(W::BITS / 8 - 1));
            let captured = if empty & Self::whole(lane) == W::ZERO { W::ZERO } else { Self::whole(CUPS - 1 - lane) };
            sum = sum.wrapping_add(each(&self.swapped(mine, self.theirs & !captured)));
        }
        sum
    }
}
