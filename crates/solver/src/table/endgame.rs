//! The lowest layers of a board's table, in memory and unpacked: what a search from far above them ends at.

use std::sync::atomic::AtomicBool;

use beanduel_rules::{Position, Rules, Side};

use super::build::{BuildError, MAX_TABLE_STOCK, largest_first};
use super::derive::Worker;
use super::estimate::{MOST_SHAPES, layer_bytes};
use super::pool;
use super::probe::{Place, row, worth};
use super::shape::Shapes;
use super::slab::{Window, stocks_of};
use crate::oracle::{Family, Oracle};

/// The exact values of all positions of a board with few beans in both stocks together.
///
/// As a table they are derived from the end of the game up, but kept as they are while one is built: larger, and told at once.
pub struct Endgame {
    shapes: Shapes,
    layers: Window,
    /// The most beans in both stocks together.
    beans: u8,
}

impl Endgame {
    /// The bytes of memory that an endgame up to so many beans in both stocks together will take, rather too many than too few.
    ///
    /// # Errors
    /// Where the board is too large for tables.
    pub fn estimate(rules: Rules, beans: u8) -> Result<u64, BuildError> {
        let shapes = shapes(rules)?;
        Ok((0..=beans.min(2 * rules.stock())).map(|beans| layer_bytes(&shapes, beans)).sum())
    }

    /// Derives all positions of a board with up to so many beans in both stocks together, on so many threads. `progress` is told
    /// how many layers of how many are done.
    ///
    /// # Errors
    /// Where the board is too large for tables, or `stop` was set.
    pub fn build(
        rules: Rules,
        beans: u8,
        threads: usize,
        stop: &AtomicBool,
        mut progress: impl FnMut(u8, u8),
    ) -> Result<Endgame, BuildError> {
        let shapes = shapes(rules)?;
        let beans = beans.min(2 * rules.stock());
        let mut layers = Window::new(rules.stock());
        for layer in 0..=beans {
            let stocks: Vec<_> = stocks_of(layer, rules.stock()).collect();
            let order = largest_first(&shapes, &stocks);
            let solved = pool::run(
                threads,
                &order,
                || Worker::new(&shapes),
                |worker, number| {
                    let (a, b) = stocks[number];
                    worker.solve(a, b, &layers, stop)
                },
            );
            for slabs in solved {
                layers.put(slabs.ok_or(BuildError::Stopped)?);
            }
            progress(layer + 1, beans + 1);
        }
        Ok(Endgame { shapes, layers, beans })
    }

    fn place(&self, side: Side) -> Option<Place> {
        let (shape, extras) = self.shapes.find(&row(side))?;
        Some((side.stock(), shape as usize, extras))
    }
}

/// The shapes of a side.
fn shapes(rules: Rules) -> Result<Shapes, BuildError> {
    if rules.stock() > MAX_TABLE_STOCK {
        return Err(BuildError::Stock(rules.stock()));
    }
    Shapes::within(rules, MOST_SHAPES).ok_or(BuildError::TooLarge)
}

impl Oracle for Endgame {
    fn family(&self, cups: u8, max_sow: u8, mine: Side, theirs: Side) -> Option<Family> {
        if !self.reaches(cups, max_sow, u32::from(mine.stock()) + u32::from(theirs.stock())) {
            return None;
        }
        let (mine, theirs) = (self.place(mine)?, self.place(theirs)?);
        let slab = self.layers.slabs(mine.0.max(theirs.0), mine.0.min(theirs.0)).slab(mine.0);
        let pair = slab.pairs[mine.1 * self.shapes.with_stock(theirs.0).len() + theirs.1];
        let values = if pair.is_linear() { &[] } else { &slab.values[pair.at as usize..] };
        Some(worth(&self.shapes, pair, values, &mine, &theirs))
    }

    fn reaches(&self, cups: u8, max_sow: u8, stocks: u32) -> bool {
        let rules = self.shapes.rules();
        (cups, max_sow) == (rules.cups(), rules.max_sow()) && stocks <= self.beans.into()
    }

    fn covers(&self, position: &Position) -> bool {
        let rules = self.shapes.rules();
        let place = |player| self.place(position.side(player));
        (position.cups(), position.max_sow()) == (rules.cups(), rules.max_sow())
            && place(position.to_move()).is_some()
            && place(!position.to_move()).is_some()
    }
}
