//! How the levels do against a scripted beginner and against each other on 2x4.

mod common;

use beanduel_engine::Level;
use common::{Contestant, pairs};

#[test]
fn the_scripted_beginner_takes_most_from_level_1() {
    for cups in [3, 4, 6] {
        let (score, _) = pairs(Contestant::Beginner, Contestant::Level(Level::ALL[0]), cups, 200, 5);
        assert!(score >= 0.7, "2x{cups}: {score}");
    }
}

#[test]
fn level_1_is_better_than_chance() {
    let (score, _) = pairs(Contestant::Level(Level::ALL[0]), Contestant::Chance, 4, 100, 5);
    assert!(score >= 0.6, "{score}");
}

#[test]
fn each_level_beats_the_third_below_it_clearly() {
    // The last levels think too long for a big board here.
    for (cups, last) in [(4, 12), (8, 9)] {
        let levels = Contestant::levels(30_000);
        for i in 3..last {
            let count = if cups == 4 && i < 9 { 30 } else { 8 };
            let (score, margin) = pairs(levels[i], levels[i - 3], cups, count, 5);
            let who = format!("2x{cups}, level {} against level {}", i + 1, i - 2);
            assert!(score >= 0.75 && margin > 0.0, "{who}: {score}, {margin} beans");
        }
    }
}

#[test]
fn no_step_is_far_from_the_others_on_a_big_board() {
    for cups in [6, 10] {
        for pair in Level::ALL[..8].windows(2) {
            let (score, _) = pairs(Contestant::Level(pair[1]), Contestant::Level(pair[0]), cups, 20, 5);
            assert!((0.65..0.97).contains(&score), "2x{cups}, level {} against level {}: {score}", pair[1], pair[0]);
        }
    }
}
