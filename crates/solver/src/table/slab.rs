//! The values of all pairs of shapes with given stocks, and how they are computed out of the slabs before.
//! The value of a pair is a function of its blocked cups' extras; see [`Pair`].

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::rc::Rc;

use super::shape::{Cups, Shape, Shapes, Step, WordHasher};

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
    pub fn slab(&self, mine: u8) -> &Slab {
        if mine == self.a { &self.first } else { &self.second }
    }
    fn slab_mut(&mut self, mine: u8) -> &mut Slab {
        if mine == self.a { &mut self.first } else { &mut self.second }
    }
}

/// Slabs that are finished, by their stocks.
pub(crate) trait Finished {
    /// The two slabs of these stocks, `a >= b`.
    fn slabs(&self, a: u8, b: u8) -> &SlabPair;
}

/// A shape of a side with this stock.
#[derive(Clone, Copy, Debug)]
struct Place {
    stock: u8,
    shape: usize,
}

/// One of the functions whose greatest value counts: gain minus the value after a move.
#[derive(Clone, Copy, Debug)]
struct Candidate<'a> {
    mine: Form,
    theirs: Form,
    /// The value at no extras.
    base: i16,
    /// What `F` has to be subtracted from.
    gain: i16,
    /// The array of the value after the move; empty where it has none.
    values: &'a [i8],
    /// The cores of the value after the move.
    moved_core: Cups,
    other_core: Cups,
    moved: Place,
    other: Place,
    /// Which own cups get a bean more.
    shift: Cups,
    /// The blocked cup that is captured.
    captured: Option<u8>,
}

#[derive(Default, Debug, Clone)]
pub struct Stats {
    pub pairs: u64,
    pub single: u64,
    pub work: u64,
    pub stored: u64,
    pub cands: u64,
    pub by_core: [u64; 16],
    pub stored_by_core: [u64; 16],
    pub union_by_core: [u64; 16],
    pub work_by_core: [u64; 16],
    pub points: f64,
    pub core_points: f64,
}

/// Numbers of vectors, and whether they are consecutive.
#[derive(Debug)]
struct Map {
    to: Vec<u32>,
    consecutive: bool,
}

/// Computes slabs; keeps what it learns about the maps between regions for one pair of stocks.
pub(crate) struct Worker<'a> {
    shapes: &'a Shapes,
    maps: HashMap<(u64, u64), Rc<Map>, BuildHasherDefault<WordHasher>>,
    ramps: HashMap<(u32, u32), Rc<Vec<i8>>, BuildHasherDefault<WordHasher>>,
    out: Vec<i8>,
    pub stats: Stats,
}

fn each(mut cups: Cups) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cups != 0).then(|| {
            let cup = cups.trailing_zeros() as usize;
            cups &= cups - 1;
            cup
        })
    })
}

impl<'a> Worker<'a> {
    pub fn new(shapes: &'a Shapes) -> Worker<'a> {
        Worker { shapes, maps: HashMap::default(), ramps: HashMap::default(), out: Vec::new(), stats: Stats::default() }
    }

    fn shape(&self, place: Place) -> &'a Shape {
        &self.shapes.with_stock(place.stock)[place.shape]
    }

    /// The slabs of the stocks `a >= b`, out of those with fewer beans in the stocks.
    pub fn solve(&mut self, a: u8, b: u8, finished: &impl Finished) -> SlabPair {
        self.maps.clear();
        self.ramps.clear();
        let (count_a, count_b) = (self.shapes.with_stock(a).len(), self.shapes.with_stock(b).len());
        let slab = || Slab { pairs: vec![Pair::default(); count_a * count_b], values: Vec::new() };
        let mut slabs = SlabPair { a, b, first: slab(), second: if a == b { Slab::default() } else { slab() } };
        for i in 0..count_a {
            for j in 0..if a == b { i + 1 } else { count_b } {
                let (x, y) = (Place { stock: a, shape: i }, Place { stock: b, shape: j });
                // A side that must pass comes after the one it passes to.
                if self.shape(x).steps.is_empty() {
                    self.pair(y, x, &mut slabs, finished);
                    self.pair(x, y, &mut slabs, finished);
                } else {
                    self.pair(x, y, &mut slabs, finished);
                    if a > b || i > j {
                        self.pair(y, x, &mut slabs, finished);
                    }
                }
            }
        }
        slabs
    }

