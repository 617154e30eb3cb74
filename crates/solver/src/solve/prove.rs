//! From a solver to a certificate: what it may take, and the file itself.

use std::sync::atomic::AtomicBool;

use beanduel_rules::{Position, Rules};

use super::proof::{Proof, ProofError, ProofProgress};
use super::{NotCovered, Solver};
use crate::certificate::{BookEntry, Certificate, CertificateWriter, MOST_BYTES_AN_ENTRY};

/// What a certificate may take; its making ends in [`ProofError::TooLarge`] as soon as it would take more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofLimits {
    /// About so many bytes of memory while it is made, the file among them, the transposition table not.
    pub memory: u64,
    /// At most so many bytes of the file.
    pub disk: u64,
}

impl ProofLimits {
    /// The limits for a board, where so many bytes of memory are there beside the transposition table.
    pub fn new(rules: Rules, memory: u64) -> ProofLimits {
        // Nearly all shape pairs of a book have one entry, and a book has few of all pairs: a limit that isn't reached.
        let rows = (1..=u64::from(rules.cups())).map(|distance| f64::from(distance as u32 + 2)).product::<f64>();
        let pairs = (rows * f64::from(u32::from(rules.stock()) + 1)).powi(2);
        let most = (memory / Proof::<u64, 4>::ENTRY_BYTES).min(pairs as u64);
        ProofLimits { memory, disk: FILE_FRAME + most.saturating_mul(MOST_BYTES_AN_ENTRY) }
    }
}

/// Bytes of a certificate for header, end and the first block's learning.
const FILE_FRAME: u64 = 4096;

impl Solver {
    /// A certificate of the value of a start: a proof of both bounds that [`verify_certificate`](crate::verify_certificate) checks. The
    /// value should have been asked for before, so that the table is warm. `progress` is called from this thread, now and then.
    ///
    /// # Errors
    /// Where the solver wasn't made for that start or asks an oracle, the value is another, it takes more than it may, it was
    /// stopped; in WebAssembly always.
    pub fn prove(
        &self,
        rules: Rules,
        value: i32,
        limits: ProofLimits,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(ProofProgress),
    ) -> Result<Certificate, ProofError> {
        let mut writer = CertificateWriter::new(rules, value as i16);
        let mut within = true;
        self.book(rules, value, limits.memory, stop, progress, &mut |entry| {
            writer.entry(&entry);
            within = writer.len() <= limits.disk;
            within
        })?;
        let certificate = within.then(|| writer.finish()).ok_or(ProofError::TooLarge)?;
        if certificate.bytes.len() as u64 <= limits.disk { Ok(certificate) } else { Err(ProofError::TooLarge) }
    }

    /// Hands out the entries of a certificate, until `entry` has enough.
    pub(crate) fn book(
        &self,
        rules: Rules,
        value: i32,
        memory: u64,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(ProofProgress),
        entry: &mut dyn FnMut(BookEntry) -> bool,
    ) -> Result<(), ProofError> {
        let start = Position::start(rules);
        self.covers(&start).map_err(|NotCovered| ProofError::NotCovered)?;
        if self.known.is_some() {
            return Err(ProofError::Oracle);
        }
        self.game.prove(&start, value, memory, stop, progress, entry)
    }
}
