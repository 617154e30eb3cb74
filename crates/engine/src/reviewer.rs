//! Reviewing a game: its positions are assessed from the last to the first, so that what is found of the late ones helps with
//! those before them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_rules::{IllegalMove, Move, Position};
use beanduel_solver::{Oracle, SolveOptions, Solver};

use crate::engine::Engine;
use crate::review::{Assessed, Ply, Review};
use crate::source::{line_of_best, made};
use crate::value::Value;
use crate::watch::{Control, Limits};

/// The longest line of best play that is written down, in plies.
const LONGEST_LINE: usize = 24;
/// The share of the time, in percent, that is spent on solving before the rest is estimated.
const SOLVING: u64 = 60;
/// Milliseconds for what is nice to have.
const A_MOMENT: u64 = 200;

/// What a review may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewOptions {
    /// Milliseconds for the whole game. Kept to within a second.
    pub time_ms: u64,
    /// Bytes, for solving and estimating together.
    pub memory: u64,
    /// Threads for solving.
    pub threads: usize,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// Positions assessed.
    pub done: usize,
    /// Positions in all.
    pub all: usize,
    /// Milliseconds that are left at most.
    pub left_ms: u64,
}

/// Reviews the game of these moves from `start`.
///
/// `known` is asked first for exact values, mover's view, pots so far not counted: a table, or a book. What it doesn't know is
/// solved with the help of `oracle`, which must cover the start, from the last position backwards, for as long as 60% of the time allow; positions before that are searched, in equal
/// shares of what is left. Forced moves take no time. `None` where `control` stopped it.
///
/// # Errors
/// Where a move isn't legal: which, from 0, and why.
///
/// # Examples
/// ```
/// use beanduel_engine::{Control, ReviewOptions, Value, review};
/// use beanduel_rules::Position;
/// use std::sync::atomic::AtomicBool;
///
/// let start: Position = "4,0,2,0:3:5 0,1,6,0:2:7 s".parse()?;
/// let moves = [start.read_move("c1")?];
/// let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
/// let options = ReviewOptions { time_ms: 1_000, memory: 1 << 24, threads: 1 };
/// let review = review(&start, &moves, options, &|_| None, None, &control, &mut |_| {})?.unwrap();
/// // The game ends by +6 for South with best play, and by -2 after this.
/// assert_eq!(review.at(0).unwrap().loss(), Value::Exact(8));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn review(
    start: &Position,
    moves: &[Move],
    options: ReviewOptions,
    known: &dyn Fn(&Position) -> Option<i32>,
    oracle: Option<Arc<dyn Oracle>>,
    control: &Control<'_>,
    report: &mut dyn FnMut(ReviewProgress),
) -> Result<Option<Review>, InvalidGame> {
    let mut positions = vec![*start];
    for (ply, &mv) in moves.iter().enumerate() {
        let next = positions[ply].play(mv).map_err(|why| InvalidGame { ply, why })?;
        positions.push(next);
    }
    let began = (control.now)();
    let mut reviewer = Reviewer {
        start,
        options,
        known,
        oracle,
        control,
        report,
        began,
        engine: None,
        solver: None,
        values: vec![None; positions.len()],
        done: 0,
    };
    reviewer.tell();
    reviewer.solve(&positions, moves);
    let review = reviewer.estimate(&positions, moves);
    Ok((!control.stop.load(Ordering::Relaxed)).then_some(review))
}

/// A move of a game that isn't legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidGame {
    /// Which, from 0.
    pub ply: usize,
    /// Why it isn't.
    pub why: IllegalMove,
}

impl std::fmt::Display for InvalidGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ply {}: {}", self.ply, self.why)
    }
}

impl std::error::Error for InvalidGame {}

