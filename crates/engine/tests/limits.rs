//! The engine is never illegal, never late, and the same question gets the same answer.

mod common;

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use beanduel_engine::{Clock, Control, Engine, Level, Limits, Value};
use beanduel_rules::{BySide, Move, Position, Rules};
use common::{random_position, unhurried};

#[test]
fn every_move_is_legal_however_little_is_searched() {
    let mut rng = fastrand::Rng::with_seed(10);
    let mut engine = Engine::new(1 << 20);
    let mut over = 0;
    for i in 0..10_000 {
        let cups = (i % 15) as u8 + 1;
        let stock = [3, 30, 255][rng.usize(0..3)];
        let position = random_position(&mut rng, cups, stock);
        let limits = Limits::nodes(rng.u64(0..200));
        let found = unhurried(|control| {
            if rng.bool() {
                engine.search(&position, &limits, control, |_| {})
            } else {
                let level = Level::ALL[rng.usize(0..12)];
                engine.play(&position, level, i, &limits, control)
            }
        });
        let Some(found) = found else {
            assert!(position.is_over(), "{position}");
            over += 1;
            continue;
        };
        assert!(position.legal_moves().contains(found.best), "{position}: {:?}", found.best);
        assert_eq!(found.line[0], found.best);
        found.line.iter().fold(position, |at, &mv| at.play(mv).expect("the line is legal"));
        assert!(found.nodes <= limits.nodes.unwrap());
        if position.legal_moves().is_pass() {
            assert_eq!(found.best, Move::Pass);
        }
    }
    assert!(over > 50, "{over}");
}

#[test]
fn a_game_of_one_cup_and_full_stocks_is_searched_as_deep_as_can_be() {
    let position: Position = "1:254:0 0:255:0 s".parse().unwrap();
    let mut engine = Engine::new(1 << 20);
    let found = unhurried(|control| engine.search(&position, &Limits::nodes(500_000), control, |_| {})).unwrap();
    assert!(found.value.is_exact() || found.depth == 250, "{found:?}");
}

#[test]
fn a_stop_flag_set_before_still_gets_a_legal_move() {
    let position = Position::start(Rules::default());
    let control = Control { stop: &AtomicBool::new(true), now: &|| 0 };
    let found = Engine::new(1 << 20).search(&position, &Limits::default(), &control, |_| {}).unwrap();
    assert!(position.legal_moves().contains(found.best));
    assert_eq!((found.depth, found.nodes), (0, 0));
    assert!(!found.value.is_exact());
}

/// Late is more than this; the machine may be busy with other things.
const GRACE: Duration = Duration::from_millis(500);

#[test]
fn a_search_without_limits_ends_when_stopped() {
    let stop = AtomicBool::new(false);
    let control = Control { stop: &stop, now: &|| 0 };
    for cups in [4, 10, 15] {
        stop.store(false, Ordering::Relaxed);
        let position = Position::start(Rules::regular(cups).unwrap());
        let (reached, first_depth) = std::sync::mpsc::channel();
        let stop = &stop;
        let (found, stopped) = std::thread::scope(|scope| {
            let thread = scope.spawn(move || {
                // Not by the clock alone: a busy machine may take its time for the first depth.
                first_depth.recv().unwrap();
                std::thread::sleep(Duration::from_millis(100));
                stop.store(true, Ordering::Relaxed);
                Instant::now()
            });
            let report = |_: &_| reached.send(()).unwrap_or(());
            let found = Engine::new(16 << 20).search(&position, &Limits::default(), &control, report).unwrap();
            (found, thread.join().unwrap())
        });
        assert!(stopped.elapsed() < GRACE, "2x{cups}: {:?} late", stopped.elapsed());
        assert!(found.depth > 0 && position.legal_moves().contains(found.best));
    }
}

/// How long after its flag was set a search without end returned, at the quickest of some tries: a busy machine makes some late, but
/// not all.
fn quickest_end(position: &Position, threads: usize, ponder: bool) -> Duration {
    let stop = AtomicBool::new(false);
    let began = Instant::now();
    let now = || began.elapsed().as_millis() as u64;
    let control = Control { stop: &stop, now: &now };
    let mut engine = Engine::new(16 << 20);
    engine.set_threads(threads);
    let mut quickest = Duration::MAX;
    for attempt in 0..20 {
        stop.store(false, Ordering::Relaxed);
        let took = std::thread::scope(|scope| {
            let thread = scope.spawn(|| {
                // At another place of the search each time.
                std::thread::sleep(Duration::from_millis(20 + 7 * attempt));
                stop.store(true, Ordering::Relaxed);
                Instant::now()
            });
            let found = if ponder {
                engine.ponder(position, &Limits::time_ms(1), &AtomicBool::new(false), &control, |_| {})
            } else {
                engine.search(position, &Limits::NONE, &control, |_| {})
            };
            let ended = Instant::now();
            assert!(stop.load(Ordering::Relaxed), "{position}: it ended by itself");
            assert!(!found.unwrap().value.is_exact(), "{position}: it ended by itself");
            ended.saturating_duration_since(thread.join().unwrap())
        });
        quickest = quickest.min(took);
        // Three at least, so that it isn't luck.
        if attempt >= 2 && quickest < Duration::from_millis(10) {
            break;
        }
    }
    quickest
}

