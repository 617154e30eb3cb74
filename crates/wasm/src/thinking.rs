//! The engine and the solver, asked within limits, ended when the page says so.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use beanduel_engine::{Control, Engine, Found, Level, Limits, Value, Weights};
use beanduel_rules::{Move, Position};
use serde::Serialize;

use crate::decimal::Decimal;
use crate::fault::Refusal;
use crate::{given, host};

/// The engine's memory, in bytes.
const ENGINE_MEMORY: usize = 16 << 20;

thread_local! {
    /// The engine and the weights it has.
    static ENGINE: RefCell<(Engine, Option<Arc<Weights>>)> = RefCell::new((Engine::new(ENGINE_MEMORY), None));
}

/// A move and what it is worth.
#[derive(Serialize)]
pub struct Thought {
    #[serde(rename = "move")]
    mv: String,
    /// Beans to come, mover's view.
    value: Decimal,
    exact: bool,
    /// The moves expected, the first among them.
    line: Vec<String>,
    depth: u32,
    nodes: u64,
    milliseconds: u64,
}

impl Thought {
    fn new(position: &Position, found: &Found) -> Thought {
        Thought {
            mv: position.annotate(found.best).to_string(),
            value: beans(found.value),
            exact: matches!(found.value, Value::Exact(_)),
            line: written(position, &found.line),
            depth: found.depth,
            nodes: found.nodes,
            milliseconds: found.time_ms,
        }
    }
}

pub fn beans(value: Value) -> Decimal {
    Decimal::hundredths(value.hundredths().into())
}

/// Moves from this position on, as they are written.
pub fn written(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut at = *position;
    let write = |&mv| {
        let text = at.annotate(mv).to_string();
        at = at.play_unchecked(mv);
        text
    };
    moves.iter().map(write).collect()
}

/// Asks the engine with the page's clock and stop flag.
pub fn think(
    position: &Position,
    ask: impl FnOnce(&mut Engine, &Control<'_>) -> Option<Found>,
) -> Result<Found, Refusal> {
    let stop = AtomicBool::new(false);
    let now = || host::look(&stop);
    let control = Control { stop: &stop, now: &now };
    let found = ENGINE.with_borrow_mut(|(engine, weights)| {
        let fitting = given::weights(position);
        // Other weights make it forget what it learned.
        if weights.as_ref().map(Arc::as_ptr) != fitting.as_ref().map(Arc::as_ptr) {
            weights.clone_from(&fitting);
            engine.set_weights(fitting);
        }
        engine.set_source(given::source(position));
        ask(engine, &control)
    });
    found.ok_or_else(|| Refusal::new("position", &"the game is over"))
}

/// The move of a level.
pub fn play(position: &Position, level: u8, seed: u64) -> Result<Thought, Refusal> {
    let level = Level::new(level).ok_or_else(|| Refusal::new("level", &"levels are 1 to 12"))?;
    let found = think(position, |engine, control| engine.play(position, level, seed, &Limits::default(), control))?;
    Ok(Thought::new(position, &found))
}

/// The best move within limits.
pub fn search(position: &Position, limits: &Limits) -> Result<Thought, Refusal> {
    let found = think(position, |engine, control| engine.search(position, limits, control, |_| {}))?;
    Ok(Thought::new(position, &found))
}
