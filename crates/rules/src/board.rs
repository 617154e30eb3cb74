//! A position as the mover sees it, for counting and search: two machine words and a board size known at compile time.
//! [`Position`] is the game; this is the same rules at full speed, pots and names left out.

use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use crate::position::Position;
use crate::side::Side;

/// A word of byte lanes that holds a side: cup 1 in the lowest lane, the stock in the top one.
///
/// Up to seven cups fit a `u64`; a `u128` is laid out like [`Side`].
pub trait Lanes:
    Copy
    + Eq
    + core::fmt::Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No bit set.
    const ZERO: Self;
    /// 1 in each lane.
    const ONES: Self;
    /// Bits of the word.
    const BITS: u32;
    /// The cups and the stock of a side; cups beyond the word's are lost.
    fn of(side: Side) -> Self;
    /// The sum, wrapping around.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The difference, wrapping around.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The product, wrapping around.
    #[must_use]
    fn times(self, other: Self) -> Self;
    /// How many bits are set.
    fn ones(self) -> u32;
    /// The lanes in reverse order.
    #[must_use]
    fn reverse(self) -> Self;
    /// Bits below the lowest set one.
    fn trailing_zeros(self) -> u32;
    /// Bits above the highest set one.
    fn leading_zeros(self) -> u32;
    /// The sum of all lanes, which must be below 256.
    fn sum(self) -> u32;
    /// The low 64 bits.
    fn low(self) -> u64;
    /// The word with these low bits.
    fn from_low(low: u64) -> Self;
}

macro_rules! lanes {
    ($word:ty, $of:expr) => {
        impl Lanes for $word {
            const ZERO: Self = 0;
            const ONES: Self = <$word>::MAX / 0xff;
            const BITS: u32 = <$word>::BITS;
            #[inline]
            fn of(side: Side) -> Self {
                $of(side.to_bits())
            }
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline]
            fn ones(self) -> u32 {
                self.count_ones()
            }
            #[inline]
            fn reverse(self) -> Self {
                self.swap_bytes()
            }
            #[inline]
            fn trailing_zeros(self) -> u32 {
                <$word>::trailing_zeros(self)
            }
            #[inline]
            fn leading_zeros(self) -> u32 {
                <$word>::leading_zeros(self)
            }
            #[inline]
            fn sum(self) -> u32 {
                // The top lane of the product collects all lanes.
                (self.wrapping_mul(Self::ONES) >> (Self::BITS - 8)) as u32
            }
            #[inline]
            fn low(self) -> u64 {
                self as u64
            }
            #[inline]
            fn from_low(low: u64) -> Self {
                low.into()
            }
        }
    };
}

lanes!(u64, |bits: u128| (bits as u64 & (u64::MAX >> 8)) | ((bits >> 120) as u64) << 56);
lanes!(u128, |bits| bits);

/// Both sides of a board of `CUPS` cups as the mover sees them. Cups are lanes here, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board<W, const CUPS: u32> {
    /// The mover's cups and stock.
    pub mine: W,
    /// The opponent's cups and stock.
    pub theirs: W,
    /// The most beans one sowing may take.
    pub max_sow: u32,
}

/// Something to be done on a [`Board`] of whatever size a position has.
pub trait OnBoard {
    /// What it gives.
    type Output;
    /// Does it.
    fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Self::Output;
}

impl Position {
    /// Does `task` on the board of this position.
    pub fn on_board<T: OnBoard>(&self, task: T) -> T::Output {
        match self.cups() {
            1 => task.on(Board::<u64, 1>::of(self)),
            2 => task.on(Board::<u64, 2>::of(self)),
            3 => task.on(Board::<u64, 3>::of(self)),
            4 => task.on(Board::<u64, 4>::of(self)),
            5 => task.on(Board::<u64, 5>::of(self)),
            6 => task.on(Board::<u64, 6>::of(self)),
            7 => task.on(Board::<u64, 7>::of(self)),
            8 => task.on(Board::<u128, 8>::of(self)),
            9 => task.on(Board::<u128, 9>::of(self)),
            10 => task.on(Board::<u128, 10>::of(self)),
            11 => task.on(Board::<u128, 11>::of(self)),
            12 => task.on(Board::<u128, 12>::of(self)),
            13 => task.on(Board::<u128, 13>::of(self)),
            14 => task.on(Board::<u128, 14>::of(self)),
            15 => task.on(Board::<u128, 15>::of(self)),
            cups => unreachable!("a position of {cups} cups"),
        }
    }
}

impl<W: Lanes, const CUPS: u32> Board<W, CUPS> {
    /// The board of a position of that many cups.
    pub fn of(position: &Position) -> Self {
        let mover = position.to_move();
        Board {
            mine: W::of(position.side(mover)),
            theirs: W::of(position.side(!mover)),
            max_sow: position.max_sow().into(),
        }
    }

    /// The lanes of the first `cups` cups out of `word`.
    pub fn first(word: W, cups: u32) -> W {
        word & !(!W::ZERO << (8 * cups))
    }

    /// All bits of the lane of a cup.
    pub fn whole(lane: u32) -> W {
        Self::first(!W::ZERO, 1) << (8 * lane)
    }

    /// What the lane of a cup holds in `side`.
    pub fn cup(side: W, lane: u32) -> u32 {
        (side >> (8 * lane)).low() as u32 & 0xff
    }

    /// Beans in the stock of `side`.
    pub fn stock(side: W) -> u32 {
        (side >> (W::BITS - 8)).low() as u32
    }

