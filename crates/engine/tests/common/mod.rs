//! Opponents and games for the tests and the examples.

// Each test and example takes what it needs of this.
#![allow(dead_code)]

use std::sync::atomic::AtomicBool;

use beanduel_engine::{Control, Engine, Level, Limits, Strength};
use beanduel_rules::{Amount, BySide, Move, Player, Position, Rules, Setup, SetupSide};

/// One who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// The largest capture, else the emptying nearest the pot, else one bean sown.
    Beginner,
    /// Any legal move.
    Chance,
    /// A level that knows its own measure.
    Level(Level),
    /// A player of this strength.
    Of(Strength),
    /// Level 12 with this many positions in place of its clock.
    Best { nodes: u64 },
}

impl Contestant {
    pub fn choose(self, position: &Position, engine: &mut Engine, seed: u64) -> Move {
        match self {
            Contestant::Beginner => beginner(position),
            Contestant::Chance => {
                let moves: Vec<Move> = position.legal_moves().into_iter().collect();
                moves[fastrand::Rng::with_seed(seed ^ hash(position)).usize(0..moves.len())]
            }
            Contestant::Level(level) => play(engine, position, level, seed, &Limits::default()),
            Contestant::Of(strength) => {
                unhurried(|control| engine.play_with(position, &strength, seed, control))
                    .expect("the game goes on")
                    .best
            }
            Contestant::Best { nodes } => play(engine, position, Level::ALL[11], seed, &Limits::nodes(nodes)),
        }
    }
}

fn play(engine: &mut Engine, position: &Position, level: Level, seed: u64, limits: &Limits) -> Move {
    unhurried(|control| engine.play(position, level, seed, limits, control)).expect("the game goes on").best
}

impl Contestant {
    /// All levels, the last with this many positions in place of its clock.
    pub fn levels(nodes: u64) -> [Contestant; 12] {
        Level::ALL.map(|level| if level.number() == 12 { Contestant::Best { nodes } } else { Contestant::Level(level) })
    }
}

fn hash(position: &Position) -> u64 {
    position.to_string().bytes().fold(0, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The scripted beginner's move.
pub fn beginner(position: &Position) -> Move {
    let moves = position.legal_moves();
    let capture = moves.into_iter().max_by_key(|&mv| position.captures(mv)).expect("the game goes on");
    let nearest = moves.into_iter().filter(|mv| matches!(mv, Move::Empty(_))).last();
    let one = Move::Sow(Amount::new(1).expect("one is an amount"));
    if position.captures(capture) > 0 {
        capture
    } else {
        nearest.unwrap_or(if moves.contains(one) { one } else { Move::Pass })
    }
}

/// What `a` scored against `b` in pairs of games, each pair from one opening of four random plies with sides swapped: the
/// share of the points, and the mean margin in beans.
pub fn pairs(a: Contestant, b: Contestant, cups: u8, pairs: u64, seed: u64) -> (f64, f64) {
    let mut engine = Engine::new(4 << 20);
    let (mut points, mut beans) = (0.0, 0);
    for pair in 0..pairs {
        let seed = seed << 32 | pair;
        let start = opening(cups, seed);
        for side in Player::ALL {
            let mut position = start;
            while !position.is_over() {
                let mover = if position.to_move() == side { a } else { b };
                // Two players of one level must not draw the same lots.
                let lots = seed << 1 | u64::from(position.to_move() == side);
                position = position.play(mover.choose(&position, &mut engine, lots)).expect("the move is legal");
            }
            let margin = position.margin(side);
            beans += margin;
            points += match margin {
                0 => 0.5,
                1.. => 1.0,
                _ => 0.0,
            };
        }
    }
    let games = 2.0 * pairs as f64;
    (points / games, f64::from(beans) / games)
}

fn opening(cups: u8, seed: u64) -> Position {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(Rules::regular(cups).expect("a board of that size"));
    for _ in 0..4 {
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        position = position.play_unchecked(moves[rng.usize(0..moves.len())]);
    }
    position
}

/// Calls `ask` with a clock that stands still and nobody to stop it.
pub fn unhurried<T>(ask: impl FnOnce(&Control) -> T) -> T {
    ask(&Control { stop: &AtomicBool::new(false), now: &|| 0 })
}

/// A position that no play need lead to, with up to `beans` in each stock and about as many in the cups.
pub fn random_position(rng: &mut fastrand::Rng, cups: u8, beans: u32) -> Position {
    let mut side = || {
        let mut left = 255;
        let row = (1..=cups).map(|cup| {
            let distance = u32::from(cups + 1 - cup);
            let filled = if beans < 10 { rng.u32(0..4 + u32::from(cups)) < 3 } else { rng.bool() };
            let most = if rng.u8(0..10) == 0 { beans.max(distance + 3) } else { distance + 1 };
            let beans = if filled { [distance, rng.u32(0..=most)][rng.usize(0..2)].min(left) } else { 0 };
            left -= beans;
            beans
        });
        let cups = row.collect();
        let stock = if rng.u8(0..4) == 0 { 0 } else { rng.u32(0..=beans).min(left) };
        SetupSide { cups, stock, pot: 0 }
    };
    let sides = BySide { south: side(), north: side() };
    let to_move = Player::ALL[rng.usize(0..2)];
    let max_sow = rng.bool().then(|| rng.u32(1..=u32::from(cups)));
    Position::try_from(Setup { sides, to_move, max_sow }).expect("it is within the limits")
}

/// The value by trying everything.
pub fn minimax(position: &Position) -> i32 {
    let mover = position.to_move();
    let values = position.legal_moves().into_iter().map(|mv| {
        let next = position.play_unchecked(mv);
        next.margin(mover) - position.margin(mover) - minimax(&next)
    });
    values.max().unwrap_or(0)
}
