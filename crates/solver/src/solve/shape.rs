//! What the search sees in a board: blocked cups cut down to a shape, and bounds on the value that need no search.

use beanduel_rules::{Board, Lanes};

use super::bound::{Bound, Kind};
use super::lanes::LaneArithmetic;

/// A [`Board`] with its blocked cups told from the others.
pub(crate) trait Shape<W> {
    /// All bits of the cups' lanes.
    fn cups() -> W;
    /// What a cup holds that is just blocked, one more than its distance; 255 in the other lanes.
    fn blocked_at() -> W;
    /// All bits of the lanes of blocked cups.
    fn blocked_lanes(side: W) -> W;
    /// A side with every blocked cup cut down to one more than its distance.
    fn shape(side: W) -> W;
    /// The most beans a row pots alone, without its stock: always empty the cup nearest the pot.
    fn alone(side: W) -> i32;
    /// Whether neither side has a stock, so that they don't touch each other any more.
    fn is_apart(&self) -> bool;
    /// Beans in both stocks together.
    fn stocks(&self) -> u32;
    /// An upper and a lower bound on the value from the beans that are left: nobody pots more than the own beans that aren't blocked,
    /// and, with a stock, all of the opponent's.
    fn limits(&self) -> (Bound<W>, Bound<W>);
}

impl<W: Lanes, const CUPS: u32> Shape<W> for Board<W, CUPS> {
    #[inline]
    fn cups() -> W {
        Self::first(!W::ZERO, CUPS)
    }

    #[inline]
    fn blocked_at() -> W {
        Self::distances().plus(W::ONES & Self::cups()) | !Self::cups()
    }

    #[inline]
    fn blocked_lanes(side: W) -> W {
        Self::lanes_of(Self::blocked(side))
    }

    #[inline]
    fn shape(side: W) -> W {
        side.smaller(Self::blocked_at())
    }

    #[inline]
    fn alone(side: W) -> i32 {
        let mut row: Self = Board { mine: side, theirs: W::ZERO, max_sow: 0 };
        let mut beans = 0;
        loop {
            let emptiable = Self::emptiable(row.mine);
            if emptiable == W::ZERO {
                return beans;
            }
            row = row.emptied((W::BITS - 1 - emptiable.leading_zeros()) / 8).passed();
            beans += 1;
        }
    }

    #[inline]
    fn is_apart(&self) -> bool {
        self.stocks() == 0
    }

    #[inline]
    fn stocks(&self) -> u32 {
        Self::stock(self.mine) + Self::stock(self.theirs)
    }

    #[inline]
    fn limits(&self) -> (Bound<W>, Bound<W>) {
        let (my_blocked, their_blocked) = (Self::blocked_lanes(self.mine), Self::blocked_lanes(self.theirs));
        let beans = |side: W| side.sum() as i32;
        let mut upper = Bound { corner: beans(self.mine & !my_blocked), ..Bound::constant(Kind::Upper, 0) };
        if Self::stock(self.mine) > 0 {
            upper.corner += beans(Self::shape(self.theirs));
            upper.theirs = Self::blocked_at() | !their_blocked;
        }
        let mut lower = Bound { corner: -beans(self.theirs & !their_blocked), ..Bound::constant(Kind::Lower, 0) };
        if Self::stock(self.theirs) > 0 {
            lower.corner -= beans(Self::shape(self.mine));
            lower.mine = Self::blocked_at() | !my_blocked;
        }
        (upper, lower)
    }
}
