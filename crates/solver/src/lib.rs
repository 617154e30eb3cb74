//! Exact play for the game of Cups.

mod oracle;
mod row;
mod solve;
mod table;

pub use oracle::{Family, Oracle, Slopes};
pub use row::{
    BestPlay, Composed, Composer, InvalidRow, InvalidTransfer, NoTransfer, Problems, Row, Transfer, TransferSolution,
};
pub use solve::{
    NotCovered, SnapshotFault, SnapshotPart, SolveOptions, SolveProgress, SolveState, Solved, SolvedMoves, Solver,
    ValueBounds,
};
pub use table::{
    BookLayer, BuildError, MAX_TABLE_STOCK, Probe, Table, TableEstimate, TableFault, TableHash, TableInfo, TablePart,
    TableProgress, VerifyError, build_table, estimate_table, table_rules, verify_table, write_book,
};
