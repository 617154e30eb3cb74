//! The openings of a match: legal moves by chance from the start, kept where the game still stands level. The same seed gives the
//! same openings, as long as the engine that judges them is the same.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_engine::{Control, Level, Limits};
use beanduel_rules::{Eval, Player, Position, Rules};

use super::player::Played;
use crate::exact::Tables;
use crate::thinker::{Purpose, Question, Thinker};

/// How many positions the judge may visit: at a first look, which most openings don't stand, and at a second.
const JUDGING: [u64; 2] = [5_000, 100_000];
/// How far from a draw an opening may be at either look, in hundredths of a bean. What is half a bean off is won by one side or the other if
/// both play well, and says nothing of them.
const LEVEL: [i32; 2] = [200, 40];
const MEMORY: usize = 8 << 20;
/// How many are tried for one that is new and level; then the most level of them has to do.
const TRIES: u64 = 200;

/// Draws openings one after another.
pub struct Openings {
    start: Position,
    plies: usize,
    seed: u64,
    judge: Thinker,
    drawn: Vec<Played>,
    known: HashSet<Position>,
}

impl Openings {
    /// Openings of so many plies.
    pub fn new(rules: Rules, plies: usize, seed: u64, tables: &Arc<Tables>) -> Openings {
        Openings {
            start: Position::start(rules),
            plies,
            seed,
            judge: Thinker::new(MEMORY, 1, Some(Arc::clone(tables))),
            drawn: Vec::new(),
            known: HashSet::new(),
        }
    }

    /// The opening of this number, from 0; `None` where it was stopped.
    pub fn get(&mut self, number: usize, stop: &AtomicBool) -> Option<Played> {
        while self.drawn.len() <= number {
            let drawn = self.draw(self.drawn.len() as u64, stop)?;
            self.known.insert(drawn.position);
            self.drawn.push(drawn);
        }
        Some(self.drawn[number].clone())
    }

    fn draw(&mut self, number: u64, stop: &AtomicBool) -> Option<Played> {
        let mut rng = fastrand::Rng::with_seed(self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let mut best: Option<(bool, i32, Played)> = None;
        for _ in 0..TRIES {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            let mut game = Played::new(self.start);
            for _ in 0..self.plies {
                let legal = game.position.legal_moves();
                let Some(mv) = legal.into_iter().nth(rng.usize(0..legal.len().max(1))) else { break };
                game.play(mv);
            }
            let is_old = self.known.contains(&game.position);
            let off = if game.position.is_over() { i32::MAX } else { self.off(&game.position, stop) };
            if best.as_ref().is_none_or(|(old, least, _)| (is_old, off) < (*old, *least)) {
                best = Some((is_old, off, game));
            }
            if let Some((false, off, _)) = &best
                && *off <= LEVEL[1]
            {
                break;
            }
        }
        best.map(|(_, _, game)| game)
    }

    /// How far from a draw the game stands, in hundredths of a bean, by the first look if that says enough.
    fn off(&mut self, position: &Position, stop: &AtomicBool) -> i32 {
        self.judge.forget();
        let off = self.margin(position, JUDGING[0], stop).abs();
        if off > LEVEL[0] { off } else { self.margin(position, JUDGING[1], stop).abs() }
    }

    /// The final margin to be expected, South's view, in hundredths of a bean.
    fn margin(&mut self, position: &Position, nodes: u64, stop: &AtomicBool) -> i32 {
        let limits = Limits::nodes(nodes);
        let question = Question { position, level: Level::ALL[11], seed: 0, limits, purpose: Purpose::Analysis };
        let found = self.judge.think(&question, &Control { stop, now: &|| 0 }, |_| ());
        match found.map(|found| found.value.final_margin(position)) {
            Some(Eval::Exact(beans)) => 100 * beans,
            Some(Eval::Estimate(hundredths)) => hundredths,
            None => 100 * position.margin(Player::South),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn openings_are_level_new_and_the_same_for_the_same_seed() {
        let tables = Arc::new(Tables::find(None));
        let stop = AtomicBool::new(false);
        let rules = Rules::regular(3).unwrap();
        let mut openings = Openings::new(rules, 6, 7, &tables);
        let mut positions = HashSet::new();
        for number in 0..20 {
            let opening = openings.get(number, &stop).unwrap();
            assert_eq!(opening.moves.len(), 6);
            assert!(positions.insert(opening.position));
            let probe = tables.probe(&opening.position).unwrap();
            let margin = opening.position.margin(opening.position.to_move()) + i32::from(probe.value);
            assert_eq!(margin, 0, "in {}", opening.position);
        }
        let mut again = Openings::new(rules, 6, 7, &tables);
        assert_eq!(again.get(19, &stop).unwrap().position, openings.get(19, &stop).unwrap().position);
        let mut other = Openings::new(rules, 6, 8, &tables);
        assert_ne!(other.get(0, &stop).unwrap().moves, openings.get(0, &stop).unwrap().moves);
    }

    #[test]
    fn a_board_with_too_few_openings_repeats_them() {
        let tables = Arc::new(Tables::find(None));
        let stop = AtomicBool::new(false);
        let mut openings = Openings::new(Rules::new(1, 2, 1).unwrap(), 3, 1, &tables);
        for number in 0..4 {
            assert!(openings.get(number, &stop).is_some());
        }
        stop.store(true, Ordering::Relaxed);
        assert!(openings.get(4, &stop).is_none());
    }
}
