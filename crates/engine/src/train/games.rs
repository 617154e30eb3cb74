//! Games of the engine against itself, and what their positions turned out to be worth.

use beanduel_rules::{Move, Position, Rules};

use crate::endgame::Endgame;
use crate::engine::Engine;
use crate::source::{Source, made};
use crate::watch::{Control, Limits};
use crate::weights::Layout;

use super::{Sample, TrainOptions};

/// A move in so many is drawn by lot, so that positions are met that good players avoid but searches don't.
const LOTS: u32 = 8;
/// Where about so many nodes solve a position, as a logarithm to the base 2, it is solved.
const SOLVED: f64 = 11.0;

/// A position of a game.
struct Met {
    position: Position,
    /// What the search thought it worth, in beans, mover's view.
    thought: f64,
    exact: bool,
    /// What the move played potted, and whether it was the one that the search thought best.
    gain: f64,
    best: bool,
}

/// Plays one game, and adds its positions to the samples.
pub(crate) fn play(
    engine: &mut Engine,
    options: &TrainOptions,
    exact: Option<&dyn Source>,
    rng: &mut fastrand::Rng,
    samples: &mut Vec<Sample>,
) {
    let mut position = Position::start(Rules::regular(options.cups).expect("a regular size"));
    // Games begin anywhere: with the full stocks or with fewer beans, from a beginning by lot.
    if rng.u32(0..3) == 0 {
        let stock = rng.u8(1..=Rules::regular_stock(options.cups));
        position = Position::start(Rules::new(options.cups, stock, options.cups).expect("a smaller stock"));
    }
    let drawn = rng.u32(0..=2 * u32::from(options.cups));
    let stop = std::sync::atomic::AtomicBool::new(false);
    let control = Control { stop: &stop, now: &|| 0 };
    let mut met = Vec::new();
    for ply in 0.. {
        if position.is_over() {
            break;
        }
        let limits = if Endgame::effort(&position, false) < SOLVED {
            Limits::nodes(1 << (SOLVED as u32 + 3))
        } else {
            Limits { nodes: Some(2_000 << options.depth.min(20)), ..Limits::depth(options.depth) }
        };
        let Some(found) = engine.search(&position, &limits, &control, |_| {}) else { break };
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        let by_lot = ply < drawn || rng.u32(0..LOTS) == 0;
        let mv = if by_lot { moves[rng.usize(0..moves.len())] } else { found.best };
        let (after, gain) = made(&position, mv);
        met.push(Met {
            position,
            thought: f64::from(found.value.hundredths()) / 100.0,
            exact: found.value.is_exact(),
            gain: f64::from(gain),
            best: mv == found.best,
        });
        position = after;
    }
    let layout = Layout::new(options.cups.into());
    // From the end: what the rest of the game brought, mixed at every ply with what the search thought (Sutton 1988, TD of lambda). What follows
    // a move that wasn't the best says nothing of what came before it.
    // Larger boards have longer games, in which it takes longer until a blocked cup is paid for.
    let lambda = 1.0 - 0.25 / f64::from(options.cups);
    let mut rest = 0.0;
    for (i, at) in met.iter().enumerate().rev() {
        let came = if i + 1 < met.len() { lambda * rest + (1.0 - lambda) * met[i + 1].thought } else { 0.0 };
        let worth = if at.exact || !at.best { at.thought } else { at.gain - came };
        rest = worth;
        if at.position.legal_moves().is_pass() {
            continue;
        }
        let known = exact.and_then(|source| source.value(&at.position)).map(f64::from);
        samples.push(Sample::new(&at.position, &layout, known.unwrap_or(worth)));
    }
}
