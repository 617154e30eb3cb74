//! The engine and the solver, asked within limits, ended when the page says so.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_engine::{Control, Engine, Found, Level, Limits, Value};
use beanduel_rules::Position;
use beanduel_solver::{SolveOptions, Solver, ValueBounds};
use serde::Serialize;

use crate::fault::Refusal;
use crate::host;

/// The engine's memory, in bytes.
const ENGINE_MEMORY: usize = 16 << 20;
/// The solver's memory, in bytes.
const SOLVER_MEMORY: u64 = 32 << 20;
/// Positions that the solver visits between two looks at the page: about a second.
const SLICE: u64 = 1 << 20;

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine::new(ENGINE_MEMORY));
}

/// A move and what it is worth.
#[derive(Serialize)]
pub struct Thought {
    #[serde(rename = "move")]
    mv: String,
    /// Beans to come, mover's view.
    value: f64,
    exact: bool,
    /// The moves expected, the first among them.
    line: Vec<String>,
    depth: u32,
    nodes: u64,
    milliseconds: u64,
}

/// What is proved of a position.
#[derive(Serialize)]
pub struct Proved {
    lower: i32,
    upper: i32,
    exact: bool,
    moves: Vec<ProvedMove>,
    nodes: u64,
}

#[derive(Serialize)]
struct ProvedMove {
    #[serde(rename = "move")]
    mv: String,
    lower: i32,
    upper: i32,
}

impl Thought {
    fn new(position: &Position, found: Found) -> Thought {
        let (mut at, mut line) = (*position, Vec::with_capacity(found.line.len()));
        for mv in found.line {
            line.push(at.annotate(mv).to_string());
            at = at.play_unchecked(mv);
        }
        Thought {
            mv: position.annotate(found.best).to_string(),
            value: f64::from(found.value.hundredths()) / 100.0,
            exact: matches!(found.value, Value::Exact(_)),
            line,
            depth: found.depth,
            nodes: found.nodes,
            milliseconds: found.time_ms,
        }
    }
}

/// Asks the engine with the page's clock and stop flag.
fn think(
    position: &Position,
    ask: impl FnOnce(&mut Engine, &Control<'_>) -> Option<Found>,
) -> Result<Thought, Refusal> {
    let stop = AtomicBool::new(false);
    let now = || host::look(&stop);
    let control = Control { stop: &stop, now: &now };
    let found = ENGINE.with_borrow_mut(|engine| ask(engine, &control));
    found.map(|found| Thought::new(position, found)).ok_or_else(|| Refusal::new("position", &"the game is over"))
}

/// The move of a level.
pub fn play(position: &Position, level: u8, seed: u64) -> Result<Thought, Refusal> {
    let level = Level::new(level).ok_or_else(|| Refusal::new("level", &"levels are 1 to 12"))?;
    think(position, |engine, control| engine.play(position, level, seed, &Limits::default(), control))
}

/// The best move within limits.
pub fn search(position: &Position, limits: &Limits) -> Result<Thought, Refusal> {
    think(position, |engine, control| engine.search(position, limits, control, |_| {}))
}

/// The exact value of every move, or what was proved of it when the page ended the search or the nodes were used up.
///
/// # Errors
/// Where rows are too long for the solvers that are built in.
pub fn solve(position: &Position, most: u64) -> Result<Proved, Refusal> {
    if position.cups() > Solver::LONGEST_ROW {
        return Err(Refusal::new("position", &"the row is too long to be solved here"));
    }
    let stop = AtomicBool::new(false);
    let options = SolveOptions { memory: SOLVER_MEMORY, threads: 1, nodes: SLICE.min(most) };
    let solver = Solver::new(position, options);
    let mut nodes = 0;
    loop {
        let solved = solver.moves(position, &stop, &mut |_| ()).expect("the solver was made for this position");
        nodes += solved.nodes;
        let ValueBounds { lower, upper } = solved.bounds;
        host::look(&stop);
        let exact = |bounds: &ValueBounds| bounds.exact().is_some();
        let done = solved.moves.iter().all(|(_, bounds)| exact(bounds));
        if done || nodes >= most || stop.load(Ordering::Relaxed) {
            let proved = |(mv, bounds): (_, ValueBounds)| ProvedMove {
                mv: position.annotate(mv).to_string(),
                lower: bounds.lower,
                upper: bounds.upper,
            };
            let moves = solved.moves.into_iter().map(proved).collect();
            return Ok(Proved { lower, upper, exact: exact(&solved.bounds), moves, nodes });
        }
    }
}
