//! Exact play for the game of Cups.

mod table;

pub use table::{
    BuildError, Hash, MAX_TABLE_STOCK, Probe, Table, TableFault, TableInfo, TablePart, TableProgress, VerifyError,
    build_table, verify_table,
};
