//! How a slab follows from the ones before: the value of a pair is the greatest of the functions that its moves lead to.
//! A move maps the lines of extras to lines, so functions are combined whole, and only over the cups that matter.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::combine::Map;
use super::region::each;
use super::shape::{Cups, Shape, Shapes, Step, WordHasher};
use super::slab::{Form, Pair, SlabPair, Window};

/// A shape of a side with this stock.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub stock: u8,
    pub shape: usize,
}

/// One of the functions whose greatest value counts: gain minus the value after a move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<'a> {
    pub mine: Form,
    pub theirs: Form,
    /// The value at no extras.
    pub base: i16,
    /// What `F` has to be subtracted from.
    pub gain: i16,
    /// The array of the value after the move; empty where it has none.
    pub values: &'a [i8],
    /// The cores of the value after the move.
    pub moved_core: Cups,
    pub other_core: Cups,
    pub moved: Place,
    pub other: Place,
    /// Which own cups get a bean more.
    pub shift: Cups,
}

/// Computes slabs; keeps what it learns about the maps between regions for one pair of stocks.
pub(crate) struct Worker<'a> {
    pub(super) shapes: &'a Shapes,
    pub(super) maps: HashMap<(u64, u64), Rc<Map>, BuildHasherDefault<WordHasher>>,
    pub(super) ramps: HashMap<(u32, u32), Rc<Vec<i8>>, BuildHasherDefault<WordHasher>>,
    pub(super) out: Vec<i8>,
}

impl<'a> Worker<'a> {
    pub fn new(shapes: &'a Shapes) -> Worker<'a> {
        Worker { shapes, maps: HashMap::default(), ramps: HashMap::default(), out: Vec::new() }
    }

    pub(super) fn shape(&self, place: Place) -> &'a Shape {
        &self.shapes.with_stock(place.stock)[place.shape]
    }

