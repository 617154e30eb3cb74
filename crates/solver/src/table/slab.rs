//! The values of all pairs of shapes with given stocks.
//! Each pair's value is a function of the extras of the blocked cups; see [`Pair`].

use super::shape::{Cups, Shapes};

/// The values of one pair of shapes, mover's view, as a function of the extras `x` of the mover's blocked cups and `y` of the
/// opponent's:
///
/// ```text
///   V(x, y) = F(x over mine.core, y over theirs.core) - sum of x over mine.slopes + sum of y over theirs.slopes
/// ```
///
/// A cup in a core is not in the slopes; a cup in neither doesn't matter. With both cores empty `F` is the number
/// `base`, else an array in the slab's `values`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pair {
    /// Where `F` starts in the slab's values, if a core isn't empty.
    pub at: u32,
    pub mine: Form,
    pub theirs: Form,
    /// `F(0, 0)`.
    pub base: i8,
}

impl Pair {
    /// Whether the value is one number and slopes.
    pub fn is_linear(&self) -> bool {
        self.mine.core | self.theirs.core == 0
    }

    /// The mover's form or the opponent's.
    pub fn of_side_mut(&mut self, mover: bool) -> &mut Form {
        if mover { &mut self.mine } else { &mut self.theirs }
    }
}

/// How a pair's value depends on one side's blocked cups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Form {
    pub core: Cups,
    pub slopes: Cups,
}

/// All pairs with these stocks.
#[derive(Debug, Default)]
pub(crate) struct Slab {
    /// By the mover's shape, then the opponent's.
    pub pairs: Vec<Pair>,
    /// The arrays. Their rows are numbered by the extras of the side with the larger stock, of the mover where both are equal.
    pub values: Vec<i8>,
}

/// The slabs `(a, b)` and `(b, a)`, `a >= b`; the second is empty where `a == b`.
#[derive(Debug)]
pub(crate) struct SlabPair {
    pub a: u8,
    pub b: u8,
    pub first: Slab,
    pub second: Slab,
}

impl SlabPair {
    /// Slabs of zeros.
    pub fn blank(shapes: &Shapes, a: u8, b: u8) -> SlabPair {
        let count = shapes.with_stock(a).len() * shapes.with_stock(b).len();
        let slab = || Slab { pairs: vec![Pair::default(); count], values: Vec::new() };
        SlabPair { a, b, first: slab(), second: if a == b { Slab::default() } else { slab() } }
    }

    /// The slab in which the mover has this stock.
    pub fn slab(&self, mine: u8) -> &Slab {
        if mine == self.a { &self.first } else { &self.second }
    }

    /// The slab in which the mover has this stock.
    pub fn slab_mut(&mut self, mine: u8) -> &mut Slab {
        if mine == self.a { &mut self.first } else { &mut self.second }
    }
}

/// The slabs that are kept: those that the next ones read.
#[derive(Debug)]
pub(crate) struct Window {
    /// By the larger stock, then the smaller.
    slabs: Vec<Option<SlabPair>>,
    stock: u8,
}

impl Window {
    pub fn new(stock: u8) -> Window {
        let side = usize::from(stock) + 1;
        Window { slabs: (0..side * side).map(|_| None).collect(), stock }
    }

    fn index(&self, a: u8, b: u8) -> usize {
        usize::from(a) * (usize::from(self.stock) + 1) + usize::from(b)
    }

    pub fn put(&mut self, slabs: SlabPair) {
        let index = self.index(slabs.a, slabs.b);
        self.slabs[index] = Some(slabs);
    }

    /// Forgets the slabs whose stocks hold this many beans together.
    pub fn forget(&mut self, beans: u8) {
        for (a, b) in stocks_of(beans, self.stock) {
            let index = self.index(a, b);
            self.slabs[index] = None;
        }
    }

    /// The slabs with these stocks, `a >= b`.
    ///
    /// # Panics
    /// Where they are not there.
    pub fn slabs(&self, a: u8, b: u8) -> &SlabPair {
        self.slabs[self.index(a, b)].as_ref().expect("slabs are kept as long as others read them")
    }
}

/// The stocks `a >= b` of a layer: those that hold this many beans together, each at most `most`.
pub(crate) fn stocks_of(beans: u8, most: u8) -> impl ExactSizeIterator<Item = (u8, u8)> {
    let least = beans.div_ceil(2);
    // Exclusive, since an inclusive range doesn't know its length.
    (0..most.min(beans) + 1 - least).map(move |more| least + more).map(move |a| (a, beans - a))
}
