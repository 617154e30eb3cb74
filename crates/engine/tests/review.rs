//! Reviews against exact values: of whole games on regular 2x3, whose table comes with the project, and without it.

mod common;

use std::sync::atomic::AtomicBool;

use beanduel_engine::{
    Control, Fate, Grade, Review, ReviewOptions, ReviewedMove, Standing, Value, blocked_cups, review, with_one_more,
};
use beanduel_rules::{Eval, Move, Player, Position, Rules};
use beanduel_solver::Table;
use common::random_position;

const OPTIONS: ReviewOptions = ReviewOptions { time_ms: 20_000, memory: 1 << 26, threads: 1 };

/// The table of regular 2x3.
struct Exact(Table<&'static [u8]>);

impl Exact {
    fn new() -> Exact {
        let bytes: &[u8] = include_bytes!("../../../data/tables/2x3-30.table");
        Exact(Table::open(bytes).unwrap())
    }

    fn value(&self, position: &Position) -> Option<i32> {
        self.0.value(position).unwrap().map(i32::from)
    }

    /// Every legal move with its value, the mover's view.
    fn moves(&self, position: &Position) -> Vec<(Move, i32)> {
        let probe = self.0.probe(position).unwrap().expect("the table holds the position");
        probe.moves.into_iter().map(|(mv, value)| (mv, value.into())).collect()
    }
}

fn start(cups: u8, stock: u8) -> Position {
    Position::start(Rules::new(cups, stock, cups).unwrap())
}

/// A game to its end by moves chosen so.
fn game(start: Position, mut choose: impl FnMut(&Position) -> Move) -> Vec<Move> {
    let (mut position, mut moves) = (start, Vec::new());
    while !position.is_over() {
        let mv = choose(&position);
        moves.push(mv);
        position = position.play(mv).unwrap();
    }
    moves
}

fn by_chance(rng: &mut fastrand::Rng) -> impl FnMut(&Position) -> Move {
    move |position| {
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        moves[rng.usize(0..moves.len())]
    }
}

fn reviewed(start: &Position, moves: &[Move], known: &dyn Fn(&Position) -> Option<i32>) -> Review {
    let began = std::time::Instant::now();
    let now = || began.elapsed().as_millis() as u64;
    let control = Control { stop: &AtomicBool::new(false), now: &now };
    review(start, moves, OPTIONS, known, None, &control, &mut |_| {}).unwrap().unwrap()
}

/// What the game's margins must add up to: that of the start, less what South lost, plus what North lost.
fn adds_up(review: &Review) {
    let margins: Vec<Eval> = review.margins().collect();
    let [Eval::Exact(first), .., Eval::Exact(last)] = margins[..] else { panic!("{margins:?}") };
    let tallies = review.tallies();
    let (Value::Exact(south), Value::Exact(north)) = (tallies.south.lost, tallies.north.lost) else { panic!() };
    assert_eq!(last, first - south + north);
    let end = review.places().last().unwrap().position;
    assert_eq!(last, end.margin(Player::South), "the last margin is that of the pots");
}

#[test]
fn with_a_table_every_loss_is_exact_and_the_losses_make_the_result() {
    let exact = Exact::new();
    for seed in 0..40 {
        let start = start(3, [30, 12, 7][seed as usize % 3]);
        let moves = game(start, by_chance(&mut fastrand::Rng::with_seed(seed)));
        let review = reviewed(&start, &moves, &|position| exact.value(position));
        assert_eq!((review.len(), review.exact_from()), (moves.len(), Some(0)));
        adds_up(&review);
        for mv in review.moves() {
            let position = &mv.before().position;
            let values = exact.moves(position);
            let best = values.iter().map(|&(_, value)| value).max().unwrap();
            let value_of = |wanted: Move| values.iter().find(|&&(mv, _)| mv == wanted).unwrap().1;
            assert_eq!(mv.before().value, Value::Exact(best), "{position}");
            assert_eq!(mv.loss(), Value::Exact(best - value_of(mv.played())), "{position}");
            assert_eq!(value_of(mv.best()), best, "{position}");
            assert_eq!(mv.loses(), mv.best() != mv.played(), "{position}");
        }
    }
}

#[test]
fn every_line_is_legal_and_keeps_the_value_at_each_step() {
    let exact = Exact::new();
    let start = start(3, 30);
    let moves = game(start, by_chance(&mut fastrand::Rng::with_seed(7)));
    for place in reviewed(&start, &moves, &|position| exact.value(position)).places() {
        let mut at = place.position;
        for &mv in &place.line {
            let values = exact.moves(&at);
            let best = values.iter().map(|&(_, value)| value).max();
            assert_eq!(values.iter().find(|&&(known, _)| known == mv).map(|&(_, value)| value), best, "{at}");
            at = at.play(mv).unwrap();
        }
        assert!(at.is_over() || place.line.len() >= 20, "{}: a line ends early", place.position);
    }
}

#[test]
fn planted_errors_are_found_and_nothing_else() {
    let exact = Exact::new();
    let start = start(3, 30);
    for seed in 0..10 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (mut ply, mut planted) = (0, Vec::new());
        let moves = game(start, |position| {
            let mut values = exact.moves(position);
            values.sort_by_key(|&(_, value)| value);
            let (best, worst) = (values[values.len() - 1], values[0]);
            ply += 1;
            if worst.1 < best.1 && rng.u8(0..8) == 0 {
                planted.push((ply - 1, best.1 - worst.1));
                worst.0
            } else {
                best.0
            }
        });
        let review = reviewed(&start, &moves, &|position| exact.value(position));
        let found: Vec<_> = review.moves().filter(ReviewedMove::loses).map(|mv| (mv.ply(), mv.loss())).collect();
        let planted: Vec<_> = planted.into_iter().map(|(ply, loss)| (ply, Value::Exact(loss))).collect();
        assert_eq!(found, planted, "seed {seed}");
        let tallies = review.tallies();
        assert_eq!(tallies.south.moves - tallies.south.good + tallies.north.moves - tallies.north.good, found.len());
        for turn in review.turning_points() {
            assert!(found.iter().any(|&(ply, _)| ply == turn.ply));
        }
    }
}

