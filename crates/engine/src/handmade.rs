//! An estimate made by hand: for boards that nothing was learned for, and for levels that see less.

use beanduel_rules::{Board, Lanes, MAX_CUPS};

use crate::seen::POINTS;

/// What rows and stocks are worth to their owner, in points, filled for one board size.
///
/// Fitted by least squares to the ends of some 4,000 games of the engine against itself on 3, 4, 6 and 10 cups.
pub(crate) struct Handmade {
    /// What the beans of a cup bring, by lane and number.
    cups: [[i16; 256]; MAX_CUPS as usize],
    /// What a bean in the own stock is worth less for each blocked cup but the last: nearly all sowings lose one there.
    blocked: i32,
}

impl Handmade {
    /// A bean in the stock.
    pub const STOCK: i32 = 95;
    /// A bean in the stock when the opponent's is empty: nothing left to capture but what lies there.
    const LAST_STOCK: i32 = 72;
    /// A bean in a blocked cup.
    pub const EXCESS: i32 = -10;
    /// What a bean in the own stock is worth less if the last cup is blocked, which wastes every full sowing.
    const LAST_BLOCKED: i32 = 33;

    pub fn new(cups: u32) -> Handmade {
        let mut weights = Handmade { cups: [[0; 256]; MAX_CUPS as usize], blocked: 3 * POINTS / 2 / cups as i32 };
        for lane in 0..cups {
            let distance = (cups - lane) as i32;
            for beans in 0..256 {
                weights.cups[lane as usize][beans as usize] = Handmade::cup(beans, distance) as i16;
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
            Handmade::EXCESS * beans
        }
    }

    /// What so many beans in the cup of this lane bring.
    pub fn cup_worth(&self, lane: u32, beans: u32) -> i32 {
        self.cups[lane as usize][beans as usize].into()
    }

    /// What a bean in the owner's stock, and one in the opponent's, bring because this cup is blocked.
    pub fn blocked_worth(&self, cups: u32, lane: u32) -> (i32, i32) {
        (if lane + 1 == cups { -Handmade::LAST_BLOCKED } else { -self.blocked }, 2)
    }

    /// What the mover's pot can be expected to gain more than the opponent's by what lies in the cups, in points.
    pub fn of_cups<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>) -> i32 {
        self.cups::<W, CUPS>(board.mine) - self.cups::<W, CUPS>(board.theirs)
    }

    /// The same by cups and stocks.
    ///
    /// Captures at hand are not in it: the search follows them before it takes an estimate.
    pub fn of_rows<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>) -> i32 {
        self.side::<W, CUPS>(board.mine, board.theirs) - self.side::<W, CUPS>(board.theirs, board.mine)
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
        let a_bean = if others_stock == 0 { Handmade::LAST_STOCK } else { Handmade::STOCK }
            - last * Handmade::LAST_BLOCKED
            - others * self.blocked;
        self.cups::<W, CUPS>(own) + stock * a_bean + 2 * (last + others) * others_stock
    }
}
