//! `perft`: counts move sequences, the test of the rules and of this machine.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use beanduel_rules::{Position, Rules, perft};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::failure::Failure;
use crate::options::RulesArgs;
use crate::text::Text;

/// The work is split into at least this many pieces if it can be, so that progress can be told.
const PIECES: usize = 200;
/// Pieces of fewer plies are counted in no time.
const SHORTEST: u32 = 4;
/// Nobody wants to see the progress of what is done sooner.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "PLIES")]
    depth: u32,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Count {
    cups: u8,
    stock: u8,
    depth: u32,
    nodes: u64,
    seconds: f64,
}

/// Counts and prints.
///
/// # Errors
/// Rules out of their range, or the output can't be written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let rules = args.rules.rules(text)?;
    let started = Instant::now();
    let nodes = count(rules, args.depth, started, text);
    let seconds = started.elapsed().as_secs_f64();
    let count = Count { cups: rules.cups(), stock: rules.stock(), depth: args.depth, nodes, seconds };
    let mut out = io::stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&count).expect("plain data has a JSON form"))?;
    } else {
        let board = [("cups", rules.cups().into()), ("stock", rules.stock().into()), ("sow", rules.max_sow().into())];
        writeln!(out, "{}", text.with("perft-rules", &board))?;
        let args = [
            ("depth", args.depth.into()),
            ("nodes", nodes.into()),
            ("number", text.number(nodes).into()),
            ("seconds", text.decimal(seconds, 3).into()),
            ("speed", text.number((nodes as f64 / seconds.max(1e-9)) as u64).into()),
        ];
        writeln!(out, "{}", text.with("perft-count", &args))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Sequences of `depth` plies from the start, with progress on stderr if that is a terminal and it takes long.
fn count(rules: Rules, depth: u32, started: Instant, text: &Text) -> u64 {
    let (pieces, left) = pieces(Position::start(rules), depth);
    let bar = ProgressBar::with_draw_target(Some(pieces.len() as u64), ProgressDrawTarget::hidden());
    let template = format!("{{bar:40}} {{percent}} %  {} {{eta_precise}}", text.get("time-left"));
    bar.set_style(ProgressStyle::with_template(&template).expect("the template is sound"));
    let mut nodes = 0u64;
    for piece in &pieces {
        nodes = nodes.wrapping_add(perft(piece, left));
        bar.inc(1);
        if bar.is_hidden() && started.elapsed() > PATIENCE {
            bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }
    bar.finish_and_clear();
    nodes
}

/// The positions after some plies and the plies left from there.
fn pieces(start: Position, depth: u32) -> (Vec<Position>, u32) {
    let mut positions = vec![start];
    let mut left = depth;
    while left > SHORTEST && (1..PIECES).contains(&positions.len()) {
        let next = |position: &Position| {
            let position = *position;
            position.legal_moves().into_iter().map(move |mv| position.play_unchecked(mv))
        };
        positions = positions.iter().flat_map(next).collect();
        left -= 1;
    }
    (positions, left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn the_pieces_make_up_the_whole() {
        let text = Text::new(Language::En);
        for (rules, depth) in [(Rules::default(), 9), (Rules::regular(1).unwrap(), 30), (Rules::regular(9).unwrap(), 6)]
        {
            let whole = perft(&Position::start(rules), depth);
            assert_eq!(count(rules, depth, Instant::now(), &text), whole, "{rules:?}");
        }
    }

    #[test]
    fn beyond_the_end_of_every_game_there_is_nothing_to_count() {
        let rules = Rules::new(2, 1, 2).unwrap();
        assert_eq!(count(rules, u32::MAX, Instant::now(), &Text::new(Language::En)), 0);
    }
}
