//! Estimates, builds, checks and asks tables; for measuring.

use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use beanduel_rules::{Position, Rules};
use beanduel_solver::{
    BookLayer, Table, TableInfo, TableProgress, build_table, estimate_table, verify_table, write_book,
};
use rustix::time::ClockId;

const USAGE: &str = "usage: table estimate CUPS STOCK | build CUPS STOCK THREADS FILE | info FILE | verify FILE THREADS | \
    book FILE OUT TOP BAND[:APART]... | probe FILE POSITION | bench FILE PROBES";

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let start = Instant::now();
    let progress = |p: TableProgress| {
        let (done, seconds) = (p.pairs as f64 / p.all_pairs as f64, start.elapsed().as_secs_f64());
        eprintln!("{} of {} layers, {:.2}%, {} bytes, {seconds:.1} s", p.layers, p.all_layers, 100.0 * done, p.bytes);
    };
    let stop = AtomicBool::new(false);
    let regular = |cups: &str, stock: &str| -> Result<Rules, Box<dyn Error>> {
        let cups = cups.parse()?;
        Ok(Rules::new(cups, stock.parse()?, cups)?)
    };
    match words[..] {
        ["estimate", cups, stock] => println!("{:?}", estimate_table(regular(cups, stock)?)?),
        ["build", cups, stock, threads, path] => {
            let mut file = File::options().read(true).write(true).create(true).truncate(false).open(path)?;
            print(&build_table(&mut file, regular(cups, stock)?, threads.parse()?, &stop, progress)?);
        }
        ["verify", path, threads] => {
            print(&verify_table(&mut BufReader::new(File::open(path)?), threads.parse()?, &stop, progress)?);
        }
        ["book", path, out, top, ref bands @ ..] => {
            let top: u8 = top.parse()?;
            let band = |text: &&str| -> Result<(u8, u8), Box<dyn Error>> {
                let (least, apart) = text.split_once(':').unwrap_or((text, "255"));
                Ok((least.parse()?, apart.parse()?))
            };
            let bands = bands.iter().map(band).collect::<Result<Vec<_>, _>>()?;
            let mut table = BufReader::new(File::open(path)?);
            let sow = beanduel_solver::table_rules(&std::fs::read(path)?)?.max_sow();
            let wanted = |beans: u8| {
                let in_band = |&&(least, _): &&(u8, u8)| (least..least + sow).contains(&beans);
                let band = bands.iter().find(in_band);
                let part = band.map(|&(least, apart)| BookLayer { sown: least + sow - beans, apart });
                if beans >= top { Some(BookLayer::WHOLE) } else { part }
            };
            print(&write_book(&mut table, &mut File::create(out)?, wanted)?);
        }
        ["info", path] => print(&Table::open(std::fs::read(path)?)?.info()),
        ["probe", path, position] => {
            let table = Table::open(std::fs::read(path)?)?;
            let opened = Instant::now();
            println!("{:?}", table.probe(&position.parse()?)?);
            eprintln!("opened in {:.3?}, probed in {:.3?}", opened.duration_since(start), opened.elapsed());
        }
        ["bench", path, probes] => bench(&std::fs::read(path)?, probes.parse()?)?,
        _ => return Err(USAGE.into()),
    }
    eprintln!("{:.3?}", start.elapsed());
    Ok(())
}

/// The processor time of this thread.
fn cpu() -> Duration {
    rustix::time::clock_gettime(ClockId::ThreadCPUTime).try_into().expect("time doesn't run backwards")
}

/// Probes, with all moves, along random games from the start.
fn bench(bytes: &[u8], probes: usize) -> Result<(), Box<dyn Error>> {
    let start = cpu();
    let table = Table::open(bytes)?;
    println!("opened in {:.3?} of processor time", cpu().saturating_sub(start));
    let mut times = Vec::with_capacity(probes);
    let mut number = 1u64;
    let mut position = Position::start(table.rules());
    while times.len() < probes {
        let start = cpu();
        let probe = table.probe(&position)?.ok_or("a position of a game is in the table")?;
        times.push(cpu().saturating_sub(start));
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        position = match probe.moves.len() {
            0 => Position::start(table.rules()),
            moves => position.play(probe.moves[(number >> 33) as usize % moves].0)?,
        };
    }
    times.sort();
    let sum: Duration = times.iter().sum();
    println!(
        "mean {:.1?}, median {:.1?}, p99 {:.1?}, max {:.1?}",
        sum / probes as u32,
        times[probes / 2],
        times[probes * 99 / 100],
        times[probes - 1]
    );
    Ok(())
}

fn print(info: &TableInfo) {
    let TableInfo {
        rules, states, positions, shapes, pairs, arrays, cells, change_points, bytes, values, hash, ..
    } = info;
    println!("2x{} by {}: {states} states, {shapes} shapes a side; {positions} positions", rules.cups(), rules.stock());
    println!(
        "{pairs} pairs, {arrays} with arrays, {cells} values in them, {change_points} change points; {bytes} bytes, {:.4} a pair",
        *bytes as f64 / *pairs as f64
    );
    println!("values from {:?} to {:?}", values.first_key_value(), values.last_key_value());
    for byte in hash {
        print!("{byte:02x}");
    }
    println!();
}
