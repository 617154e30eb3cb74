//! Alpha-beta with the evaluation of [`super::pots`]: to a fixed depth, and deeper and deeper until the time is up.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use beanduel_engine::Value;
use beanduel_rules::{Move, Position};

use super::pots::{estimate, ordered};
use crate::matches::limit::Limit;
use crate::matches::player::{Choice, Played, Player, Trouble, Unready};
use crate::matches::stopwatch::{Stopwatch, Timing};

/// More than any margin, in beans.
const INFINITE: i32 = 10_000;

/// Alpha-beta to a fixed depth, all alike on every machine and without memory: what the one other open program does, to depth 8.
pub struct AlphaBeta {
    depth: u32,
}

impl AlphaBeta {
    /// A player that sees so many plies, at least 1.
    pub fn new(depth: u32) -> AlphaBeta {
        AlphaBeta { depth: depth.max(1) }
    }
}

impl Player for AlphaBeta {
    fn new_game(&mut self, _: u64, _: &AtomicBool) -> Result<(), Unready> {
        Ok(())
    }

    fn choose(&mut self, game: &Played, stop: &AtomicBool) -> Result<Choice, Trouble> {
        let mut search = Search { table: None, budget: Budget::new(None, Timing::Wall, stop) };
        let (score, mv) = search.best(&game.position, self.depth, -INFINITE, INFINITE, None);
        if stop.load(Ordering::Relaxed) {
            return Err(Trouble::Stopped);
        }
        Ok(choice(&game.position, score, mv))
    }
}

/// The same search with a transposition table, deeper and deeper within a limit.
pub struct Deepening {
    limit: Limit,
    timing: Timing,
    table: Vec<Option<Entry>>,
}

impl Deepening {
    /// A power of two; some 12 MB.
    const ENTRIES: usize = 1 << 18;
    const DEEPEST: u32 = 200;

    /// A player that thinks so long about each move.
    pub fn new(limit: Limit, timing: Timing) -> Deepening {
        Deepening { limit, timing, table: vec![None; Deepening::ENTRIES] }
    }
}

impl Player for Deepening {
    fn new_game(&mut self, _: u64, _: &AtomicBool) -> Result<(), Unready> {
        self.table.fill(None);
        Ok(())
    }

    fn choose(&mut self, game: &Played, stop: &AtomicBool) -> Result<Choice, Trouble> {
        let position = &game.position;
        let deepest = if let Limit::Depth(depth) = self.limit { depth } else { Deepening::DEEPEST };
        let mut search =
            Search { table: Some(&mut self.table), budget: Budget::new(Some(self.limit), self.timing, stop) };
        let first = ordered(position, None).1[0];
        let mut chosen = (estimate(position), first);
        if position.legal_moves().len() > 1 {
            let mut last = 0;
            for depth in 1..=deepest {
                let before = search.budget.nodes;
                let found = search.best(position, depth, -INFINITE, INFINITE, Some(chosen.1));
                if search.budget.ended {
                    // The best of the depth before is searched first, so what is better so far is better.
                    if found.0 > -INFINITE {
                        chosen = found;
                    }
                    break;
                }
                chosen = found;
                // Where another ply finds nothing more to visit, all lines have come to the end of the game.
                let visited = search.budget.nodes - before;
                if visited == last {
                    break;
                }
                last = visited;
            }
        }
        if stop.load(Ordering::Relaxed) {
            return Err(Trouble::Stopped);
        }
        Ok(choice(position, chosen.0, chosen.1))
    }
}

/// The final margin that is expected, as a value from here on.
fn choice(position: &Position, score: i32, mv: Move) -> Choice {
    Choice { mv, value: Some(Value::Estimate(100 * (score - position.margin(position.to_move())))) }
}

/// Counts nodes and says when to end.
struct Budget<'a> {
    nodes: u64,
    most_nodes: u64,
    watch: Stopwatch,
    time: Option<Duration>,
    stop: &'a AtomicBool,
    ended: bool,
}

