//! The estimate of a position whose end the search doesn't see, and what can be said for certain without searching.

use beanduel_rules::{Board, Lanes, MAX_CUPS};

use crate::seen::{POINTS, Proven};

/// How much of the board an estimate takes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Sight {
    /// Only what has gone into the pots.
    Pots,
    /// The cups as well, but not what the stocks are worth.
    Cups,
    /// Both rows and stocks as well.
    Rows,
}

/// What rows and stocks are worth to their owner, in points, filled for one board size.
///
/// Fitted by least squares to the ends of some 4,000 games of the engine against itself on 3, 4, 6 and 10 cups.
pub(crate) struct Weights {
    /// What the beans of a cup bring, by lane and number.
    cups: [[i16; 256]; MAX_CUPS as usize],
    /// What a bean in the own stock is worth less for each blocked cup but the last: nearly all sowings lose one there.
    blocked: i32,
    sight: Sight,
}

impl Weights {
    /// A bean in the stock.
    const STOCK: i32 = 95;
    /// A bean in the stock when the opponent's is empty: nothing left to capture but what lies there.
    const LAST_STOCK: i32 = 72;
    /// What a bean in the own stock is worth less if the last cup is blocked, which wastes every full sowing.
    const LAST_BLOCKED: i32 = 33;

    pub fn new(cups: u32, sight: Sight) -> Weights {
        let mut weights = Weights { cups: [[0; 256]; MAX_CUPS as usize], blocked: 3 * POINTS / 2 / cups as i32, sight };
        for lane in 0..cups {
            let distance = (cups - lane) as i32;
            for beans in 0..256 {
                weights.cups[lane as usize][beans as usize] = Weights::cup(beans, distance) as i16;
            }
        }
        weights
    }

    fn cup(beans: i32, distance: i32) -> i32 {
        if beans == 0 {
            0
        } else if beans < distance {
            // The fuller the better, since the cup may be missed by the last beans of the stock.
            12 * beans + 125 * beans / distance - 35
        } else if beans == distance {
            70 + 20 * distance.min(6)
        } else {
            -10 * beans
        }
    }

    /// What the mover's pot can be expected to gain more than the opponent's, in points.
    pub fn estimate<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>) -> i32 {
        match self.sight {
            Sight::Pots => 0,
            Sight::Cups => self.cups::<W, CUPS>(board.mine) - self.cups::<W, CUPS>(board.theirs),
            // Captures at hand are not in it: the search follows them before it takes an estimate.
            Sight::Rows => {
                self.side::<W, CUPS>(board.mine, board.theirs) - self.side::<W, CUPS>(board.theirs, board.mine)
            }
        }
    }

    fn cups<W: Lanes, const CUPS: u32>(&self, own: W) -> i32 {
        (0..CUPS).map(|lane| i32::from(self.cups[lane as usize][Board::<W, CUPS>::cup(own, lane) as usize])).sum()
    }

    fn side<W: Lanes, const CUPS: u32>(&self, own: W, other: W) -> i32 {
        let stock = Board::<W, CUPS>::stock(own) as i32;
        let others_stock = Board::<W, CUPS>::stock(other) as i32;
        let blocked = Board::<W, CUPS>::blocked(own);
        let last = (blocked & Board::<W, CUPS>::whole(CUPS - 1)).ones() as i32;
        let others = blocked.ones() as i32 - last;
        let a_bean = if others_stock == 0 { Weights::LAST_STOCK } else { Weights::STOCK }
            - last * Weights::LAST_BLOCKED
            - others * self.blocked;
        self.cups::<W, CUPS>(own) + stock * a_bean + 2 * (last + others) * others_stock
    }
}

/// The most beans a row can pot alone, without a stock: nearest to the pot first, every cup that is not blocked is
/// emptied whenever it is full. Cup by cup from the left, each gets one bean for every emptying left of it
/// (Tchoukaillon solitaire; emptying the nearest first never blocks a cup).
fn row_alone<W: Lanes, const CUPS: u32>(row: W) -> i32 {
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
