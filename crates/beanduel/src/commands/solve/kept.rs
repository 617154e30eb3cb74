//! The snapshot of a long search: where it lies, when it is written, and how the search goes on from it.

use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use beanduel_rules::{Position, Rules};
use beanduel_solver::{SnapshotFault, SnapshotPart, SolveOptions, SolveState, Solver};

use crate::console::note;
use crate::failure::{Failure, words_of};
use crate::files::write_file;
use crate::numbers::bytes;
use crate::text::Text;

/// A search that takes less isn't kept unless a file was named for it, or it goes on from one.
const WORTH_KEEPING: Duration = Duration::from_mins(1);

/// Keeps a search in a file, where there is one.
pub struct Keeper<'a> {
    path: Option<PathBuf>,
    /// Whether somebody named it.
    named: bool,
    every: Duration,
    /// Whether somebody was told what is kept and how much room it takes.
    announced: bool,
    started: Instant,
    written: Instant,
    text: &'a Text,
}

impl<'a> Keeper<'a> {
    /// Keeps a search in the file named, else in the data folder if it takes long.
    pub fn new(named: Option<&Path>, every: Duration, data: Option<&Path>, rules: Rules, text: &'a Text) -> Keeper<'a> {
        let started = Instant::now();
        let path = named.map(Path::to_owned).or_else(|| Some(path_in(data?, rules)));
        Keeper { path, named: named.is_some(), every, announced: false, started, written: started, text }
    }

    /// A solver for the position, and how far its search has come: what the file says, where there is one. From then on it is
    /// kept, if a file was named or was there; else once it has taken long enough.
    ///
    /// # Errors
    /// A file that can't be used, or that was named and for which there is no room.
    pub fn solver(&mut self, position: &Position, options: SolveOptions) -> Result<(Solver, SolveState), Failure> {
        let resumed = self.resumed(position, options)?;
        let goes_on = resumed.is_some();
        let (solver, state) = resumed.unwrap_or_else(|| (Solver::new(position, options), SolveState::new(position)));
        if self.named {
            self.announce(&solver)?;
        } else if goes_on && let Err(failure) = self.announce(&solver) {
            self.give_up(failure);
        }
        Ok((solver, state))
    }

    /// What the file says, if there is one.
    fn resumed(&self, position: &Position, options: SolveOptions) -> Result<Option<(Solver, SolveState)>, Failure> {
        let Some(path) = self.path.as_ref().filter(|path| path.exists()) else { return Ok(None) };
        let mut file = BufReader::with_capacity(1 << 20, File::open(path).map_err(Failure::file(path))?);
        let (solver, state) = Solver::resume(position, options, &mut file).map_err(|fault| {
            let why = fault_in_words(&fault, self.text);
            let args = [("path", path.display().to_string().into()), ("why", why.into())];
            Failure::Unusable(self.text.with("solve-snapshot-unusable", &args).into_owned())
        })?;
        let args = [
            ("path", path.display().to_string().into()),
            ("number", self.text.number(state.nodes).into()),
            ("seconds", self.text.decimal(state.ms as f64 / 1e3, 0).into()),
            ("lower", state.bounds.lower.into()),
            ("upper", state.bounds.upper.into()),
        ];
        note(&self.text.with("solve-goes-on", &args));
        Ok(Some((solver, state)))
    }

    /// Says where the search is kept and what room that takes.
    ///
    /// # Errors
    /// Where the room isn't there.
    fn announce(&mut self, solver: &Solver) -> Result<(), Failure> {
        self.announced = true;
        let Some(path) = &self.path else { return Ok(()) };
        let needed = solver.snapshot_bytes();
        // The folder may not be there yet; then the one above it is on the same disk.
        let folder = path.ancestors().skip(1).find(|folder| folder.is_dir()).unwrap_or(Path::new("."));
        let there = fs4::available_space(folder).unwrap_or(u64::MAX);
        if there < needed {
            let args = [("there", bytes(there, self.text).into()), ("needed", bytes(needed, self.text).into())];
            return Err(Failure::Unusable(self.text.with("table-no-disk", &args).into_owned()));
        }
        let args = [
            ("path", path.display().to_string().into()),
            ("minutes", self.text.decimal(self.every.as_secs_f64() / 60.0, 0).into()),
            ("disk", bytes(needed, self.text).into()),
        ];
        note(&self.text.with("solve-keeps", &args));
        Ok(())
    }

    /// To be called now and then: writes the snapshot when its time has come. What goes wrong with it is no reason to end the search.
    pub fn tick(&mut self, solver: &Solver, state: &SolveState) {
        let done = if self.announced {
            if self.written.elapsed() < self.every { Ok(()) } else { self.write(solver, state) }
        } else if self.started.elapsed() < WORTH_KEEPING {
            Ok(())
        } else {
            self.announce(solver)
        };
        if let Err(failure) = done {
            self.give_up(failure);
        }
    }

    /// Says why the search isn't kept any more.
    fn give_up(&mut self, failure: Failure) {
        failure.report(self.text);
        note(&self.text.get("solve-not-kept"));
        self.path = None;
    }

    /// Writes the snapshot of a search that was ended, if it is kept at all, and says so.
    ///
    /// # Errors
    /// Where it can't be written.
    pub fn end(&mut self, solver: &Solver, state: &SolveState) -> Result<(), Failure> {
        if !self.announced || self.path.is_none() {
            return Ok(());
        }
        self.write(solver, state)?;
        note(&self.text.get("solve-kept"));
        Ok(())
    }

    /// Removes the snapshot of a search that has found its value.
    pub fn remove(&self) {
        if let Some(path) = &self.path {
            // Most searches have written none.
            let _ = std::fs::remove_file(path);
        }
    }

    fn write(&mut self, solver: &Solver, state: &SolveState) -> Result<(), Failure> {
        self.written = Instant::now();
        let Some(path) = &self.path else { return Ok(()) };
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(Failure::file(folder))?;
        }
        let written = write_file(path, |out| {
            let mut out = BufWriter::with_capacity(1 << 20, out);
            solver.write_snapshot(state, &mut out)?;
            out.flush()
        });
        written.map_err(Failure::file(path))
    }
}

