//! The transposition table: what was seen of positions met before, in memory of a fixed size.

use core::sync::atomic::{AtomicU64, Ordering};

use beanduel_rules::{Board, Lanes};

use crate::seen::{INFINITE, POINTS, Proven, Seen, Window};
use crate::shape::{drift, shape};

/// What the table keeps of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// As far as the search saw.
    pub score: i32,
    pub bound: Bound,
    /// In plies.
    pub depth: u8,
    /// The best move's byte, 0 if none is known.
    pub mv: u8,
    pub proven: Proven,
}

/// Which way a score binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Upper,
    Lower,
    Both,
}

impl Bound {
    /// What a score found with this window is.
    pub fn of(score: i32, window: Window) -> Bound {
        if score <= window.alpha {
            Bound::Upper
        } else if score >= window.beta {
            Bound::Lower
        } else {
            Bound::Both
        }
    }
}

impl Entry {
    /// ```text
    ///   bit 63   56     53     48      40     38      27      16      0
    ///      +-------+-----+------+-------+------+-------+-------+-------+
    ///      | epoch | age | move | depth | bound| most  | least | score |
    ///      +-------+-----+------+-------+------+-------+-------+-------+
    /// ```
    fn pack(self) -> u64 {
        let beans = |points: i32| (points / POINTS + 1024) as u64;
        u64::from(self.score as i16 as u16)
            | beans(self.proven.least) << 16
            | beans(self.proven.most) << 27
            | (self.bound as u64) << 38
            | u64::from(self.depth) << 40
            | u64::from(self.mv) << 48
    }

    fn unpack(data: u64) -> Entry {
        let points = |shift: u32| ((data >> shift & 0x7ff) as i32 - 1024) * POINTS;
        Entry {
            score: i32::from(data as u16 as i16),
            bound: match data >> 38 & 3 {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Both,
            },
            depth: depth(data),
            mv: (data >> 48) as u8 & 31,
            proven: Proven { least: points(16), most: points(27) },
        }
    }
}

const AGE: u32 = 53;
const EPOCH: u32 = 56;

fn depth(data: u64) -> u8 {
    (data >> 40) as u8
}

/// What the table knows of a position, from entries of it and of others of the same shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// Holds for ever.
    pub proven: Proven,
    /// The score as far as a search of the depth asked for sees is at least this.
    pub least: i32,
    /// And at most this.
    pub most: i32,
    /// The best move's byte, 0 if none is known.
    pub mv: u8,
}

impl Known {
    /// What is known says for this window, if that is an answer.
    pub fn answers(&self, window: Window) -> Option<Seen> {
        if self.least >= window.beta || self.least == self.most {
            Some(Seen::guess(self.least))
        } else if self.most <= window.alpha {
            Some(Seen::guess(self.most))
        } else {
            None
        }
    }
}

/// Pairs of slots of 3 words (one of data, two of key) for boards of up to 7 cups and of 5 words for larger ones. The
/// first slot of a pair keeps the deeper entry of the latest search, the second takes what comes.
///
/// A position's place is given by its shapes (see [`shape`]), so that an entry is also found from positions that differ from it only
/// in the beans of blocked cups. Of those it still says something.
///
/// Keys are whole positions, so that no entry is ever taken for another's. Threads write and read the words of a slot without locks; each
/// word of the key is written scrambled by the data, and what two threads wrote at the same time doesn't fit together
/// (R. Hyatt and T. Mann, *A lockless transposition table implementation for parallel search*, 2002).
///
/// Entries of an earlier *epoch* count as empty everywhere, also when it is decided what to replace: a new epoch is as
/// good as a cleared table and costs nothing.
pub(crate) struct Table {
    words: Vec<AtomicU64>,
    /// 1 to [`Table::LAST_EPOCH`]; 0 marks a slot never used.
    epoch: u64,
    /// Counts searches modulo 8: deep entries of earlier ones must not stay for ever.
    age: u64,
    /// Words of half a key: slots of one size can't be read as slots of the other.
    half_key: usize,
}

/// So many words of 0. Zeroed memory from the system costs its pages only as they are used.
fn zeroed(words: usize) -> Vec<AtomicU64> {
    vec![0; words].into_iter().map(AtomicU64::new).collect()
}

impl Table {
    const LAST_EPOCH: u64 = 255;

