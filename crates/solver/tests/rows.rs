//! Rows, transfers and problems against the test vectors, against trying all moves, and replayed by the rules.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use beanduel_rules::{Move, Player, Position, Setup, SetupSide};
use beanduel_solver::{Composer, NoTransfer, Problems, Row, Transfer};
use proptest::prelude::*;
use serde_json::Value;

fn row(value: &Value) -> Row {
    let cups: Vec<u8> = value.as_array().unwrap().iter().map(|beans| beans.as_u64().unwrap() as u8).collect();
    Row::new(&cups).unwrap()
}

/// South alone with this row and stock.
fn alone(row: &Row, stock: u8) -> Position {
    let empty = SetupSide { cups: vec![0; row.cups().len()], ..SetupSide::default() };
    let south = SetupSide { cups: row.cups().iter().map(|&beans| beans.into()).collect(), stock: stock.into(), pot: 0 };
    let sides = beanduel_rules::BySide { south, north: empty };
    Position::try_from(Setup { sides, to_move: Player::South, max_sow: None }).unwrap()
}

/// The row and stock after the moves, each of which must be legal when North always passes.
fn replay(from: &Row, stock: u8, moves: &[Move]) -> (Row, u8) {
    let mut position = alone(from, stock);
    for &mv in moves {
        position = position.play(mv).unwrap();
        if !position.is_over() {
            position = position.play(Move::Pass).unwrap();
        }
    }
    let south = position.side(Player::South);
    (Row::new(&south.row(position.cups()).collect::<Vec<_>>()).unwrap(), south.stock())
}

/// The fewest steps to every row that can be reached with the stock sown, by trying all moves.
fn reached(from: &Row, stock: u8, max_sow: usize) -> BTreeMap<Row, u32> {
    let cups = from.cups().len();
    let mut reached = BTreeMap::new();
    let mut seen = BTreeSet::from([(from.clone(), stock)]);
    let mut layer: Vec<_> = seen.iter().cloned().collect();
    let mut steps = 0;
    while !layer.is_empty() {
        let mut next = vec![];
        for (row, stock) in layer {
            if stock == 0 {
                reached.entry(row.clone()).or_insert(steps);
            }
            let mut beans = row.cups().to_vec();
            for cup in 0..cups {
                if row.cups()[cup] as usize == cups - cup {
                    let mut after = row.cups().to_vec();
                    after[cup] = 0;
                    after[cup + 1..].iter_mut().for_each(|beans| *beans += 1);
                    next.push((Row::new(&after).unwrap(), stock));
                }
                if cup < max_sow && cup < stock.into() {
                    beans[cup] += 1;
                    next.push((Row::new(&beans).unwrap(), stock - cup as u8 - 1));
                }
            }
        }
        next.retain(|state| seen.insert(state.clone()));
        layer = next;
        steps += 1;
    }
    reached
}

/// All rows of `cups` cups with at most `beans` beans.
fn rows(cups: usize, beans: u8) -> Vec<Row> {
    let mut rows = vec![vec![]];
    for _ in 0..cups {
        let longer = |row: &Vec<u8>| {
            let row = row.clone();
            (0..=beans - row.iter().sum::<u8>()).map(move |more| [&row[..], &[more]].concat())
        };
        rows = rows.iter().flat_map(longer).collect();
    }
    rows.iter().map(|cups| Row::new(cups).unwrap()).collect()
}

#[test]
fn perfect_rows_are_those_of_the_vectors() {
    let vectors: Value = serde_json::from_str(include_str!("vectors/solitaire.json")).unwrap();
    let perfect = vectors["perfect"].as_array().unwrap();
    assert_eq!(perfect.len(), 15);
    for vector in perfect {
        let perfect = Row::perfect(vector["cups"].as_u64().unwrap() as u8).unwrap();
        assert_eq!(perfect, row(&vector["row"]));
        assert_eq!(u64::from(perfect.beans()), vector["beans"].as_u64().unwrap());
    }
}

#[test]
fn transfers_are_those_of_the_vectors_and_can_be_replayed() {
    let vectors: Value = serde_json::from_str(include_str!("vectors/solitaire.json")).unwrap();
    let transfers = vectors["transfers"].as_array().unwrap();
    assert_eq!(transfers.len(), 61);
    for vector in transfers {
        let (from, stock, to) = (row(&vector["from"]), vector["stock"].as_u64().unwrap() as u8, row(&vector["to"]));
        match Transfer::new(from.clone(), stock, to.clone()).unwrap().solve() {
            Ok(solution) => {
                assert_eq!(Some(u64::from(solution.fewest)), vector["fewest"].as_u64(), "{vector}");
                assert_eq!(Some(solution.solutions), vector["solutions"].as_u64(), "{vector}");
                assert_eq!(solution.moves.len(), solution.fewest as usize);
                assert_eq!(replay(&from, stock, &solution.moves), (to, 0), "{vector}");
            }
            Err(_) => assert!(vector["fewest"].is_null() && vector["solutions"] == 0, "{vector}"),
        }
    }
}

#[test]
fn the_first_claim_of_the_wikimanqala_page_holds() {
    let transfer = Transfer::to_perfect("10 8 6 4 2 5 1 0 0 1".parse().unwrap(), 0).unwrap();
    let moves: Vec<u8> = transfer.solve().unwrap().moves.iter().map(|mv| mv.to_byte()).collect();
    assert_eq!(moves, [10, 6, 10]);
}

