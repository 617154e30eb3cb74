//! Checking a whole table: its hash, and every entry anew from the entries that its moves lead to, all out of the file.

use std::fmt;
use std::io::{Read, Seek};
use std::sync::atomic::AtomicBool;

use sha2::Digest;

use super::build::{TableProgress, largest_first};
use super::derive::Worker;
use super::fault::{TableFault, TablePart};
use super::index::{Index, block_fault, hash, read_block, stated_hash};
use super::info::TableInfo;
use super::layer::{BookLayer, Tally, first_blocks, read};
use super::pool;
use super::shape::Shapes;
use super::slab::{Slab, SlabPair, Window, stocks_of};
use super::tile::CellCache;

/// A table or a book that stands, and how that is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verified {
    /// What it holds.
    pub info: TableInfo,
    /// Pairs of shapes that were derived anew from the entries that their moves lead to: of a table all, of a book those that it holds
    /// all successors of. The others were read, and are as they were written.
    pub derived: u64,
}

/// Why a table doesn't stand.
#[derive(Debug)]
pub enum VerifyError {
    /// The file is damaged.
    File(TableFault),
    /// An entry is not what its successors make it.
    Wrong {
        /// The mover's cups, blocked ones cut down to one bean more than their distance, and stock.
        mine: (Vec<u8>, u8),
        /// The opponent's.
        theirs: (Vec<u8>, u8),
    },
    /// The numbers that a layer states are not those of its entries.
    Numbers {
        /// Beans in both stocks.
        beans: u8,
    },
    /// It was stopped.
    Stopped,
}

impl fmt::Display for VerifyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VerifyError::File(fault) => fault.fmt(f),
            VerifyError::Wrong { mine, theirs } => {
                write!(f, "the entry of {:?}:{} against {:?}:{} is wrong", mine.0, mine.1, theirs.0, theirs.1)
            }
            VerifyError::Numbers { beans } => write!(f, "layer {beans} doesn't hold what its head says"),
            VerifyError::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for VerifyError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            VerifyError::File(fault) => Some(fault),
            VerifyError::Wrong { .. } | VerifyError::Numbers { .. } | VerifyError::Stopped => None,
        }
    }
}

impl<E: Into<TableFault>> From<E> for VerifyError {
    fn from(error: E) -> VerifyError {
        VerifyError::File(error.into())
    }
}

/// Checks a table: every checksum, the hash, and every entry from its successors, on so many threads. Of a book,
/// those entries only whose layer and all below it that a sowing can reach are in it whole.
///
/// # Errors
/// The first thing that is wrong, or that `stop` was set.
pub fn verify_table<R: Read + Seek>(
    file: &mut R,
    threads: usize,
    stop: &AtomicBool,
    mut progress: impl FnMut(TableProgress),
) -> Result<Verified, VerifyError> {
    let index = Index::read(file)?;
    let rules = index.shapes.rules();
    if index.states != index.shapes.states() {
        return Err(TableFault::Damaged { offset: 0, part: TablePart::Header }.into());
    }
    let stated = stated_hash(file, &index)?;
    let mut report = TableProgress {
        layers: 0,
        all_layers: index.layers.len(),
        pairs: 0,
        all_pairs: index.tally().pairs,
        bytes: index.length,
    };
    let (mut window, mut derived) = (Window::new(rules.stock()), 0);
    for head in &index.layers {
        if let Some(old) = head.beans.checked_sub(rules.max_sow() + 1) {
            (0..=old).for_each(|beans| window.forget(beans));
        }
        let stocks: Vec<_> = stocks_of(head.beans, rules.stock()).collect();
        let read = read_slabs(file, &index, head.beans, threads)?;
        let state = || Worker::new(&index.shapes);
        let order = largest_first(&index.shapes, &stocks);
        // The lowest layer of a book, and those next to it, have successors that the book doesn't hold.
        let mut needed = (0..=rules.max_sow()).filter_map(|beans| head.beans.checked_sub(beans));
        let is_whole = |beans| index.layer(beans).is_some_and(|layer| layer.held == BookLayer::WHOLE);
        let can_be_derived = needed.all(is_whole);
        let differences = pool::run(threads, if can_be_derived { &order } else { &[] }, state, |worker, number| {
            let (a, b) = stocks[number];
            worker.solve(a, b, &window, stop).map(|slabs| difference(&index.shapes, &slabs, &read[number]))
        });
        for difference in differences {
            if let Some(wrong) = difference.ok_or(VerifyError::Stopped)? {
                return Err(wrong);
            }
        }
        let mut tally = Tally { change_points: head.tally.change_points, ..Tally::default() };
        for slabs in read.iter().filter(|slabs| head.held.has_stocks((slabs.a, slabs.b))) {
            tally.add(&if index.is_book { Tally::of_held(&index.shapes, slabs, head.held) } else { Tally::of(slabs) });
        }
        if tally != head.tally {
            return Err(VerifyError::Numbers { beans: head.beans });
        }
        for slabs in read {
            window.put(slabs);
        }
        // Counted just now: there are as many.
        report.pairs += head.tally.pairs;
        derived += if can_be_derived { head.tally.pairs } else { 0 };
        report.layers += 1;
        progress(report);
    }
    // Last, so that a damaged block is named and not only noticed.
    if <[u8; 32]>::from(hash(file, index.length)?.finalize()) != stated {
        return Err(TableFault::Damaged { offset: index.length, part: TablePart::End }.into());
    }
    Ok(Verified { info: TableInfo::new(&index, stated), derived })
}

