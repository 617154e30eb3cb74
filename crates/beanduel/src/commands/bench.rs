//! `bench`: fixed searches on all published sizes. How many positions they visit is the same on every machine and changes only with
//! the search; how long they take tells how fast it is.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use beanduel_engine::{Control, Engine, Limits};
use beanduel_rules::Position;
use serde::Serialize;

use crate::failure::Failure;
use crate::text::Text;

/// Memory of the transposition table in bytes. Another size would visit other positions.
const MEMORY: usize = 16 << 20;

/// A start and a middle of each size, and how deep each is searched: so deep that all take about as long.
const SEARCHES: [(&str, u32); 16] = [
    ("0,0,0:30:0 0,0,0:30:0 s", 29),
    ("1,3,0:19:6 2,0,1:20:5 n", 29),
    ("0,0,0,0:40:0 0,0,0,0:40:0 s", 28),
    ("5,0,2,1:24:7 1,3,0,2:22:9 n", 28),
    ("0,0,0,0,0:50:0 0,0,0,0,0:50:0 s", 27),
    ("2,4,0,1,1:30:9 0,1,5,2,0:31:8 s", 27),
    ("0,0,0,0,0,0:60:0 0,0,0,0,0,0:60:0 s", 26),
    ("1,6,0,2,3,1:38:10 3,0,1,4,0,2:36:12 n", 26),
    ("0,0,0,0,0,0,0:70:0 0,0,0,0,0,0,0:70:0 s", 25),
    ("2,0,7,1,3,0,2:45:13 0,5,1,1,0,4,1:44:12 s", 25),
    ("0,0,0,0,0,0,0,0:80:0 0,0,0,0,0,0,0,0:80:0 s", 24),
    ("3,1,0,6,2,0,3,1:52:14 1,0,8,2,1,5,0,2:50:13 n", 24),
    ("0,0,0,0,0,0,0,0,0:90:0 0,0,0,0,0,0,0,0,0:90:0 s", 24),
    ("1,9,0,2,6,1,0,3,1:58:15 4,0,2,7,1,0,5,1,2:57:14 s", 24),
    ("0,0,0,0,0,0,0,0,0,0:100:0 0,0,0,0,0,0,0,0,0,0:100:0 s", 23),
    ("2,0,10,1,3,7,0,2,4,1:62:16 0,6,1,1,9,2,0,5,0,3:63:15 n", 23),
];

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Bench {
    /// Of all searches: the signature of the search.
    nodes: u64,
    seconds: f64,
    nodes_per_second: u64,
    searches: Vec<Searched>,
}

#[derive(Serialize)]
struct Searched {
    position: &'static str,
    depth: u32,
    nodes: u64,
    seconds: f64,
}

/// Searches and prints.
///
/// # Errors
/// The output can't be written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let searches: Vec<Searched> = SEARCHES.iter().map(|&(position, depth)| search(position, depth)).collect();
    let nodes = searches.iter().map(|searched| searched.nodes).sum();
    let seconds: f64 = searches.iter().map(|searched| searched.seconds).sum();
    let nodes_per_second = speed(nodes, seconds);
    let mut out = io::stdout().lock();
    if args.json {
        let bench = Bench { nodes, seconds, nodes_per_second, searches };
        writeln!(out, "{}", serde_json::to_string(&bench).expect("plain data has a JSON form"))?;
        return Ok(ExitCode::SUCCESS);
    }
    for Searched { position, depth, nodes, seconds } in searches {
        let args = [
            ("position", position.into()),
            ("depth", depth.into()),
            ("nodes", text.number(nodes).into()),
            ("speed", text.number(speed(nodes, seconds)).into()),
        ];
        writeln!(out, "{}", text.with("bench-search", &args))?;
    }
    let args = [
        ("nodes", nodes.to_string().into()),
        ("seconds", text.decimal(seconds, 2).into()),
        ("speed", text.number(nodes_per_second).into()),
    ];
    writeln!(out, "{}", text.with("bench-all", &args))?;
    Ok(ExitCode::SUCCESS)
}

/// A search with a memory of its own, so that the order of the searches doesn't matter.
fn search(position: &'static str, depth: u32) -> Searched {
    let at: Position = position.parse().expect("the positions of the bench are positions");
    let began = Instant::now();
    let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
    let found = Engine::new(MEMORY).search(&at, &Limits::depth(depth), &control, |_| ());
    let nodes = found.expect("the games of the bench aren't over").nodes;
    Searched { position, depth, nodes, seconds: began.elapsed().as_secs_f64() }
}

fn speed(nodes: u64, seconds: f64) -> u64 {
    (nodes as f64 / seconds.max(1e-9)) as u64
}
