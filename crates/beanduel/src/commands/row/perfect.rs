//! `row perfect`: the row with the fewest beans that fills cup 1 and can be potted to the last bean.

use std::io::{self, Write};
use std::process::ExitCode;

use beanduel_solver::Row;
use serde::Serialize;

use super::print_json;
use crate::failure::Failure;
use crate::options::RulesArgs;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// Only the cups matter, but whatever takes `--cups` takes all three.
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Perfect {
    cups: u8,
    beans: u8,
    row: String,
}

pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let cups = args.rules.rules(text)?.cups();
    let row = Row::perfect(cups).expect("every size of the board has its perfect row");
    if args.json {
        print_json(&Perfect { cups, beans: row.beans(), row: row.to_string() })?;
    } else {
        let words = [("row", row.to_string().into()), ("beans", row.beans().into())];
        writeln!(io::stdout(), "{}", text.with("row-perfect", &words))?;
    }
    Ok(ExitCode::SUCCESS)
}
