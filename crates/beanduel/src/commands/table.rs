//! `table`: builds, describes, checks and asks tables of exact values.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use beanduel_rules::{Position, Rules};
use beanduel_solver::{
    BookLayer, BuildError, MAX_TABLE_STOCK, Table, TableEstimate, TableFault, TableInfo, TablePart, TableProgress,
    VerifyError, build_table, estimate_table, verify_table, write_book,
};
use fluent_bundle::FluentValue;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::band::Band;
use crate::effort::ThreadsArgs;
use crate::exact;
use crate::failure::{Failure, words_of};
use crate::mapped::Bytes;
use crate::options::RulesArgs;
use crate::size::Size;
use crate::text::Text;
use crate::{faults, files, interrupt};

/// What is added to a table's name until it is finished.
const UNFINISHED: &str = "part";

#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    command: TableCommand,
}

#[derive(Debug, clap::Subcommand)]
enum TableCommand {
    Build(BuildArgs),
    Book(BookArgs),
    Info(InfoArgs),
    Verify(VerifyArgs),
    Probe(ProbeArgs),
}

#[derive(clap::Args, Debug)]
struct BuildArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    effort: ThreadsArgs,
    #[arg(long, value_name = "SIZE")]
    memory: Option<Size>,
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args, Debug)]
struct BookArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "BEANS")]
    top: u8,
    #[arg(long, value_name = "BEANS", num_args = 1..)]
    band: Vec<Band>,
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args, Debug)]
struct InfoArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args, Debug)]
struct VerifyArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    effort: ThreadsArgs,
    #[arg(long)]
    json: bool,
}

#[derive(clap::Args, Debug)]
struct ProbeArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(value_name = "POS", num_args = 1.., required = true)]
    pos: Vec<String>,
    #[arg(long)]
    json: bool,
}

/// What `info`, `build` and `verify` print for scripts.
#[derive(Serialize)]
struct InfoJson {
    cups: u8,
    stock: u8,
    max_sow: u8,
    positions: u128,
    states: u64,
    shapes: u64,
    pairs: u64,
    arrays: u64,
    change_points: u64,
    bytes: u64,
    /// Beans in both stocks: those of a book, where it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    layers: Option<Vec<u8>>,
    hash: String,
    values: BTreeMap<i8, u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<f64>,
}

#[derive(Serialize)]
struct ProbeJson {
    position: String,
    value: i16,
    moves: Vec<MoveJson>,
}

#[derive(Serialize)]
struct MoveJson {
    #[serde(rename = "move")]
    mv: String,
    value: i16,
}

/// Does what the command within says.
///
/// # Errors
/// A file that can't be read, written or used, rules or a position that can't be read.
pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    match &args.command {
        TableCommand::Build(args) => build(args, data, text),
        TableCommand::Book(args) => book(args, text),
        TableCommand::Info(args) => info(args, text),
        TableCommand::Verify(args) => verify(args, text),
        TableCommand::Probe(args) => probe(args, text),
    }
}

/// Where a table lies in the data folder.
fn path_in(data: &Path, rules: Rules) -> PathBuf {
    let sow = if rules.max_sow() == rules.cups() { String::new() } else { format!("-sow{}", rules.max_sow()) };
    exact::folder(data).join(format!("2x{}-{}{sow}.{}", rules.cups(), rules.stock(), exact::EXTENSION))
}

