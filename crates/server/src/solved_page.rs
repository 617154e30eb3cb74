//! What is solved: the values of starts, of first moves, of all positions, and how to check them.

use std::collections::BTreeMap;

use askama::Template;
use beanduel_text::Text;
use fluent_bundle::FluentValue;
use serde::Deserialize;

use crate::pages::Frame;
use crate::plots;
use crate::site::Asked;

/// What the tables hold; `scripts/solved-data` writes it.
pub const FACTS: &str = include_str!("../../../data/solved.json");
/// The values of starts, which `beanduel survey` finds and the solver's tests check.
pub const STARTS: &str = include_str!("../../solver/tests/vectors/starts.txt");

/// How many values are put together in the table of how they spread.
const BIN: i32 = 10;

#[derive(Deserialize)]
struct Facts {
    tables: Vec<Board>,
    others: Vec<Board>,
    sizes: Vec<(u8, u16, u64, u64)>,
    proof: Proof,
}

/// A board and the values of its first moves; what its table holds, where that is known.
#[derive(Deserialize)]
struct Board {
    cups: u8,
    stock: u16,
    value: i32,
    moves: Vec<(String, i32)>,
    #[serde(default)]
    positions: u64,
    #[serde(default)]
    hash: String,
    #[serde(default)]
    values: BTreeMap<i32, u64>,
}

#[derive(Deserialize)]
struct Proof {
    entries: u64,
    bytes: u64,
    hash: String,
}

#[derive(Template)]
#[template(path = "solved.html")]
struct Page<'a> {
    frame: Frame<'a>,
    regular: Vec<String>,
    stocks: Vec<usize>,
    starts: Vec<(String, Vec<Start>)>,
    starts_sentence: String,
    moves: Vec<FirstMoves>,
    spreads: Vec<Spread>,
    tables_sentence: String,
    sizes: Vec<Size>,
    check: String,
    table_hash: String,
    proof_hash: String,
}

/// The value of a start as it is written, and the class of its field; empty where it isn't known.
struct Start {
    text: String,
    class: &'static str,
}

struct FirstMoves {
    title: String,
    /// The move, its value, its bar.
    rows: Vec<(String, String, String)>,
}

struct Spread {
    board: String,
    sentence: String,
    picture: String,
    least: String,
    most: String,
    /// From, to, pairs, bar.
    rows: Vec<(String, String, String)>,
}

struct Size {
    board: String,
    stock: u16,
    positions: (String, String),
    bytes: (String, String),
}

fn board_name(cups: u8) -> String {
    format!("2x{cups}")
}

/// A value with its sign, as a page writes it.
fn signed(value: i32) -> String {
    match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        ..0 => format!("\u{2212}{}", value.unsigned_abs()),
    }
}

/// The values of the starts: for each number of cups those of stock 1, 2, 3 and so on.
fn starts() -> Vec<(u8, Vec<i32>)> {
    let line = |line: &str| {
        let (cups, values) = line.split_once(':')?;
        let values = values.split_whitespace().map(|value| value.parse().ok());
        Some((cups.parse().ok()?, values.collect::<Option<_>>()?))
    };
    STARTS.lines().filter(|text| !text.starts_with('#')).filter_map(line).collect()
}

/// The page.
///
/// # Errors
/// Where the template can't be filled.
pub fn page(asked: &Asked<'_>) -> askama::Result<String> {
    let text = asked.text;
    let facts: Facts = serde_json::from_str(FACTS).expect("a test reads the figures");
    let known = starts();
    let longest = known.iter().map(|(_, values)| values.len()).max().unwrap_or(0);
    let count = |sign: i32| known.iter().flat_map(|(_, values)| values).filter(|value| value.signum() == sign).count();
    let number = |number: usize| FluentValue::from(number as i64);
    let starts_sentence = text.with(
        "solved-starts-sentence",
        &[
            ("all", number(known.iter().map(|(_, values)| values.len()).sum())),
            ("second", number(count(-1))),
            ("first", number(count(1))),
            ("draws", number(count(0))),
        ],
    );
    let start = |value: Option<&i32>| match value {
        None => Start { text: String::new(), class: "unknown" },
        Some(&value) => Start {
            text: signed(value),
            class: match value {
                ..=-2 => "second-2",
                -1 => "second-1",
                0 => "draw",
                1 => "first-1",
                2.. => "first-2",
            },
        },
    };
    let starts = known
        .iter()
        .map(|(cups, values)| (board_name(*cups), (0..longest).map(|at| start(values.get(at))).collect()))
        .collect();
    let largest = facts.sizes.iter().max_by_key(|size| size.2).copied().unwrap_or_default();
    let tables_sentence = text.with(
        "solved-tables-sentence",
        &[
            ("positions", text.number(largest.2).into()),
            ("bytes", text.number(largest.3).into()),
            ("share", text.number(largest.2 / largest.3.max(1)).into()),
        ],
    );
    let check = text.with(
        "solved-check-text",
        &[("entries", text.number(facts.proof.entries).into()), ("bytes", text.number(facts.proof.bytes).into())],
    );
    let page = Page {
        frame: Frame::new(asked, "solved-page", &[]),
        regular: facts.tables.iter().map(|board| regular(text, board)).collect(),
        stocks: (1..=longest).collect(),
        starts,
        starts_sentence: starts_sentence.into_owned(),
        moves: first_moves(text, &facts),
        spreads: facts.tables.iter().map(|board| spread(text, board)).collect(),
        tables_sentence: tables_sentence.into_owned(),
        sizes: sizes(text, &facts.sizes),
        check: check.into_owned(),
        table_hash: facts.tables.last().map(|board| board.hash.clone()).unwrap_or_default(),
        proof_hash: facts.proof.hash,
    };
    page.render()
}

