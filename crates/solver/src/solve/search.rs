//! Null-window search: is the value at least so much? With the bound that proves the answer.

use std::sync::atomic::{AtomicU64, Ordering};

use beanduel_rules::{Board, Lanes};

use super::bound::{Bound, Kind, Weakest};
use super::child::Child;
use super::known::Known;
use super::lanes::LaneArithmetic;
use super::shape::Shape;
use super::table::Table;

/// One thread of a search.
pub(crate) struct Searcher<'a, W, const CUPS: u32> {
    pub(crate) table: &'a Table<W, CUPS>,
    /// What is known without search.
    pub(crate) known: Option<&'a Known>,
    /// What the other threads are at, where there are others.
    pub(crate) busy: Option<&'a Busy>,
    /// Told the number of nodes every [`TICK`] nodes; the search ends when it returns false.
    pub(crate) tick: &'a mut dyn FnMut(u64) -> bool,
    pub(crate) nodes: u64,
    /// The open moves of all positions on the way here.
    pub(crate) open: Vec<Child<W, CUPS>>,
}

/// In place of a slot: the oracle is asked first.
const TOLD: usize = usize::MAX;

/// How many nodes lie between two calls of [`Searcher::tick`].
pub(crate) const TICK: u64 = 1 << 12;

/// An answer: what the bound says at the position searched, and the bound.
pub(crate) type Answer<W> = (i32, Bound<W>);

/// The search was told to end.
pub(crate) struct Ended;

/// Slots that some thread is searching: others put those off (T. Kerrigan's simplified ABDADA). Only a hint.
pub(crate) struct Busy(Vec<AtomicU64>);

impl Busy {
    pub(crate) fn new() -> Busy {
        Busy(std::iter::repeat_with(AtomicU64::default).take(1 << 12).collect())
    }

    fn mark(&self, slot: usize) -> &AtomicU64 {
        &self.0[((slot as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 52) as usize]
    }
}

/// Below so many beans in both stocks together a position isn't worth telling the other threads of.
const WORTH_SHARING: u32 = 8;

/// The upper bounds that the moves refuted so far allow.
struct Refuted<W> {
    most: i32,
    weakest: Option<Weakest<W>>,
}

impl<W: Lanes> Refuted<W> {
    #[inline]
    fn add<const CUPS: u32>(&mut self, after: &Bound<W>, board: &Board<W, CUPS>, child: &Child<W, CUPS>) {
        let bound = Bound::allowed(after, board, child);
        self.most = self.most.max(bound.at(Kind::Upper, board));
        match &mut self.weakest {
            Some(weakest) => weakest.add(&bound),
            None => self.weakest = Some(Weakest::of(&bound)),
        }
    }
}

impl<W: Lanes, const CUPS: u32> Searcher<'_, W, CUPS> {
    /// What is known without table and search on the question whether the value is at least `wanted`, if that answers it.
    #[inline]
    pub(crate) fn evident(board: &Board<W, CUPS>, wanted: i32) -> Option<Answer<W>> {
        if board.is_apart() {
            let value = Board::<W, CUPS>::alone(board.mine) - Board::<W, CUPS>::alone(board.theirs);
            let kind = if value >= wanted { Kind::Lower } else { Kind::Upper };
            return Some((value, Bound::constant(kind, value)));
        }
        let (upper, lower) = board.limits();
        let most = upper.at(Kind::Upper, board);
        if most < wanted {
            return Some((most, upper));
        }
        let least = lower.at(Kind::Lower, board);
        (least >= wanted).then_some((least, lower))
    }

    /// Whether the oracle, if there is one, may know the position.
    #[inline]
    fn may_be_told(&self, board: &Board<W, CUPS>) -> bool {
        self.known.is_some_and(|known| known.reaches(board.stocks()))
    }

    /// What the oracle answers to the question whether the value is at least `wanted`.
    fn told(&self, board: &Board<W, CUPS>, wanted: i32) -> Option<Answer<W>> {
        let family = self.known?.family(CUPS as u8, board.max_sow as u8, board.mine.side(), board.theirs.side())?;
        let kind = if family.value >= wanted { Kind::Lower } else { Kind::Upper };
        Some((family.value, Bound::of_family(kind, &family, board)))
    }

    /// What the table answers to the question whether the value is at least `wanted`.
    #[inline]
    fn recalled(&self, slot: usize, board: &Board<W, CUPS>, wanted: i32) -> Option<Answer<W>> {
        let known = self.table.probe(slot, board);
        known.lower.filter(|(value, _)| *value >= wanted).or(known.upper.filter(|(value, _)| *value < wanted))
    }

    /// Whether the value is at least `wanted`: what a bound that answers it says of the position, so `wanted` or more for
    /// yes, less for no.
    pub(crate) fn ask(&mut self, board: &Board<W, CUPS>, wanted: i32) -> Result<i32, Ended> {
        if let Some((value, _)) = Self::evident(board, wanted) {
            return Ok(value);
        }
        if self.may_be_told(board)
            && let Some((value, _)) = self.told(board, wanted)
        {
            return Ok(value);
        }
        let slot = self.table.slot_of(board);
        if let Some((value, _)) = self.recalled(slot, board, wanted) {
            return Ok(value);
        }
        self.search(board, slot, wanted).map(|(value, _)| value)
    }

