//! Prints positions from games of all levels against each other, as many of every ply: `positions [CUPS [COUNT [SEED]]]`. One
//! a line, the ply before it; a position that no move leads out of is no question and left out.

#[path = "../tests/common/mod.rs"]
mod common;

use beanduel_engine::Engine;
use beanduel_rules::{Player, Position, Rules};
use common::Contestant;

/// Games that are played; a ply that fewer than half of them reach is left out.
const GAMES: u64 = 100;

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let number = |i: usize, default| numbers.get(i).copied().unwrap_or(default);
    let (cups, count, seed) = (number(0, 4) as u8, number(1, 1_000) as usize, number(2, 1));
    let mut rng = fastrand::Rng::with_seed(seed);
    let levels = Contestant::levels(30_000);
    let mut engine = Engine::new(4 << 20);
    // Positions by ply, each once.
    let mut plies: Vec<Vec<Position>> = Vec::new();
    for game in 0..GAMES {
        let players = [levels[rng.usize(0..levels.len())], levels[rng.usize(0..levels.len())]];
        let mut position = Position::start(Rules::regular(cups).expect("a board of that size"));
        for ply in 0.. {
            if position.is_over() {
                break;
            }
            if plies.len() == ply {
                plies.push(Vec::new());
            }
            plies[ply].push(position);
            let player = usize::from(position.to_move() == Player::North);
            let lots = seed << 32 | game << 1 | player as u64;
            position = position.play(players[player].choose(&position, &mut engine, lots)).expect("the move is legal");
        }
    }
    plies.retain(|positions| positions.len() as u64 >= GAMES / 2);
    let (all, share) = (plies.len(), count / plies.len());
    for (ply, positions) in plies.iter_mut().enumerate() {
        rng.shuffle(positions);
        // What is left over goes to the first plies that have more.
        let more = usize::from(ply < count - share * all);
        for position in positions.iter().take(share + more) {
            println!("{ply} {position}");
        }
    }
}