    /// The slabs of the stocks `a >= b`, out of those with fewer beans in the stocks; `None` where `stop` says so.
    pub fn solve(&mut self, a: u8, b: u8, window: &Window, stop: &AtomicBool) -> Option<SlabPair> {
        self.maps.clear();
        self.ramps.clear();
        let mut slabs = SlabPair::blank(self.shapes, a, b);
        for i in 0..self.shapes.with_stock(a).len() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            for j in 0..if a == b { i + 1 } else { self.shapes.with_stock(b).len() } {
                let (x, y) = (Place { stock: a, shape: i }, Place { stock: b, shape: j });
                // A side that must pass comes after the one it passes to.
                let (first, second) = if self.shape(x).steps.is_empty() { (y, x) } else { (x, y) };
                self.pair(first, second, &mut slabs, window);
                if a > b || i > j {
                    self.pair(second, first, &mut slabs, window);
                }
            }
        }
        Some(slabs)
    }

    /// Computes the value of a pair, mover's place first, and puts it into its slab.
    fn pair(&mut self, mover: Place, other: Place, slabs: &mut SlabPair, window: &Window) {
        let mut pair = self.value(mover, other, slabs, window);
        let width = self.shapes.with_stock(other.stock).len();
        let slab = slabs.slab_mut(mover.stock);
        if !pair.is_linear() {
            pair.at = slab.values.len() as u32;
            slab.values.extend_from_slice(&self.out);
        }
        slab.pairs[mover.shape * width + other.shape] = pair;
    }

    /// The function of a pair; its array, if it has one, is left in `out`.
    fn value(&mut self, mover: Place, other: Place, slabs: &SlabPair, window: &Window) -> Pair {
        let (mine, theirs) = (self.shape(mover), self.shape(other));
        let mut candidates: Vec<Candidate> = Vec::with_capacity(16);
        if mine.steps.is_empty() {
            if theirs.steps.is_empty() {
                return Pair::default();
            }
            candidates.push(self.candidate(mover, other, None, slabs, window));
        }
        for step in &mine.steps {
            let new = self.candidate(mover, other, Some(step), slabs, window);
            let dominated = |a: &Candidate, b: &Candidate| {
                a.values.is_empty() && b.values.is_empty() && self.never_more(mine, theirs, a, b)
            };
            if candidates.iter().any(|old| dominated(&new, old)) {
                continue;
            }
            candidates.retain(|old| !dominated(old, &new));
            candidates.push(new);
        }
        if let [only] = candidates[..]
            && only.values.is_empty()
        {
            return Pair { at: 0, mine: only.mine, theirs: only.theirs, base: only.base as i8 };
        }
        let first = candidates[0];
        let (mut mine_core, mut theirs_core) = (first.mine.core, first.theirs.core);
        for c in &candidates[1..] {
            mine_core |= c.mine.core | (c.mine.slopes ^ first.mine.slopes);
            theirs_core |= c.theirs.core | (c.theirs.slopes ^ first.theirs.slopes);
        }
        let mut pair = Pair {
            at: 0,
            mine: Form { core: mine_core, slopes: first.mine.slopes & !mine_core },
            theirs: Form { core: theirs_core, slopes: first.theirs.slopes & !theirs_core },
            base: candidates.iter().map(|c| c.base).max().unwrap_or(0) as i8,
        };
        if mine_core | theirs_core == 0 {
            return pair;
        }
        self.combine(mover, other, pair, &candidates);
        self.reduce(mover, other, &mut pair);
        pair
    }

    /// Gain minus the value after the step (`None`: a pass).
    fn candidate<'s>(
        &self,
        mover: Place,
        other: Place,
        step: Option<&Step>,
        slabs: &'s SlabPair,
        window: &'s Window,
    ) -> Candidate<'s> {
        let (mine, theirs) = (self.shape(mover), self.shape(other));
        let (mut advanced, mut opposite, mut gain, mut shift, mut captured) = (mover, other, 0, 0, None);
        if let Some(step) = step {
            advanced = Place { stock: mover.stock - step.sown, shape: step.to as usize };
            shift = step.shift;
            gain = i16::from(step.sown == 0);
            if let Some(cup) = step.captures {
                let beans = theirs.cups[usize::from(cup)];
                if beans > 0 {
                    gain = i16::from(beans);
                    opposite.shape = theirs.without[usize::from(cup)] as usize;
                    captured = (theirs.live >> cup & 1 == 1).then_some(cup);
                }
            }
        }
        let (a, b) = (advanced.stock.max(opposite.stock), advanced.stock.min(opposite.stock));
        let pair_slabs = if (a, b) == (slabs.a, slabs.b) { slabs } else { window.slabs(a, b) };
        let slab = pair_slabs.slab(opposite.stock);
        let value = &slab.pairs[opposite.shape * self.shapes.with_stock(advanced.stock).len() + advanced.shape];
        let gain = gain - (value.theirs.slopes & shift).count_ones() as i16;
        let mut candidate = Candidate {
            mine: Form { core: value.theirs.core & mine.live, slopes: value.theirs.slopes & mine.live },
            theirs: Form {
                core: value.mine.core & theirs.live,
                slopes: value.mine.slopes & theirs.live | captured.map_or(0, |cup| 1 << cup),
            },
            base: gain - i16::from(value.base),
            gain,
            values: &[],
            moved_core: value.theirs.core,
            other_core: value.mine.core,
            moved: advanced,
            other: opposite,
            shift,
        };
        if value.theirs.core | value.mine.core != 0 {
            candidate.values = &slab.values[value.at as usize..];
            if value.theirs.core & shift != 0 {
                let mut x = [0; 15];
                each(shift).for_each(|cup| x[cup] = 1);
                let rank = self.shapes.regions.rank(self.shape(advanced).region, value.theirs.core, &x);
                candidate.base = gain - i16::from(candidate.values[rank * self.stride(&candidate, true)]);
            }
            if candidate.mine.core | candidate.theirs.core == 0 {
                candidate.values = &[];
            }
        }
        candidate
    }

    /// How far apart the values of neighbours are in the candidate's array: rows or columns, of the side that has moved or
    /// the other.
    pub(super) fn stride(&self, c: &Candidate, of_moved: bool) -> usize {
        // The one to move next is the other.
        let moved_rows = c.moved.stock > c.other.stock;
        if moved_rows == of_moved {
            let (place, core) = if moved_rows { (c.other, c.other_core) } else { (c.moved, c.moved_core) };
            self.shapes.regions.len(self.shape(place).region, core)
        } else {
            1
        }
    }

    /// Whether the value of `a`, without an array, is nowhere more than that of `b`.
    fn never_more(&self, mine: &Shape, theirs: &Shape, a: &Candidate, b: &Candidate) -> bool {
        let regions = &self.shapes.regions;
        // Where the slopes differ to the advantage of `a` it gains at most the greatest sum of those extras.
        let own = regions.most(mine.region, b.mine.slopes & !a.mine.slopes & mine.live);
        let opposite = regions.most(theirs.region, a.theirs.slopes & !b.theirs.slopes & theirs.live);
        a.base + own as i16 + opposite as i16 <= b.base
    }
}
