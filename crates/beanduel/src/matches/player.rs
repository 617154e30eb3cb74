//! One who plays in a match: asked for moves, one game after another.

use std::sync::atomic::AtomicBool;

use beanduel_engine::Value;
use beanduel_rules::{Move, Position};

/// A game as far as it has been played.
#[derive(Clone, Debug)]
pub struct Played {
    /// Where it began.
    pub start: Position,
    /// The moves since then, all legal.
    pub moves: Vec<Move>,
    /// Where it stands.
    pub position: Position,
}

impl Played {
    /// A game without moves.
    pub const fn new(start: Position) -> Played {
        Played { start, moves: Vec::new(), position: start }
    }

    /// Plays a legal move.
    pub fn play(&mut self, mv: Move) {
        self.position = self.position.play_unchecked(mv);
        self.moves.push(mv);
    }
}

/// A move, and what the player thinks it is worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// The move; legal.
    pub mv: Move,
    /// Mover's view, pots so far not counted.
    pub value: Option<Value>,
}

/// Why a player gave no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The program couldn't be started, ended or closed its output: what the system and it said last, if anything.
    Crash(String),
    /// What it named is no legal move; empty where it named none.
    Illegal(String),
    /// It didn't answer in time.
    Silent,
    /// The match was stopped.
    Stopped,
}

/// Why a player can't begin a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unready {
    /// It can't be started: there will be no game of it.
    Unstartable(Trouble),
    /// It had been started and is gone, or doesn't answer any more: the game is lost, and the next begins with a new start.
    Gone(Trouble),
}

/// One who plays.
pub trait Player: Send {
    /// A new game begins. What is chosen by chance follows the seed.
    ///
    /// # Errors
    /// Where a program can't be started or doesn't answer.
    fn new_game(&mut self, seed: u64, stop: &AtomicBool) -> Result<(), Unready>;

    /// A move in a game that isn't over.
    ///
    /// # Errors
    /// Why there is none.
    fn choose(&mut self, game: &Played, stop: &AtomicBool) -> Result<Choice, Trouble>;
}
