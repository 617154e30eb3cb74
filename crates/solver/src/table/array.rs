//! An array over the cores of a pair as bits: one for each cell, whether the value takes a step along the last cup that holds extras.
//! By the blocked-bean lemma a step is 0, or -1 along a cup of one's own, or +1 along the opponent's.

use super::bits::Bits;
use super::region::{Regions, each};
use super::shape::{Cups, Shape};

/// The contexts of the bits of arrays.
pub(crate) const CONTEXTS: usize = 2 * 81;
const FIRST: usize = super::tile::CONTEXTS;

const NONE: u32 = u32::MAX;

/// The neighbours of a vector of extras among the vectors of its set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    /// One, two and three beans less in the last cup that holds any; `NONE` where there aren't as many.
    back: [u32; 3],
    /// A bean less in another cup that holds any, the last two such cups first; and from there one less in the last cup.
    aside: [[u32; 2]; 2],
    /// A bean less in any cup, the last two first.
    less: [u32; 2],
}

/// The cells of the vectors over a core.
pub(crate) fn cells(regions: &Regions, shape: &Shape, core: Cups) -> Vec<Cell> {
    let region = shape.region;
    let mut cells: Vec<Cell> = Vec::with_capacity(regions.len(region, core));
    let last_cup = 15 - core.leading_zeros().min(15) as usize;
    regions.for_each(region, core, |x| {
        let mut cell = Cell { back: [NONE; 3], aside: [[NONE; 2]; 2], less: [NONE; 2] };
        let here = cells.len() as u32;
        let rank = |x: &[u8; 15]| regions.rank(region, core, x) as u32;
        let mut filled = [0; 15];
        let mut count = 0;
        for cup in each(core).filter(|&cup| x[cup] > 0) {
            filled[count] = cup;
            count += 1;
        }
        if let Some((&last, others)) = filled[..count].split_last() {
            let down = |mut x: [u8; 15], cup: usize| {
                x[cup] -= 1;
                x
            };
            // Along the last cup of the core neighbours are numbered one after the other.
            for k in 0..x[last].min(3) {
                cell.back[usize::from(k)] = if last == last_cup {
                    here - 1 - u32::from(k)
                } else if k == 0 {
                    rank(&down(*x, last))
                } else {
                    cells[cell.back[usize::from(k) - 1] as usize].back[0]
                };
            }
            for (aside, &cup) in cell.aside.iter_mut().zip(others.iter().rev()) {
                let there = rank(&down(*x, cup));
                *aside = [there, cells[there as usize].back[0]];
            }
            cell.less = [cell.back[0], cell.aside[0][0]];
        }
        cells.push(cell);
    });
    cells
}

/// One of an array's two numberings: the cells and the step along them.
pub(crate) struct Axis<'a> {
    pub cells: &'a [Cell],
    /// -1 for cups of the mover, 1 for the opponent's.
    pub step: i8,
}

/// Writes or reads an array but its first value, which is the pair's base.
///
/// # Panics
/// Where an array to be written breaks the lemma.
pub(crate) fn array<B: Bits>(bits: &mut B, rows: &Axis, cols: &Axis, values: &mut [i8]) {
    let width = cols.cells.len();
    for (r, row) in rows.cells.iter().enumerate() {
        let start = r * width;
        if r > 0 {
            // Down the first column: only the row's extras change.
            let at = |row: u32| row as usize * width;
            code(bits, values, rows.step, start, row, at, |_| [[NONE; 2]; 2]);
        }
        for (c, col) in cols.cells.iter().enumerate().skip(1) {
            code(
                bits,
                values,
                cols.step,
                start + c,
                col,
                |c| start + c as usize,
                |taken| {
                    // Rows above, at the same column and at the one a bean back.
                    let above = |k: usize| match row.less[k] {
                        NONE => [NONE; 2],
                        less => [less * width as u32 + c as u32, less * width as u32 + col.back[0]],
                    };
                    if taken == 0 { [above(0), above(1)] } else { [above(0), [NONE; 2]] }
                },
            );
        }
    }
}

/// Whether the step before was one, in this context of an array's bits (counted from the first); `None` at the start of a line.
pub(crate) fn step_before(context: usize) -> Option<bool> {
    match context / 27 % 3 {
        0 => Some(false),
        1 => Some(true),
        _ => None,
    }
}

/// One cell: `place` says where a vector of its own numbering lies, `across` gives steps to compare with in the other.
fn code<B: Bits>(
    bits: &mut B,
    values: &mut [i8],
    step: i8,
    here: usize,
    cell: &Cell,
    place: impl Fn(u32) -> usize,
    across: impl Fn(usize) -> [[u32; 2]; 2],
) {
    let changes = |to: usize, from: usize| usize::from(values[to] != values[from]);
    let near = place(cell.back[0]);
    let (mut one, mut two) = (2, 2);
    if cell.back[1] != NONE {
        one = changes(near, place(cell.back[1]));
        if cell.back[2] != NONE {
            two = changes(place(cell.back[1]), place(cell.back[2]));
        }
    }
    let mut beside = [2; 2];
    let mut count = 0;
    for aside in cell.aside {
        if aside[0] != NONE {
            beside[count] = changes(place(aside[0]), place(aside[1]));
            count += 1;
        }
    }
    if count < 2 {
        for other in across(count) {
            if other[0] != NONE && count < 2 {
                beside[count] = changes(other[0] as usize, other[1] as usize);
                count += 1;
            }
        }
    }
    let own = usize::from(step < 0);
    let context = FIRST + (((own * 3 + one) * 3 + two) * 3 + beside[0]) * 3 + beside[1];
    let takes = bits.bit(context, values[here] != values[near]);
    let value = values[near].wrapping_add(if takes { step } else { 0 });
    // The lemma is proved, but no table rests on it: a step that can't be written must not be written wrong.
    assert!(
        !B::KNOWN || value == values[here],
        "a step is no bean or one bean down in an own cup, up in the opponent's"
    );
    values[here] = value;
}