#[test]
fn a_search_can_be_interrupted_within_ten_milliseconds() {
    // The start is searched, the others are solved beside or between.
    for (line, threads, ponder) in [
        ("0,0,0,0:40:0 0,0,0,0:40:0 s", 1, false),
        ("0,0,0,0,0,0,0,0,0,0:100:0 0,0,0,0,0,0,0,0,0,0:100:0 s", 1, false),
        ("0,0,0,0,0,0:20:0 0,0,0,0,0,0:20:0 s", 1, false),
        ("0,0,0,0,0,0,0,0,0,0:20:0 0,0,0,0,0,0,0,0,0,0:20:0 s", 1, false),
        ("0,0,0,0,0,0,0,0,0,0:20:0 0,0,0,0,0,0,0,0,0,0:20:0 s", 2, false),
        ("0,0,0,0,0,0,0,0,0,0:20:0 0,0,0,0,0,0,0,0,0,0:20:0 s", 1, true),
    ] {
        let position: Position = line.parse().unwrap();
        let quickest = quickest_end(&position, threads, ponder);
        assert!(quickest < Duration::from_millis(10), "{line}, {threads} threads: {quickest:?}");
    }
}

#[test]
fn few_looks_at_the_clock_pass_once_the_flag_is_set() {
    for (line, limits) in [
        ("0,0,0,0:40:0 0,0,0,0:40:0 s", Limits::NONE),
        ("0,0,0,0,0,0:20:0 0,0,0,0,0,0:20:0 s", Limits::NONE.with_lines(3)),
        ("0,0,0,0,0,0:20:0 0,0,0,0,0,0:20:0 s", Limits::nodes(50_000_000)),
    ] {
        let position: Position = line.parse().unwrap();
        let (stop, looks) = (AtomicBool::new(false), std::cell::Cell::new(0));
        let now = || {
            looks.set(looks.get() + 1);
            stop.store(looks.get() >= 300, Ordering::Relaxed);
            0
        };
        let control = Control { stop: &stop, now: &now };
        Engine::new(16 << 20).search(&position, &limits, &control, |_| {}).unwrap();
        assert!((300..330).contains(&looks.get()), "{line}: {} looks", looks.get());
    }
}

#[test]
fn search_and_solver_take_turns_where_nothing_ends_them() {
    let position: Position = "0,0,0,0,0,0:20:0 0,0,0,0,0,0:20:0 s".parse().unwrap();
    let (stop, looks) = (AtomicBool::new(false), std::cell::Cell::new(0));
    let now = || {
        // The solver alone would take far more.
        looks.set(looks.get() + 1);
        stop.fetch_or(looks.get() >= 20_000, Ordering::Relaxed);
        0
    };
    let control = Control { stop: &stop, now: &now };
    let mut again = false;
    Engine::new(16 << 20).search(&position, &Limits::NONE, &control, |found| {
        // Its first turn is over with a hundred thousand nodes, the solver's with five times as many.
        again |= found.nodes > 600_000;
        stop.fetch_or(again, Ordering::Relaxed);
    });
    assert!(again);
}

#[test]
fn a_time_limit_is_kept() {
    let start = Instant::now();
    let now = || start.elapsed().as_millis() as u64;
    let control = Control { stop: &AtomicBool::new(false), now: &now };
    let mut engine = Engine::new(16 << 20);
    for (cups, time_ms) in [(4, 0), (4, 1), (4, 60), (8, 60), (4, 20), (15, 60)] {
        let position = Position::start(Rules::regular(cups).unwrap());
        let began = Instant::now();
        let found = engine.search(&position, &Limits::time_ms(time_ms), &control, |_| {}).unwrap();
        let took = began.elapsed();
        assert!(took < Duration::from_millis(time_ms) + GRACE, "2x{cups}: {took:?} of {time_ms} ms");
        assert!(
            took + Duration::from_millis(2) >= Duration::from_millis(time_ms),
            "2x{cups}: {took:?} of {time_ms} ms"
        );
        assert!(position.legal_moves().contains(found.best));
    }
}

