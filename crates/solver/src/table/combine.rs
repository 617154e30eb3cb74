//! The greatest of several functions, point by point over the cores, and which cups it is straight along.

use std::rc::Rc;

use super::derive::{Candidate, Place, Worker};
use super::region::each;
use super::shape::Cups;
use super::slab::{Form, Pair};

/// Numbers of vectors, and whether they are consecutive.
#[derive(Debug)]
pub(super) struct Map {
    to: Vec<u32>,
    consecutive: bool,
}

impl Worker<'_> {
    /// `out`: the greatest of the candidates over the cores of `pair`.
    pub(super) fn combine(&mut self, mover: Place, other: Place, pair: Pair, candidates: &[Candidate]) {
        let mover_rows = mover.stock >= other.stock;
        let regions = &self.shapes.regions;
        let mine_len = regions.len(self.shape(mover).region, pair.mine.core);
        let theirs_len = regions.len(self.shape(other).region, pair.theirs.core);
        let mut out = std::mem::take(&mut self.out);
        out.clear();
        out.resize(mine_len * theirs_len, i8::MIN);
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
    pub(super) fn reduce(&mut self, mover: Place, other: Place, pair: &mut Pair) {
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
        let width =
            if rows { self.shapes.regions.len(self.shape(across).region, across_core) } else { before.to.len() };
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
                        let change = v.wrapping_sub(row[near as usize]);
                        flat &= change == 0;
                        steep &= change == sign;
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
        let key = (u64::from(place.stock) << 48 | (place.shape as u64) << 16 | u64::from(core), 1 << 63 | cup as u64);
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
