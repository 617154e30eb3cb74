//! Exact play for the game of Cups.

mod certificate;
mod checker;
mod checksum;
mod oracle;
mod row;
mod solve;
mod table;
mod verdict;

pub use certificate::Certificate;
pub use checker::verify_certificate;
pub use oracle::{Family, Oracle, Slopes};
pub use row::{
    BestPlay, Composed, Composer, InvalidRow, InvalidTransfer, NoTransfer, Problems, Row, Transfer, TransferSolution,
};
pub use solve::{
    Asked, NotCovered, ProofError, ProofLimits, ProofProgress, SnapshotFault, SnapshotPart, SolveOptions,
    SolveProgress, SolveState, Solved, SolvedMoves, Solver, ValueBounds,
};
pub use table::{
    BookLayer, BuildError, MAX_TABLE_STOCK, Probe, Table, TableEstimate, TableFault, TableHash, TableInfo, TablePart,
    TableProgress, Verified, VerifyError, build_table, estimate_table, table_rules, verify_table, write_book,
};
pub use verdict::{CertificateFault, CertificateInfo, CheckProgress, Refutation};
