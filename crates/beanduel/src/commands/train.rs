//! `train`: lets the engine learn to estimate positions, and writes down what it learned.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use beanduel_engine::{TrainOptions, TrainProgress, Weights, train};
use beanduel_rules::Position;
use serde::Serialize;

use crate::failure::Failure;
use crate::progress::Progress;
use crate::text::Text;
use crate::{files, interrupt};

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(3..=10))]
    cups: u8,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "N", default_value_t = 4)]
    rounds: u32,
    #[arg(long, value_name = "N", default_value_t = 3_000)]
    games: u32,
    #[arg(long, value_name = "PLIES", default_value_t = 6)]
    depth: u32,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Answer {
    cups: u8,
    seed: u64,
    rounds: u32,
    games: u32,
    depth: u32,
    samples: usize,
    /// The root of the mean square error, in beans.
    error: f64,
    bytes: usize,
    seconds: f64,
}

/// Trains and writes the weights. Ctrl-C ends it without a file.
///
/// # Errors
/// A table that can't be read, a file that can't be written, or an interruption.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let options = TrainOptions {
        cups: args.cups,
        seed: args.seed,
        rounds: args.rounds.max(1),
        games: args.games.max(1),
        depth: args.depth.max(1),
    };
    let stop = interrupt::stop_flag()?;
    let table = args.table.as_deref().map(|path| super::table::open(path, text)).transpose()?;
    let exact = table.map(|table| move |position: &Position| table.value(position).ok().flatten().map(i32::from));
    let progress = Progress::new();
    let mut last = None;
    let mut show = |now: &TrainProgress| {
        last = Some(*now);
        progress.show(|| line(now, &options, progress.seconds(), text));
    };
    let source = exact.as_ref().map(|exact| exact as &dyn beanduel_engine::Source);
    let weights = train(&options, source, &stop, &mut show);
    let seconds = progress.seconds();
    progress.clear();
    let (Some(weights), Some(last)) = (weights, last) else {
        return Err(Failure::Refused(text.get("train-stopped").into_owned()));
    };
    write(args, &options, &weights, &last, seconds, text)
}

fn line(now: &TrainProgress, options: &TrainOptions, seconds: f64, text: &Text) -> String {
    let all = u64::from(options.rounds) * u64::from(options.games);
    let left = seconds / f64::from(now.games.max(1)) * all.saturating_sub(now.games.into()) as f64;
    let args = [
        ("round", now.round.into()),
        ("rounds", options.rounds.into()),
        ("games", text.number(now.games.into()).into()),
        ("all", text.number(all).into()),
        ("error", text.decimal(now.error, 2).into()),
        ("left", text.number(left as u64).into()),
    ];
    text.with("train-progress", &args).into_owned()
}

fn write(
    args: &Args,
    options: &TrainOptions,
    weights: &Weights,
    last: &TrainProgress,
    seconds: f64,
    text: &Text,
) -> Result<ExitCode, Failure> {
    let bytes = weights.to_bytes();
    files::write_file(&args.out, |out| out.write_all(&bytes)).map_err(Failure::file(&args.out))?;
    let mut out = io::stdout().lock();
    if args.json {
        let answer = Answer {
            cups: options.cups,
            seed: options.seed,
            rounds: options.rounds,
            games: options.games,
            depth: options.depth,
            samples: last.samples,
            error: last.error,
            bytes: bytes.len(),
            seconds,
        };
        writeln!(out, "{}", serde_json::to_string(&answer).expect("plain data has a JSON form"))?;
    } else {
        let args = [
            ("path", args.out.display().to_string().into()),
            ("games", text.number(last.games.into()).into()),
            ("samples", text.number(last.samples as u64).into()),
            ("error", text.decimal(last.error, 2).into()),
            ("bytes", text.number(bytes.len() as u64).into()),
            ("seconds", text.decimal(seconds, 1).into()),
        ];
        writeln!(out, "{}", text.with("train-written", &args))?;
    }
    Ok(ExitCode::SUCCESS)
}
