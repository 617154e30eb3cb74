//! How the levels do against each other, and how to make their steps even.
//!
//! `levels CUPS [PAIRS [NODES]]` prints what each takes from those below it, a scripted beginner and chance; NODES is what level 12
//! gets in place of its clock. `levels CUPS tune SHARE [PAIRS]` goes up from level 1 and prints the temperature at which each level
//! up to 11 takes that share of the points from the one before, as that was just found.

#[path = "../tests/common/mod.rs"]
mod common;

use beanduel_engine::{Level, Strength};
use common::{Contestant, pairs};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, default| args.get(i).and_then(|arg| arg.parse().ok()).unwrap_or(default);
    let cups = number(0, 4) as u8;
    match args.get(1).map(String::as_str) {
        Some("tune") => tune(cups, args.get(2).and_then(|share| share.parse().ok()).unwrap_or(0.75), number(3, 100)),
        _ => measure(cups, number(1, 100), number(2, 300_000)),
    }
}

fn measure(cups: u8, count: u64, nodes: u64) {
    let levels = Contestant::levels(nodes);
    let print = |name: String, a, b| {
        let (score, margin) = pairs(a, b, cups, count, 1);
        println!("{name:>22}: {:5.1}%  {:+5.0} Elo  {margin:+6.1} beans", 100.0 * score, elo(score));
    };
    println!("2x{cups}, {} games each, level 12 with {nodes} nodes", 2 * count);
    print("beginner v. level 1".into(), Contestant::Beginner, levels[0]);
    print("level 1 v. chance".into(), levels[0], Contestant::Chance);
    for step in [1, 3] {
        for i in step..levels.len() {
            print(format!("level {} v. level {}", i + 1, i + 1 - step), levels[i], levels[i - step]);
        }
    }
}

fn tune(cups: u8, share: f64, count: u64) {
    println!("2x{cups}, {:.1}% ({:+.0} Elo) a step, {} games each", 100.0 * share, elo(share), 2 * count);
    let mut below = Contestant::Level(Level::ALL[0]);
    for level in &Level::ALL[1..11] {
        let of = |temperature: f64| {
            Contestant::Of(Strength { temperature: temperature.round() as i32, ..level.strength(cups) })
        };
        let (mut low, mut high) = (1.0_f64, 500.0_f64);
        for seed in 0..7 {
            let middle = (low * high).sqrt();
            let (score, _) = pairs(of(middle), below, cups, count, seed);
            if score > share { low = middle } else { high = middle }
        }
        let found = (low * high).sqrt();
        below = of(found);
        println!("level {level}: temperature {found:.1}");
    }
}

/// The Elo difference that this score stands for.
fn elo(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}
