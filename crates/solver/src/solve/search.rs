//! Null-window search: is the value at least so much? With the bound that proves the answer.

use std::ops::Range;
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
    /// Told the number of nodes every [`TICK`] nodes, with an oracle every [`ORACLE_TICK`]; the search ends when it returns false.
    pub(crate) tick: &'a mut dyn FnMut(u64) -> bool,
    pub(crate) nodes: u64,
    /// The open moves of all positions on the way here.
    pub(crate) open: Vec<Child<W, CUPS>>,
}

/// A position of the search and what is known of its moves so far.
struct Node<W, const CUPS: u32> {
    board: Board<W, CUPS>,
    wanted: i32,
    /// Its open moves are those from here on among all open ones.
    first: usize,
    end: usize,
    /// The lower bound of a move that wins: of several, the one that says most here.
    won: Option<Bound<W>>,
    refuted: Refuted<W>,
}

impl<W: Lanes, const CUPS: u32> Node<W, CUPS> {
    #[inline]
    fn moves(&self) -> Range<usize> {
        self.first..self.end
    }

    /// The question to the opponent after a move: is the value there at least so much? If not, the move wins.
    #[inline]
    fn asked(&self, child: &Child<W, CUPS>) -> i32 {
        child.gain - self.wanted + 1
    }

    /// Takes the answer to that question.
    #[inline]
    fn add(&mut self, child: &Child<W, CUPS>, (value, after): Answer<W>) {
        if value >= self.asked(child) {
            self.refuted.add(&after, &self.board, child);
            return;
        }
        let bound = Bound::raised(&after, &self.board, child);
        let says = |bound: &Bound<W>| bound.at(Kind::Lower, &self.board);
        if self.won.is_none_or(|won| says(&won) < says(&bound)) {
            self.won = Some(bound);
        }
    }

    /// What all that proves, when no move is open any more or one wins; nothing where there is none.
    #[inline]
    fn outcome(&self) -> Option<(Kind, Bound<W>)> {
        let upper = |weakest: &Weakest<W>| (Kind::Upper, weakest.bound(self.refuted.most, &self.board));
        self.won.map(|bound| (Kind::Lower, bound)).or(self.refuted.weakest.as_ref().map(upper))
    }
}

/// The effort of asking the oracle, as [`Table::store`] has it: that of some ten nodes.
const TOLD_EFFORT: u8 = 1;

/// How many nodes lie between two calls of [`Searcher::tick`].
pub(crate) const TICK: u64 = 1 << 12;

