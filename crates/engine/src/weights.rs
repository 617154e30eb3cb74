//! The learned estimate: what was learned of one board size, and how it is applied.

use core::fmt;

use beanduel_rules::{Board, Lanes};

use crate::evaluation::row_alone;
use crate::handmade::Handmade;
use crate::net::{self, Net};
use crate::phases::{ONE, PHASES, phases};
use crate::seen::POINTS;
use crate::shape::{excess, shape};

/// Features of a board that are not contents of cups.
pub(crate) const EXTRAS: usize = 8;

/// Where the weights of each feature lie: contents of cups that lie opposite each other, then of neighbours in the mover's row, then in the
/// opponent's. A content counts up to one bean more than the distance of its cup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    cups: u32,
    opposite: Vec<u16>,
    mine: Vec<u16>,
    theirs: Vec<u16>,
    len: usize,
}

impl Layout {
    pub fn new(cups: u32) -> Layout {
        let mut len = 0;
        // Contents of the cup in this lane.
        let contents = |lane: u32| (cups - lane + 2) as usize;
        let mut offsets = |pairs: &mut dyn Iterator<Item = (u32, u32)>| {
            let offset = |(a, b)| {
                let offset = len as u16;
                len += contents(a) * contents(b);
                offset
            };
            pairs.map(offset).collect::<Vec<u16>>()
        };
        let opposite = offsets(&mut (0..cups).map(|lane| (lane, cups - 1 - lane)));
        let mine = offsets(&mut (1..cups).map(|lane| (lane - 1, lane)));
        let theirs = offsets(&mut (1..cups).map(|lane| (lane - 1, lane)));
        Layout { cups, opposite, mine, theirs, len }
    }

    /// How many features there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// How many of them a board has: one of each kind and place.
    pub fn active(&self) -> usize {
        (3 * self.cups - 2) as usize
    }

    /// Tells the feature of each kind and place that a board has.
    pub fn features<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>, mut tell: impl FnMut(usize)) {
        let (mine, theirs) = (shape::<W, CUPS>(board.mine), shape::<W, CUPS>(board.theirs));
        let cup = |side: W, lane: u32| Board::<W, CUPS>::cup(side, lane) as usize;
        for lane in 0..CUPS {
            let opposite = CUPS - 1 - lane;
            let width = (CUPS - opposite + 2) as usize;
            let offset = usize::from(self.opposite[lane as usize]);
            tell(offset + cup(mine, lane) * width + cup(theirs, opposite));
        }
        for (offsets, side) in [(&self.mine, mine), (&self.theirs, theirs)] {
            for lane in 1..CUPS {
                let width = (CUPS - lane + 2) as usize;
                let offset = usize::from(offsets[lane as usize - 1]);
                tell(offset + cup(side, lane - 1) * width + cup(side, lane));
            }
        }
    }
}

/// The other features: beans in the stocks, what each row pots alone, and the beans of blocked cups beyond those that block them,
/// as far as the opponent can still capture them; the mover's and the opponent's in turn.
pub(crate) fn extras<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>) -> [i32; EXTRAS] {
    let stock = Board::<W, CUPS>::stock;
    let (mine, theirs) = (stock(board.mine), stock(board.theirs));
    let cups = CUPS as i32;
    [
        mine as i32,
        theirs as i32,
        (mine as i32).min(cups),
        (theirs as i32).min(cups),
        row_alone::<W, CUPS>(board.mine),
        row_alone::<W, CUPS>(board.theirs),
        if theirs > 0 { excess(board.mine, shape::<W, CUPS>(board.mine)) } else { 0 },
        if mine > 0 { excess(board.theirs, shape::<W, CUPS>(board.theirs)) } else { 0 },
    ]
}