#[test]
fn the_second_claim_of_the_wikimanqala_page_fails_with_its_stock_alone() {
    let answer = |stock| {
        let transfer = Transfer::to_perfect("3 1 0 0 4 3 0 0 0 1".parse().unwrap(), stock).unwrap();
        transfer.solve().map(|solution| (solution.fewest, solution.solutions))
    };
    let found = [(80, 75, 2), (81, 76, 4), (82, 87, 3), (83, 88, 5), (84, 89, 3), (85, 90, 5), (97, 102, 1)];
    for (stock, fewest, solutions) in found {
        assert_eq!(answer(stock), Ok((fewest, solutions)), "stock {stock}");
    }
    for stock in 86..97 {
        assert!(matches!(answer(stock), Err(NoTransfer::Equations { .. })), "stock {stock}");
    }
}

#[test]
fn reasons_say_what_stands_in_the_way() {
    let reason = |from: &str, stock, to: &str| {
        Transfer::new(from.parse().unwrap(), stock, to.parse().unwrap()).unwrap().solve().unwrap_err()
    };
    assert_eq!(reason("3,1,0", 2, "9,0,0"), NoTransfer::TooFewBeans { there: 6, wanted: 9 });
    let cup = |number| beanduel_rules::Cup::new(number).unwrap();
    assert_eq!(reason("1,5,0", 9, "3,1,0"), NoTransfer::BlockedCup { cup: cup(2), beans: 5, wanted: 1 });
    // Nothing brings the first cup from 1 to 0 but a distance of 3 and so two beans sown.
    assert_eq!(reason("1,0,0", 1, "0,0,0"), NoTransfer::Equations { cup: cup(1) });
    // The first cup is right as it is, so that nothing comes into the second.
    assert_eq!(reason("0,1,0", 0, "0,0,0"), NoTransfer::Equations { cup: cup(2) });
}

#[test]
fn every_pair_of_small_rows_agrees_with_trying_all_moves() {
    let mut pairs = 0;
    for (cups, beans, stock) in [(1, 6, 8), (2, 6, 9), (3, 5, 9), (4, 4, 7)] {
        let goals = rows(cups, beans + stock);
        for from in rows(cups, beans) {
            for stock in 0..=stock {
                for max_sow in [cups, 1 + cups / 2] {
                    let reached = reached(&from, stock, max_sow);
                    for to in goals.iter().filter(|to| to.beans() <= from.beans() + stock) {
                        let transfer = Transfer::new(from.clone(), stock, to.clone()).unwrap();
                        let solved = transfer.with_max_sow(max_sow as u8).unwrap().solve();
                        let fewest = solved.ok().map(|solution| solution.fewest);
                        assert_eq!(fewest, reached.get(to).copied(), "{from} stock {stock} to {to}, max sow {max_sow}");
                        pairs += 1;
                    }
                }
            }
        }
    }
    assert!(pairs > 300_000, "{pairs}");
}

proptest! {
    #[test]
    fn transfers_from_random_rows_agree_with_trying_all_moves(
        cups in prop::collection::vec(0u8..7, 4..=5),
        stock in 0u8..16,
    ) {
        let from = Row::new(&cups).unwrap();
        for (to, fewest) in reached(&from, stock, cups.len()) {
            let solution = Transfer::new(from.clone(), stock, to.clone()).unwrap().solve().unwrap();
            prop_assert_eq!(solution.fewest, fewest);
            prop_assert_eq!(replay(&from, stock, &solution.moves), (to, 0));
        }
    }

    #[test]
    fn long_transfers_are_replayed_on_every_board(
        cups in prop::collection::vec(0u8..8, 1..=15),
        stock in 0u8..=150,
    ) {
        let from = Row::new(&cups).unwrap();
        if let Ok(solution) = Transfer::to_perfect(from.clone(), stock).unwrap().solve() {
            let perfect = Row::perfect(cups.len() as u8).unwrap();
            prop_assert_eq!(replay(&from, stock, &solution.moves), (perfect, 0));
            prop_assert_eq!(solution.moves.len(), solution.fewest as usize);
        }
    }
}

/// The greatest number of fewest steps and its starts, by solving every start there is.
fn by_trying_every_start(to: &Row, limit: u8, unique: bool) -> (u32, Vec<(Row, u8)>) {
    let mut best = (0, vec![]);
    for from in rows(to.cups().len(), limit) {
        for stock in 0..=limit - from.beans() {
            let Ok(solution) = Transfer::new(from.clone(), stock, to.clone()).unwrap().solve() else { continue };
            if unique && solution.solutions > 1 {
                continue;
            }
            if solution.fewest > best.0 {
                best = (solution.fewest, vec![]);
            }
            if solution.fewest == best.0 {
                best.1.push((from.clone(), stock));
            }
        }
    }
    best
}

#[test]
fn composed_problems_are_the_longest_of_all_and_all_of_the_longest() {
    for (cups, limit) in [(1, 10), (2, 20), (3, 30), (4, 20), (5, 16)] {
        let to = Row::perfect(cups).unwrap();
        for (problems, unique) in [(Problems::Longest, false), (Problems::LongestUnique, true)] {
            let search = Composer::new(to.clone(), limit, cups, problems).unwrap();
            let composed = search.run(|_| ControlFlow::Continue(())).unwrap();
            assert_eq!((composed.fewest, composed.starts), by_trying_every_start(&to, limit, unique), "{cups} cups");
        }
    }
}

#[test]
fn a_composer_stops_when_told() {
    let search = Composer::regular(10, Problems::Longest).unwrap();
    assert_eq!(search.run(|loss| if loss < 3 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }), None);
}
