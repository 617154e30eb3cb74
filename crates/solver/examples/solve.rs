//! Values of starts: `solve CUPS STOCK[..STOCK] [THREADS [MIB]]`, one line each with nodes and seconds.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use beanduel_rules::{Position, Rules};
use beanduel_solver::{SolveOptions, Solver};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| words.get(index).map_or(Ok(default), |word| word.parse());
    let cups = number(0, 4)? as u8;
    let stocks = words.get(1).map_or("40", String::as_str);
    let (first, last) = stocks.split_once("..").unwrap_or((stocks, stocks));
    for stock in first.parse()?..=last.parse()? {
        let start = Position::start(Rules::new(cups, stock, cups)?);
        let began = Instant::now();
        let memory = number(3, 1024)? << 20;
        let solver =
            Solver::new(&start, SolveOptions { memory, threads: number(2, 1)? as usize, ..SolveOptions::default() });
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
