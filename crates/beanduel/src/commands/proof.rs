//! The certificate that `solve --proof` writes.

use std::io;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use beanduel_rules::Rules;
use beanduel_solver::{Certificate, ProofError, ProofLimits, Solver};
use serde::Serialize;

use crate::console::note;
use crate::failure::Failure;
use crate::files;
use crate::numbers::{bytes, hex};
use crate::progress::percent_bar;
use crate::text::Text;

/// What is printed of it for scripts.
#[derive(Serialize)]
pub struct ProofJson {
    entries: u64,
    bytes: u64,
    hash: String,
}

impl ProofJson {
    pub fn of(certificate: &Certificate) -> ProofJson {
        let Certificate { bytes, entries, hash } = certificate;
        ProofJson { entries: *entries, bytes: bytes.len() as u64, hash: hex(hash) }
    }
}

/// Says on stderr what a certificate will take at most, and refuses at once a place where it can't be written.
///
/// # Errors
/// There is a folder of that name, or no folder for it.
pub fn announce(path: &Path, rules: Rules, memory: u64, text: &Text) -> Result<ProofLimits, Failure> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let fault = match folder.metadata() {
        Ok(found) if !found.is_dir() => Some(io::ErrorKind::NotADirectory.into()),
        Ok(_) => path.is_dir().then(|| io::ErrorKind::IsADirectory.into()),
        Err(error) => Some(error),
    };
    if let Some(error) = fault {
        return Err(Failure::File { path: path.to_owned(), error });
    }
    let limits = ProofLimits::new(rules, memory);
    let args = [("disk", bytes(limits.disk, text).into()), ("memory", bytes(limits.memory, text).into())];
    note(&text.with("proof-needs", &args));
    Ok(limits)
}

/// Makes the certificate of a value that was just found, and writes it.
///
/// # Errors
/// It takes more than it may, was stopped, or can't be written.
///
/// # Panics
/// Never: the solver has just found that value.
pub fn write(
    path: &Path,
    solver: &Solver,
    (rules, value): (Rules, i32),
    limits: ProofLimits,
    stop: &AtomicBool,
    text: &Text,
) -> Result<Certificate, Failure> {
    let bar = percent_bar(text);
    let made = solver.prove(rules, value, limits, stop, &mut |so_far| {
        let (done, all) = so_far.heights;
        bar.set_length(all);
        bar.set_position(done);
        bar.set_message(text.with("proof-progress", &[("entries", text.number(so_far.entries).into())]).into_owned());
    });
    bar.finish_and_clear();
    let certificate = match made {
        Ok(certificate) => certificate,
        Err(ProofError::TooLarge) => return Err(Failure::Unusable(text.get("proof-too-large").into_owned())),
        Err(ProofError::Stopped) => return Err(Failure::Refused(text.get("proof-stopped").into_owned())),
        Err(error @ (ProofError::NotCovered | ProofError::Oracle | ProofError::Wrong | ProofError::Unsupported)) => {
            unreachable!("{error}")
        }
    };
    files::write_file(path, |out| out.write_all(&certificate.bytes)).map_err(Failure::file(path))?;
    Ok(certificate)
}

/// What was written, as a sentence.
pub fn written(path: &Path, certificate: &Certificate, text: &Text) -> String {
    let args = [
        ("path", path.display().to_string().into()),
        ("entries", text.number(certificate.entries).into()),
        ("bytes", bytes(certificate.bytes.len() as u64, text).into()),
        ("hash", hex(&certificate.hash).into()),
    ];
    text.with("proof-written", &args).into_owned()
}
