//! Estimates, builds, checks and asks tables; for measuring.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use beanduel_rules::{BySide, Player, Position, Rules, Setup, SetupSide};
use beanduel_solver::{
    BookLayer, Table, TableInfo, TableProgress, Verified, build_table, estimate_table, verify_table, write_book,
};
use rustix::time::ClockId;

const USAGE: &str = "usage: table estimate CUPS STOCK | build CUPS STOCK THREADS FILE | info FILE | verify FILE THREADS | \
    book FILE OUT TOP BAND[:APART]... | compare BOOK TABLE POSITIONS | probe FILE POSITION | bench FILE PROBES | cold FILE POSITIONS";

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
            let mut file = BufReader::new(File::open(path)?);
            let Verified { info, derived } = verify_table(&mut file, threads.parse()?, &stop, progress)?;
            println!("{derived} of {} pairs derived anew", info.pairs);
            print(&info);
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
        ["compare", book, table, count] => compare(&std::fs::read(book)?, &std::fs::read(table)?, count.parse()?)?,
        ["cold", path, positions] => cold(path, positions)?,
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

/// Numbers that look like chance, the same every time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Asks a book and a table about positions that the book holds, and counts where they differ. The positions are sides of random
/// games put together anew: what both can be in, though perhaps not together.
fn compare(book: &[u8], table: &[u8], count: u64) -> Result<(), Box<dyn Error>> {
    let (book, table) = (Table::open(book)?, Table::open(table)?);
    let mut random = Random(1);
    // By the beans in the stock.
    let mut sides = vec![Vec::new(); usize::from(table.rules().stock()) + 1];
    for _ in 0..20_000 {
        let mut position = Position::start(table.rules());
        while !position.is_over() {
            let setup = Setup::from(position);
            for side in [setup.sides.south, setup.sides.north] {
                sides[side.stock as usize].push(SetupSide { pot: 0, ..side });
            }
            let moves: Vec<_> = position.legal_moves().into_iter().collect();
            position = position.play_unchecked(moves[random.below(moves.len())]);
        }
    }
    let layers = book.info().layers;
    let (mut by_layer, mut asked, mut differ) = (BTreeMap::<u8, u64>::new(), 0u64, 0);
    while by_layer.values().sum::<u64>() < count {
        let beans = usize::from(layers[random.below(layers.len())]);
        let least = beans.saturating_sub(sides.len() - 1);
        let stock = least + random.below(beans.min(sides.len() - 1) - least + 1);
        let mut side = |stock: usize| sides[stock][random.below(sides[stock].len())].clone();
        let sides = BySide { south: side(stock), north: side(beans - stock) };
        let max_sow = Some(table.rules().max_sow().into());
        let position = Position::try_from(Setup { sides, to_move: Player::South, max_sow })?;
        asked += 1;
        if let Some(value) = book.value(&position)? {
            *by_layer.entry(beans as u8).or_default() += 1;
            if table.value(&position)? != Some(value) {
                differ += 1;
                println!("{position}: {value} in the book, {:?} in the table", table.value(&position)?);
            }
        }
    }
    let held = by_layer.values().sum::<u64>();
    println!("{asked} positions in the layers of the book, {held} of them held, {differ} with another value");
    println!("by beans in both stocks: {by_layer:?}");
    Ok(())
}

/// A table's file in memory, of which a page is read when it is looked at.
#[cfg(target_os = "linux")]
struct Mapped<'a>(&'a memmap2::Mmap);

#[cfg(target_os = "linux")]
impl AsRef<[u8]> for Mapped<'_> {
    fn as_ref(&self) -> &[u8] {
        self.0
    }
}

#[cfg(target_os = "linux")]
impl Mapped<'_> {
    fn will_need(&self, range: std::ops::Range<usize>) {
        let advised = self.0.advise_range(memmap2::Advice::WillNeed, range.start, range.len());
        advised.expect("the range lies in the file");
    }
}

/// Probes, with all moves, of the positions of a file, a ply and a position a line: before each, the system forgets all it has read of the table.
#[cfg(target_os = "linux")]
fn cold(path: &str, positions: &str) -> Result<(), Box<dyn Error>> {
    use memmap2::{Mmap, UncheckedAdvice};
    use rustix::fs::{Advice, fadvise};
    let file = File::open(path)?;
    // SAFETY: nobody writes to the table while it is measured.
    #[allow(unsafe_code)]
    let map = unsafe { Mmap::map(&file)? };
    map.advise(memmap2::Advice::Random)?;
    let table = Table::open(Mapped(&map))?.with_ahead(Mapped::will_need);
    let mut times = Vec::new();
    for line in std::fs::read_to_string(positions)?.lines() {
        let (_, position) = line.split_once(' ').ok_or("a line is a ply and a position")?;
        // SAFETY: what is forgotten of a file that is only read is read again.
        #[allow(unsafe_code)]
        unsafe {
            map.unchecked_advise(UncheckedAdvice::DontNeed)?;
        }
        fadvise(&file, 0, None, Advice::DontNeed)?;
        let start = Instant::now();
        table.probe(&position.parse()?)?.ok_or("a position of a game is in the table")?;
        times.push(start.elapsed());
    }
    times.sort();
    let at = |percent: usize| times[(times.len() * percent).div_ceil(100).max(1) - 1];
    println!(
        "{} probes: median {:.2?}, p90 {:.2?}, p99 {:.2?}, max {:.2?}",
        times.len(),
        at(50),
        at(90),
        at(99),
        at(100)
    );
    Ok(())
}

#[cfg(not(target_os = "linux"))]
fn cold(_: &str, _: &str) -> Result<(), Box<dyn Error>> {
    Err("only Linux can be told to forget a file".into())
}

/// Probes, with all moves, along random games from the start.
fn bench(bytes: &[u8], probes: usize) -> Result<(), Box<dyn Error>> {
    let start = cpu();
    let table = Table::open(bytes)?;
    println!("opened in {:.3?} of processor time", cpu().saturating_sub(start));
    let mut times = Vec::with_capacity(probes);
    let mut random = Random(1);
    let mut position = Position::start(table.rules());
    while times.len() < probes {
        let start = cpu();
        let probe = table.probe(&position)?.ok_or("a position of a game is in the table")?;
        times.push(cpu().saturating_sub(start));
        position = match probe.moves.len() {
            0 => Position::start(table.rules()),
            moves => position.play(probe.moves[random.below(moves)].0)?,
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
        rules,
        states,
        positions,
        shapes,
        pairs,
        arrays,
        array_values,
        change_points,
        bytes,
        values,
        hash,
        ..
    } = info;
    println!("2x{} by {}: {states} states, {shapes} shapes a side; {positions} positions", rules.cups(), rules.stock());
    println!(
        "{pairs} pairs, {arrays} with arrays, {array_values} values in them, {change_points} change points; {bytes} bytes, {:.4} a pair",
        *bytes as f64 / *pairs as f64
    );
    println!("values from {:?} to {:?}", values.first_key_value(), values.last_key_value());
    for byte in hash {
        print!("{byte:02x}");
    }
    println!();
}