    /// The answer for a position that is neither evident nor in the table.
    fn search(&mut self, board: &Board<W, CUPS>, slot: usize, wanted: i32) -> Result<Answer<W>, Ended> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(TICK) && !(self.tick)(self.nodes) {
            return Err(Ended);
        }
        let (began, base) = (self.nodes, self.open.len());
        let mut refuted = Refuted { most: i32::MIN, weakest: None };
        let won = self.search_moves(board, wanted, base, &mut refuted)?;
        self.open.truncate(base);
        let (kind, bound) = match (won, refuted.weakest) {
            (Some(bound), _) => (Kind::Lower, bound),
            (None, Some(weakest)) => (Kind::Upper, weakest.bound(refuted.most, board)),
            // Without a move the game is over, and nobody gains anything any more.
            (None, None) => return Ok((0, Bound::constant(if wanted <= 0 { Kind::Lower } else { Kind::Upper }, 0))),
        };
        let value = bound.at(kind, board);
        debug_assert_eq!(kind == Kind::Lower, value >= wanted);
        let effort = ((self.nodes - began + 1).ilog2() / 3) as u8;
        self.table.store(slot, kind, board, &bound, effort);
        Ok((value, bound))
    }

    /// The lower bound of a move that wins, the first that is found; or none, with all moves in `refuted`.
    fn search_moves(
        &mut self,
        board: &Board<W, CUPS>,
        wanted: i32,
        base: usize,
        refuted: &mut Refuted<W>,
    ) -> Result<Option<Bound<W>>, Ended> {
        Child::push_all(board, &mut self.open);
        // First what takes no memory.
        let mut kept = base;
        for i in base..self.open.len() {
            let mut child = self.open[i];
            let asked = child.gain - wanted + 1;
            match Self::evident(&child.board, asked) {
                Some((value, after)) if value < asked => return Ok(Some(Bound::raised(&after, board, &child))),
                Some((_, after)) => refuted.add(&after, board, &child),
                None => {
                    if self.may_be_told(&child.board) {
                        child.slot = TOLD;
                    } else {
                        child.slot = self.table.slot_of(&child.board);
                    }
                    self.open[kept] = child;
                    kept += 1;
                }
            }
        }
        self.open.truncate(kept);
        // The slots of the others are touched with nothing in between, so that all are waited for at once: two thirds of the time
        // of a search is this.
        let slots = self.open[base..].iter().filter(|child| child.slot != TOLD);
        std::hint::black_box(slots.fold(0, |touched, child| touched | self.table.touch(child.slot)));
        // Then whatever the table answers, before any move is searched.
        kept = base;
        for i in base..self.open.len() {
            let child = self.open[i];
            let asked = child.gain - wanted + 1;
            if child.slot == TOLD {
                self.open[kept] = child;
                kept += 1;
                continue;
            }
            match self.recalled(child.slot, &child.board, asked) {
                Some((value, after)) if value < asked => return Ok(Some(Bound::raised(&after, board, &child))),
                Some((_, after)) => refuted.add(&after, board, &child),
                None => {
                    self.open[kept] = child;
                    kept += 1;
                }
            }
        }
        self.open.truncate(kept);
        // What pots most first, then the longest: measured against other orders, more of it for more beans.
        sort_few(&mut self.open[base..], |child| std::cmp::Reverse((child.slot == TOLD, child.gain, child.mv % 16)));
        let mut i = base;
        while i < self.open.len() {
            let mut child = self.open[i];
            let asked = child.gain - wanted + 1;
            if child.slot == TOLD {
                if let Some((value, after)) = self.told(&child.board, asked) {
                    if value < asked {
                        return Ok(Some(Bound::raised(&after, board, &child)));
                    }
                    refuted.add(&after, board, &child);
                    i += 1;
                    continue;
                }
                child.slot = self.table.slot_of(&child.board);
                match self.recalled(child.slot, &child.board, asked) {
                    Some((value, after)) if value < asked => return Ok(Some(Bound::raised(&after, board, &child))),
                    Some((_, after)) => {
                        refuted.add(&after, board, &child);
                        i += 1;
                        continue;
                    }
                    None => {}
                }
            }
            let (value, after) = match self.busy {
                Some(busy) if child.board.stocks() >= WORTH_SHARING => {
                    let mark = busy.mark(child.slot);
                    if child.deferred {
                        if let Some(answer) = self.recalled(child.slot, &child.board, asked) {
                            answer
                        } else {
                            self.search(&child.board, child.slot, asked)?
                        }
                    } else if i > base && mark.load(Ordering::Relaxed) == child.slot as u64 + 1 {
                        self.open.push(Child { deferred: true, ..child });
                        i += 1;
                        continue;
                    } else {
                        mark.store(child.slot as u64 + 1, Ordering::Relaxed);
                        let answer = self.search(&child.board, child.slot, asked)?;
                        mark.store(0, Ordering::Relaxed);
                        answer
                    }
                }
                Some(_) | None => self.search(&child.board, child.slot, asked)?,
            };
            if value < asked {
                return Ok(Some(Bound::raised(&after, board, &child)));
            }
            refuted.add(&after, board, &child);
            i += 1;
        }
        Ok(None)
    }
}

/// Sorts a few by their keys, the first first.
fn sort_few<T, K: Ord>(few: &mut [T], key: impl Fn(&T) -> K) {
    if cfg!(not(target_family = "wasm")) {
        few.sort_unstable_by_key(key);
        return;
    }
    // What the library has is for many and much code for each kind of board; for few it does this, too.
    for end in 1..few.len() {
        let mut at = end;
        while at > 0 && key(&few[at]) < key(&few[at - 1]) {
            few.swap(at - 1, at);
            at -= 1;
        }
    }
}
