//! The checker of certificates: reads a file that claims the value of a start, and believes nothing in it.
//! It is all in this file, uses none of the solver's code, and is written to be read: the game, the book, the check, the file.
//! (How a verdict is put into words lies in `verdict.rs`. What writes certificates takes the numbers of the format from here.)
//!
//! A certificate is a **book**. Each entry names a position, a move, and a number: *whoever is to move here will gain at least
//! so much* (beans that will still go into the own pot, less those into the opponent's), *and this move does it*. The entry is right
//! if, after its move and any reply, the position is in the book again with a number that is high enough, or needs no book
//! ([`evident`](Game::evident)). The value of the start is proved by an entry for the start, *at least*, and by one for the opponent after
//! each first move, *at most*.
//!
//! A cup that holds more than its distance to the pot is *blocked*: its owner can't empty it any more. An entry stands
//! for every position that differs from its own in nothing but the beans of blocked cups, each bean that is worse for the mover
//! taking one off its number. That is the blocked-bean lemma, proved in `docs/solver.md`, section 8.
//!
//! Why this can't go round in a circle: add up the distances of all beans, a stock's counting `cups + 1`, and a blocked cup's as if it held
//! `distance + 1`. Every move but a forced pass lowers that sum, and nobody passes twice running. So each entry rests on entries with a lower sum
//! only, and by induction all are right. `docs/certificate-format.md` says what each byte of the file is.

use std::io::Read;
use std::sync::atomic::{self, AtomicBool};

use sha2::{Digest, Sha256};

use crate::verdict::{CertificateFault, CertificateInfo, CheckProgress, Refutation};

// ------------------------------------------------------------------------------------------------------------ the game

pub(crate) const MOST_CUPS: usize = 15;

/// One player's cups, from the owner's left, and stock.
#[derive(Clone, Copy)]
struct Side {
    cups: [i32; MOST_CUPS],
    stock: i32,
}

/// A position without its pots: beans in them never move again.
#[derive(Clone, Copy)]
struct Position {
    mover: Side,
    other: Side,
}

/// A move: 0 is a pass, `1..=15` empties that cup, `16 + k` sows `k` beans.
type Move = u8;
const PASS: Move = 0;
const SOW: Move = 16;

/// The rules: how many cups a side has, and the most beans a sowing may take.
#[derive(Clone, Copy)]
struct Game {
    cups: usize,
    max_sow: i32,
}

impl Game {
    /// Beans it takes to reach the pot from the cup with this index (from 0).
    fn distance(self, cup: usize) -> i32 {
        (self.cups - cup) as i32
    }

    fn is_blocked(self, side: &Side, cup: usize) -> bool {
        side.cups[cup] > self.distance(cup)
    }

    /// Every legal move with the beans it pots and the position after it, seen by the opponent; none where the game is over.
    fn moves(self, position: &Position) -> Vec<(Move, i32, Position)> {
        let mut moves = self.turns(position);
        let turned = Position { mover: position.other, other: position.mover };
        if moves.is_empty() && !self.turns(&turned).is_empty() {
            moves.push((PASS, 0, turned));
        }
        moves
    }

    /// Every move but the pass.
    fn turns(self, position: &Position) -> Vec<(Move, i32, Position)> {
        let mut moves = Vec::new();
        for cup in 0..self.cups {
            if position.mover.cups[cup] == self.distance(cup) {
                let mut mover = position.mover;
                mover.cups[cup] = 0;
                for next in cup + 1..self.cups {
                    mover.cups[next] += 1;
                }
                moves.push((cup as Move + 1, 1, Position { mover: position.other, other: mover }));
            }
        }
        for beans in 1..=self.max_sow.min(position.mover.stock) {
            let (mut mover, mut other, mut gain) = (position.mover, position.other, 0);
            let last = beans as usize - 1;
            if mover.cups[last] == 0 {
                gain = std::mem::take(&mut other.cups[self.cups - 1 - last]);
            }
            for cup in 0..=last {
                mover.cups[cup] += 1;
            }
            mover.stock -= beans;
            moves.push((SOW + beans as Move, gain, Position { mover: other, other: mover }));
        }
        moves
    }