/// The same where there is an oracle: what it hasn't told before can take tens of microseconds, and a node asks it of each of its moves.
const ORACLE_TICK: u64 = 1 << 6;

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

    /// What the oracle, if there is one and it knows the position, answers to the question whether the value is at least `wanted`.
    fn told(&self, slot: usize, board: &Board<W, CUPS>, wanted: i32) -> Option<Answer<W>> {
        let known = self.known.filter(|known| known.reaches(board.stocks()))?;
        let family = known.family(CUPS as u8, board.max_sow as u8, board.mine.side(), board.theirs.side())?;
        let kind = if family.value >= wanted { Kind::Lower } else { Kind::Upper };
        let bound = Bound::of_family(kind, &family, board);
        // To recall it takes a hundredth of the time.
        self.table.store(slot, kind, board, &bound, TOLD_EFFORT);
        Some((family.value, bound))
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
        let slot = self.table.slot_of(board);
        if let Some((value, _)) = self.recalled(slot, board, wanted).or_else(|| self.told(slot, board, wanted)) {
            return Ok(value);
        }
        self.search(board, slot, wanted).map(|(value, _)| value)
    }

    /// The answer for a position that is neither evident nor in the table.
    fn search(&mut self, board: &Board<W, CUPS>, slot: usize, wanted: i32) -> Result<Answer<W>, Ended> {
        let first = self.open.len();
        let mut node = self.expanded(board, wanted)?;
        let began = self.nodes;
        if node.won.is_none() {
            self.touch(node.moves());
            self.take_answers(&mut node, Self::recalled);
        }
        if node.won.is_none() && self.known.is_some() {
            self.take_answers(&mut node, Self::told);
        }
        if node.won.is_none() {
            // What pots most first, then the longest: measured against other orders, more of it for more beans.
            sort_few(&mut self.open[node.moves()], |child| std::cmp::Reverse((child.gain, child.mv % 16)));
            self.search_moves(&mut node)?;
        }
        self.open.truncate(first);
        let Some((kind, bound)) = node.outcome() else {
            // Without a move the game is over, and nobody gains anything any more.
            return Ok((0, Bound::constant(if wanted <= 0 { Kind::Lower } else { Kind::Upper }, 0)));
        };
        let value = bound.at(kind, board);
        debug_assert_eq!(kind == Kind::Lower, value >= wanted);
        let effort = ((self.nodes - began + 1).ilog2() / 3) as u8;
        self.table.store(slot, kind, board, &bound, effort);
        Ok((value, bound))
    }

    /// A position with its moves, less those that are answered without memory.
    fn expanded(&mut self, board: &Board<W, CUPS>, wanted: i32) -> Result<Node<W, CUPS>, Ended> {
        self.nodes += 1;
        let tick = if self.known.is_some() { ORACLE_TICK } else { TICK };
        if self.nodes.is_multiple_of(tick) && !(self.tick)(self.nodes) {
            return Err(Ended);
        }
        let first = self.open.len();
        let refuted = Refuted { most: i32::MIN, weakest: None };
        let mut node = Node { board: *board, wanted, first, end: first, won: None, refuted };
        Child::push_all(board, &mut self.open);
        for i in first..self.open.len() {
            let mut child = self.open[i];
            if let Some(answer) = Self::evident(&child.board, node.asked(&child)) {
                node.add(&child, answer);
            } else {
                child.slot = self.table.slot_of(&child.board);
                self.open[node.end] = child;
                node.end += 1;
            }
        }
        self.open.truncate(node.end);
        Ok(node)
    }

    /// Touches the slots of these moves with nothing in between, so that all are waited for at once: half of the time of a long search
    /// is this.
    #[inline]
    fn touch(&self, moves: Range<usize>) {
        let slots = self.open[moves].iter().map(|child| child.slot);
        std::hint::black_box(slots.fold(0, |touched, slot| touched | self.table.touch(slot)));
    }

    /// Takes out of the open moves of a node those that `answers` settles.
    #[inline]
    fn take_answers(
        &mut self,
        node: &mut Node<W, CUPS>,
        answers: impl Fn(&Self, usize, &Board<W, CUPS>, i32) -> Option<Answer<W>>,
    ) {
        let moves = node.moves();
        node.end = node.first;
        for i in moves {
            let child = self.open[i];
            if let Some(answer) = answers(self, child.slot, &child.board, node.asked(&child)) {
                node.add(&child, answer);
            } else {
                self.open[node.end] = child;
                node.end += 1;
            }
        }
        self.open.truncate(node.end);
    }

    /// Searches the moves of a node one after the other until one wins.
    fn search_moves(&mut self, node: &mut Node<W, CUPS>) -> Result<(), Ended> {
        let mut deferred = 0;
        for i in node.moves() {
            let child = self.open[i];
            let mark = self.busy.filter(|_| child.board.stocks() >= WORTH_SHARING).map(|busy| busy.mark(child.slot));
            if let Some(mark) = mark {
                if i > node.first && mark.load(Ordering::Relaxed) == child.slot as u64 + 1 {
                    self.open[node.first + deferred] = child;
                    deferred += 1;
                    continue;
                }
                mark.store(child.slot as u64 + 1, Ordering::Relaxed);
            }
            let answer = self.search(&child.board, child.slot, node.asked(&child))?;
            if let Some(mark) = mark {
                mark.store(0, Ordering::Relaxed);
            }
            node.add(&child, answer);
            if node.won.is_some() {
                return Ok(());
            }
        }
        // By now another thread may have answered those that were put off.
        for i in node.first..node.first + deferred {
            let child = self.open[i];
            let asked = node.asked(&child);
            let answer = match self.recalled(child.slot, &child.board, asked) {
                Some(answer) => answer,
                None => self.search(&child.board, child.slot, asked)?,
            };
            node.add(&child, answer);
            if node.won.is_some() {
                return Ok(());
            }
        }
        Ok(())
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
