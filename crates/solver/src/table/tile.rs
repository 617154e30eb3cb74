//! A tile: the values of both turns for the pairs of two small groups of similar shapes, and how it becomes bytes.
//! What is known of the neighbours, and of the other's turn at the same pair, chooses the context of each bit.

use std::collections::HashMap;
use std::hash::BuildHasherDefault;
use std::ops::Range;
use std::sync::Arc;

use super::array::{Axis, Cell, array, cells};
use super::bits::{Bits, Reader, Writer};
use super::bytes::{Take, put_varint};
use super::model::{Counts, Model};
use super::region::each;
use super::shape::{Cups, Shape, Shapes, WordHasher};
use super::slab::{Form, Pair, SlabPair};

const FORMS: usize = 4 * 64 * 8 * 2;
const BASES: usize = 8 * 10 * 9 * 8;
/// The contexts of the bits of forms and bases.
pub(crate) const CONTEXTS: usize = FORMS + BASES;

/// How many cells the arrays of a segment have before the next segment starts.
const SEGMENT: usize = 2048;

/// What a tile holds.
#[derive(Debug, Default)]
pub(crate) struct Tile {
    /// By the shape of the side with the larger stock, then the other's; the first is the larger stock's turn. On the
    /// diagonal only the lower triangle is used.
    pairs: Vec<[Pair; 2]>,
    values: Vec<i8>,
}

/// The bytes of a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stored<'a> {
    pub bytes: &'a [u8],
    pub has_arrays: bool,
}

/// A tile of which not all may have been read.
#[derive(Debug)]
pub(crate) struct Opened {
    tile: Tile,
    /// The last entry whose head was read; none where all were.
    upto: Option<Entry>,
    /// Where the segments lie in the tile's bytes.
    segments: Vec<Range<usize>>,
}

impl Opened {
    /// About how much memory it takes.
    pub fn size(&self) -> usize {
        size_of::<Opened>()
            + size_of_val(&*self.tile.pairs)
            + self.tile.values.capacity()
            + size_of_val(&*self.segments)
    }
}

/// An entry's array: the segment it is in, and how many cells it has.
struct Placed {
    segment: usize,
    entry: Entry,
    len: usize,
}

/// Where an array starts that wasn't read yet.
const UNREAD: u32 = u32::MAX;
/// More cells than any tile has: a file that says otherwise makes no sense.
const MOST_CELLS: usize = 1 << 28;

/// What a tile is about: two groups of shapes, with the stocks `a >= b`.
#[derive(Clone, Debug)]
pub(crate) struct Frame<'a> {
    shapes: &'a Shapes,
    a: u8,
    b: u8,
    rows: Range<usize>,
    cols: Range<usize>,
    /// Only turns after the other side has sown at least so many beans: those of which its first cups hold some.
    after: u8,
}

/// The cells of cores that have been used.
#[derive(Debug, Default)]
pub(crate) struct CellCache {
    cells: HashMap<(u32, u32), Arc<Vec<Cell>>, BuildHasherDefault<WordHasher>>,
    count: usize,
}

impl CellCache {
    pub fn clear(&mut self) {
        self.cells.clear();
        self.count = 0;
    }

    /// About how much memory it takes.
    pub fn size(&self) -> usize {
        self.count * size_of::<Cell>()
    }

    fn cells(&mut self, shapes: &Shapes, stock: u8, shape: usize, core: Cups) -> Arc<Vec<Cell>> {
        let key = (u32::from(stock) << 24 | shape as u32, u32::from(core));
        let count = &mut self.count;
        let make = || {
            let cells = cells(&shapes.regions, &shapes.with_stock(stock)[shape], core);
            *count += cells.len();
            Arc::new(cells)
        };
        self.cells.entry(key).or_insert_with(make).clone()
    }
}

/// A turn at a pair of a tile, counted within its groups.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Entry {
    pub row: usize,
    pub col: usize,
    /// 0 for the side of the rows, 1 for that of the columns.
    pub turn: usize,
}

impl<'a> Frame<'a> {
    pub fn new(shapes: &'a Shapes, (a, b): (u8, u8), rows: Range<usize>, cols: Range<usize>) -> Frame<'a> {
        Frame { shapes, a, b, rows, cols, after: 0 }
    }

    /// The same of a book that holds only turns after a sowing of at least so many beans.
    pub fn after(self, sown: u8) -> Frame<'a> {
        Frame { after: sown, ..self }
    }