struct Reviewer<'a> {
    start: &'a Position,
    options: ReviewOptions,
    known: &'a dyn Fn(&Position) -> Option<i32>,
    oracle: Option<Arc<dyn Oracle>>,
    control: &'a Control<'a>,
    report: &'a mut dyn FnMut(ReviewProgress),
    began: u64,
    /// Made when first needed: with a table they never are.
    engine: Option<Engine>,
    solver: Option<Solver>,
    /// The exact values of the positions, where they are known.
    values: Vec<Option<i32>>,
    done: usize,
}

impl Reviewer<'_> {
    fn elapsed(&self) -> u64 {
        (self.control.now)().saturating_sub(self.began)
    }

    fn left(&self) -> u64 {
        self.options.time_ms.saturating_sub(self.elapsed())
    }

    fn tell(&mut self) {
        let progress = ReviewProgress { done: self.done, all: self.values.len(), left_ms: self.left() };
        (self.report)(progress);
    }

    /// The exact values, from the last position back to where it takes too long; before that, those that are known.
    fn solve(&mut self, positions: &[Position], moves: &[Move]) {
        let until = self.options.time_ms * SOLVING / 100;
        let mut solving = true;
        for (place, position) in positions.iter().enumerate().rev() {
            let only = moves.get(place).filter(|_| position.legal_moves().len() == 1);
            self.values[place] = match only {
                Some(&mv) => self.values[place + 1].map(|value| i32::from(position.gain(mv)) - value),
                None if solving => self.exact(position, until),
                None => known_or_over(self.known, position),
            };
            solving &= self.values[place].is_some();
            self.done += usize::from(self.values[place].is_some());
            self.tell();
        }
    }

    /// The exact value of a position, if it can be had until so many ms after the beginning.
    fn exact(&mut self, position: &Position, until: u64) -> Option<i32> {
        if let Some(value) = known_or_over(self.known, position) {
            return Some(value);
        }
        let ended = self.control.stop.load(Ordering::Relaxed) || self.elapsed() >= until;
        // A page has no solver for the longest rows.
        if ended || self.start.cups() > Solver::LONGEST_ROW {
            return None;
        }
        let options = SolveOptions {
            memory: self.options.memory / 4 * 3,
            threads: self.options.threads,
            ..SolveOptions::default()
        };
        let solver = self.solver.get_or_insert_with(|| {
            let solver = Solver::new(self.start, options);
            match &self.oracle {
                Some(oracle) => solver.with_oracle(Arc::clone(oracle)),
                None => solver,
            }
        });
        let stop = AtomicBool::new(false);
        let (now, began) = (self.control.now, self.began);
        let (done, all, time) = (self.done, self.values.len(), self.options.time_ms);
        let report = &mut *self.report;
        let solved = solver.value(position, &stop, &mut |_| {
            let elapsed = now().saturating_sub(began);
            if elapsed >= until || self.control.stop.load(Ordering::Relaxed) {
                stop.store(true, Ordering::Relaxed);
            }
            report(ReviewProgress { done, all, left_ms: time.saturating_sub(elapsed) });
        });
        solved.ok()?.bounds.exact()
    }

    /// All the rest: the review, from the last position backwards.
    fn estimate(&mut self, positions: &[Position], moves: &[Move]) -> Review {
        let mut places: Vec<Assessed> = Vec::new();
        let mut plies: Vec<Ply> = Vec::new();
        for (place, position) in positions.iter().enumerate().rev() {
            let after = places.last();
            let played =
                moves.get(place).zip(after).map(|(&mv, after)| (mv, (-after.value).plus(position.gain(mv).into())));
            let (value, line) = match self.values[place] {
                Some(value) => (Value::Exact(value), self.exact_line(position, value, played, after)),
                None => self.search(place, position, played, after),
            };
            plies.extend(played.map(|(mv, value)| Ply { mv, value, other: None }));
            places.push(Assessed { position: *position, value, line });
            self.tell();
        }
        places.reverse();
        plies.reverse();
        for (ply, place) in plies.iter_mut().zip(&places) {
            ply.other = self.best_other(&place.position, ply);
        }
        Review { places, plies }
    }

    /// The value and the line of a position that isn't known exactly.
    fn search(
        &mut self,
        place: usize,
        position: &Position,
        played: Option<(Move, Value)>,
        after: Option<&Assessed>,
    ) -> (Value, Vec<Move>) {
        let follow = |mv| line_through(mv, after);
        if let Some((mv, value)) = played.filter(|_| position.legal_moves().len() == 1) {
            return (value, follow(mv));
        }
        let unknown = self.values[..=place].iter().filter(|value| value.is_none()).count().max(1);
        let limits = Limits::time_ms(self.left() / unknown as u64);
        let control = self.control;
        let Some(found) = self.engine().search(position, &limits, control, |_| {}) else {
            return (Value::Exact(0), Vec::new());
        };
        self.done += 1;
        let mut line = found.line;
        line.truncate(LONGEST_LINE);
        match played {
            Some((mv, _)) if found.value.is_exact() && found.best == mv => (found.value, follow(mv)),
            // An exact value stands, whatever was guessed of the move played.
            _ if found.value.is_exact() => (found.value, line),
            // The move played was looked at more deeply; nothing is worth less than one of its moves.
            Some((mv, value)) if found.best == mv || value.hundredths() >= found.value.hundredths() => {
                (Value::Estimate(value.hundredths()), follow(mv))
            }
            _ => (found.value, line),
        }
    }

    /// Best play from a position of this exact value, along the game where that is best.
    fn exact_line(
        &mut self,
        position: &Position,
        value: i32,
        played: Option<(Move, Value)>,
        after: Option<&Assessed>,
    ) -> Vec<Move> {
        if let Some((mv, _)) = played.filter(|&(_, played)| played == Value::Exact(value)) {
            return line_through(mv, after);
        }
        // The first move must be found, those after it are worth a moment.
        let until = self.elapsed() + self.left() / 4;
        let mut line = line_of_best(position, value, 1, |after, rest| self.exact(after, until) == Some(rest));
        if let Some(&first) = line.first() {
            let (after, gain) = made(position, first);
            let until = self.elapsed() + A_MOMENT.min(self.left() / 8);
            let is_best = |after: &Position, rest| self.exact(after, until) == Some(rest);
            line.extend(line_of_best(&after, gain - value, LONGEST_LINE - 1, is_best));
        }
        if line.is_empty() && !position.is_over() {
            // It is known what the position is worth, but not by which move in the time left.
            let limits = Limits::time_ms(A_MOMENT.min(self.left()));
            let control = self.control;
            line = self.engine().search(position, &limits, control, |_| {}).map_or(line, |found| found.line);
        }
        line
    }

    fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| Engine::new((self.options.memory / 4) as usize))
    }

    /// The value of the best move but the one played, where that one is best and the others can be had exactly at once.
    fn best_other(&mut self, position: &Position, ply: &Ply) -> Option<i32> {
        if position.legal_moves().len() < 2 || !ply.value.is_exact() {
            return None;
        }
        let others = position.legal_moves().into_iter().filter(|&mv| mv != ply.mv);
        let values = others.map(|mv| {
            let value = known_or_over(self.known, &position.play_unchecked(mv))?;
            Some(i32::from(position.gain(mv)) - value)
        });
        values.collect::<Option<Vec<i32>>>()?.into_iter().max()
    }
}

fn known_or_over(known: &dyn Fn(&Position) -> Option<i32>, position: &Position) -> Option<i32> {
    if position.is_over() { Some(0) } else { known(position) }
}

/// The move and best play after it.
pub(crate) fn line_through(mv: Move, after: Option<&Assessed>) -> Vec<Move> {
    let rest = after.into_iter().flat_map(|after| after.line.iter().copied());
    std::iter::once(mv).chain(rest).take(LONGEST_LINE).collect()
}