#[test]
fn without_a_table_a_small_game_is_solved_and_says_the_same() {
    let exact = Exact::new();
    let start = start(3, 10);
    for seed in 0..5 {
        let moves = game(start, by_chance(&mut fastrand::Rng::with_seed(seed)));
        let (with, without) =
            (reviewed(&start, &moves, &|position| exact.value(position)), reviewed(&start, &moves, &|_| None));
        assert_eq!(without.exact_from(), Some(0));
        let losses = |review: &Review| review.moves().map(|mv| mv.loss()).collect::<Vec<_>>();
        assert_eq!(losses(&with), losses(&without));
        assert_eq!(with.turning_points(), without.turning_points());
    }
}

#[test]
fn what_is_not_solved_in_time_is_an_estimate_and_never_called_exact() {
    let start = start(10, 100);
    let moves = game(start, by_chance(&mut fastrand::Rng::with_seed(3)));
    let began = std::time::Instant::now();
    let now = || began.elapsed().as_millis() as u64;
    let control = Control { stop: &AtomicBool::new(false), now: &now };
    let options = ReviewOptions { time_ms: 3_000, ..OPTIONS };
    let (mut last, mut reports) = (0, 0);
    let review = review(&start, &moves, options, &|_| None, None, &control, &mut |progress| {
        assert!(progress.done >= last && progress.done <= progress.all);
        (last, reports) = (progress.done, reports + 1);
    });
    let review = review.unwrap().unwrap();
    assert!(began.elapsed().as_millis() < 6_000, "the time was kept: {:?}", began.elapsed());
    assert!(reports >= moves.len());
    let from = review.exact_from().expect("at the end nothing is left to guess");
    assert!(from > 0 && from <= moves.len(), "exact from ply {from} of {}", moves.len());
    assert!(!review.places()[0].value.is_exact());
    assert!(!review.tallies().south.lost.is_exact());
    for mv in review.moves() {
        assert!(mv.loss().hundredths() >= 0);
        mv.before().line.iter().try_fold(mv.before().position, |at, &mv| at.play(mv)).expect("lines are legal");
        let both = mv.before().value.is_exact() && mv.after().value.is_exact();
        assert!(both || !mv.loss().is_exact() || mv.loss() == Value::Exact(0));
    }
}

