//! The values of all moves of a position: asked of the sources first, then searched.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use beanduel_engine::{Control, Engine, Limits, Source, Value};
use beanduel_rules::{Move, Position};
use beanduel_solver::{Oracle, SolveOptions, SolveProgress, Solver, ValueBounds};

/// The value of a position by the first source that knows it.
pub fn known(sources: &[&dyn Source], position: &Position) -> Option<i32> {
    sources.iter().find_map(|source| source.value(position))
}

/// What is known of the value of a move, mover's view, the beans it pots itself included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The value, exact or estimated.
    Value(Value),
    /// Where the exact value lies, as far as that was proved when the search was stopped.
    Between(ValueBounds),
}

impl Worth {
    /// Whether the exact value is known.
    pub const fn is_exact(self) -> bool {
        match self {
            Worth::Value(value) => value.is_exact(),
            Worth::Between(_) => false,
        }
    }

    /// By what moves are put in order.
    fn rank(self) -> i32 {
        match self {
            Worth::Value(value) => value.hundredths(),
            Worth::Between(bounds) => 50 * (bounds.lower + bounds.upper),
        }
    }
}

impl From<ValueBounds> for Worth {
    fn from(bounds: ValueBounds) -> Worth {
        bounds.exact().map_or(Worth::Between(bounds), |value| Worth::Value(Value::Exact(value)))
    }
}

/// What was found about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// Every legal move with its value, the best first.
    pub moves: Vec<(Move, Worth)>,
    /// Positions visited by the searches.
    pub nodes: u64,
}

impl Values {
    fn new(mut moves: Vec<(Move, Worth)>, nodes: u64) -> Values {
        moves.sort_by_key(|&(_, worth)| -worth.rank());
        Values { moves, nodes }
    }

    /// The value of the position; exact only where those of all its moves are.
    pub fn of_position(&self) -> Worth {
        self.moves.first().map_or(Worth::Value(Value::Exact(0)), |&(_, worth)| worth)
    }

    /// Whether all is known exactly.
    pub fn are_exact(&self) -> bool {
        self.moves.iter().all(|&(_, worth)| worth.is_exact())
    }
}

/// What a search may use.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// For all moves together.
    pub time: Duration,
    /// Threads.
    pub threads: usize,
    /// Bytes, for all threads together.
    pub memory: u64,
}

/// The exact value of every move: from the sources, or by the solver, as long as that takes; it asks the oracle, which must
/// cover the position, on its way.
///
/// # Panics
/// Never: the solver is made for the position.
pub fn exact(
    position: &Position,
    sources: &[&dyn Source],
    oracle: Option<Arc<dyn Oracle>>,
    effort: Effort,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&SolveProgress),
) -> Values {
    let asked: Option<Vec<_>> = position
        .legal_moves()
        .into_iter()
        .map(|mv| {
            let (after, gain) = (position.play_unchecked(mv), i32::from(position.gain(mv)));
            Some((mv, Worth::Value(Value::Exact(gain - known(sources, &after)?))))
        })
        .collect();
    if let Some(moves) = asked {
        return Values::new(moves, 0);
    }
    let options = SolveOptions { memory: effort.memory, threads: effort.threads, ..SolveOptions::default() };
    let mut solver = Solver::new(position, options);
    if let Some(oracle) = oracle {
        solver = solver.with_oracle(oracle);
    }
    let solved = solver.moves(position, stop, progress).expect("the solver is made for the position");
    Values::new(solved.moves.into_iter().map(|(mv, bounds)| (mv, bounds.into())).collect(), solved.nodes)
}

