//! Tables: the exact value of every position of a board.
//!
//! A side's row and stock, blocked cups cut down to one bean more than their distance, are its *shape*; a position is a pair
//! of shapes and the beans cut off, the *extras*. Along the extras values are mostly straight lines, so a table
//! stores one function for each pair of shapes ([`slab::Pair`]) and computes with functions ([`derive`]), never
//! with single positions. The file is described in `docs/table-format.md`.

mod array;
mod bits;
mod build;
mod bytes;
mod combine;
mod derive;
mod estimate;
mod fault;
mod index;
mod info;
mod layer;
mod model;
mod pool;
mod probe;
mod region;
mod shape;
mod slab;
mod tile;
mod verify;

pub use build::{BuildError, MAX_TABLE_STOCK, TableProgress, build_table};
pub use estimate::{TableEstimate, estimate_table};
pub use fault::{TableFault, TablePart};
pub use index::TableHash;
pub use info::TableInfo;
pub use probe::{Probe, Table};
pub use verify::{VerifyError, verify_table};
