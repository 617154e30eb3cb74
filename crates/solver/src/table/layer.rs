//! A layer: all slabs whose stocks hold the same number of beans together, as blocks of tiles under one model.
//! Layers are built, written and resumed as a whole, from the empty stocks up.

use std::collections::BTreeMap;
use std::ops::Range;

use super::bytes::{Take, put_varint};
use super::model::{Counts, Model};
use super::shape::Shapes;
use super::slab::{SlabPair, stocks_of};
use super::tile::{CellCache, Frame, Stored};

/// What a layer holds, in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Pairs of shapes, each turn counted.
    pub pairs: u64,
    /// Pairs that have an array.
    pub arrays: u64,
    /// Values in the arrays.
    pub cells: u64,
    /// Places in the arrays where the step along a line is another than the step before.
    pub change_points: u64,
    /// How many pairs have each value, without extras.
    pub values: BTreeMap<i8, u64>,
}

impl Tally {
    /// Adds another's numbers. Those of a file may be anything; what is beyond all numbers isn't counted.
    pub fn add(&mut self, other: &Tally) {
        let add = |sum: &mut u64, more: u64| *sum = sum.saturating_add(more);
        add(&mut self.pairs, other.pairs);
        add(&mut self.arrays, other.arrays);
        add(&mut self.cells, other.cells);
        add(&mut self.change_points, other.change_points);
        for (&value, &count) in &other.values {
            add(self.values.entry(value).or_default(), count);
        }
    }

    /// Of those of a pair of slabs that a book holds, but for the change points.
    pub fn of_held(shapes: &Shapes, slabs: &SlabPair, held: BookLayer) -> Tally {
        let mut tally = Tally::default();
        for frame in (0..shapes.groups(slabs.a).len()).flat_map(|group| frames(shapes, (slabs.a, slabs.b), group, held))
        {
            frame.for_each_pair(&frame.cut(slabs), |pair, cells| {
                tally.pairs += 1;
                tally.arrays += u64::from(!pair.is_linear());
                tally.cells += cells as u64;
                *tally.values.entry(pair.base).or_default() += 1;
            });
        }
        tally
    }

    /// Of one pair of slabs, but for the change points.
    pub fn of(slabs: &SlabPair) -> Tally {
        let mut counts = [0u64; 256];
        let mut tally = Tally::default();
        for slab in [&slabs.first, &slabs.second] {
            tally.pairs += slab.pairs.len() as u64;
            tally.cells += slab.values.len() as u64;
            for pair in &slab.pairs {
                tally.arrays += u64::from(!pair.is_linear());
                counts[usize::from(pair.base as u8)] += 1;
            }
        }
        tally.values = (i8::MIN..=i8::MAX).map(|v| (v, counts[usize::from(v as u8)])).filter(|v| v.1 > 0).collect();
        tally
    }
}

/// A block: the tiles of one group of the side with the larger stock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Block {
    /// From the start of the file, in bytes.
    pub offset: u64,
    pub length: u64,
    pub checksum: u32,
}

impl Block {
    /// Its bytes in the file.
    pub fn range(&self) -> Range<usize> {
        self.offset as usize..self.offset as usize + self.length as usize
    }
}

/// Which pairs of a layer a book holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookLayer {
    /// Only turns after the opponent has sown at least so many beans: those where each of the opponent's first cups, so many, holds one.
    pub sown: u8,
    /// Only pairs whose stocks are apart by no more than this.
    pub apart: u8,
}

impl BookLayer {
    /// All pairs.
    pub const WHOLE: BookLayer = BookLayer { sown: 0, apart: u8::MAX };

    /// Whether these stocks are near enough.
    pub(crate) fn has_stocks(self, (a, b): (u8, u8)) -> bool {
        a.abs_diff(b) <= self.apart
    }
}

/// What is known of a layer before its blocks are read.
#[derive(Debug)]
pub(crate) struct Head {
    pub beans: u8,
    pub held: BookLayer,
    pub model: Model,
    pub tally: Tally,
    /// By slabs (in the order of [`stocks_of`]), then by group.
    pub blocks: Vec<Block>,
}

/// How many tiles the block of a group has.
pub(crate) fn tile_count(shapes: &Shapes, (a, b): (u8, u8), group: usize) -> usize {
    if a == b { group + 1 } else { shapes.groups(b).len() }
}

/// The tiles of a block: the groups of the smaller stock, up to the block's own where the stocks are equal.
pub(crate) fn frames(
    shapes: &Shapes,
    (a, b): (u8, u8),
    group: usize,
    held: BookLayer,
) -> impl Iterator<Item = Frame<'_>> {
    let rows = shapes.groups(a)[group].clone();
    let most = tile_count(shapes, (a, b), group);
    let cols = shapes.groups(b).iter().take(most);
    cols.map(move |cols| Frame::new(shapes, (a, b), rows.clone(), cols.clone()).after(held.sown))
}

/// Counts the bits of a pair of slabs.
pub(crate) fn count(shapes: &Shapes, slabs: &SlabPair, held: BookLayer, cache: &mut CellCache, counts: &mut Counts) {
    cache.clear();
    for group in 0..shapes.groups(slabs.a).len() {
        for frame in frames(shapes, (slabs.a, slabs.b), group, held) {
            frame.count(&mut frame.cut(slabs), cache, counts);
        }
    }
}

