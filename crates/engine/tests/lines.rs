//! Several lines, several threads, exact sources, pondering, and the clock of a game.

mod common;

use std::cell::Cell;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use beanduel_engine::{Clock, Control, Engine, Level, Limits, Value};
use beanduel_rules::{BySide, Move, Position, Rules};
use common::{minimax, random_position, unhurried};

/// Late is more than this; the machine may be busy with other things.
const GRACE: Duration = Duration::from_millis(500);

/// A move's value by trying everything.
fn worth(position: &Position, mv: Move) -> i32 {
    let after = position.play(mv).expect("the move is legal");
    after.margin(position.to_move()) - position.margin(position.to_move()) - minimax(&after)
}

#[test]
fn lines_that_are_exact_are_worth_what_their_moves_are() {
    let mut rng = fastrand::Rng::with_seed(40);
    let mut engine = Engine::new(8 << 20);
    let (mut lines, mut exact) = (0, 0);
    for _ in 0..1_500 {
        let cups = rng.u8(1..=10);
        let position = random_position(&mut rng, cups, if cups < 8 { 3 } else { 2 });
        let wanted = rng.usize(2..6);
        let limits = Limits { nodes: Some(rng.u64(1..1_000)), ..Limits::NONE }.with_lines(wanted);
        let Some(found) = unhurried(|control| engine.search(&position, &limits, control, |_| {})) else { continue };
        assert_eq!(found.lines.len(), wanted.min(position.legal_moves().len()), "{position}");
        assert_eq!(
            (found.best, found.value, &found.line),
            (found.lines[0].moves[0], found.lines[0].value, &found.lines[0].moves)
        );
        let mut seen = Vec::new();
        for line in &found.lines {
            assert!(!seen.contains(&line.moves[0]), "{position}: a move begins two lines");
            seen.push(line.moves[0]);
            line.moves.iter().fold(position, |at, &mv| at.play(mv).expect("the line is legal"));
            lines += 1;
            if let Value::Exact(beans) = line.value {
                assert_eq!(beans, worth(&position, line.moves[0]), "{position}: {line:?}");
                exact += 1;
            }
        }
        let values: Vec<_> = found.lines.iter().map(|line| line.value.hundredths()).collect();
        assert!(found.depth == 0 || values.is_sorted_by(|a, b| a >= b), "{position}: {values:?}");
    }
    assert!(exact > 1_500 && lines > exact + 100, "{exact} of {lines} lines were exact");
}

#[test]
fn the_first_of_several_lines_is_the_one_that_is_found_alone() {
    let mut rng = fastrand::Rng::with_seed(41);
    let mut engine = Engine::new(8 << 20);
    for _ in 0..200 {
        let position = random_position(&mut rng, 5, 20);
        let mut ask = |lines| {
            engine.clear();
            let limits = Limits::depth(4).with_lines(lines);
            unhurried(|control| engine.search(&position, &limits, control, |_| {}))
        };
        let (one, three) = (ask(1), ask(3));
        let value = |found: &Option<_>| found.as_ref().map(|found: &beanduel_engine::Found| found.value.hundredths());
        // Captures are followed beyond the depth, and a table entry may come from a deeper search.
        let near = value(&one).unwrap_or(0).abs_diff(value(&three).unwrap_or(0));
        assert!(near <= 100, "{position}: {one:?} {three:?}");
    }
}

#[test]
fn what_several_threads_call_exact_is_exact() {
    let mut rng = fastrand::Rng::with_seed(42);
    let mut engine = Engine::new(1 << 18);
    engine.set_threads(3);
    let mut exact = 0;
    for _ in 0..1_500 {
        let cups = rng.u8(1..=9);
        let position = random_position(&mut rng, cups, 3);
        let limits = Limits { nodes: Some(rng.u64(1..20_000)), ..Limits::NONE };
        let Some(found) = unhurried(|control| engine.search(&position, &limits, control, |_| {})) else { continue };
        assert!(position.legal_moves().contains(found.best));
        if let Value::Exact(beans) = found.value {
            assert_eq!(beans, minimax(&position), "{position}: {found:?}");
            exact += 1;
        }
    }
    assert!(exact > 1_000, "{exact}");
}

#[test]
fn several_threads_end_together_when_stopped() {
    let stop = AtomicBool::new(false);
    let mut engine = Engine::new(16 << 20);
    engine.set_threads(4);
    let position = Position::start(Rules::regular(6).unwrap());
    let (found, stopped) = std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(300));
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let control = Control { stop: &stop, now: &|| 0 };
        let found = engine.search(&position, &Limits::NONE, &control, |_| {}).unwrap();
        (found, thread.join().unwrap())
    });
    assert!(stopped.elapsed() < GRACE, "{:?} late", stopped.elapsed());
    assert!(found.depth > 0 && position.legal_moves().contains(found.best));
}

