//! `table book`: the top layers of a table, and bands of others, in a file small enough to go with a program.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::PathBuf;
use std::process::ExitCode;

use beanduel_rules::Rules;
use beanduel_solver::{BookLayer, write_book};

use super::faults::table_fault;
use super::info::{Work, print_info};
use super::{of_file, open};
use crate::band::Band;
use crate::failure::Failure;
use crate::files;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
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

/// Writes the top layers of a table, and bands of others, into a file of their own.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let rules = open(&args.file, text)?.rules();
    check_layers(args.top, &args.band, rules, text)?;
    let mut table = BufReader::new(File::open(&args.file).map_err(Failure::file(&args.file))?);
    let wanted = |beans: u8| {
        let in_a_band = || args.band.iter().find_map(|band| band.of_layer(beans, rules.max_sow()));
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
            print_info(&info, Work::default(), args.json, text)
        }
        None => {
            Err(result.map_or_else(Failure::file(&args.out), |()| unreachable!("the contents are always asked for")))
        }
    }
}

/// Refuses bands that would not be in the book as they are meant, and a book of nothing.
fn check_layers(top: u8, bands: &[Band], rules: Rules, text: &Text) -> Result<(), Failure> {
    let (last, max_sow) = (2 * u16::from(rules.stock()), rules.max_sow());
    let refuse = |name, args: &[_]| Err(Failure::Unusable(text.with(name, args).into_owned()));
    for (number, band) in bands.iter().enumerate() {
        let layers = band.layers(max_sow);
        let overlaps = |other: &&Band| {
            let other = other.layers(max_sow);
            layers.start < other.end && other.start < layers.end
        };
        let shown = ("band", band.to_string().into());
        if layers.end > last + 1 {
            let args = [shown, ("first", layers.start.into()), ("end", (layers.end - 1).into()), ("last", last.into())];
            return refuse("table-band-beyond", &args);
        }
        if layers.start >= top.into() {
            return refuse("table-band-in-top", &[shown, ("top", top.into())]);
        }
        if let Some(other) = bands[..number].iter().find(overlaps) {
            return refuse("table-band-overlaps", &[shown, ("other", other.to_string().into())]);
        }
    }
    if bands.is_empty() && u16::from(top) > last {
        return refuse("table-book-empty", &[("top", top.into()), ("last", last.into())]);
    }
    Ok(())
}