fn build(args: &BuildArgs, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
    let rules = args.rules.rules(text)?;
    let failed = |error| Failure::Unusable(build_fault(&error, text));
    let estimate = estimate_table(rules).map_err(failed)?;
    let path = args.out.clone().or_else(|| data.map(|data| path_in(data, rules)));
    let path = path.ok_or_else(|| Failure::Unusable(text.get("table-nowhere").into_owned()))?;
    if path.exists() {
        let path = FluentValue::from(path.display().to_string());
        return Err(Failure::Unusable(text.with("table-exists", &[("path", path)]).into_owned()));
    }
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        std::fs::create_dir_all(folder).map_err(Failure::file(folder))?;
    }
    let mut unfinished = path.clone().into_os_string();
    unfinished.push(".");
    unfinished.push(UNFINISHED);
    let unfinished = PathBuf::from(unfinished);
    announce(&estimate, rules, text);
    let written = std::fs::metadata(&unfinished).map_or(0, |there| there.len());
    check_room(&estimate, args.memory, written, &unfinished, text)?;
    let mut file = File::options()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&unfinished)
        .map_err(Failure::file(&unfinished))?;
    let (stop, started) = (interrupt::stop_flag()?, Instant::now());
    let bar = progress_bar(text);
    let built = build_table(&mut file, rules, args.effort.threads(), &stop, |progress| show(&bar, &progress));
    bar.finish_and_clear();
    let info = match built {
        Ok(info) => info,
        Err(BuildError::Stopped) => return Err(Failure::Refused(text.get("table-build-stopped").into_owned())),
        Err(error) => return Err(Failure::Unusable(build_fault(&error, text))),
    };
    file.sync_all().map_err(Failure::file(&unfinished))?;
    std::fs::rename(&unfinished, &path).map_err(Failure::file(&path))?;
    let seconds = started.elapsed().as_secs_f64();
    if !args.json {
        let args = [("path", path.display().to_string().into()), ("seconds", text.decimal(seconds, 1).into())];
        writeln!(io::stdout(), "{}", text.with("table-built", &args))?;
    }
    print_info(&info, Some(seconds), args.json, text)
}

/// Writes the top layers of a table, and bands of others, into a file of their own.
fn book(args: &BookArgs, text: &Text) -> Result<ExitCode, Failure> {
    let table = File::open(&args.file).map_err(Failure::file(&args.file))?;
    let mut table = BufReader::new(table);
    let max_sow = exact::open(&args.file).map_or(0, |table| table.rules().max_sow());
    let wanted = |beans: u8| {
        let in_a_band = || args.band.iter().find_map(|band| band.of_layer(beans, max_sow));
        if beans >= args.top { Some(BookLayer::WHOLE) } else { in_a_band() }
    };
    let mut written = None;
    let result = files::write_file(&args.out, |mut out| {
        // A damaged table is no fault of the file system; then nothing is written either.
        match written.insert(write_book(&mut table, &mut out, wanted)) {
            Ok(_) => Ok(()),
            Err(_) => Err(io::ErrorKind::InvalidData.into()),
        }
    });
    match written {
        Some(Err(fault)) => Err(Failure::Unusable(of_file(&args.file, &table_fault(&fault, text)))),
        Some(Ok(info)) => {
            result.map_err(Failure::file(&args.out))?;
            print_info(&info, None, args.json, text)
        }
        None => {
            Err(result.map_or_else(Failure::file(&args.out), |()| unreachable!("the contents are always asked for")))
        }
    }
}

fn info(args: &InfoArgs, text: &Text) -> Result<ExitCode, Failure> {
    let table = open(&args.file, text)?;
    print_info(&table.info(), None, args.json, text)
}

fn verify(args: &VerifyArgs, text: &Text) -> Result<ExitCode, Failure> {
    let file = File::open(&args.file).map_err(Failure::file(&args.file))?;
    let (stop, started) = (interrupt::stop_flag()?, Instant::now());
    let bar = progress_bar(text);
    let verified =
        verify_table(&mut BufReader::new(file), args.effort.threads(), &stop, |progress| show(&bar, &progress));
    bar.finish_and_clear();
    match verified {
        Ok(info) => {
            let seconds = started.elapsed().as_secs_f64();
            if !args.json {
                let args = [("pairs", text.number(info.pairs).into()), ("seconds", text.decimal(seconds, 1).into())];
                writeln!(io::stdout(), "{}", text.with("table-verified", &args))?;
            }
            print_info(&info, Some(seconds), args.json, text)
        }
        Err(error) => Err(Failure::Refused(of_file(&args.file, &verify_fault(&error, text)))),
    }
}

