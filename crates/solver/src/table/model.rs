//! How likely a bit is in each context: one byte a context, counted over a layer, written where it pays.
//! Everything is done in integers, so that every machine makes the same file.

use super::bits::Bits;
use super::bytes::{Take, put_varint};

/// The contexts that bits can have; see [`tile`](super::tile) and [`array`](super::array).
pub(crate) const CONTEXTS: usize = super::tile::CONTEXTS + super::array::CONTEXTS;

/// The likelihood of a 1 in each context, as a *level*.
///
/// ```text
///   bit     7        6..3   2..0
///        +--------+-------+------+    the rarer bit has the probability
///        | rarer  |   e   |  m   |      (8 + m) * 2^(11 - e)   in 65536ths, at least 1
///        | is 0   |       |      |
///        +--------+-------+------+
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Model {
    levels: Vec<u8>,
    probabilities: Vec<u16>,
}

/// Nearly even odds.
const FRESH: u8 = 7;
/// The exponents in use.
const EXPONENTS: u8 = 14;
/// What it must save to write a new level, in bits.
const WORTH: u64 = 20;

/// The probability of the rarer bit in 65536ths.
fn rarer(level: u8) -> u32 {
    let (e, m) = (u32::from(level >> 3 & 15), u32::from(level & 7));
    (((8 + m) << 11) >> e).max(1)
}

/// The probability of a 1 in 65536ths.
fn of_one(level: u8) -> u32 {
    if level & 0x80 == 0 { rarer(level) } else { 65536 - rarer(level) }
}

/// What a bit of this probability (in 65536ths) costs, in 4096ths of a bit, by repeated squaring.
fn cost(probability: u32) -> u64 {
    let mut whole = u64::from(probability.leading_zeros()) - 15;
    // The mantissa, 1 to 2, in 2^31ths.
    let mut mantissa = u64::from(probability) << (15 + whole);
    let mut fraction = 0;
    for _ in 0..12 {
        mantissa = (mantissa * mantissa) >> 31;
        fraction <<= 1;
        if mantissa >= 1 << 32 {
            mantissa >>= 1;
            fraction |= 1;
        }
    }
    whole <<= 12;
    whole - fraction
}

/// How often each bit was seen in each context.
#[derive(Clone, Debug)]
pub(crate) struct Counts(Vec<[u64; 2]>);

impl Default for Counts {
    fn default() -> Counts {
        Counts(vec![[0; 2]; CONTEXTS])
    }
}

impl Counts {
    /// How often an array's step was another than the step before it in the same line.
    pub fn change_points(&self) -> u64 {
        let arrays = &self.0[super::tile::CONTEXTS..];
        let changes = arrays.iter().enumerate().map(|(context, counts)| match super::array::step_before(context) {
            Some(step) => counts[usize::from(!step)],
            None => 0,
        });
        changes.sum()
    }

    pub fn add(&mut self, other: &Counts) {
        for (sum, more) in self.0.iter_mut().zip(&other.0) {
            sum[0] += more[0];
            sum[1] += more[1];
        }
    }
}

impl Bits for Counts {
    const KNOWN: bool = true;

    fn bit(&mut self, context: usize, bit: bool) -> bool {
        self.0[context][usize::from(bit)] += 1;
        bit
    }
}

impl Model {
    /// The model before the first layer.
    pub fn fresh() -> Model {
        Model::with_levels(&[FRESH; CONTEXTS])
    }

    /// A model of these levels.
    pub fn with_levels(levels: &[u8]) -> Model {
        let probabilities = levels.iter().map(|&level| of_one(level) as u16).collect();
        Model { levels: levels.to_vec(), probabilities }
    }

    /// The probability of a 1 in 65536ths.
    pub fn probability(&self, context: usize) -> u32 {
        u32::from(self.probabilities[context])
    }