    /// The most beans a row pots when neither side has a stock: always empty the cup nearest the pot.
    fn alone(self, side: &Side) -> i32 {
        let (mut cups, mut beans) = (side.cups, 0);
        while let Some(cup) = (0..self.cups).rev().find(|&cup| cups[cup] == self.distance(cup)) {
            cups[cup] = 0;
            for next in &mut cups[cup + 1..self.cups] {
                *next += 1;
            }
            beans += 1;
        }
        beans
    }

    /// What the mover gains at least, as anybody can see. Without stocks the rows don't touch each other, and each pots
    /// what it pots alone. Else the opponent can pot the own stock and cups that aren't blocked, and with a stock take all that is the mover's.
    fn evident(self, position: &Position) -> i32 {
        let Position { mover, other } = position;
        if mover.stock == 0 && other.stock == 0 {
            return self.alone(mover) - self.alone(other);
        }
        let open = (0..self.cups).filter(|&cup| !self.is_blocked(other, cup));
        let own: i32 = open.map(|cup| other.cups[cup]).sum::<i32>() + other.stock;
        let taken = if other.stock > 0 { mover.cups.iter().sum::<i32>() + mover.stock } else { 0 };
        -own - taken
    }

    /// In the project's notation, the mover as South: `0,1:2:0 0,0:3:0 s`.
    fn write(self, position: &Position) -> String {
        let side = |side: &Side| {
            let cups: Vec<String> = side.cups[..self.cups].iter().map(i32::to_string).collect();
            format!("{}:{}:0", cups.join(","), side.stock)
        };
        let max_sow =
            if self.max_sow == self.cups as i32 { String::new() } else { format!(" maxsow={}", self.max_sow) };
        format!("{} {} s{max_sow}", side(&position.mover), side(&position.other))
    }
}

/// In the project's notation: `s3`, `c2`, `pass`.
fn write_move(mv: Move) -> String {
    match mv {
        PASS => "pass".to_owned(),
        1..SOW => format!("c{mv}"),
        _ => format!("s{}", mv - SOW),
    }
}

// ------------------------------------------------------------------------------------------------------------ the book

/// An entry of the book. The beans that blocked cups hold beyond `distance + 1` lie in [`Book::extras`], from `extras` on: the
/// mover's blocked cups from cup 1, then the opponent's.
struct Entry {
    /// Number of the position with every blocked cup cut down to `distance + 1` beans.
    pair: u128,
    extras: u64,
    /// What of it was needed as it is: bit 0 the number, 1.. the mover's cups, 16.. the opponent's.
    needed: u32,
    value: i16,
    mv: Move,
}

/// All entries, in the order of their pairs.
struct Book {
    game: Game,
    /// Beans in a stock at the start.
    stock: i32,
    /// How many rows there are with every blocked cup cut down: the product of `distance + 2`.
    rows: u128,
    entries: Vec<Entry>,
    extras: Vec<u8>,
    /// For each pair of stocks where its entries begin, and the end.
    starts: Vec<usize>,
}

impl Book {
    fn new(game: Game, stock: u8) -> Book {
        let rows = (0..game.cups).map(|cup| game.distance(cup) as u128 + 2).product();
        Book { game, stock: stock.into(), rows, entries: Vec::new(), extras: Vec::new(), starts: Vec::new() }
    }

    /// How many pairs of stocks there are.
    fn slabs(&self) -> u128 {
        (self.stock as u128 + 1).pow(2)
    }

    /// The number of a row: its cups as digits, cup 1 first, the one at distance `d` counting from 0 to `d + 1`.
    fn row(&self, side: &Side) -> u128 {
        let digits = (0..self.game.cups).map(|cup| (self.game.distance(cup) as u128, side.cups[cup] as u128));
        digits.fold(0, |row, (distance, beans)| row * (distance + 2) + beans.min(distance + 1))
    }

    fn stocks(&self, position: &Position) -> usize {
        (position.mover.stock * (self.stock + 1) + position.other.stock) as usize
    }

    fn pair(&self, position: &Position) -> u128 {
        (self.stocks(position) as u128 * self.rows + self.row(&position.mover)) * self.rows + self.row(&position.other)
    }

