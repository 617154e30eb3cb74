//! What the checker of certificates says: what is proved, or what is wrong and where. Data and words only.

use std::fmt;
use std::io;

/// What a certificate proves, and the file itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CertificateInfo {
    /// Cups of a side.
    pub cups: u8,
    /// The most beans a sowing may take.
    pub max_sow: u8,
    /// Beans in each stock at the start.
    pub stock: u8,
    /// The value of the start: what the first player gains more than the second, in beans.
    pub value: i16,
    /// Entries of the book.
    pub entries: u64,
    /// Length of the file.
    pub bytes: u64,
    /// SHA-256 of all that comes before it in the file.
    pub hash: [u8; 32],
}

/// How far a check has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckProgress {
    /// Entries read.
    pub read: u64,
    /// Entries checked.
    pub checked: u64,
    /// All entries, as the file says.
    pub entries: u64,
}

/// Bytes of an entry in memory, with the beans of its blocked cups.
const ENTRY: u64 = 36;

impl CheckProgress {
    /// About how many bytes of memory the whole check takes.
    pub fn memory(&self) -> u64 {
        // Vectors grow by doubling; an entry of a small board has one or two blocked cups, seldom more than three.
        (1 << 22) + self.entries.saturating_mul(ENTRY).saturating_mul(2)
    }
}

/// What is wrong with a certificate.
#[derive(Debug)]
pub enum CertificateFault {
    /// It can't be read.
    Io(io::Error),
    /// It isn't a certificate.
    Foreign,
    /// It is of a later version of the format.
    Version(u16),
    /// It is for a board that can't be: cups, max sow, stock.
    Rules(u8, u8, u8),
    /// It ends here, in the middle.
    Truncated {
        /// Where it ends.
        offset: u64,
    },
    /// It was altered: a checksum is wrong, or something follows the end.
    Damaged {
        /// Where the damaged part begins.
        offset: u64,
    },
    /// It is as it was written, but can't be read from here on: numbers out of range or out of order.
    Illegible {
        /// Number of the entry, from 0.
        entry: u64,
    },
    /// An entry names a move that isn't legal.
    Illegal {
        /// Number of the entry, from 0.
        entry: u64,
        /// Its position.
        position: String,
        /// Its move.
        mv: String,
    },
    /// An entry, or the value of the start, isn't proved.
    Refuted(Box<Refutation>),
    /// An entry claims more than anything needs. That isn't false, but nothing of the kind is in a certificate.
    NotNeeded {
        /// Number of the entry, from 0.
        entry: u64,
        /// Its position.
        position: String,
        /// What it claims.
        claimed: i32,
    },
    /// The check was told to stop.
    Stopped,
}

/// A claim, and the place at which its proof breaks off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// Number of the entry, from 0; none where it is the value of the start.
    pub entry: Option<u64>,
    /// The position of the claim, its mover as South.
    pub position: String,
    /// What the claim says its mover gains.
    pub claimed: i32,
    /// The move after which it isn't proved; none where the claim itself is missing in the book.
    pub mv: Option<String>,
    /// The reply after which it isn't proved.
    pub reply: Option<String>,
    /// The position after these, its mover as South.
    pub after: String,
    /// What its mover would have to gain at least; no entry says so.
    pub wanted: i32,
}

impl fmt::Display for CertificateFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CertificateFault::Io(error) => error.fmt(f),
            CertificateFault::Foreign => write!(f, "not a certificate"),
            CertificateFault::Version(version) => write!(f, "version {version} of the format is unknown"),
            CertificateFault::Rules(cups, max_sow, stock) => {
                write!(f, "there is no board of {cups} cups with max sow {max_sow} and stock {stock}")
            }
            CertificateFault::Truncated { offset } => write!(f, "cut off at byte {offset}"),
            CertificateFault::Damaged { offset } => write!(f, "damaged at byte {offset}"),
            CertificateFault::Illegible { entry } => write!(f, "entry {entry} makes no sense"),
            CertificateFault::Illegal { entry, position, mv } => {
                write!(f, "entry {entry}: {mv} isn't legal in {position}")
            }
            CertificateFault::Refuted(refutation) => refutation.fmt(f),
            CertificateFault::NotNeeded { entry, position, claimed } => {
                write!(f, "entry {entry}: nothing needs a gain of {claimed} in {position}")
            }
            CertificateFault::Stopped => write!(f, "stopped"),
        }
    }
}

impl fmt::Display for Refutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "entry {entry}")?,
            None => write!(f, "the start")?,
        }
        write!(f, ": {} is claimed for {}, but", self.claimed, self.position)?;
        if let Some(mv) = &self.mv {
            write!(f, " after {mv}")?;
        }
        if let Some(reply) = &self.reply {
            write!(f, " {reply}")?;
        }
        write!(f, " {} isn't proved for {}", self.wanted, self.after)
    }
}

impl std::error::Error for CertificateFault {}
