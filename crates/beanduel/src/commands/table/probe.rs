//! `table probe`: the exact value of a position and of all its moves.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use beanduel_rules::Position;
use serde::Serialize;

use super::faults::table_fault;
use super::{of_file, open, to_json};
use crate::failure::Failure;
use crate::faults;
use crate::numbers::signed;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "POS", num_args = 1.., required = true)]
    pos: Vec<String>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ProbeJson {
    position: String,
    value: i16,
    moves: Vec<MoveJson>,
}

#[derive(Serialize)]
struct MoveJson {
    #[serde(rename = "move")]
    mv: String,
    value: i16,
}

pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let line = args.pos.join(" ");
    let position: Position = line.parse().map_err(|fault| faults::failure_in_line(&line, &fault, text))?;
    let table = open(&args.file, text)?;
    let damaged = |fault| Failure::Unusable(of_file(&args.file, &table_fault(&fault, text)));
    let Some(probe) = table.probe(&position).map_err(damaged)? else {
        return Err(Failure::Refused(text.get("table-does-not-hold").into_owned()));
    };
    let mut out = io::stdout().lock();
    let moves = probe.moves.iter().map(|&(mv, value)| (position.annotate(mv).to_string(), value));
    if args.json {
        let moves = moves.map(|(mv, value)| MoveJson { mv, value }).collect();
        let json = ProbeJson { position: position.to_string(), value: probe.value, moves };
        writeln!(out, "{}", to_json(&json))?;
    } else {
        let pots = position.margin(position.to_move());
        let margin = |value: i16| signed(pots + i32::from(value));
        writeln!(out, "{}", text.with("table-value", &[("margin", margin(probe.value).into())]))?;
        for (mv, value) in moves {
            writeln!(out, "  {mv:<8}{:>4}", margin(value))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
