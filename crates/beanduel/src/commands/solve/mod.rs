//! `solve`: the exact value of the start, searched until it is proved.

mod kept;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use beanduel_rules::Position;
use beanduel_solver::{SolveOptions, SolveState};
use serde::Serialize;

use crate::commands::proof::{self, ProofJson};
use crate::console::note;
use crate::duration::Time;
use crate::effort::EffortArgs;
use crate::failure::Failure;
use crate::options::RulesArgs;
use crate::progress::{Progress, work};
use crate::text::Text;
use crate::{interrupt, names};

use kept::Keeper;

/// How often the search is written down.
const EVERY: Time = Time::seconds(600);

#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    effort: EffortArgs,
    #[arg(long, value_name = "FILE")]
    snapshot: Option<PathBuf>,
    #[arg(long, value_name = "TIME")]
    snapshot_every: Option<Time>,
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Answer {
    cups: u8,
    stock: u8,
    /// Beans, the view of South, who begins; none where the search was stopped.
    value: Option<i32>,
    nodes: u64,
    seconds: f64,
    /// The certificate, where one was written.
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<ProofJson>,
}

/// Solves and prints. Ctrl-C ends it with what is proved so far; a long search is kept then and now and again, and the same command
/// goes on from there.
///
/// # Errors
/// Rules out of their range, memory that isn't there, a snapshot that can't be used or written, or the output can't be written.
///
/// # Panics
/// Never: the solver is made for the position it is asked about.
pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    let rules = args.rules.rules(text)?;
    let memory = args.effort.memory(text)?;
    let stop = interrupt::stop_flag()?;
    let start = Position::start(rules);
    let options = SolveOptions { memory, threads: args.effort.threads(), ..SolveOptions::default() };
    let limits = args.proof.as_deref().map(|path| proof::announce(path, rules, memory, text)).transpose()?;
    let every = args.snapshot_every.unwrap_or(EVERY).duration();
    let mut keeper = Keeper::new(args.snapshot.as_deref(), every, data, rules, text);
    let (solver, before) = keeper.solver(&start, options)?;
    let progress = Progress::after(before.ms);
    let state = |bounds, nodes| SolveState { bounds, nodes, ms: (progress.seconds() * 1e3) as u64, ..before };
    let solved = solver
        .value_from(&before, &stop, &mut |so_far| {
            progress.show_solving(so_far, text);
            keeper.tick(&solver, &state(so_far.bounds, so_far.nodes));
        })
        .expect("the solver is made for the start");
    let seconds = progress.seconds();
    progress.clear();

    let value = solved.bounds.exact();
    // Where the search was stopped there is nothing to prove; where the proof fails, the value is still told.
    let proved = args.proof.as_deref().zip(limits).zip(value);
    let proved = proved.map(|((path, limits), value)| proof::write(path, &solver, (rules, value), limits, &stop, text));
    match (value, &proved) {
        // What is left to do is kept, also where that is only the proof.
        (None, _) | (_, Some(Err(_))) => keeper.end(&solver, &state(solved.bounds, solved.nodes))?,
        (Some(_), Some(Ok(_)) | None) => keeper.remove(),
    }
    let certificate = proved.as_ref().and_then(|proved| proved.as_ref().ok());
    let bounds = [("lower", solved.bounds.lower.into()), ("upper", solved.bounds.upper.into())];
    let stopped = || text.with("solve-stopped", &bounds);
    let mut out = io::stdout().lock();
    if args.json {
        if value.is_none() {
            // Stdout says it too.
            note(&format!("beanduel: {}", stopped()));
        }
        let answer = Answer {
            cups: rules.cups(),
            stock: rules.stock(),
            value,
            nodes: solved.nodes,
            seconds,
            proof: certificate.map(ProofJson::of),
        };
        writeln!(out, "{}", serde_json::to_string(&answer).expect("plain data has a JSON form"))?;
    } else {
        let board = [("cups", rules.cups().into()), ("stock", rules.stock().into()), ("sow", rules.max_sow().into())];
        writeln!(out, "{}", text.with("perft-rules", &board))?;
        match value {
            Some(value) => {
                let outcome = names::outcome_of_margin(value, text);
                writeln!(out, "{}", text.with("solve-value", &[("outcome", outcome.into())]))?;
            }
            None => writeln!(out, "{}", stopped())?,
        }
        writeln!(out, "{}", work(solved.nodes, seconds, text))?;
        if let (Some(path), Some(certificate)) = (&args.proof, certificate) {
            writeln!(out, "{}", proof::written(path, certificate, text))?;
        }
    }
    proved.transpose()?;
    Ok(ExitCode::SUCCESS)
}
