//! The transposition table: what was seen of positions met before, in memory of a fixed size.

use beanduel_rules::{Board, Lanes};

use crate::seen::{POINTS, Proven, Seen, Window};

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
    /// What the score says for this window at this depth, if the entry is deep enough to say it.
    pub fn answers(&self, depth: i32, window: Window) -> Option<Seen> {
        let enough = match self.bound {
            Bound::Upper => self.score <= window.alpha,
            Bound::Lower => self.score >= window.beta,
            Bound::Both => true,
        };
        (i32::from(self.depth) >= depth && enough).then(|| Seen::guess(self.score))
    }

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

/// Pairs of slots of 3 words (two of key, one of data) for boards of up to 7 cups and of 5 words for larger ones. The
/// keys are whole positions, so that no entry is ever taken for another's. The first slot of a pair keeps the deeper
/// entry of the latest search, the second takes what comes.
///
/// Entries of an earlier *epoch* count as empty everywhere, also when it is decided what to replace: a new epoch is as
/// good as a cleared table and costs nothing.
pub(crate) struct Table {
    words: Vec<u64>,
    /// 1 to [`Table::LAST_EPOCH`]; 0 marks a slot never used.
    epoch: u64,
    /// Counts searches modulo 8: deep entries of earlier ones must not stay for ever.
    age: u64,
    /// Words of half a key: slots of one size can't be read as slots of the other.
    half_key: usize,
}

impl Table {
    const LAST_EPOCH: u64 = 255;

    /// A table of at most this many bytes. One too small for a pair of slots works and remembers nothing.
    pub fn new(bytes: usize) -> Table {
        Table { words: vec![0; bytes / size_of::<u64>()], epoch: 1, age: 0, half_key: 1 }
    }

    /// Zeroes all memory.
    fn zero(&mut self) {
        let len = self.words.len();
        // Zeroed memory from the allocator costs its pages only as they are used.
        self.words = Vec::new();
        self.words = vec![0; len];
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
        let mut hash = 0u64;
        for i in 0..halves::<W>() {
            for side in [board.mine, board.theirs] {
                hash = (hash ^ word(side, i)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                hash ^= hash >> 32;
            }
        }
        hash = hash.wrapping_mul(0xd6e8_feb8_6659_fd93);
        let pairs = self.words.len() / (2 * stride::<W>());
        // The high half of the product is a number below `pairs`, without a division.
        let pair = ((u128::from(hash) * pairs as u128) >> 64) as usize;
        Place { mine: board.mine, theirs: board.theirs, first: pair * 2 * stride::<W>() }
    }

    /// The slot from this word: its data, and whether it holds the place's board.
    fn slot<W: Lanes>(&self, at: usize, place: &Place<W>) -> (u64, bool) {
        let slot = &self.words[at..at + stride::<W>()];
        let data = slot[0];
        let mut same = data >> EPOCH == self.epoch;
        for i in 0..halves::<W>() {
            same &= slot[1 + 2 * i] == word(place.mine, i) && slot[2 + 2 * i] == word(place.theirs, i);
        }
        (data, same)
    }

    fn is_usable<W: Lanes>(&self) -> bool {
        self.words.len() >= 2 * stride::<W>()
    }

    /// What is known of the place's board.
    pub fn get<W: Lanes>(&self, place: &Place<W>) -> Option<Entry> {
        if !self.is_usable::<W>() {
            return None;
        }
        let known = place.slots().into_iter().map(|at| self.slot(at, place)).find(|&(_, same)| same);
        known.map(|(data, _)| Entry::unpack(data))
    }

    /// Keeps what was seen of the place's board, instead of what is worth least.
    pub fn put<W: Lanes>(&mut self, place: &Place<W>, mut entry: Entry) {
        if !self.is_usable::<W>() {
            return;
        }
        let [first, second] = place.slots();
        let (first_data, in_first) = self.slot(first, place);
        let (second_data, in_second) = self.slot(second, place);
        let current = self.epoch << EPOCH | self.age << AGE;
        let known = if in_first { Some(first_data) } else { in_second.then_some(second_data) };
        if entry.mv == 0 {
            entry.mv = known.map_or(0, |data| Entry::unpack(data).mv);
        }
        let worth_keeping = first_data >> AGE == current >> AGE && depth(first_data) > entry.depth;
        let at = if in_first || !in_second && !worth_keeping { first } else { second };
        let slot = &mut self.words[at..at + stride::<W>()];
        slot[0] = entry.pack() | current;
        for i in 0..halves::<W>() {
            slot[1 + 2 * i] = word(place.mine, i);
            slot[2 + 2 * i] = word(place.theirs, i);
        }
    }
}

/// A board and the first of the two slots where its entry may lie.
pub(crate) struct Place<W> {
    mine: W,
    theirs: W,
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

    /// Puts boards of one place one after the other and asks for each.
    struct Fill<'a>(&'a mut Table, &'a [Entry]);

    impl OnBoard for Fill<'_> {
        type Output = Vec<Option<Entry>>;

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Vec<Option<Entry>> {
            let Fill(table, entries) = self;
            table.begin::<W>();
            let places: Vec<_> = (0u32..)
                .map(|more| table.place(&Board { mine: board.mine.plus(W::from_low(more.into())), ..board }))
                .take(entries.len())
                .collect();
            for (place, &entry) in places.iter().zip(entries) {
                table.put(place, entry);
            }
            places.iter().map(|place| table.get(place)).collect()
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
            assert_eq!(kept, [None, Some(entries[1]), None, Some(entries[3])]);
            table.new_epoch();
            assert_eq!(position.on_board(Fill(&mut table, &[])), []);
            let kept = position.on_board(Fill(&mut table, &entries[2..]));
            assert_eq!(kept, [Some(entries[2]), Some(entries[3])], "entries of the epoch before are not kept");
        }
    }

    #[test]
    fn deep_entries_of_earlier_searches_make_room() {
        let position: Position = "0,0,1:9:0 0,2,0:9:0 s".parse().unwrap();
        let mut table = Table::new(48);
        position.on_board(Fill(&mut table, &[entry(9, 100)]));
        let kept = position.on_board(Fill(&mut table, &[entry(8, 50), entry(7, 0)]));
        assert_eq!(kept, [Some(entry(8, 50)), Some(entry(7, 0))]);
    }

    #[test]
    fn without_memory_nothing_is_kept_and_nothing_breaks() {
        let position: Position = "0,0,1:9:0 0,2,0:9:0 s".parse().unwrap();
        for bytes in [0, 8, 47] {
            assert_eq!(position.on_board(Fill(&mut Table::new(bytes), &[entry(1, 0)])), [None]);
        }
    }

    #[test]
    fn the_last_epoch_is_followed_by_the_first() {
        let position: Position = "0,0,1:9:0 0,2,0:9:0 s".parse().unwrap();
        let mut table = Table::new(48);
        for _ in 0..2 * Table::LAST_EPOCH {
            assert_eq!(position.on_board(Fill(&mut table, &[entry(9, 100)])), [Some(entry(9, 100))]);
            table.new_epoch();
            let found = table.get(&Place { mine: 1 << 16 | 9u64 << 56, theirs: 2 << 8 | 9 << 56, first: 0 });
            assert_eq!(found, None);
        }
    }
}
