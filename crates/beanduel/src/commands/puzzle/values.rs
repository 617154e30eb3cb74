//! Where the exact values of puzzles come from: tables, else a solver.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use beanduel_engine::MoveValues;
use beanduel_rules::{Player, Position, Setup};
use beanduel_solver::{SolveOptions, Solver, Table};

use crate::exact::Tables;
use crate::failure::Failure;
use crate::mapped::Bytes;
use crate::text::Text;

/// Bytes for the solver.
const MEMORY: u64 = 64 << 20;
/// Bytes for unpacked tiles of the table that was named.
const CACHE: usize = 128 << 20;

/// Tells exact values.
pub struct Values<'a> {
    tables: Tables,
    own: Option<Table<Bytes>>,
    solver: Option<Solver>,
    nodes: u64,
    stop: &'a AtomicBool,
}

impl Values<'_> {
    /// Values from the tables at hand, the one in this file before all others; what they don't hold is searched, up to so many nodes for a
    /// position and until `stop` is set.
    ///
    /// # Errors
    /// A file that is no table.
    pub fn new<'a>(
        table: Option<&Path>,
        data: Option<&Path>,
        nodes: u64,
        stop: &'a AtomicBool,
        text: &Text,
    ) -> Result<Values<'a>, Failure> {
        let own = table.map(|path| crate::commands::table::open(path, text)).transpose()?;
        let own = own.map(|table| table.with_cache(CACHE));
        Ok(Values { tables: Tables::find(data), own, solver: None, nodes, stop })
    }

    /// Forgets what was searched, so that what follows doesn't depend on it.
    pub fn forget(&mut self) {
        self.solver = None;
    }

    /// All moves of a position with their values; `None` where the limit was met or the search stopped.
    pub fn moves(&mut self, position: &Position) -> Option<MoveValues> {
        let own = self.own.as_ref().and_then(|table| table.probe(position).ok().flatten());
        if let Some(probe) = own.or_else(|| self.tables.probe(position)) {
            return Some(probe.moves.into_iter().map(|(mv, value)| (mv, value.into())).collect());
        }
        let mut ask = |solver: &Solver| solver.moves(position, self.stop, &mut |_| ());
        let solved = match self.solver.as_ref().map(&mut ask) {
            Some(Ok(solved)) => solved,
            Some(Err(_)) | None => {
                let options = SolveOptions { memory: MEMORY, threads: 1, nodes: self.nodes };
                let solver = self.solver.insert(Solver::new(&roomy(position), options));
                solver.moves(position, self.stop, &mut |_| ()).ok()?
            }
        };
        solved.moves.into_iter().map(|(mv, bounds)| Some((mv, bounds.exact()?))).collect()
    }
}

/// The position with a bean more on either side where there is room for it, so that a solver made for it covers what is asked about the position
/// with one bean more.
fn roomy(position: &Position) -> Position {
    let mut setup = Setup::from(*position);
    for player in Player::ALL {
        setup.sides[player].cups[0] += 1;
    }
    Position::try_from(setup).unwrap_or(*position)
}
