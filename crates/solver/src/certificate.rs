//! Writes certificates: the file that `checker.rs` reads, from a book in the order of its entries.
//! `docs/certificate-format.md` says what each byte is.

use beanduel_rules::Rules;
use sha2::{Digest, Sha256};

use crate::checker::{
    BLOCK, BLOCK_HEAD, END, EXTRA, GAP, HEADER, MAGIC, MORE, MOST_CUPS, MOVE, VALUE, VERSION, short_hash,
};

/// Bytes of a certificate for an entry, at most. Measured: one or two.
pub(crate) const MOST_BYTES_AN_ENTRY: u64 = 4;

/// A proof of the value of a start, as the bytes of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The file.
    pub bytes: Vec<u8>,
    /// Entries of the book.
    pub entries: u64,
    /// SHA-256 of all that comes before it in the file.
    pub hash: [u8; 32],
}

/// An entry of a book: the mover of this position gains at least `value` by this move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BookEntry {
    /// The mover's cups and the opponent's, each from its owner's left.
    pub(crate) cups: [[u8; MOST_CUPS]; 2],
    pub(crate) stocks: [u8; 2],
    pub(crate) value: i16,
    /// In the encoding of `Move::to_byte`.
    pub(crate) mv: u8,
}

/// What an entry is told from: the one before it.
#[derive(Default)]
struct Last {
    pair: u128,
    gap: u128,
    value: i16,
    mv: u8,
    extras: [[u8; MOST_CUPS]; 2],
}

/// Takes the entries of a book and makes the file.
pub(crate) struct CertificateWriter {
    bytes: Vec<u8>,
    cups: usize,
    stock: u8,
    entries: u64,
    block: Encoder,
    last: Last,
}

impl CertificateWriter {
    pub(crate) fn new(rules: Rules, value: i16) -> CertificateWriter {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend([rules.cups(), rules.max_sow(), rules.stock(), 0]);
        bytes.extend(value.to_le_bytes());
        bytes.resize(HEADER, 0);
        let (block, last) = (Encoder::new(), Last::default());
        CertificateWriter { bytes, cups: rules.cups().into(), stock: rules.stock(), entries: 0, block, last }
    }

    /// What the file takes already, with its end: it only gets longer.
    pub(crate) fn len(&self) -> u64 {
        let open = if self.entries.is_multiple_of(BLOCK) { 0 } else { BLOCK_HEAD + self.block.len() };
        (self.bytes.len() + open + END) as u64
    }

    /// Appends an entry: by stocks, then by shapes, then by value and extras.
    pub(crate) fn entry(&mut self, entry: &BookEntry) {
        let mut pair = u128::from(entry.stocks[0]) * (u128::from(self.stock) + 1) + u128::from(entry.stocks[1]);
        for cups in &entry.cups {
            for (cup, &beans) in cups[..self.cups].iter().enumerate() {
                let most = (self.cups - cup + 1) as u128;
                pair = pair * (most + 1) + u128::from(beans).min(most);
            }
        }
        let (last, block) = (&mut self.last, &mut self.block);
        // Entries out of order make a gap that no reader takes.
        let gap = pair.wrapping_sub(last.pair);
        block.number(GAP + last.gap.min(24) as usize / 8, gap);
        block.number(MOVE + usize::from(last.mv), entry.mv.into());
        let change = i32::from(entry.value) - i32::from(last.value);
        let sign_last = if change < 0 { -2 * change - 1 } else { 2 * change };
        block.number(VALUE + gap.min(24) as usize / 8, sign_last as u128);
        for (which, cups) in entry.cups.iter().enumerate() {
            for (cup, &beans) in cups[..self.cups].iter().enumerate() {
                let just_blocked = (self.cups - cup + 1) as u8;
                if beans >= just_blocked {
                    let known = &mut last.extras[which][cup];
                    let context = EXTRA + (which * MOST_CUPS + cup) * 8 + usize::from(*known).min(7);
                    *known = beans - just_blocked;
                    block.number(context, (*known).into());
                }
            }
        }
        *last = Last { pair, gap, value: entry.value, mv: entry.mv, extras: last.extras };
        self.entries += 1;
        if self.entries.is_multiple_of(BLOCK) {
            self.end_block(BLOCK);
        }
    }

