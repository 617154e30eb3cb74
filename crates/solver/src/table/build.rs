//! Building a table: layer by layer from the empty stocks up, each written when it is done, so that a later run can go on behind it.

use std::fmt;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_rules::Rules;
use sha2::Digest;

use super::derive::Worker;
use super::fault::TableFault;
use super::index::{Index, end, hash, header, layer_front};
use super::info::TableInfo;
use super::layer::{BookLayer, Head, Tally, count, write};
use super::model::{Counts, Model};
use super::pool;
use super::shape::Shapes;
use super::slab::{SlabPair, Window, stocks_of};
use super::tile::CellCache;
use super::verify::read_slabs;

/// The largest stock that tables are built for: no value is then beyond 126 beans, and every one fits a byte.
pub const MAX_TABLE_STOCK: u8 = 63;

/// How far a build or a check is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableProgress {
    /// Layers done.
    pub layers: usize,
    /// Layers in all.
    pub all_layers: usize,
    /// Pairs of shapes done, which is what time goes with.
    pub pairs: u64,
    /// Pairs of shapes in all.
    pub all_pairs: u64,
    /// Bytes of the file so far.
    pub bytes: u64,
}

/// Why a table wasn't built.
#[derive(Debug)]
pub enum BuildError {
    /// The stock is larger than [`MAX_TABLE_STOCK`].
    Stock(u8),
    /// The board has more shapes than any machine could pair.
    TooLarge,
    /// Reading or writing failed.
    Io(io::Error),
    /// What the file already holds is not a part of a table.
    Partial(TableFault),
    /// What the file already holds is a part of the table of another board.
    OtherRules(Rules),
    /// It was stopped; what is done is in the file.
    Stopped,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Stock(stock) => {
                write!(f, "tables are built for stocks up to {MAX_TABLE_STOCK} beans, not {stock}")
            }
            BuildError::TooLarge => f.write_str("the board has too many shapes for a table"),
            BuildError::Io(error) => write!(f, "the table can't be written: {error}"),
            BuildError::Partial(fault) => write!(f, "the file can't be continued: {fault}"),
            BuildError::OtherRules(rules) => {
                write!(f, "the file is a table of 2x{} by {} beans", rules.cups(), rules.stock())
            }
            BuildError::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            BuildError::Io(error) => Some(error),
            BuildError::Partial(fault) => Some(fault),
            BuildError::Stock(_) | BuildError::TooLarge | BuildError::OtherRules(_) | BuildError::Stopped => None,
        }
    }
}

impl From<io::Error> for BuildError {
    fn from(error: io::Error) -> BuildError {
        BuildError::Io(error)
    }
}