/// What is taken for granted before anything is learned, by feature and phase, in beans: about the estimate made by hand.
pub(crate) fn prior(cups: u32) -> Vec<f64> {
    let layout = Layout::new(cups);
    let mut prior = vec![0.0; (layout.len() + EXTRAS) * PHASES];
    let handmade = Handmade::new(cups);
    let points = f64::from(POINTS);
    let whole = f64::from(10 * cups);
    // What a cup's content brings its owner: always, and by the owner's and the opponent's stock.
    let worth = |lane: u32, beans: u32| {
        let always = f64::from(handmade.cup_worth(lane, beans)) / points;
        let (owner, opponent) = if beans > cups - lane { handmade.blocked_worth(cups, lane) } else { (0, 0) };
        [always, f64::from(owner) / points * whole, f64::from(opponent) / points * whole]
    };
    for lane in 0..cups {
        let opposite = cups - 1 - lane;
        let (height, width) = (cups - lane + 2, cups - opposite + 2);
        for (own, other) in (0..height).flat_map(|own| (0..width).map(move |other| (own, other))) {
            let at = (usize::from(layout.opposite[lane as usize]) + (own * width + other) as usize) * PHASES;
            let (own, other) = (worth(lane, own), worth(opposite, other));
            prior[at] = own[0] - other[0];
            prior[at + 1] = own[1] - other[2];
            prior[at + 2] = own[2] - other[1];
        }
    }
    let extras = layout.len() * PHASES;
    prior[extras] = f64::from(Handmade::STOCK) / points;
    prior[extras + PHASES] = -prior[extras];
    let blocked = f64::from(Handmade::EXCESS) / points;
    prior[extras + 6 * PHASES] = blocked;
    prior[extras + 7 * PHASES] = -blocked;
    prior
}

/// What was learned of one board size. In hundredths of a bean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    layout: Layout,
    /// By feature and phase; eight of them, so that a feature is added with few instructions.
    contents: Vec<[i32; 8]>,
    extras: [[i16; PHASES]; EXTRAS],
    net: Net,
}

/// Bytes that hold no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidWeights;

impl fmt::Display for InvalidWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "these bytes hold no weights, or those of another version")
    }
}

impl std::error::Error for InvalidWeights {}

const MAGIC: &[u8; 7] = b"BDWGT02";
/// No weight is larger.
const LARGEST: f64 = 32_000.0;
/// The most beans that a blocked bean more can count for, in hundredths: it costs its owner at most itself, see
/// [`drift`](crate::shape::drift).
const BEAN: i64 = 100;

impl Weights {
    /// Sizes that can be learned.
    pub const CUPS: core::ops::RangeInclusive<u8> = 3..=net::LANES as u8;

    /// Weights rounded from what was fitted, those of contents by feature and phase, then those of the others, and a network.
    pub(crate) fn rounded(cups: u32, fitted: &[f64], net: Net) -> Weights {
        let layout = Layout::new(cups);
        let round = |weight: &f64| (100.0 * weight).round().clamp(-LARGEST, LARGEST) as i16;
        let (contents, extras) = fitted.split_at(layout.len() * PHASES);
        let contents = contents.chunks(PHASES).map(|weights| {
            let mut row = [0; 8];
            row.iter_mut().zip(weights).for_each(|(row, weight)| *row = round(weight).into());
            row
        });
        let contents = contents.collect();
        let extras = std::array::from_fn(|i| std::array::from_fn(|k| round(&extras[i * PHASES + k])));
        Weights { layout, contents, extras, net }
    }

    /// The size they are for, in cups a player.
    pub fn cups(&self) -> u8 {
        self.layout.cups as u8
    }

