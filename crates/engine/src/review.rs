//! What a review says of a game: the value of every position, what each move lost, where the game turned, and how well each
//! player moved.

use std::cmp::Reverse;

use beanduel_rules::{BySide, Eval, Move, Player, Position};

use crate::reviewer::line_through;
use crate::value::Value;

/// An estimated loss below this many hundredths of a bean is none.
const NO_LOSS: i32 = 50;
/// An estimated final margin nearer to zero than this many hundredths of a bean counts as a draw.
const LEVEL: i32 = 100;
/// A loss of so many hundredths of a bean makes a turning point, whoever is ahead.
const LARGE_LOSS: i32 = 200;
/// More turning points than this would be none.
const MOST_TURNS: usize = 6;

/// A game and what was found about each of its positions.
///
/// The value of a position is never less than that of the move played there, and the difference is what the move lost. So the final
/// margin is the value of the start less all that its mover lost, plus all that the opponent lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Every position from the start to the last, at least one.
    pub(crate) places: Vec<Assessed>,
    /// The moves between them.
    pub(crate) plies: Vec<Ply>,
}

/// A position of a game and what was found about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessed {
    /// The position.
    pub position: Position,
    /// Its value, mover's view.
    pub value: Value,
    /// Best play from here on, as far as it was followed; empty at the end of a game.
    pub line: Vec<Move>,
}

/// A move played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ply {
    pub mv: Move,
    /// Its value, mover's view, the beans that it pots itself included.
    pub value: Value,
    /// The value of the best of the other moves, where it is exact and was looked for.
    pub other: Option<i32>,
}

/// Whether a player is going to win, by the final margin that best play leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// The margin is negative.
    Loss,
    /// It is nothing; if estimated, less than a bean.
    Draw,
    /// It is positive.
    Win,
}

/// A move that decided something: it changed who wins, or lost many beans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurningPoint {
    /// The number of the move, from 0.
    pub ply: usize,
    /// How the mover stood before it.
    pub from: Standing,
    /// How the mover stood after it.
    pub to: Standing,
}

/// How well a player moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Moves, forced passes aside.
    pub moves: usize,
    /// Those of them that lost no bean.
    pub good: usize,
    /// Beans lost by the others; exact if all losses are.
    pub lost: Value,
}

impl Tally {
    /// The share of moves that lost no bean, 0 to 1; of no moves at all, 1.
    pub fn accuracy(&self) -> f64 {
        if self.moves == 0 { 1.0 } else { self.good as f64 / self.moves as f64 }
    }

    /// The same in whole percent, to the nearest; but 100 only where no move lost a bean, and 0 only where each did.
    pub fn percent(&self) -> u32 {
        let nearest = (100.0 * self.accuracy()).round() as u32;
        if self.good == self.moves || self.good == 0 { nearest } else { nearest.clamp(1, 99) }
    }
}

/// How grave a move's loss is, or how good it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grade {
    /// The only good move by far, and not the one that pots most at once: `!`.
    Find,
    /// It loses a bean and changes nothing else: `?!`.
    Slip,
    /// It loses two or three beans, or a win, or a draw: `?`.
    Mistake,
    /// It loses four beans or more, or makes a loss of a win: `??`.
    Blunder,
}

impl Grade {
    /// The number of its glyph in records.
    pub const fn nag(self) -> u8 {
        match self {
            Grade::Find => 1,
            Grade::Mistake => 2,
            Grade::Blunder => 4,
            Grade::Slip => 6,
        }
    }
}

impl Review {
    /// How many moves the game has.
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// The review of these moves alone, from `start` on, where they are some of its own that follow each other.
    pub fn part(&self, start: &Position, moves: &[Move]) -> Option<Review> {
        let first = self.places.iter().position(|place| place.position == *start)?;
        let last = first + moves.len();
        let plies = self.plies.get(first..last)?;
        let is_same = plies.iter().map(|ply| ply.mv).eq(moves.iter().copied());
        is_same.then(|| Review { places: self.places[first..=last].to_vec(), plies: plies.to_vec() })
    }

    /// Takes over what an earlier review found of the same positions, so that nobody is told two things of one move: an exact
    /// value stands whichever found it, of two estimates the earlier one.
    pub fn agree_with(&mut self, earlier: &Review) {
        for at in (0..self.places.len()).rev() {
            let position = self.places[at].position;
            let told = earlier.places.iter().find(|told| told.position == position);
            let told = told.filter(|_| !self.places[at].value.is_exact());
            if let Some(told) = told {
                self.places[at] = told.clone();
            }
            let Some(ply) = self.plies.get_mut(at) else { continue };
            let after = &self.places[at + 1];
            ply.value = (-after.value).plus(position.gain(ply.mv).into());
            // Nothing is worth less than one of its moves.
            let value = self.places[at].value;
            if told.is_none() && !value.is_exact() && value.hundredths() < ply.value.hundredths() {
                let line = line_through(ply.mv, Some(after));
                (self.places[at].value, self.places[at].line) = (Value::Estimate(ply.value.hundredths()), line);
            }
        }
    }

