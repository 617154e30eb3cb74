//! A finished table: the exact value of any of its positions, and of all its moves.

use std::io::Cursor;
use std::ops::Range;

use beanduel_rules::{Move, Position, Rules, Side};

use super::cache::{Cache, TilePlace};
use super::fault::TableFault;
use super::index::{Index, TableHash, block, block_fault, stated_hash};
use super::info::TableInfo;
use super::layer::{Head, first_block, tile, tile_count};
use super::region::each;
use super::shape::{Beans, Row, Shapes};
use super::slab::{Form, Pair};
use super::tile::{Entry, Frame};
use crate::oracle::{Family, Oracle, Slopes};

/// A table that is open for questions. It reads from bytes in memory: those of a mapped file, or of the program itself.
///
/// # Examples
/// ```
/// use std::io::Cursor;
/// use std::sync::atomic::AtomicBool;
/// use beanduel_rules::{Position, Rules};
/// use beanduel_solver::{Table, build_table};
///
/// let mut file = Cursor::new(Vec::new());
/// build_table(&mut file, Rules::new(2, 10, 2)?, 1, &AtomicBool::new(false), |_| {})?;
/// let table = Table::open(file.into_inner())?;
/// let start = Position::start(table.rules());
/// assert_eq!(table.value(&start)?, Some(-1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Table<B> {
    bytes: B,
    index: Index,
    hash: TableHash,
    cache: Cache,
    ahead: Option<fn(&B, Range<usize>)>,
}

/// Where the entry of a position is.
struct Spot<'a> {
    head: &'a Head,
    /// The number of its block among those of the layer.
    block: usize,
    tile: TilePlace,
    frame: Frame<'a>,
    entry: Entry,
    mine: Place,
    theirs: Place,
}

/// Bytes of the cache if nothing is said.
const USUAL_CACHE: usize = 32 << 20;

/// A side's stock, its shape among those with this stock, and its extras.
type Place = (u8, usize, Beans);

/// The exact value of a position and of all its moves, mover's view: future gain minus the opponent's, in beans.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probe {
    /// The value of the position.
    pub value: i16,
    /// The legal moves in the order of [`Moves`](beanduel_rules::Moves), what they capture included; none where the game is over.
    pub moves: Vec<(Move, i16)>,
}

impl<B: AsRef<[u8]>> Table<B> {
    /// Opens a table. Its blocks are checked when they are read.
    ///
    /// # Errors
    /// Where the bytes aren't a table, or are damaged or cut off outside its blocks.
    pub fn open(bytes: B) -> Result<Table<B>, TableFault> {
        let mut file = Cursor::new(bytes.as_ref());
        let index = Index::read(&mut file)?;
        let hash = stated_hash(&mut file, &index)?;
        Ok(Table { bytes, index, hash, cache: Cache::new(USUAL_CACHE), ahead: None })
    }

    /// The same table with so many bytes at most for unpacked tiles; 32 MiB if nothing is said.
    #[must_use]
    pub fn with_cache(self, bytes: usize) -> Table<B> {
        Table { cache: Cache::new(bytes), ..self }
    }

    /// The same table, which says before a probe which of its bytes that will read: a disk is faster if it is asked for all at once.
    #[must_use]
    pub fn with_ahead(self, ahead: fn(&B, Range<usize>)) -> Table<B> {
        Table { ahead: Some(ahead), ..self }
    }

    /// What it reads from.
    pub fn bytes(&self) -> &B {
        &self.bytes
    }

    /// The board whose positions it holds.
    pub fn rules(&self) -> Rules {
        self.index.shapes.rules()
    }

    /// What it holds, in numbers.
    pub fn info(&self) -> TableInfo {
        TableInfo::new(&self.index, self.hash)
    }

    /// Whether it is a book: some layers of the board's table.
    pub fn is_book(&self) -> bool {
        self.index.is_book
    }

