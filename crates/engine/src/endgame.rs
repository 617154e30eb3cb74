//! The end of the game, solved: the exact values of a position's best moves, where they can be had in the time there is.

use std::sync::Arc;

use beanduel_rules::{Move, Position};
use beanduel_solver::{Oracle, SolveOptions, Solver};

use crate::source::{line_of_best, made};

/// A solver and what it has proved in this game so far.
pub(crate) struct Endgame {
    solver: Option<Solver>,
    /// Whether it asks an oracle.
    asks: bool,
    memory: u64,
}

/// The effort for a position that an oracle covers: mostly enough for the way to what it knows.
const ORACLE_EFFORT: f64 = 17.0;

/// The exact values of the best moves of a position, the best first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ending {
    /// As many moves as were wanted, or fewer, each with best play after it as far as that was found; and what they are worth in beans,
    /// mover's view.
    pub best: Vec<(Vec<Move>, i32)>,
    /// Nodes it took.
    pub nodes: u64,
}

impl Endgame {
    /// With at most so many bytes, which are taken once a game comes near its end.
    pub fn new(memory: u64) -> Endgame {
        Endgame { solver: None, asks: false, memory }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.solver = None;
    }

    /// About how many nodes the solver takes for a position, as the logarithm to the base 2.
    ///
    /// Measured on positions from the middle of games; half of all take less. With an oracle the search ends where that begins to know.
    pub fn effort(position: &Position, has_oracle: bool) -> f64 {
        let mover = position.to_move();
        let stocks = f64::from(position.side(mover).stock()) + f64::from(position.side(!mover).stock());
        let each = match position.cups() {
            0..=3 => 0.30,
            4 => 0.44,
            5 => 0.62,
            6.. => 0.70,
        };
        let alone = 4.0 + each * stocks;
        if has_oracle { alone.min(ORACLE_EFFORT) } else { alone }
    }

    /// The solver, made new where the last one doesn't cover this position, or asks no oracle though there is one. A new one asks the
    /// oracle, if there is one; it must cover the position.
    pub fn solver(&mut self, position: &Position, oracle: Option<Arc<dyn Oracle>>) -> &Solver {
        let (asks, memory) = (oracle.is_some(), self.memory);
        let fits = |solver: &Solver| asks == self.asks && solver.covers(position).is_ok();
        let covered = self.solver.take().filter(fits);
        self.asks = asks;
        self.solver.insert(covered.unwrap_or_else(|| {
            let solver = Solver::new(position, SolveOptions { memory, threads: 1, ..SolveOptions::default() });
            match oracle {
                Some(oracle) => solver.with_oracle(oracle),
                None => solver,
            }
        }))
    }
}

/// What is to be solved, and how far.
#[derive(Clone, Debug)]
pub(crate) struct Problem<'a> {
    pub position: &'a Position,
    /// Its moves, the likeliest first.
    pub order: Vec<Move>,
    /// What it is likely worth, in beans.
    pub guess: i32,
    /// How many of the best moves are wanted.
    pub lines: usize,
    /// The most nodes it may take.
    pub nodes: u64,
}

/// The most nodes that finding a line takes once the value is known.
const LINE_NODES: u64 = 20_000;

/// A move of the position being solved, and what is proved of its value so far.
struct Candidate {
    mv: Move,
    after: Position,
    gain: i32,
    least: i32,
    most: i32,
}

/// The exact values of the best moves, as many as are wanted, as far as they are had before the nodes are used up or `go_on`, which is
/// called every few thousand nodes, says to end. On this thread.
///
/// The value is sought from the guess on, asking of each move in turn whether it is worth so much (MTD(f), Plaat 1996, at the root alone).
pub(crate) fn best_moves(solver: &Solver, problem: &Problem, go_on: &mut dyn FnMut() -> bool) -> Ending {
    Solver::on_deep_stack(|| sought(solver, problem, go_on))
}