/// Where the snapshot of a board lies in the data folder.
fn path_in(data: &Path, rules: Rules) -> PathBuf {
    let sow = if rules.max_sow() == rules.cups() { String::new() } else { format!("-sow{}", rules.max_sow()) };
    data.join("solving").join(format!("2x{}-{}{sow}.snapshot", rules.cups(), rules.stock()))
}

/// Why a snapshot can't be used, with the place.
fn fault_in_words(fault: &SnapshotFault, text: &Text) -> String {
    let at = |message, offset: u64, part: SnapshotPart| {
        let part = match part {
            SnapshotPart::Header => text.get("table-part-header").into_owned(),
            SnapshotPart::Block(number) => text.with("snapshot-part-block", &[("number", number.into())]).into_owned(),
            SnapshotPart::End => text.get("table-part-end").into_owned(),
        };
        text.with(message, &[("offset", offset.to_string().into()), ("part", part.into())]).into_owned()
    };
    match fault {
        SnapshotFault::Io(error) => words_of(error, text),
        SnapshotFault::Foreign => text.get("snapshot-foreign").into_owned(),
        SnapshotFault::Version(version) => {
            text.with("snapshot-version", &[("version", (*version).into())]).into_owned()
        }
        SnapshotFault::Truncated { offset, part } => at("table-truncated", *offset, *part),
        SnapshotFault::Damaged { offset, part } => at("table-damaged", *offset, *part),
        SnapshotFault::OtherPosition(position) => {
            text.with("snapshot-of-other", &[("position", position.to_string().into())]).into_owned()
        }
        SnapshotFault::OtherSize(size) => {
            text.with("snapshot-other-size", &[("bytes", bytes(*size, text).into())]).into_owned()
        }
    }
}
