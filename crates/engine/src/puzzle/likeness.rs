//! When two puzzles are too much alike to stand in one collection.

use std::collections::{BTreeMap, HashSet};

use beanduel_rules::{Cup, Move, Player, Position};

use super::{Puzzle, Task};

/// Two puzzles of the same board, the same kind and the same first move are near-duplicates up to this distance.
pub(crate) const NEAR: u32 = 3;

/// How far two positions of the same board are apart: the differences of all cups and stocks in beans, blocked cups cut down to one bean
/// more than their distance, pots aside. `None` for different boards. Positions of the same two shapes are 0 apart.
fn likeness(one: &Position, other: &Position) -> Option<u32> {
    if (one.cups(), one.max_sow(), one.to_move()) != (other.cups(), other.max_sow(), other.to_move()) {
        return None;
    }
    let (a, b) = (shapes(one), shapes(other));
    Some(a.iter().zip(&b).map(|(&a, &b)| u32::from(a.abs_diff(b))).sum())
}

/// Cups, the blocked ones cut down, and stock of both sides.
fn shapes(position: &Position) -> Vec<u8> {
    let cups = position.cups();
    let of = |player: Player| {
        let side = position.side(player);
        let row = Cup::row(cups).map(move |cup| side.cup(cup).min(cup.distance(cups) + 1));
        row.chain([side.stock()])
    };
    Player::ALL.into_iter().flat_map(of).collect()
}

/// Puzzles that differ: what a new one is compared with.
#[derive(Debug, Default)]
pub struct PuzzleSet {
    ids: HashSet<String>,
    alike: BTreeMap<(u8, bool, Move), Vec<Position>>,
}

impl PuzzleSet {
    /// No puzzles yet.
    pub fn new() -> PuzzleSet {
        PuzzleSet::default()
    }

    /// Adds a puzzle unless one like it is in; says whether it was added.
    pub fn insert(&mut self, puzzle: &Puzzle) -> bool {
        let new = !self.has_alike(puzzle) && self.ids.insert(puzzle.id());
        if new {
            self.alike.entry(key(puzzle).0).or_default().push(puzzle.position);
        }
        new
    }

    /// Whether a puzzle like this one is in: with the same id, or of the same board, kind and first move and at most three beans
    /// apart (see `likeness`; row problems: with the same row and stock).
    pub fn has_alike(&self, puzzle: &Puzzle) -> bool {
        let (key, near) = key(puzzle);
        let is_near = |other: &Position| likeness(&puzzle.position, other).is_some_and(|beans| beans <= near);
        self.ids.contains(&puzzle.id()) || self.alike.get(&key).is_some_and(|alike| alike.iter().any(is_near))
    }
}

/// Board, kind and first move, and the distance up to which puzzles that have these in common are alike.
fn key(puzzle: &Puzzle) -> ((u8, bool, Move), u32) {
    let (is_row, first, near) = match &puzzle.task {
        Task::Line(solution) => (false, solution.steps.first().and_then(|step| step.best.first()), NEAR),
        Task::Row(problem) => (true, problem.line.first(), 0),
    };
    ((puzzle.position.cups(), is_row, first.copied().unwrap_or(Move::Pass)), near)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apart(one: &str, other: &str) -> Option<u32> {
        likeness(&one.parse().unwrap(), &other.parse().unwrap())
    }

    #[test]
    fn pots_and_what_lies_deep_in_blocked_cups_make_no_difference() {
        assert_eq!(apart("9,0,1:3:5 0,5,0:4:1 s", "4,0,1:3:0 0,3,0:4:9 s"), Some(0));
        assert_eq!(apart("9,0,1:3:5 0,5,0:4:1 s", "3,0,1:3:0 0,3,1:6:9 s"), Some(4));
        assert_eq!(apart("9,0,1:3:5 0,5,0:4:1 s", "9,0,1:3:5 0,5,0:4:1 n"), None);
        assert_eq!(apart("9,0:3:5 0,5:4:1 s", "9,0,1:3:5 0,5,0:4:1 s"), None);
    }
}
