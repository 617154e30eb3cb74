//! Values by search against the test vectors, the known values of starts, and plain minimax.

mod minimax;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_rules::{BySide, Player, Position, Rules, Setup, SetupSide};
use beanduel_solver::{NotCovered, Row, SolveOptions, Solver, ValueBounds};
use proptest::prelude::*;
use serde_json::Value;

use minimax::minimax;

const SMALL: SolveOptions = SolveOptions { memory: 1 << 22, threads: 1, nodes: u64::MAX };

fn value(solver: &Solver, position: &Position) -> i32 {
    let answer = solver.value(position, &AtomicBool::new(false), &mut |_| ()).unwrap();
    answer.bounds.exact().unwrap()
}

fn value_of_start(cups: u8, stock: u8, options: SolveOptions) -> i32 {
    let start = Position::start(Rules::new(cups, stock, cups).unwrap());
    value(&Solver::new(&start, options), &start)
}

/// Every side of `cups` cups with at most so many beans.
fn sides(cups: usize, beans: u32) -> Vec<SetupSide> {
    let mut rows: Vec<Vec<u32>> = vec![vec![]];
    for _ in 0..=cups {
        let longer = |row: &Vec<u32>| {
            let row = row.clone();
            (0..=beans - row.iter().sum::<u32>()).map(move |more| [&row[..], &[more]].concat())
        };
        rows = rows.iter().flat_map(longer).collect();
    }
    rows.iter().map(|row| SetupSide { cups: row[..cups].to_vec(), stock: row[cups], pot: 0 }).collect()
}

/// One solver for all positions of a board and `max sow` among these, so that each profits from those before it.
fn solver_of_all(positions: &[Position]) -> Solver {
    let sides = || positions.iter().flat_map(|position| Player::ALL.map(|player| position.side(player)));
    let stock = sides().map(|side| u32::from(side.stock())).max().unwrap();
    let mut cups = vec![0; positions[0].cups().into()];
    cups[0] = sides().map(beanduel_rules::Side::beans).max().unwrap() - stock;
    let south = SetupSide { cups: cups.clone(), stock, pot: 0 };
    let sides = BySide { north: south.clone(), south };
    let setup = Setup { sides, to_move: Player::South, max_sow: Some(positions[0].max_sow().into()) };
    Solver::new(&Position::try_from(setup).unwrap(), SolveOptions { memory: 128 << 20, ..SMALL })
}

#[test]
fn values_of_all_moves_are_those_of_the_vectors() {
    let vectors: Vec<Value> =
        include_str!("vectors/exact.jsonl").lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let mut boards: HashMap<_, Vec<(Position, &Value)>> = HashMap::new();
    for vector in &vectors {
        let position: Position = vector["position"].as_str().unwrap().parse().unwrap();
        boards.entry((position.cups(), position.max_sow())).or_default().push((position, vector));
    }
    let mut counted = 0;
    for board in boards.values() {
        let solver = solver_of_all(&board.iter().map(|(position, _)| *position).collect::<Vec<_>>());
        for (position, vector) in board {
            let answer = solver.moves(position, &AtomicBool::new(false), &mut |_| ()).unwrap();
            assert_eq!(answer.bounds.exact().map(i64::from), vector["value"].as_i64(), "{position}");
            let mut expected: Vec<_> = vector["moves"].as_array().unwrap().iter().collect();
            expected.sort_by_key(|mv| mv["move"].as_str());
            assert_eq!(answer.moves.len(), expected.len(), "{position}");
            for ((mv, bounds), expected) in answer.moves.iter().zip(expected) {
                assert_eq!(position.annotate(*mv).to_string(), expected["move"].as_str().unwrap(), "{position}");
                assert_eq!(bounds.exact().map(i64::from), expected["value"].as_i64(), "{position} {mv:?}");
            }
            assert_eq!(value(&solver, position), answer.bounds.lower, "{position}");
            counted += 1;
        }
    }
    assert_eq!(counted, 352);
}

#[test]
fn starts_have_their_known_values() {
    let most = [24, 30, 18, 13, 12, 12];
    for line in include_str!("vectors/starts.txt").lines().filter(|line| !line.starts_with('#')) {
        let (cups, values) = line.split_once(':').unwrap();
        let cups: u8 = cups.parse().unwrap();
        let most = most[usize::from(cups) - 1];
        let options = SolveOptions { memory: if cups == 3 { 64 << 20 } else { 1 << 22 }, ..SMALL };
        for (stock, value) in (1..=most).zip(values.split_whitespace()) {
            assert_eq!(value_of_start(cups, stock, options).to_string(), value, "{cups} cups, stock {stock}");
        }
    }
}

#[test]
fn two_threads_and_both_kinds_of_table_agree() {
    // The table with a place for every shape pair of 2x4 with stock 12 takes 350 MB.
    for memory in [1 << 20, 1 << 22, 400 << 20] {
        for threads in [1, 2, 3] {
            assert_eq!(value_of_start(4, 12, SolveOptions { memory, threads, ..SMALL }), -1, "{memory} {threads}");
        }
    }
}

