//! Builds, checks and asks tables: `table build CUPS STOCK THREADS FILE`, `info FILE`, `verify FILE THREADS`, `probe FILE POSITION`.

use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use beanduel_rules::Rules;
use beanduel_solver::{Table, TableInfo, TableProgress, build_table, verify_table};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let start = Instant::now();
    let progress = |p: TableProgress| {
        eprint!("\r{} of {} layers, {} of {} pairs, {} bytes, {:.1?} ", p.layers, p.all_layers, p.pairs, p.all_pairs, p.bytes, start.elapsed());
    };
    let stop = AtomicBool::new(false);
    match words[..] {
        ["build", cups, stock, threads, path] => {
            let cups = cups.parse()?;
            let rules = Rules::new(cups, stock.parse()?, cups)?;
            let mut file = File::options().read(true).write(true).create(true).truncate(false).open(path)?;
            print(&build_table(&mut file, rules, threads.parse()?, &stop, progress)?);
        }
        ["verify", path, threads] => {
            print(&verify_table(&mut BufReader::new(File::open(path)?), threads.parse()?, &stop, progress)?);
        }
        ["info", path] => print(Table::open(BufReader::new(File::open(path)?))?.info()),
        ["probe", path, position] => {
            let mut table = Table::open(BufReader::new(File::open(path)?))?;
            eprintln!("open: {:?}", start.elapsed());
            let start = Instant::now();
            println!("{:?}", table.probe(&position.parse()?)?);
            eprintln!("probe: {:?}", start.elapsed());
        }
        _ => return Err("usage: build CUPS STOCK THREADS FILE | info FILE | verify FILE THREADS | probe FILE POSITION".into()),
    }
    eprintln!("{:.3?}", start.elapsed());
    Ok(())
}

fn print(info: &TableInfo) {
    let TableInfo { rules, states, positions, shapes, pairs, arrays, cells, bytes, values, hash } = info;
    println!("\n2x{} by {}: {states} states and {shapes} shapes a side, {positions} positions", rules.cups(), rules.stock());
    println!("{pairs} pairs, {arrays} with arrays of {cells} values, {bytes} bytes: {:.4} a pair", *bytes as f64 / *pairs as f64);
    println!("{values:?}");
    println!("{}", hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>());
}
