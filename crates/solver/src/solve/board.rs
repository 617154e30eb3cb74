//! Both sides as the mover sees them, the moves, and bounds on the value that need no search.

use super::bound::{Bound, Kind};
use super::lanes::Lanes;

/// A position without pots: the mover's side and the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Board<W, const CUPS: u32> {
    pub(crate) mine: W,
    pub(crate) theirs: W,
}

/// A move and what comes of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child<W, const CUPS: u32> {
    /// The position after it, as the opponent sees it.
    pub(crate) board: Board<W, CUPS>,
    /// 1 in each of the mover's cups that got a bean.
    pub(crate) delta: W,
    /// All bits of the opponent's cup that was captured.
    pub(crate) captured: W,
    /// Beans that went into the mover's pot.
    pub(crate) gain: i32,
    /// The move in the encoding of `Move::to_byte`.
    pub(crate) mv: u8,
    /// Where the table keeps what is known of it: set by the search.
    pub(crate) slot: usize,
    /// Whether the search has put it off because another thread was at it.
    pub(crate) deferred: bool,
}

impl<W: Lanes, const CUPS: u32> Board<W, CUPS> {
    /// All bits of the cups' lanes.
    #[inline]
    pub(crate) fn cups() -> W {
        !(!W::ZERO << (8 * CUPS))
    }

    /// The distance of each cup, 0 in the other lanes.
    #[inline]
    pub(crate) fn distances() -> W {
        let mut word = W::ZERO;
        let mut cup = 0;
        while cup < CUPS {
            word = word | W::number((CUPS - cup) as u8) << (8 * cup);
            cup += 1;
        }
        word
    }

    /// What a cup holds that is just blocked, one more than its distance; 255 in the other lanes.
    #[inline]
    pub(crate) fn blocked_at() -> W {
        Self::distances().plus(W::ONES & Self::cups()) | !Self::cups()
    }

    /// All bits of the lanes of blocked cups.
    #[inline]
    pub(crate) fn blocked(side: W) -> W {
        W::whole(Self::distances().less(side)) & Self::cups()
    }

    /// A side with every blocked cup cut down to one more than its distance.
    #[inline]
    pub(crate) fn shape(side: W) -> W {
        side.smaller(Self::blocked_at())
    }

    /// The high bit of each cup that holds exactly its distance.
    #[inline]
    pub(crate) fn emptiable(side: W) -> W {
        Self::zeros(side ^ Self::distances())
    }

    /// The high bit of each cup's lane that is zero.
    #[inline]
    fn zeros(word: W) -> W {
        let low = !(W::ONES << 7);
        let nonzero = (word & low).plus(low) | word;
        !nonzero & !low & Self::cups()
    }

    /// Beans in the stock.
    #[inline]
    pub(crate) fn stock(side: W) -> u32 {
        side.top()
    }

    /// After emptying the cup in this lane, and 1 in each cup right of it.
    #[inline]
    fn empty(side: W, lane: u32) -> (W, W) {
        let delta = W::ONES & Self::cups() & (!W::ZERO << (8 * lane) << 8);
        let emptied = side & !(W::number(0xff) << (8 * lane));
        (emptied.plus(delta), delta)
    }

    /// Beans in both stocks together.
    #[inline]
    pub(crate) fn stocks(&self) -> u32 {
        Self::stock(self.mine) + Self::stock(self.theirs)
    }

    /// Whether neither side has a stock, so that they don't touch each other any more.
    #[inline]
    pub(crate) fn is_apart(&self) -> bool {
        Self::stock(self.mine) == 0 && Self::stock(self.theirs) == 0
    }

    /// The most beans a row pots alone, without its stock: always empty the cup nearest the pot.
    #[inline]
    pub(crate) fn alone(mut side: W) -> i32 {
        let mut beans = 0;
        loop {
            let emptiable = Self::emptiable(side);
            if emptiable == W::ZERO {
                return beans;
            }
            let lane = (W::BITS - 1 - emptiable.leading_zeros()) / 8;
            side = Self::empty(side, lane).0;
            beans += 1;
        }
    }

    /// Appends every legal move and its result, the forced pass among them; nothing where the game is over.
    // Kept out of line: inlined into the search with its callers, rustc 1.95 was seen to make wrong code of it.
    #[inline(never)]
    pub(crate) fn children(&self, max_sow: u32, children: &mut Vec<Child<W, CUPS>>) {
        let sowings = Self::stock(self.mine).min(max_sow);
        let mut emptiable = Self::emptiable(self.mine);
        if sowings == 0 && emptiable == W::ZERO {
            if Self::stock(self.theirs) > 0 || Self::emptiable(self.theirs) != W::ZERO {
                let board = Board { mine: self.theirs, theirs: self.mine };
                children.push(Child {
                    board,
                    delta: W::ZERO,
                    captured: W::ZERO,
                    gain: 0,
                    mv: 0,
                    slot: 0,
                    deferred: false,
                });
            }
            return;
        }
        while emptiable != W::ZERO {
            let lane = emptiable.trailing_zeros() / 8;
            emptiable = emptiable & emptiable.minus(W::number(1));
            let (mine, delta) = Self::empty(self.mine, lane);
            let board = Board { mine: self.theirs, theirs: mine };
            children.push(Child {
                board,
                delta,
                captured: W::ZERO,
                gain: 1,
                mv: lane as u8 + 1,
                slot: 0,
                deferred: false,
            });
        }
        let empty = Self::zeros(self.mine);
        let mut delta = W::ZERO;
        let mut mine = self.mine;
        for lane in 0..sowings {
            delta = delta | W::number(1) << (8 * lane);
            mine = mine.minus(W::number(1) << (W::BITS - 8));
            let (mut captured, mut gain) = (W::ZERO, 0);
            if (empty >> (8 * lane + 7)).low() & 1 == 1 {
                let opposite = 8 * (CUPS - 1 - lane);
                gain = ((self.theirs >> opposite).low() & 0xff) as i32;
                captured = if gain > 0 { W::number(0xff) << opposite } else { W::ZERO };
            }
            let board = Board { mine: self.theirs & !captured, theirs: mine.plus(delta) };
            children.push(Child { board, delta, captured, gain, mv: 17 + lane as u8, slot: 0, deferred: false });
        }
    }

    /// Beans that their owner could still pot: the stock and the cups that aren't blocked.
    #[inline]
    fn live(side: W, blocked: W) -> i32 {
        (side & !blocked).sum()
    }

    /// An upper and a lower bound on the value from the beans that are left: nobody pots more than the own beans that aren't blocked,
    /// and, with a stock, all of the opponent's.
    #[inline]
    pub(crate) fn limits(&self) -> (Bound<W>, Bound<W>) {
        let (my_blocked, their_blocked) = (Self::blocked(self.mine), Self::blocked(self.theirs));
        let mut upper = Bound { corner: Self::live(self.mine, my_blocked), ..Bound::constant(Kind::Upper, 0) };
        if Self::stock(self.mine) > 0 {
            upper.corner += Self::shape(self.theirs).sum();
            upper.theirs = Self::blocked_at() | !their_blocked;
        }
        let mut lower = Bound { corner: -Self::live(self.theirs, their_blocked), ..Bound::constant(Kind::Lower, 0) };
        if Self::stock(self.theirs) > 0 {
            lower.corner -= Self::shape(self.mine).sum();
            lower.mine = Self::blocked_at() | !my_blocked;
        }
        (upper, lower)
    }
}