    /// The distance of each cup in its lane, 0 in the others.
    pub fn distances() -> W {
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
    pub fn zeros(word: W) -> W {
        let low = !(W::ONES << 7);
        let nonzero = (word & low).plus(low) | word;
        Self::first(!nonzero & !low, CUPS)
    }

    /// The high bit of the lane of each cup of `side` that holds exactly its distance.
    pub fn emptiable(side: W) -> W {
        Self::zeros(side ^ Self::distances())
    }

    /// The high bit of the lane of each cup of `side` that holds more than its distance.
    pub fn blocked(side: W) -> W {
        let low = !(W::ONES << 7);
        let more = (side & low).plus(low.minus(Self::distances())) | side;
        Self::first(more & !low, CUPS)
    }

    /// All bits of the lanes that `high_bits` marks.
    pub fn lanes_of(high_bits: W) -> W {
        // Each lane lends to the one above it, and the highest to nobody: what goes over the top is gone, and was to be taken away.
        (high_bits << 1).minus(high_bits >> 7)
    }

    /// How many beans the owner of `side` can sow at once.
    pub fn sowings(&self, side: W) -> u32 {
        Self::stock(side).min(self.max_sow)
    }

    /// Whether the owner of `side` has a move, the pass aside.
    pub fn can_move(&self, side: W) -> bool {
        self.sowings(side) > 0 || Self::emptiable(side) != W::ZERO
    }

    /// What the next player sees when the mover leaves these sides.
    pub(crate) fn left(&self, mine: W, theirs: W) -> Self {
        Board { mine: theirs, theirs: mine, max_sow: self.max_sow }
    }

    /// After a pass, as the opponent sees it.
    #[must_use]
    pub fn passed(&self) -> Self {
        self.left(self.mine, self.theirs)
    }

    /// 1 in each cup right of this one.
    pub fn right_of(lane: u32) -> W {
        Self::first(W::ONES, CUPS) & (!W::ZERO << (8 * (lane + 1)))
    }

    /// After the mover emptied an emptiable cup, as the opponent sees it. One bean more is in the mover's pot.
    #[must_use]
    pub fn emptied(&self, lane: u32) -> Self {
        self.left((self.mine & !Self::whole(lane)).plus(Self::right_of(lane)), self.theirs)
    }

    /// After the mover sowed with the last bean landing in cup `lane`, as the opponent sees it, and the beans captured.
    #[must_use]
    pub fn sown(&self, lane: u32) -> (Self, u32) {
        let beans = W::from_low(u64::from(lane) + 1) << (W::BITS - 8);
        let mine = self.mine.plus(Self::first(W::ONES, lane + 1)).minus(beans);
        let captured = self.captured(lane);
        let taken = if captured == 0 { W::ZERO } else { Self::whole(CUPS - 1 - lane) };
        (self.left(mine, self.theirs & !taken), captured)
    }

    /// The beans that sowing with the last bean landing in cup `lane` captures.
    pub fn captured(&self, lane: u32) -> u32 {
        if Self::cup(self.mine, lane) == 0 { Self::cup(self.theirs, CUPS - 1 - lane) } else { 0 }
    }

    /// The lanes that `high_bits` marks, from the lowest.
    pub fn marked(mut high_bits: W) -> impl Iterator<Item = u32> {
        core::iter::from_fn(move || {
            (high_bits != W::ZERO).then(|| {
                let lane = high_bits.trailing_zeros() / 8;
                high_bits = high_bits & high_bits.minus(W::from_low(1));
                lane
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::moves::Move;

    /// Compares every move of a position with the board's.
    struct Compare<'a>(&'a Position);

    impl OnBoard for Compare<'_> {
        type Output = usize;

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> usize {
            let emptied = Board::<W, CUPS>::marked(Board::<W, CUPS>::emptiable(board.mine));
            let emptied = emptied.map(|lane| (lane as u8 + 1, 1, board.emptied(lane)));
            let sown = (0..board.sowings(board.mine)).map(|lane| {
                let (after, captured) = board.sown(lane);
                (lane as u8 + 17, captured, after)
            });
            let mut compared = 0;
            for (byte, gain, after) in emptied.chain(sown) {
                let next = self.0.play(Move::from_byte(byte).unwrap()).unwrap();
                assert_eq!(after, Board::of(&next));
                let mover = self.0.to_move();
                assert_eq!(u32::from(next.pot(mover) - self.0.pot(mover)), gain);
                compared += 1;
            }
            if compared == 0 && board.can_move(board.theirs) {
                assert_eq!(board.passed(), Board::of(&self.0.play(Move::Pass).unwrap()));
                compared = 1;
            }
            compared
        }
    }

    #[test]
    fn the_board_moves_as_the_position_does() {
        for line in [
            "0,0,0,0:40:0 0,0,0,0:40:0 s",
            "4,0,2,1:1:0 9,3,0,200:7:0 s",
            "3,0,1:0:0 1,0,3:0:0 n",
            "0,6,0,4,0,2,0:243:0 1,2,3,4,5,6,7:227:0 s",
            "8,0,6,0,4,0,2,0:235:0 1,2,3,4,5,6,7,8:219:0 s",
            "0,14,0,12,0,10,0,8,0,6,0,4,0,2,0:15:0 9,0,0,0,0,9,0,0,0,0,0,0,0,0,50:0:0 s maxsow=15",
            "0,14,0,12,0,10,0,8,0,6,0,4,0,2,0:15:0 9,0,0,0,0,9,0,0,0,0,0,0,0,0,50:9:0 n maxsow=7",
        ] {
            let position: Position = line.parse().unwrap();
            assert_eq!(position.on_board(Compare(&position)), position.legal_moves().len(), "{line}");
        }
    }
}
