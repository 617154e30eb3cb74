//! A book that proves a value: for each position of a proof one move, found with what the search has left in the table.
//!
//! Both bounds of the value are books of one kind (`checker.rs` says what an entry means): *at least v* is an entry for the start, *at
//! most v* an entry for the opponent after each first move. From there it goes down: an entry needs one move, and then one
//! entry for every position after a reply, with just the number that is needed. Entries of the same shape pair that say less than another are
//! dropped, and the rest are replaced by one that covers all, where that is true.
//!
//! Every move but a pass lowers a position's height, the distances of its beans added up, blocked cups cut to their shape. So when all entries
//! above a height have their moves, all that is needed there is known, and each shape pair is dealt with once.

use std::collections::HashMap;
use std::fmt;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_rules::{Board, Lanes};

use super::child::Child;
use super::lanes::LaneArithmetic;
use super::search::{Ended, Searcher};
use super::shape::Shape;
use super::table::Table;
use crate::certificate::{BookEntry, MOST_BYTES_AN_ENTRY};

/// How far the making of a certificate has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProofProgress {
    /// Entries that have their moves.
    pub entries: u64,
    /// Heights done, of so many. The height of a position is the sum of its beans' distances to the pot; a proof goes down.
    pub heights: (u64, u64),
}

/// Why there is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProofError {
    /// The solver was made for another board, or for fewer beans.
    NotCovered,
    /// The solver asks an oracle: what it has proved holds only with that, and a certificate must hold by itself.
    Oracle,
    /// The value isn't the one that was to be proved.
    Wrong,
    /// It takes more memory or disk than it may.
    TooLarge,
    /// It was stopped.
    Stopped,
    /// In WebAssembly none are made.
    Unsupported,
}

impl fmt::Display for ProofError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ProofError::NotCovered => "the solver was made for another board, or for fewer beans",
            ProofError::Oracle => "what a search proves with an oracle holds only with it: there is no certificate",
            ProofError::Wrong => "the value isn't the one to be proved",
            ProofError::TooLarge => "the certificate takes more memory or disk than it may",
            ProofError::Stopped => "stopped",
            ProofError::Unsupported => "no certificates are made in WebAssembly",
        })
    }
}

impl std::error::Error for ProofError {}

impl From<Ended> for ProofError {
    fn from(_: Ended) -> ProofError {
        ProofError::Stopped
    }
}

/// Multiplies and folds: keys are words of lanes, and nobody chooses them to collide.
#[derive(Default)]
struct LanesHasher(u64);

impl Hasher for LanesHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(29) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }
}

/// Both shapes of a position, mover's first.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shapes<W>(W, W);

impl<W: Lanes> Hash for Shapes<W> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for word in (0..W::WORDS).flat_map(|i| [self.0.word(i), self.1.word(i)]) {
            state.write_u64(word);
        }
    }
}

/// That the mover of a position gains at least so much, and so for every position of its shape pair, less a bean for each
/// bean that is worse for the mover.
#[derive(Clone, Copy)]
struct Claim<W, const CUPS: u32> {
    board: Board<W, CUPS>,
    value: i32,
    /// The next claim of its shape pair.
    next: u32,
}

/// The end of a list of claims.
const NONE: u32 = u32::MAX;

impl<W: Lanes, const CUPS: u32> Claim<W, CUPS> {
    /// What it says of a position with the same shapes.
    fn at(&self, board: &Board<W, CUPS>) -> i32 {
        // Cups that aren't blocked hold the same.
        self.value - board.mine.excess(self.board.mine).total() - self.board.theirs.excess(board.theirs).total()
    }

    /// The least claim that says as much as both.
    fn with(&self, other: &Claim<W, CUPS>) -> Claim<W, CUPS> {
        let mine = self.board.mine.larger(other.board.mine);
        let theirs = self.board.theirs.smaller(other.board.theirs);
        Claim { board: Board { mine, theirs, ..self.board }, value: self.value.max(other.value), next: NONE }
    }
}

/// A position and what its mover is to gain there.
type Need<W, const CUPS: u32> = (Board<W, CUPS>, i32);

/// Claims of one height that still need their moves.
struct Level<W, const CUPS: u32> {
    first: HashMap<Shapes<W>, u32, BuildHasherDefault<LanesHasher>>,
    claims: Vec<Claim<W, CUPS>>,
}

impl<W, const CUPS: u32> Default for Level<W, CUPS> {
    fn default() -> Self {
        Level { first: HashMap::default(), claims: Vec::new() }
    }
}

/// An entry as it is kept until all are known.
#[derive(Clone, Copy)]
struct Entry<W, const CUPS: u32> {
    board: Board<W, CUPS>,
    value: i16,
    mv: u8,
}