    /// The position with this number, all its blocked cups as they are when just blocked.
    fn position(&self, pair: u128) -> Position {
        let (stocks, rows) = ((pair / self.rows.pow(2)) as i32, pair % self.rows.pow(2));
        let side = |mut row: u128, stock| {
            let mut side = Side { cups: [0; MOST_CUPS], stock };
            for cup in (0..self.game.cups).rev() {
                let digits = self.game.distance(cup) as u128 + 2;
                side.cups[cup] = (row % digits) as i32;
                row /= digits;
            }
            side
        };
        let (mine, theirs) = (stocks / (self.stock + 1), stocks % (self.stock + 1));
        Position { mover: side(rows / self.rows, mine), other: side(rows % self.rows, theirs) }
    }

    /// The position of an entry.
    fn position_of(&self, entry: &Entry) -> Position {
        let mut position = self.position(entry.pair);
        let mut extras = self.extras[entry.extras as usize..].iter();
        for side in [&mut position.mover, &mut position.other] {
            for cup in 0..self.game.cups {
                if self.game.is_blocked(side, cup) {
                    side.cups[cup] += extras.next().map_or(0, |&extra| i32::from(extra));
                }
            }
        }
        position
    }

    /// Whether the mover of a position gains at least `wanted`: evidently, or by an entry, which is marked as needed.
    fn holds(&mut self, position: &Position, wanted: i32) -> bool {
        if self.game.evident(position) >= wanted {
            return true;
        }
        let (pair, stocks) = (self.pair(position), self.stocks(position));
        let (from, to) = (self.starts[stocks], self.starts[stocks + 1]);
        let first = from + self.entries[from..to].partition_point(|entry| entry.pair < pair);
        for index in first..to {
            let entry = &self.entries[index];
            if entry.pair != pair {
                break;
            }
            let (value, met) = self.says(entry, position);
            if value >= wanted {
                self.entries[index].needed |= met | u32::from(value == wanted);
                return true;
            }
        }
        false
    }

    /// The blocked-bean lemma: what an entry says of a position with the same pair, and which of its blocked cups hold the same there.
    fn says(&self, entry: &Entry, position: &Position) -> (i32, u32) {
        let (own, game) = (self.position_of(entry), self.game);
        let (mut value, mut met) = (i32::from(entry.value), 0);
        for cup in 0..game.cups {
            if game.is_blocked(&own.mover, cup) {
                value -= (position.mover.cups[cup] - own.mover.cups[cup]).max(0);
                met |= u32::from(position.mover.cups[cup] == own.mover.cups[cup]) << (1 + cup);
            }
            if game.is_blocked(&own.other, cup) {
                value -= (own.other.cups[cup] - position.other.cups[cup]).max(0);
                met |= u32::from(position.other.cups[cup] == own.other.cups[cup]) << (16 + cup);
            }
        }
        (value, met)
    }

    /// The bits that `needed` has where all of the entry is needed.
    fn all_needed(&self, entry: &Entry) -> u32 {
        let position = self.position(entry.pair);
        let bit = |side: &Side, cup: usize, bit: usize| u32::from(self.game.is_blocked(side, cup)) << (bit + cup);
        (0..self.game.cups).fold(1, |bits, cup| bits | bit(&position.mover, cup, 1) | bit(&position.other, cup, 16))
    }
}

// ----------------------------------------------------------------------------------------------------------- the check

/// What the mover of a position is said to gain.
type Claim<'a> = (&'a Position, i32);

impl Book {
    /// Checks everything: each entry, the value of the start, and that nothing is in the book that isn't needed.
    fn check(&mut self, value: i32, mut step: impl FnMut(u64) -> bool) -> Result<(), CertificateFault> {
        let begins = |slab| self.entries.partition_point(|entry| entry.pair < slab * self.rows.pow(2));
        self.starts = (0..=self.slabs()).map(begins).collect();
        let empty = Side { cups: [0; MOST_CUPS], stock: self.stock };
        let start = Position { mover: empty, other: empty };
        let after_firsts = self.game.moves(&start).into_iter().map(|(mv, gain, after)| (Some(mv), after, gain - value));
        for (mv, after, wanted) in std::iter::once((None, start, value)).chain(after_firsts) {
            if !self.holds(&after, wanted) {
                return Err(self.refuted(None, (&start, value), [mv, None], (&after, wanted)));
            }
        }
        for index in 0..self.entries.len() {
            if index.is_multiple_of(1 << 12) && !step(index as u64) {
                return Err(CertificateFault::Stopped);
            }
            self.check_entry(index)?;
        }
        for (index, entry) in self.entries.iter().enumerate() {
            if entry.needed != self.all_needed(entry) {
                let position = self.game.write(&self.position_of(entry));
                return Err(CertificateFault::NotNeeded { entry: index as u64, position, claimed: entry.value.into() });
            }
        }
        Ok(())
    }

