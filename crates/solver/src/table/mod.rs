//! Tables: the exact value of every position of a board.
//!
//! A side's row and stock, blocked cups cut down to one bean more than their distance, are its *shape*; a position is a pair
//! of shapes and the beans cut off, the *extras*. Along the extras values are mostly straight lines, so a table
//! stores one function for each pair of shapes ([`slab::Pair`]) and computes with functions ([`mod@derive`]), never
//! with single positions. The file is described in `docs/table-format.md`.
//!
//! **Order.** A *slab* is all pairs whose mover has one stock and whose opponent has another, `(a, b)`. Stocks only shrink, and a
//! capture touches none, so a sowing of `k` from `(a, b)` leads to `(b, a - k)`: to a *layer* with fewer beans in both stocks
//! together, at most `max sow` fewer. Layers are computed from the empty stocks up; slabs of a layer don't read each
//! other, but for `(a, b)` and `(b, a)`, which do through emptied cups and are computed together. Within the two,
//! emptying a cup leads to a lexicographically smaller row, so pairs are taken in rising order of both shapes. A
//! side that must pass (no stock and nothing to empty) comes after the other's turn at the same pair.
//!
//! **Extras.** What can be cut off the blocked cups of a shape is a set closed downwards ([`region`]). A move leaves
//! the extras of blocked cups as they are or adds one; a cup that it blocks has none; a capture takes one side's
//! extras of one cup and gains as many beans. So it maps lines to lines, and the greatest of several straight functions is
//! straight along all cups on which they agree: only over the others, the *cores*, are values compared point by point.

mod array;
mod bits;
mod book;
mod build;
mod bytes;
mod cache;
mod combine;
mod derive;
mod estimate;
mod fault;
mod index;
mod info;
mod layer;
mod model;
mod packed;
mod pool;
mod probe;
mod region;
mod shape;
mod slab;
mod tile;
mod verify;

pub use book::write_book;
pub use build::{BuildError, MAX_TABLE_STOCK, TableProgress, build_table};
pub use estimate::{TableEstimate, estimate_table};
pub use fault::{TableFault, TablePart};
pub use index::{TableHash, table_rules};
pub use info::TableInfo;
pub use layer::BookLayer;
pub use probe::{Probe, Table};
pub use verify::{Verified, VerifyError, verify_table};