#[test]
fn every_position_of_tiny_boards_agrees_with_minimax() {
    for (cups, beans) in [(1, 7), (2, 5), (3, 3)] {
        let sides = sides(cups, beans);
        for max_sow in 1..=cups as u32 {
            let mut known = HashMap::new();
            let start = Position::start(Rules::new(cups as u8, beans as u8, max_sow as u8).unwrap());
            // A table of some hundred entries forgets nearly everything, and one with places for all forgets nothing.
            let solvers = [1 << 15, 1 << 26].map(|memory| Solver::new(&start, SolveOptions { memory, ..SMALL }));
            for south in &sides {
                for north in &sides {
                    let sides = BySide { south: south.clone(), north: north.clone() };
                    let setup = Setup { sides, to_move: Player::North, max_sow: Some(max_sow) };
                    let position = Position::try_from(setup).unwrap();
                    let expected = minimax(&position, &mut known);
                    for solver in &solvers {
                        assert_eq!(value(solver, &position), expected, "{position}");
                    }
                }
            }
        }
    }
}

#[test]
fn wide_boards_agree_with_minimax_on_small_stocks() {
    for (cups, stock) in [(6, 5), (7, 4), (8, 4), (11, 3), (15, 3)] {
        let start = Position::start(Rules::new(cups, stock, cups).unwrap());
        assert_eq!(value(&Solver::new(&start, SMALL), &start), minimax(&start, &mut HashMap::new()), "{start}");
    }
    // Full cups near the limit of 255 beans a side.
    let full: Position = "100,0,1,0:3:0 0,120,0,130:4:0 s".parse().unwrap();
    assert_eq!(value(&Solver::new(&full, SMALL), &full), minimax(&full, &mut HashMap::new()));
}

#[test]
fn a_search_stops_when_told_with_bounds_that_hold() {
    let start = Position::start(Rules::regular(4).unwrap());
    let stop = AtomicBool::new(false);
    let solver = Solver::new(&start, SMALL);
    let mut reports = 0;
    let answer = solver
        .value(&start, &stop, &mut |progress| {
            reports += 1;
            assert!(progress.bounds.lower <= -1 && progress.bounds.upper >= -1 && progress.fill > 0.0);
            stop.store(true, Ordering::Relaxed);
        })
        .unwrap();
    assert!(reports > 0 && answer.bounds.exact().is_none(), "{answer:?}");
    let limited = Solver::new(&start, SolveOptions { nodes: 50_000, ..SMALL });
    let answer = limited.value(&start, &AtomicBool::new(false), &mut |_| ()).unwrap();
    assert!((50_000..60_000).contains(&answer.nodes), "{answer:?}");
    assert_eq!(answer.bounds, ValueBounds { lower: -80, upper: 80 });
}

#[test]
fn a_solver_refuses_what_it_was_not_made_for() {
    let solver = Solver::new(&Position::start(Rules::new(3, 5, 3).unwrap()), SMALL);
    for line in
        ["0,0:5:0 0,0:5:0 s", "0,0,0:6:0 0,0,0:5:0 s", "1,0,0:5:0 0,0,0:5:0 s", "0,0,0:5:0 0,0,0:5:0 s maxsow=2"]
    {
        let position: Position = line.parse().unwrap();
        assert_eq!(solver.value(&position, &AtomicBool::new(false), &mut |_| ()), Err(NotCovered), "{line}");
    }
}

/// A position of these rows, cups and then the stock, South to move.
fn position(south: &[u32], north: &[u32]) -> Position {
    let side = |row: &[u32]| SetupSide { cups: row[..row.len() - 1].to_vec(), stock: row[row.len() - 1], pot: 0 };
    let sides = BySide { south: side(south), north: side(north) };
    Position::try_from(Setup { sides, to_move: Player::South, max_sow: None }).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn one_more_bean_in_a_blocked_cup_changes_the_value_by_0_or_1_against_its_owner(
        south in prop::collection::vec(0u32..7, 4),
        north in prop::collection::vec(0u32..7, 4),
    ) {
        let full = Solver::new(&position(&[15, 15, 15, 6], &[15, 15, 15, 6]), SMALL);
        let before = value(&full, &position(&south, &north));
        for cup in 0..3 {
            let more = |row: &[u32]| row.iter().enumerate().map(|(i, &beans)| beans + u32::from(i == cup)).collect::<Vec<_>>();
            if south[cup] > 3 - cup as u32 {
                let change = value(&full, &position(&more(&south), &north)) - before;
                prop_assert!((-1..=0).contains(&change), "own cup {}: {}", cup + 1, change);
            }
            if north[cup] > 3 - cup as u32 {
                let change = value(&full, &position(&south, &more(&north))) - before;
                prop_assert!((0..=1).contains(&change), "the opponent's cup {}: {}", cup + 1, change);
            }
        }
    }

    #[test]
    fn without_stocks_the_value_is_what_each_row_pots_alone(
        south in prop::collection::vec(0u32..6, 5),
        north in prop::collection::vec(0u32..6, 5),
    ) {
        let alone = |row: &[u32]| {
            let cups: Vec<u8> = row.iter().map(|&beans| beans as u8).collect();
            Row::new(&cups).unwrap().best_play().beans as i32
        };
        let both = position(&[&south[..], &[0]].concat(), &[&north[..], &[0]].concat());
        prop_assert_eq!(minimax(&both, &mut HashMap::new()), alone(&south) - alone(&north));
        prop_assert_eq!(value(&Solver::new(&both, SMALL), &both), alone(&south) - alone(&north));
    }
}