    /// Checks that the move of an entry gains what the entry says, whatever the reply.
    fn check_entry(&mut self, index: usize) -> Result<(), CertificateFault> {
        let entry = &self.entries[index];
        let (position, mv, claimed) = (self.position_of(entry), entry.mv, i32::from(entry.value));
        let game = self.game;
        let Some(&(_, gain, after)) = game.moves(&position).iter().find(|(legal, ..)| *legal == mv) else {
            let position = game.write(&position);
            return Err(CertificateFault::Illegal { entry: index as u64, position, mv: write_move(mv) });
        };
        let replies = game.moves(&after);
        // Without a reply the game is over, and the move's own gain is all.
        if replies.is_empty() && gain < claimed {
            return Err(self.refuted(Some(index), (&position, claimed), [Some(mv), None], (&after, gain - claimed)));
        }
        for (reply, lost, again) in replies {
            let wanted = claimed - gain + lost;
            if !self.holds(&again, wanted) {
                return Err(self.refuted(Some(index), (&position, claimed), [Some(mv), Some(reply)], (&again, wanted)));
            }
        }
        Ok(())
    }

    fn refuted(&self, entry: Option<usize>, claim: Claim, moves: [Option<Move>; 2], broken: Claim) -> CertificateFault {
        let [mv, reply] = moves.map(|mv| mv.map(write_move));
        CertificateFault::Refuted(Box::new(Refutation {
            entry: entry.map(|index| index as u64),
            position: self.game.write(claim.0),
            claimed: claim.1,
            mv,
            reply,
            after: self.game.write(broken.0),
            wanted: broken.1,
        }))
    }
}

// ------------------------------------------------------------------------------------------------------------ the file

pub(crate) const MAGIC: [u8; 8] = *b"\x89CupPrf\n";
pub(crate) const VERSION: u16 = 1;
pub(crate) const HEADER: usize = 32;
pub(crate) const BLOCK_HEAD: usize = 16;
pub(crate) const END: usize = 36;
/// Entries of a block, except that the last may have fewer, and its greatest length.
pub(crate) const BLOCK: u64 = 1 << 16;
pub(crate) const MOST_LENGTH: u32 = 1 << 24;

/// A file that is read from front to back, its place and its hash.
struct Input<R> {
    file: R,
    offset: u64,
    hash: Sha256,
}

impl<R: Read> Input<R> {
    fn bytes(&mut self, length: usize) -> Result<Vec<u8>, CertificateFault> {
        let mut bytes = Vec::new();
        self.file.by_ref().take(length as u64).read_to_end(&mut bytes).map_err(CertificateFault::Io)?;
        if bytes.len() < length {
            return Err(CertificateFault::Truncated { offset: self.offset + bytes.len() as u64 });
        }
        self.hash.update(&bytes);
        self.offset += length as u64;
        Ok(bytes)
    }
}

/// The first eight bytes of a SHA-256.
pub(crate) fn short_hash(parts: &[&[u8]]) -> [u8; 8] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    number(&hash.finalize(), 0)
}

fn number<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    std::array::from_fn(|i| bytes[at + i])
}

/// The numbers of a block, out of a binary range coder with adaptive probabilities (G. Martin 1979; in the form of LZMA).
struct Numbers<'a> {
    bytes: std::slice::Iter<'a, u8>,
    range: u32,
    code: u32,
    /// For each context and each beginning of a byte's bits, how likely the next is 0, in 65536ths.
    models: Vec<[u16; 256]>,
}

