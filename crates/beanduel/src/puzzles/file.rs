//! Files of puzzles: the one that comes with the program, and others.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use beanduel_engine::{Field, Puzzle, PuzzleFault, PuzzleFaultKind, PuzzleReader, read_puzzles, write_puzzles};
use beanduel_solver::InvalidRow;
use fluent_bundle::FluentValue;

use crate::failure::{Failure, words_of};
use crate::faults;
use crate::files::write_file;
use crate::marked_line::harmless;
use crate::text::Text;

/// The puzzles that come with the program.
static BUNDLED: &[u8] = include_bytes!("../../../../data/puzzles.jsonl");

/// The puzzles that come with the program, or those of a file, each with its line.
///
/// # Errors
/// The file can't be read; what is wrong with it, with line and field.
pub fn read(path: Option<&Path>, text: &Text) -> Result<Vec<(u64, Puzzle)>, Failure> {
    let read = match path {
        None => PuzzleReader::new(BUNDLED).collect(),
        Some(path) => {
            let file = File::open(path).map_err(Failure::file(path))?;
            PuzzleReader::new(BufReader::new(file)).collect::<Result<_, _>>()
        }
    };
    read.map_err(|fault| failure(path, &fault, text))
}

/// The puzzles that come with the program.
///
/// # Panics
/// Never: a test reads them.
pub fn bundled() -> Vec<Puzzle> {
    read_puzzles(BUNDLED).expect("a test reads them")
}

/// The puzzles of a file; none where it isn't there yet.
///
/// # Errors
/// The file can't be read; what is wrong with it, with line and field.
pub fn read_or_begin(path: &Path, text: &Text) -> Result<Vec<Puzzle>, Failure> {
    match File::open(path) {
        Ok(file) => read_puzzles(BufReader::new(file)).map_err(|fault| failure(Some(path), &fault, text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(Failure::file(path)(error)),
    }
}

/// Writes a file of puzzles in place of what was there.
///
/// # Errors
/// It can't be written.
pub fn write(path: &Path, puzzles: &[Puzzle]) -> Result<(), Failure> {
    write_file(path, |out| write_puzzles(out, puzzles)).map_err(Failure::file(path))
}

fn failure(path: Option<&Path>, fault: &PuzzleFault, text: &Text) -> Failure {
    let path = path.map_or_else(|| "data/puzzles.jsonl".to_owned(), |path| harmless(&path.display().to_string()));
    Failure::Unusable(format!("{path}: {}", sentence(fault, text)))
}

/// What is wrong with a file of puzzles and where, as a sentence.
fn sentence(fault: &PuzzleFault, text: &Text) -> String {
    let what = FluentValue::from(of_kind(&fault.kind, text));
    let line = ("line", FluentValue::from(fault.line));
    match fault.field.map(Field::name) {
        Some(field) => text.with("puzzle-fault-field", &[line, ("field", field.into()), ("what", what)]),
        None => text.with("puzzle-fault-line", &[line, ("what", what)]),
    }
    .into_owned()
}

fn of_kind(kind: &PuzzleFaultKind, text: &Text) -> String {
    let say = |name, args: &[(&'static str, FluentValue<'_>)]| text.with(name, args).into_owned();
    match kind {
        PuzzleFaultKind::Io(error) => words_of(error, text),
        PuzzleFaultKind::NotUtf8 => say("fault-not-utf8", &[]),
        PuzzleFaultKind::TooLong => say("puzzle-fault-long", &[]),
        PuzzleFaultKind::NotJson { column } => say("puzzle-fault-json", &[("column", (*column).into())]),
        PuzzleFaultKind::NotAnObject => say("puzzle-fault-object", &[]),
        PuzzleFaultKind::Missing => say("puzzle-fault-missing", &[]),
        PuzzleFaultKind::UnknownField(name) => say("puzzle-fault-unknown-field", &[("name", harmless(name).into())]),
        PuzzleFaultKind::NoPuzzles => say("puzzle-fault-foreign", &[]),
        PuzzleFaultKind::UnknownVersion(version) => {
            say("puzzle-fault-version", &[("version", FluentValue::from(version.to_string()))])
        }
        PuzzleFaultKind::NotText => say("puzzle-fault-text", &[]),
        PuzzleFaultKind::NotNumber { least, most } => {
            let args = [("least", least.to_string().into()), ("most", most.to_string().into())];
            say("puzzle-fault-number", &args)
        }
        PuzzleFaultKind::NotList => say("puzzle-fault-list", &[]),
        PuzzleFaultKind::NotOneOf(words) => say("puzzle-fault-words", &[("words", words.join(", ").into())]),
        PuzzleFaultKind::Position(fault) => {
            let what = faults::sentence(fault, text);
            say("fault-in-line", &[("column", fault.column.into()), ("what", what.into())])
        }
        PuzzleFaultKind::NotLone => say("puzzle-fault-lone", &[]),
        PuzzleFaultKind::NotSouth => say("puzzle-fault-south", &[]),
        PuzzleFaultKind::Row(InvalidRow::Cups(cups)) => {
            say("rules-cups", &[("cups", (*cups).into()), ("most", beanduel_rules::MAX_CUPS.into())])
        }
        PuzzleFaultKind::Row(InvalidRow::Beans(beans)) => {
            say("row-beans", &[("beans", text.number(*beans).into()), ("most", beanduel_rules::MAX_SIDE_BEANS.into())])
        }
        PuzzleFaultKind::Row(InvalidRow::Text { column, found }) => {
            let expected = say("expected-number", &[("least", 0.into()), ("most", u8::MAX.into())]);
            let what = say("fault-syntax", &[("expected", expected.into()), ("found", harmless(found).into())]);
            say("fault-in-line", &[("column", (*column).into()), ("what", what.into())])
        }
        PuzzleFaultKind::Move { step, fault } => {
            say("puzzle-fault-move", &[("step", (*step).into()), ("what", faults::sentence(fault, text).into())])
        }
        PuzzleFaultKind::NoStep { step } => say("puzzle-fault-step", &[("step", (*step).into())]),
        PuzzleFaultKind::UnknownTheme(word) => say("puzzle-fault-theme", &[("word", harmless(word).into())]),
        PuzzleFaultKind::OtherId(id) => say("puzzle-fault-id", &[("id", id.clone().into())]),
        PuzzleFaultKind::Twice => say("puzzle-fault-twice", &[]),
    }
}