/// The value of every move, estimated by the engine where it can't be had exactly in the time. Each move that is left gets
/// its share of the time that is left.
pub fn estimates(position: &Position, sources: &[&dyn Source], effort: Effort, stop: &AtomicBool) -> Values {
    let started = Instant::now();
    let now = || started.elapsed().as_millis() as u64;
    let moves: Vec<Move> = position.legal_moves().into_iter().collect();
    let threads = effort.threads.clamp(1, moves.len().max(1));
    let nodes = AtomicU64::new(0);
    let todo = Mutex::new(moves.iter().enumerate());
    let found = Mutex::new(vec![Worth::Value(Value::Estimate(0)); moves.len()]);
    let work = || {
        let mut engine = Engine::new((effort.memory / threads as u64) as usize);
        let take = || {
            let mut todo = todo.lock().expect("nobody panics with the moves in hand");
            let left = todo.len();
            let share = threads.min(left) as f64 / left.max(1) as f64;
            let time = effort.time.saturating_sub(started.elapsed()).mul_f64(share);
            todo.next().map(|(index, &mv)| (index, mv, time))
        };
        while let Some((index, mv, time)) = take() {
            let (after, gain) = (position.play_unchecked(mv), i32::from(position.gain(mv)));
            let limits = Limits::time_ms(time.as_millis() as u64);
            let value = value_of(&after, sources, |position| {
                let found = engine.search(position, &limits, &Control { stop, now: &now }, |_| {})?;
                nodes.fetch_add(found.nodes, Ordering::Relaxed);
                Some(found.value)
            });
            let worth = Worth::Value((-value).plus(gain));
            found.lock().expect("nobody panics with the values in hand")[index] = worth;
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let found = found.into_inner().expect("nobody panics with the values in hand");
    Values::new(moves.into_iter().zip(found).collect(), nodes.into_inner())
}

/// The value of a position, mover's view. Moves without alternative are followed first, to a source that knows, to the
/// end of the game, or to a position where there is something to think about.
fn value_of(start: &Position, sources: &[&dyn Source], think: impl FnOnce(&Position) -> Option<Value>) -> Value {
    let mut position = *start;
    // The value is `sum` beans and the value of the position reached, which is the opponent's every other time.
    let (mut sum, mut own) = (0, true);
    let value = loop {
        if let Some(value) = known(sources, &position) {
            break Value::Exact(value);
        }
        let mut legal = position.legal_moves().into_iter();
        match (legal.next(), legal.next()) {
            (Some(mv), None) => {
                let (after, gain) = (position.play_unchecked(mv), i32::from(position.gain(mv)));
                sum += if own { gain } else { -gain };
                (position, own) = (after, !own);
            }
            _ => break think(&position).unwrap_or(Value::Exact(0)),
        }
    };
    plus(if own { value } else { -value }, sum)
}

/// The value and so many beans more.
const fn plus(value: Value, beans: i32) -> Value {
    match value {
        Value::Exact(value) => Value::Exact(value + beans),
        Value::Estimate(hundredths) => Value::Estimate(hundredths + 100 * beans),
    }
}

#[cfg(test)]
mod tests {
    use super::super::lone_rows::LoneRows;
    use super::*;

    const EFFORT: Effort = Effort { time: Duration::from_secs(20), threads: 2, memory: 1 << 24 };
    /// Small enough for the engine to know all of it.
    const SMALL: [&str; 5] = [
        "4,0,2,0:3:5 0,1,6,0:2:7 s",
        "0,0,0:6:0 0,0,0:6:0 n",
        "0,0,0:0:0 2,1,0:3:0 s",
        "1,5,1:0:2 0,9,0:1:0 n maxsow=2",
        "3,1,0:0:0 0,2,1:0:0 s",
    ];

    /// A source that counts on nobody.
    struct Nobody;

    impl Source for Nobody {
        fn value(&self, _: &Position) -> Option<i32> {
            None
        }
    }

    #[test]
    fn the_engine_and_the_solver_agree_with_and_without_sources() {
        let stop = AtomicBool::new(false);
        for line in SMALL {
            let position: Position = line.parse().unwrap();
            let alone = exact(&position, &[], None, EFFORT, &stop, &mut |_| ());
            assert!(alone.are_exact(), "{line}");
            for sources in [&[][..], &[&Nobody, &LoneRows as &dyn Source]] {
                assert_eq!(exact(&position, sources, None, EFFORT, &stop, &mut |_| ()).moves, alone.moves, "{line}");
                assert_eq!(estimates(&position, sources, EFFORT, &stop).moves, alone.moves, "{line}");
            }
        }
    }

    #[test]
    fn what_sources_know_takes_no_search() {
        let position: Position = "3,1,0:0:0 0,2,1:0:0 s".parse().unwrap();
        let values = exact(&position, &[&LoneRows], None, EFFORT, &AtomicBool::new(false), &mut |_| ());
        assert_eq!(values.nodes, 0);
    }

    #[test]
    fn a_stopped_search_still_lists_every_move_and_calls_nothing_exact_that_is_not() {
        let position = Position::start(beanduel_rules::Rules::default());
        let stop = AtomicBool::new(true);
        let values = exact(&position, &[&LoneRows], None, EFFORT, &stop, &mut |_| ());
        assert_eq!(values.moves.len(), 4);
        assert!(values.moves.iter().all(|(_, worth)| matches!(worth, Worth::Between(_))));
        let values = estimates(&position, &[&LoneRows], EFFORT, &stop);
        assert_eq!(values.moves.len(), 4);
        assert!(values.moves.iter().all(|(_, worth)| matches!(worth, Worth::Value(Value::Estimate(_)))));
    }

    #[test]
    fn a_finished_game_has_no_moves_and_is_worth_nothing_more() {
        let position: Position = "0,3:0:3 1,2:0:4 s".parse().unwrap();
        let values = estimates(&position, &[], EFFORT, &AtomicBool::new(false));
        assert_eq!((values.moves.len(), values.of_position()), (0, Worth::Value(Value::Exact(0))));
    }
}