    /// A table of at most this many bytes. One too small for a pair of slots works and remembers nothing.
    pub fn new(bytes: usize) -> Table {
        Table { words: zeroed(bytes / size_of::<u64>()), epoch: 1, age: 0, half_key: 1 }
    }

    /// Zeroes all memory.
    fn zero(&mut self) {
        let len = self.words.len();
        // Given back before it is asked for again.
        self.words = Vec::new();
        self.words = zeroed(len);
        self.epoch = 1;
        self.age = 0;
    }

    /// Forgets everything. Costs nothing nearly every time.
    pub fn new_epoch(&mut self) {
        if self.epoch == Table::LAST_EPOCH {
            self.zero();
        } else {
            self.epoch += 1;
            self.age = 0;
        }
    }

    /// Makes ready for a search on boards whose sides are a `W`.
    pub fn begin<W: Lanes>(&mut self) {
        self.age = (self.age + 1) % 8;
        let half_key = halves::<W>();
        if self.half_key != half_key {
            self.half_key = half_key;
            self.zero();
        }
    }

    /// Where the entry of a board belongs.
    pub fn place<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>) -> Place<W> {
        let shapes = (shape::<W, CUPS>(board.mine), shape::<W, CUPS>(board.theirs));
        let mut hash = 0u64;
        for i in 0..halves::<W>() {
            for side in [shapes.0, shapes.1] {
                hash = (hash ^ word(side, i)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                hash ^= hash >> 32;
            }
        }
        hash = hash.wrapping_mul(0xd6e8_feb8_6659_fd93);
        let pairs = self.words.len() / (2 * stride::<W>());
        // The high half of the product is a number below `pairs`, without a division.
        let pair = ((u128::from(hash) * pairs as u128) >> 64) as usize;
        Place { mine: board.mine, theirs: board.theirs, shapes, first: pair * 2 * stride::<W>() }
    }

    /// The slot from this word, if it is in use: its data, and the sides it is about.
    fn slot<W: Lanes>(&self, at: usize) -> Option<(u64, W, W)> {
        let slot = &self.words[at..at + stride::<W>()];
        let data = slot[0].load(Ordering::Relaxed);
        if data >> EPOCH != self.epoch {
            return None;
        }
        let (mut mine, mut theirs) = (W::ZERO, W::ZERO);
        for i in 0..halves::<W>() {
            let half = |at: usize| {
                W::from_low(slot[at].load(Ordering::Relaxed) ^ scrambled(data, at)) << (u64::BITS * i as u32)
            };
            mine = mine | half(1 + 2 * i);
            theirs = theirs | half(2 + 2 * i);
        }
        Some((data, mine, theirs))
    }

    /// Something of what lies at this place. Places touched one right after the other are waited for at once, and are at hand when they are
    /// asked about.
    pub fn touch<W: Lanes>(&self, place: &Place<W>) -> u64 {
        self.words.get(place.first).map_or(0, |word| word.load(Ordering::Relaxed))
    }

    fn is_usable<W: Lanes>(&self) -> bool {
        self.words.len() >= 2 * stride::<W>()
    }

    /// What is known of the place's board, for a search of so many plies.
    pub fn get<W: Lanes, const CUPS: u32>(&self, place: &Place<W>, depth: i32) -> Option<Known> {
        if !self.is_usable::<W>() {
            return None;
        }
        let mut known: Option<Known> = None;
        let mut own_move = false;
        for at in place.slots() {
            let Some((data, mine, theirs)) = self.slot::<W>(at) else { continue };
            let same = mine == place.mine && theirs == place.theirs;
            if !same && (shape::<W, CUPS>(mine), shape::<W, CUPS>(theirs)) != place.shapes {
                continue;
            }
            let entry = Entry::unpack(data);
            let (below, above) = drift(place.mine, place.theirs, mine, theirs);
            let (below, above) = (below * POINTS, above * POINTS);
            let deep = i32::from(entry.depth) >= depth;
            let known = known.get_or_insert(Known {
                proven: Proven { least: -INFINITE, most: INFINITE },
                least: -INFINITE,
                most: INFINITE,
                mv: entry.mv,
            });
            let proven = Proven { least: entry.proven.least - below, most: entry.proven.most + above };
            known.proven = known.proven.and(proven);
            if deep && entry.bound != Bound::Upper {
                known.least = known.least.max(entry.score - below);
            }
            if deep && entry.bound != Bound::Lower {
                known.most = known.most.min(entry.score + above);
            }
            if entry.mv != 0 && (same || known.mv == 0) && !own_move {
                known.mv = entry.mv;
                own_move = same;
            }
        }
        known
    }

    /// Keeps what was seen of the place's board, instead of what is worth least.
    pub fn put<W: Lanes, const CUPS: u32>(&self, place: &Place<W>, mut entry: Entry) {
        if !self.is_usable::<W>() {
            return;
        }
        let [first, second] = place.slots();
        let (first_slot, second_slot) = (self.slot::<W>(first), self.slot::<W>(second));
        let same = |slot: &(u64, W, W)| slot.1 == place.mine && slot.2 == place.theirs;
        let (in_first, in_second) = (first_slot.filter(same), second_slot.filter(same));
        let current = self.epoch << EPOCH | self.age << AGE;
        if entry.mv == 0 {
            entry.mv = in_first.or(in_second).map_or(0, |(data, _, _)| Entry::unpack(data).mv);
        }
        let worth_keeping =
            first_slot.is_some_and(|(data, _, _)| data >> AGE == current >> AGE && depth(data) > entry.depth);
        let at = if in_first.is_some() || in_second.is_none() && !worth_keeping { first } else { second };
        let data = entry.pack() | current;
        let slot = &self.words[at..at + stride::<W>()];
        slot[0].store(data, Ordering::Relaxed);
        for i in 0..halves::<W>() {
            for (at, side) in [(1 + 2 * i, place.mine), (2 + 2 * i, place.theirs)] {
                slot[at].store(word(side, i) ^ scrambled(data, at), Ordering::Relaxed);
            }
        }
    }
}

