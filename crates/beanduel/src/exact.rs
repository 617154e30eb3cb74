//! Exact values from tables: the small ones that come with the program, and those in the data folder.

use std::fs::File;
use std::io::{BufReader, Cursor, Read, Seek};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use beanduel_engine::Source;
use beanduel_rules::Position;
use beanduel_solver::{Probe, Table};

/// Regular 2x3, every position.
const BUNDLED: [&[u8]; 1] = [include_bytes!("../../../data/tables/2x3-30.table")];
/// The ending of a table's file.
pub const EXTENSION: &str = "table";

/// What a table is read from.
trait Bytes: Read + Seek + Send {}
impl<T: Read + Seek + Send> Bytes for T {}

/// The tables at hand.
pub struct Tables(Mutex<Vec<Table<Box<dyn Bytes>>>>);

impl Tables {
    /// The tables that come with the program, and those in the data folder. A file there that is no table is passed over: `table
    /// verify` tells what is wrong with it.
    pub fn find(data: Option<&Path>) -> Tables {
        let bundled = BUNDLED.iter().map(|&bytes| Box::new(Cursor::new(bytes)) as Box<dyn Bytes>);
        let files = data.map(folder).and_then(|folder| std::fs::read_dir(folder).ok()).into_iter().flatten().flatten();
        let paths = files.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|e| e == EXTENSION));
        let found = paths.filter_map(|path| Some(Box::new(BufReader::new(File::open(path).ok()?)) as Box<dyn Bytes>));
        Tables(Mutex::new(bundled.chain(found).filter_map(|bytes| Table::open(bytes).ok()).collect()))
    }

    /// The exact value of a position and of all its moves, where a table holds it.
    pub fn probe(&self, position: &Position) -> Option<Probe> {
        // A damaged block is passed over like a table that doesn't hold the position.
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.iter_mut().find_map(|table| table.probe(position).ok().flatten())
    }
}

/// What the engine looks up.
impl Source for Tables {
    fn value(&self, position: &Position) -> Option<i32> {
        self.probe(position).map(|probe| probe.value.into())
    }
}

/// The folder of the tables in a data folder.
pub fn folder(data: &Path) -> PathBuf {
    data.join("tables")
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_rules::Rules;

    #[test]
    fn regular_2x3_comes_with_the_program() {
        let tables = Tables::find(None);
        let start = Position::start(Rules::regular(3).unwrap());
        let probe = tables.probe(&start).unwrap();
        assert_eq!(probe.value, 0);
        let values: Vec<i16> = probe.moves.iter().map(|&(_, value)| value).collect();
        assert_eq!(values, [0, -4, -7]);
        // Smaller stocks are in it too, other boards are not.
        assert_eq!(tables.probe(&Position::start(Rules::new(3, 22, 3).unwrap())).unwrap().value, -1);
        assert_eq!(tables.probe(&Position::start(Rules::default())), None);
    }
}
