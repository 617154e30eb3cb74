//! The estimate of a position whose end the search doesn't see, and what can be said for certain without searching.

use beanduel_rules::{Board, Lanes};

use crate::handmade::Handmade;
use crate::seen::{POINTS, Proven};
use crate::weights::Weights;

/// How much of the board an estimate takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// Only what has gone into the pots.
    Pots,
    /// The cups as well, but not what the stocks are worth.
    Cups,
    /// Both rows and stocks as well, as somebody thought they count.
    Rows,
    /// All that was learned of the board, where something was.
    All,
}

/// What estimates a search's leaves.
#[derive(Clone, Copy)]
pub(crate) enum Estimator<'a> {
    Pots,
    Cups(&'a Handmade),
    Rows(&'a Handmade),
    Learned(&'a Weights),
}

impl Estimator<'_> {
    /// What the mover's pot can be expected to gain more than the opponent's, in points.
    pub fn estimate<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>) -> i32 {
        match self {
            Estimator::Pots => 0,
            Estimator::Cups(handmade) => handmade.of_cups(board),
            Estimator::Rows(handmade) => handmade.of_rows(board),
            Estimator::Learned(weights) => weights.estimate(board) * POINTS / 100,
        }
    }
}

/// The most beans a row can pot alone, without a stock: nearest to the pot first, every cup that is not blocked is
/// emptied whenever it is full. Cup by cup from the left, each gets one bean for every emptying left of it
/// (Tchoukaillon solitaire; emptying the nearest first never blocks a cup).
pub(crate) fn row_alone<W: Lanes, const CUPS: u32>(row: W) -> i32 {
    let mut emptyings = 0;
    for lane in 0..CUPS {
        let (beans, distance) = (Board::<W, CUPS>::cup(row, lane), CUPS - lane);
        if beans <= distance {
            emptyings += (beans + emptyings) / distance;
        }
    }
    emptyings as i32
}

/// The value where both stocks are empty, in points: no capture any more, each plays alone.
pub(crate) fn alone<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>) -> Option<i32> {
    let no_stock = Board::<W, CUPS>::stock(board.mine) == 0 && Board::<W, CUPS>::stock(board.theirs) == 0;
    no_stock.then(|| (row_alone::<W, CUPS>(board.mine) - row_alone::<W, CUPS>(board.theirs)) * POINTS)
}

/// Bounds of the true value that need no search, in points.
///
/// A bean goes into its owner's pot only from a cup that isn't blocked or from the stock, and into the other's only if
/// the other still has a bean to sow.
pub(crate) fn certain<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>) -> Proven {
    let gain = |own: W, other: W| {
        let live = own & !Board::<W, CUPS>::lanes_of(Board::<W, CUPS>::blocked(own));
        let captures = if Board::<W, CUPS>::stock(own) > 0 { other.sum() } else { 0 };
        (live.sum() + captures) as i32 * POINTS
    };
    Proven { least: -gain(board.theirs, board.mine), most: gain(board.mine, board.theirs) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_rules::{OnBoard, Position};

    struct Certain;

    impl OnBoard for Certain {
        type Output = Proven;

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Proven {
            certain(&board)
        }
    }

    #[test]
    fn what_is_certain_counts_beans_that_can_still_be_potted() {
        for (line, least, most) in [
            ("0,0,1:0:0 0,0,0:0:0 s", 0, 1),
            ("0,0,2:0:0 0,0,0:0:0 s", 0, 0),
            ("0,0,2:0:0 0,0,0:1:0 s", -3, 0),
            ("3,3,1:2:9 9,1,0:1:0 s", -(1 + 1 + 7 + 2), 4 + 2 + 10 + 1),
        ] {
            let position: Position = line.parse().unwrap();
            let expected = Proven { least: least * POINTS, most: most * POINTS };
            assert_eq!(position.on_board(Certain), expected, "{line}");
        }
    }

    struct RowAlone;

    impl OnBoard for RowAlone {
        type Output = (i32, i32);

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> (i32, i32) {
            (row_alone::<W, CUPS>(board.mine), most_by_trying(&board))
        }
    }

    /// The most beans the mover's row can pot, by trying every order.
    fn most_by_trying<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>) -> i32 {
        Board::<W, CUPS>::marked(Board::<W, CUPS>::emptiable(board.mine))
            .map(|lane| 1 + most_by_trying(&board.emptied(lane).passed()))
            .max()
            .unwrap_or(0)
    }

    #[test]
    fn a_row_alone_pots_what_the_best_order_of_all_pots() {
        let mut rng = fastrand::Rng::with_seed(2491);
        for cups in 1..=7u8 {
            for _ in 0..300 {
                let row: Vec<String> = (0..cups).map(|i| rng.u8(0..=cups - i + 1).to_string()).collect();
                let line = format!("{}:0:0 {}:0:0 s", row.join(","), vec!["0"; cups.into()].join(","));
                let (alone, best) = line.parse::<Position>().unwrap().on_board(RowAlone);
                assert_eq!(alone, best, "{line}");
            }
        }
    }
}
