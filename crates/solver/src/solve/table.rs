//! The transposition table: bounds of shape pairs, shared by all threads, in memory that never grows.

use std::ops::Deref;
use std::sync::atomic::AtomicU64;

use beanduel_rules::{Board, Lanes};

use super::bound::{Bound, Kind};
use super::direct::Direct;
use super::hashed::Hashed;
use super::shape::Shape;

/// Words shared by threads, the first at the start of a page of memory.
pub(crate) struct Words {
    words: Vec<AtomicU64>,
    /// Words before the page.
    skipped: usize,
    count: usize,
}

impl Words {
    /// Words of a page of memory, on most systems.
    const PAGE: usize = 4096 / size_of::<AtomicU64>();

    /// So many words of 0. Zeroed memory from the system costs nothing until it is used, and the words stay where they are.
    pub(crate) fn zeroed(count: usize) -> Words {
        let words: Vec<_> = vec![0; count + Self::PAGE].into_iter().map(AtomicU64::new).collect();
        let skipped = words.as_ptr().align_offset(8 * Self::PAGE).min(Self::PAGE);
        Words { words, skipped, count }
    }
}

impl Deref for Words {
    type Target = [AtomicU64];

    #[inline]
    fn deref(&self) -> &[AtomicU64] {
        &self.words[self.skipped..][..self.count]
    }
}

/// What is known of a position: the best bound of each kind, with what it says there.
pub(crate) struct Known<W> {
    pub(crate) lower: Option<(i32, Bound<W>)>,
    pub(crate) upper: Option<(i32, Bound<W>)>,
}

/// Bounds known of shape pairs: each in a place of its own where they fit, or found by their keys.
pub(crate) enum Table<W, const CUPS: u32> {
    Direct(Direct<W, CUPS>),
    Hashed(Hashed<W>),
}

impl<W: Lanes, const CUPS: u32> Table<W, CUPS> {
    /// A table of at most so many bytes for positions whose sides hold at most so many beans and so many in the stock.
    pub(crate) fn new(bytes: u64, beans: u32, stock: u32) -> Self {
        match Direct::new(bytes, beans, stock) {
            Some(direct) => Table::Direct(direct),
            None => Table::Hashed(Hashed::new(bytes)),
        }
    }

    /// Where the table keeps what it knows of a position.
    #[inline]
    pub(crate) fn slot_of(&self, board: &Board<W, CUPS>) -> usize {
        let shapes = (Board::<W, CUPS>::shape(board.mine), Board::<W, CUPS>::shape(board.theirs));
        match self {
            Table::Direct(table) => table.slot_of(shapes),
            Table::Hashed(table) => table.bucket_of(shapes),
        }
    }

    /// Fetches a slot into the cache, so that several wait for memory together.
    #[inline]
    pub(crate) fn touch(&self, slot: usize) -> u64 {
        match self {
            Table::Direct(table) => table.load(slot).0,
            Table::Hashed(table) => table.touch(slot),
        }
    }

    /// What is known of the position with this slot.
    #[inline]
    pub(crate) fn probe(&self, slot: usize, board: &Board<W, CUPS>) -> Known<W> {
        match self {
            Table::Direct(table) => {
                let (lower, upper) = table.load(slot);
                let known = |kind, word| {
                    (word != 0).then(|| {
                        let bound = Direct::<W, CUPS>::unpack(kind, word);
                        (bound.at(kind, board), bound)
                    })
                };
                Known { lower: known(Kind::Lower, lower), upper: known(Kind::Upper, upper) }
            }
            Table::Hashed(table) => {
                let shapes = (Board::<W, CUPS>::shape(board.mine), Board::<W, CUPS>::shape(board.theirs));
                table.probe(slot, shapes, board.mine, board.theirs)
            }
        }
    }

    /// Notes a bound for the position with this slot; `effort` is about the logarithm of the nodes it took.
    #[inline]
    pub(crate) fn store(&self, slot: usize, kind: Kind, board: &Board<W, CUPS>, bound: &Bound<W>, effort: u8) {
        match self {
            Table::Direct(table) => table.store(slot, kind, bound),
            Table::Hashed(table) => {
                let shapes = (Board::<W, CUPS>::shape(board.mine), Board::<W, CUPS>::shape(board.theirs));
                table.store(slot, kind, shapes, bound, effort);
            }
        }
    }

    /// The part of a sample of the table that is in use, 0 to 1.
    pub(crate) fn fill(&self) -> f64 {
        match self {
            Table::Direct(table) => table.fill(),
            Table::Hashed(table) => table.fill(),
        }
    }
}