#[test]
fn an_unfinished_game_is_reviewed_to_where_it_stands() {
    let exact = Exact::new();
    let start = start(3, 30);
    let moves = game(start, by_chance(&mut fastrand::Rng::with_seed(11)));
    for plies in [0, 1, 9] {
        let review = reviewed(&start, &moves[..plies], &|position| exact.value(position));
        assert_eq!((review.len(), review.places().len()), (plies, plies + 1));
        let last = review.places().last().unwrap();
        assert_eq!(last.value, Value::Exact(exact.value(&last.position).unwrap()));
        assert!(!last.line.is_empty());
    }
}

#[test]
fn a_stopped_review_is_none_and_an_illegal_game_names_its_move() {
    let start = start(4, 40);
    let moves = game(start, by_chance(&mut fastrand::Rng::with_seed(1)));
    let control = Control { stop: &AtomicBool::new(true), now: &|| 0 };
    assert_eq!(review(&start, &moves, OPTIONS, &|_| None, None, &control, &mut |_| {}), Ok(None));
    let wrong = [moves[0], moves[1], Move::Pass];
    let error = review(&start, &wrong, OPTIONS, &|_| None, None, &control, &mut |_| {}).unwrap_err();
    assert_eq!(error.ply, 2);
}

#[test]
fn a_win_thrown_away_is_a_turning_point_and_a_blunder() {
    // South wins by six with best play and loses by two after c1.
    let start: Position = "4,0,2,0:3:5 0,1,6,0:2:7 s".parse().unwrap();
    let review = reviewed(&start, &[start.read_move("c1").unwrap()], &|_| None);
    let [turn] = review.turning_points()[..] else { panic!("{:?}", review.turning_points()) };
    assert_eq!((turn.ply, turn.from, turn.to), (0, Standing::Win, Standing::Loss));
    assert_eq!(review.at(0).unwrap().grade(), Some(Grade::Blunder));
    assert!(review.tallies().south.accuracy() < f64::EPSILON);
    assert!(review.tallies().north.accuracy() > 1.0 - f64::EPSILON);
}

#[test]
fn a_find_is_the_only_good_move_though_another_pots_more() {
    let exact = Exact::new();
    let mut finds = 0;
    for seed in 0..60 {
        let start = start(3, 30);
        let moves = game(start, by_chance(&mut fastrand::Rng::with_seed(seed)));
        let review = reviewed(&start, &moves, &|position| exact.value(position));
        for mv in review.moves().filter(|mv| mv.grade() == Some(Grade::Find)) {
            let position = &mv.before().position;
            let values = exact.moves(position);
            let second = values.iter().filter(|&&(other, _)| other != mv.played()).map(|&(_, value)| value).max();
            assert!(mv.before().value.hundredths() >= 100 * (second.unwrap() + 2), "{position}");
            finds += 1;
        }
    }
    assert!(finds > 0, "there are some in so many games");
}

#[test]
fn a_bean_more_in_a_blocked_cup_costs_one_or_none() {
    let exact = Exact::new();
    let mut rng = fastrand::Rng::with_seed(1965);
    let (mut safe, mut doomed, mut unknown) = (0, 0, 0);
    for _ in 0..3_000 {
        let position = random_position(&mut rng, 3, 9);
        for blocked in blocked_cups(&position, &mut |position| exact.value(position)) {
            assert!(position.side(blocked.owner).is_blocked(blocked.cup, 3));
            let Some(fate) = blocked.fate else {
                unknown += 1;
                continue;
            };
            let more = with_one_more(&position, blocked.owner, blocked.cup).unwrap();
            let sign = if blocked.owner == position.to_move() { 1 } else { -1 };
            let costs = sign * (exact.value(&position).unwrap() - exact.value(&more).unwrap());
            assert_eq!(costs, i32::from(fate == Fate::Doomed), "{position} {blocked:?}");
            match fate {
                Fate::Safe => safe += 1,
                Fate::Doomed => doomed += 1,
            }
        }
    }
    assert!(safe > 100 && doomed > 100, "{safe} safe, {doomed} doomed, {unknown} unknown");
}