/// All slabs of a layer out of the file.
pub(crate) fn read_slabs<R: Read + Seek>(
    file: &mut R,
    index: &Index,
    beans: u8,
    threads: usize,
) -> Result<Vec<SlabPair>, TableFault> {
    let shapes = &index.shapes;
    let head = index.layer(beans).expect("only layers that are there are read");
    let blocks = (0..head.blocks.len()).map(|number| read_block(file, head, number)).collect::<Result<Vec<_>, _>>()?;
    let stocks: Vec<_> = stocks_of(beans, shapes.rules().stock()).collect();
    let (firsts, _) = first_blocks(shapes, beans);
    let slabs = pool::run(threads, &largest_first(shapes, &stocks), CellCache::default, |cache, number| {
        cache.clear();
        let (a, b) = stocks[number];
        let mut slabs = SlabPair::blank(shapes, a, b);
        for group in (0..shapes.groups(a).len()).filter(|_| head.held.has_stocks((a, b))) {
            let block = firsts[number] + group;
            read(shapes, &mut slabs, group, head.held, &blocks[block], cache, &head.model)
                .ok_or_else(|| block_fault(head, block))?;
        }
        Ok(slabs)
    });
    slabs.into_iter().collect()
}

/// The first entry in which two pairs of slabs differ.
fn difference(shapes: &Shapes, one: &SlabPair, two: &SlabPair) -> Option<VerifyError> {
    let turns = [(&one.first, &two.first, one.a, one.b), (&one.second, &two.second, one.b, one.a)];
    for (one, two, mine, theirs) in turns {
        let width = shapes.with_stock(theirs).len();
        let same = |at: usize| {
            let (p, q) = (one.pairs[at], two.pairs[at]);
            let array = |slab: &'_ Slab, start: u32| -> Vec<i8> {
                let place = |stock: u8, shape: usize| shapes.with_stock(stock)[shape].region;
                let len = shapes.regions.len(place(mine, at / width), p.mine.core)
                    * shapes.regions.len(place(theirs, at % width), p.theirs.core);
                slab.values[start as usize..][..len].to_vec()
            };
            (p.mine, p.theirs, p.base) == (q.mine, q.theirs, q.base)
                && (p.is_linear() || array(one, p.at) == array(two, q.at))
        };
        if let Some(at) = (0..one.pairs.len()).find(|&at| !same(at)) {
            let side = |stock: u8, shape: usize| {
                let cups = usize::from(shapes.rules().cups());
                (shapes.with_stock(stock)[shape].cups[..cups].to_vec(), stock)
            };
            return Some(VerifyError::Wrong { mine: side(mine, at / width), theirs: side(theirs, at % width) });
        }
    }
    None
}
