//! One player's cups and stock in a single word.

use core::fmt;

use crate::cup::{Amount, Cup, MAX_CUPS};

/// One player's cups and stock: sixteen byte lanes of one `u128`.
///
/// ```text
///   byte   15     14   ...    2      1      0
///        +------+------+---+------+------+------+
///        | stock| c 15 |   | c 3  | c 2  | c 1  |
///        +------+------+---+------+------+------+
/// ```
///
/// Lanes of cups the row doesn't have are 0. The lanes of a valid side together hold at most 255 beans and a side
/// never gains any, so no lane can run over into its neighbour: sowing is one addition (`+1` in the lanes
/// sown into, `-k` in the stock's), emptying is another (`+1` in the lanes right of the cup, `-d` in its own).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Side(u128);

const STOCK_SHIFT: u32 = 8 * MAX_CUPS as u32;
const EACH_LANE: u128 = u128::MAX / 0xff;

/// `+1` in lanes `1..=k`, `-k` in the stock: what sowing `k` beans adds.
const SOW: [u128; MAX_CUPS as usize + 1] = {
    let mut table = [0; MAX_CUPS as usize + 1];
    let mut k = 1;
    while k <= MAX_CUPS as usize {
        table[k] = cups_up_to(k as u8).wrapping_sub((k as u128) << STOCK_SHIFT);
        k += 1;
    }
    table
};

/// `[n]`: `n, n-1, ..., 1` in lanes `1..=n` and 255 in the others: what an emptiable cup holds.
const DISTANCES: [u128; MAX_CUPS as usize + 1] = {
    let mut table = [u128::MAX; MAX_CUPS as usize + 1];
    let mut n = 1;
    while n <= MAX_CUPS as usize {
        let mut word = u128::MAX << (8 * n);
        let mut cup = 1;
        while cup <= n {
            word |= ((n + 1 - cup) as u128) << (8 * (cup - 1));
            cup += 1;
        }
        table[n] = word;
        n += 1;
    }
    table
};

/// 1 in each of the lanes of cups `1..=k`.
const fn cups_up_to(k: u8) -> u128 {
    EACH_LANE & ((1 << (8 * k as u32)) - 1)
}

/// Bit `i` set where lane `i` of `word` is zero.
fn zero_lanes(word: u128) -> u16 {
    const LOW: u128 = EACH_LANE * 0x7f;
    // The high bit of a lane survives only where no bit of the lane was set; no carry leaves a lane.
    let zero = !(((word & LOW) + LOW) | word | LOW);
    // The multiplication gathers the bits 7, 15, ... of each half in its top byte.
    let gather = |half: u64| ((half >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16;
    gather(zero as u64) | gather((zero >> 64) as u64) << 8
}

impl Side {
    /// A side with these cups, from its owner's left, and this stock. Cups beyond the fifteenth are dropped.
    pub fn new(cups: &[u8], stock: u8) -> Side {
        let lanes = cups.iter().take(usize::from(MAX_CUPS)).rev().fold(0, |word, &beans| word << 8 | u128::from(beans));
        Side(lanes | u128::from(stock) << STOCK_SHIFT)
    }

    /// The word itself, laid out as drawn above.
    pub const fn to_bits(self) -> u128 {
        self.0
    }

    /// Beans in a cup.
    pub const fn cup(self, cup: Cup) -> u8 {
        (self.0 >> (8 * (cup.number() as u32 - 1))) as u8
    }

    /// Beans in the stock.
    pub const fn stock(self) -> u8 {
        (self.0 >> STOCK_SHIFT) as u8
    }

    /// The cups of a row of `cups`, from its owner's left.
    pub fn row(self, cups: u8) -> impl DoubleEndedIterator<Item = u8> + ExactSizeIterator + Clone {
        Cup::row(cups).map(move |cup| self.cup(cup))
    }

    /// All beans of the side, cups and stock.
    pub fn beans(self) -> u32 {
        self.0.to_le_bytes().iter().map(|&beans| u32::from(beans)).sum()
    }

    /// Bit `i` set where the owner of this row of `cups` can empty cup `i + 1`: it holds exactly its distance.
    pub(crate) fn emptiable(self, cups: u8) -> u16 {
        zero_lanes(self.0 ^ DISTANCES[usize::from(cups)]) & ((1 << cups) - 1)
    }

    /// Whether this cup of a row of `cups` holds exactly its distance, so that its owner can empty it.
    pub const fn is_emptiable(self, cup: Cup, cups: u8) -> bool {
        self.cup(cup) == cup.distance(cups)
    }

    /// Whether this cup of a row of `cups` holds more than its distance: its owner can't empty it any more.
    pub const fn is_blocked(self, cup: Cup, cups: u8) -> bool {
        self.cup(cup) > cup.distance(cups)
    }

    /// After sowing; the stock must hold that many.
    #[must_use]
    pub(crate) const fn sow(self, amount: Amount) -> Side {
        Side(self.0.wrapping_add(SOW[amount.beans() as usize]))
    }

    /// After emptying an emptiable cup of a row of `cups`. The last bean goes into the pot.
    #[must_use]
    pub(crate) const fn empty(self, cup: Cup, cups: u8) -> Side {
        let right_of_it = cups_up_to(cups) & !cups_up_to(cup.number());
        Side(self.0 + right_of_it - ((cup.distance(cups) as u128) << (8 * (cup.number() as u32 - 1))))
    }

    /// After the opponent captured all beans of the cup.
    #[must_use]
    pub(crate) const fn without(self, cup: Cup) -> Side {
        Side(self.0 & !(0xff << (8 * (cup.number() as u32 - 1))))
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Side({:?}, stock {})", &self.0.to_le_bytes()[..usize::from(MAX_CUPS)], self.stock())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn zero_lanes_are_found_next_to_every_neighbour() {
        for lane in 0..16 {
            for neighbour in [0u128, 1, 0x7f, 0x80, 0xff] {
                let word = (EACH_LANE * neighbour) & !(0xff << (8 * lane));
                let expected = if neighbour == 0 { 0xffff } else { 1 << lane };
                assert_eq!(zero_lanes(word), expected, "lane {lane} beside {neighbour:#x}");
            }
        }
    }

    #[test]
    fn a_full_stock_can_be_sown_bean_by_bean() {
        let one = Amount::new(1).unwrap();
        let side = (0..255).fold(Side::new(&[], 255), |side, _| side.sow(one));
        assert_eq!(side, Side::new(&[255], 0));
    }
}
