//! Prints how the levels do against the scripted beginner, chance and each other: `levels [CUPS [PAIRS]]`.

#[path = "../tests/common/mod.rs"]
mod common;

use beanduel_engine::Level;
use common::{Contestant, pairs};

fn main() {
    let mut numbers = std::env::args().skip(1).filter_map(|arg| arg.parse::<u64>().ok());
    let cups = numbers.next().unwrap_or(4) as u8;
    let count = numbers.next().unwrap_or(100);
    let print = |name: &str, (score, margin): (f64, f64)| {
        // The Elo difference that this score stands for.
        let elo = 400.0 * (score / (1.0 - score)).log10();
        println!("{name:>24}: {:5.1}%  {elo:+5.0} Elo  {margin:+6.1} beans", 100.0 * score);
    };
    if let Some(p) = std::env::args().nth(3) {
        for pr in p.split(' ') {
            let f: Vec<u8> = pr.split(':').map(|x| x.parse().unwrap()).collect();
            let c = |i: u8| if i == 0 { Contestant::Beginner } else { Contestant::Level(Level::new(i).unwrap()) };
            print(pr, pairs(c(f[0]), c(f[1]), cups, count, 1));
        }
        return;
    }
    println!("2x{cups}, {} games each", 2 * count);
    let levels = Level::ALL.map(Contestant::Level);
    print("beginner v. level 1", pairs(Contestant::Beginner, levels[0], cups, count, 1));
    print("beginner v. chance", pairs(Contestant::Beginner, Contestant::Chance, cups, count, 1));
    print("level 1 v. chance", pairs(levels[0], Contestant::Chance, cups, count, 1));
    for (step, name) in [(1, "next below"), (3, "third below")] {
        let mut sum = 0.0;
        for i in step..levels.len() {
            let (score, margin) = pairs(levels[i], levels[i - step], cups, count, 1);
            sum += score;
            print(&format!("level {} v. level {}", i + 1, i + 1 - step), (score, margin));
        }
        println!("{name:>24}: {:5.1}% on average", 100.0 * sum / (levels.len() - step) as f64);
    }
}
