//! Bounds that hold for a position with any number of beans in its blocked cups.
//! They are carried up the search with the value, so that one proof answers for whole families of positions.
//!
//! A blocked cup takes no part in the play but that it may be captured, whole. So along a proof the value changes with its
//! beans by 0 or by 1 each, and what is proved is kept as a function of them: level or sloping, with one bend for each cup.
//! (Partition search, M. Ginsberg 1996, has sets of positions in place of functions.) Functions go up a move by
//! [`Bound::raised`] and [`Bound::allowed`] and are joined by [`Weakest`]; each step is a proof for all positions of the shape
//! pair, so without an oracle nothing rests on a lemma about blocked beans. What an oracle says does where it leaves cups open
//! ([`Bound::of_family`]), and with it all that is proved from there.

use beanduel_rules::{Board, Lanes};

use super::child::Child;
use super::lanes::LaneArithmetic;
use super::shape::Shape;
use crate::oracle::Family;

/// The place of a bound that slopes along a whole cup: no cup holds more.
const MOST: i32 = 255;

/// Which way a [`Bound`] bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Lower,
    Upper,
}

/// A bound on the value of every position of one shape pair, as a function of the beans in its blocked cups.
///
/// With `m` and `t` the beans in a blocked cup of the mover and of the opponent, and `M`, `T` the lanes of `mine` and `theirs`:
///
/// ```text
/// lower bound:   corner - sum of max(0, m - M) - sum of max(0, T - t)
/// upper bound:   corner + sum of max(0, M - m) + sum of max(0, t - T)
/// ```
///
/// Lanes that aren't blocked cups are set so that they add nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bound<W> {
    pub(crate) corner: i32,
    pub(crate) mine: W,
    pub(crate) theirs: W,
}

impl<W: Lanes> Bound<W> {
    /// The same bound for any number of beans in any blocked cup.
    #[inline]
    pub(crate) fn constant(kind: Kind, corner: i32) -> Bound<W> {
        match kind {
            Kind::Lower => Bound { corner, mine: !W::ZERO, theirs: W::ZERO },
            Kind::Upper => Bound { corner, mine: W::ZERO, theirs: !W::ZERO },
        }
    }

    /// What an oracle says of a position and those that differ in their blocked cups: along cups of which it says nothing, by the
    /// blocked-bean lemma (a bean more in an own one costs one at most, in the opponent's brings one at most).
    pub(crate) fn of_family<const CUPS: u32>(kind: Kind, family: &Family, board: &Board<W, CUPS>) -> Bound<W> {
        let lanes = |cups: u16| {
            (0..CUPS)
                .filter(|cup| cups >> cup & 1 == 1)
                .fold(W::ZERO, |lanes, cup| lanes | W::number(0xff) << (8 * cup))
        };
        let (my_blocked, their_blocked) =
            (Board::<W, CUPS>::blocked_lanes(board.mine), Board::<W, CUPS>::blocked_lanes(board.theirs));
        // A cup that isn't blocked holds the same in the whole family.
        let (my_flat, my_steep) = (lanes(family.mine.flat) | !my_blocked, lanes(family.mine.steep) & my_blocked);
        let (their_flat, their_steep) =
            (lanes(family.theirs.flat) | !their_blocked, lanes(family.theirs.steep) & their_blocked);
        let blocked_at = Board::<W, CUPS>::blocked_at();
        let (mine, theirs) = match kind {
            Kind::Lower => {
                (board.mine & !my_steep | blocked_at & my_steep | my_flat, board.theirs & !their_flat | their_steep)
            }
            Kind::Upper => {
                (board.mine & !my_flat | my_steep, board.theirs & !their_steep | blocked_at & their_steep | their_flat)
            }
        };
        let bound = Bound { corner: 0, mine, theirs };
        Bound { corner: family.value - bound.at(kind, board), ..bound }
    }

    /// What the bound says of this position of its shape pair.
    #[inline]
    pub(crate) fn at<const CUPS: u32>(&self, kind: Kind, board: &Board<W, CUPS>) -> i32 {
        match kind {
            Kind::Lower => {
                self.corner - board.mine.excess(self.mine).total() - self.theirs.excess(board.theirs).total()
            }
            Kind::Upper => {
                self.corner + self.mine.excess(board.mine).total() + board.theirs.excess(self.theirs).total()
            }
        }
    }