fn probe(args: &ProbeArgs, text: &Text) -> Result<ExitCode, Failure> {
    let line = args.pos.join(" ");
    let position: Position = line.parse().map_err(|fault| faults::failure_in_line(&line, &fault, text))?;
    let table = open(&args.file, text)?;
    let damaged = |fault| Failure::Unusable(of_file(&args.file, &table_fault(&fault, text)));
    let Some(probe) = table.probe(&position).map_err(damaged)? else {
        return Err(Failure::Refused(text.get("table-does-not-hold").into_owned()));
    };
    let mut out = io::stdout().lock();
    let moves = probe.moves.iter().map(|&(mv, value)| (position.annotate(mv).to_string(), value));
    if args.json {
        let moves = moves.map(|(mv, value)| MoveJson { mv, value }).collect();
        let json = ProbeJson { position: position.to_string(), value: probe.value, moves };
        writeln!(out, "{}", to_json(&json))?;
    } else {
        let pots = position.margin(position.to_move());
        let margin = |value: i16| match pots + i32::from(value) {
            0 => "0".to_owned(),
            margin => format!("{margin:+}"),
        };
        writeln!(out, "{}", text.with("table-value", &[("margin", margin(probe.value).into())]))?;
        for (mv, value) in moves {
            writeln!(out, "  {mv:<8}{:>4}", margin(value))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The table in a file.
///
/// # Errors
/// The file can't be read or is no table.
pub fn open(path: &Path, text: &Text) -> Result<Table<Bytes>, Failure> {
    exact::open(path).map_err(|fault| match fault {
        TableFault::Io(error) => Failure::file(path)(error),
        fault => Failure::Unusable(of_file(path, &table_fault(&fault, text))),
    })
}

fn of_file(path: &Path, what: &str) -> String {
    format!("{}: {what}", path.display())
}

fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain data has a JSON form")
}

pub(super) fn progress_bar(text: &Text) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let template = format!("{{bar:40}} {{percent}} %  {{msg}}  {} {{eta_precise}}", text.get("time-left"));
    bar.set_style(ProgressStyle::with_template(&template).expect("the template is sound"));
    bar
}

fn show(bar: &ProgressBar, progress: &TableProgress) {
    bar.set_length(progress.all_pairs);
    bar.set_position(progress.pairs);
    bar.set_message(format!("{}/{}", progress.layers, progress.all_layers));
}

/// Says on stderr what a build will need.
fn announce(estimate: &TableEstimate, rules: Rules, text: &Text) {
    let args = [
        ("cups", rules.cups().into()),
        ("stock", rules.stock().into()),
        ("positions", grouped(estimate.positions, text).into()),
        ("memory", bytes(estimate.memory, text).into()),
        ("disk", bytes(estimate.disk, text).into()),
    ];
    eprintln!("{}", text.with("table-needs", &args));
}

/// Refuses where the memory or the disk that a build will need isn't there or isn't allowed.
fn check_room(
    estimate: &TableEstimate,
    allowed: Option<Size>,
    written: u64,
    path: &Path,
    text: &Text,
) -> Result<(), Failure> {
    let refuse = |message, there: u64, needed: u64| {
        let args = [("there", bytes(there, text).into()), ("needed", bytes(needed, text).into())];
        Err(Failure::Unusable(text.with(message, &args).into_owned()))
    };
    let there = free_memory().into_iter().chain(allowed.map(Size::bytes)).min();
    if let Some(there) = there.filter(|&there| there < estimate.memory) {
        return refuse("table-no-memory", there, estimate.memory);
    }
    let there = fs4::available_space(path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new(".")));
    let needed = estimate.disk.saturating_sub(written);
    match there {
        Ok(there) if there < needed => refuse("table-no-disk", there, needed),
        // Where the system doesn't say, the build itself will find out.
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Memory that programs could still take, in bytes, where the system tells.
fn free_memory() -> Option<u64> {
    let told = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = told.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix(" kB")?.parse::<u64>().ok().map(|kib| kib << 10)
}

/// `117 MB`.
pub(super) fn bytes(bytes: u64, text: &Text) -> String {
    match bytes {
        0..10_000 => format!("{} B", text.number(bytes)),
        10_000..10_000_000 => format!("{} kB", text.number(bytes / 1_000)),
        10_000_000..10_000_000_000 => format!("{} MB", text.number(bytes / 1_000_000)),
        _ => format!("{} GB", text.number(bytes / 1_000_000_000)),
    }
}

/// A number that may be larger than `Text::number` takes.
fn grouped(number: u128, text: &Text) -> String {
    u64::try_from(number).map_or_else(|_| format!("{:.2e}", number as f64), |number| text.number(number))
}

fn print_info(info: &TableInfo, seconds: Option<f64>, json: bool, text: &Text) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    let hash: String = info.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    if json {
        let json = InfoJson {
            cups: info.rules.cups(),
            stock: info.rules.stock(),
            max_sow: info.rules.max_sow(),
            positions: info.positions,
            states: info.states,
            shapes: info.shapes,
            pairs: info.pairs,
            arrays: info.arrays,
            change_points: info.change_points,
            bytes: info.bytes,
            layers: info.is_book.then(|| info.layers.clone()),
            hash,
            values: info.values.clone(),
            seconds,
        };
        writeln!(out, "{}", to_json(&json))?;
        return Ok(ExitCode::SUCCESS);
    }
    let board = [
        ("cups", info.rules.cups().into()),
        ("stock", info.rules.stock().into()),
        ("sow", info.rules.max_sow().into()),
    ];
    writeln!(out, "{}", text.with("perft-rules", &board))?;
    let numbers = [
        ("positions", grouped(info.positions, text).into()),
        ("shapes", text.number(info.shapes).into()),
        ("pairs", text.number(info.pairs).into()),
        ("arrays", text.number(info.arrays).into()),
        ("changes", text.number(info.change_points).into()),
        ("bytes", text.number(info.bytes).into()),
    ];
    writeln!(out, "{}", text.with("table-holds", &numbers))?;
    if info.is_book {
        writeln!(out, "{}", text.with("table-layers", &[("layers", spans(&info.layers).into())]))?;
    }
    writeln!(out, "SHA-256 {hash}")?;
    writeln!(out, "{}", text.get("table-values"))?;
    let most = info.values.values().copied().max().unwrap_or(1).max(1);
    for (value, &count) in &info.values {
        let width = (count as f64 / most as f64 * 40.0).ceil() as usize;
        writeln!(out, "{value:>+5} {:<40} {}", "#".repeat(width), text.number(count))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// `40-43, 60-80`.
fn spans(numbers: &[u8]) -> String {
    let spans = numbers.chunk_by(|one, next| next - one == 1).map(|span| match span {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    });
    spans.collect::<Vec<_>>().join(", ")
}

/// Why a table can't be read, with the place.
fn table_fault(fault: &TableFault, text: &Text) -> String {
    let part = |part: &TablePart| match *part {
        TablePart::Header => text.get("table-part-header").into_owned(),
        TablePart::Layer { beans } => text.with("table-part-layer", &[("beans", beans.into())]).into_owned(),
        TablePart::Block { beans, number } => {
            text.with("table-part-block", &[("beans", beans.into()), ("number", number.into())]).into_owned()
        }
        TablePart::End => text.get("table-part-end").into_owned(),
    };
    let at = |message, offset: u64, which: &TablePart| {
        let args = [("offset", FluentValue::from(offset.to_string())), ("part", part(which).into())];
        text.with(message, &args).into_owned()
    };
    match fault {
        TableFault::Io(error) => words_of(error, text),
        TableFault::Foreign => text.get("table-foreign").into_owned(),
        TableFault::Version(version) => {
            text.with("table-version", &[("version", FluentValue::from(*version))]).into_owned()
        }
        TableFault::Book => text.get("table-is-book").into_owned(),
        TableFault::Truncated { offset, part } => at("table-truncated", *offset, part),
        TableFault::Damaged { offset, part } => at("table-damaged", *offset, part),
    }
}

fn build_fault(error: &BuildError, text: &Text) -> String {
    match error {
        BuildError::Stock(stock) => {
            let args = [("stock", (*stock).into()), ("most", MAX_TABLE_STOCK.into())];
            text.with("table-stock", &args).into_owned()
        }
        BuildError::TooLarge => text.get("table-too-large").into_owned(),
        BuildError::Io(error) => words_of(error, text),
        BuildError::Partial(fault) => {
            text.with("table-part-unusable", &[("why", table_fault(fault, text).into())]).into_owned()
        }
        BuildError::OtherRules(rules) => {
            let args = [("cups", rules.cups().into()), ("stock", rules.stock().into())];
            text.with("table-part-of-other", &args).into_owned()
        }
        BuildError::Stopped => text.get("table-build-stopped").into_owned(),
    }
}

fn verify_fault(error: &VerifyError, text: &Text) -> String {
    let side = |(cups, stock): &(Vec<u8>, u8)| {
        let cups: Vec<String> = cups.iter().map(u8::to_string).collect();
        format!("{}:{stock}", cups.join(","))
    };
    match error {
        VerifyError::File(fault) => table_fault(fault, text),
        VerifyError::Wrong { mine, theirs } => {
            text.with("table-wrong", &[("mine", side(mine).into()), ("theirs", side(theirs).into())]).into_owned()
        }
        VerifyError::Numbers { beans } => text.with("table-numbers", &[("beans", (*beans).into())]).into_owned(),
        VerifyError::Stopped => text.get("table-verify-stopped").into_owned(),
    }
}
