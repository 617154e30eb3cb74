//! What is known about values, on whole tables: properties that the builder doesn't use, or whose proof it rests on.

use std::io::Cursor;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

use beanduel_rules::{BySide, Cup, Player, Position, Rules, Setup, SetupSide};
use beanduel_solver::{Table, build_table};
use proptest::prelude::*;

const CUPS: u8 = 3;
const STOCK: u8 = 16;

type Row = [u8; CUPS as usize];

fn table() -> &'static Table<Vec<u8>> {
    static TABLE: OnceLock<Table<Vec<u8>>> = OnceLock::new();
    let build = || {
        let mut file = Cursor::new(Vec::new());
        let rules = Rules::new(CUPS, STOCK, CUPS).unwrap();
        build_table(&mut file, rules, 2, &AtomicBool::new(false), |_| {}).unwrap();
        Table::open(file.into_inner()).unwrap()
    };
    TABLE.get_or_init(build)
}

fn position(mine: (Row, u8), theirs: (Row, u8)) -> Position {
    let side = |(row, stock): (Row, u8)| SetupSide { cups: row.map(u32::from).to_vec(), stock: stock.into(), pot: 0 };
    Setup { sides: BySide { south: side(mine), north: side(theirs) }, to_move: Player::South, max_sow: None }
        .try_into()
        .unwrap()
}

/// The value, where the table holds the position.
fn value(mine: (Row, u8), theirs: (Row, u8)) -> Option<i16> {
    table().value(&position(mine, theirs)).unwrap()
}

fn distance(cup: usize) -> u8 {
    Cup::row(CUPS).nth(cup).unwrap().distance(CUPS)
}

/// The most beans that a row can pot alone, by trying everything.
fn most(row: Row) -> i16 {
    let emptied = (0..row.len()).filter(|&cup| row[cup] == distance(cup)).map(|cup| {
        let mut after = row;
        after[cup] = 0;
        after[cup + 1..].iter_mut().for_each(|beans| *beans += 1);
        1 + most(after)
    });
    emptied.max().unwrap_or(0)
}

/// A side that is often in the table: a row of few beans and a few many, and a stock that leaves room for them.
fn side() -> impl Strategy<Value = (Row, u8)> {
    let cup = prop_oneof![0u8..4, 0u8..4, 3u8..10];
    (proptest::array::uniform3(cup), 0..=STOCK)
        .prop_map(|(row, stock)| (row, stock.saturating_sub(row[0].max(row[1]).max(row[2]))))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, max_global_rejects: 200_000, ..ProptestConfig::default() })]

    #[test]
    fn one_more_bean_in_an_own_blocked_cup_changes_the_value_by_nothing_or_minus_one(
        mine in side(), theirs in side(), cup in 0usize..3,
    ) {
        prop_assume!(mine.0[cup] > distance(cup));
        let mut more = mine;
        more.0[cup] += 1;
        let (Some(value), Some(with_more)) = (value(mine, theirs), value(more, theirs)) else {
            return Err(TestCaseError::reject("not in the table"));
        };
        prop_assert!((0..=1).contains(&(value - with_more)), "{value}, {with_more} with one more");
    }

    #[test]
    fn one_more_bean_in_a_blocked_cup_of_the_opponent_changes_the_value_by_nothing_or_one(
        mine in side(), theirs in side(), cup in 0usize..3,
    ) {
        prop_assume!(theirs.0[cup] > distance(cup));
        let mut more = theirs;
        more.0[cup] += 1;
        let (Some(value), Some(with_more)) = (value(mine, theirs), value(mine, more)) else {
            return Err(TestCaseError::reject("not in the table"));
        };
        prop_assert!((0..=1).contains(&(with_more - value)), "{value}, {with_more} with one more");
    }

    #[test]
    fn own_blocked_beans_do_not_matter_when_the_opponent_has_no_stock(
        mine in side(), theirs in side(), cup in 0usize..3, beans in 1u8..6,
    ) {
        prop_assume!(mine.0[cup] > distance(cup));
        let (mut more, theirs) = (mine, (theirs.0, 0));
        more.0[cup] += beans;
        let (Some(value), Some(with_more)) = (value(mine, theirs), value(more, theirs)) else {
            return Err(TestCaseError::reject("not in the table"));
        };
        prop_assert_eq!(value, with_more);
    }

    #[test]
    fn with_both_stocks_empty_each_side_pots_what_it_can_pot_alone(mine in side(), theirs in side()) {
        let Some(value) = value((mine.0, 0), (theirs.0, 0)) else {
            return Err(TestCaseError::reject("not in the table"));
        };
        prop_assert_eq!(value, most(mine.0) - most(theirs.0));
    }

    #[test]
    fn a_value_is_never_beyond_the_beans_on_the_board(mine in side(), theirs in side()) {
        let Some(value) = value(mine, theirs) else {
            return Err(TestCaseError::reject("not in the table"));
        };
        let beans = |(row, stock): (Row, u8)| i16::from(stock) + row.iter().map(|&beans| i16::from(beans)).sum::<i16>();
        prop_assert!(value.abs() <= beans(mine) + beans(theirs));
    }
}

#[test]
fn the_closure_is_squared_and_has_the_known_sizes() {
    for (cups, stock, states, shapes) in
        [(2, 20, 1521, 219), (3, 10, 652, 350), (3, 18, 5030, 830), (3, 30, 32_869, 1550), (4, 20, 27_935, 4595)]
    {
        let estimate = beanduel_solver::estimate_table(Rules::new(cups, stock, cups).unwrap()).unwrap();
        assert_eq!((estimate.states, estimate.shapes), (states, shapes), "2x{cups} by {stock}");
        assert_eq!(estimate.positions, u128::from(states).pow(2));
    }
    let regular = beanduel_solver::estimate_table(Rules::regular(4).unwrap()).unwrap();
    assert_eq!((regular.states, regular.shapes), (703_085, 11_795));
    assert!(regular.memory < 16 << 30 && regular.disk < 500_000_000, "{regular:?}");
}
