//! A snapshot of an unfinished search: how far it has come and what its transposition table holds, to go on from another day.
//! Written down byte by byte in `docs/snapshot-format.md`.

use std::fmt;
use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicU64, Ordering};

use beanduel_rules::{Lanes, Position};
use sha2::{Digest, Sha256};

use super::ValueBounds;
use super::table::Table;

/// The first bytes of a snapshot.
const MAGIC: [u8; 8] = *b"beansnap";
/// Counts with everything that gives the words of the table another meaning.
const VERSION: u16 = 2;
/// Bytes of the header before the position.
const FIXED: usize = 44;
/// Words of a block of the table; a multiple of every bucket.
const BLOCK: usize = 4096;
/// Bytes of a block that say which of its words are in use.
const USED: usize = BLOCK / 8;
/// What stands where the number of a block would, after the last.
const NO_BLOCK: u32 = u32::MAX;

/// How far the search for the value of a position has come: what a snapshot keeps besides the transposition table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveState {
    /// The position.
    pub position: Position,
    /// What is proved of its value, mover's view.
    pub bounds: ValueBounds,
    /// Nodes searched.
    pub nodes: u64,
    /// Milliseconds that the search has taken, by the caller's clock.
    pub ms: u64,
}

impl SolveState {
    /// That of a search which hasn't begun.
    pub fn new(position: &Position) -> SolveState {
        SolveState { position: *position, bounds: ValueBounds::of(position), nodes: 0, ms: 0 }
    }
}

/// A part of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SnapshotPart {
    /// How far the search has come, and which it is.
    Header,
    /// This block of the transposition table.
    Block(u32),
    /// The hash of the whole.
    End,
}

impl fmt::Display for SnapshotPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotPart::Header => f.write_str("the header"),
            SnapshotPart::Block(number) => write!(f, "block {number}"),
            SnapshotPart::End => f.write_str("the end"),
        }
    }
}

/// Why a search can't go on from a file.
#[derive(Debug)]
pub enum SnapshotFault {
    /// Reading failed.
    Io(io::Error),
    /// The first bytes are not those of a snapshot.
    Foreign,
    /// A snapshot of a search that stores other things, or stores them in another way.
    Version(u16),
    /// The file ends inside this part.
    Truncated {
        /// Where the part starts, in bytes.
        offset: u64,
        /// Which part.
        part: SnapshotPart,
    },
    /// This part isn't what was written.
    Damaged {
        /// Where the part starts, in bytes.
        offset: u64,
        /// Which part.
        part: SnapshotPart,
    },
    /// The snapshot of a search for the value of this position.
    OtherPosition(Position),
    /// The snapshot of a transposition table of so many bytes, or of the other kind of table.
    OtherSize(u64),
}

impl fmt::Display for SnapshotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapshotFault::Io(error) => write!(f, "the snapshot can't be read: {error}"),
            SnapshotFault::Foreign => f.write_str("byte 0: this is not a snapshot"),
            SnapshotFault::Version(version) => write!(f, "byte 8: a snapshot in version {version} of the format"),
            SnapshotFault::Truncated { offset, part } => write!(f, "byte {offset}: the file ends inside {part}"),
            SnapshotFault::Damaged { offset, part } => write!(f, "byte {offset}: {part} is damaged"),
            SnapshotFault::OtherPosition(position) => write!(f, "byte {FIXED}: a snapshot of {position}"),
            SnapshotFault::OtherSize(bytes) => write!(f, "byte 12: a snapshot of a table of {bytes} bytes"),
        }
    }
}

impl std::error::Error for SnapshotFault {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            SnapshotFault::Io(error) => Some(error),
            SnapshotFault::Foreign
            | SnapshotFault::Version(_)
            | SnapshotFault::Truncated { .. }
            | SnapshotFault::Damaged { .. }
            | SnapshotFault::OtherPosition(_)
            | SnapshotFault::OtherSize(_) => None,
        }
    }
}

/// The most bytes of a snapshot of so many words.
pub(super) fn most_bytes(words: u64) -> u64 {
    // Around a block's words: its number, their length, which of them are in use, the checksum. A word takes nine bytes at most.
    let blocks = words.div_ceil(BLOCK as u64) * (12 + USED as u64);
    let (header, end) = (FIXED as u64 + u64::from(u8::MAX) + 4, 36);
    header + blocks + 9 * words + end
}