/// The blocks of a pair of slabs: for each tile twice its length, and one more if it has arrays; then the tiles.
pub(crate) fn write(
    shapes: &Shapes,
    slabs: &SlabPair,
    held: BookLayer,
    cache: &mut CellCache,
    model: &Model,
) -> Vec<Vec<u8>> {
    cache.clear();
    let block = |group| {
        let mut block = Vec::new();
        let mut tiles = Vec::new();
        for frame in frames(shapes, (slabs.a, slabs.b), group, held) {
            let (tile, arrays) = frame.write(&mut frame.cut(slabs), cache, model);
            put_varint(&mut block, 2 * tile.len() as u64 + u64::from(arrays));
            tiles.extend(tile);
        }
        block.extend(tiles);
        block
    };
    (0..shapes.groups(slabs.a).len()).map(block).collect()
}

/// The tiles of a block with so many of them; `None` where the lengths make no sense.
pub(crate) fn tiles(mut block: &[u8], count: usize) -> Option<Vec<Stored<'_>>> {
    let lengths: Vec<_> = (0..count).map(|_| block.take_varint()).collect::<Option<_>>()?;
    let tile = |length| stored(&mut block, length);
    let tiles = lengths.into_iter().map(tile).collect::<Option<Vec<_>>>()?;
    block.is_empty().then_some(tiles)
}

/// One tile of a block with so many of them; `None` where the lengths make no sense.
pub(crate) fn tile(mut block: &[u8], count: usize, number: usize) -> Option<Stored<'_>> {
    let (mut before, mut length) = (0u64, 0);
    for tile in 0..count {
        let this = block.take_varint()?;
        if tile < number {
            before = before.checked_add(this / 2)?;
        } else if tile == number {
            length = this;
        }
    }
    block.take_bytes(usize::try_from(before).ok()?)?;
    stored(&mut block, length)
}

/// The next tile, given its length in a block's front.
fn stored<'a>(block: &mut &'a [u8], length: u64) -> Option<Stored<'a>> {
    Some(Stored { bytes: block.take_bytes(usize::try_from(length / 2).ok()?)?, has_arrays: length % 2 == 1 })
}

/// Reads one block into its slabs; `None` where it makes no sense.
pub(crate) fn read(
    shapes: &Shapes,
    slabs: &mut SlabPair,
    group: usize,
    held: BookLayer,
    block: &[u8],
    cache: &mut CellCache,
    model: &Model,
) -> Option<()> {
    let frames: Vec<_> = frames(shapes, (slabs.a, slabs.b), group, held).collect();
    for (frame, bytes) in frames.iter().zip(tiles(block, frames.len())?) {
        frame.paste(&frame.read(bytes, cache, model)?, slabs);
    }
    Some(())
}

/// How many blocks a layer has before those of the slabs with the larger stock `a`, and in all.
pub(crate) fn first_blocks(shapes: &Shapes, beans: u8) -> (Vec<usize>, usize) {
    let mut sum = 0;
    let firsts = stocks_of(beans, shapes.rules().stock())
        .map(|(a, _)| {
            let first = sum;
            sum += shapes.groups(a).len();
            first
        })
        .collect();
    (firsts, sum)
}

/// How many blocks a layer has before those of the slabs with the larger stock `a`.
pub(crate) fn first_block(shapes: &Shapes, beans: u8, a: u8) -> usize {
    stocks_of(beans, shapes.rules().stock())
        .take_while(|stocks| stocks.0 < a)
        .map(|(a, _)| shapes.groups(a).len())
        .sum()
}

impl Head {
    /// The bytes of a head, given the update of the model, and for a book what it holds.
    pub fn write(held: Option<BookLayer>, update: &[u8], tally: &Tally, blocks: &[Vec<u8>]) -> Vec<u8> {
        let mut bytes = held.map_or(Vec::new(), |held| vec![held.sown, held.apart]);
        bytes.extend(update);
        for number in [tally.pairs, tally.arrays, tally.cells, tally.change_points, tally.values.len() as u64] {
            put_varint(&mut bytes, number);
        }
        for (&value, &count) in &tally.values {
            bytes.push(value as u8);
            put_varint(&mut bytes, count);
        }
        for block in blocks {
            put_varint(&mut bytes, block.len() as u64);
            bytes.extend(crate::checksum::hash(block).to_le_bytes());
        }
        bytes
    }

    /// A head out of its bytes, given the model of the layer before, how many blocks it has, and where they start and end.
    pub fn read(
        mut bytes: &[u8],
        (beans, is_book): (u8, bool),
        before: &Model,
        count: usize,
        body: std::ops::Range<u64>,
    ) -> Option<Head> {
        let held =
            if is_book { BookLayer { sown: bytes.take_u8()?, apart: bytes.take_u8()? } } else { BookLayer::WHOLE };
        let model = before.read_update(&mut bytes)?;
        let mut tally = Tally {
            pairs: bytes.take_varint()?,
            arrays: bytes.take_varint()?,
            cells: bytes.take_varint()?,
            change_points: bytes.take_varint()?,
            values: BTreeMap::new(),
        };
        for _ in 0..bytes.take_varint()? {
            tally.values.insert(bytes.take_u8()? as i8, bytes.take_varint()?);
        }
        let mut blocks = Vec::with_capacity(count);
        let mut offset = body.start;
        for _ in 0..count {
            let length = bytes.take_varint().filter(|&length| length <= body.end - offset)?;
            blocks.push(Block { offset, length, checksum: bytes.take_u32()? });
            offset += length;
        }
        (bytes.is_empty() && offset == body.end).then_some(Head { beans, held, model, tally, blocks })
    }
}