    /// The positions, from the start on; one more than there are moves.
    pub fn places(&self) -> &[Assessed] {
        &self.places
    }

    /// The moves in their order.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = ReviewedMove<'_>> + ExactSizeIterator + '_ {
        (0..self.len()).map(|ply| ReviewedMove { review: self, ply })
    }

    /// The move of this number, from 0, if there is one.
    pub fn at(&self, ply: usize) -> Option<ReviewedMove<'_>> {
        (ply < self.len()).then_some(ReviewedMove { review: self, ply })
    }

    /// The final margin that best play leads to from each position, South's view.
    pub fn margins(&self) -> impl DoubleEndedIterator<Item = Eval> + ExactSizeIterator + '_ {
        self.places.iter().map(|place| place.value.final_margin(&place.position))
    }

    /// The number of moves after which all is exact, 0 if everything is; `None` if not even the last position is.
    pub fn exact_from(&self) -> Option<usize> {
        let estimated = self.places.iter().rposition(|place| !place.value.is_exact());
        let first = estimated.map_or(0, |last| last + 1);
        (first < self.places.len()).then_some(first)
    }

    /// How well each player moved.
    pub fn tallies(&self) -> BySide<Tally> {
        BySide::from_fn(|player| {
            let mut tally = Tally { moves: 0, good: 0, lost: Value::Exact(0) };
            for mv in self.moves().filter(|mv| mv.player() == player && mv.played() != Move::Pass) {
                tally.moves += 1;
                tally.good += usize::from(!mv.loses());
                tally.lost = match (tally.lost, mv.loss()) {
                    (Value::Exact(sum), Value::Exact(loss)) => Value::Exact(sum + loss),
                    // What is too little to be a loss is only the inaccuracy of estimates.
                    (sum, loss) if mv.loses() => Value::Estimate(sum.hundredths() + loss.hundredths()),
                    (sum, _) => Value::Estimate(sum.hundredths()),
                };
            }
            tally
        })
    }

    /// The moves that decided the game, in their order: those after which another wins or nobody does, and those that lost
    /// two beans and more; the six gravest where there are more.
    pub fn turning_points(&self) -> Vec<TurningPoint> {
        let turns = self.moves().filter(ReviewedMove::loses).map(|mv| {
            let (from, to) = mv.standings();
            (mv.loss().hundredths(), TurningPoint { ply: mv.ply, from, to })
        });
        let mut turns: Vec<_> = turns.filter(|(loss, turn)| turn.to < turn.from || *loss >= LARGE_LOSS).collect();
        turns.sort_by_key(|(loss, turn)| Reverse(((turn.from as u8).saturating_sub(turn.to as u8), *loss)));
        turns.truncate(MOST_TURNS);
        turns.sort_by_key(|(_, turn)| turn.ply);
        turns.into_iter().map(|(_, turn)| turn).collect()
    }
}

/// A move of a reviewed game.
#[derive(Clone, Copy, Debug)]
pub struct ReviewedMove<'a> {
    review: &'a Review,
    ply: usize,
}

impl<'a> ReviewedMove<'a> {
    /// Its number, from 0.
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The position it was played in.
    pub fn before(&self) -> &'a Assessed {
        &self.review.places[self.ply]
    }

    /// The position it led to, with the play that makes most of it.
    pub fn after(&self) -> &'a Assessed {
        &self.review.places[self.ply + 1]
    }

    /// Who moved.
    pub fn player(&self) -> Player {
        self.before().position.to_move()
    }

    /// The move.
    pub fn played(&self) -> Move {
        self.data().mv
    }

    /// The best move; the one played where none is better.
    pub fn best(&self) -> Move {
        self.before().line.first().copied().unwrap_or(self.played())
    }

    /// What it is worth to the mover, the beans that it pots itself included.
    pub fn value(&self) -> Value {
        self.data().value
    }

    /// The beans that it lost; never negative.
    pub fn loss(&self) -> Value {
        match (self.before().value, self.value()) {
            (Value::Exact(best), Value::Exact(played)) => Value::Exact(best - played),
            (Value::Exact(_), Value::Estimate(_)) if self.best() == self.played() => Value::Exact(0),
            (best, played) => Value::Estimate((best.hundredths() - played.hundredths()).max(0)),
        }
    }

    /// Whether it lost a bean, or half a bean or more by estimate.
    pub fn loses(&self) -> bool {
        self.loss().hundredths() >= NO_LOSS
    }

    /// How the mover stood before and after it.
    pub fn standings(&self) -> (Standing, Standing) {
        let position = &self.before().position;
        let from = standing(position, self.before().value);
        (from, if self.loses() { standing(position, self.value()) } else { from })
    }

    /// What there is to say of it; nothing of most moves.
    pub fn grade(&self) -> Option<Grade> {
        if !self.loses() {
            return self.is_find().then_some(Grade::Find);
        }
        let (from, to) = self.standings();
        Some(match (self.loss().hundredths(), (from as u8).saturating_sub(to as u8)) {
            (400.., _) | (_, 2..) => Grade::Blunder,
            (LARGE_LOSS.., _) | (_, 1..) => Grade::Mistake,
            _ => Grade::Slip,
        })
    }

    /// Whether all other moves lose two beans and more, one of them though it pots more at once.
    fn is_find(&self) -> bool {
        let Assessed { position, value, .. } = self.before();
        let only = match (*value, self.data().other) {
            (Value::Exact(best), Some(other)) => best - other >= 2,
            (Value::Exact(_) | Value::Estimate(_), _) => false,
        };
        let most = position.legal_moves().into_iter().map(|mv| position.gain(mv)).max();
        only && most > Some(position.gain(self.played()))
    }

    fn data(&self) -> &'a Ply {
        &self.review.plies[self.ply]
    }
}

