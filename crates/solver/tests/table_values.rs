//! Tables against plain minimax, position by position, and against the test vectors.

mod minimax;

use std::collections::{HashMap, HashSet};
use std::io::Cursor;
use std::sync::atomic::AtomicBool;

use beanduel_rules::{BySide, Cup, Move, Player, Position, Rules, Setup, SetupSide};
use beanduel_solver::{SolveOptions, Solver, Table, build_table, verify_table};
use serde_json::Value;

use minimax::minimax;

/// A side as minimax and the closure see it: cups from the owner's left, then the stock.
type State = Vec<u8>;

fn table(cups: u8, stock: u8, max_sow: u8) -> Table<Vec<u8>> {
    let mut file = Cursor::new(Vec::new());
    build_table(&mut file, Rules::new(cups, stock, max_sow).unwrap(), 2, &AtomicBool::new(false), |_| {}).unwrap();
    Table::open(file.into_inner()).unwrap()
}

fn position(mine: &State, theirs: &State, to_move: Player, max_sow: u8) -> Position {
    let side = |state: &State| SetupSide {
        cups: state[..state.len() - 1].iter().map(|&beans| beans.into()).collect(),
        stock: state[state.len() - 1].into(),
        pot: 0,
    };
    let (south, north) = match to_move {
        Player::South => (mine, theirs),
        Player::North => (theirs, mine),
    };
    Setup { sides: BySide { south: side(south), north: side(north) }, to_move, max_sow: Some(max_sow.into()) }
        .try_into()
        .unwrap()
}

fn state(position: &Position, player: Player) -> State {
    let side = position.side(player);
    side.row(position.cups()).chain([side.stock()]).collect()
}

/// All states of one side, by the rules themselves: its own moves against an empty side, and any capture at any time.
fn closure(rules: Rules) -> HashSet<State> {
    let n = rules.cups();
    let nobody: State = vec![0; usize::from(n) + 1];
    let mut start = nobody.clone();
    start[usize::from(n)] = rules.stock();
    let mut seen = HashSet::from([start.clone()]);
    let mut left = vec![start];
    while let Some(mine) = left.pop() {
        let here = position(&mine, &nobody, Player::South, rules.max_sow());
        let moves = here.legal_moves().into_iter().filter(|&mv| mv != Move::Pass);
        let after = moves.map(|mv| state(&here.play(mv).unwrap(), Player::South));
        let captured = Cup::row(n).map(|cup| {
            let mut mine = mine.clone();
            mine[usize::from(cup.number()) - 1] = 0;
            mine
        });
        for next in after.chain(captured) {
            if seen.insert(next.clone()) {
                left.push(next);
            }
        }
    }
    seen
}

fn every_position_is_right(cups: u8, stock: u8, max_sow: u8) {
    let rules = Rules::new(cups, stock, max_sow).unwrap();
    let table = table(cups, stock, max_sow);
    let states = closure(rules);
    assert_eq!(table.info().states, states.len() as u64, "2x{cups} by {stock}, {max_sow} at most");
    let mut known = HashMap::new();
    for mine in &states {
        for theirs in &states {
            let position = position(mine, theirs, Player::North, max_sow);
            let value = table.value(&position).unwrap().map(i32::from);
            assert_eq!(value, Some(minimax(&position, &mut known)), "{position}");
        }
    }
    assert_eq!(known.len() as u128, table.info().positions);
}

#[test]
fn every_position_of_one_cup_is_right() {
    for stock in 1..=20 {
        every_position_is_right(1, stock, 1);
    }
}

#[test]
fn every_position_of_two_cups_is_right() {
    for stock in 1..=10 {
        every_position_is_right(2, stock, 2);
    }
    every_position_is_right(2, 9, 1);
}

#[test]
fn every_position_of_three_cups_is_right() {
    for stock in [1, 2, 3, 5, 8] {
        every_position_is_right(3, stock, 3);
    }
    every_position_is_right(3, 9, 1);
    every_position_is_right(3, 8, 2);
}

#[test]
fn every_position_of_four_cups_is_right() {
    for stock in 1..=6 {
        every_position_is_right(4, stock, 4);
    }
    every_position_is_right(4, 7, 2);
}

#[test]
fn every_position_of_five_and_six_cups_with_a_few_beans_is_right() {
    every_position_is_right(5, 4, 5);
    every_position_is_right(6, 3, 6);
    every_position_is_right(15, 1, 15);
}

/// Table and search on every position of the closure. (Table and plain minimax: above.)
fn the_search_agrees_on_every_position(cups: u8, stock: u8, max_sow: u8) {
    let rules = Rules::new(cups, stock, max_sow).unwrap();
    let table = table(cups, stock, max_sow);
    let options = SolveOptions { memory: 1 << 20, ..SolveOptions::default() };
    let solver = Solver::new(&Position::start(rules), options);
    let states = closure(rules);
    for mine in &states {
        for theirs in &states {
            let position = position(mine, theirs, Player::South, max_sow);
            let solved = solver.value(&position, &AtomicBool::new(false), &mut |_| ()).unwrap();
            assert_eq!(solved.bounds.exact(), table.value(&position).unwrap().map(i32::from), "{position}");
        }
    }
}

#[test]
fn table_and_search_agree_on_every_position_of_one_to_three_cups_with_small_stocks() {
    for stock in 1..=8 {
        the_search_agrees_on_every_position(1, stock, 1);
    }
    for stock in 1..=6 {
        the_search_agrees_on_every_position(2, stock, 2);
    }
    the_search_agrees_on_every_position(2, 5, 1);
    for stock in 1..=5 {
        the_search_agrees_on_every_position(3, stock, 3);
    }
    the_search_agrees_on_every_position(3, 5, 2);
}

