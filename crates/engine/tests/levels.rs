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
    let levels = Contestant::levels(30_000);
    for i in 3..12 {
        let (score, margin) = pairs(levels[i], levels[i - 3], 4, if i < 9 { 30 } else { 8 }, 5);
        assert!(score >= 0.75 && margin > 0.0, "level {} against level {}: {score}, {margin} beans", i + 1, i - 2);
    }
}
