//! `row best`: the most beans a row can pot alone.

use std::io::{self, Write};
use std::process::ExitCode;

use beanduel_rules::Move;
use serde::Serialize;

use super::{print_json, read_row, written};
use crate::failure::Failure;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// In one word or in several, like a position.
    #[arg(value_name = "ROW", required = true)]
    row: Vec<String>,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Best {
    row: String,
    beans: u32,
    moves: Vec<String>,
}

pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let row = read_row(&args.row.join(" "), text)?;
    let best = row.best_play();
    let moves = written(best.moves.iter().map(|&cup| Move::Empty(cup)));
    if args.json {
        print_json(&Best { row: row.to_string(), beans: best.beans, moves })?;
    } else {
        let mut out = io::stdout().lock();
        let words = [("beans", best.beans.into()), ("all", row.beans().into())];
        writeln!(out, "{}", text.with("row-best", &words))?;
        if !moves.is_empty() {
            writeln!(out, "{}", moves.join(" "))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
