//! The engine with the tables at hand: what any program that needs a move asks.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use beanduel_engine::{Control, Engine, Found, Level, Limits, Sight, Source, Weights};
use beanduel_rules::Position;

use crate::exact::Tables;

/// What is asked.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The position.
    pub position: &'a Position,
    /// Who plays. Level 12 is the engine with all it has; only that tells several lines, or thinks in the opponent's time.
    pub level: Level,
    /// What the choices of lower levels follow.
    pub seed: u64,
    /// When to end at the latest, and how many lines are wanted.
    pub limits: Limits,
    /// In the opponent's time: what tells that the move expected was played.
    pub hit: Option<&'a AtomicBool>,
}

/// The engine, and the tables that answer for its full strength.
pub struct Thinker(Engine);

impl Thinker {
    /// An engine with a transposition table of so many bytes, on so many threads, and with these tables if any.
    pub fn new(memory_bytes: usize, threads: usize, tables: Option<Arc<Tables>>) -> Thinker {
        let mut engine = Engine::new(memory_bytes);
        engine.set_threads(threads);
        engine.set_source(tables.map(|tables| tables as Arc<dyn Source>));
        Thinker(engine)
    }

    /// The same with these weights in place of those the engine comes with.
    #[must_use]
    pub fn with_weights(mut self, weights: Weights) -> Thinker {
        self.0.set_weights(Some(Arc::new(weights)));
        self
    }

    /// The same that takes in only so much of the board.
    #[must_use]
    pub const fn with_sight(mut self, sight: Sight) -> Thinker {
        self.0.set_sight(sight);
        self
    }

    /// Forgets what was learned of other games.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    /// The move for a game, told with what is known of it: at once where it has no alternative, whatever time there is.
    pub fn choose(&mut self, question: &Question<'_>, control: &Control<'_>) -> Option<Found> {
        let is_forced = question.position.legal_moves().len() == 1;
        let limits = if is_forced { question.limits.and(Limits::depth(1)) } else { question.limits };
        self.think(&Question { limits, ..*question }, control, |_| ())
    }

    /// The move chosen and what is known of it; `None` where the game is over.
    pub fn think(
        &mut self,
        question: &Question<'_>,
        control: &Control<'_>,
        report: impl FnMut(&Found),
    ) -> Option<Found> {
        let &Question { position, level, seed, limits, hit } = question;
        match hit {
            _ if level < Level::ALL[11] => self.0.play(position, level, seed, &limits, control),
            None => self.0.search(position, &limits, control, report),
            Some(hit) => self.0.ponder(position, &limits, hit, control, report),
        }
    }
}
