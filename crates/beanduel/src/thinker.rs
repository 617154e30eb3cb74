//! The engine with the tables at hand: what any program that needs a move asks.

use std::sync::Arc;

use beanduel_engine::{Control, Engine, Found, Level, Limits, Value};
use beanduel_rules::{Move, Position};

use crate::exact::Tables;

/// How many moves of an exact line are looked up.
const LONGEST_LINE: usize = 16;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position; its game isn't over.
    pub position: &'a Position,
    /// Who plays. Level 12 is the engine with all it has.
    pub level: Level,
    /// What the choices of lower levels follow.
    pub seed: u64,
    /// How many of the best moves are wanted with their lines; lower levels tell one.
    pub lines: usize,
    /// When to end at the latest.
    pub limits: Limits,
}

/// The engine, and the tables that answer for its full strength.
pub struct Thinker {
    engine: Engine,
    tables: Option<Arc<Tables>>,
}

impl Thinker {
    /// An engine with a transposition table of so many bytes, on so many threads, and with these tables if any.
    pub fn new(memory_bytes: usize, tables: Option<Arc<Tables>>) -> Thinker {
        Thinker { engine: Engine::new(memory_bytes), tables }
    }

    /// Forgets what was learned of other games.
    pub fn forget(&mut self) {
        self.engine.clear();
    }

    /// The move chosen with what is known of it, and after it the other lines wanted; empty where the game is over.
    pub fn think(
        &mut self,
        question: &Question<'_>,
        control: &Control<'_>,
        mut report: impl FnMut(&[Found]),
    ) -> Vec<Found> {
        let &Question { position, level, seed, limits, lines } = question;
        if level < Level::ALL[11] {
            return self.engine.play(position, level, seed, &limits, control).into_iter().collect();
        }
        if let Some(known) = self.known(position, lines) {
            return known;
        }
        let limits = if limits == Limits::default() { Limits::time_ms(level.think_ms()) } else { limits };
        let found = self.engine.search(position, &limits, control, |found| report(std::slice::from_ref(found)));
        found.into_iter().collect()
    }

    /// The best moves where a table holds the position, the best first.
    fn known(&self, position: &Position, lines: usize) -> Option<Vec<Found>> {
        let tables = self.tables.as_deref()?;
        let mut moves = tables.probe(position)?.moves;
        moves.sort_by_key(|&(_, value)| -value);
        let line = |&(mv, value): &(Move, i16)| Found {
            best: mv,
            value: Value::Exact(value.into()),
            line: best_line(tables, position, mv),
            depth: 0,
            nodes: 0,
            time_ms: 0,
        };
        Some(moves.iter().take(lines.max(1)).map(line).collect())
    }
}

/// A move and the best play after it, as far as a table holds it.
fn best_line(tables: &Tables, position: &Position, mv: Move) -> Vec<Move> {
    let mut line = vec![mv];
    let mut at = position.play_unchecked(mv);
    while line.len() < LONGEST_LINE
        && let Some(probe) = tables.probe(&at)
        && let Some(&(best, _)) = probe.moves.iter().find(|&&(_, value)| value == probe.value)
    {
        line.push(best);
        at = at.play_unchecked(best);
    }
    line
}
