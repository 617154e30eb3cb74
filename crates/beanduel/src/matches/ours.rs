//! Our own engine as a player of a match.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use beanduel_engine::{Control, Level, Limits};

use super::limit::Limit;
use super::player::{Choice, Played, Player, Trouble};
use crate::exact::Tables;
use crate::thinker::{Question, Thinker};

/// The engine at a level, within this process.
pub struct Ours {
    thinker: Thinker,
    level: Level,
    limits: Limits,
    seed: u64,
}

impl Ours {
    /// The engine with so many bytes of memory. Without a limit a level has its own measure.
    pub fn new(level: Level, limit: Option<Limit>, memory: u64, threads: usize, tables: Option<Arc<Tables>>) -> Ours {
        let thinker = Thinker::new(usize::try_from(memory).unwrap_or(usize::MAX), threads, tables);
        Ours { thinker, level, limits: limit.map_or(Limits::NONE, Limit::limits), seed: 0 }
    }
}

impl Player for Ours {
    fn new_game(&mut self, seed: u64, _: &AtomicBool) -> Result<(), Trouble> {
        self.thinker.forget();
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Played, stop: &AtomicBool) -> Result<Choice, Trouble> {
        let began = Instant::now();
        let now = || began.elapsed().as_millis() as u64;
        let question =
            Question { position: &game.position, level: self.level, seed: self.seed, limits: self.limits, hit: None };
        let found = self.thinker.think(&question, &Control { stop, now: &now }, |_| ());
        match found {
            _ if stop.load(Ordering::Relaxed) => Err(Trouble::Stopped),
            Some(found) => Ok(Choice { mv: found.best, value: Some(found.value) }),
            None => Err(Trouble::Illegal("none".to_owned())),
        }
    }
}
