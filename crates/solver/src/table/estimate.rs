//! What a table will need, said before it is built.

use beanduel_rules::Rules;

use super::build::{BuildError, MAX_TABLE_STOCK};
use super::shape::Shapes;
use super::slab::{Pair, stocks_of};

/// What a table holds and about what it needs, known from its shapes alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableEstimate {
    /// States that one side can be in.
    pub states: u64,
    /// Positions: pairs of states.
    pub positions: u128,
    /// Shapes that one side can be in.
    pub shapes: u64,
    /// Pairs of shapes; time goes with them, about one to three microseconds of one core each.
    pub pairs: u64,
    /// Memory while building, in bytes; rather too much than too little.
    pub memory: u64,
    /// The size of the file, in bytes; rather too much than too little.
    pub disk: u64,
}

/// With more shapes a table would take thousands of gigabytes; they aren't even counted to the end.
const MOST_SHAPES: usize = 1 << 18;
/// Measured tables take 0.2 to 0.8 bytes a pair, larger stocks more.
const DISK_PERCENT: u64 = 90;
/// The program itself and each thread's buffers.
const FIXED: u64 = 64 << 20;

/// What the table of a board will need.
///
/// # Errors
/// Where the stock is larger than [`MAX_TABLE_STOCK`], or the board has more shapes than any machine could pair.
pub fn estimate_table(rules: Rules) -> Result<TableEstimate, BuildError> {
    if rules.stock() > MAX_TABLE_STOCK {
        return Err(BuildError::Stock(rules.stock()));
    }
    let shapes = Shapes::within(rules, MOST_SHAPES).ok_or(BuildError::TooLarge)?;
    let pairs = (shapes.len() as u64).pow(2);
    let layers: Vec<u64> = (0..=2 * rules.stock()).map(|beans| layer_bytes(&shapes, beans)).collect();
    let window =
        layers.windows(layers.len().min(usize::from(rules.max_sow()) + 2)).map(|layers| layers.iter().sum::<u64>());
    Ok(TableEstimate {
        states: shapes.states(),
        positions: u128::from(shapes.states()).pow(2),
        shapes: shapes.len() as u64,
        pairs,
        memory: FIXED + 128 * shapes.states() + window.max().unwrap_or(0),
        disk: (1 << 16) + pairs * DISK_PERCENT / 100,
    })
}

/// Bytes of a layer while it is in memory.
fn layer_bytes(shapes: &Shapes, beans: u8) -> u64 {
    let count = |stock: u8| (shapes.with_stock(stock).len() as u64, shapes.states_with_stock(stock));
    let slabs = stocks_of(beans, shapes.rules().stock()).map(|(a, b)| {
        let ((shapes_a, states_a), (shapes_b, states_b)) = (count(a), count(b));
        let pairs = shapes_a * shapes_b;
        // The arrays of a pair hold in all about the square root of its positions (measured: less, except in the lowest layers).
        let cells = ((pairs as f64) * (states_a as f64) * (states_b as f64)).sqrt() as u64;
        (if a == b { 1 } else { 2 }) * (pairs * size_of::<Pair>() as u64 + cells)
    });
    slabs.sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_out_of_reach_is_refused_at_once() {
        let rules = Rules::new(10, 60, 10).expect("such a board may be played on");
        assert!(matches!(estimate_table(rules), Err(BuildError::TooLarge)));
        assert!(estimate_table(Rules::default()).is_ok_and(|estimate| estimate.shapes == 11_795));
    }
}
