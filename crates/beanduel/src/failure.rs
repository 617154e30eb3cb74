//! Why a command stopped, in the player's words, and the exit code that tells scripts.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use crate::console::note;
use crate::text::Text;

/// Exit code: an illegal move, a refuted or faulty file under a command that checks.
pub const REFUSED: u8 = 1;
/// Exit code: usage, or input that can't be read.
pub const UNUSABLE: u8 = 2;

/// Why a command stopped.
#[derive(Debug)]
pub enum Failure {
    /// An illegal move: says why, in the player's language.
    Refused(String),
    /// Usage, or input that can't be read: says what and where, in the player's language.
    Unusable(String),
    /// A file that can't be read or written.
    File {
        /// Which.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The output can't be written.
    Output(io::Error),
}

impl Failure {
    /// For `map_err`: a file that can't be read or written.
    pub fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Failure {
        let path = path.into();
        |error| Failure::File { path, error }
    }

    /// Says on stderr why the command stopped and returns the exit code. A reader that closed the pipe wants to hear nothing.
    pub fn report(self, text: &Text) -> ExitCode {
        let (code, words) = match self {
            Failure::Refused(words) => (REFUSED, words),
            Failure::Unusable(words) => (UNUSABLE, words),
            Failure::File { path, error } => {
                let path = crate::marked_line::harmless(&path.display().to_string());
                (UNUSABLE, format!("{path}: {}", words_of(&error, text)))
            }
            Failure::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Output(error) => {
                let why = words_of(&error, text);
                (UNUSABLE, text.with("output-failed", &[("why", why.into())]).into_owned())
            }
        };
        note(&format!("beanduel: {words}"));
        ExitCode::from(code)
    }
}

impl From<io::Error> for Failure {
    /// An error while writing the output.
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

/// What the system says, in our words where it is something that happens to people.
pub fn words_of(error: &io::Error, text: &Text) -> String {
    let name = match error.kind() {
        io::ErrorKind::NotFound => "file-not-found",
        io::ErrorKind::PermissionDenied => "file-not-permitted",
        io::ErrorKind::IsADirectory => "file-is-folder",
        io::ErrorKind::NotADirectory => "file-below-file",
        io::ErrorKind::StorageFull => "file-disk-full",
        io::ErrorKind::ReadOnlyFilesystem => "file-read-only",
        _ => return error.to_string(),
    };
    text.get(name).into_owned()
}