    /// The model for a layer in which the bits were counted so, and its description as changes to this model.
    pub fn updated(&self, counts: &Counts) -> (Model, Vec<u8>) {
        let mut levels = self.levels.clone();
        for (level, count) in levels.iter_mut().zip(&counts.0) {
            let best = best_level(*count);
            let bits = |level: u8| count[1] * cost(of_one(level)) + count[0] * cost(65536 - of_one(level));
            if bits(*level) > bits(best) + (WORTH << 12) {
                *level = best;
            }
        }
        let model = Model::with_levels(&levels);
        let changes = model.changes_to(self);
        (model, changes)
    }

    /// This model as changes to another.
    pub fn changes_to(&self, other: &Model) -> Vec<u8> {
        let (mut bytes, mut last, mut number) = (Vec::new(), 0, 0u64);
        for (context, (&level, _)) in self.levels.iter().zip(&other.levels).enumerate().filter(|(_, (a, b))| a != b) {
            put_varint(&mut bytes, (context - last) as u64);
            bytes.push(level);
            last = context;
            number += 1;
        }
        let mut front = Vec::new();
        put_varint(&mut front, number);
        front.extend(bytes);
        front
    }

    /// The model that a description makes of this one; `None` where it makes no sense.
    pub fn read_update(&self, bytes: &mut &[u8]) -> Option<Model> {
        let mut levels = self.levels.clone();
        let mut context = 0usize;
        for _ in 0..bytes.take_varint()? {
            context = context.checked_add(usize::try_from(bytes.take_varint()?).ok()?)?;
            *levels.get_mut(context)? = bytes.take_u8()?;
        }
        Some(Model::with_levels(&levels))
    }
}

/// The level nearest to what was counted.
fn best_level([zeros, ones]: [u64; 2]) -> u8 {
    let all = zeros + ones;
    if all == 0 {
        return FRESH;
    }
    let rare = ((zeros.min(ones) << 16) / all).max(1) as u32;
    let side = if zeros < ones { 0x80 } else { 0 };
    let nearest = (0..EXPONENTS << 3).min_by_key(|&level| {
        // The ratio counts, not the difference.
        let (low, high) = (rare.min(rarer(level)), rare.max(rarer(level)));
        (u64::from(high) << 20) / u64::from(low)
    });
    nearest.unwrap_or(FRESH) | side
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_are_logarithms() {
        for (probability, bits) in [(65536, 0.0), (32768, 1.0), (16384, 2.0), (1, 16.0), (49152, 0.415)] {
            assert!((cost(probability) as f64 / 4096.0 - bits).abs() < 0.001, "{probability}: {}", cost(probability));
        }
    }

    #[test]
    fn a_level_costs_little_more_than_the_counts_do() {
        for zeros in [0u64, 1, 3, 10, 100, 1000, 5000, 30_000] {
            for ones in [0u64, 1, 3, 10, 100, 1000, 5000, 30_000] {
                let all = (zeros + ones) as f64;
                let ideal: f64 =
                    [zeros, ones].iter().filter(|&&n| n > 0).map(|&n| -(n as f64) * (n as f64 / all).log2()).sum();
                let level = best_level([zeros, ones]);
                let bits = (ones * cost(of_one(level)) + zeros * cost(65536 - of_one(level))) as f64 / 4096.0;
                assert!(bits <= ideal * 1.01 + 8.0, "{zeros} {ones}: {bits} for {ideal}");
            }
        }
    }

    #[test]
    fn an_update_is_read_as_it_was_written_and_nonsense_is_refused() {
        let mut counts = Counts::default();
        for k in 0..5000 {
            counts.bit(17, k % 50 == 0);
            counts.bit(CONTEXTS - 1, k % 3 > 0);
            counts.bit(300, k % 2 > 0);
        }
        let (model, bytes) = Model::fresh().updated(&counts);
        assert_eq!(Model::fresh().read_update(&mut bytes.as_slice()), Some(model));
        assert_eq!(Model::fresh().read_update(&mut &bytes[..bytes.len() - 1]), None);
        assert_eq!(Model::fresh().read_update(&mut [1, 0xff, 0xff, 0x7f, 3].as_slice()), None);
    }
}