/// Who wins a board, in sentences.
fn regular(text: &Text, board: &Board) -> String {
    let message = match board.value.signum() {
        0 => "solved-draw",
        1 => "solved-first",
        _ => "solved-second",
    };
    let mut args = vec![("board", board_name(board.cups).into()), ("stock", FluentValue::from(i64::from(board.stock)))];
    if board.value != 0 {
        args.push(("beans", FluentValue::from(i64::from(board.value.abs()))));
    }
    let positions = [("positions", text.number(board.positions).into())];
    format!("{} {}", text.with(message, &args), text.with("solved-positions-known", &positions))
}

/// The first moves of all boards; their bars have the same scale.
fn first_moves(text: &Text, facts: &Facts) -> Vec<FirstMoves> {
    let boards = || facts.tables.iter().chain(&facts.others);
    let most = boards().flat_map(|board| &board.moves).map(|(_, value)| value.abs()).max().unwrap_or(0).max(1);
    let row = |(mv, value): &(String, i32)| {
        (mv.clone(), signed(*value), plots::bar(f64::from(value.abs()) / f64::from(most)))
    };
    let of_board = |board: &Board| {
        let args = [("board", board_name(board.cups).into()), ("stock", FluentValue::from(i64::from(board.stock)))];
        let title = text.with("solved-moves-of", &args).into_owned();
        FirstMoves { title, rows: board.moves.iter().map(row).collect() }
    };
    boards().map(of_board).collect()
}

fn spread(text: &Text, board: &Board) -> Spread {
    let values = &board.values;
    let all: u64 = values.values().sum();
    let share = |sign: i32| {
        let count: u64 = values.iter().filter(|(value, _)| value.signum() == sign).map(|(_, count)| count).sum();
        FluentValue::from(text.decimal(100.0 * count as f64 / all.max(1) as f64, 1))
    };
    let frequent = values.iter().max_by_key(|&(_, count)| count).map_or(0, |(&value, _)| value);
    let [least, most] = [values.keys().next(), values.keys().next_back()].map(|end| signed(end.copied().unwrap_or(0)));
    let sentence = text.with(
        "solved-spread-sentence",
        &[
            ("board", board_name(board.cups).into()),
            ("pairs", text.number(all).into()),
            ("behind", share(-1)),
            ("even", share(0)),
            ("ahead", share(1)),
            ("value", signed(frequent).into()),
            ("least", least.clone().into()),
            ("most", most.clone().into()),
        ],
    );
    // Bins on both sides of zero, which has its own.
    let mut bins: BTreeMap<i32, (i32, i32, u64)> = BTreeMap::new();
    for (&value, &count) in values {
        let number = value.signum() * ((value.abs() + BIN - 1) / BIN);
        let bin = bins.entry(number).or_insert((value, value, 0));
        *bin = (bin.0, value, bin.2 + count);
    }
    let fullest = bins.values().map(|bin| bin.2).max().unwrap_or(1).max(1);
    let row = |&(from, to, count): &(i32, i32, u64)| {
        let range = if from == to {
            signed(from)
        } else {
            text.with("solved-range", &[("from", signed(from).into()), ("to", signed(to).into())]).into_owned()
        };
        (range, text.number(count), plots::bar(count as f64 / fullest as f64))
    };
    Spread {
        board: board_name(board.cups),
        sentence: sentence.into_owned(),
        picture: plots::spread(values),
        least,
        most,
        rows: bins.values().map(row).collect(),
    }
}

fn sizes(text: &Text, sizes: &[(u8, u16, u64, u64)]) -> Vec<Size> {
    let most = sizes.iter().map(|size| size.2).max().unwrap_or(1);
    let number = |number| (text.number(number), plots::bar(plots::logarithmic(number, most)));
    let size = |&(cups, stock, positions, bytes): &(u8, u16, u64, u64)| Size {
        board: board_name(cups),
        stock,
        positions: number(positions),
        bytes: number(bytes),
    };
    sizes.iter().map(size).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_fit_together() {
        let facts: Facts = serde_json::from_str(FACTS).unwrap();
        let starts: BTreeMap<u8, Vec<i32>> = starts().into_iter().collect();
        for board in facts.tables.iter().chain(&facts.others) {
            assert_eq!(board.moves.iter().map(|(_, value)| *value).max(), Some(board.value), "2x{}", board.cups);
            if let Some(&value) = starts[&board.cups].get(usize::from(board.stock) - 1) {
                assert_eq!(value, board.value, "2x{}", board.cups);
            }
        }
        for board in &facts.tables {
            assert_eq!(board.hash.len(), 64);
            // Whoever is ahead by most has all beans of both stocks.
            let most = 2 * i32::from(board.stock);
            assert_eq!((board.values.keys().min(), board.values.keys().max()), (Some(&-most), Some(&most)));
            let size = facts.sizes.iter().find(|size| (size.0, size.1) == (board.cups, board.stock)).unwrap();
            assert_eq!(size.2, board.positions);
        }
    }

    #[test]
    fn values_carry_their_sign() {
        assert_eq!([signed(-3), signed(0), signed(12)], ["\u{2212}3", "0", "+12"]);
    }
}
