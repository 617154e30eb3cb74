//! Prints how the levels do against a scripted beginner and each other: `levels [CUPS [PAIRS [NODES]]]`, NODES being what
//! level 12 gets in place of its clock.

#[path = "../tests/common/mod.rs"]
mod common;

use common::{Contestant, pairs};

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|arg| arg.parse().ok()).collect();
    let number = |i: usize, default| numbers.get(i).copied().unwrap_or(default);
    let (cups, count, nodes) = (number(0, 4) as u8, number(1, 100), number(2, 300_000));
    let levels = Contestant::levels(nodes);
    let print = |name: String, a, b| {
        let (score, margin) = pairs(a, b, cups, count, 1);
        // The Elo difference that this score stands for.
        let elo = 400.0 * (score / (1.0 - score)).log10();
        println!("{name:>22}: {:5.1}%  {elo:+5.0} Elo  {margin:+6.1} beans", 100.0 * score);
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
