//! How hard a puzzle is: by the weakest level of the engine that solves it, and for row problems by what there is to choose.

use core::sync::atomic::AtomicBool;

use beanduel_rules::{Move, Player, Position};
use beanduel_solver::{Row, Transfer};

use super::{Puzzle, RowProblem, Solution, Step, Task};
use crate::engine::Engine;
use crate::level::Level;
use crate::watch::{Control, Limits};

/// What a level's choices follow; a level solves what it solves with two of them.
const SEEDS: [u64; 3] = [1, 2, 3];
/// The positions that level 12 may visit for a move, in place of its clock.
const LAST_NODES: u64 = 200_000;
/// Bytes for the engine's table.
const MEMORY: usize = 32 << 20;

/// Finds out how hard puzzles are. The same puzzle always gets the same difficulty from the same version of the engine.
pub struct Grader {
    engine: Engine,
}

impl Default for Grader {
    fn default() -> Grader {
        Grader::new()
    }
}

impl Grader {
    /// With an engine of its own.
    pub fn new() -> Grader {
        Grader { engine: Engine::new(MEMORY) }
    }

    /// The difficulty of a puzzle, 1 to [`Puzzle::HARDEST`].
    ///
    /// Of a position it is the lowest level of the engine from which on every level solves it: plays a best move at every step
    /// where there is something to find, with at least two of three fixed seeds. Level 12 may visit 200,000 positions for a
    /// move; what it doesn't solve is [`Puzzle::HARDEST`].
    ///
    /// Of a row problem it is the number of right guesses, each between two things, that choosing blindly would take: the
    /// product of legal moves by right moves along its line, as the power of two that it doesn't exceed, halved, 1 to 12.
    pub fn difficulty(&mut self, puzzle: &Puzzle) -> u8 {
        match &puzzle.task {
            Task::Line(Solution { steps, .. }) => {
                let solving = Level::ALL.iter().rev().take_while(|&&level| self.solves(level, &puzzle.position, steps));
                Puzzle::HARDEST - solving.count() as u8
            }
            Task::Row(problem) => difficulty_of_row(&puzzle.position, problem),
        }
    }

    /// Whether a level solves a puzzle, as [`difficulty`](Grader::difficulty) asks of each; a row problem none does.
    pub fn is_solved_by(&mut self, puzzle: &Puzzle, level: Level) -> bool {
        match &puzzle.task {
            Task::Line(Solution { steps, .. }) => self.solves(level, &puzzle.position, steps),
            Task::Row(_) => false,
        }
    }

    fn solves(&mut self, level: Level, start: &Position, steps: &[Step]) -> bool {
        // The last level chooses nothing by chance.
        let seeds = if level == Level::ALL[11] { &SEEDS[..1] } else { &SEEDS[..] };
        let needed = seeds.len().div_ceil(2);
        let (mut solved, mut failed) = (0, 0);
        for &seed in seeds {
            if self.finds_all(level, seed, start, steps) {
                solved += 1;
            } else {
                failed += 1;
            }
            if solved >= needed || failed > seeds.len() - needed {
                break;
            }
        }
        solved >= needed
    }

    fn finds_all(&mut self, level: Level, seed: u64, start: &Position, steps: &[Step]) -> bool {
        let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
        let limits = if level == Level::ALL[11] { Limits::nodes(LAST_NODES) } else { Limits::default() };
        let mut position = *start;
        for step in steps {
            if !step.is_forced() {
                if level == Level::ALL[11] {
                    self.engine.clear();
                }
                let played = self.engine.play(&position, level, seed, &limits, &control);
                if played.is_none_or(|found| !step.best.contains(&found.best)) {
                    return false;
                }
            }
            let Some(&best) = step.best.first() else { return false };
            position = position.play_unchecked(best);
            if let Some(reply) = step.reply {
                position = position.play_unchecked(reply);
            }
        }
        true
    }
}

/// The row and the stock of the player to move.
pub(crate) fn row_of(position: &Position) -> Option<(Row, u8)> {
    let side = position.side(position.to_move());
    let cups: Vec<u8> = side.row(position.cups()).collect();
    Some((Row::new(&cups).ok()?, side.stock()))
}

impl RowProblem {
    /// The fewest steps from a position to the row to reach, its mover alone playing; `None` where it can't be reached any more.
    pub fn fewest_from(&self, position: &Position) -> Option<u32> {
        let (row, stock) = row_of(position)?;
        if stock == 0 && row == self.to {
            return Some(0);
        }
        let transfer = Transfer::new(row, stock, self.to.clone()).ok()?;
        let solution = transfer.with_max_sow(position.max_sow()).ok()?.solve().ok()?;
        Some(solution.fewest)
    }

    /// The position after one of the owner's steps, the opponent's pass included.
    pub fn after(position: &Position, mv: Move) -> Position {
        let after = position.play_unchecked(mv);
        if after.legal_moves().is_pass() { after.play_unchecked(Move::Pass) } else { super::position::passed(&after) }
    }

    /// The steps that bring the row to reach one step nearer.
    pub fn right_moves(&self, position: &Position) -> Vec<Move> {
        let Some(fewest) = self.fewest_from(position) else { return Vec::new() };
        let legal = position.legal_moves().into_iter();
        legal
            .filter(|&mv| self.fewest_from(&RowProblem::after(position, mv)).is_some_and(|left| left < fewest))
            .collect()
    }
}

fn difficulty_of_row(start: &Position, problem: &RowProblem) -> u8 {
    debug_assert_eq!(start.to_move(), Player::South);
    let mut position = *start;
    let mut choices = 1.0;
    for &mv in &problem.line {
        let right = problem.right_moves(&position).len().max(1);
        choices *= position.legal_moves().len() as f64 / right as f64;
        position = RowProblem::after(&position, mv);
    }
    (1..12).find(|&difficulty| choices <= 4_f64.powi(difficulty)).unwrap_or(12) as u8
}
