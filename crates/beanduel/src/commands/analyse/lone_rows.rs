//! Positions whose exact value is a sum over two rows: no table and no search is needed.

use beanduel_engine::Source;
use beanduel_rules::{Player, Position};
use beanduel_solver::Row;

/// Positions with both stocks empty: nothing can be captured any more, so each row is played as if it were alone.
pub struct LoneRows;

impl Source for LoneRows {
    fn value(&self, position: &Position) -> Option<i32> {
        let alone = |player: Player| {
            let side = position.side(player);
            let cups: Vec<u8> = side.row(position.cups()).collect();
            let row = Row::new(&cups).ok().filter(|_| side.stock() == 0)?;
            Some(row.best_play().beans as i32)
        };
        Some(alone(position.to_move())? - alone(!position.to_move())?)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use beanduel_solver::{SolveOptions, Solver};

    use super::*;

    #[test]
    fn rows_without_stocks_are_worth_what_the_solver_says() {
        for line in ["4,2,0,0:0:0 0,0,1,1:0:0 s", "4,2,0,0:0:7 0,0,1,1:0:2 n", "9,9,9:0:0 3,1,0:0:0 s", "0:0:3 0:0:1 n"]
        {
            let position: Position = line.parse().unwrap();
            let solver = Solver::new(&position, SolveOptions { memory: 1 << 20, ..SolveOptions::default() });
            let answer = solver.value(&position, &AtomicBool::new(false), &mut |_| ()).unwrap();
            assert_eq!(LoneRows.value(&position), answer.bounds.exact(), "{line}");
        }
        for line in ["4,2,0,0:1:0 0,0,1,1:0:0 s", "4,2,0,0:0:0 0,0,1,1:1:0 s"] {
            assert_eq!(LoneRows.value(&line.parse().unwrap()), None, "{line}");
        }
    }
}
