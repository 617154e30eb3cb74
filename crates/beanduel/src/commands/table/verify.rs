//! `table verify`: every entry of a table derived anew, and of a book those that can be.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use beanduel_solver::{Verified, verify_table};

use super::faults::verify_fault;
use super::info::{Work, print_info};
use super::{of_file, show};
use crate::effort::ThreadsArgs;
use crate::failure::Failure;
use crate::interrupt;
use crate::progress::percent_bar;
use crate::text::Text;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    effort: ThreadsArgs,
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let file = File::open(&args.file).map_err(Failure::file(&args.file))?;
    let (stop, started) = (interrupt::stop_flag()?, Instant::now());
    let bar = percent_bar(text);
    let verified =
        verify_table(&mut BufReader::new(file), args.effort.threads(), &stop, |progress| show(&bar, &progress));
    bar.finish_and_clear();
    match verified {
        Ok(Verified { info, derived }) => {
            let seconds = started.elapsed().as_secs_f64();
            if !args.json {
                let args = [
                    ("pairs", text.number(info.pairs).into()),
                    ("derived", text.number(derived).into()),
                    ("others", text.number(info.pairs - derived).into()),
                    ("seconds", text.decimal(seconds, 1).into()),
                ];
                let name = if info.is_book { "table-book-verified" } else { "table-verified" };
                writeln!(io::stdout(), "{}", text.with(name, &args))?;
            }
            print_info(&info, Work { derived: Some(derived), seconds: Some(seconds) }, args.json, text)
        }
        Err(error) => Err(Failure::Refused(of_file(&args.file, &verify_fault(&error, text)))),
    }
}
