//! Exact play for the game of Cups.

mod table;

pub use table::{
    BuildError, MAX_TABLE_STOCK, Probe, Table, TableEstimate, TableFault, TableHash, TableInfo, TablePart,
    TableProgress, VerifyError, build_table, estimate_table, verify_table,
};