/// So many positions of the closure of regular 2x3: sides of random games put together anew.
fn regular_positions(count: usize) -> Vec<Position> {
    let rules = Rules::regular(3).unwrap();
    let mut number = 99u64;
    let mut random = |below: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % below
    };
    let mut sides = Vec::new();
    while sides.len() < 4 * count {
        let mut position = Position::start(rules);
        while !position.is_over() {
            sides.extend(Player::ALL.map(|player| state(&position, player)));
            let moves: Vec<_> = position.legal_moves().into_iter().collect();
            position = position.play(moves[random(moves.len())]).unwrap();
        }
    }
    let mut side = || sides[random(sides.len())].clone();
    (0..count).map(|_| position(&side(), &side(), Player::North, 3)).collect()
}

/// All moves of random positions; 1,000 of them, or as many as `BEANDUEL_POSITIONS` says.
#[test]
fn table_and_search_agree_on_random_positions_of_regular_2x3() {
    let count = std::env::var("BEANDUEL_POSITIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(1_000);
    let table = Table::open(include_bytes!("../../../data/tables/2x3-30.table")).unwrap();
    let start = Position::start(table.rules());
    let solver = Solver::new(&start, SolveOptions { memory: 1 << 26, ..SolveOptions::default() });
    for position in regular_positions(count) {
        let probe = table.probe(&position).unwrap().unwrap();
        let solved = solver.moves(&position, &AtomicBool::new(false), &mut |_| ()).unwrap();
        let values: Vec<_> = solved.moves.iter().map(|&(mv, bounds)| (mv, bounds.exact().unwrap() as i16)).collect();
        assert_eq!((values, solved.bounds.exact()), (probe.moves, Some(probe.value.into())), "{position}");
    }
}

#[test]
fn values_are_those_of_the_vectors() {
    let mut tables: HashMap<(u8, u8), Table<Vec<u8>>> = HashMap::new();
    let (mut held, mut missing) = (0, 0);
    for line in include_str!("vectors/exact.jsonl").lines() {
        let vector: Value = serde_json::from_str(line).unwrap();
        let position: Position = vector["position"].as_str().unwrap().parse().unwrap();
        let largest = match position.cups() {
            1 | 2 => 30,
            3 => 22,
            4 => 12,
            _ => continue,
        };
        let table = tables
            .entry((position.cups(), position.max_sow()))
            .or_insert_with(|| table(position.cups(), largest, position.max_sow()));
        let Some(probe) = table.probe(&position).unwrap() else {
            missing += 1;
            continue;
        };
        assert_eq!(i64::from(probe.value), vector["value"].as_i64().unwrap(), "{position}");
        let mut moves: Vec<_> =
            probe.moves.iter().map(|&(mv, value)| (position.annotate(mv).to_string(), i64::from(value))).collect();
        let expected = vector["moves"].as_array().unwrap().iter();
        let mut expected: Vec<_> =
            expected.map(|m| (m["move"].as_str().unwrap().to_string(), m["value"].as_i64().unwrap())).collect();
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected, "{position}");
        held += 1;
    }
    assert!(held >= 100, "{held} vectors are in a table, {missing} are not");
}

#[test]
fn the_regular_game_of_three_cups_is_a_draw_and_every_entry_follows_from_its_successors() {
    let mut file = Cursor::new(Vec::new());
    let rules = Rules::regular(3).unwrap();
    let stop = AtomicBool::new(false);
    let built = build_table(&mut file, rules, 2, &stop, |_| {}).unwrap();
    assert_eq!((built.states, built.shapes, built.positions), (32_869, 1550, 1_080_371_161));
    assert!(built.bytes < 2_500_000, "{} bytes", built.bytes);
    let verified = verify_table(&mut file, 2, &stop, |_| {}).unwrap();
    assert_eq!((verified.derived, &verified.info), (built.pairs, &built));
    let table = Table::open(file.into_inner()).unwrap();
    let probe = table.probe(&Position::start(rules)).unwrap().unwrap();
    let values: Vec<_> = probe.moves.iter().map(|&(_, value)| value).collect();
    assert_eq!((probe.value, values.as_slice()), (0, &[0, -4, -7][..]));
    // Positions from here and there: an entry is the best of its moves, point by point.
    let states: Vec<State> = {
        let mut states: Vec<_> = closure(rules).into_iter().collect();
        states.sort();
        states
    };
    let mut number = 12_345u64;
    let mut random = |below: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % below
    };
    for _ in 0..5_000 {
        let (mine, theirs) = (&states[random(states.len())], &states[random(states.len())]);
        let position = position(mine, theirs, Player::South, 3);
        let probe = table.probe(&position).unwrap().unwrap();
        assert_eq!(Some(probe.value), table.value(&position).unwrap(), "{position}");
    }
}

#[test]
fn a_position_outside_the_closure_is_not_in_the_table() {
    let table = table(3, 8, 3);
    for text in [
        "0,0,0:9:0 0,0,0:8:0 s",
        "5,5,5:8:0 0,0,0:8:0 s",
        "0,0,0:8:0 9,0,0:0:0 s",
        "0,0,0,0:8:0 0,0,0,0:8:0 s",
        "0,0,0:8:0 0,0,0:8:0 s maxsow=2",
    ] {
        let position: Position = text.parse().unwrap();
        assert_eq!(table.value(&position).unwrap(), None, "{text}");
        assert_eq!(table.probe(&position).unwrap(), None, "{text}");
    }
    let inside: Position = "0,0,0:8:3 8,0,0:0:7 n".parse().unwrap();
    assert!(table.probe(&inside).unwrap().is_some());
}