#[test]
fn a_source_is_asked_and_believed_at_and_near_the_position() {
    let position: Position = "4,0,2,0:3:5 0,1,6,0:2:7 s".parse().unwrap();
    let value = minimax(&position);
    let asked = Arc::new(AtomicUsize::new(0));
    let knows_all = {
        let asked = Arc::clone(&asked);
        move |position: &Position| {
            asked.fetch_add(1, Ordering::Relaxed);
            Some(minimax(position))
        }
    };
    let mut engine = Engine::new(1 << 20);
    engine.set_source(Some(Arc::new(knows_all)));
    let limits = Limits::NONE.with_lines(10);
    let found = unhurried(|control| engine.search(&position, &limits, control, |_| {})).unwrap();
    assert_eq!((found.value, found.nodes), (Value::Exact(value), 0));
    assert!(asked.load(Ordering::Relaxed) > 0);
    for line in &found.lines {
        assert_eq!(line.value, Value::Exact(worth(&position, line.moves[0])));
        let end = line.moves.iter().fold(position, |at, &mv| at.play(mv).unwrap());
        assert!(end.is_over(), "{line:?}");
        assert_eq!(Value::Exact(end.margin(position.to_move()) - position.margin(position.to_move())), line.value);
    }
    // Lower levels play by what they see themselves.
    let before = asked.load(Ordering::Relaxed);
    unhurried(|control| engine.play(&position, Level::ALL[5], 1, &Limits::NONE, control));
    assert_eq!(asked.load(Ordering::Relaxed), before);
    unhurried(|control| engine.play(&position, Level::ALL[11], 1, &Limits::nodes(9), control));
    assert!(asked.load(Ordering::Relaxed) > before);
}

#[test]
fn a_source_that_knows_some_moves_leaves_the_others_to_the_search() {
    let start = Position::start(Rules::new(4, 4, 4).unwrap());
    let after: Vec<Position> = start.legal_moves().into_iter().map(|mv| start.play_unchecked(mv)).collect();
    let book: HashMap<Position, i32> = after.iter().step_by(2).map(|after| (*after, minimax(after))).collect();
    let mut engine = Engine::new(8 << 20);
    engine.set_source(Some(Arc::new(move |position: &Position| book.get(position).copied())));
    let limits = Limits::NONE.with_lines(4);
    let found = unhurried(|control| engine.search(&start, &limits, control, |_| {})).unwrap();
    for line in &found.lines {
        assert_eq!(line.value, Value::Exact(worth(&start, line.moves[0])));
    }
}

#[test]
fn pondering_becomes_a_search_when_the_expected_reply_comes() {
    let position = Position::start(Rules::regular(6).unwrap());
    let (stop, hit) = (AtomicBool::new(false), AtomicBool::new(false));
    let start = Instant::now();
    let now = || start.elapsed().as_millis() as u64;
    let control = Control { stop: &stop, now: &now };
    let mut engine = Engine::new(16 << 20);
    let (found, hit_at) = std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(120));
            hit.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let found = engine.ponder(&position, &Limits::time_ms(60), &hit, &control, |_| {}).unwrap();
        (found, thread.join().unwrap())
    });
    let after = hit_at.elapsed();
    assert!(after >= Duration::from_millis(50) && after < Duration::from_millis(60) + GRACE, "{after:?} after the hit");
    assert!(found.time_ms >= 170 && position.legal_moves().contains(found.best));
}

#[test]
fn pondering_on_the_wrong_reply_ends_when_stopped() {
    let position = Position::start(Rules::default());
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, now: &|| 0 };
    let mut engine = Engine::new(16 << 20);
    let (found, stopped) = std::thread::scope(|scope| {
        let thread = scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(300));
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let never = AtomicBool::new(false);
        let found = engine.ponder(&position, &Limits::depth(1), &never, &control, |_| {}).unwrap();
        (found, thread.join().unwrap())
    });
    assert!(stopped.elapsed() < GRACE, "{:?} late", stopped.elapsed());
    assert!(found.depth > 1, "no limit ends pondering: {}", found.depth);
}

#[test]
fn a_whole_game_keeps_within_its_clock() {
    // A clock that goes a millisecond further whenever somebody looks, so that it doesn't matter how busy the machine is.
    let time = Cell::new(0);
    let now = || time.replace(time.get() + 1);
    let control = Control { stop: &AtomicBool::new(false), now: &now };
    let mut engine = Engine::new(16 << 20);
    let mut clock =
        Clock { remaining_ms: BySide { south: 1_500, north: 400 }, increment_ms: BySide { south: 0, north: 5 } };
    let mut position = Position::start(Rules::regular(6).unwrap());
    while !position.is_over() {
        let mover = position.to_move();
        let found = engine.search(&position, &Limits::clock(clock), &control, |_| {}).unwrap();
        assert!(found.time_ms < clock.remaining_ms[mover].max(5), "{mover} took {} of {clock:?}", found.time_ms);
        clock.remaining_ms[mover] = clock.remaining_ms[mover].saturating_sub(found.time_ms) + clock.increment_ms[mover];
        position = position.play(found.best).unwrap();
    }
    assert!(clock.remaining_ms[beanduel_rules::Player::South] < 1_200, "the time is used: {clock:?}");
}
