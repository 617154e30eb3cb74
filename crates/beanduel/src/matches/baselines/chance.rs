//! Any legal move.

use std::sync::atomic::AtomicBool;

use crate::matches::player::{Choice, Played, Player, Trouble, Unready};

/// Plays any legal move, all alike.
pub struct Chance(fastrand::Rng);

impl Chance {
    /// A player.
    pub fn new() -> Chance {
        Chance(fastrand::Rng::with_seed(0))
    }
}

impl Player for Chance {
    fn new_game(&mut self, seed: u64, _: &AtomicBool) -> Result<(), Unready> {
        self.0.seed(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Played, _: &AtomicBool) -> Result<Choice, Trouble> {
        let legal = game.position.legal_moves();
        let mv = legal.into_iter().nth(self.0.usize(0..legal.len()));
        let mv = mv.expect("there are as many moves as there are");
        Ok(Choice { mv, value: None })
    }
}
