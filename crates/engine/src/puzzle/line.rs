//! The solution of a position: the best moves step by step, what every other move loses, and the opponent's replies.

use std::collections::HashMap;

use beanduel_rules::{Move, Position};

use super::Solution;
use super::position::{ExactMoves, MoveValues, best_value, obvious_moves};

/// A move that isn't best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The move.
    pub mv: Move,
    /// How many beans it loses against the best.
    pub loses: u8,
    /// The opponent's best reply; none where the game is over.
    pub reply: Option<Move>,
}

/// One of South's turns in a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The moves that are best, all of the same value. The solution goes on after the first; only the last step can have several.
    pub best: Vec<Move>,
    /// All other moves.
    pub wrong: Vec<Wrong>,
    /// The reply after which there is more to find; none at the end of the solution.
    pub reply: Option<Move>,
}

impl Step {
    /// How many beans the best of the wrong moves loses; none where there is nothing to choose.
    pub fn gap(&self) -> Option<u8> {
        self.wrong.iter().map(|wrong| wrong.loses).min()
    }

    /// Whether there is only one legal move.
    pub fn is_forced(&self) -> bool {
        self.wrong.is_empty()
    }
}

/// The least gap of a step, in beans.
pub(crate) const CLEAR: u8 = 2;
/// The most moves to find in one puzzle.
const MOST_FOUND: usize = 5;
/// The most of South's turns in a solution, forced ones included.
const MOST_STEPS: usize = 8;

/// The solution from a position with South to move; `None` where it is no puzzle or its values can't be had.
///
/// It is one if a single move is best, all others lose at least [`CLEAR`] beans, and one of the obvious moves is among them. After it,
/// the opponent plays a best reply: of several, the one after which most moves are to be found, then the first. The solution
/// goes on while South has to find something: one best move with a clear gap, at the end perhaps several, but then no more
/// than half of the moves there are. A turn with one legal move is passed through.
pub(crate) fn solution(position: &Position, exact: &mut ExactMoves<'_>) -> Option<Solution> {
    let moves = exact(position)?;
    let best = best_value(&moves);
    let obvious = obvious_moves(position);
    let is_trap = |&(mv, value): &(Move, i32)| value < best && obvious.contains(&mv);
    if moves.iter().filter(|&&(_, value)| value == best).count() != 1 || !moves.iter().any(is_trap) {
        return None;
    }
    let steps = Lines { exact, known: HashMap::new() }.from(position, MOST_FOUND, MOST_STEPS)?;
    (!steps.is_empty()).then_some(Solution { value: best, steps })
}

/// The step of a position, without a reply; `None` where the values of its wrong moves' replies can't be had.
pub(crate) fn step(position: &Position, moves: &MoveValues, exact: &mut ExactMoves<'_>) -> Option<Step> {
    let value = best_value(moves);
    let best = moves.iter().filter(|&&(_, v)| v == value).map(|&(mv, _)| mv).collect();
    let wrong: Option<Vec<Wrong>> = moves
        .iter()
        .filter(|&&(_, v)| v < value)
        .map(|&(mv, v)| {
            let after = position.play_unchecked(mv);
            Some(Wrong { mv, loses: (value - v) as u8, reply: telling_reply(&after, &exact(&after)?) })
        })
        .collect();
    Some(Step { best, wrong: wrong?, reply: None })
}

/// The best reply that shows most: the largest capture among the best moves, then the first of them.
pub(crate) fn telling_reply(position: &Position, moves: &MoveValues) -> Option<Move> {
    let best = best_value(moves);
    let replies = moves.iter().filter(|&&(_, value)| value == best).map(|&(mv, _)| mv);
    // The first of the greatest.
    replies.rev().max_by_key(|&mv| position.captures(mv))
}

struct Lines<'a, 'b> {
    exact: &'a mut ExactMoves<'b>,
    known: HashMap<(Position, usize, usize), Option<Vec<Step>>>,
}

impl Lines<'_, '_> {
    /// The steps from here, with so many moves to find and so many turns at most; empty where there is nothing to find.
    fn from(&mut self, position: &Position, found: usize, turns: usize) -> Option<Vec<Step>> {
        if found == 0 || turns == 0 {
            return Some(Vec::new());
        }
        let key = (*position, found, turns);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let steps = self.search(position, found, turns);
        self.known.insert(key, steps.clone());
        steps
    }

    fn search(&mut self, position: &Position, found: usize, turns: usize) -> Option<Vec<Step>> {
        let moves = (self.exact)(position)?;
        if moves.is_empty() {
            return Some(Vec::new());
        }
        let best = best_value(&moves);
        let right = moves.iter().filter(|&&(_, value)| value == best).count();
        let gap = moves.iter().filter(|&&(_, value)| value < best).map(|&(_, value)| best - value).min();
        let forced = moves.len() == 1;
        if !forced && (gap.is_none_or(|gap| gap < i32::from(CLEAR)) || right > 1 && 2 * right > moves.len()) {
            return Some(Vec::new());
        }
        let mut step = step(position, &moves, self.exact)?;
        if right > 1 {
            return Some(vec![step]);
        }
        let after = position.play_unchecked(step.best[0]);
        let left = if forced { found } else { found - 1 };
        let rest = self.after(&after, left, turns - 1)?;
        Some(match rest {
            Some((reply, rest)) => {
                step.reply = Some(reply);
                let mut steps = vec![step];
                steps.extend(rest);
                steps
            }
            None if forced => Vec::new(),
            None => vec![step],
        })
    }

    /// The most testing of the best replies and the steps after it; none where no reply leaves anything to find.
    #[allow(clippy::type_complexity)]
    fn after(&mut self, position: &Position, found: usize, turns: usize) -> Option<Option<(Move, Vec<Step>)>> {
        if found == 0 || turns == 0 {
            return Some(None);
        }
        let moves = (self.exact)(position)?;
        let best = best_value(&moves);
        let mut testing: Option<(usize, Move, Vec<Step>)> = None;
        for &(reply, _) in moves.iter().filter(|&&(_, value)| value == best) {
            let steps = self.from(&position.play_unchecked(reply), found, turns)?;
            let count = steps.iter().filter(|step| !step.is_forced()).count();
            if count > testing.as_ref().map_or(0, |&(most, ..)| most) {
                testing = Some((count, reply, steps));
            }
        }
        Some(testing.map(|(_, reply, steps)| (reply, steps)))
    }
}
