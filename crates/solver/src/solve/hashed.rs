//! A table whose entries are found by a hash and known by their exact keys, for boards too large for a place each.

use std::sync::atomic::{AtomicU32, AtomicU64, Ordering, fence};

use beanduel_rules::Lanes;

use super::bound::{Bound, Kind};
use super::lanes::LaneArithmetic;
use super::table::{Known, Words};

/// Buckets of four entries.
///
/// An entry is four words of lanes: the two shapes and the two words of the [`Bound`]. Shapes hold at most 16 in the lane of a cup, so
/// the high bits of the first lane have room for the kind of the bound and the effort it took; the top lanes of the bound's words, where a
/// shape has its stock and a bound nothing, hold its corner. Nothing is inferred from a hash: both shapes are compared in full.
///
/// Writers and readers of a bucket agree by a sequence number of its stripe (a seqlock): a reader that overlaps
/// a writer reads again.
///
/// Positions that the moves of one position lead to mostly lie in one *page* of buckets, or a few: a sowing leaves the opponent's side as it
/// is, unless it captures, and keeps the beans of the mover's stock and cups together. So these choose the page, and the rest the
/// bucket in it. Memory that is next to what is being used anyway is found sooner, and of a large table a short search uses little.
pub(crate) struct Hashed<W> {
    words: Words,
    stripes: Vec<AtomicU32>,
    buckets: u64,
    /// Buckets of a page.
    page: u64,
    lanes: std::marker::PhantomData<W>,
}

/// Entries of a bucket.
const BUCKET: usize = 4;
/// Bytes of a page: those of memory, on most systems.
const PAGE: usize = 1 << 12;
const STRIPES: usize = 1 << 12;
/// The bit of the mover's shape that says it is an upper bound.
const UPPER: u8 = 0x80;
/// The bits of the opponent's shape that hold the effort.
const EFFORT: u8 = 0xe0;
/// The greatest effort that can be noted.
pub(crate) const MOST_EFFORT: u8 = EFFORT >> 5;

type Entry<W> = [W; 4];

fn corner_of<W: Lanes>(entry: &Entry<W>) -> i32 {
    i32::from(i16::from_le_bytes([entry[2].top() as u8, entry[3].top() as u8]))
}

fn pack<W: Lanes>(kind: Kind, shapes: (W, W), bound: &Bound<W>, effort: u8) -> Entry<W> {
    let low = !W::ZERO >> 8;
    let [first, second] = (bound.corner as i16).to_le_bytes();
    let top = |byte: u8| W::number(byte) << (W::BITS - 8);
    let upper = if kind == Kind::Upper { W::number(UPPER) } else { W::ZERO };
    [
        shapes.0 | upper,
        shapes.1 | W::number(effort.min(MOST_EFFORT) << 5),
        bound.mine & low | top(first),
        bound.theirs & low | top(second),
    ]
}

fn unpack<W: Lanes>(kind: Kind, entry: &Entry<W>) -> Bound<W> {
    let low = !W::ZERO >> 8;
    let nothing = Bound::<W>::constant(kind, 0);
    Bound {
        corner: corner_of(entry),
        mine: entry[2] & low | nothing.mine & !low,
        theirs: entry[3] & low | nothing.theirs & !low,
    }
}

fn kind_of<W: Lanes>(entry: &Entry<W>) -> Kind {
    if entry[0] & W::number(UPPER) == W::ZERO { Kind::Lower } else { Kind::Upper }
}

impl<W: Lanes> Hashed<W> {
    /// Words of an entry.
    const WORDS: usize = 4 * W::WORDS;

    /// A table of at most this many bytes (but at least one bucket).
    pub(crate) fn new(bytes: u64) -> Hashed<W> {
        let bucket = (BUCKET * Self::WORDS * 8) as u64;
        let buckets = (bytes.saturating_sub(4 * STRIPES as u64) / bucket).max(1);
        let page = (PAGE as u64 / bucket).min(buckets);
        let buckets = buckets / page * page;
        Hashed {
            words: Words::zeroed(buckets as usize * BUCKET * Self::WORDS),
            stripes: std::iter::repeat_with(AtomicU32::default).take(STRIPES).collect(),
            buckets,
            page,
            lanes: std::marker::PhantomData,
        }
    }

