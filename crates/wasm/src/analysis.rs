//! What only an analysis asks of the engine, the solver and the tables: several lines, exact values of all moves, counts of sequences.

use std::sync::atomic::AtomicBool;

use beanduel_engine::{Explored, Limits, Line, Value};
use beanduel_rules::Position;
use beanduel_solver::{SolveOptions, Solver, ValueBounds};
use serde::Serialize;

use crate::decimal::Decimal;
use crate::fault::Refusal;
use crate::thinking::{beans, think, written};
use crate::{given, host};

/// The solver's memory, in bytes.
const SOLVER_MEMORY: u64 = 32 << 20;

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
    value: Decimal,
    exact: bool,
    /// The moves expected, the first among them.
    line: Vec<String>,
}

impl LineFound {
    fn new(position: &Position, line: &Line) -> LineFound {
        let moves = written(position, &line.moves);
        let mv = moves.first().cloned().unwrap_or_default();
        LineFound { mv, value: beans(line.value), exact: matches!(line.value, Value::Exact(_)), line: moves }
    }
}

/// What the tables and books that were given know of a position.
#[derive(Serialize)]
pub struct Known {
    position: String,
    /// Beans to come, mover's view; nothing where it isn't known.
    value: Option<i32>,
    moves: Vec<KnownMove>,
}

#[derive(Serialize)]
struct KnownMove {
    #[serde(rename = "move")]
    mv: String,
    value: Option<i32>,
}

/// What the tables and books that were given know of a position and of each of its moves.
pub fn explore(position: &Position) -> Known {
    let source = given::source(position);
    let explored = Explored::new(source.as_deref().unwrap_or(&|_: &Position| None), position);
    let moves = explored.moves.into_iter();
    let moves = moves.map(|(mv, value)| KnownMove { mv: position.annotate(mv).to_string(), value }).collect();
    Known { position: position.to_string(), value: explored.value, moves }
}

/// The best moves within limits.
pub fn lines(position: &Position, limits: &Limits) -> Result<Lines, Refusal> {
    let found = think(position, |engine, control| engine.search(position, limits, control, |_| {}))?;
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
    let options = SolveOptions { memory: SOLVER_MEMORY, threads: 1, nodes: most };
    let mut solver = Solver::new(position, options);
    if let Some(oracle) = given::oracle(position) {
        solver = solver.with_oracle(oracle);
    }
    let mut look = |_: &_| _ = host::look(&stop);
    let solved = solver.moves(position, &stop, &mut look).expect("the solver was made for this position");
    let ValueBounds { lower, upper } = solved.bounds;
    let proved = |(mv, bounds): (_, ValueBounds)| ProvedMove {
        mv: position.annotate(mv).to_string(),
        lower: bounds.lower,
        upper: bounds.upper,
    };
    let moves = solved.moves.into_iter().map(proved).collect();
    Ok(Proved { lower, upper, exact: solved.bounds.exact().is_some(), moves, nodes: solved.nodes })
}

/// How many sequences of `depth` moves there are. `beanduel_rules::perft` counts faster, by code of its own for each length of row.
pub fn sequences(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.legal_moves().into_iter().map(|mv| sequences(&position.play_unchecked(mv), depth - 1)).sum()
}
