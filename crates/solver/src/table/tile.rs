//! A tile: the values of both turns for the pairs of two small groups of similar shapes, and how it is written as bits.
//! One function both writes and reads, through [`Bits`]: what it knows so far chooses the context of each bit.

use std::ops::Range;

use super::region::Regions;
use super::shape::{Cups, Shape};
use super::slab::{Form, Pair};

/// Where bits go to or come from.
pub(crate) trait Bits {
    /// Writes the bit and returns it, or reads one and ignores the argument.
    fn bit(&mut self, context: usize, bit: bool) -> bool;
}

/// The values of two groups of shapes, both turns.
#[derive(Debug, Default, Clone)]
pub(crate) struct Tile {
    /// By the shape of the side with the larger stock, then the other's; the first is the larger stock's turn.
    pub pairs: Vec<[Pair; 2]>,
    pub values: Vec<i8>,
}

/// What a tile is about.
pub(crate) struct Frame<'a> {
    pub regions: &'a Regions,
    pub left: &'a [Shape],
    pub right: &'a [Shape],
    /// Whether both groups are the same, so that half of the tile is known from the other half.
    pub diagonal: bool,
    /// Whether the stocks are equal: arrays are then numbered by the mover first.
    pub square: bool,
    pub cups: usize,
}

/// The index of an earlier shape of the group with one bean less in one cup, the last cup possible; else none.
fn before(shapes: &[Shape], index: usize) -> Option<usize> {
    let row = &shapes[index].cups;
    (0..index).rev().find(|&other| {
        let less = &shapes[other].cups;
        let apart: i32 = row.iter().zip(less).map(|(&a, &b)| (i32::from(a) - i32::from(b)).abs()).sum();
        apart == 1
    })
}

pub(crate) const CONTEXTS: usize = 1 << 16;
const FORM: usize = 0;
const BASE: usize = 1 << 12;
const ARRAY: usize = 1 << 15;

fn clamp(v: i32, to: i32) -> usize {
    (v.clamp(-to, to) + to) as usize
}

/// Codes a residual.
fn residual<B: Bits>(bits: &mut B, context: usize, value: i32) -> i32 {
    if !bits.bit(context, value != 0) {
        return 0;
    }
    let negative = bits.bit(context + 1, value < 0);
    let mut size = 1;
    let most = value.abs();
    while bits.bit(context + (1 + size as usize).min(7), most > size) {
        size += 1;
    }
    if negative { -size } else { size }
}

fn status(form: Form, cup: usize, live: Cups) -> usize {
    if live >> cup & 1 == 0 {
        0
    } else if form.core >> cup & 1 == 1 {
        3
    } else {
        1 + usize::from(form.slopes >> cup & 1)
    }
}

