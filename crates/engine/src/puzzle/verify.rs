//! Checks that a puzzle is what it says, by exact values and from its position alone.

use core::fmt;

use beanduel_rules::{Move, Position};

use super::compose::{follow, is_lone};
use super::grade::{Grader, row_of};
use super::line::{self, CLEAR, telling_reply};
use super::position::{ExactMoves, best_value, obvious_moves};
use super::theme::Theme;
use super::{Puzzle, RowProblem, Solution, Task};
use beanduel_solver::Transfer;

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The exact values can't be had.
    Unknown,
    /// The best moves of a step are others.
    Best {
        /// The step, from 1.
        step: usize,
        /// The best moves.
        best: Vec<Move>,
    },
    /// What a wrong move of a step loses, or the reply to it, is something else.
    Wrong {
        /// The step, from 1.
        step: usize,
    },
    /// The reply of a step isn't one of the opponent's best, or isn't legal.
    Reply {
        /// The step, from 1.
        step: usize,
    },
    /// The gap of a step is too small.
    Gap {
        /// The step, from 1.
        step: usize,
        /// The beans that the best wrong move loses.
        gap: u8,
    },
    /// The value of the position is this.
    Value(i32),
    /// No obvious move is wrong.
    NoTrap,
    /// The solution should end elsewhere, or go on with other replies.
    End,
    /// A row problem's line isn't legal or doesn't lead to the goal.
    Line {
        /// The first move that is wrong, from 1; one more than there are where the goal isn't reached.
        step: usize,
    },
    /// A row problem has another number of fewest steps or of solutions.
    Row {
        /// The fewest steps; none where there is no way.
        fewest: Option<u32>,
        /// The solutions.
        solutions: u64,
    },
    /// The themes are these.
    Themes(Vec<Theme>),
    /// The difficulty is this.
    Difficulty(u8),
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Unknown => write!(f, "the exact values can't be had"),
            Flaw::Best { step, .. } => write!(f, "step {step}: the best moves are others"),
            Flaw::Wrong { step } => write!(f, "step {step}: what the wrong moves lose is something else"),
            Flaw::Reply { step } => write!(f, "step {step}: the reply is not a best one"),
            Flaw::Gap { step, gap } => write!(f, "step {step}: the next best move loses only {gap}"),
            Flaw::Value(value) => write!(f, "the value is {value}"),
            Flaw::NoTrap => write!(f, "no obvious move is wrong"),
            Flaw::End => write!(f, "the solution should go on elsewhere"),
            Flaw::Line { step } => write!(f, "move {step} doesn't lead to the goal"),
            Flaw::Row { fewest, solutions } => write!(f, "the fewest steps are {fewest:?}, the solutions {solutions}"),
            Flaw::Themes(_) => write!(f, "the themes are others"),
            Flaw::Difficulty(difficulty) => write!(f, "the difficulty is {difficulty}"),
        }
    }
}

impl core::error::Error for Flaw {}

/// Checks everything that a puzzle says: best moves, what the others lose, replies, where the solution ends, themes, and, with a grader, the difficulty.
///
/// # Errors
/// The first thing that is wrong.
pub fn verify_puzzle(puzzle: &Puzzle, exact: &mut ExactMoves<'_>, grader: Option<&mut Grader>) -> Result<(), Flaw> {
    match &puzzle.task {
        Task::Line(solution) => verify_line(&puzzle.position, solution, exact)?,
        Task::Row(problem) => verify_row(&puzzle.position, problem)?,
    }
    let themes = Theme::of_task(&puzzle.position, &puzzle.task, exact).ok_or(Flaw::Unknown)?;
    if themes != puzzle.themes {
        return Err(Flaw::Themes(themes));
    }
    match grader.map(|grader| grader.difficulty(puzzle)) {
        Some(difficulty) if difficulty != puzzle.difficulty => Err(Flaw::Difficulty(difficulty)),
        _ => Ok(()),
    }
}

fn verify_line(start: &Position, solution: &Solution, exact: &mut ExactMoves<'_>) -> Result<(), Flaw> {
    let steps = &solution.steps;
    let mut position = *start;
    for (at, step) in steps.iter().enumerate() {
        let number = at + 1;
        let moves = exact(&position).ok_or(Flaw::Unknown)?;
        let value = best_value(&moves);
        let best: Vec<Move> = moves.iter().filter(|&&(_, v)| v == value).map(|&(mv, _)| mv).collect();
        if best != step.best || best.is_empty() {
            return Err(Flaw::Best { step: number, best });
        }
        let wrong: Vec<(Move, i32)> = moves.into_iter().filter(|&(_, v)| v < value).collect();
        if wrong.len() != step.wrong.len() {
            return Err(Flaw::Wrong { step: number });
        }
        for (&(mv, v), stated) in wrong.iter().zip(&step.wrong) {
            let after = position.play_unchecked(mv);
            let reply = telling_reply(&after, &exact(&after).ok_or(Flaw::Unknown)?);
            if (mv, value - v, reply) != (stated.mv, i32::from(stated.loses), stated.reply) {
                return Err(Flaw::Wrong { step: number });
            }
        }
        if let Some(gap) = step.gap().filter(|&gap| gap < CLEAR) {
            return Err(Flaw::Gap { step: number, gap });
        }
        position = position.play_unchecked(best[0]);
        if let Some(reply) = step.reply {
            let replies = exact(&position).ok_or(Flaw::Unknown)?;
            let value = best_value(&replies);
            if !replies.contains(&(reply, value)) {
                return Err(Flaw::Reply { step: number });
            }
            position = position.play_unchecked(reply);
        } else if number < steps.len() {
            return Err(Flaw::Reply { step: number });
        }
    }
    let obvious = obvious_moves(start);
    if !steps.first().is_some_and(|first| first.wrong.iter().any(|wrong| obvious.contains(&wrong.mv))) {
        return Err(Flaw::NoTrap);
    }
    // Where it ends and which of the best replies it follows is a rule of its own.
    let whole = line::solution(start, exact).ok_or(Flaw::Unknown)?;
    if whole.value != solution.value {
        Err(Flaw::Value(whole.value))
    } else if whole.steps != *steps {
        Err(Flaw::End)
    } else {
        Ok(())
    }
}

fn verify_row(start: &Position, problem: &RowProblem) -> Result<(), Flaw> {
    let wrong = |fewest, solutions| Err(Flaw::Row { fewest, solutions });
    if !is_lone(start) {
        return wrong(None, 0);
    }
    follow(start, &problem.line, &problem.to).map_err(|stand| Flaw::Line { step: stand + 1 })?;
    let transfer = row_of(start).and_then(|(row, stock)| Transfer::new(row, stock, problem.to.clone()).ok());
    let solved = transfer.and_then(|transfer| transfer.with_max_sow(start.max_sow()).ok()?.solve().ok());
    match solved {
        Some(solved) if (solved.fewest, solved.solutions) != (problem.fewest, problem.solutions) => {
            wrong(Some(solved.fewest), solved.solutions)
        }
        Some(_) if problem.line.len() != problem.fewest as usize => Err(Flaw::Line { step: problem.line.len() + 1 }),
        Some(_) => Ok(()),
        None => wrong(None, 0),
    }
}