    /// The weights as a file holds them: seven letters, the cups, then numbers of two bytes, the low one first.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(self.cups());
        let contents = self.contents.iter().flat_map(|row| &row[..PHASES]);
        let extras = self.extras.iter().flatten().map(|&number| i32::from(number));
        let numbers = contents.copied().chain(extras).map(|number| number as i16);
        bytes.extend(numbers.chain(self.net.numbers()).flat_map(i16::to_le_bytes));
        bytes
    }

    /// The weights in such a file.
    ///
    /// # Errors
    /// Where the bytes are no such file, or not a whole one.
    pub fn read(bytes: &[u8]) -> Result<Weights, InvalidWeights> {
        let bytes = bytes.strip_prefix(MAGIC).ok_or(InvalidWeights)?;
        let (&cups, bytes) = bytes.split_first().ok_or(InvalidWeights)?;
        if !Weights::CUPS.contains(&cups) {
            return Err(InvalidWeights);
        }
        let layout = Layout::new(cups.into());
        let (numbers, rest) = bytes.as_chunks::<2>();
        let sums = (layout.len() + EXTRAS) * PHASES;
        if !rest.is_empty() || numbers.len() != sums + net::len(cups.into()) {
            return Err(InvalidWeights);
        }
        let numbers: Vec<i16> = numbers.iter().map(|&number| i16::from_le_bytes(number)).collect();
        let (sums, net) = numbers.split_at(sums);
        let sums: Vec<f64> = sums.iter().map(|&number| f64::from(number) / 100.0).collect();
        let weights = Weights::rounded(cups.into(), &sums, Net::new(cups.into(), net));
        if weights.to_bytes()[MAGIC.len() + 1..] == *bytes { Ok(weights) } else { Err(InvalidWeights) }
    }

    /// What the mover's pot can be expected to gain more than the opponent's, in hundredths of a bean.
    #[inline(never)]
    pub(crate) fn estimate<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>) -> i32 {
        // There are none for other sizes, and so no code has to be.
        if !Weights::CUPS.contains(&(CUPS as u8)) {
            return 0;
        }
        let mut sums = [0; 8];
        self.layout.features(board, |feature| {
            for (sum, weight) in sums.iter_mut().zip(&self.contents[feature]) {
                *sum += *weight;
            }
        });
        let phases = phases(CUPS, Board::<W, CUPS>::stock(board.mine), Board::<W, CUPS>::stock(board.theirs));
        let dot =
            |weights: &[i32]| -> i64 { weights.iter().zip(phases).map(|(&a, b)| i64::from(a) * i64::from(b)).sum() };
        let mut sum = dot(&sums[..PHASES]);
        for (i, (count, weights)) in extras(board).into_iter().zip(&self.extras).enumerate() {
            let each = dot(&weights.map(i32::from));
            let each = match i {
                6 => each.clamp(-BEAN * i64::from(ONE), 0),
                7 => each.clamp(0, BEAN * i64::from(ONE)),
                _ => each,
            };
            sum += i64::from(count) * each;
        }
        let beans = board.mine.sum() + board.theirs.sum();
        let most = BEAN * i64::from(beans);
        (sum / i64::from(ONE) + i64::from(self.net.estimate(board))).clamp(-most, most) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_as_they_were_written() {
        let mut rng = fastrand::Rng::with_seed(50);
        for cups in Weights::CUPS {
            let numbers = (Layout::new(cups.into()).len() + EXTRAS) * PHASES;
            let fitted: Vec<f64> = (0..numbers).map(|_| 20.0 * rng.f64() - 10.0).collect();
            let learned: Vec<f32> = (0..net::len(cups.into())).map(|_| 4.0 * rng.f32() - 2.0).collect();
            let weights = Weights::rounded(cups.into(), &fitted, Net::rounded(cups.into(), &learned));
            let bytes = weights.to_bytes();
            assert_eq!(Weights::read(&bytes), Ok(weights));
            for end in [0, 6, 7, 8, 9, bytes.len() - 1] {
                assert_eq!(Weights::read(&bytes[..end]), Err(InvalidWeights));
            }
            assert_eq!(Weights::read(&[&bytes[..], &[0, 0]].concat()), Err(InvalidWeights));
        }
        assert_eq!(Weights::read(b"BDWGT02\x0b"), Err(InvalidWeights));
        let nothing = Net::rounded(3, &vec![0.0; net::len(3)]);
        let mut too_large =
            Weights::rounded(3, &vec![1.0; (Layout::new(3).len() + EXTRAS) * PHASES], nothing).to_bytes();
        too_large.truncate(too_large.len() - 2 * net::len(3));
        *too_large.last_mut().unwrap() = 0x7f;
        assert_eq!(too_large.pop().zip(too_large.pop()), Some((0x7f, 100)));
        too_large.extend([0xff, 0x7f]);
        too_large.extend(vec![0; 2 * net::len(3)]);
        assert_eq!(Weights::read(&too_large), Err(InvalidWeights));
    }
}
