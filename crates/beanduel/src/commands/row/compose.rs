//! `row compose`: the rows and stocks from which the perfect row is farthest.

use std::io::{self, Write};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use beanduel_solver::{Composer, Problems, Row};
use serde::Serialize;

use super::print_json;
use crate::console::note;
use crate::failure::Failure;
use crate::interrupt;
use crate::options::RulesArgs;
use crate::progress::Progress;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    /// The stock is what row and stock of a problem hold together at most.
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long)]
    unique: bool,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Problem {
    cups: u8,
    beans: u8,
    unique: bool,
    /// None where there is no such problem, or the search was stopped.
    fewest: Option<u32>,
    /// What is proved of `fewest`; none where there is no such problem.
    at_most: Option<u32>,
    starts: Vec<Start>,
}

/// A row and a stock to start from.
#[derive(Serialize)]
struct Start {
    row: String,
    stock: u8,
}

pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let rules = args.rules.rules(text)?;
    let (cups, beans) = (rules.cups(), rules.stock());
    let goal = Row::perfect(cups).expect("every size of the board has its perfect row");
    let kind = if args.unique { Problems::LongestUnique } else { Problems::Longest };
    let composer = Composer::new(goal.clone(), beans, rules.max_sow(), kind).expect("rules have been checked");
    let stop = interrupt::stop_flag()?;
    let progress = Progress::new();
    // A loss is what the steps of a problem lack to twice the beans less those of the goal.
    let steps_at = |loss: u32| (2 * u32::from(beans)).saturating_sub(goal.beans().into()).saturating_sub(loss);
    let mut at_most = steps_at(0);
    let mut stopped = false;
    let found = composer.run(|loss| {
        if steps_at(loss) != at_most {
            at_most = steps_at(loss);
            progress.show(|| text.with("compose-progress", &[("most", at_most.into())]).into_owned());
        }
        stopped = stop.load(Ordering::Relaxed);
        if stopped { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    progress.clear();

    let sentence = |name| {
        let words = [("beans", beans.into()), ("row", goal.to_string().into()), ("most", at_most.into())];
        text.with(name, &words).into_owned()
    };
    let fewest = found.as_ref().map(|found| found.fewest);
    let starts = found.into_iter().flat_map(|found| found.starts);
    let starts: Vec<Start> = starts.map(|(row, stock)| Start { row: row.to_string(), stock }).collect();
    if args.json {
        if stopped {
            // Stdout says it too.
            note(&format!("beanduel: {}", sentence("compose-stopped")));
        }
        let at_most = (stopped || fewest.is_some()).then_some(at_most);
        print_json(&Problem { cups, beans, unique: args.unique, fewest, at_most, starts })?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut out = io::stdout().lock();
    let name = match fewest {
        Some(_) if args.unique => "compose-unique",
        Some(_) => "compose-longest",
        None if stopped => "compose-stopped",
        None => "compose-none",
    };
    writeln!(out, "{}", sentence(name))?;
    for start in starts {
        let words = [("row", start.row.into()), ("stock", start.stock.into())];
        writeln!(out, "  {}", text.with("compose-start", &words))?;
    }
    Ok(ExitCode::SUCCESS)
}
