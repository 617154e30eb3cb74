//! Values of starts: `solve CUPS STOCK[..STOCK] [THREADS [MIB [TABLE]]]`, one line each with nodes and seconds. TABLE is a table or a
//! book that the search asks.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use beanduel_rules::{Position, Rules};
use beanduel_solver::{SolveOptions, Solver, Table};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| words.get(index).map_or(Ok(default), |word| word.parse());
    let cups = number(0, 4)? as u8;
    let stocks = words.get(1).map_or("40", String::as_str);
    let (first, last) = stocks.split_once("..").unwrap_or((stocks, stocks));
    for stock in first.parse()?..=last.parse()? {
        let rules = Rules::new(cups, stock, cups)?;
        let start = Position::start(rules);
        let began = Instant::now();
        let memory = number(3, 1024)? << 20;
        let mut solver =
            Solver::new(&start, SolveOptions { memory, threads: number(2, 1)? as usize, ..SolveOptions::default() });
        if let Some(path) = words.get(4) {
            solver = solver.with_oracle(Arc::new(Table::open(std::fs::read(path)?)?.with_cache(1 << 30)));
        }
        let answer = solver.value(&start, &AtomicBool::new(false), &mut |progress| {
            let rate = progress.nodes as f64 / began.elapsed().as_secs_f64() / 1e6;
            eprintln!(
                "{:?} {:.2e} nodes, {rate:.2} M/s, {:.3} full",
                progress.bounds, progress.nodes as f64, progress.fill
            );
        })?;
        let seconds = began.elapsed().as_secs_f64();
        println!("{cups} cups, stock {stock}: {:?} in {} nodes, {seconds:.2} s", answer.bounds.exact(), answer.nodes);
    }
    Ok(())
}
