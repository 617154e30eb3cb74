//! Exact values without search: from the tables and books that come with the program, and from the tables in the data folder.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use beanduel_engine::Source;
use beanduel_rules::{Position, Rules};
use beanduel_solver::{Oracle, Probe, Table, TableFault, table_rules};

use crate::mapped::Bytes;

/// Regular 2x3, every position; and of regular 2x4 the opening and a band of layers that searches end at.
pub static BUNDLED: [(&str, &[u8]); 2] = [
    ("2x3-30.table", include_bytes!("../../../data/tables/2x3-30.table")),
    ("2x4-40.book", include_bytes!("../../../data/books/2x4-40.book")),
];
/// The ending of a table's file.
pub const EXTENSION: &str = "table";
/// Bytes for unpacked tiles of each table in use.
const CACHE: usize = 128 << 20;

/// The tables and books at hand.
pub struct Tables(Vec<Known>);

/// A table or a book that is opened when it is first asked for.
struct Known {
    bytes: Bytes,
    rules: Rules,
    table: OnceLock<Option<Arc<Table<Bytes>>>>,
}

impl Known {
    /// What these bytes say they are; `None` where they are no table.
    fn new(bytes: Bytes) -> Option<Known> {
        let rules = table_rules(bytes.as_ref()).ok()?;
        Some(Known { bytes, rules, table: OnceLock::new() })
    }

    fn table(&self) -> Option<&Arc<Table<Bytes>>> {
        let open = || Some(Arc::new(opened(self.bytes.clone()).ok()?.with_cache(CACHE)));
        self.table.get_or_init(open).as_ref()
    }
}

impl Tables {
    /// The tables in the data folder, and what comes with the program. A file there that is no table is passed over: `table
    /// verify` tells what is wrong with it.
    pub fn find(data: Option<&Path>) -> Tables {
        let files = data.map(folder).and_then(|folder| std::fs::read_dir(folder).ok()).into_iter().flatten().flatten();
        let paths = files.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == EXTENSION));
        let found = paths.filter_map(|path| Bytes::of_file(&path).ok());
        let mut known: Vec<Known> =
            found.chain(BUNDLED.map(|(_, bytes)| Bytes::Own(bytes))).filter_map(Known::new).collect();
        // Larger tables know more; among those of one size what the folder holds comes first, where it is the whole table.
        known.sort_by_key(|known| std::cmp::Reverse(known.rules.stock()));
        Tables(known)
    }

    /// The tables of this board, those with the largest stock first.
    fn of_board(&self, position: &Position) -> impl Iterator<Item = &Arc<Table<Bytes>>> {
        let board = (position.cups(), position.max_sow());
        let fitting = self.0.iter().filter(move |known| (known.rules.cups(), known.rules.max_sow()) == board);
        fitting.filter_map(Known::table)
    }

    /// Opens the tables of this board now. A question would otherwise do so when it is asked, and who asks while a clock runs would
    /// wait for it: a book takes tenths of a second.
    pub fn load(&self, position: &Position) {
        self.of_board(position).for_each(drop);
    }

    /// The exact value of a position and of all its moves, where a table or a book holds them.
    pub fn probe(&self, position: &Position) -> Option<Probe> {
        // A damaged block is passed over like a table that doesn't hold the position.
        self.of_board(position).find_map(|table| table.probe(position).ok().flatten())
    }

    /// The exact value of a position, where a table or a book holds it: future gain minus the opponent's in beans, mover's view.
    pub fn value(&self, position: &Position) -> Option<i32> {
        self.of_board(position).find_map(|table| table.value(position).ok().flatten()).map(i32::from)
    }

    /// What a search from this position can ask on its way: the table that covers it, or the book.
    pub fn oracle(&self, position: &Position) -> Option<Arc<dyn Oracle>> {
        let covering: Vec<_> = self.of_board(position).filter(|table| table.covers(position)).collect();
        let table = covering.iter().find(|table| !table.is_book()).or(covering.first())?;
        Some(Arc::clone(table) as Arc<dyn Oracle>)
    }
}