fn shapes<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>) -> Shapes<W> {
    Shapes(Board::<W, CUPS>::shape(board.mine), Board::<W, CUPS>::shape(board.theirs))
}

fn lane<W: Lanes>(word: W, lane: u32) -> u8 {
    (word >> (8 * lane)).low() as u8
}

/// Distances of all beans of both shapes together.
fn height<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>) -> usize {
    let Shapes(mine, theirs) = shapes(board);
    let cups =
        (0..CUPS).map(|cup| (usize::from(lane(mine, cup)) + usize::from(lane(theirs, cup))) * (CUPS - cup) as usize);
    cups.sum::<usize>() + board.stocks() as usize * (CUPS as usize + 1)
}

fn evident<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>, wanted: i32) -> bool {
    Searcher::evident(board, wanted).is_some_and(|(value, _)| value >= wanted)
}

/// A book in the making.
pub(crate) struct Proof<'a, W, const CUPS: u32> {
    table: &'a Table<W, CUPS>,
    /// Bytes that claims and entries may take.
    memory: u64,
    stop: &'a AtomicBool,
    levels: Vec<Level<W, CUPS>>,
    /// Claims that wait.
    waiting: u64,
    entries: Vec<Entry<W, CUPS>>,
}

impl<'a, W: Lanes, const CUPS: u32> Proof<'a, W, CUPS> {
    /// What an entry takes in memory, growth and its place in the file included, and a claim that waits with its place in the map.
    pub(crate) const ENTRY_BYTES: u64 = 2 * (size_of::<Entry<W, CUPS>>() as u64 + MOST_BYTES_AN_ENTRY);
    const CLAIM_BYTES: u64 = 2 * (size_of::<Claim<W, CUPS>>() + 2 * size_of::<W>() + 8) as u64;

    /// The book for the value of this position.
    pub(crate) fn of(
        table: &'a Table<W, CUPS>,
        start: &Board<W, CUPS>,
        value: i32,
        memory: u64,
        stop: &'a AtomicBool,
        progress: &dyn Fn(ProofProgress),
    ) -> Result<Self, ProofError> {
        let heights = height(start) + 1;
        let levels = std::iter::repeat_with(Level::default).take(heights).collect();
        let mut proof = Proof { table, memory, stop, levels, waiting: 0, entries: Vec::new() };
        let mut firsts = Vec::new();
        Child::push_all(start, &mut firsts);
        let claims = firsts.iter().map(|first| (first.board, first.gain - value));
        for (board, wanted) in std::iter::once((*start, value)).chain(claims) {
            if proof.ask(&board, wanted)? < wanted {
                return Err(ProofError::Wrong);
            }
            if !evident(&board, wanted) {
                proof.claim(&board, wanted);
            }
        }
        for level in (0..heights).rev() {
            let entries = proof.entries.len() as u64;
            progress(ProofProgress { entries, heights: ((heights - 1 - level) as u64, heights as u64) });
            proof.descend(level)?;
        }
        Ok(proof)
    }

    /// Gives all claims of this height their moves.
    fn descend(&mut self, level: usize) -> Result<(), ProofError> {
        let level = std::mem::take(&mut self.levels[level]);
        self.waiting -= level.claims.len() as u64;
        // In one order on all machines, so that the book is the same again: what is chosen first is there for the others.
        let mut firsts: Vec<_> = level.first.into_iter().collect();
        firsts.sort_unstable_by_key(|&(Shapes(mine, theirs), _)| (order(mine), order(theirs)));
        for (count, (_, first)) in firsts.into_iter().enumerate() {
            if count % 1024 == 0 && self.stop.load(Ordering::Relaxed) {
                return Err(ProofError::Stopped);
            }
            let mut claims: Vec<Claim<W, CUPS>> = Vec::new();
            let mut at = first;
            while at != NONE {
                let claim = level.claims[at as usize];
                at = claim.next;
                if claims.iter().all(|other| other.at(&claim.board) < claim.value) {
                    claims.retain(|other| claim.at(&other.board) < other.value);
                    claims.push(claim);
                }
            }
            if let [first, rest @ .., _] = &claims[..] {
                let all = rest.iter().chain(claims.last()).fold(*first, |all, claim| all.with(claim));
                // More than any side may hold can't be asked about.
                let fits = all.board.mine.total() <= i32::from(u8::MAX);
                if fits && self.ask(&all.board, all.value)? >= all.value {
                    claims = vec![all];
                }
            }
            for claim in claims {
                self.enter(&claim)?;
            }
        }
        Ok(())
    }

