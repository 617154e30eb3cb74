//! The miner: puzzles from games of the engine against itself.

use core::sync::atomic::{AtomicBool, Ordering};

use beanduel_rules::{Player, Position, Rules};

use super::position::{ExactMoves, obvious_moves, turned_south};
use super::theme::Theme;
use super::{Origin, Puzzle, Task, line};
use crate::engine::Engine;
use crate::level::Level;
use crate::watch::{Control, Limits};

/// The strongest level that plays in the games mined: people make mistakes, and mistakes make puzzles.
const STRONGEST: u8 = 7;
/// Bytes for the engine's table.
const MEMORY: usize = 8 << 20;

/// Looks for puzzles in games of two levels, each game from the start and with its own levels and luck.
pub struct Miner {
    rules: Rules,
    seed: u64,
    most_stock: u32,
    engine: Engine,
}

impl Miner {
    /// A miner for this board. Positions with more than `most_stock` beans in both stocks together aren't looked at.
    pub fn new(rules: Rules, seed: u64, most_stock: u32) -> Miner {
        Miner { rules, seed, most_stock, engine: Engine::new(MEMORY) }
    }

    /// The puzzles of the game with this number in the order in which they are found, as long as `want` says true of them, up to so many
    /// positions asked about. `exact` is asked for the values; where it doesn't know, the position is passed over. They have
    /// no difficulty yet. Ends early when `stop` is set.
    pub fn game(
        &mut self,
        number: u64,
        most_asked: usize,
        exact: &mut ExactMoves<'_>,
        stop: &AtomicBool,
        mut want: impl FnMut(Puzzle) -> bool,
    ) {
        let mut rng = fastrand::Rng::with_seed(self.seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ number);
        let mut places = self.play(&mut rng);
        rng.shuffle(&mut places);
        for (ply, position) in places.into_iter().take(most_asked) {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let source = Origin::Game { seed: self.seed, game: number, ply };
            if let Some(puzzle) = puzzle_of(&position, source, exact)
                && !want(puzzle)
            {
                return;
            }
        }
    }

    /// A game's positions that could be puzzles, South to move.
    fn play(&mut self, rng: &mut fastrand::Rng) -> Vec<(u16, Position)> {
        let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
        let levels = [rng.u8(0..STRONGEST), rng.u8(0..STRONGEST)].map(|index| Level::ALL[usize::from(index)]);
        let seed = rng.u64(..);
        let mut places = Vec::new();
        let mut position = Position::start(self.rules);
        for ply in 0.. {
            let level = levels[usize::from(position.to_move() == Player::North)];
            let stock = |player| u32::from(position.side(player).stock());
            let few = stock(Player::South) + stock(Player::North) <= self.most_stock;
            if few && position.legal_moves().len() > 1 && !obvious_moves(&position).is_empty() {
                places.push((ply, turned_south(&position)));
            }
            let Some(found) = self.engine.play(&position, level, seed, &Limits::default(), &control) else { break };
            position = position.play_unchecked(found.best);
        }
        places
    }
}

/// The puzzle that a position with South to move is, without a difficulty yet; `None` where it is none or its values can't be had.
pub fn puzzle_of(position: &Position, source: Origin, exact: &mut ExactMoves<'_>) -> Option<Puzzle> {
    let task = Task::Line(line::solution(position, exact)?);
    let themes = Theme::of_task(position, &task, exact)?;
    Some(Puzzle { position: *position, task, themes, difficulty: Puzzle::HARDEST, source })
}