/// Opens a table's file for questions. It is read as far as they need it.
///
/// # Errors
/// Where it can't be read or is no table.
pub fn open(path: &Path) -> Result<Table<Bytes>, TableFault> {
    opened(Bytes::of_file(path)?)
}

fn opened(bytes: Bytes) -> Result<Table<Bytes>, TableFault> {
    Ok(Table::open(bytes)?.with_ahead(Bytes::will_need))
}

/// What the engine looks up.
impl Source for Tables {
    fn value(&self, position: &Position) -> Option<i32> {
        Tables::value(self, position)
    }

    fn oracle(&self, position: &Position) -> Option<Arc<dyn Oracle>> {
        Tables::oracle(self, position)
    }
}

/// The folder of the tables in a data folder.
pub fn folder(data: &Path) -> PathBuf {
    data.join("tables")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regular_2x3_comes_with_the_program() {
        let tables = Tables::find(None);
        let start = Position::start(Rules::regular(3).unwrap());
        let probe = tables.probe(&start).unwrap();
        assert_eq!(probe.value, 0);
        let values: Vec<i16> = probe.moves.iter().map(|&(_, value)| value).collect();
        assert_eq!(values, [0, -4, -7]);
        // Smaller stocks are in it too, other boards are not.
        assert_eq!(tables.value(&Position::start(Rules::new(3, 22, 3).unwrap())), Some(-1));
        assert_eq!(tables.probe(&Position::start(Rules::new(5, 10, 5).unwrap())), None);
        assert!(tables.oracle(&Position::start(Rules::new(4, 40, 3).unwrap())).is_none());
    }

    #[test]
    fn the_opening_of_regular_2x4_comes_with_the_program() {
        let tables = Tables::find(None);
        let start = Position::start(Rules::default());
        let probe = tables.probe(&start).unwrap();
        let values: Vec<i16> = probe.moves.iter().map(|&(_, value)| value).collect();
        assert_eq!((probe.value, values), (-1, vec![-1, -2, -5, -8]));
        assert!(tables.oracle(&start).is_some());
    }

    /// A data folder with the table of 2x4 by 6.
    fn data_folder() -> (tempfile::TempDir, Rules, std::fs::File) {
        let data = tempfile::tempdir().unwrap();
        let folder = folder(data.path());
        std::fs::create_dir_all(&folder).unwrap();
        let rules = Rules::new(4, 6, 4).unwrap();
        let mut file =
            std::fs::File::options().read(true).write(true).create_new(true).open(folder.join("2x4-6.table")).unwrap();
        beanduel_solver::build_table(&mut file, rules, 1, &std::sync::atomic::AtomicBool::new(false), |_| {}).unwrap();
        (data, rules, file)
    }

    #[test]
    fn tables_in_the_data_folder_are_found_and_other_files_passed_over() {
        let (data, rules, _) = data_folder();
        std::fs::write(folder(data.path()).join("diary.table"), "not a table").unwrap();
        let start = Position::start(rules);
        assert_eq!(Tables::find(Some(data.path())).value(&start), Some(-1));
        assert_eq!(Tables::find(None).value(&start), None);
    }

    #[test]
    fn a_search_asks_a_whole_table_rather_than_a_book() {
        let (data, rules, mut file) = data_folder();
        for name in ["a.table", "z.table"] {
            let mut book = std::fs::File::create(folder(data.path()).join(name)).unwrap();
            let top = |beans| (beans > 9).then_some(beanduel_solver::BookLayer::WHOLE);
            beanduel_solver::write_book(&mut file, &mut book, top).unwrap();
        }
        let oracle = Tables::find(Some(data.path())).oracle(&Position::start(rules)).unwrap();
        assert!((0..=12).all(|beans| oracle.reaches(4, 4, beans)));
    }
}