/// Builds the table of a board into a file, on so many threads; the same bytes for any number of them.
///
/// A file that already holds the first layers of this table is continued behind the last whole one. Whoever
/// gives the file keeps it under another name until it is finished. `progress` is called after every layer.
///
/// # Errors
/// Where the stock is too large, the file can't be read, written or continued, or `stop` was set.
pub fn build_table<F: Read + Write + Seek>(
    file: &mut F,
    rules: Rules,
    threads: usize,
    stop: &AtomicBool,
    mut progress: impl FnMut(TableProgress),
) -> Result<TableInfo, BuildError> {
    if rules.stock() > MAX_TABLE_STOCK {
        return Err(BuildError::Stock(rules.stock()));
    }
    let partial = Index::read_partial(file).map_err(|fault| match fault {
        TableFault::Io(error) => BuildError::Io(error),
        fault => BuildError::Partial(fault),
    })?;
    let mut index = match partial {
        Some(index) if index.shapes.rules() == rules => index,
        Some(index) => return Err(BuildError::OtherRules(index.shapes.rules())),
        None => {
            let shapes = Shapes::of(rules);
            file.seek(SeekFrom::Start(0))?;
            let states = shapes.states();
            file.write_all(&header(&shapes, states, false))?;
            Index { shapes, states, is_book: false, layers: Vec::new(), length: super::index::HEADER }
        }
    };
    let all_layers = 2 * usize::from(rules.stock()) + 1;
    let all_pairs = (index.shapes.len() as u64).pow(2);
    let report = |index: &Index| TableProgress {
        layers: index.layers.len(),
        all_layers,
        pairs: index.tally().pairs,
        all_pairs,
        bytes: index.length,
    };
    let mut window = Window::new(rules.stock());
    for beans in index.layers.len().saturating_sub(usize::from(rules.max_sow()))..index.layers.len() {
        let slabs = read_slabs(file, &index, beans as u8, threads).map_err(BuildError::Partial)?;
        for slabs in slabs {
            window.put(slabs);
        }
    }
    let mut hasher = hash(file, index.length)?;
    file.seek(SeekFrom::Start(index.length))?;
    let mut tally = index.tally();
    progress(report(&index));
    while index.layers.len() < all_layers {
        let beans = index.layers.len() as u8;
        if let Some(old) = beans.checked_sub(rules.max_sow() + 1) {
            window.forget(old);
        }
        let before = index.layers.last().map_or_else(Model::fresh, |layer| layer.model.clone());
        let layer = Layer::build(&index.shapes, &window, beans, &before, threads, stop).ok_or(BuildError::Stopped)?;
        file.write_all(&layer.bytes)?;
        file.flush()?;
        hasher.update(&layer.bytes);
        tally.add(&layer.head.tally);
        index.length += layer.bytes.len() as u64;
        index.layers.push(layer.head);
        for slabs in layer.slabs {
            window.put(slabs);
        }
        progress(report(&index));
    }
    let hash = hasher.finalize().into();
    file.write_all(&end(&hash))?;
    file.flush()?;
    Ok(TableInfo::new(&index, hash))
}

/// A layer that was just built.
struct Layer {
    slabs: Vec<SlabPair>,
    bytes: Vec<u8>,
    head: Head,
}

impl Layer {
    fn build(
        shapes: &Shapes,
        window: &Window,
        beans: u8,
        before: &Model,
        threads: usize,
        stop: &AtomicBool,
    ) -> Option<Layer> {
        let stocks: Vec<_> = stocks_of(beans, shapes.rules().stock()).collect();
        let order = largest_first(shapes, &stocks);
        let state = || (Worker::new(shapes), CellCache::default());
        let solved = pool::run(threads, &order, state, |(worker, cache), number| {
            let (a, b) = stocks[number];
            let slabs = worker.solve(a, b, window, stop)?;
            let mut counts = Counts::default();
            count(shapes, &slabs, BookLayer::WHOLE, cache, &mut counts);
            let tally = Tally { change_points: counts.change_points(), ..Tally::of(&slabs) };
            Some((slabs, counts, tally))
        });
        let (mut counts, mut tally) = (Counts::default(), Tally::default());
        let mut slabs = Vec::with_capacity(solved.len());
        for solved in solved {
            let (one, count, sum) = solved?;
            slabs.push(one);
            counts.add(&count);
            tally.add(&sum);
        }
        let (model, update) = before.updated(&counts);
        let blocks: Vec<Vec<u8>> = pool::run(threads, &order, CellCache::default, |cache, number| {
            if stop.load(Ordering::Relaxed) {
                Vec::new()
            } else {
                write(shapes, &slabs[number], BookLayer::WHOLE, cache, &model)
            }
        })
        .concat();
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let head = Head::write(None, &update, &tally, &blocks);
        let mut bytes = layer_front(beans, &head, blocks.iter().map(|block| block.len() as u64).sum());
        bytes.extend(blocks.concat());
        // Offsets aren't needed any more while building.
        Some(Layer { slabs, bytes, head: Head { beans, held: BookLayer::WHOLE, model, tally, blocks: Vec::new() } })
    }
}

/// The numbers of slabs, those with the most pairs first, so that no thread is left with a large one at the end.
pub(crate) fn largest_first(shapes: &Shapes, stocks: &[(u8, u8)]) -> Vec<usize> {
    let mut order: Vec<_> = (0..stocks.len()).collect();
    let pairs = |&(a, b): &(u8, u8)| shapes.with_stock(a).len() * shapes.with_stock(b).len();
    order.sort_by_key(|&number| std::cmp::Reverse(pairs(&stocks[number])));
    order
}