    /// Computes the value of a pair, mover's place first, and puts it into its slab.
    fn pair(&mut self, mover: Place, other: Place, slabs: &mut SlabPair, finished: &impl Finished) {
        let pair = self.value(mover, other, slabs, finished);
        let width = self.shapes.with_stock(other.stock).len();
        let slab = slabs.slab_mut(mover.stock);
        let at = slab.values.len() as u32;
        let linear = pair.mine.core | pair.theirs.core == 0;
        if !linear {
            slab.values.extend_from_slice(&self.out);
        }
        {
            let s = &mut self.stats;
            s.pairs += 1;
            let (sx, sy) = (self.shapes.with_stock(mover.stock)[mover.shape].region, self.shapes.with_stock(other.stock)[other.shape].region);
            let pts = self.shapes.regions.len(sx, self.shapes.with_stock(mover.stock)[mover.shape].live) as f64
                * self.shapes.regions.len(sy, self.shapes.with_stock(other.stock)[other.shape].live) as f64;
            s.points += pts;
            if !linear {
                s.core_points += pts;
                s.stored += self.out.len() as u64;
            }
            let c = (pair.mine.core.count_ones() + pair.theirs.core.count_ones()) as usize;
            s.by_core[c] += 1;
            if c > 0 {
                s.stored_by_core[c] += self.out.len() as u64;
            }
        }
        slab.pairs[mover.shape * width + other.shape] = Pair { at, ..pair };
    }