impl<'a> Budget<'a> {
    fn new(limit: Option<Limit>, timing: Timing, stop: &'a AtomicBool) -> Budget<'a> {
        let most_nodes = if let Some(Limit::Nodes(nodes)) = limit { nodes } else { u64::MAX };
        let (watch, time) = (timing.start(), limit.and_then(Limit::time));
        Budget { nodes: 0, most_nodes, watch, time, stop, ended: false }
    }

    /// Counts a node. It must be asked whether to end before the node's value is used.
    fn visit(&mut self) {
        self.nodes += 1;
        if self.nodes.is_multiple_of(512) {
            self.ended |=
                self.stop.load(Ordering::Relaxed) || self.time.is_some_and(|time| self.watch.elapsed() >= time);
        }
        self.ended |= self.nodes >= self.most_nodes;
    }
}

/// What is known of a position: without the pots, which have no influence on what follows.
#[derive(Clone, Copy)]
struct Entry {
    sides: [u128; 2],
    depth: u8,
    bound: Bound,
    /// Beyond the margin so far.
    score: i16,
    mv: u8,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

struct Search<'a> {
    table: Option<&'a mut Vec<Option<Entry>>>,
    budget: Budget<'a>,
}

/// The mover's side and the other's. Cups and max sow don't change during a game.
fn key(position: &Position) -> [u128; 2] {
    let mover = position.to_move();
    [position.side(mover).to_bits(), position.side(!mover).to_bits()]
}

fn slot(key: [u128; 2], length: usize) -> usize {
    let words = key.map(|word| (word as u64) ^ ((word >> 64) as u64).rotate_left(31));
    let mixed = (words[0].wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ words[1]).wrapping_mul(0xd6e8_feb8_6659_fd93);
    (mixed >> 32) as usize & (length - 1)
}

impl Search<'_> {
    /// The final margin expected, mover's view, and the move that leads there. Where the budget ends within, what is known of the
    /// moves searched until then; at least -[`INFINITE`].
    fn best(&mut self, position: &Position, depth: u32, alpha: i32, beta: i32, first: Option<Move>) -> (i32, Move) {
        let (count, moves) = ordered(position, first);
        let mut best = (-INFINITE, moves[0]);
        for &mv in &moves[..count] {
            let score = -self.value(&position.play_unchecked(mv), depth - 1, -beta, -alpha.max(best.0));
            if self.budget.ended {
                break;
            }
            if score > best.0 {
                best = (score, mv);
            }
            if score >= beta {
                break;
            }
        }
        best
    }

    fn value(&mut self, position: &Position, depth: u32, alpha: i32, beta: i32) -> i32 {
        self.budget.visit();
        let margin = position.margin(position.to_move());
        if position.is_over() {
            return margin;
        }
        if depth == 0 {
            return estimate(position);
        }
        let key = key(position);
        let mut first = None;
        let at = self.table.as_ref().map_or(0, |table| slot(key, table.len()));
        if let Some(entry) = self.table.as_ref().and_then(|table| table[at]).filter(|entry| entry.sides == key) {
            first = Move::from_byte(entry.mv);
            let score = i32::from(entry.score) + margin;
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if settles && u32::from(entry.depth) == depth {
                return score;
            }
        }
        let (score, mv) = self.best(position, depth, alpha, beta, first);
        if let Some(table) = self.table.as_mut().filter(|_| !self.budget.ended) {
            let bound = match score {
                _ if score >= beta => Bound::AtLeast,
                _ if score <= alpha => Bound::AtMost,
                _ => Bound::Exact,
            };
            let entry =
                Entry { sides: key, depth: depth as u8, bound, score: (score - margin) as i16, mv: mv.to_byte() };
            table[at] = Some(entry);
        }
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plain minimax to the same depth.
    fn minimax(position: &Position, depth: u32) -> i32 {
        if position.is_over() {
            return position.margin(position.to_move());
        }
        if depth == 0 {
            return estimate(position);
        }
        let moves = position.legal_moves().into_iter();
        moves.map(|mv| -minimax(&position.play_unchecked(mv), depth - 1)).max().unwrap()
    }

    #[test]
    fn alpha_beta_finds_what_minimax_finds() {
        let stop = AtomicBool::new(false);
        for line in [
            "0,0,0,0:40:0 0,0,0,0:40:0 s",
            "1,0,1,0:6:1 1,4,1,0:7:1 n",
            "0,1,6,0:2:7 4,0,2,0:3:5 s",
            "0,0,1:0:5 0,2,0:3:2 s",
        ] {
            let position: Position = line.parse().unwrap();
            for depth in 1..=6 {
                let expected = minimax(&position, depth);
                let mut plain = Search { table: None, budget: Budget::new(None, Timing::Wall, &stop) };
                assert_eq!(plain.best(&position, depth, -INFINITE, INFINITE, None).0, expected, "{line} to {depth}");
                let mut table = vec![None; 1 << 10];
                let mut search = Search { table: Some(&mut table), budget: Budget::new(None, Timing::Wall, &stop) };
                for shallower in 1..=depth {
                    let found = search.best(&position, shallower, -INFINITE, INFINITE, None).0;
                    assert_eq!(found, minimax(&position, shallower), "{line} to {shallower} with a table");
                }
            }
        }
    }
}
