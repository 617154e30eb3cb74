//! What a survey has found, one JSON object a line, in memory and in a file that a later run goes on with.

use std::fs::File;
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use beanduel_rules::Position;
use beanduel_solver::{Probe, SolvedMoves};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::numbers::signed;
use crate::text::Text;

/// The value of a board with a stock.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Found {
    pub cups: u8,
    pub stock: u8,
    /// Beans, the view of South, who begins.
    value: i32,
    moves: Vec<MoveValue>,
    nodes: u64,
    pub seconds: f64,
    /// What finds the value again.
    command: String,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
struct MoveValue {
    #[serde(rename = "move")]
    mv: String,
    value: i32,
}

impl Found {
    /// What a search found; nothing if it didn't come to its end.
    pub fn new(cups: u8, stock: u8, start: &Position, solved: &SolvedMoves, seconds: f64) -> Option<Found> {
        let moves = solved
            .moves
            .iter()
            .map(|&(mv, bounds)| Some(MoveValue { mv: start.annotate(mv).to_string(), value: bounds.exact()? }));
        Some(Found {
            cups,
            stock,
            value: solved.bounds.exact()?,
            moves: moves.collect::<Option<_>>()?,
            nodes: solved.nodes,
            seconds: (seconds * 1e3).round() / 1e3,
            command: format!("beanduel solve --cups {cups} --stock {stock}"),
        })
    }

    /// What a table says, without a search.
    pub fn in_table(cups: u8, stock: u8, start: &Position, probe: &Probe) -> Found {
        let moves = probe
            .moves
            .iter()
            .map(|&(mv, value)| MoveValue { mv: start.annotate(mv).to_string(), value: value.into() });
        Found {
            cups,
            stock,
            value: probe.value.into(),
            moves: moves.collect(),
            nodes: 0,
            seconds: 0.0,
            command: format!("beanduel survey --cups {cups} --tables"),
        }
    }

    /// Whether a search can have taken that long.
    fn is_possible(&self) -> bool {
        Duration::try_from_secs_f64(self.seconds).is_ok()
    }

    /// As JSON.
    pub fn line(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form")
    }

    /// As a line of a table in Markdown. The best moves come first, in bold type.
    pub fn row(&self, text: &Text) -> String {
        let mut moves: Vec<&MoveValue> = self.moves.iter().collect();
        moves.sort_by_key(|mv| -mv.value);
        let moves = moves.iter().map(|mv| {
            let shown = format!("{} {}", mv.mv, signed(mv.value));
            if mv.value == self.value { format!("**{shown}**") } else { shown }
        });
        format!(
            "| {} | {} | {} | {} | {} | {} |",
            self.cups,
            self.stock,
            signed(self.value),
            moves.collect::<Vec<_>>().join(", "),
            text.number(self.nodes),
            text.decimal(self.seconds, 3),
        )
    }
}

/// What every line of a survey begins with.
const BEGINNING: &[u8] = br#"{"cups":"#;

/// Whether this is the beginning of a line of a survey, as a crash or a full disk leaves it.
fn is_beginning(line: &[u8]) -> bool {
    line.starts_with(BEGINNING) || BEGINNING.starts_with(line)
}

/// All that was found, by boards and stocks.
pub struct Survey {
    found: Vec<Found>,
    file: Option<(PathBuf, File)>,
}

impl Survey {
    /// What the file holds, if there is one; what is found from now on is added to it. A last line that was cut off while it was
    /// written is taken away. A file with anything else in it stays as it is.
    ///
    /// # Errors
    /// A file that can't be read or written, or a line that no survey wrote.
    pub fn open(path: Option<&Path>, text: &Text) -> Result<Survey, Failure> {
        let Some(path) = path else { return Ok(Survey { found: Vec::new(), file: None }) };
        let failed = |error| Failure::File { path: path.to_owned(), error };
        let mut file =
            File::options().read(true).write(true).create(true).truncate(false).open(path).map_err(failed)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let (mut found, mut whole) = (Vec::new(), 0);
        for (number, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
            match serde_json::from_slice::<Found>(line) {
                Ok(one) if one.is_possible() => found.push(one),
                Err(_) if line == b"\n" => (),
                // Only the last can be without its end.
                Err(error) if error.is_eof() && !line.ends_with(b"\n") && is_beginning(line) => break,
                Ok(_) | Err(_) => {
                    let args = [("path", path.display().to_string().into()), ("line", (number + 1).into())];
                    return Err(Failure::Unusable(text.with("survey-foreign", &args).into_owned()));
                }
            }
            whole += line.len();
        }
        if whole < bytes.len() {
            file.set_len(whole as u64).map_err(failed)?;
        }
        file.seek(std::io::SeekFrom::End(0)).map_err(failed)?;
        if bytes[..whole].last().is_some_and(|&last| last != b'\n') {
            file.write_all(b"\n").map_err(failed)?;
        }
        found.sort_by_key(|found| (found.cups, found.stock));
        Ok(Survey { found, file: Some((path.to_owned(), file)) })
    }

    /// By boards and stocks.
    pub fn found(&self) -> &[Found] {
        &self.found
    }

    /// Whether the value of a board with this stock is found.
    pub fn knows(&self, cups: u8, stock: u8) -> bool {
        self.found.iter().any(|found| (found.cups, found.stock) == (cups, stock))
    }

    /// Notes what was found.
    ///
    /// # Errors
    /// Where the file can't be written.
    pub fn add(&mut self, found: Found) -> Result<(), Failure> {
        if let Some((path, file)) = &mut self.file {
            file.write_all(format!("{}\n", found.line()).as_bytes()).map_err(Failure::file(&*path))?;
        }
        let at = self.found.partition_point(|before| (before.cups, before.stock) < (found.cups, found.stock));
        self.found.insert(at, found);
        Ok(())
    }
}
