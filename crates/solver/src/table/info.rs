//! What a table holds, in numbers.

use std::collections::BTreeMap;

use beanduel_rules::Rules;

use super::index::{END, Index, TableHash};

/// What a table holds, in numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableInfo {
    /// The board.
    pub rules: Rules,
    /// States that one side can be in, cups and stock.
    pub states: u64,
    /// The beans in both stocks of the positions in each layer that the file has.
    pub layers: Vec<u8>,
    /// Whether it is a book, which holds some layers of a table only.
    pub is_book: bool,
    /// Positions in these layers: pairs of states, the mover's first.
    pub positions: u128,
    /// Shapes that one side can be in.
    pub shapes: u64,
    /// Pairs of shapes.
    pub pairs: u64,
    /// Pairs along some of whose blocked cups the value is not a straight line.
    pub arrays: u64,
    /// The values that these need.
    pub array_values: u64,
    /// Places among them where a line's step (0 or one bean) is another than the step before.
    pub change_points: u64,
    /// The bytes of the file.
    pub bytes: u64,
    /// How many pairs of shapes have each value, mover's view in beans, without extras.
    pub values: BTreeMap<i8, u64>,
    /// The SHA-256 hash that the file ends with, of all bytes before the last 36.
    pub hash: TableHash,
}

impl TableInfo {
    pub(crate) fn new(index: &Index, hash: TableHash) -> TableInfo {
        let tally = index.tally();
        let states = index.states;
        TableInfo {
            rules: index.shapes.rules(),
            states,
            layers: index.layers.iter().map(|layer| layer.beans).collect(),
            is_book: index.is_book,
            positions: if index.is_book { index.positions() } else { u128::from(states).pow(2) },
            shapes: index.shapes.len() as u64,
            pairs: tally.pairs,
            arrays: tally.arrays,
            array_values: tally.cells,
            change_points: tally.change_points,
            bytes: index.length + END,
            values: tally.values,
            hash,
        }
    }
}