    /// Whether the entry is there, in all tables or in this book.
    pub fn holds(&self, entry: Entry) -> bool {
        let other = if entry.turn == 0 { self.col(entry.col) } else { self.row(entry.row) };
        other.cups[..usize::from(self.after)].iter().all(|&beans| beans > 0)
    }

    /// Whether both groups are the same, so that an entry and its mirror image are one.
    fn diagonal(&self) -> bool {
        self.a == self.b && self.rows == self.cols
    }

    fn entries(&self) -> impl Iterator<Item = Entry> {
        let (rows, cols, diagonal) = (self.rows.len(), self.cols.len(), self.diagonal());
        let all = (0..rows).flat_map(move |row| {
            (0..if diagonal { row + 1 } else { cols }).flat_map(move |col| {
                (0..if diagonal && row == col { 1 } else { 2 }).map(move |turn| Entry { row, col, turn })
            })
        });
        all.filter(|&entry| self.holds(entry))
    }

    fn row(&self, row: usize) -> &'a Shape {
        &self.shapes.with_stock(self.a)[self.rows.start + row]
    }

    fn col(&self, col: usize) -> &'a Shape {
        &self.shapes.with_stock(self.b)[self.cols.start + col]
    }

    fn blank(&self) -> Tile {
        Tile { pairs: vec![[Pair::default(); 2]; self.rows.len() * self.cols.len()], values: Vec::new() }
    }

    /// The stock and number of the mover's shape and the other's, and where the pair is in its slab.
    fn places(&self, entry: Entry) -> ((u8, usize), (u8, usize), usize) {
        let row = (self.a, self.rows.start + entry.row);
        let col = (self.b, self.cols.start + entry.col);
        let (mover, other) = if entry.turn == 0 { (row, col) } else { (col, row) };
        (mover, other, mover.1 * self.shapes.with_stock(other.0).len() + other.1)
    }

    /// How many cells the array of a pair has, 0 for none.
    fn array_len(&self, entry: Entry, pair: &Pair) -> usize {
        if pair.is_linear() {
            return 0;
        }
        let (mover, other, _) = self.places(entry);
        let len = |(stock, shape): (u8, usize), core| {
            self.shapes.regions.len(self.shapes.with_stock(stock)[shape].region, core)
        };
        len(mover, pair.mine.core) * len(other, pair.theirs.core)
    }

    /// The tile out of its slabs.
    pub fn cut(&self, slabs: &SlabPair) -> Tile {
        let mut tile = self.blank();
        for entry in self.entries() {
            let (mover, _, at) = self.places(entry);
            let slab = if self.a == self.b { &slabs.first } else { slabs.slab(mover.0) };
            let mut pair = slab.pairs[at];
            let len = self.array_len(entry, &pair);
            if len > 0 {
                let values = &slab.values[pair.at as usize..][..len];
                pair.at = tile.values.len() as u32;
                tile.values.extend_from_slice(values);
            }
            tile.pairs[entry.row * self.cols.len() + entry.col][entry.turn] = pair;
        }
        tile
    }

    /// Puts the tile into its slabs.
    pub fn paste(&self, tile: &Tile, slabs: &mut SlabPair) {
        for entry in self.entries() {
            let (mover, _, at) = self.places(entry);
            let slab = slabs.slab_mut(mover.0);
            let mut pair = tile.pairs[entry.row * self.cols.len() + entry.col][entry.turn];
            let len = self.array_len(entry, &pair);
            if len > 0 {
                let values = &tile.values[pair.at as usize..][..len];
                pair.at = slab.values.len() as u32;
                slab.values.extend_from_slice(values);
            }
            slab.pairs[at] = pair;
        }
    }

    /// Calls `visit` with each pair of a tile and the number of its array's cells.
    pub fn for_each_pair(&self, tile: &Tile, mut visit: impl FnMut(&Pair, usize)) {
        for entry in self.entries() {
            let pair = &tile.pairs[entry.row * self.cols.len() + entry.col][entry.turn];
            visit(pair, self.array_len(entry, pair));
        }
    }

    /// Counts the bits of a tile.
    pub fn count(&self, tile: &mut Tile, cache: &mut CellCache, counts: &mut Counts) {
        self.heads(tile, counts, None);
        for entry in self.entries() {
            self.array(tile, entry, cache, counts);
        }
    }

    /// The bytes of a tile, and whether it has arrays. With arrays: the length of the heads, the heads, the number of segments, the
    /// length of each, the segments. Without: the heads.
    pub fn write(&self, tile: &mut Tile, cache: &mut CellCache, model: &Model) -> (Vec<u8>, bool) {
        let mut heads = Writer::new(model);
        self.heads(tile, &mut heads, None);
        let heads = heads.finish();
        if tile.pairs.iter().flatten().all(Pair::is_linear) {
            return (heads, false);
        }
        let mut bytes = Vec::new();
        put_varint(&mut bytes, heads.len() as u64);
        bytes.extend(heads);
        let mut segments = Vec::new();
        let mut segment = (Writer::new(model), 0);
        for entry in self.entries() {
            segment.1 += self.array(tile, entry, cache, &mut segment.0);
            if segment.1 >= SEGMENT {
                segments.push(std::mem::replace(&mut segment, (Writer::new(model), 0)).0.finish());
            }
        }
        if segment.1 > 0 {
            segments.push(segment.0.finish());
        }
        put_varint(&mut bytes, segments.len() as u64);
        for segment in &segments {
            put_varint(&mut bytes, segment.len() as u64);
        }
        bytes.extend(segments.concat());
        (bytes, true)
    }

    /// A tile out of its bytes. `None` where the lengths make no sense.
    pub fn read(&self, stored: Stored, cache: &mut CellCache, model: &Model) -> Option<Tile> {
        let mut opened = self.open(stored, model, None)?;
        let count = self.arrays(&opened.tile).last().map_or(0, |last| last.segment + 1);
        if count != opened.segments.len() {
            return None;
        }
        (0..count).try_for_each(|segment| self.unpack(&mut opened, stored, segment, cache, model))?;
        Some(opened.tile)
    }

    /// The heads of a tile out of its bytes: all, or those up to one entry. `None` where the lengths make no sense.
    pub fn open(&self, stored: Stored, model: &Model, upto: Option<Entry>) -> Option<Opened> {
        let mut opened = Opened { tile: self.blank(), upto, segments: Vec::new() };
        let (tile, mut bytes) = (&mut opened.tile, stored.bytes);
        if !stored.has_arrays {
            self.heads(tile, &mut Reader::new(model, bytes), upto);
            return tile.pairs.iter().flatten().all(Pair::is_linear).then_some(opened);
        }
        let length = usize::try_from(bytes.take_varint()?).ok()?;
        self.heads(tile, &mut Reader::new(model, bytes.take_bytes(length)?), upto);
        tile.pairs.iter_mut().flatten().filter(|pair| !pair.is_linear()).for_each(|pair| pair.at = UNREAD);
        if self.arrays(tile).try_fold(0usize, |sum, array| sum.checked_add(array.len))? > MOST_CELLS {
            return None;
        }
        let count = usize::try_from(bytes.take_varint()?).ok().filter(|&count| count <= bytes.len())?;
        let lengths: Vec<_> = (0..count).map(|_| usize::try_from(bytes.take_varint()?).ok()).collect::<Option<_>>()?;
        let mut start = stored.bytes.len() - bytes.len();
        for length in lengths {
            let end = start.checked_add(length).filter(|&end| end <= stored.bytes.len())?;
            opened.segments.push(start..end);
            start = end;
        }
        (start == stored.bytes.len()).then_some(opened)
    }

    /// The entries with arrays whose heads were read, in order.
    fn arrays(&self, tile: &Tile) -> impl Iterator<Item = Placed> {
        let (mut segment, mut cells) = (0, 0);
        let width = self.cols.len();
        tile.pairs
            .iter()
            .enumerate()
            .flat_map(move |(at, pairs)| {
                // What was not read is blank, and so linear.
                let arrays = pairs.iter().enumerate().filter(|(_, pair)| !pair.is_linear());
                arrays.map(move |(turn, pair)| (Entry { row: at / width, col: at % width, turn }, *pair))
            })
            .map(move |(entry, pair)| {
                if cells >= SEGMENT {
                    (segment, cells) = (segment + 1, 0);
                }
                let len = self.array_len(entry, &pair);
                cells = cells.saturating_add(len);
                Placed { segment, entry, len }
            })
    }

    /// Reads the arrays of a segment, as far as the heads were read.
    fn unpack(
        &self,
        opened: &mut Opened,
        stored: Stored,
        segment: usize,
        cache: &mut CellCache,
        model: &Model,
    ) -> Option<()> {
        let arrays: Vec<_> = self.arrays(&opened.tile).filter(|array| array.segment == segment).collect();
        let mut reader = Reader::new(model, &stored.bytes[opened.segments.get(segment)?.clone()]);
        let tile = &mut opened.tile;
        for Placed { entry, len, .. } in arrays {
            tile.pairs[entry.row * self.cols.len() + entry.col][entry.turn].at = tile.values.len() as u32;
            tile.values.resize(tile.values.len() + len, 0);
            self.array(tile, entry, cache, &mut reader);
        }
        Some(())
    }

    /// One entry of an opened tile and its array; `None` where that wasn't read.
    pub fn entry<'t>(&self, opened: &'t Opened, entry: Entry) -> Option<(Pair, &'t [i8])> {
        if opened.upto.is_some_and(|upto| entry > upto) {
            return None;
        }
        let pair = opened.tile.pairs[entry.row * self.cols.len() + entry.col][entry.turn];
        match self.array_len(entry, &pair) {
            0 => Some((pair, &[])),
            len => Some((pair, opened.tile.values.get(pair.at as usize..)?.get(..len)?)),
        }
    }

    /// Reads what [`Frame::entry`] lacks. `None` where the bytes make no sense.
    pub fn complete(
        &self,
        opened: &mut Opened,
        stored: Stored,
        entry: Entry,
        cache: &mut CellCache,
        model: &Model,
    ) -> Option<()> {
        if opened.upto.is_some_and(|upto| entry > upto) {
            // A tile that is asked for again will be asked for more.
            *opened = self.open(stored, model, None)?;
        }
        if self.entry(opened, entry).is_none() {
            let segment = self.arrays(&opened.tile).find(|array| array.entry == entry)?.segment;
            self.unpack(opened, stored, segment, cache, model)?;
        }
        Some(())
    }

    /// Writes or reads an entry's array; returns how many cells it has.
    fn array<B: Bits>(&self, tile: &mut Tile, entry: Entry, cache: &mut CellCache, bits: &mut B) -> usize {
        let pair = tile.pairs[entry.row * self.cols.len() + entry.col][entry.turn];
        if pair.is_linear() {
            return 0;
        }
        let (mover, other, _) = self.places(entry);
        let mine = cache.cells(self.shapes, mover.0, mover.1, pair.mine.core);
        let theirs = cache.cells(self.shapes, other.0, other.1, pair.theirs.core);
        let (mine, theirs) = (Axis { cells: &mine, step: -1 }, Axis { cells: &theirs, step: 1 });
        let len = mine.cells.len() * theirs.cells.len();
        let values = &mut tile.values[pair.at as usize..][..len];
        values[0] = pair.base;
        if mover.0 >= other.0 {
            array(bits, &mine, &theirs, values);
        } else {
            array(bits, &theirs, &mine, values);
        }
        len
    }

    /// Writes or reads forms and bases, up to `last`.
    fn heads<B: Bits>(&self, tile: &mut Tile, bits: &mut B, last: Option<Entry>) {
        let width = self.cols.len();
        let diagonal = self.diagonal();
        let back = |index: usize, less: u8| (less > 0).then(|| index - usize::from(less));
        // By turn, then side; none of an entry that isn't there.
        let mut statuses = vec![[[0; 2]; 2]; tile.pairs.len()];
        for row in 0..self.rows.len() {
            let north = back(row, self.row(row).less);
            for col in 0..if diagonal { row + 1 } else { width } {
                let west = back(col, self.col(col).less);
                let here = row * width + col;
                for turn in 0..if diagonal && row == col { 1 } else { 2 } {
                    let entry = Entry { row, col, turn };
                    if !self.holds(entry) {
                        continue;
                    }
                    let at = |row: usize, col: usize| {
                        let known = !diagonal || col < row || (col == row && turn == 0);
                        (known && self.holds(Entry { row, col, turn })).then_some(row * width + col)
                    };
                    let near = Near {
                        north: north.and_then(|row| at(row, col)),
                        west: west.and_then(|col| at(row, col)),
                        corner: north.zip(west).and_then(|(row, col)| at(row, col)),
                    };
                    statuses[here][turn] = [0, 1].map(|side| {
                        let of = |at: Option<usize>| at.map_or(0, |at| statuses[at][turn][side]);
                        let other = if turn == 0 { 0 } else { statuses[here][0][side] };
                        self.form(tile, bits, entry, side, [of(near.north), of(near.west), other])
                    });
                    self.base(tile, bits, entry, &near);
                    if last == Some(entry) {
                        return;
                    }
                }
            }
        }
    }

    /// Writes or reads how the value depends on each blocked cup of a side; the statuses of the neighbours north and west, and in the
    /// other turn, tell what to expect. Returns the own statuses: for each cup two bits, 0 where it holds no extras, 1 flat, 2
    /// a slope, 3 in the core.
    fn form<B: Bits>(&self, tile: &mut Tile, bits: &mut B, entry: Entry, side: usize, near: [u32; 3]) -> u32 {
        let shape = if side == 0 { self.row(entry.row) } else { self.col(entry.col) };
        let form = tile.pairs[entry.row * self.cols.len() + entry.col][entry.turn].of_side_mut(side == entry.turn);
        let cups = usize::from(self.shapes.rules().cups());
        let mut statuses = 0;
        let mut new = Form::default();
        for cup in each(shape.live) {
            let [north, west, other] = near.map(|statuses| (statuses >> (2 * cup) & 3) as usize);
            let distance = (cups - cup).min(8) - 1;
            let context = ((((entry.turn * 2 + side) * 4 + north) * 4 + west) * 4 + other) * 8 + distance;
            let core = bits.bit(2 * context, form.core >> cup & 1 == 1);
            let steep = !core && bits.bit(2 * context + 1, form.slopes >> cup & 1 == 1);
            new.core |= Cups::from(core) << cup;
            new.slopes |= Cups::from(steep) << cup;
            statuses |= (if core { 3 } else { 1 + u32::from(steep) }) << (2 * cup);
        }
        *form = new;
        statuses
    }

    /// Writes or reads the value without extras.
    fn base<B: Bits>(&self, tile: &mut Tile, bits: &mut B, entry: Entry, near: &Near) {
        let here = entry.row * self.cols.len() + entry.col;
        // As the side of the rows sees it.
        let value = |at: usize, turn: usize| {
            let value = i32::from(tile.pairs[at][turn].base);
            if turn == 0 { value } else { -value }
        };
        let turn = entry.turn;
        let (mut guess, activity) = match (near.north, near.west, near.corner) {
            (Some(north), Some(west), Some(corner)) => {
                let (north, west, corner) = (value(north, turn), value(west, turn), value(corner, turn));
                // The median of both neighbours and the plane through all three, as in JPEG-LS.
                let (low, high) = (north.min(west), north.max(west));
                let roughness = (north - corner).abs() + (west - corner).abs();
                ((north + west - corner).clamp(low, high), 2 + roughness.min(5) as usize)
            }
            (Some(one), _, _) | (None, Some(one), _) => (value(one, turn), 1),
            (None, None, _) => (0, 0),
        };
        let mut across = 0;
        if turn == 1 && self.holds(Entry { turn: 0, ..entry }) {
            // What the turn is worth, as in the neighbours.
            let has_both =
                |&at: &usize| self.holds(Entry { row: at / self.cols.len(), col: at % self.cols.len(), turn: 0 });
            let lead = |at: Option<usize>| at.filter(has_both).map(|at| value(at, 1) - value(at, 0));
            let lead = match (lead(near.north), lead(near.west)) {
                (Some(north), Some(west)) => (north + west).div_euclid(2),
                (north, west) => north.or(west).unwrap_or(0),
            };
            let second = value(here, 0) + lead;
            if activity == 0 {
                guess = second;
            }
            across = 1 + (second - guess + 4).clamp(0, 8) as usize;
        }
        let cups = usize::from(self.shapes.rules().cups());
        let last = |shape: &Shape| usize::from(shape.cups[cups - 1].min(2));
        let last = 3 * last(self.row(entry.row)) + last(self.col(entry.col));
        let context = FORMS + 8 * ((activity * 10 + across) * 9 + last);
        let value = residual(bits, context, value(here, turn) - guess).wrapping_add(guess);
        tile.pairs[here][turn].base = if turn == 0 { value as i8 } else { value.wrapping_neg() as i8 };
    }
}

/// The neighbours of an entry that are known before it: a bean less in one cup of one side, the other, both.
struct Near {
    north: Option<usize>,
    west: Option<usize>,
    corner: Option<usize>,
}

/// Writes or reads a small number: whether it is 0, its sign, then its size one by one.
fn residual<B: Bits>(bits: &mut B, context: usize, value: i32) -> i32 {
    if !bits.bit(context, value != 0) {
        return 0;
    }
    let negative = bits.bit(context + 1, value < 0);
    let mut size = 1;
    // A value fits a byte, so no difference of two is greater.
    while size < 255 && bits.bit(context + (1 + size).min(7), value.unsigned_abs() as usize > size) {
        size += 1;
    }
    if negative { -(size as i32) } else { size as i32 }
}
