//! What a search is told by an [`Oracle`].

use std::sync::Arc;

use beanduel_rules::{Position, Side};

use crate::oracle::{Family, Oracle};

/// An oracle, and which positions it is worth asking about.
pub(crate) struct Known {
    oracle: Arc<dyn Oracle>,
    /// By the beans in both stocks.
    reaches: Vec<bool>,
}

impl Known {
    /// For boards of so many cups with this `max sow`, and as many beans in each stock as this at most.
    pub(crate) fn new(oracle: Arc<dyn Oracle>, cups: u8, max_sow: u8, most_stock: u8) -> Known {
        let stocks = 0..=2 * u32::from(most_stock);
        let reaches = stocks.map(|stocks| oracle.reaches(cups, max_sow, stocks)).collect();
        Known { oracle, reaches }
    }

    #[inline]
    pub(crate) fn reaches(&self, stocks: u32) -> bool {
        self.reaches.get(stocks as usize).is_some_and(|&reaches| reaches)
    }

    pub(crate) fn family(&self, cups: u8, max_sow: u8, mine: Side, theirs: Side) -> Option<Family> {
        self.oracle.family(cups, max_sow, mine, theirs)
    }

    pub(crate) fn covers(&self, position: &Position) -> bool {
        self.oracle.covers(position)
    }
}
