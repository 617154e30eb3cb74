//! Makes and checks a certificate: `certificate CUPS STOCK [THREADS [MIB [FILE]]]`.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use beanduel_rules::{Position, Rules};
use beanduel_solver::{ProofLimits, SolveOptions, Solver, verify_certificate};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize, default: u64| words.get(index).map_or(Ok(default), |word| word.parse());
    let rules = Rules::new(number(0, 4)? as u8, number(1, 40)? as u8, number(0, 4)? as u8)?;
    let (start, stop) = (Position::start(rules), AtomicBool::new(false));
    let memory = number(3, 1024)? << 20;
    let options = SolveOptions { memory, threads: number(2, 1)? as usize, ..SolveOptions::default() };
    let solver = Solver::new(&start, options);
    let mut began = Instant::now();
    let mut lap = || std::mem::replace(&mut began, Instant::now()).elapsed().as_secs_f64();
    let solved = solver.value(&start, &stop, &mut |progress| eprint!("{:.2e} nodes\r", progress.nodes as f64))?;
    let value = solved.bounds.exact().ok_or("stopped")?;
    println!("value {value}, {} nodes, {:.1} s", solved.nodes, lap());
    let limits = ProofLimits::new(rules, memory);
    let certificate = solver.prove(rules, value, limits, &stop, &mut |progress| eprint!("{progress:?}\r"))?;
    println!("{} entries, {} bytes, {:.1} s", certificate.entries, certificate.bytes.len(), lap());
    drop(solver);
    if let Some(path) = words.get(4) {
        std::fs::write(path, &certificate.bytes)?;
    }
    let info = verify_certificate(&certificate.bytes[..], &stop, |progress| eprint!("{progress:?}\r"))?;
    println!("verified: {info:?}, {:.1} s", lap());
    Ok(())
}
