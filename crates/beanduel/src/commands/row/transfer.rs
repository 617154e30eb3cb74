//! `row transfer`: the fewest steps that lead from a row and a stock to another row.

use std::io::{self, Write};
use std::process::ExitCode;

use beanduel_solver::{InvalidTransfer, NoTransfer, Transfer};
use serde::Serialize;

use super::{print_json, read_row, too_many_beans, written};
use crate::failure::Failure;
use crate::faults;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_name = "ROW")]
    from: String,
    #[arg(long, value_name = "N")]
    stock: u8,
    #[arg(long, value_name = "ROW")]
    to: Option<String>,
    #[arg(long, value_name = "N")]
    max_sow: Option<u8>,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Found {
    /// None where there is no way.
    fewest: Option<u32>,
    solutions: u64,
    moves: Vec<String>,
}

pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let transfer = transfer(args, text)?;
    let solved = transfer.solve();
    if args.json {
        print_json(&match solved {
            Ok(solution) => {
                Found { fewest: Some(solution.fewest), solutions: solution.solutions, moves: written(solution.moves) }
            }
            Err(_) => Found { fewest: None, solutions: 0, moves: Vec::new() },
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut out = io::stdout().lock();
    let question = [
        ("from", transfer.from().to_string().into()),
        ("stock", transfer.stock().into()),
        ("to", transfer.to().to_string().into()),
    ];
    writeln!(out, "{}", text.with("transfer-question", &question))?;
    match solved {
        Ok(solution) => {
            let words = [("fewest", solution.fewest.into()), ("solutions", text.number(solution.solutions).into())];
            writeln!(out, "{}", text.with("transfer-fewest", &words))?;
            if !solution.moves.is_empty() {
                writeln!(out, "{}", written(solution.moves).join(" "))?;
            }
        }
        Err(none) => writeln!(out, "{}", why_none(none, text))?,
    }
    Ok(ExitCode::SUCCESS)
}

/// What is asked, checked.
fn transfer(args: &Args, text: &Text) -> Result<Transfer, Failure> {
    let from = read_row(&args.from, text)?;
    let transfer = match &args.to {
        Some(to) => Transfer::new(from, args.stock, read_row(to, text)?),
        None => Transfer::to_perfect(from, args.stock),
    };
    let transfer = transfer.and_then(|transfer| match args.max_sow {
        Some(max_sow) => transfer.with_max_sow(max_sow),
        None => Ok(transfer),
    });
    transfer.map_err(|invalid| match invalid {
        InvalidTransfer::CupsDiffer { from, to } => {
            let words = [("from", from.into()), ("to", to.into())];
            Failure::Unusable(text.with("transfer-cups-differ", &words).into_owned())
        }
        InvalidTransfer::Beans(beans) => too_many_beans(beans, text),
        InvalidTransfer::MaxSow { max_sow, cups } => {
            let invalid = beanduel_rules::InvalidRules::MaxSow { max_sow, cups: cups as u8 };
            Failure::Unusable(faults::invalid_rules(invalid, text))
        }
    })
}

/// Why there is no way, as a sentence.
fn why_none(none: NoTransfer, text: &Text) -> String {
    match none {
        NoTransfer::TooFewBeans { there, wanted } => {
            text.with("transfer-too-few", &[("there", there.into()), ("wanted", wanted.into())])
        }
        NoTransfer::BlockedCup { cup, beans, wanted } => {
            let words = [("cup", cup.number().into()), ("beans", beans.into()), ("wanted", wanted.into())];
            text.with("transfer-blocked", &words)
        }
        NoTransfer::Equations { cup } => text.with("transfer-equations", &[("cup", cup.number().into())]),
    }
    .into_owned()
}

#[cfg(test)]
mod tests {
    use beanduel_rules::Cup;
    use beanduel_solver::Row;

    use super::*;
    use crate::text::Language;

    #[test]
    fn every_reason_is_a_sentence_in_every_language() {
        let cup = Cup::new(3).unwrap();
        for none in [
            NoTransfer::TooFewBeans { there: 1, wanted: 6 },
            NoTransfer::BlockedCup { cup, beans: 5, wanted: 2 },
            NoTransfer::Equations { cup },
        ] {
            let [en, de, cs] = Language::ALL.map(|language| why_none(none, &Text::new(language)));
            assert!(en != de && de != cs && cs != en);
            assert!([en, de, cs].iter().all(|words| words.ends_with('.') && !words.contains(['{', '$'])));
        }
    }

    #[test]
    fn the_goal_is_the_perfect_row_unless_another_is_named() {
        let args = |to: Option<&str>| Args {
            from: "0,0,0,0".to_owned(),
            stock: 9,
            to: to.map(str::to_owned),
            max_sow: Some(3),
            json: false,
        };
        let text = Text::new(Language::En);
        assert_eq!(transfer(&args(None), &text).unwrap().to(), &Row::perfect(4).unwrap());
        assert_eq!(transfer(&args(Some("1 1 1 0")), &text).unwrap().to(), &"1,1,1,0".parse().unwrap());
    }
}
