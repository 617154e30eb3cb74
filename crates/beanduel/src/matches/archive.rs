//! The games of a match in a file, each written as soon as it is finished. The file is all there is to go on from after a stop.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use beanduel_rules::{Record, RecordReader};

use crate::files;

/// A file that games are added to, or none.
pub struct Archive(Option<(PathBuf, File)>);

/// Why a file can't be gone on with.
#[derive(Debug)]
pub enum ArchiveFault {
    /// The system says so.
    Io(io::Error),
    /// It is there, and nobody asked to go on with it.
    Exists,
    /// A record in its middle is damaged, the number of the line says where.
    Damaged {
        /// The line, from 1.
        line: u64,
    },
}

impl From<io::Error> for ArchiveFault {
    fn from(error: io::Error) -> ArchiveFault {
        ArchiveFault::Io(error)
    }
}

impl Archive {
    /// No file: games are forgotten.
    pub const NONE: Archive = Archive(None);

    /// A new file.
    ///
    /// # Errors
    /// Where it is there already.
    pub fn create(path: &Path) -> Result<Archive, ArchiveFault> {
        match OpenOptions::new().append(true).create_new(true).open(path) {
            Ok(file) => Ok(Archive(Some((path.to_owned(), file)))),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(ArchiveFault::Exists),
            Err(error) => Err(error.into()),
        }
    }

    /// A file to go on with, and the games in it. If it doesn't exist it is made. A last game that was cut off is taken away.
    ///
    /// # Errors
    /// Where a game before the last is damaged.
    pub fn resume(path: &Path) -> Result<(Archive, Vec<Record>), ArchiveFault> {
        let bytes = match std::fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok((Archive::create(path)?, Vec::new())),
            Err(error) => return Err(error.into()),
        };
        let mut records = Vec::new();
        let mut cut_off = None;
        for read in RecordReader::of_file(&bytes) {
            if let Some(line) = cut_off {
                return Err(ArchiveFault::Damaged { line });
            }
            match read {
                Ok(record) => records.push(record),
                Err(fault) => cut_off = Some(fault.line),
            }
        }
        if cut_off.is_some() {
            files::write_file(path, |out| records.iter().try_for_each(|record| writeln!(out, "{record}")))?;
        }
        let file = OpenOptions::new().append(true).open(path)?;
        Ok((Archive(Some((path.to_owned(), file))), records))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// Those of the file system, with the path.
    pub fn add(&mut self, record: &Record) -> Result<(), (PathBuf, io::Error)> {
        let Some((path, file)) = &mut self.0 else { return Ok(()) };
        let text = format!("{record}\n");
        file.write_all(text.as_bytes()).map_err(|error| (path.clone(), error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(moves: &str) -> Record {
        format!("[Event \"match\"]\n\n{moves} *\n").parse().unwrap()
    }

    #[test]
    fn a_game_that_was_cut_off_is_taken_away_and_a_damaged_one_is_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.cgn");
        let mut archive = Archive::create(&path).unwrap();
        let games = [record("1. s4 s3x1"), record("1. s1")];
        for game in &games {
            archive.add(game).unwrap();
        }
        assert!(matches!(Archive::create(&path), Err(ArchiveFault::Exists)));
        assert_eq!(Archive::resume(&path).unwrap().1, games);

        let whole = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, format!("{whole}[Event \"match\"]\n[South \"a\"]\n\n1. s4 s3x")).unwrap();
        let (mut archive, read) = Archive::resume(&path).unwrap();
        assert_eq!(read, games);
        archive.add(&games[0]).unwrap();
        assert_eq!(std::fs::read_to_string(&path).unwrap(), format!("{whole}{}\n", games[0]));

        std::fs::write(&path, format!("{}{whole}", whole.replacen("s3x1", "s9", 1))).unwrap();
        assert!(matches!(Archive::resume(&path), Err(ArchiveFault::Damaged { line: 4 })));
    }

    #[test]
    fn a_file_that_is_not_there_is_made() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.cgn");
        assert!(Archive::resume(&path).unwrap().1.is_empty());
        assert!(path.exists());
    }
}
