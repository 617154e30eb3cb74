//! `check`: reads the games of a file, move by move, and says of each how it went or what is wrong with it.

use std::fs::File;
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use beanduel_rules::{Fault, Outcome, Record, RecordReader, Termination};
use serde::Serialize;

use crate::console;
use crate::failure::{Failure, REFUSED};
use crate::faults;
use crate::marked_line::marked_line;
use crate::names;
use crate::recent_lines::RecentLines;
use crate::text::Text;

/// How much of the file is read at once.
const CHUNK: usize = 64 << 10;

#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

/// What is printed of a game for scripts.
#[derive(Serialize)]
#[serde(untagged)]
enum Checked<'a> {
    Sound { index: u64, plies: usize, result: String, winner: Option<&'static str>, termination: Option<String> },
    Faulty { index: u64, fault: Place<'a> },
}

/// Where and what, for scripts: independent of the language.
#[derive(Serialize)]
struct Place<'a> {
    line: u64,
    column: u64,
    found: &'a str,
    expected: String,
}

/// What is printed at the end.
#[derive(Default, Serialize)]
struct Summary {
    games: u64,
    plies: u64,
    faults: u64,
}

/// Checks the games of the file, or of the input where it is `-`. The exit code tells whether all are sound.
///
/// # Errors
/// The file can't be read or the output can't be written.
pub fn run(args: &Args, text: &Text) -> Result<ExitCode, Failure> {
    let out = BufWriter::new(io::stdout().lock());
    let mut checker = Checker { out, json: args.json, text, summary: Summary::default() };
    if args.file == Path::new("-") {
        checker.check(&mut io::stdin().lock(), &args.file)?;
    } else {
        let mut file = File::open(&args.file).map_err(Failure::file(&args.file))?;
        checker.check(&mut file, &args.file)?;
    }
    checker.end()
}

struct Checker<'a, W: Write> {
    out: W,
    json: bool,
    text: &'a Text,
    summary: Summary,
}

impl<W: Write> Checker<'_, W> {
    fn check(&mut self, file: &mut dyn Read, path: &Path) -> Result<(), Failure> {
        let mut reader = RecordReader::new();
        // A fault may lie at the beginning of its record, where a comment was opened that never ends.
        let mut lines = RecentLines::new(RecordReader::LONGEST + CHUNK);
        let mut chunk = vec![0; CHUNK];
        loop {
            let read = match file.read(&mut chunk) {
                Ok(read) => read,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => {
                    self.out.flush()?;
                    return Err(Failure::file(path)(error));
                }
            };
            if read == 0 {
                reader.finish();
            } else {
                lines.push(&chunk[..read]);
                reader.push(&chunk[..read]);
            }
            for checked in reader.by_ref() {
                self.summary.games += 1;
                match checked {
                    Ok(record) => self.sound(&record)?,
                    Err(fault) => self.faulty(&fault, &lines)?,
                }
            }
            if read == 0 {
                return Ok(());
            }
        }
    }

    fn sound(&mut self, record: &Record) -> io::Result<()> {
        let index = self.summary.games;
        let plies = record.game().main_line().count();
        self.summary.plies += plies as u64;
        if self.json {
            let result = record.result().map_or("*".to_owned(), |pots| format!("{}-{}", pots.south, pots.north));
            let winner = record.winner().map(|winner| match winner {
                Outcome::Win(beanduel_rules::Player::South) => "South",
                Outcome::Win(beanduel_rules::Player::North) => "North",
                Outcome::Draw => "draw",
            });
            let termination = record.termination().map(|termination| termination.to_string());
            return self.json_line(&Checked::Sound { index, plies, result, winner, termination });
        }
        let end = end_of(record, self.text);
        let args = [("index", index.into()), ("plies", plies.into()), ("end", end.into())];
        writeln!(self.out, "{}", self.text.with("check-game", &args))
    }

    fn faulty(&mut self, fault: &Fault, lines: &RecentLines) -> io::Result<()> {
        let index = self.summary.games;
        self.summary.faults += 1;
        let Fault { line, column, ref found, ref expected } = *fault;
        if self.json {
            let fault = Place { line, column, found, expected: expected.to_string() };
            return self.json_line(&Checked::Faulty { index, fault });
        }
        let what = faults::sentence(fault, self.text);
        let args = [("index", index.into()), ("line", line.into()), ("column", column.into()), ("what", what.into())];
        writeln!(self.out, "{}", self.text.with("check-fault", &args))?;
        match lines.line(line) {
            Some(line) => writeln!(self.out, "{}", marked_line(&line, column, console::width())),
            None => Ok(()),
        }
    }

    fn end(mut self) -> Result<ExitCode, Failure> {
        if self.json {
            let summary = serde_json::to_string(&self.summary).expect("plain data has a JSON form");
            writeln!(self.out, "{summary}")?;
        } else {
            let Summary { games, plies, faults } = self.summary;
            let args = [
                ("games", games.into()),
                ("number", self.text.number(games).into()),
                ("plies", plies.into()),
                ("moves", self.text.number(plies).into()),
                ("faults", faults.into()),
            ];
            writeln!(self.out, "{}", self.text.with("check-summary", &args))?;
        }
        self.out.flush()?;
        Ok(if self.summary.faults > 0 { ExitCode::from(REFUSED) } else { ExitCode::SUCCESS })
    }

    fn json_line(&mut self, checked: &Checked<'_>) -> io::Result<()> {
        writeln!(self.out, "{}", serde_json::to_string(checked).expect("plain data has a JSON form"))
    }
}

/// How the game ended, in words.
pub fn end_of(record: &Record, text: &Text) -> String {
    let pots = |words: String| match record.result() {
        Some(pots) => format!("{}-{}, {words}", pots.south, pots.north),
        None => words,
    };
    let lost = |name, loser| pots(text.with(name, &[("player", names::key(loser).into())]).into_owned());
    match record.termination() {
        None => text.get("end-unfinished").into_owned(),
        Some(Termination::Aborted) => text.get("end-aborted").into_owned(),
        Some(Termination::Resigned(loser)) => lost("end-resigned", loser),
        Some(Termination::Flag(loser)) => lost("end-flag", loser),
        Some(Termination::Forfeited(loser)) => lost("end-forfeited", loser),
        Some(Termination::PlayedOut) => pots(names::outcome(record.game().position(), text)),
    }
}