#[test]
fn level_12_takes_its_time_unless_told_otherwise() {
    // A clock that makes a step of 0.1 s whenever somebody looks, so that the test doesn't take the time.
    let time = std::cell::Cell::new(0);
    let now = || time.replace(time.get() + 100);
    let control = Control { stop: &AtomicBool::new(false), now: &now };
    let position = Position::start(Rules::default());
    let mut engine = Engine::new(1 << 20);
    let best = Level::ALL[11];
    let found = engine.play(&position, best, 1, &Limits::default(), &control).unwrap();
    assert!((2_000..=3_000).contains(&found.time_ms), "{} ms", found.time_ms);
    // Once the time is over somebody may look again, to tell how long it took.
    assert!(found.time_ms.abs_diff(best.think_ms()) <= 200, "{} ms", found.time_ms);
    let found = engine.play(&position, best, 1, &Limits::nodes(700), &control).unwrap();
    assert_eq!(found.nodes, 700);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let mut rng = fastrand::Rng::with_seed(11);
    let mut warm = Engine::new(1 << 20);
    let mut differ = 0;
    for i in 0..300 {
        let cups = rng.u8(2..=9);
        let position = random_position(&mut rng, cups, 40);
        let level = Level::ALL[rng.usize(0..12)];
        let limits = Limits::nodes(3_000);
        let play =
            |engine: &mut Engine, seed| unhurried(|control| engine.play(&position, level, seed, &limits, control));
        let answer = play(&mut warm, i);
        assert_eq!(answer, play(&mut Engine::new(1 << 20), i), "{position} at level {level}");
        differ += u32::from(answer.map(|found| found.best) != play(&mut warm, i + 1).map(|found| found.best));
        warm.clear();
        let search = |engine: &mut Engine| unhurried(|control| engine.search(&position, &limits, control, |_| {}));
        assert_eq!(search(&mut warm), search(&mut Engine::new(1 << 20)), "{position}");
    }
    assert!(differ > 10, "the seed made a difference only {differ} times");
}

#[test]
fn each_depth_is_reported_once_and_in_order() {
    let position = Position::start(Rules::default());
    let mut depths = Vec::new();
    let found = unhurried(|control| {
        Engine::new(1 << 20).search(&position, &Limits::depth(7), control, |found| depths.push(found.depth))
    });
    assert_eq!(depths, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(found.unwrap().depth, 7);
}

#[test]
fn a_move_without_alternative_is_answered_at_once_in_a_game() {
    let clock = Clock { remaining_ms: BySide { south: 60_000, north: 60_000 }, ..Clock::default() };
    // North can only pass; South has a long game before him.
    for line in ["0,0,0,0:40:0 0,0,0,2:0:0 n", "0,0,0,0:0:0 0,0,0,0:40:0 n maxsow=1"] {
        let position: Position = line.parse().unwrap();
        let mut engine = Engine::new(1 << 20);
        engine.set_threads(2);
        let searched = unhurried(|control| engine.search(&position, &Limits::clock(clock), control, |_| {}));
        let hit = AtomicBool::new(false);
        let pondered = unhurried(|control| engine.ponder(&position, &Limits::clock(clock), &hit, control, |_| {}));
        let played = unhurried(|control| engine.play(&position, Level::ALL[11], 0, &Limits::nodes(1 << 30), control));
        for found in [searched, pondered, played].map(Option::unwrap) {
            assert!(position.legal_moves().contains(found.best) && found.nodes < 100, "{found:?}");
        }
    }
}

#[test]
fn what_a_move_without_alternative_is_worth_is_searched_where_that_is_asked() {
    let position: Position = "0,0,1,0,7:1:5 3,0,2,9,1:6:8 s".parse().unwrap();
    assert_eq!(position.legal_moves().len(), 1);
    let search =
        |limits| unhurried(|control| Engine::new(1 << 20).search(&position, &limits, control, |_| {})).unwrap();
    // The game ends by 14 beans for North, who has 3 more in the pot now.
    assert_eq!(search(Limits::nodes(100_000)).value, Value::Exact(-11));
    assert_eq!(search(Limits::NONE).value, Value::Exact(-11));
    assert_eq!(search(Limits::depth(6)).depth, 6);
}

#[test]
fn a_finished_game_has_no_move() {
    let position: Position = "0,0,0,2:0:3 0,9,0,0:0:4 s".parse().unwrap();
    let mut engine = Engine::new(1 << 20);
    assert_eq!(unhurried(|control| engine.search(&position, &Limits::default(), control, |_| {})), None);
    assert_eq!(unhurried(|control| engine.play(&position, Level::ALL[3], 0, &Limits::default(), control)), None);
}
