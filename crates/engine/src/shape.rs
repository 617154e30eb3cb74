//! Shapes: sides with their blocked cups cut down, and what one position's value says of others of the same shapes.

use beanduel_rules::{Board, Lanes};

/// The side with every blocked cup cut down to one bean more than its distance.
///
/// The beans above that never take part in the play but by being captured, so that two positions of the same shapes have the same
/// moves.
pub(crate) fn shape<W: Lanes, const CUPS: u32>(side: W) -> W {
    let blocked = Board::<W, CUPS>::lanes_of(Board::<W, CUPS>::blocked(side));
    side & !blocked | Board::<W, CUPS>::distances().plus(Board::<W, CUPS>::first(W::ONES, CUPS)) & blocked
}

/// How many beans lanes of `a` hold more than those of `b`, together; lanes that hold fewer don't count.
pub(crate) fn excess<W: Lanes>(a: W, b: W) -> i32 {
    let high = W::ONES << 7;
    let difference = (a | high).minus(b & !high) ^ ((a ^ !b) & high);
    let borrow = ((!a & b) | (!(a ^ b) & difference)) & high;
    (difference & !(borrow | borrow.minus(borrow >> 7))).sum() as i32
}

/// How far the value of a position can lie below and above that of another of the same shapes, in beans.
///
/// One bean more in one's own blocked cup changes the value by 0 or by -1: the same moves are possible in either position for ever,
/// and what they pot differs only once, by one bean, where the opponent captures that cup.
pub(crate) fn drift<W: Lanes>(mine: W, theirs: W, known_mine: W, known_theirs: W) -> (i32, i32) {
    if mine == known_mine && theirs == known_theirs {
        return (0, 0);
    }
    (excess(mine, known_mine) + excess(known_theirs, theirs), excess(known_mine, mine) + excess(theirs, known_theirs))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocked_cups_are_cut_down_and_the_others_left() {
        // Four cups: distances 4, 3, 2, 1 from the lowest lane; 40 in the stock.
        let side = 0x2800_0000_0902_0305u64;
        assert_eq!(shape::<u64, 4>(side), 0x2800_0000_0202_0305);
        assert_eq!(shape::<u64, 4>(0x2800_0000_ff03_04ff), 0x2800_0000_0203_0405);
    }

    #[test]
    fn excess_is_counted_lane_by_lane() {
        let mut rng = fastrand::Rng::with_seed(30);
        for _ in 0..10_000 {
            let mut side = || u64::from_le_bytes(std::array::from_fn(|_| rng.u8(0..32)));
            let (a, b) = (side(), side());
            let lanes = a.to_le_bytes().into_iter().zip(b.to_le_bytes());
            let expected: i32 = lanes.map(|(a, b)| i32::from(a.saturating_sub(b))).sum();
            assert_eq!(excess(a, b), expected);
        }
        assert_eq!(excess(200u64, 3), 197);
        assert_eq!(excess(3u64, 200), 0);
    }

    #[test]
    fn own_blocked_beans_more_and_the_others_fewer_can_only_cost() {
        assert_eq!(drift(7u64, 9, 7, 9), (0, 0));
        assert_eq!(drift(9u64, 9, 7, 9), (2, 0));
        assert_eq!(drift(7u64, 6, 7, 9), (3, 0));
        assert_eq!(drift(5u64, 10, 7, 9), (0, 3));
    }
}