impl Frame<'_> {
    /// Writes or reads the forms and bases.
    pub fn heads<B: Bits>(&self, tile: &mut Tile, bits: &mut B) {
        let width = self.right.len();
        let norths: Vec<_> = (0..self.left.len()).map(|i| before(self.left, i)).collect();
        let wests: Vec<_> = (0..width).map(|j| before(self.right, j)).collect();
        for i in 0..self.left.len() {
            for j in 0..width {
                if self.diagonal && j > i {
                    break;
                }
                for turn in 0..if self.diagonal && i == j { 1 } else { 2 } {
                    let known = |i: usize, j: usize| !(self.diagonal && (j > i || (turn == 1 && i == j)));
                    let n = norths[i].filter(|&n| known(n, j)).map(|n| n * width + j);
                    let w = wests[j].filter(|&w| known(i, w)).map(|w| i * width + w);
                    let nw = norths[i].zip(wests[j]).filter(|&(n, w)| known(n, w)).map(|(n, w)| n * width + w);
                    self.head(tile, bits, (i, j), turn, (n, w, nw));
                }
            }
        }
    }

    fn head<B: Bits>(
        &self,
        tile: &mut Tile,
        bits: &mut B,
        (i, j): (usize, usize),
        turn: usize,
        (n, w, nw): (Option<usize>, Option<usize>, Option<usize>),
    ) {
        let at = i * self.right.len() + j;
        // Forms and values as the side with the larger stock sees them.
        let forms = |tile: &Tile, at: usize, turn: usize| {
            let pair = &tile.pairs[at][turn];
            if turn == 0 { [pair.mine, pair.theirs] } else { [pair.theirs, pair.mine] }
        };
        let value = |tile: &Tile, at: usize, turn: usize| {
            let v = i32::from(tile.pairs[at][turn].base);
            if turn == 0 { v } else { -v }
        };
        let mut new = forms(tile, at, turn);
        let other = (turn == 1).then(|| forms(tile, at, 0));
        for side in 0..2 {
            let shape = if side == 0 { &self.left[i] } else { &self.right[j] };
            for cup in 0..self.cups {
                if shape.live >> cup & 1 == 0 {
                    continue;
                }
                let near = |at: Option<usize>, live: &dyn Fn(usize) -> Cups| {
                    at.map_or(0, |at| status(forms(tile, at, turn)[side], cup, live(at)))
                };
                let live = |at: usize| {
                    if side == 0 { self.left[at / self.right.len()].live } else { self.right[at % self.right.len()].live }
                };
                let (sn, sw) = (near(n, &live), near(w, &live));
                let so = other.map_or(0, |o| status(o[side], cup, shape.live));
                let context = FORM + 2 * ((((turn * 2 + side) * 4 + sn) * 4 + sw) * 4 + so) + (cup.min(7)) * 512;
                let form = &mut new[side];
                let core = bits.bit(context, form.core >> cup & 1 == 1);
                let steep = !core && bits.bit(context + 1, form.slopes >> cup & 1 == 1);
                form.core = form.core & !(1 << cup) | u16::from(core) << cup;
                form.slopes = form.slopes & !(1 << cup) | u16::from(steep) << cup;
            }
        }
        let (guess, activity) = match (n, w, nw) {
            (Some(n), Some(w), Some(nw)) => {
                let (n, w, nw) = (value(tile, n, turn), value(tile, w, turn), value(tile, nw, turn));
                let median = if nw >= n.max(w) {
                    n.min(w)
                } else if nw <= n.min(w) {
                    n.max(w)
                } else {
                    n + w - nw
                };
                (median, 2 + ((n - nw).abs() + (w - nw).abs()).min(5) as usize)
            }
            (Some(near), _, _) | (None, Some(near), _) => (value(tile, near, turn), 1),
            (None, None, _) => (0, 0),
        };
        let across = if turn == 1 {
            let here = value(tile, at, 0);
            let lead = |near: Option<usize>| near.map(|k| value(tile, k, 1) - value(tile, k, 0));
            let guess2 = match (lead(n), lead(w)) {
                (Some(a), Some(b)) => here + (a + b).div_euclid(2),
                (Some(a), None) | (None, Some(a)) => here + a,
                (None, None) => here,
            };
            if activity == 0 { return self.finish(tile, at, turn, new, residual(bits, BASE + 8 * 511, value(tile, at, turn) - here) + here); }
            1 + clamp(guess2 - guess, 4)
        } else {
            0
        };
        // The cups nearest the pot tell whose moves are at hand.
        let near = |shape: &Shape| usize::from(shape.cups[self.cups - 1].min(2));
        let last = near(&self.left[i]) * 3 + near(&self.right[j]);
        let context = BASE + 8 * ((activity * 10 + across) * 9 + last);
        let v = residual(bits, context, value(tile, at, turn) - guess) + guess;
        self.finish(tile, at, turn, new, v);
    }

    fn finish(&self, tile: &mut Tile, at: usize, turn: usize, new: [Form; 2], v: i32) {
        let pair = &mut tile.pairs[at][turn];
        if turn == 0 {
            (pair.mine, pair.theirs, pair.base) = (new[0], new[1], v as i8);
        } else {
            (pair.mine, pair.theirs, pair.base) = (new[1], new[0], -v as i8);
        }
    }

    /// Writes or reads one array, after its head.
    pub fn array<B: Bits>(&self, tile: &mut Tile, bits: &mut B, (i, j): (usize, usize), turn: usize) {
        let pair = tile.pairs[i * self.right.len() + j][turn];
        let (mover, other) = if turn == 0 { (&self.left[i], &self.right[j]) } else { (&self.right[j], &self.left[i]) };
        let mover_rows = turn == 0 || self.square;
        let (row, col) = if mover_rows {
            ((mover, pair.mine.core, -1), (other, pair.theirs.core, 1))
        } else {
            ((other, pair.theirs.core, 1), (mover, pair.mine.core, -1))
        };
        let list = |(shape, core, sign): (&Shape, Cups, i32)| {
            let mut cells: Vec<Vec<Option<usize>>> = Vec::new();
            self.regions.for_each(shape.region, core, |x| {
                cells.push((0..self.cups).filter(|&cup| core >> cup & 1 == 1).map(|cup| (x[cup] > 0).then(|| {
                    let mut less = *x;
                    less[cup] -= 1;
                    self.regions.rank(shape.region, core, &less)
                })).collect());
            });
            (cells, sign)
        };
        let (rows, row_sign) = list(row);
        let (cols, col_sign) = list(col);
        let width = cols.len();
        let at = pair.at as usize;
        let dims_r = rows[0].len();
        let dims = (dims_r + cols[0].len()).min(4);
        for r in 0..rows.len() {
            for c in 0..width {
                if r + c == 0 {
                    tile.values[at] = pair.base;
                    continue;
                }
                // (neighbour, sign) in every direction, columns last.
                let mut dirs: [(usize, usize, i32); 16] = [(0, 0, 0); 16];
                let mut count = 0;
                for (k, x) in rows[r].iter().enumerate() {
                    if let Some(x) = x { dirs[count] = (x * width + c, k, row_sign); count += 1; }
                }
                for (k, y) in cols[c].iter().enumerate() {
                    if let Some(y) = y { dirs[count] = (r * width + y, dims_r + k, col_sign); count += 1; }
                }
                let v = |cell: usize| i32::from(tile.values[at + cell]);
                // the step's direction: the last
                let (near, dim, sign) = dirs[count - 1];
                let step_back = |cell: usize| -> Option<usize> {
                    let (rr, cc) = (cell / width, cell % width);
                    if dim < dims_r { rows[rr][dim].map(|x| x * width + cc) } else { cols[cc][dim - dims_r].map(|y| rr * width + y) }
                };
                let step = |cell: usize| step_back(cell).map(|b| ((v(cell) - v(b)) * sign) as usize & 1);
                let s0 = step(near).map_or(2, |s| s);
                let s00 = step_back(near).and_then(step).map_or(2, |s| s);
                let mut side = [2usize; 2];
                for (k, d) in dirs[..count - 1].iter().rev().take(2).enumerate() {
                    side[k] = step(d.0).unwrap_or(2);
                }
                let own = usize::from(sign < 0);
                let context = ARRAY + (((((own * 3 + s0) * 3 + s00) * 3 + side[0]) * 3 + side[1]) * 5 + dims);
                let bit = bits.bit(context, v(at_cell(r, c, width)) != v(near));
                tile.values[at + r * width + c] = (v(near) + if bit { sign } else { 0 }) as i8;
            }
        }
    }
}

fn at_cell(r: usize, c: usize, width: usize) -> usize {
    r * width + c
}

/// Groups of shapes that share all but the last two cups.
pub(crate) fn groups(shapes: &[Shape], cups: usize) -> Vec<Range<usize>> {
    let kept = cups.saturating_sub(2);
    let mut groups = Vec::new();
    let mut start = 0;
    for group in shapes.chunk_by(|a, b| a.cups[..kept] == b.cups[..kept]) {
        groups.push(start..start + group.len());
        start += group.len();
    }
    groups
}

#[derive(Clone)]
pub(crate) struct Counter(pub Vec<[u64; 2]>);
impl Bits for Counter {
    fn bit(&mut self, context: usize, bit: bool) -> bool {
        self.0[context][usize::from(bit)] += 1;
        bit
    }
}
