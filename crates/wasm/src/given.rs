//! What a page brings beside its questions: the engine's weights by size, and tables of exact values. Files as they are.

use std::cell::RefCell;
use std::sync::Arc;

use beanduel_engine::{Source, Weights};
use beanduel_rules::Position;
use beanduel_solver::{Oracle, Table};
use serde::Serialize;

use crate::fault::Refusal;

/// Bytes for unpacked tiles of a table.
const CACHE: usize = 16 << 20;

/// A table or a book whose file a page brought.
type Given = Table<Vec<u8>>;

thread_local! {
    static WEIGHTS: RefCell<Vec<Arc<Weights>>> = const { RefCell::new(Vec::new()) };
    static TABLES: RefCell<Vec<Arc<Given>>> = const { RefCell::new(Vec::new()) };
}

/// What a file turned out to be.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Known {
    /// `weights`, `table` or `book`.
    what: &'static str,
    /// Cups in a row of the boards that it is about.
    cups: u8,
}

/// Takes a file: weights, a table or a book. What it is about is known from now on.
///
/// # Errors
/// Where it is none of them, or damaged.
pub fn take(file: Vec<u8>) -> Result<Known, Refusal> {
    if let Ok(weights) = Weights::read(&file) {
        let cups = weights.cups();
        WEIGHTS.with_borrow_mut(|all| {
            all.retain(|other| other.cups() != cups);
            all.push(Arc::new(weights));
        });
        return Ok(Known { what: "weights", cups });
    }
    let table = Table::open(file).map_err(|why| Refusal::new("file", &why))?.with_cache(CACHE);
    let (rules, what) = (table.rules(), if table.is_book() { "book" } else { "table" });
    TABLES.with_borrow_mut(|all| {
        all.retain(|other| (other.rules(), other.is_book()) != (rules, table.is_book()));
        all.push(Arc::new(table));
    });
    Ok(Known { what, cups: rules.cups() })
}

/// The weights for this position's board, where they were given. They were learned where as many beans as there are cups may be
/// sown.
pub fn weights(position: &Position) -> Option<Arc<Weights>> {
    let cups = Some(position.cups()).filter(|&cups| cups == position.max_sow())?;
    WEIGHTS.with_borrow(|all| all.iter().find(|weights| weights.cups() == cups).map(Arc::clone))
}

/// The exact value of a position, where a table or a book that was given holds it: beans to come, mover's view.
pub fn value(position: &Position) -> Option<i32> {
    tables(position).iter().find_map(|table| table.value(position).ok().flatten()).map(i32::from)
}

/// What the engine looks up on this position's board.
pub fn source(position: &Position) -> Option<Arc<dyn Source>> {
    let tables = tables(position);
    let value =
        move |position: &Position| tables.iter().find_map(|table| table.value(position).ok().flatten()).map(i32::from);
    (!self::tables(position).is_empty()).then(|| Arc::new(value) as Arc<dyn Source>)
}

/// What the solver can ask on its way from this position.
pub fn oracle(position: &Position) -> Option<Arc<dyn Oracle>> {
    let table = tables(position).into_iter().find(|table| table.covers(position))?;
    Some(table as Arc<dyn Oracle>)
}

/// The tables of this position's board, whole ones first.
fn tables(position: &Position) -> Vec<Arc<Given>> {
    let board = (position.cups(), position.max_sow());
    let mut fitting: Vec<_> = TABLES.with_borrow(|all| {
        let fits = |table: &&Arc<Given>| (table.rules().cups(), table.rules().max_sow()) == board;
        all.iter().filter(fits).map(Arc::clone).collect()
    });
    fitting.sort_by_key(|table| table.is_book());
    fitting
}
