//! A finished table: the exact value of any of its positions, and of all its moves.

use std::io::{Read, Seek};
use std::sync::Arc;

use beanduel_rules::{Move, Position, Rules, Side};

use super::fault::TableFault;
use super::index::{Index, block_fault, read_block, stated_hash};
use super::info::TableInfo;
use super::layer::{first_blocks, tile_count, tiles};
use super::region::each;
use super::shape::{Beans, Row};
use super::slab::Form;
use super::tile::{CellCache, Entry, Frame};

/// A table that is open for questions.
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
/// let mut table = Table::open(file)?;
/// let start = Position::start(table.rules());
/// assert_eq!(table.value(&start)?, Some(-1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<R> {
    file: R,
    index: Arc<Index>,
    info: Arc<TableInfo>,
}

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

impl<R: Read + Seek> Table<R> {
    /// Opens a table. Its blocks are checked when they are read.
    ///
    /// # Errors
    /// Where the file isn't a table, or is damaged or cut off outside its blocks.
    pub fn open(mut file: R) -> Result<Table<R>, TableFault> {
        let index = Index::read(&mut file)?;
        let hash = stated_hash(&mut file, &index)?;
        let info = TableInfo::new(&index, hash);
        Ok(Table { file, index: Arc::new(index), info: Arc::new(info) })
    }

    /// The board whose positions it holds.
    pub fn rules(&self) -> Rules {
        self.info.rules
    }

    /// What it holds, in numbers.
    pub fn info(&self) -> &TableInfo {
        &self.info
    }

    /// The value of a position, mover's view, pots so far not counted; `None` where the table doesn't hold it.
    ///
    /// # Errors
    /// Where the file can't be read or is damaged.
    pub fn value(&mut self, position: &Position) -> Result<Option<i16>, TableFault> {
        self.find(position).map(|(mine, theirs)| self.entry(mine, theirs)).transpose()
    }

    /// The mover's place and the opponent's.
    fn find(&self, position: &Position) -> Option<(Place, Place)> {
        if position.cups() != self.rules().cups() || position.max_sow() != self.rules().max_sow() {
            return None;
        }
        let place = |side: Side| {
            let row = row(side);
            let (shape, extras) = self.index.shapes.find(&row)?;
            Some((row.stock, shape as usize, extras))
        };
        let mover = position.to_move();
        place(position.side(mover)).zip(place(position.side(!mover)))
    }

    /// The value of a position and of all its moves; `None` where the table doesn't hold it.
    ///
    /// # Errors
    /// Where the file can't be read or is damaged.
    pub fn probe(&mut self, position: &Position) -> Result<Option<Probe>, TableFault> {
        if self.find(position).is_none() {
            return Ok(None);
        }
        let mut moves = Vec::new();
        for mv in position.legal_moves() {
            let gain = i16::from(position.captures(mv)) + i16::from(matches!(mv, Move::Empty(_)));
            match self.value(&position.play_unchecked(mv))? {
                Some(value) => moves.push((mv, gain - value)),
                None => return Ok(None),
            }
        }
        // The values of the moves make the position's own, which needn't be looked up.
        let value = moves.iter().map(|&(_, value)| value).max().unwrap_or(0);
        Ok(Some(Probe { value, moves }))
    }

    fn entry(&mut self, mine: Place, theirs: Place) -> Result<i16, TableFault> {
        let index = &*self.index;
        let shapes = &index.shapes;
        let beans = mine.0 + theirs.0;
        let head = &index.layers[usize::from(beans)];
        // The larger stock in the rows; among equal ones the later shape.
        let mover_rows = (mine.0, mine.1) >= (theirs.0, theirs.1);
        let (row, col) = if mover_rows { (mine, theirs) } else { (theirs, mine) };
        let place = |stock: u8, shape: usize| {
            let groups = shapes.groups(stock);
            let group = groups.partition_point(|group| group.end <= shape);
            (group, shape - groups[group].start)
        };
        let ((row_group, row_in), (col_group, col_in)) = (place(row.0, row.1), place(col.0, col.1));
        let (firsts, _) = first_blocks(shapes, beans);
        let number = firsts[usize::from(row.0 - beans.div_ceil(2))] + row_group;
        let block = read_block(&mut self.file, head, number)?;
        let wrong = || block_fault(head, number);
        let tiles = tiles(&block, tile_count(shapes, (row.0, col.0), row_group)).ok_or_else(wrong)?;
        let (rows, cols) = (shapes.groups(row.0)[row_group].clone(), shapes.groups(col.0)[col_group].clone());
        let frame = Frame::new(shapes, (row.0, col.0), rows, cols);
        let entry = Entry { row: row_in, col: col_in, turn: usize::from(!mover_rows) };
        let tile =
            frame.read(tiles[col_group], &mut CellCache::default(), &head.model, Some(entry)).ok_or_else(wrong)?;
        let (pair, values) = frame.entry(&tile, entry);
        let sum = |form: Form, extras: &Beans| each(form.slopes).map(|cup| i16::from(extras[cup])).sum::<i16>();
        let mut value = i16::from(pair.base);
        if !pair.is_linear() {
            let region = |place: &Place| shapes.with_stock(place.0)[place.1].region;
            let mine_rank = shapes.regions.rank(region(&mine), pair.mine.core, &mine.2);
            let theirs_rank = shapes.regions.rank(region(&theirs), pair.theirs.core, &theirs.2);
            let at = if mine.0 >= theirs.0 {
                mine_rank * shapes.regions.len(region(&theirs), pair.theirs.core) + theirs_rank
            } else {
                theirs_rank * shapes.regions.len(region(&mine), pair.mine.core) + mine_rank
            };
            value = i16::from(values[at]);
        }
        Ok(value - sum(pair.mine, &mine.2) + sum(pair.theirs, &theirs.2))
    }
}

/// A side's cups and stock.
fn row(side: Side) -> Row {
    let bytes = side.to_bits().to_le_bytes();
    Row { stock: side.stock(), cups: std::array::from_fn(|cup| bytes[cup]) }
}