/// Contexts: of gaps, moves, values, extras; and of all further bytes of a number.
pub(crate) const GAP: usize = 0;
pub(crate) const MOVE: usize = GAP + 4;
pub(crate) const VALUE: usize = MOVE + 32;
pub(crate) const EXTRA: usize = VALUE + 4;
pub(crate) const MORE: usize = EXTRA + 2 * MOST_CUPS * 8;

impl Numbers<'_> {
    fn new(bytes: &[u8]) -> Numbers<'_> {
        let mut numbers =
            Numbers { bytes: bytes.iter(), range: u32::MAX, code: 0, models: vec![[1 << 15; 256]; MORE + 1] };
        for _ in 0..4 {
            numbers.code = numbers.code << 8 | numbers.byte();
        }
        numbers
    }

    /// The next byte; behind the end there are zeros.
    fn byte(&mut self) -> u32 {
        self.bytes.next().copied().unwrap_or(0).into()
    }

    fn bit(&mut self, context: usize, node: usize) -> usize {
        let model = self.models[context][node];
        let bound = (self.range >> 16) * u32::from(model);
        let bit = usize::from(self.code >= bound);
        if bit == 0 {
            self.range = bound;
            self.models[context][node] = model + ((u16::MAX - 31 - model) >> 5);
        } else {
            self.range -= bound;
            self.code -= bound;
            self.models[context][node] = model - ((model - 31) >> 5);
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.code = self.code << 8 | self.byte();
        }
        bit
    }

    /// A byte, highest bit first.
    fn symbol(&mut self, context: usize) -> u8 {
        let mut node = 1;
        while node < 256 {
            node = 2 * node + self.bit(context, node);
        }
        node as u8
    }

    /// A number: up to 254 a byte; else 255 and the rest in groups of seven bits, the lowest first. `None` where it is too large.
    fn number(&mut self, context: usize) -> Option<u128> {
        let byte = self.symbol(context);
        if byte < 255 {
            return Some(byte.into());
        }
        let mut rest = 0;
        for shift in (0..119).step_by(7) {
            let byte = self.symbol(MORE);
            rest |= u128::from(byte & 0x7f) << shift;
            if byte < 128 {
                return Some(rest + 255);
            }
        }
        None
    }
}

/// 0, -1, 1, -2, ... for 0, 1, 2, 3, ...
fn signed(number: u128) -> Option<i32> {
    let half = i32::try_from(number / 2).ok()?;
    Some(if number.is_multiple_of(2) { half } else { -half - 1 })
}

/// What the next entry of a block is told from: the one before, and what each cup held when it was last blocked.
struct Last {
    pair: u128,
    gap: u128,
    value: i32,
    mv: Move,
    extras: [[u8; MOST_CUPS]; 2],
}

impl Book {
    /// Appends the entries of a block; an error is the number of the one that can't be.
    fn read_block(&mut self, count: u64, bytes: &[u8], last_pair: u128) -> Result<(), u64> {
        let mut numbers = Numbers::new(bytes);
        let mut last = Last { pair: last_pair, gap: 0, value: 0, mv: 0, extras: [[0; MOST_CUPS]; 2] };
        for _ in 0..count {
            self.read_entry(&mut numbers, &mut last).ok_or(self.entries.len() as u64)?;
        }
        // Every byte is used, and the last isn't one of the zeros that are there anyway.
        let surplus = numbers.bytes.next().is_some() || bytes.last() == Some(&0);
        if surplus { Err(self.entries.len() as u64) } else { Ok(()) }
    }

    fn read_entry(&mut self, numbers: &mut Numbers, last: &mut Last) -> Option<()> {
        let gap = numbers.number(GAP + last.gap.min(24) as usize / 8)?;
        let pair = last.pair.checked_add(gap).filter(|&pair| pair < self.slabs() * self.rows.pow(2))?;
        let mv = u8::try_from(numbers.number(MOVE + usize::from(last.mv))?).ok().filter(|&mv| mv < 32)?;
        let change = signed(numbers.number(VALUE + gap.min(24) as usize / 8)?)?;
        let value = i16::try_from(last.value.checked_add(change)?).ok()?;
        let position = self.position(pair);
        let begin = self.extras.len();
        for (which, side) in [&position.mover, &position.other].into_iter().enumerate() {
            for cup in 0..self.game.cups {
                if self.game.is_blocked(side, cup) {
                    let known = &mut last.extras[which][cup];
                    let context = EXTRA + (which * MOST_CUPS + cup) * 8 + usize::from(*known).min(7);
                    *known = u8::try_from(numbers.number(context)?).ok()?;
                    self.extras.push(*known);
                }
            }
        }
        // Rising order, also among entries of one pair.
        let beans = &self.extras[begin..];
        let same = self.entries.last().filter(|before| before.pair == pair);
        if same.is_some_and(|same| (same.value, &self.extras[same.extras as usize..begin]) >= (value, beans)) {
            return None;
        }
        *last = Last { pair, gap, value: value.into(), mv, extras: last.extras };
        self.entries.push(Entry { pair, extras: begin as u64, needed: 0, value, mv });
        Some(())
    }
}