    fn end_block(&mut self, count: u64) {
        let payload = std::mem::replace(&mut self.block, Encoder::new()).finish();
        let head = [(count as u32).to_le_bytes(), (payload.len() as u32).to_le_bytes()].concat();
        self.bytes.extend(&head);
        self.bytes.extend(short_hash(&[&head, &payload]));
        self.bytes.extend(payload);
        self.last = Last { pair: self.last.pair, ..Last::default() };
    }

    pub(crate) fn finish(mut self) -> Certificate {
        let open = self.entries % BLOCK;
        if open > 0 {
            self.end_block(open);
        }
        self.bytes[16..24].copy_from_slice(&self.entries.to_le_bytes());
        let check = short_hash(&[&self.bytes[..24]]);
        self.bytes[24..HEADER].copy_from_slice(&check);
        let (hash, before) = (<[u8; 32]>::from(Sha256::digest(&self.bytes)), self.bytes.len());
        self.bytes.extend(b"DONE");
        self.bytes.extend(hash);
        debug_assert_eq!(self.bytes.len() - before, END);
        Certificate { bytes: self.bytes, entries: self.entries, hash }
    }
}

/// The range coder's other end, as LZMA has it: `low` is what is not yet written, its highest bytes held back as long as a carry could change them.
struct Encoder {
    bytes: Vec<u8>,
    low: u64,
    range: u32,
    /// The byte held back, and how many with those of 255 behind it.
    held: u8,
    holding: u64,
    models: Vec<[u16; 256]>,
}

impl Encoder {
    fn new() -> Encoder {
        let models = vec![[1 << 15; 256]; MORE + 1];
        Encoder { bytes: Vec::new(), low: 0, range: u32::MAX, held: 0, holding: 1, models }
    }

    /// Bytes that are settled.
    fn len(&self) -> usize {
        self.bytes.len().saturating_sub(1)
    }

    fn shift(&mut self) {
        if self.low < 0xff00_0000 || self.low > u64::from(u32::MAX) {
            let carry = (self.low >> 32) as u8;
            let mut byte = self.held;
            for _ in 0..self.holding {
                self.bytes.push(byte.wrapping_add(carry));
                byte = 0xff;
            }
            self.holding = 0;
            self.held = (self.low >> 24) as u8;
        }
        self.holding += 1;
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    fn bit(&mut self, context: usize, node: usize, bit: usize) {
        let model = &mut self.models[context][node];
        let bound = (self.range >> 16) * u32::from(*model);
        if bit == 0 {
            self.range = bound;
            *model += (u16::MAX - 31 - *model) >> 5;
        } else {
            self.low += u64::from(bound);
            self.range -= bound;
            *model -= (*model - 31) >> 5;
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
    }

    fn symbol(&mut self, context: usize, byte: u8) {
        let mut node = 1;
        for place in (0..8).rev() {
            let bit = usize::from(byte >> place & 1);
            self.bit(context, node, bit);
            node = 2 * node + bit;
        }
    }

    fn number(&mut self, context: usize, number: u128) {
        if number < 255 {
            self.symbol(context, number as u8);
            return;
        }
        self.symbol(context, 255);
        let mut rest = number - 255;
        while rest >= 128 {
            self.symbol(MORE, rest as u8 | 0x80);
            rest >>= 7;
        }
        self.symbol(MORE, rest as u8);
    }

    fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        // The first byte is what was held at the beginning: always 0. A reader finds zeros behind the end by itself.
        let used = self.bytes.iter().rposition(|&byte| byte != 0).map_or(1, |last| last + 1);
        self.bytes.truncate(used);
        self.bytes.drain(..1);
        self.bytes
    }
}

#[cfg(test)]
mod tests;