impl<W: Lanes, const CUPS: u32> Table<W, CUPS> {
    /// Writes down the table while others may go on using it: every bound in it is a proof of its own.
    pub(crate) fn write_snapshot(&self, state: &SolveState, out: &mut dyn Write) -> io::Result<()> {
        let mut out = Hashing { inner: out, hash: Sha256::new() };
        let position = state.position.to_string();
        let mut header = Vec::with_capacity(FIXED + position.len());
        header.extend(MAGIC);
        header.extend(VERSION.to_le_bytes());
        header.extend([self.kind(), position.len() as u8]);
        header.extend((self.words().len() as u64).to_le_bytes());
        header.extend(state.bounds.lower.to_le_bytes());
        header.extend(state.bounds.upper.to_le_bytes());
        header.extend(state.nodes.to_le_bytes());
        header.extend(state.ms.to_le_bytes());
        header.extend(position.as_bytes());
        out.checked(&header)?;

        let mut words = vec![0; BLOCK];
        let mut block = Vec::new();
        for (number, first) in (0..self.words().len()).step_by(BLOCK).enumerate() {
            words.truncate(self.words().len() - first);
            self.copy_words(first, &mut words);
            if words.iter().all(|&word| word == 0) {
                continue;
            }
            block.clear();
            block.extend((number as u32).to_le_bytes());
            block.extend([0; 4]);
            pack(&words, self.stride(), &mut block);
            let length = block.len() as u32 - 8;
            block[4..8].copy_from_slice(&length.to_le_bytes());
            out.checked(&block)?;
        }
        out.all(&NO_BLOCK.to_le_bytes())?;
        let hash = out.hash.finalize();
        out.inner.write_all(&hash)
    }

    /// Fills the empty table from a snapshot of the search for the value of this position. After a fault it may hold anything.
    pub(crate) fn read_snapshot(
        &mut self,
        position: &Position,
        from: &mut dyn Read,
    ) -> Result<SolveState, SnapshotFault> {
        let mut from = Checking {
            inner: from,
            hash: Sha256::new(),
            offset: 0,
            start: 0,
            part: SnapshotPart::Header,
            bytes: vec![],
        };
        from.take(FIXED)?;
        if from.bytes[..8] != MAGIC {
            return Err(SnapshotFault::Foreign);
        }
        let version = u16::from_le_bytes([from.bytes[8], from.bytes[9]]);
        if version != VERSION {
            return Err(SnapshotFault::Version(version));
        }
        from.take(from.bytes[11].into())?;
        from.check()?;
        let header = std::mem::take(&mut from.bytes);
        let number = |at: usize| u64::from_le_bytes(std::array::from_fn(|i| header[at + i]));
        let bean = |at: usize| i32::from_le_bytes(std::array::from_fn(|i| header[at + i]));
        let line = std::str::from_utf8(&header[FIXED..header.len()]).ok().and_then(|line| line.parse().ok());
        let found: Position = line.ok_or(SnapshotFault::Damaged { offset: 0, part: SnapshotPart::Header })?;
        if found != *position {
            return Err(SnapshotFault::OtherPosition(found));
        }
        if header[10] != self.kind() || number(12) != self.words().len() as u64 {
            return Err(SnapshotFault::OtherSize(number(12).saturating_mul(8)));
        }
        let bounds = ValueBounds { lower: bean(20), upper: bean(24) };

        let mut next = 0;
        let mut words = vec![0; BLOCK];
        loop {
            from.begin(SnapshotPart::Block(next));
            from.take(4)?;
            let block = u32::from_le_bytes(std::array::from_fn(|i| from.bytes[i]));
            if block == NO_BLOCK {
                break;
            }
            from.part = SnapshotPart::Block(block);
            from.take(4)?;
            let length = u32::from_le_bytes(std::array::from_fn(|i| from.bytes[4 + i])) as usize;
            let first = block as usize * BLOCK;
            if block < next || first >= self.words().len() || length > USED + 9 * BLOCK {
                return Err(from.damaged());
            }
            from.take(length)?;
            from.check()?;
            let place = &self.words()[first..self.words().len().min(first + BLOCK)];
            words.truncate(place.len());
            unpack(&from.bytes[8..], self.stride(), &mut words).ok_or_else(|| from.damaged())?;
            for (place, &word) in place.iter().zip(&words) {
                place.store(word, Ordering::Relaxed);
            }
            next = block + 1;
        }
        from.begin(SnapshotPart::End);
        let hash = from.hash.clone().finalize();
        from.take(32)?;
        if from.bytes[..] != hash[..] {
            return Err(from.damaged());
        }
        match from.inner.read(&mut [0])? {
            0 => Ok(SolveState { position: found, bounds, nodes: number(28), ms: number(36) }),
            // Something follows the end.
            _ => Err(SnapshotFault::Damaged { offset: from.offset, part: SnapshotPart::End }),
        }
    }

    /// Bytes of the table.
    pub(crate) fn bytes(&self) -> u64 {
        8 * self.words().len() as u64
    }

    fn words(&self) -> &[AtomicU64] {
        match self {
            Table::Direct(table) => table.words(),
            Table::Hashed(table) => table.words(),
        }
    }

    /// The words from this one on, as they are or were at one time: no bound is torn.
    fn copy_words(&self, first: usize, words: &mut [u64]) {
        match self {
            Table::Direct(table) => {
                for (word, place) in words.iter_mut().zip(&table.words()[first..]) {
                    *word = place.load(Ordering::Relaxed);
                }
            }
            Table::Hashed(table) => table.copy_words(first, words),
        }
    }

