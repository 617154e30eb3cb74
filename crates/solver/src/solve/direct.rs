//! A table with a place of its own for every shape pair: no keys, no collisions, one word for each bound.

use std::sync::atomic::{AtomicU64, Ordering};

use beanduel_rules::{Board, Lanes};

use super::bound::{Bound, Kind};
use super::lanes::LaneArithmetic;
use super::shape::Shape;
use super::table::Words;

/// Two words for each shape pair of a board of at most four cups and sides of at most 63 beans: its lower and its upper bound.
///
/// ```text
///   bits   63..48    47..24              23..0
///         +--------+-------------------+-----------------+
///         | corner | 6 bits a cup:     | 6 bits a cup:   |
///         | + 2^15 | places, opponent's| places, mover's |
///         +--------+-------------------+-----------------+
/// ```
///
/// A word is written and read whole, so threads need no locks. 0 means that nothing is known. The index runs over both
/// stocks, then both shapes: what a search deep in a game touches lies close together.
pub(crate) struct Direct<W, const CUPS: u32> {
    words: Words,
    /// One more than the most beans in a stock.
    stocks: usize,
    lanes: std::marker::PhantomData<W>,
}

/// The most beans that a side may hold.
const MOST_BEANS: u32 = 63;

impl<W: Lanes, const CUPS: u32> Direct<W, CUPS> {
    /// Shapes of a row: up to one more than its distance in each cup.
    const ROWS: usize = {
        let (mut rows, mut distance) = (1_usize, 1);
        while distance <= CUPS as usize {
            // Only up to four cups is this ever used; for the longest rows 32 bits don't hold it.
            rows = rows.saturating_mul(distance + 2);
            distance += 1;
        }
        rows
    };

    /// A table for sides of at most this many beans, if it fits into so many bytes.
    pub(crate) fn new(bytes: u64, beans: u32, stock: u32) -> Option<Direct<W, CUPS>> {
        if CUPS > 4 || beans > MOST_BEANS {
            return None;
        }
        let stocks = stock as usize + 1;
        let words = 2 * (stocks * Self::ROWS) as u128 * (stocks * Self::ROWS) as u128;
        if 8 * words > u128::from(bytes) {
            return None;
        }
        Some(Direct { words: Words::zeroed(words as usize), stocks, lanes: std::marker::PhantomData })
    }

    /// Both words of every pair.
    pub(crate) fn words(&self) -> &[AtomicU64] {
        &self.words
    }

    #[inline]
    fn row(shape: W) -> usize {
        let mut lanes = shape.low();
        let mut row = 0;
        for cup in 0..CUPS as usize {
            row = row * (CUPS as usize - cup + 2) + (lanes & 0xff) as usize;
            lanes >>= 8;
        }
        row
    }

    #[inline]
    pub(crate) fn slot_of(&self, shapes: (W, W)) -> usize {
        let stocks = shapes.0.top() as usize * self.stocks + shapes.1.top() as usize;
        2 * ((stocks * Self::ROWS + Self::row(shapes.0)) * Self::ROWS + Self::row(shapes.1))
    }

    /// The part of a sample of the table that is in use, 0 to 1.
    pub(crate) fn fill(&self) -> f64 {
        let sample = self.words.iter().step_by(self.words.len() / 5003 + 1);
        let (used, all) =
            sample.fold((0, 0), |(used, all), word| (used + u32::from(word.load(Ordering::Relaxed) != 0), all + 1));
        f64::from(used) / f64::from(all)
    }

    #[inline]
    pub(crate) fn load(&self, slot: usize) -> (u64, u64) {
        (self.words[slot].load(Ordering::Relaxed), self.words[slot + 1].load(Ordering::Relaxed))
    }

    #[inline]
    pub(crate) fn store(&self, slot: usize, kind: Kind, bound: &Bound<W>) {
        // No cup holds more than a lane of six bits. Where a bound still slopes beyond, its corner is taken nearer.
        let most = W::splat(MOST_BEANS as u8) | !Board::<W, CUPS>::cups();
        let corner = match kind {
            Kind::Lower => bound.corner - bound.theirs.excess(most).total(),
            Kind::Upper => bound.corner + bound.mine.excess(most).total(),
        };
        let gather = |word: W| {
            let lanes = word.smaller(most).low();
            let pairs = lanes & 0x003f_003f | (lanes & 0x3f00_3f00) >> 2;
            (pairs & 0xfff) | (pairs >> 16 & 0xfff) << 12
        };
        let word = gather(bound.mine) | gather(bound.theirs) << 24 | ((corner + (1 << 15)) as u64) << 48;
        self.words[slot + usize::from(kind == Kind::Upper)].store(word, Ordering::Relaxed);
    }

    /// The bound in a word that isn't 0.
    #[inline]
    pub(crate) fn unpack(kind: Kind, word: u64) -> Bound<W> {
        let scatter = |bits: u64| {
            let pairs = (bits & 0xfff) | (bits & 0xff_f000) << 4;
            W::from_words(|i| if i == 0 { pairs & 0x003f_003f | (pairs & 0x0fc0_0fc0) << 2 } else { 0 })
        };
        let not_cups = !Board::<W, CUPS>::cups();
        let (mine, theirs) = match kind {
            Kind::Lower => (not_cups, W::ZERO),
            Kind::Upper => (W::ZERO, not_cups),
        };
        Bound {
            corner: (word >> 48) as i32 - (1 << 15),
            mine: scatter(word) | mine,
            theirs: scatter(word >> 24) | theirs,
        }
    }
}