    pub(crate) fn bucket_of(&self, shapes: (W, W)) -> usize {
        let hash = |hash: u64, side: W| {
            (0..W::WORDS).fold(hash, |hash: u64, i| {
                let hash = (hash.rotate_left(29) ^ side.word(i)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                hash ^ hash >> 32
            })
        };
        let below = |hash: u64, limit: u64| {
            ((u128::from(hash.wrapping_mul(0xd6e8_feb8_6659_fd93)) * u128::from(limit)) >> 64) as usize
        };
        let beans = u64::from(shapes.1.sum());
        let page = below(hash(beans, shapes.0), self.buckets / self.page);
        page * self.page as usize + below(hash(0, shapes.1), self.page)
    }

    fn entry(&self, bucket: usize, index: usize) -> Entry<W> {
        let start = (bucket * BUCKET + index) * Self::WORDS;
        let words = &self.words[start..start + Self::WORDS];
        std::array::from_fn(|i| W::from_words(|w| words[i * W::WORDS + w].load(Ordering::Relaxed)))
    }

    fn read(&self, bucket: usize) -> [Entry<W>; BUCKET] {
        let stripe = &self.stripes[bucket % STRIPES];
        loop {
            let before = stripe.load(Ordering::Acquire);
            if before.is_multiple_of(2) {
                let entries = std::array::from_fn(|index| self.entry(bucket, index));
                fence(Ordering::Acquire);
                if stripe.load(Ordering::Relaxed) == before {
                    return entries;
                }
            }
            std::hint::spin_loop();
        }
    }

    /// The words of all entries.
    pub(crate) fn words(&self) -> &[AtomicU64] {
        &self.words
    }

    /// Copies the words of whole buckets from this word on, each bucket as it was at one time.
    pub(crate) fn copy_words(&self, first: usize, words: &mut [u64]) {
        let size = BUCKET * Self::WORDS;
        for (bucket, words) in (first / size..).zip(words.chunks_mut(size)) {
            let entries = self.read(bucket).into_iter().flatten();
            let all = entries.flat_map(|lanes| (0..<W as LaneArithmetic>::WORDS).map(move |i| lanes.word(i)));
            for (word, now) in words.iter_mut().zip(all) {
                *word = now;
            }
        }
    }

    /// Fetches the bucket into the cache.
    pub(crate) fn touch(&self, bucket: usize) -> u64 {
        let first = bucket * BUCKET * Self::WORDS;
        // A line of the cache is eight words.
        (0..BUCKET * Self::WORDS)
            .step_by(8)
            .fold(0, |touched, i| touched | self.words[first + i].load(Ordering::Relaxed))
    }

    /// What is known of the position with these sides and shapes.
    pub(crate) fn probe(&self, bucket: usize, shapes: (W, W), mine: W, theirs: W) -> Known<W> {
        let mut known = Known { lower: None, upper: None };
        for entry in &self.read(bucket) {
            if entry[0] & !W::number(UPPER) != shapes.0 || entry[1] & !W::number(EFFORT) != shapes.1 {
                continue;
            }
            match kind_of(entry) {
                Kind::Lower => {
                    let bound = unpack(Kind::Lower, entry);
                    let value = bound.corner - mine.excess(bound.mine).total() - bound.theirs.excess(theirs).total();
                    if known.lower.is_none_or(|(best, _)| value > best) {
                        known.lower = Some((value, bound));
                    }
                }
                Kind::Upper => {
                    let bound = unpack(Kind::Upper, entry);
                    let value = bound.corner + bound.mine.excess(mine).total() + theirs.excess(bound.theirs).total();
                    if known.upper.is_none_or(|(best, _)| value < best) {
                        known.upper = Some((value, bound));
                    }
                }
            }
        }
        known
    }

    /// Notes a bound, in place of the one of its kind and shapes, or the one that took the least effort.
    pub(crate) fn store(&self, bucket: usize, kind: Kind, shapes: (W, W), bound: &Bound<W>, effort: u8) {
        let entry = pack(kind, shapes, bound, effort);
        let stripe = &self.stripes[bucket % STRIPES];
        let version = loop {
            let version = stripe.load(Ordering::Relaxed);
            if version.is_multiple_of(2)
                && stripe
                    .compare_exchange(version, version.wrapping_add(1), Ordering::Acquire, Ordering::Relaxed)
                    .is_ok()
            {
                break version;
            }
            std::hint::spin_loop();
        };
        fence(Ordering::Release);
        let rank = |index: usize| {
            let old = self.entry(bucket, index);
            if old[0] == W::ZERO && old[1] == W::ZERO {
                return 1;
            }
            let same = old[0] == entry[0] && (old[1] ^ entry[1]) & !W::number(EFFORT) == W::ZERO;
            if same {
                return 0;
            }
            2 + (old[1].low() as u8 >> 5)
        };
        let index = (0..BUCKET).min_by_key(|&index| rank(index)).unwrap_or(0);
        let start = (bucket * BUCKET + index) * Self::WORDS;
        for (i, word) in entry.iter().enumerate() {
            for w in 0..W::WORDS {
                self.words[start + i * W::WORDS + w].store(word.word(w), Ordering::Relaxed);
            }
        }
        stripe.store(version.wrapping_add(2), Ordering::Release);
    }

    /// The part of a sample of the table that is in use, 0 to 1.
    pub(crate) fn fill(&self) -> f64 {
        let (mut used, mut all) = (0, 0);
        for bucket in (0..self.buckets as usize).step_by(self.buckets as usize / 2003 + 1) {
            used += self.read(bucket).iter().filter(|entry| entry[0] != W::ZERO || entry[1] != W::ZERO).count();
            all += BUCKET;
        }
        used as f64 / all as f64
    }
}