    /// How far apart words lie that are of one kind and so look alike.
    fn stride(&self) -> usize {
        match self {
            Table::Direct(_) => 2,
            Table::Hashed(_) => 4 * W::BITS as usize / 64,
        }
    }

    fn kind(&self) -> u8 {
        match self {
            Table::Direct(_) => 0,
            Table::Hashed(_) => 1,
        }
    }
}

/// Appends which words are in use, then these: of each the bytes in which it differs from the last word of its kind.
fn pack(words: &[u64], stride: usize, block: &mut Vec<u8>) {
    let start = block.len();
    block.resize(start + USED, 0);
    let mut last = [0; 8];
    for (i, &word) in words.iter().enumerate().filter(|(_, word)| **word != 0) {
        block[start + i / 8] |= 1 << (i % 8);
        let differs = (word ^ last[i % stride]).to_le_bytes();
        last[i % stride] = word;
        let at = block.len();
        block.push(0);
        for (byte, difference) in differs.into_iter().enumerate().filter(|(_, difference)| *difference != 0) {
            block[at] |= 1 << byte;
            block.push(difference);
        }
    }
}

/// The other way; nothing where the bytes are not those of so many words.
fn unpack(block: &[u8], stride: usize, words: &mut [u64]) -> Option<()> {
    let (used, mut bytes) = block.split_at_checked(USED)?;
    let mut take = || {
        let (&first, rest) = bytes.split_first()?;
        bytes = rest;
        Some(first)
    };
    words.fill(0);
    let mut last = [0; 8];
    for i in (0..BLOCK).filter(|i| used[i / 8] >> (i % 8) & 1 == 1) {
        let mask = take()?;
        for byte in (0..8).filter(|byte| mask >> byte & 1 == 1) {
            last[i % stride] ^= u64::from(take()?) << (8 * byte);
        }
        *words.get_mut(i)? = last[i % stride];
    }
    bytes.is_empty().then_some(())
}

/// Writes and hashes.
struct Hashing<'a> {
    inner: &'a mut dyn Write,
    hash: Sha256,
}

impl Hashing<'_> {
    fn all(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.hash.update(bytes);
        self.inner.write_all(bytes)
    }

    /// These bytes and their checksum.
    fn checked(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.all(bytes)?;
        self.all(&crate::checksum::hash(bytes).to_le_bytes())
    }
}

/// Reads and hashes, and knows in which part.
struct Checking<'a> {
    inner: &'a mut dyn Read,
    hash: Sha256,
    offset: u64,
    /// Where the part starts.
    start: u64,
    part: SnapshotPart,
    /// What was taken of the part.
    bytes: Vec<u8>,
}

impl Checking<'_> {
    fn begin(&mut self, part: SnapshotPart) {
        (self.start, self.part) = (self.offset, part);
        self.bytes.clear();
    }

    fn damaged(&self) -> SnapshotFault {
        SnapshotFault::Damaged { offset: self.start, part: self.part }
    }

    /// Takes so many bytes more.
    fn take(&mut self, count: usize) -> Result<(), SnapshotFault> {
        let had = self.bytes.len();
        self.bytes.resize(had + count, 0);
        self.inner.read_exact(&mut self.bytes[had..]).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => SnapshotFault::Truncated { offset: self.start, part: self.part },
            _ => SnapshotFault::Io(error),
        })?;
        self.hash.update(&self.bytes[had..]);
        self.offset += count as u64;
        Ok(())
    }

    /// Takes the checksum of the part, which must be that of what was taken before.
    fn check(&mut self) -> Result<(), SnapshotFault> {
        let expected = crate::checksum::hash(&self.bytes).to_le_bytes();
        let had = self.bytes.len();
        self.take(4)?;
        if self.bytes[had..] != expected {
            return Err(self.damaged());
        }
        self.bytes.truncate(had);
        Ok(())
    }
}

impl From<io::Error> for SnapshotFault {
    fn from(error: io::Error) -> SnapshotFault {
        SnapshotFault::Io(error)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn words_are_unpacked_as_they_were_packed(
            words in prop::collection::vec(prop_oneof![Just(0u64), any::<u64>(), 0u64..300], 1..BLOCK),
            stride in prop::sample::select(vec![2usize, 4, 8]),
        ) {
            let mut block = Vec::new();
            pack(&words, stride, &mut block);
            let mut again = vec![7; words.len()];
            prop_assert_eq!(unpack(&block, stride, &mut again), Some(()));
            prop_assert_eq!(&again, &words);
            prop_assert_eq!(unpack(&block[..block.len() - 1], stride, &mut again), None);
            block.push(0);
            prop_assert_eq!(unpack(&block, stride, &mut again), None);
        }
    }
}