    /// The value of a position, mover's view, pots so far not counted; `None` where the table, or the book, doesn't hold it.
    ///
    /// # Errors
    /// Where the file can't be read or is damaged.
    pub fn value(&self, position: &Position) -> Result<Option<i16>, TableFault> {
        let Some((mine, theirs)) = self.find(position) else { return Ok(None) };
        Ok(self.entry(mine, theirs)?.map(|family| family.value as i16))
    }

    fn entry(&self, mine: Place, theirs: Place) -> Result<Option<Family>, TableFault> {
        self.spot(mine, theirs).map(|spot| self.read(&spot)).transpose()
    }

    /// The mover's place and the opponent's.
    fn find(&self, position: &Position) -> Option<(Place, Place)> {
        let mover = position.to_move();
        self.places((position.cups(), position.max_sow()), position.side(mover), position.side(!mover))
    }

    fn places(&self, board: (u8, u8), mine: Side, theirs: Side) -> Option<(Place, Place)> {
        if board != (self.rules().cups(), self.rules().max_sow()) {
            return None;
        }
        let place = |side: Side| {
            let row = row(side);
            let (shape, extras) = self.index.shapes.find(&row)?;
            Some((row.stock, shape as usize, extras))
        };
        place(mine).zip(place(theirs))
    }

    /// The value of a position and of all its moves; `None` where the table doesn't hold it, or the book not all that its moves
    /// lead to.
    ///
    /// # Errors
    /// Where the file can't be read or is damaged.
    pub fn probe(&self, position: &Position) -> Result<Option<Probe>, TableFault> {
        if self.find(position).is_none() {
            return Ok(None);
        }
        let spot = |mv| {
            let (mine, theirs) = self.find(&position.play_unchecked(mv))?;
            Some((mv, self.spot(mine, theirs)?))
        };
        let Some(spots) = position.legal_moves().into_iter().map(spot).collect::<Option<Vec<_>>>() else {
            return Ok(None);
        };
        if let Some(ahead) = self.ahead {
            let unread = spots.iter().filter(|(_, spot)| !self.cache.holds(spot.tile));
            unread.for_each(|(_, spot)| ahead(&self.bytes, spot.head.blocks[spot.block].range()));
        }
        let mut moves = Vec::with_capacity(spots.len());
        for (mv, spot) in &spots {
            let gain = i16::from(position.captures(*mv)) + i16::from(matches!(mv, Move::Empty(_)));
            moves.push((*mv, gain - self.read(spot)?.value as i16));
        }
        // The values of the moves make the position's own, which needn't be looked up.
        let value = moves.iter().map(|&(_, value)| value).max().unwrap_or(0);
        Ok(Some(Probe { value, moves }))
    }