/// What a word of a key is written together with.
fn scrambled(data: u64, at: usize) -> u64 {
    data.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(13 * at as u32).wrapping_mul(0xd6e8_feb8_6659_fd93)
}

/// A board and the first of the two slots where its entry may lie.
pub(crate) struct Place<W> {
    mine: W,
    theirs: W,
    shapes: (W, W),
    first: usize,
}

impl<W: Lanes> Place<W> {
    fn slots(&self) -> [usize; 2] {
        [self.first, self.first + stride::<W>()]
    }
}

/// Words of a side.
const fn halves<W: Lanes>() -> usize {
    (W::BITS / u64::BITS) as usize
}

/// Words of a slot.
const fn stride<W: Lanes>() -> usize {
    1 + 2 * halves::<W>()
}

fn word<W: Lanes>(side: W, i: usize) -> u64 {
    (side >> (u64::BITS * i as u32)).low()
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_rules::{OnBoard, Position};

    fn entry(depth: u8, score: i32) -> Entry {
        Entry { score, bound: Bound::Lower, depth, mv: 17, proven: Proven { least: -510 * POINTS, most: 510 * POINTS } }
    }

    #[test]
    fn an_entry_is_unpacked_as_it_was_packed() {
        for score in [-25_500, -1, 0, 1, 25_500] {
            for bound in [Bound::Upper, Bound::Lower, Bound::Both] {
                for (least, most) in [(-510, 510), (-1, 0), (3, 3)] {
                    let proven = Proven { least: least * POINTS, most: most * POINTS };
                    let entry = Entry { score, bound, depth: 250, mv: 31, proven };
                    assert_eq!(Entry::unpack(entry.pack()), entry);
                    assert_eq!(entry.pack() >> AGE, 0, "room for age and epoch");
                }
            }
        }
    }

    /// Puts boards of one place one after the other and asks for the score of each.
    struct Fill<'a>(&'a mut Table, &'a [Entry]);

    impl OnBoard for Fill<'_> {
        type Output = Vec<Option<i32>>;

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Vec<Option<i32>> {
            let Fill(table, entries) = self;
            table.begin::<W>();
            let places: Vec<_> = (0u32..)
                .map(|more| table.place(&Board { mine: board.mine.plus(W::from_low(more.into())), ..board }))
                .take(entries.len())
                .collect();
            for (place, &entry) in places.iter().zip(entries) {
                table.put::<W, CUPS>(place, entry);
            }
            places.iter().map(|place| table.get::<W, CUPS>(place, 0).map(|known| known.least)).collect()
        }
    }

    #[test]
    fn a_pair_keeps_the_deepest_and_the_latest() {
        let entries = [entry(3, 50), entry(9, 100), entry(5, 150), entry(2, 200)];
        for line in ["0,0,1:9:0 0,2,0:9:0 s", "0,0,0,0,0,0,0,0,1:9:0 0,2,0,0,0,0,0,0,0:9:0 s"] {
            let position: Position = line.parse().unwrap();
            // Room for one pair.
            let mut table = Table::new(80);
            let kept = position.on_board(Fill(&mut table, &entries));
            assert_eq!(kept, [None, Some(100), None, Some(200)]);
            table.new_epoch();
            assert_eq!(position.on_board(Fill(&mut table, &[])), []);
            let kept = position.on_board(Fill(&mut table, &entries[2..]));
            assert_eq!(kept, [Some(150), Some(200)], "entries of the epoch before are not kept");
        }
    }

    #[test]
    fn deep_entries_of_earlier_searches_make_room() {
        let position: Position = "0,0,1:9:0 0,2,0:9:0 s".parse().unwrap();
        let mut table = Table::new(48);
        position.on_board(Fill(&mut table, &[entry(9, 100)]));
        let kept = position.on_board(Fill(&mut table, &[entry(8, 50), entry(7, 0)]));
        assert_eq!(kept, [Some(50), Some(0)]);
    }

    #[test]
    fn without_memory_nothing_is_kept_and_nothing_breaks() {
        let position: Position = "0,0,1:9:0 0,2,0:9:0 s".parse().unwrap();
        for bytes in [0, 8, 47] {
            assert_eq!(position.on_board(Fill(&mut Table::new(bytes), &[entry(1, 0)])), [None]);
        }
    }

    /// What is known of a board for a search of so many plies.
    struct Get<'a>(&'a Table, i32);

    impl OnBoard for Get<'_> {
        type Output = Option<Known>;

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Option<Known> {
            self.0.get::<W, CUPS>(&self.0.place(&board), self.1)
        }
    }

    #[test]
    fn the_last_epoch_is_followed_by_the_first() {
        let position: Position = "0,0,1:9:0 0,2,0:9:0 s".parse().unwrap();
        let mut table = Table::new(48);
        for _ in 0..2 * Table::LAST_EPOCH {
            assert_eq!(position.on_board(Fill(&mut table, &[entry(9, 100)])), [Some(100)]);
            table.new_epoch();
            assert_eq!(position.on_board(Get(&table, 0)), None);
        }
    }

    #[test]
    fn an_entry_says_something_of_other_positions_of_its_shapes() {
        let known: Position = "9,0,1:9:0 0,4,0:9:0 s".parse().unwrap();
        let proven = Proven { least: -POINTS, most: 7 * POINTS };
        let mut table = Table::new(48);
        known.on_board(Fill(&mut table, &[Entry { score: 90, bound: Bound::Both, depth: 5, mv: 18, proven }]));
        let get = |line: &str, depth| line.parse::<Position>().unwrap().on_board(Get(&table, depth));
        let own = Known { proven, least: 90, most: 90, mv: 18 };
        assert_eq!(get("9,0,1:9:0 0,4,0:9:0 s", 5), Some(own));
        assert_eq!(get("9,0,1:9:0 0,4,0:9:0 s", 6), Some(Known { least: -INFINITE, most: INFINITE, ..own }));
        // Two own blocked beans more, one of the opponent's fewer: up to three beans worse.
        let worse = Known { proven: Proven { least: -4 * POINTS, ..proven }, least: 90 - 3 * POINTS, ..own };
        assert_eq!(get("11,0,1:9:0 0,3,0:9:0 s", 5), Some(worse));
        let better = Known { proven: Proven { most: 12 * POINTS, ..proven }, most: 90 + 5 * POINTS, ..own };
        assert_eq!(get("5,0,1:9:0 0,5,0:9:0 s", 5), Some(better));
        // Not blocked any more: another shape.
        assert_eq!(get("3,0,1:9:0 0,4,0:9:0 s", 0), None);
        assert_eq!(get("9,0,1:9:0 0,2,0:9:0 s", 0), None);
    }
}