/// Checks a certificate: returns what it proves. The file is read once, from front to back. `progress` is called now and then,
/// the first time before any entry is read; `stop` ends the check soon after it is set.
///
/// # Errors
/// Where the file can't be read, was damaged, or doesn't prove what it claims: with the place.
pub fn verify_certificate(
    file: impl Read,
    stop: &AtomicBool,
    mut progress: impl FnMut(CheckProgress),
) -> Result<CertificateInfo, CertificateFault> {
    let mut input = Input { file, offset: 0, hash: Sha256::new() };
    if input.bytes(MAGIC.len())? != MAGIC {
        return Err(CertificateFault::Foreign);
    }
    let header = [&MAGIC[..], &input.bytes(HEADER - MAGIC.len())?].concat();
    if short_hash(&[&header[..24]]) != header[24..] {
        return Err(CertificateFault::Damaged { offset: 0 });
    }
    let version = u16::from_le_bytes(number(&header, 8));
    if version != VERSION {
        return Err(CertificateFault::Version(version));
    }
    let (cups, max_sow, stock, value) = (header[10], header[11], header[12], i16::from_le_bytes(number(&header, 14)));
    if !(1..=MOST_CUPS as u8).contains(&cups) || !(1..=cups).contains(&max_sow) || stock == 0 || header[13] != 0 {
        return Err(CertificateFault::Rules(cups, max_sow, stock));
    }
    let entries = u64::from_le_bytes(number(&header, 16));
    let mut book = Book::new(Game { cups: cups.into(), max_sow: max_sow.into() }, stock);

    let mut going_on = |read: u64, checked: u64| {
        progress(CheckProgress { read, checked, entries });
        !stop.load(atomic::Ordering::Relaxed)
    };
    // Whatever is wrong with what an undamaged file says is told when it is known to be undamaged.
    let mut illegible = None;
    let mut read = 0;
    while read < entries {
        if !going_on(read, 0) {
            return Err(CertificateFault::Stopped);
        }
        let (begin, count) = (input.offset, BLOCK.min(entries - read));
        let head = input.bytes(BLOCK_HEAD)?;
        let length = u32::from_le_bytes(number(&head, 4));
        if u64::from(u32::from_le_bytes(number(&head, 0))) != count || length > MOST_LENGTH {
            return Err(CertificateFault::Damaged { offset: begin });
        }
        let bytes = input.bytes(length as usize)?;
        if short_hash(&[&head[..8], &bytes]) != head[8..] {
            return Err(CertificateFault::Damaged { offset: begin });
        }
        if illegible.is_none() {
            let last_pair = book.entries.last().map_or(0, |entry| entry.pair);
            illegible = book.read_block(count, &bytes, last_pair).err();
        }
        read += count;
    }
    let hash = <[u8; 32]>::from(input.hash.clone().finalize());
    let begin = input.offset;
    if input.bytes(END)? != [b"DONE", &hash[..]].concat() {
        return Err(CertificateFault::Damaged { offset: begin });
    }
    let bytes = input.offset;
    if !matches!(input.bytes(1), Err(CertificateFault::Truncated { .. })) {
        return Err(CertificateFault::Damaged { offset: bytes });
    }
    if let Some(entry) = illegible {
        return Err(CertificateFault::Illegible { entry });
    }
    book.check(value.into(), |checked| going_on(entries, checked))?;
    going_on(entries, entries);
    Ok(CertificateInfo { cups, max_sow, stock, value, entries, bytes, hash })
}
