//! What the engine calls exact against values computed by other means.

mod common;

use beanduel_engine::{Engine, Limits, Value};
use beanduel_rules::{Move, Position};
use common::{minimax, random_position, unhurried};

/// The game played along a line: the mover's gain at its end, and whether the game is over there.
fn follow(position: &Position, line: &[Move]) -> (i32, bool) {
    let end = line.iter().fold(*position, |at, &mv| at.play(mv).expect("a line holds legal moves"));
    (end.margin(position.to_move()) - position.margin(position.to_move()), end.is_over())
}

#[test]
fn exact_values_are_those_of_the_vectors() {
    let mut engine = Engine::new(64 << 20);
    let (mut over, mut exact, mut to_the_end) = (0, 0, 0);
    for line in include_str!("vectors/exact.jsonl").lines() {
        let vector: serde_json::Value = serde_json::from_str(line).unwrap();
        let position: Position = vector["position"].as_str().unwrap().parse().unwrap();
        let value = vector["value"].as_i64().unwrap() as i32;
        engine.clear();
        let Some(found) = unhurried(|control| engine.search(&position, &Limits::nodes(100_000), control, |_| {}))
        else {
            assert_eq!((position.is_over(), value), (true, 0), "{position}");
            over += 1;
            continue;
        };
        let Value::Exact(beans) = found.value else { continue };
        exact += 1;
        assert_eq!(beans, value, "{position}");
        let best = vector["moves"].as_array().unwrap().iter().find(|mv| {
            let text = mv["move"].as_str().unwrap();
            position.read_move(text).unwrap() == found.best
        });
        assert_eq!(best.unwrap()["value"].as_i64(), Some(value.into()), "{position}: {:?}", found.best);
        let (gain, ended) = follow(&position, &found.line);
        if ended {
            assert_eq!(gain, value, "{position}: {:?}", found.line);
            to_the_end += 1;
        }
    }
    assert_eq!(over, 11);
    assert!(exact >= 210, "only {exact} of 341 were solved");
    assert!(to_the_end * 5 >= exact * 4, "only {to_the_end} of {exact} lines were known to the end");
}

#[test]
fn exact_values_are_those_of_plain_minimax_on_small_positions() {
    let mut rng = fastrand::Rng::with_seed(20);
    let mut engine = Engine::new(8 << 20);
    let mut solved = 0;
    for _ in 0..3_000 {
        let cups = rng.u8(1..=15);
        let position = random_position(&mut rng, cups, if cups < 8 { 3 } else { 2 });
        let value = minimax(&position);
        let Some(found) = unhurried(|control| engine.search(&position, &Limits::nodes(200_000), control, |_| {}))
        else {
            continue;
        };
        if position.legal_moves().len() > 1 {
            assert_eq!(found.value, Value::Exact(value), "{position}");
            solved += 1;
        }
        if let Value::Exact(beans) = found.value {
            assert_eq!(beans, value, "{position}");
            assert_eq!(follow(&position, &found.line).0 + rest(&position, &found.line), value, "{position}");
        }
    }
    assert!(solved > 1_500, "only {solved} positions had a choice");
}

/// What the player to move at the start of a line gains after its end.
fn rest(position: &Position, line: &[Move]) -> i32 {
    let end = line.iter().fold(*position, |at, &mv| at.play_unchecked(mv));
    if end.to_move() == position.to_move() { minimax(&end) } else { -minimax(&end) }
}

#[test]
fn a_shallow_search_never_calls_a_guess_exact() {
    let mut rng = fastrand::Rng::with_seed(21);
    // A table full of what other searches saw is part of the question.
    let mut engine = Engine::new(1 << 16);
    let mut claims = [0, 0];
    for _ in 0..20_000 {
        let cups = rng.u8(1..=6);
        let position = random_position(&mut rng, cups, 3);
        let limits = Limits { nodes: Some(rng.u64(1..300)), depth: Some(rng.u32(1..6)), ..Limits::NONE };
        let Some(found) = unhurried(|control| engine.search(&position, &limits, control, |_| {})) else { continue };
        claims[usize::from(found.value.is_exact())] += 1;
        if let Value::Exact(beans) = found.value {
            assert_eq!(beans, minimax(&position), "{position} with {limits:?}");
            let first = &found.line[..1];
            assert_eq!(follow(&position, first).0 + rest(&position, first), beans, "{position} with {limits:?}");
        }
    }
    assert!(claims.into_iter().all(|claims| claims > 2_000), "guesses and facts: {claims:?}");
}