/// How the mover of a position stands if it has this value.
fn standing(position: &Position, value: Value) -> Standing {
    let margin = 100 * position.margin(position.to_move()) + value.hundredths();
    let level = if value.is_exact() { 1 } else { LEVEL };
    if margin >= level {
        Standing::Win
    } else if margin <= -level {
        Standing::Loss
    } else {
        Standing::Draw
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(good: usize, moves: usize) -> u32 {
        Tally { moves, good, lost: Value::Exact(0) }.percent()
    }

    #[test]
    fn percents_are_the_nearest_but_all_and_nothing_are_kept_for_all_and_nothing() {
        assert_eq!([tally(2, 3), tally(1, 3), tally(1, 2)], [67, 33, 50]);
        assert_eq!([tally(299, 300), tally(1, 300)], [99, 1]);
        assert_eq!([tally(3, 3), tally(0, 3), tally(0, 0)], [100, 0, 100]);
    }

    /// A review of the first moves of a game, of which each position has this value.
    fn review(moves: &str, values: &[Value]) -> Review {
        let mut places = Vec::new();
        let mut plies = Vec::new();
        let mut position = Position::start(beanduel_rules::Rules::default());
        let mut moves = moves.split_whitespace();
        for (at, &value) in values.iter().enumerate() {
            let mv = moves.next().map(|text| position.read_move(text).unwrap());
            places.push(Assessed { position, value, line: mv.into_iter().collect() });
            if let (Some(mv), Some(&after)) = (mv, values.get(at + 1)) {
                plies.push(Ply { mv, value: (-after).plus(position.gain(mv).into()), other: None });
                position = position.play(mv).unwrap();
            }
        }
        Review { places, plies }
    }

    #[test]
    fn a_part_of_a_review_says_what_the_whole_says() {
        let whole = review("s4 s3 s1", &[-100, 200, -300, 400].map(Value::Estimate));
        let place = whole.places[1].position;
        let part = whole.part(&place, &[whole.plies[1].mv]).unwrap();
        assert_eq!(part.at(0).unwrap().loss(), whole.at(1).unwrap().loss());
        assert_eq!(part.places, whole.places[1..3]);
        assert_eq!(whole.part(&place, &[whole.plies[0].mv]), None);
        assert_eq!(whole.part(&place, &[whole.plies[1].mv, whole.plies[2].mv, whole.plies[2].mv]), None);
    }

    #[test]
    fn a_later_review_says_of_a_move_what_an_earlier_one_said() {
        let early = review("s4 s3", &[-100, 250].map(Value::Estimate));
        let mut late = review("s4 s3 s1", &[-50, 50, 0, 0].map(Value::Estimate));
        late.agree_with(&early);
        assert_eq!(late.at(0).unwrap().loss(), early.at(0).unwrap().loss());
        assert_eq!(late.places[..2], early.places[..]);
        // What became exact stays so, in either.
        let mut exact = review("s4 s3", &[Value::Exact(-1), Value::Exact(2)]);
        exact.agree_with(&early);
        assert_eq!(exact, review("s4 s3", &[Value::Exact(-1), Value::Exact(2)]));
        late.agree_with(&exact);
        assert_eq!(late.at(0).unwrap().loss(), Value::Exact(1));
    }

    #[test]
    fn no_position_is_worth_less_than_the_move_played_there() {
        let early = review("s4", &[Value::Estimate(0)]);
        let mut late = review("s4 s3", &[0, 100].map(Value::Estimate));
        let after =
            Review { places: vec![Assessed { value: Value::Estimate(-300), ..late.places[1].clone() }], plies: vec![] };
        late.agree_with(&after);
        assert_eq!((late.places[0].value, late.at(0).unwrap().loss()), (Value::Estimate(300), Value::Estimate(0)));
        late.agree_with(&early);
        assert_eq!(late.places[0].value, Value::Estimate(0));
    }
}
