//! Measures how long the exact values of all moves take, by ply: `exact POSITIONS MEGABYTES NODES [TABLE [BEANS[:APART]...]]`.
//! POSITIONS holds a ply and a position a line (the engine's example `positions` prints such); a search ends after so many
//! NODES. TABLE is a table or a book; where BEANS (`40-43`) says so, only the layers from one number of beans in both stocks
//! to another are used, and of these only where the stocks are so many beans APART at most.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use beanduel_rules::{Position, Side};
use beanduel_solver::{Family, Oracle, SolveOptions, Solver, Table};
use rustix::time::ClockId;

/// A part of a table.
struct Part {
    table: Table<Vec<u8>>,
    layers: Vec<Band>,
}

/// Layers from one number of beans in both stocks to another, and how far the stocks are apart at most.
struct Band {
    least: u32,
    most: u32,
    apart: u8,
}

impl Oracle for Part {
    fn family(&self, cups: u8, max_sow: u8, mine: Side, theirs: Side) -> Option<Family> {
        let stocks = u32::from(mine.stock()) + u32::from(theirs.stock());
        let apart = mine.stock().abs_diff(theirs.stock());
        if !self.layers.iter().any(|band| (band.least..=band.most).contains(&stocks) && apart <= band.apart) {
            return None;
        }
        self.table.family(cups, max_sow, mine, theirs)
    }

    fn reaches(&self, cups: u8, max_sow: u8, stocks: u32) -> bool {
        self.layers.iter().any(|band| (band.least..=band.most).contains(&stocks))
            && self.table.reaches(cups, max_sow, stocks)
    }

    fn covers(&self, position: &Position) -> bool {
        self.table.covers(position)
    }
}

/// The processor time of the process: the search has threads of its own.
fn cpu() -> Duration {
    rustix::time::clock_gettime(ClockId::ProcessCPUTime).try_into().expect("time doesn't run backwards")
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [positions, megabytes, nodes, rest @ ..] = &words[..] else {
        return Err("usage: exact POSITIONS MEGABYTES NODES [TABLE [BEANS[:APART]...]]".into());
    };
    let oracle: Option<Arc<dyn Oracle>> = match rest {
        [] => None,
        [table, layers @ ..] => {
            let table = Table::open(std::fs::read(table)?)?.with_cache(128 << 20);
            let band = |text: &&str| -> Result<Band, Box<dyn Error>> {
                let (beans, apart) = text.split_once(':').unwrap_or((text, "255"));
                let (least, most) = beans.split_once('-').ok_or("BEANS is two numbers with a `-` between them")?;
                Ok(Band { least: least.parse()?, most: most.parse()?, apart: apart.parse()? })
            };
            let mut layers = layers.iter().map(band).collect::<Result<Vec<_>, _>>()?;
            if layers.is_empty() {
                layers.push(Band { least: 0, most: u32::MAX, apart: u8::MAX });
            }
            Some(Arc::new(Part { table, layers }))
        }
    };
    let options = SolveOptions { memory: megabytes.parse::<u64>()? << 20, threads: 1, nodes: nodes.parse()? };
    let mut times: BTreeMap<u32, Vec<Duration>> = BTreeMap::new();
    let begun = Instant::now();
    for line in std::fs::read_to_string(positions)?.lines() {
        let (ply, position) = line.split_once(' ').ok_or("a line is a ply and a position")?;
        let position: Position = position.parse()?;
        let start = cpu();
        // A new solver for each: nothing is carried over from one position to the next.
        let mut solver = Solver::new(&position, options);
        if let Some(oracle) = &oracle {
            solver = solver.with_oracle(oracle.clone());
        }
        let solved = solver.moves(&position, &AtomicBool::new(false), &mut |_| ())?;
        let time = cpu().saturating_sub(start);
        times.entry(ply.parse()?).or_default().push(time);
        let side = |player| position.side(player);
        let stocks: u32 = [position.to_move(), !position.to_move()].map(|p| u32::from(side(p).stock())).iter().sum();
        println!("{ply} {stocks} {:.4} {} {:?} {position}", time.as_secs_f64(), solved.nodes, solved.bounds.exact());
    }
    println!("| ply | positions | median | p90 | p99 | worst |\n|---|---|---|---|---|---|");
    let mut all = Vec::new();
    for (ply, times) in &mut times {
        all.extend_from_slice(times);
        println!("| {ply} {}", row(times));
    }
    println!("| all {}", row(&mut all));
    eprintln!("{:.1?}", begun.elapsed());
    Ok(())
}

/// Milliseconds: median, p90, p99, worst.
fn row(times: &mut [Duration]) -> String {
    times.sort();
    let at =
        |percent: usize| times[(times.len() * percent).div_ceil(100).clamp(1, times.len()) - 1].as_secs_f64() * 1e3;
    format!("| {} | {:.1} | {:.1} | {:.1} | {:.1} |", times.len(), at(50), at(90), at(99), at(100))
}
