//! Exact values that are known without a search: a table of all positions, an opening book.

use std::sync::Arc;

use beanduel_rules::{Move, Position};
use beanduel_solver::Oracle;

/// Something that knows the exact values of some positions.
///
/// The engine believes it: what it says is called exact.
pub trait Source: Send + Sync {
    /// Future gain minus the opponent's in beans under perfect play, mover's view; `None` where it doesn't know the position.
    fn value(&self, position: &Position) -> Option<i32>;

    /// What a solver can ask on its way from this position; it must cover it and all that can follow. None where there is nothing
    /// of the kind, as long as nobody says otherwise.
    fn oracle(&self, position: &Position) -> Option<Arc<dyn Oracle>> {
        let _ = position;
        None
    }
}

impl<F: Fn(&Position) -> Option<i32> + Send + Sync> Source for F {
    fn value(&self, position: &Position) -> Option<i32> {
        self(position)
    }
}

/// The longest line that is followed through a source, in plies.
const LONGEST: usize = 100;

/// What a move gives: the position after it and the beans it pots.
pub(crate) fn made(position: &Position, mv: Move) -> (Position, i32) {
    (position.play_unchecked(mv), position.gain(mv).into())
}

/// The value of a position, from the source itself or from what it knows of all positions that may follow within `plies`.
pub(crate) fn known(source: &dyn Source, position: &Position, plies: u32) -> Option<i32> {
    if position.is_over() {
        return Some(0);
    }
    source.value(position).or_else(|| {
        let plies = plies.checked_sub(1)?;
        let values = position.legal_moves().into_iter().map(|mv| {
            let (after, gain) = made(position, mv);
            Some(gain - known(source, &after, plies)?)
        });
        values.collect::<Option<Vec<i32>>>()?.into_iter().max()
    })
}

/// The legal moves whose values are known, and these, in beans, mover's view; `plies` as for [`known`], counted from the position.
pub(crate) fn known_moves(source: &dyn Source, position: &Position, plies: u32) -> Vec<(Move, i32)> {
    let plies = plies.saturating_sub(1);
    let values = position.legal_moves().into_iter().filter_map(|mv| {
        let (after, gain) = made(position, mv);
        Some((mv, gain - known(source, &after, plies)?))
    });
    values.collect()
}

/// Best play from a position worth `value`, as far as the source knows it.
pub(crate) fn best_line(source: &dyn Source, position: &Position, value: i32) -> Vec<Move> {
    line_of_best(position, value, LONGEST, |after, rest| known(source, after, 0) == Some(rest))
}

/// Best play from a position worth `value`, of so many plies at most. `leaves` says of a position after a move whether it is worth no
/// more than this to the opponent, and so the move the best; the first of which it says so is taken.
pub(crate) fn line_of_best(
    position: &Position,
    value: i32,
    longest: usize,
    mut leaves: impl FnMut(&Position, i32) -> bool,
) -> Vec<Move> {
    let (mut at, mut value) = (*position, value);
    let mut line = Vec::new();
    while line.len() < longest {
        let best = at.legal_moves().into_iter().find_map(|mv| {
            let (after, gain) = made(&at, mv);
            let rest = gain - value;
            leaves(&after, rest).then_some((mv, after, rest))
        });
        let Some((mv, after, rest)) = best else { break };
        line.push(mv);
        (at, value) = (after, rest);
    }
    line
}