    /// The lower bound that a move gives the position it is played in, out of the upper bound of the position after it.
    #[inline]
    pub(crate) fn raised<const CUPS: u32>(
        after: &Bound<W>,
        board: &Board<W, CUPS>,
        child: &Child<W, CUPS>,
    ) -> Bound<W> {
        let (my_blocked, their_blocked) =
            (Board::<W, CUPS>::blocked_lanes(board.mine), Board::<W, CUPS>::blocked_lanes(board.theirs));
        let blocked_at = Board::<W, CUPS>::blocked_at();
        // Own cups: what exceeds the place in the position after the move exceeds it by as much one bean lower before it. A cup
        // blocked only by the move always holds the same before it.
        let fixed = (child.board.theirs & !my_blocked).excess(after.theirs).total();
        let place = after.theirs & my_blocked;
        // Places below what a blocked cup holds at least are raised to it.
        let low = (blocked_at & my_blocked).excess(place).total();
        let place = place.larger(blocked_at & my_blocked).minus(child.delta & my_blocked);
        let corner = child.gain - after.corner - fixed - low;
        let mine = place | !my_blocked;
        // The opponent's cups: unchanged, but a captured one that was blocked pays one bean more for each bean more.
        let theirs = after.mine & their_blocked & !child.captured;
        let paying = child.captured & their_blocked;
        let pays = if paying == W::ZERO { 0 } else { MOST - child.gain };
        Bound { corner: corner + pays, mine, theirs: theirs | paying }
    }

    /// The upper bound that a move allows the position it is played in, out of the lower bound of the position after it.
    #[inline]
    pub(crate) fn allowed<const CUPS: u32>(
        after: &Bound<W>,
        board: &Board<W, CUPS>,
        child: &Child<W, CUPS>,
    ) -> Bound<W> {
        let (my_blocked, their_blocked) =
            (Board::<W, CUPS>::blocked_lanes(board.mine), Board::<W, CUPS>::blocked_lanes(board.theirs));
        let fixed = (after.theirs & !my_blocked).excess(child.board.theirs).total();
        let mine = (after.theirs & my_blocked).excess(child.delta);
        let theirs = (after.mine & !child.captured) | !their_blocked;
        let paying = child.captured & their_blocked;
        let corner = child.gain - after.corner + fixed;
        if paying == W::ZERO {
            return Bound { corner, mine, theirs };
        }
        let blocked_at = Board::<W, CUPS>::blocked_at() & paying;
        Bound { corner: corner - child.gain + blocked_at.total(), mine, theirs: theirs & !paying | blocked_at }
    }
}

/// An upper bound that holds as long as every one of several does, of the same form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weakest<W> {
    least: Bound<W>,
    most: Bound<W>,
}

impl<W: Lanes> Weakest<W> {
    #[inline]
    pub(crate) fn of(first: &Bound<W>) -> Weakest<W> {
        Weakest { least: *first, most: *first }
    }

    #[inline]
    pub(crate) fn add(&mut self, bound: &Bound<W>) {
        self.least.mine = self.least.mine.smaller(bound.mine);
        self.least.theirs = self.least.theirs.smaller(bound.theirs);
        self.most.mine = self.most.mine.larger(bound.mine);
        self.most.theirs = self.most.theirs.larger(bound.theirs);
    }

    /// The bound, given that it should say `value` at this position.
    ///
    /// Along one cup each bound is a bend: level on one side of its place, sloping on the other. Where the position lies on the same side
    /// of all places, the place nearest to it does for all; otherwise the position itself must be the place.
    #[inline]
    pub(crate) fn bound<const CUPS: u32>(&self, value: i32, board: &Board<W, CUPS>) -> Bound<W> {
        let mine = board.mine.larger(self.least.mine).smaller(self.most.mine);
        let theirs = board.theirs.larger(self.least.theirs).smaller(self.most.theirs);
        let corner = value - mine.excess(board.mine).total() - board.theirs.excess(theirs).total();
        Bound { corner, mine, theirs }
    }
}
