//! A finished table: the exact value of any of its positions, and of all its moves.

use std::io::{Read, Seek};
use std::sync::Arc;

use beanduel_rules::{Move, Position, Rules, Side};

use super::fault::TableFault;
use super::index::{Index, block_fault, read_block, stated_hash};
use super::info::TableInfo;
use super::layer::{first_blocks, frames, tiles};
use super::region::each;
use super::shape::{Beans, Row};
use super::slab::Form;
use super::tile::{CellCache, Entry, groups};

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
        if position.cups() != self.rules().cups() || position.max_sow() != self.rules().max_sow() {
            return Ok(None);
        }
        let mover = position.to_move();
        let (mine, theirs) = (row(position.side(mover)), row(position.side(!mover)));
        let shapes = &self.index.shapes;
        let (Some(mine_at), Some(theirs_at)) = (shapes.find(&mine), shapes.find(&theirs)) else { return Ok(None) };
        self.entry((mine.stock, mine_at.0 as usize, mine_at.1), (theirs.stock, theirs_at.0 as usize, theirs_at.1))
            .map(Some)
    }

    /// The value of a position and of all its moves; `None` where the table doesn't hold it.
    ///
    /// # Errors
    /// Where the file can't be read or is damaged.
    pub fn probe(&mut self, position: &Position) -> Result<Option<Probe>, TableFault> {
        let mut moves = Vec::new();
        for mv in position.legal_moves() {
            let gain = i16::from(position.captures(mv)) + i16::from(matches!(mv, Move::Empty(_)));
            match self.value(&position.play_unchecked(mv))? {
                Some(value) => moves.push((mv, gain - value)),
                None => return Ok(None),
            }
        }
        // Where there are moves, their values are the entry's by `verify`; an own look-up tells whether it is in the table.
        Ok(self.value(position)?.map(|value| Probe { value, moves }))
    }

    fn entry(&mut self, mine: (u8, usize, Beans), theirs: (u8, usize, Beans)) -> Result<i16, TableFault> {
        let index = &*self.index;
        let shapes = &index.shapes;
        let beans = mine.0 + theirs.0;
        let head = &index.layers[usize::from(beans)];
        // The larger stock in the rows; among equal ones the later shape.
        let mover_rows = (mine.0, mine.1) >= (theirs.0, theirs.1);
        let (row, col) = if mover_rows { (mine, theirs) } else { (theirs, mine) };
        let place = |stock: u8, shape: usize| {
            let groups = groups(shapes, stock);
            let group = groups.partition_point(|group| group.end <= shape);
            (group, shape - groups[group].start)
        };
        let ((row_group, row_in), (col_group, col_in)) = (place(row.0, row.1), place(col.0, col.1));
        let (firsts, _) = first_blocks(shapes, beans);
        let number = firsts[usize::from(row.0 - beans.div_ceil(2))] + row_group;
        let block = read_block(&mut self.file, head, number)?;
        let wrong = || block_fault(head, number);
        let frames: Vec<_> = frames(shapes, (row.0, col.0), row_group).collect();
        let bytes = tiles(&block, frames.len()).ok_or_else(wrong)?[col_group];
        let entry = Entry { row: row_in, col: col_in, turn: usize::from(!mover_rows) };
        let frame = &frames[col_group];
        let tile = frame.read(bytes, &mut CellCache::default(), &head.model, Some(entry)).ok_or_else(wrong)?;
        let (pair, values) = frame.entry(&tile, entry);
        let sum = |form: Form, extras: &Beans| each(form.slopes).map(|cup| i16::from(extras[cup])).sum::<i16>();
        let mut value = i16::from(pair.base);
        if !pair.is_linear() {
            let region = |place: &(u8, usize, Beans)| shapes.with_stock(place.0)[place.1].region;
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
