//! `table info`: what a table holds, in numbers. Whatever makes or checks one ends with the same.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use beanduel_solver::TableInfo;
use serde::Serialize;

use super::{open, to_json};
use crate::failure::Failure;
use crate::numbers::{grouped, hex};
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

/// What `info`, `build` and `verify` print for scripts.
#[derive(Serialize)]
struct InfoJson {
    cups: u8,
    stock: u8,
    max_sow: u8,
    positions: u128,
    states: u64,
    shapes: u64,
    pairs: u64,
    arrays: u64,
    array_values: u64,
    change_points: u64,
    bytes: u64,
    /// Beans in both stocks: those of a book, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    layers: Option<Vec<u8>>,
    hash: String,
    values: BTreeMap<i8, u64>,
    /// Pairs that were derived anew, where the table was checked.
    #[serde(skip_serializing_if = "Option::is_none")]
    derived: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

/// What was done to know it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Work {
    /// Pairs of shapes that were derived anew.
    pub derived: Option<u64>,
    pub seconds: Option<f64>,
}

pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let table = open(&args.file, text)?;
    print_info(&table.info(), Work::default(), args.json, text)
}

/// Prints what a table holds.
pub fn print_info(info: &TableInfo, work: Work, json: bool, text: &Text) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    let hash = hex(&info.hash);
    if json {
        let json = InfoJson {
            cups: info.rules.cups(),
            stock: info.rules.stock(),
            max_sow: info.rules.max_sow(),
            positions: info.positions,
            states: info.states,
            shapes: info.shapes,
            pairs: info.pairs,
            arrays: info.arrays,
            array_values: info.array_values,
            change_points: info.change_points,
            bytes: info.bytes,
            layers: info.is_book.then(|| info.layers.clone()),
            hash,
            values: info.values.clone(),
            derived: work.derived,
            seconds: work.seconds,
        };
        writeln!(out, "{}", to_json(&json))?;
        return Ok(ExitCode::SUCCESS);
    }
    let board = [
        ("cups", info.rules.cups().into()),
        ("stock", info.rules.stock().into()),
        ("sow", info.rules.max_sow().into()),
    ];
    writeln!(out, "{}", text.with("perft-rules", &board))?;
    let numbers = [
        ("positions", grouped(info.positions, text).into()),
        ("shapes", text.number(info.shapes).into()),
        ("pairs", text.number(info.pairs).into()),
        ("arrays", text.number(info.arrays).into()),
        ("changes", text.number(info.change_points).into()),
        ("bytes", text.number(info.bytes).into()),
    ];
    writeln!(out, "{}", text.with("table-holds", &numbers))?;
    if info.is_book {
        writeln!(out, "{}", text.with("table-layers", &[("layers", spans(&info.layers).into())]))?;
    }
    writeln!(out, "SHA-256 {hash}")?;
    writeln!(out, "{}", text.get("table-values"))?;
    let most = info.values.values().copied().max().unwrap_or(1).max(1);
    for (value, &count) in &info.values {
        let width = (count as f64 / most as f64 * 40.0).ceil() as usize;
        writeln!(out, "{value:>+5} {:<40} {}", "#".repeat(width), text.number(count))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// `40-43, 60-80`.
fn spans(numbers: &[u8]) -> String {
    let spans = numbers.chunk_by(|one, next| next - one == 1).map(|span| match span {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    });
    spans.collect::<Vec<_>>().join(", ")
}
