//! A move of a search and the position after it.

use beanduel_rules::{Board, Lanes};

use super::lanes::LaneArithmetic;

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
}

impl<W: Lanes, const CUPS: u32> Child<W, CUPS> {
    fn new(board: Board<W, CUPS>, delta: W, captured: W, gain: i32, mv: u8) -> Self {
        Child { board, delta, captured, gain, mv, slot: 0 }
    }

    /// Appends every legal move of a board and its result, the forced pass among them; nothing where the game is over.
    // Kept out of line: inlined into the search with its callers, rustc 1.95 was seen to make wrong code of it.
    #[inline(never)]
    pub(crate) fn push_all(parent: &Board<W, CUPS>, children: &mut Vec<Self>) {
        let sowings = parent.sowings(parent.mine);
        let emptiable = Board::<W, CUPS>::emptiable(parent.mine);
        if sowings == 0 && emptiable == W::ZERO {
            if parent.can_move(parent.theirs) {
                children.push(Child::new(parent.passed(), W::ZERO, W::ZERO, 0, 0));
            }
            return;
        }
        for lane in Board::<W, CUPS>::marked(emptiable) {
            children.push(Child::new(
                parent.emptied(lane),
                Board::<W, CUPS>::right_of(lane),
                W::ZERO,
                1,
                1 + lane as u8,
            ));
        }
        // Bean by bean from the last sowing: a little faster than each from the start.
        let empty = Board::<W, CUPS>::zeros(parent.mine);
        let (mut mine, mut delta) = (parent.mine, W::ZERO);
        for lane in 0..sowings {
            delta = delta | W::number(1) << (8 * lane);
            mine = mine.minus(W::number(1) << (W::BITS - 8));
            let (mut captured, mut gain) = (W::ZERO, 0);
            if empty & Board::<W, CUPS>::whole(lane) != W::ZERO {
                gain = Board::<W, CUPS>::cup(parent.theirs, CUPS - 1 - lane) as i32;
                captured = if gain > 0 { Board::<W, CUPS>::whole(CUPS - 1 - lane) } else { W::ZERO };
            }
            let board = Board { mine: parent.theirs & !captured, theirs: mine.plus(delta), max_sow: parent.max_sow };
            children.push(Child::new(board, delta, captured, gain, 17 + lane as u8));
        }
    }
}