    /// `None` where the book doesn't hold the position.
    fn spot(&self, mine: Place, theirs: Place) -> Option<Spot<'_>> {
        let shapes = &self.index.shapes;
        let beans = mine.0 + theirs.0;
        let head = self.index.layer(beans).filter(|head| head.held.has_stocks((mine.0, theirs.0)))?;
        // The larger stock in the rows; among equal ones the later shape.
        let mover_rows = (mine.0, mine.1) >= (theirs.0, theirs.1);
        let (row, col) = if mover_rows { (mine, theirs) } else { (theirs, mine) };
        let place = |stock: u8, shape: usize| {
            let groups = shapes.groups(stock);
            let group = groups.partition_point(|group| group.end <= shape);
            (group, shape - groups[group].start)
        };
        let ((row_group, row_in), (col_group, col_in)) = (place(row.0, row.1), place(col.0, col.1));
        let entry = Entry { row: row_in, col: col_in, turn: usize::from(!mover_rows) };
        let (rows, cols) = (shapes.groups(row.0)[row_group].clone(), shapes.groups(col.0)[col_group].clone());
        let frame = Frame::new(shapes, (row.0, col.0), rows, cols).after(head.held.sown);
        let tile = TilePlace { beans, larger: row.0, row: row_group as u32, col: col_group as u32 };
        let block = first_block(shapes, beans, row.0) + row_group;
        frame.holds(entry).then_some(Spot { head, block, tile, frame, entry, mine, theirs })
    }

    fn read(&self, spot: &Spot) -> Result<Family, TableFault> {
        let shapes = &self.index.shapes;
        let Spot { head, block: number, ref frame, entry, ref mine, ref theirs, .. } = *spot;
        self.cache.with(spot.tile, |opened, cells| {
            if let Some(opened) = opened.as_ref()
                && let Some((pair, values)) = frame.entry(opened, entry)
            {
                return Ok(worth(shapes, pair, values, mine, theirs));
            }
            let block = block(self.bytes.as_ref(), head, number)?;
            let wrong = || block_fault(head, number);
            let tiles =
                tile_count(shapes, (spot.tile.larger, spot.tile.beans - spot.tile.larger), spot.tile.row as usize);
            let stored = tile(block, tiles, spot.tile.col as usize).ok_or_else(wrong)?;
            let opened = match opened {
                Some(opened) => opened,
                None => opened.insert(frame.open(stored, &head.model, Some(entry)).ok_or_else(wrong)?),
            };
            frame.complete(opened, stored, entry, cells, &head.model).ok_or_else(wrong)?;
            let (pair, values) = frame.entry(opened, entry).ok_or_else(wrong)?;
            Ok(worth(shapes, pair, values, mine, theirs))
        })
    }
}

impl<B: AsRef<[u8]> + Send + Sync> Oracle for Table<B> {
    /// A block that is damaged is one that isn't there.
    fn family(&self, cups: u8, max_sow: u8, mine: Side, theirs: Side) -> Option<Family> {
        let (mine, theirs) = self.places((cups, max_sow), mine, theirs)?;
        self.entry(mine, theirs).ok().flatten()
    }

    fn reaches(&self, cups: u8, max_sow: u8, stocks: u32) -> bool {
        (cups, max_sow) == (self.rules().cups(), self.rules().max_sow())
            && u8::try_from(stocks).is_ok_and(|stocks| self.index.layer(stocks).is_some())
    }

    fn covers(&self, position: &Position) -> bool {
        self.find(position).is_some()
    }
}

/// The value of a pair's function at these extras.
fn worth(shapes: &Shapes, pair: Pair, values: &[i8], mine: &Place, theirs: &Place) -> Family {
    let sum = |form: Form, extras: &Beans| each(form.slopes).map(|cup| i16::from(extras[cup])).sum::<i16>();
    let mut value = i16::from(pair.base);
    if !pair.is_linear() {
        let region = |place: &Place| shapes.with_stock(place.0)[place.1].region;
        let mine_rank = shapes.regions.rank(region(mine), pair.mine.core, &mine.2);
        let theirs_rank = shapes.regions.rank(region(theirs), pair.theirs.core, &theirs.2);
        let at = if mine.0 >= theirs.0 {
            mine_rank * shapes.regions.len(region(theirs), pair.theirs.core) + theirs_rank
        } else {
            theirs_rank * shapes.regions.len(region(mine), pair.mine.core) + mine_rank
        };
        value = i16::from(values[at]);
    }
    // A cup that can hold no extras is in no form: it holds the same in all of the family that can occur.
    let slopes = |form: Form| Slopes { flat: !(form.core | form.slopes), steep: form.slopes };
    Family {
        value: (value - sum(pair.mine, &mine.2) + sum(pair.theirs, &theirs.2)).into(),
        mine: slopes(pair.mine),
        theirs: slopes(pair.theirs),
    }
}

/// A side's cups and stock.
fn row(side: Side) -> Row {
    let bytes = side.to_bits().to_le_bytes();
    Row { stock: side.stock(), cups: std::array::from_fn(|cup| bytes[cup]) }
}
