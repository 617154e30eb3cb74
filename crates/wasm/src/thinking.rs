//! The engine and the solver, asked within limits, ended when the page says so.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_engine::{Control, Engine, Found, Level, Limits, Line, Value};
use beanduel_rules::{Move, Position};
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

/// The best moves.
#[derive(Serialize)]
pub struct Lines {
    /// The best first.
    lines: Vec<LineFound>,
    depth: u32,
    nodes: u64,
    milliseconds: u64,
}

/// A move, what it is worth, and what is expected to follow.
#[derive(Serialize)]
struct LineFound {
    #[serde(rename = "move")]
    mv: String,
    /// Beans to come, mover's view.
    value: f64,
    exact: bool,
    /// The moves expected, the first among them.
    line: Vec<String>,
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

impl LineFound {
    fn new(position: &Position, line: &Line) -> LineFound {
        let moves = written(position, &line.moves);
        let mv = moves.first().cloned().unwrap_or_default();
        LineFound { mv, value: beans(line.value), exact: matches!(line.value, Value::Exact(_)), line: moves }
    }
}

fn beans(value: Value) -> f64 {
    f64::from(value.hundredths()) / 100.0
}

/// Moves from this position on, as they are written.
fn written(position: &Position, moves: &[Move]) -> Vec<String> {
    let mut at = *position;
    let write = |&mv| {
        let text = at.annotate(mv).to_string();
        at = at.play_unchecked(mv);
        text
    };
    moves.iter().map(write).collect()
}

/// Asks the engine with the page's clock and stop flag.
fn think(ask: impl FnOnce(&mut Engine, &Control<'_>) -> Option<Found>) -> Result<Found, Refusal> {
    let stop = AtomicBool::new(false);
    let now = || host::look(&stop);
    let control = Control { stop: &stop, now: &now };
    let found = ENGINE.with_borrow_mut(|engine| ask(engine, &control));
    found.ok_or_else(|| Refusal::new("position", &"the game is over"))
}

/// The move of a level.
pub fn play(position: &Position, level: u8, seed: u64) -> Result<Thought, Refusal> {
    let level = Level::new(level).ok_or_else(|| Refusal::new("level", &"levels are 1 to 12"))?;
    let found = think(|engine, control| engine.play(position, level, seed, &Limits::default(), control))?;
    Ok(Thought::new(position, &found))
}

/// The best move within limits.
pub fn search(position: &Position, limits: &Limits) -> Result<Thought, Refusal> {
    let found = think(|engine, control| engine.search(position, limits, control, |_| {}))?;
    Ok(Thought::new(position, &found))
}

/// The best moves within limits.
pub fn lines(position: &Position, limits: &Limits) -> Result<Lines, Refusal> {
    let found = think(|engine, control| engine.search(position, limits, control, |_| {}))?;
    let lines = found.lines.iter().map(|line| LineFound::new(position, line)).collect();
    Ok(Lines { lines, depth: found.depth, nodes: found.nodes, milliseconds: found.time_ms })
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
