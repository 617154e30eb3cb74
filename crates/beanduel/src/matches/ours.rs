//! Our own engine as a player of a match.

use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_engine::{Control, Level, Limits};

use super::limit::Limit;
use super::player::{Choice, Played, Player, Trouble, Unready};
use super::stopwatch::Timing;
use crate::thinker::{Question, Thinker};

/// The engine at a level, within this process.
pub struct Ours {
    thinker: Thinker,
    level: Level,
    limits: Limits,
    seed: u64,
    timing: Timing,
}

impl Ours {
    /// This engine at a level. Without a limit a level has its own measure.
    pub fn new(thinker: Thinker, level: Level, limit: Option<Limit>, timing: Timing) -> Ours {
        Ours { thinker, level, limits: limit.map_or(Limits::NONE, Limit::limits), seed: 0, timing }
    }
}

impl Player for Ours {
    fn new_game(&mut self, seed: u64, _: &AtomicBool) -> Result<(), Unready> {
        self.thinker.forget();
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Played, stop: &AtomicBool) -> Result<Choice, Trouble> {
        let watch = self.timing.start();
        let now = || watch.elapsed().as_millis() as u64;
        let question =
            Question { position: &game.position, level: self.level, seed: self.seed, limits: self.limits, hit: None };
        let found = self.thinker.choose(&question, &Control { stop, now: &now });
        match found {
            _ if stop.load(Ordering::Relaxed) => Err(Trouble::Stopped),
            Some(found) => Ok(Choice { mv: found.best, value: Some(found.value) }),
            None => Err(Trouble::Illegal("none".to_owned())),
        }
    }
}
