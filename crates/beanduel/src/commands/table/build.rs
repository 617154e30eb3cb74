//! `table build`: the table of a board, in a file of its own name once it is finished.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use beanduel_rules::Rules;
use beanduel_solver::{BuildError, TableEstimate, build_table, estimate_table};
use fluent_bundle::FluentValue;

use super::faults::build_fault;
use super::info::{Work, print_info};
use super::show;
use crate::console::note;
use crate::effort::{ThreadsArgs, free_memory};
use crate::failure::Failure;
use crate::numbers::{bytes, grouped};
use crate::options::RulesArgs;
use crate::progress::percent_bar;
use crate::size::Size;
use crate::text::Text;
use crate::{exact, interrupt};

/// What is added to a table's name until it is finished.
const UNFINISHED: &str = "part";

#[derive(clap::Args, Debug)]
pub struct Args {
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

/// Where a table lies in the data folder.
fn path_in(data: &Path, rules: Rules) -> PathBuf {
    let sow = if rules.max_sow() == rules.cups() { String::new() } else { format!("-sow{}", rules.max_sow()) };
    exact::folder(data).join(format!("2x{}-{}{sow}.{}", rules.cups(), rules.stock(), exact::EXTENSION))
}

pub fn run(args: &Args, data: Option<&Path>, text: &Text) -> Result<ExitCode, Failure> {
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
    let bar = percent_bar(text);
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
    print_info(&info, Work { seconds: Some(seconds), ..Work::default() }, args.json, text)
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
    note(&text.with("table-needs", &args));
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