fn sought(solver: &Solver, problem: &Problem, go_on: &mut dyn FnMut() -> bool) -> Ending {
    let position = problem.position;
    let mover = position.to_move();
    let all = (position.side(mover).beans() + position.side(!mover).beans()) as i32;
    let mut candidates: Vec<_> = problem
        .order
        .iter()
        .map(|&mv| {
            let (after, gain) = made(position, mv);
            Candidate { mv, after, gain, least: -all, most: all }
        })
        .collect();
    let mut ending = Ending::default();
    let mut guess = problem.guess;
    while ending.best.len() < problem.lines && !candidates.is_empty() {
        // The best of those that are left is worth at least `least` and at most `most`.
        let best = loop {
            let least = candidates.iter().map(|candidate| candidate.least).max().unwrap_or(-all);
            let most = candidates.iter().map(|candidate| candidate.most).max().unwrap_or(all);
            if let Some(best) = candidates.iter().position(|candidate| candidate.least == most) {
                break best;
            }
            let asked = guess.clamp(least + 1, most);
            let mut reached = None;
            for (i, candidate) in candidates.iter_mut().enumerate() {
                if candidate.most < asked {
                    continue;
                }
                let question = candidate.gain - asked + 1;
                let left = problem.nodes.saturating_sub(ending.nodes);
                let Ok(answer) = solver.ask(&candidate.after, question, left, &mut |_| go_on()) else { return ending };
                ending.nodes += answer.nodes;
                let Some(bound) = answer.bound else { return ending };
                if bound < question {
                    candidate.least = candidate.least.max(candidate.gain - bound);
                    reached = Some(i);
                    break;
                }
                candidate.most = candidate.most.min(candidate.gain - bound);
            }
            match reached {
                Some(i) => {
                    guess = candidates[i].least + 1;
                    candidates[..=i].rotate_right(1);
                }
                None => guess = candidates.iter().map(|candidate| candidate.most).max().unwrap_or(-all),
            }
        };
        let best = candidates.remove(best);
        guess = best.least;
        let mut left = problem.nodes.saturating_sub(ending.nodes).min(LINE_NODES);
        ending.nodes += left;
        ending.best.push((best_line(solver, position, best.mv, best.least, &mut left, go_on), best.least));
        ending.nodes -= left;
    }
    ending
}

/// Best play after `first`, which makes the position worth `value` beans: as far as it is found with a few nodes, mostly to the end.
fn best_line(
    solver: &Solver,
    position: &Position,
    first: Move,
    value: i32,
    nodes: &mut u64,
    go_on: &mut dyn FnMut() -> bool,
) -> Vec<Move> {
    let (after, gain) = made(position, first);
    let rest = line_of_best(&after, gain - value, usize::MAX, |after, rest| {
        // Worth its place if the opponent isn't left more than the rest.
        let answer = solver.ask(after, rest + 1, *nodes, &mut |_| go_on());
        answer.is_ok_and(|answer| {
            *nodes -= answer.nodes.min(*nodes);
            answer.bound.is_some_and(|bound| bound <= rest)
        })
    });
    [vec![first], rest].concat()
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    fn solve_alone(line: &str, lines: usize, nodes: u64) -> Ending {
        let position: Position = line.parse().unwrap();
        let order: Vec<Move> = position.legal_moves().into_iter().collect();
        let mut endgame = Endgame::new(1 << 24);
        let problem = Problem { position: &position, order, guess: 3, lines, nodes };
        best_moves(endgame.solver(&position, None), &problem, &mut || true)
    }

    #[test]
    fn the_best_moves_come_first_with_the_values_the_solver_gives_them() {
        let line = "4,0,2,0:6:5 0,1,6,0:5:7 s";
        let position: Position = line.parse().unwrap();
        let ending = solve_alone(line, 10, u64::MAX);
        let solver = Solver::new(&position, SolveOptions { memory: 1 << 24, ..SolveOptions::default() });
        let solved = solver.moves(&position, &AtomicBool::new(false), &mut |_| ()).unwrap();
        assert_eq!(ending.best.len(), solved.moves.len());
        for (line, value) in &ending.best {
            assert!(solved.moves.iter().any(|(mv, bounds)| *mv == line[0] && bounds.exact() == Some(*value)));
            let end = line.iter().fold(position, |at, &mv| at.play(mv).unwrap());
            assert!(end.is_over());
            assert_eq!(end.margin(position.to_move()) - position.margin(position.to_move()), *value);
        }
        assert!(ending.best.is_sorted_by_key(|(_, value)| -value));
        assert_eq!(solve_alone(line, 1, u64::MAX).best, ending.best[..1]);
    }

    #[test]
    fn what_takes_too_many_nodes_has_no_answer() {
        let ending = solve_alone("0,0,0,0,0:20:0 0,0,0,0,0:20:0 s", 1, 10_000);
        assert!(ending.best.is_empty() && ending.nodes <= 10_000, "{ending:?}");
    }
}
