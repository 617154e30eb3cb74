//! `verify`: checks a certificate that `solve --proof` wrote, and says what it proves or where it breaks off.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

use beanduel_solver::{CertificateFault, CertificateInfo, CheckProgress, Refutation, verify_certificate};
use fluent_bundle::FluentValue;
use serde::Serialize;

use crate::console::note;
use crate::failure::{Failure, words_of};
use crate::numbers::{bytes, hex, signed};
use crate::progress::{Progress, percent_bar};
use crate::text::Text;
use crate::{interrupt, names};

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

/// What is printed for scripts.
#[derive(Serialize)]
struct Answer {
    cups: u8,
    stock: u8,
    max_sow: u8,
    /// Beans, the view of South, who begins.
    value: i16,
    entries: u64,
    bytes: u64,
    hash: String,
    seconds: f64,
}

/// Reads, checks and prints.
///
/// # Errors
/// A file that can't be read, was damaged, or doesn't prove what it claims: with the place.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let path = &args.file;
    let file = File::open(path).map_err(Failure::file(path))?;
    let (stop, progress, bar) = (interrupt::stop_flag()?, Progress::new(), percent_bar(text));
    let mut announced = false;
    let checked = verify_certificate(BufReader::new(file), &stop, |so_far: CheckProgress| {
        if !announced && !args.json {
            let needs =
                [("entries", text.number(so_far.entries).into()), ("memory", bytes(so_far.memory(), text).into())];
            note(&text.with("verify-needs", &needs));
        }
        announced = true;
        // Reading an entry is a small part of the work.
        bar.set_length(10 * so_far.entries.max(1));
        bar.set_position(so_far.read + 9 * so_far.checked);
    });
    bar.finish_and_clear();
    let info = match checked {
        Ok(info) => info,
        Err(CertificateFault::Io(error)) => return Err(Failure::File { path: path.clone(), error }),
        Err(CertificateFault::Stopped) if stop.load(Ordering::Relaxed) => {
            return Err(Failure::Refused(text.get("verify-stopped").into_owned()));
        }
        Err(fault) => {
            return Err(Failure::Refused(format!("{}: {}", path.display(), words(&fault, text))));
        }
    };
    print(&info, progress.seconds(), args.json, text)
}

fn print(info: &CertificateInfo, seconds: f64, json: bool, text: &Text) -> Result<ExitCode, Failure> {
    let mut out = io::stdout().lock();
    let hash = hex(&info.hash);
    if json {
        let answer = Answer {
            cups: info.cups,
            stock: info.stock,
            max_sow: info.max_sow,
            value: info.value,
            entries: info.entries,
            bytes: info.bytes,
            hash,
            seconds,
        };
        writeln!(out, "{}", serde_json::to_string(&answer).expect("plain data has a JSON form"))?;
        return Ok(ExitCode::SUCCESS);
    }
    let board = [("cups", info.cups.into()), ("stock", info.stock.into()), ("sow", info.max_sow.into())];
    writeln!(out, "{}", text.with("perft-rules", &board))?;
    let outcome = names::outcome_of_margin(info.value.into(), text);
    writeln!(out, "{}", text.with("verify-proved", &[("outcome", outcome.into())]))?;
    let args = [
        ("entries", text.number(info.entries).into()),
        ("bytes", bytes(info.bytes, text).into()),
        ("seconds", text.decimal(seconds, 1).into()),
    ];
    writeln!(out, "{}", text.with("verify-work", &args))?;
    writeln!(out, "SHA-256 {hash}")?;
    Ok(ExitCode::SUCCESS)
}

/// What is wrong with a certificate, and where.
fn words(fault: &CertificateFault, text: &Text) -> String {
    let number = |number: u64| FluentValue::from(number.to_string());
    let with = |name, args: &[(&'static str, FluentValue<'_>)]| text.with(name, args).into_owned();
    match fault {
        CertificateFault::Io(error) => words_of(error, text),
        CertificateFault::Foreign => text.get("verify-foreign").into_owned(),
        CertificateFault::Version(version) => with("verify-version", &[("version", number((*version).into()))]),
        CertificateFault::Rules(cups, max_sow, stock) => {
            let args = [("cups", (*cups).into()), ("sow", (*max_sow).into()), ("stock", (*stock).into())];
            with("verify-rules", &args)
        }
        CertificateFault::Truncated { offset } => with("verify-truncated", &[("offset", number(*offset))]),
        CertificateFault::Damaged { offset } => with("verify-damaged", &[("offset", number(*offset))]),
        CertificateFault::Illegible { entry } => with("verify-illegible", &[("entry", number(*entry))]),
        CertificateFault::Illegal { entry, position, mv } => {
            let args = [("entry", number(*entry)), ("position", position.into()), ("move", mv.into())];
            with("verify-illegal", &args)
        }
        CertificateFault::NotNeeded { entry, position, claimed } => {
            let args = [("entry", number(*entry)), ("position", position.into()), ("claimed", signed(*claimed).into())];
            with("verify-not-needed", &args)
        }
        CertificateFault::Refuted(refutation) => refuted(refutation, text),
        CertificateFault::Stopped => text.get("verify-stopped").into_owned(),
    }
}

fn refuted(refutation: &Refutation, text: &Text) -> String {
    let Refutation { entry, position, claimed, mv, reply, after, wanted } = refutation;
    let moves: Vec<&str> = mv.iter().chain(reply).map(String::as_str).collect();
    let args = [
        ("entry", entry.map_or(FluentValue::None, |entry| entry.to_string().into())),
        ("position", position.into()),
        ("claimed", signed(*claimed).into()),
        ("moves", moves.join(" ").into()),
        ("after", after.into()),
        ("wanted", signed(*wanted).into()),
    ];
    let name = match (entry, mv) {
        (Some(_), _) => "verify-refuted",
        (None, Some(_)) => "verify-refuted-most",
        (None, None) => "verify-refuted-least",
    };
    text.with(name, &args).into_owned()
}