    /// Makes an entry of a claim: chooses its move and claims what that needs.
    fn enter(&mut self, claim: &Claim<W, CUPS>) -> Result<(), ProofError> {
        let mut moves = Vec::new();
        Child::push_all(&claim.board, &mut moves);
        // The order of the search: of moves that need as much, those it would have tried first lead to what it has seen.
        moves.sort_unstable_by_key(|child| std::cmp::Reverse((child.gain, child.mv % 16)));
        let mut best: Option<(&Child<W, CUPS>, Vec<Need<W, CUPS>>)> = None;
        for child in moves.iter().filter(|child| self.is_known(child, claim.value)) {
            let needs = self.needs(child, claim.value);
            if best.as_ref().is_none_or(|(_, least)| needs.len() < least.len()) {
                best = Some((child, needs));
            }
        }
        if best.is_none() {
            // The table has lost what was proved, or it was another move.
            for child in &moves {
                let asked = child.gain - claim.value + 1;
                if self.ask(&child.board, asked)? < asked {
                    best = Some((child, self.needs(child, claim.value)));
                    break;
                }
            }
        }
        let (child, needs) = best.expect("one of the moves is as good as the position");
        for (board, wanted) in needs {
            self.claim(&board, wanted);
        }
        self.entries.push(Entry { board: claim.board, value: claim.value as i16, mv: child.mv });
        if self.entries.len() as u64 * Self::ENTRY_BYTES + self.waiting * Self::CLAIM_BYTES > self.memory {
            return Err(ProofError::TooLarge);
        }
        Ok(())
    }

    /// Whether a move is known to gain so much, without a search.
    fn is_known(&self, child: &Child<W, CUPS>, value: i32) -> bool {
        let asked = child.gain - value + 1;
        if let Some((value, _)) = Searcher::evident(&child.board, asked) {
            return value < asked;
        }
        let slot = self.table.slot_of(&child.board);
        self.table.probe(slot, &child.board).upper.is_some_and(|(value, _)| value < asked)
    }

    /// What must be claimed, and isn't, for this move to gain so much.
    fn needs(&self, child: &Child<W, CUPS>, value: i32) -> Vec<Need<W, CUPS>> {
        let mut replies = Vec::new();
        Child::push_all(&child.board, &mut replies);
        let wanted = replies.iter().map(|reply| (reply.board, value - child.gain + reply.gain));
        wanted.filter(|(board, wanted)| !evident(board, *wanted) && !self.is_claimed(board, *wanted)).collect()
    }

    fn is_claimed(&self, board: &Board<W, CUPS>, wanted: i32) -> bool {
        let level = &self.levels[height(board)];
        let mut at = level.first.get(&shapes(board)).copied().unwrap_or(NONE);
        while at != NONE {
            let claim = &level.claims[at as usize];
            if claim.at(board) >= wanted {
                return true;
            }
            at = claim.next;
        }
        false
    }

    fn claim(&mut self, board: &Board<W, CUPS>, value: i32) {
        if !self.is_claimed(board, value) {
            let level = &mut self.levels[height(board)];
            let first = level.first.entry(shapes(board)).or_insert(NONE);
            level.claims.push(Claim { board: *board, value, next: *first });
            *first = level.claims.len() as u32 - 1;
            self.waiting += 1;
        }
    }

    /// What a search, with the table as it is, says to the question whether the value is at least `wanted`.
    fn ask(&self, board: &Board<W, CUPS>, wanted: i32) -> Result<i32, Ended> {
        let mut tick = |_| !self.stop.load(Ordering::Relaxed);
        let mut searcher =
            Searcher { table: self.table, known: None, busy: None, tick: &mut tick, nodes: 0, open: Vec::new() };
        searcher.ask(board, wanted)
    }

    /// All entries, in the order of a certificate.
    pub(crate) fn into_entries(mut self) -> impl Iterator<Item = BookEntry> {
        self.entries.sort_unstable_by_key(|entry| {
            let Board { mine, theirs, .. } = entry.board;
            let Shapes(my_shape, their_shape) = shapes(&entry.board);
            (mine.top(), theirs.top(), order(my_shape), order(their_shape), entry.value, order(mine), order(theirs))
        });
        self.entries.into_iter().map(|Entry { board, value, mv }| {
            let cups =
                |side: W| std::array::from_fn(|cup| if (cup as u32) < CUPS { lane(side, cup as u32) } else { 0 });
            let stocks = [board.mine.top() as u8, board.theirs.top() as u8];
            BookEntry { cups: [cups(board.mine), cups(board.theirs)], stocks, value, mv }
        })
    }
}

/// Sorts sides by their cups, cup 1 first.
fn order<W: Lanes>(side: W) -> u128 {
    let lanes = (0..W::WORDS).map(|i| u128::from(side.word(i)) << (64 * i)).sum::<u128>();
    lanes.swap_bytes()
}