    /// The function of a pair; its array, if it has one, is left in `out`.
    fn value(&mut self, mover: Place, other: Place, slabs: &SlabPair, finished: &impl Finished) -> Pair {
        let (mine, theirs) = (self.shape(mover), self.shape(other));
        let mut candidates: Vec<Candidate> = Vec::with_capacity(16);
        if mine.steps.is_empty() {
            if theirs.steps.is_empty() {
                return Pair::default();
            }
            candidates.push(self.candidate(mover, other, None, slabs, finished));
        }
        for step in &mine.steps {
            let new = self.candidate(mover, other, Some(step), slabs, finished);
            let dominated = |a: &Candidate, b: &Candidate| {
                a.values.is_empty() && b.values.is_empty() && self.never_more(mine, theirs, a, b)
            };
            if candidates.iter().any(|old| dominated(&new, old)) {
                continue;
            }
            candidates.retain(|old| !dominated(old, &new));
            candidates.push(new);
        }
        self.stats.cands += candidates.len() as u64;
        if let [only] = candidates[..]
            && only.values.is_empty()
        {
            self.stats.single += 1;
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
        finished: &'s impl Finished,
    ) -> Candidate<'s> {
        let (mine, theirs) = (self.shape(mover), self.shape(other));
        let (mut moved, mut after, mut gain, mut shift, mut captured) = (mover, other, 0, 0, None);
        if let Some(step) = step {
            moved = Place { stock: mover.stock - step.sown, shape: step.to as usize };
            shift = step.shift;
            gain = i16::from(step.sown == 0);
            if let Some(cup) = step.captures {
                let beans = theirs.cups[usize::from(cup)];
                if beans > 0 {
                    gain = i16::from(beans);
                    after.shape = theirs.without[usize::from(cup)] as usize;
                    captured = (theirs.live >> cup & 1 == 1).then_some(cup);
                }
            }
        }
        let (a, b) = (moved.stock.max(after.stock), moved.stock.min(after.stock));
        let pair_slabs = if (a, b) == (slabs.a, slabs.b) { slabs } else { finished.slabs(a, b) };
        let slab = pair_slabs.slab(after.stock);
        let value = &slab.pairs[after.shape * self.shapes.with_stock(moved.stock).len() + moved.shape];
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
            moved,
            other: after,
            shift,
            captured,
        };
        if value.theirs.core | value.mine.core != 0 {
            candidate.values = &slab.values[value.at as usize..];
            if value.theirs.core & shift != 0 {
                let mut x = [0; 15];
                each(shift).for_each(|cup| x[cup] = 1);
                let rank = self.shapes.regions.rank(self.shape(moved).region, value.theirs.core, &x);
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
    fn stride(&self, c: &Candidate, of_moved: bool) -> usize {
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

    /// `out`: the greatest of the candidates over the cores of `pair`.
    fn combine(&mut self, mover: Place, other: Place, pair: Pair, candidates: &[Candidate]) {
        let mover_rows = mover.stock >= other.stock;
        let regions = &self.shapes.regions;
        let mine_len = regions.len(self.shape(mover).region, pair.mine.core);
        let theirs_len = regions.len(self.shape(other).region, pair.theirs.core);
        let mut out = std::mem::take(&mut self.out);
        out.clear();
        out.resize(mine_len * theirs_len, i8::MIN);
        {
            let c = (pair.mine.core.count_ones() + pair.theirs.core.count_ones()) as usize;
            self.stats.work += (out.len() * candidates.len()) as u64;
            self.stats.union_by_core[c] += 1;
            self.stats.work_by_core[c] += (out.len() * candidates.len()) as u64;
        }
        for c in candidates {
            let mine_ramp = self.ramp(mover, pair.mine.core, c.mine.slopes & pair.mine.core);
            let theirs_ramp = self.ramp(other, pair.theirs.core, c.theirs.slopes & pair.theirs.core);
            if c.values.is_empty() {
                let base = c.base as i8;
                if mover_rows {
                    for (row, &x) in out.chunks_exact_mut(theirs_len).zip(&*mine_ramp) {
                        let start = base.wrapping_sub(x);
                        for (v, &y) in row.iter_mut().zip(&*theirs_ramp) {
                            *v = (*v).max(start.wrapping_add(y));
                        }
                    }
                } else {
                    for (row, &y) in out.chunks_exact_mut(mine_len).zip(&*theirs_ramp) {
                        let start = base.wrapping_add(y);
                        for (v, &x) in row.iter_mut().zip(&*mine_ramp) {
                            *v = (*v).max(start.wrapping_sub(x));
                        }
                    }
                }
                continue;
            }
            let mine_map = self.map(mover, pair.mine.core, c.moved, c.moved_core, c.shift);
            let theirs_map = self.map(other, pair.theirs.core, c.other, c.other_core, 0);
            let (mine_stride, theirs_stride) = (self.stride(c, true), self.stride(c, false));
            let gain = c.gain as i8;
            let (rows, row_stride, row_ramp, cols, col_stride, col_ramp, sign) = if mover_rows {
                (&mine_map, mine_stride, &mine_ramp, &theirs_map, theirs_stride, &theirs_ramp, 1i8)
            } else {
                (&theirs_map, theirs_stride, &theirs_ramp, &mine_map, mine_stride, &mine_ramp, -1i8)
            };
            let width = cols.to.len();
            let flat = col_ramp.iter().all(|&r| r == 0);
            for ((row, &from), &ramp) in out.chunks_exact_mut(width).zip(&rows.to).zip(&**row_ramp) {
                // Rows of the mover fall, those of the opponent rise.
                let start = gain.wrapping_sub(ramp.wrapping_mul(sign));
                let source = &c.values[from as usize * row_stride..];
                if cols.consecutive && col_stride == 1 {
                    let source = &source[cols.to[0] as usize..][..width];
                    if flat {
                        for (v, &s) in row.iter_mut().zip(source) {
                            *v = (*v).max(start.wrapping_sub(s));
                        }
                    } else {
                        for ((v, &s), &r) in row.iter_mut().zip(source).zip(&**col_ramp) {
                            *v = (*v).max(start.wrapping_add(r.wrapping_mul(sign)).wrapping_sub(s));
                        }
                    }
                } else {
                    for ((v, &col), &r) in row.iter_mut().zip(&cols.to).zip(&**col_ramp) {
                        let s = source[col as usize * col_stride];
                        *v = (*v).max(start.wrapping_add(r.wrapping_mul(sign)).wrapping_sub(s));
                    }
                }
            }
        }
        self.out = out;
    }

    /// Takes the cups along which the array is straight out of the cores.
    fn reduce(&mut self, mover: Place, other: Place, pair: &mut Pair) {
        let mover_rows = mover.stock >= other.stock;
        for cup in each(pair.mine.core) {
            self.reduce_cup(mover, &mut pair.mine, other, pair.theirs.core, cup, mover_rows, -1);
        }
        for cup in each(pair.theirs.core) {
            self.reduce_cup(other, &mut pair.theirs, mover, pair.mine.core, cup, !mover_rows, 1);
        }
        pair.base = self.out[0];
    }

    #[allow(clippy::too_many_arguments)]
    fn reduce_cup(
        &mut self,
        place: Place,
        form: &mut Form,
        across: Place,
        across_core: Cups,
        cup: usize,
        rows: bool,
        sign: i8,
    ) {
        let before = self.neighbours(place, form.core, cup);
        let width = if rows {
            self.shapes.regions.len(self.shape(across).region, across_core)
        } else {
            before.to.len()
        };
        let out = &mut self.out;
        let (mut flat, mut steep) = (true, true);
        if rows {
            for (row, &near) in before.to.iter().enumerate().filter(|&(_, &near)| near != u32::MAX) {
                let (low, high) = out.split_at(row * width);
                let near = &low[near as usize * width..][..width];
                let this = &high[..width];
                if flat {
                    flat = this == near;
                }
                if steep {
                    steep = this.iter().zip(near).all(|(&v, &n)| v.wrapping_sub(n) == sign);
                }
                if !flat && !steep {
                    return;
                }
            }
        } else {
            for row in out.chunks_exact(width) {
                for (&v, &near) in row.iter().zip(&before.to) {
                    if near != u32::MAX {
                        let step = v.wrapping_sub(row[near as usize]);
                        flat &= step == 0;
                        steep &= step == sign;
                    }
                }
                if !flat && !steep {
                    return;
                }
            }
        }
        form.core &= !(1 << cup);
        if steep && !flat {
            form.slopes |= 1 << cup;
        }
        let mut kept = 0;
        if rows {
            for (row, _) in before.to.iter().enumerate().filter(|&(_, &near)| near == u32::MAX) {
                out.copy_within(row * width..(row + 1) * width, kept);
                kept += width;
            }
        } else {
            for row in 0..out.len() / width {
                for col in 0..width {
                    if before.to[col] == u32::MAX {
                        out[kept] = out[row * width + col];
                        kept += 1;
                    }
                }
            }
        }
        out.truncate(kept);
    }

    /// For each vector over `core` the number of the one with a bean less in `cup`; `u32::MAX` where it has none.
    fn neighbours(&mut self, place: Place, core: Cups, cup: usize) -> Rc<Map> {
        let key = (
            u64::from(place.stock) << 48 | (place.shape as u64) << 16 | u64::from(core),
            1 << 63 | cup as u64,
        );
        if let Some(map) = self.maps.get(&key) {
            return map.clone();
        }
        let regions = &self.shapes.regions;
        let region = self.shape(place).region;
        let mut to = Vec::with_capacity(regions.len(region, core));
        regions.for_each(region, core, |x| {
            to.push(if x[cup] == 0 {
                u32::MAX
            } else {
                let mut less = *x;
                less[cup] -= 1;
                regions.rank(region, core, &less) as u32
            });
        });
        let map = Rc::new(Map { to, consecutive: false });
        self.maps.insert(key, map.clone());
        map
    }

    /// For each vector over `core` the number, over another core of another shape, of the vector with the shift added.
    fn map(&mut self, from: Place, core: Cups, to: Place, to_core: Cups, shift: Cups) -> Rc<Map> {
        let key = (
            u64::from(from.stock) << 48 | (from.shape as u64) << 16 | u64::from(core),
            (to.shape as u64) << 32 | u64::from(to_core) << 16 | u64::from(shift) | u64::from(to.stock) << 56,
        );
        if let Some(map) = self.maps.get(&key) {
            return map.clone();
        }
        let regions = &self.shapes.regions;
        let (region, to_region) = (self.shape(from).region, self.shape(to).region);
        let mut numbers = Vec::with_capacity(regions.len(region, core));
        regions.for_each(region, core, |x| {
            let mut y = *x;
            each(shift).for_each(|cup| y[cup] += 1);
            numbers.push(regions.rank(to_region, to_core, &y) as u32);
        });
        let consecutive = numbers.windows(2).all(|w| w[1] == w[0].wrapping_add(1));
        let map = Rc::new(Map { to: numbers, consecutive });
        self.maps.insert(key, map.clone());
        map
    }

    /// For each vector over `core` the sum of its extras over `slopes`.
    fn ramp(&mut self, place: Place, core: Cups, slopes: Cups) -> Rc<Vec<i8>> {
        let key = (u32::from(place.stock) << 24 | place.shape as u32, u32::from(core) << 16 | u32::from(slopes));
        if let Some(ramp) = self.ramps.get(&key) {
            return ramp.clone();
        }
        let regions = &self.shapes.regions;
        let region = self.shape(place).region;
        let mut sums = Vec::with_capacity(regions.len(region, core));
        regions.for_each(region, core, |x| sums.push(each(slopes).map(|cup| x[cup] as i8).sum()));
        let ramp = Rc::new(sums);
        self.ramps.insert(key, ramp.clone());
        ramp
    }
}
