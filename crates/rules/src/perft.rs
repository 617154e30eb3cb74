//! Counting move sequences: the standard test of a move generator, and of its speed.

use crate::board::{Board, Lanes, OnBoard};
use crate::position::Position;

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
    position.on_board(Count { depth })
}

struct Count {
    depth: u32,
}

impl OnBoard for Count {
    type Output = u64;

    fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> u64 {
        board.count(self.depth)
    }
}

impl<W: Lanes, const CUPS: u32> Board<W, CUPS> {
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
        let emptiable = Self::emptiable(self.mine);
        if sowings == 0 && emptiable == W::ZERO {
            return if self.can_move(self.theirs) { each(&self.passed()) } else { 0 };
        }
        let mut sum = 0u64;
        for lane in Self::marked(emptiable) {
            sum = sum.wrapping_add(each(&self.emptied(lane)));
        }
        // Bean by bean from the last sowing: a little faster than each from the start.
        let (empty, one) = (Self::zeros(self.mine), W::from_low(1));
        let mut mine = self.mine;
        for lane in 0..sowings {
            mine = mine.plus(one << (8 * lane)).minus(one << (W::BITS - 8));
            let captured = if empty & Self::whole(lane) == W::ZERO { W::ZERO } else { Self::whole(CUPS - 1 - lane) };
            sum = sum.wrapping_add(each(&self.left(mine, self.theirs & !captured)));
        }
        sum
    }
}
