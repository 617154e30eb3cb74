//! Which extras the blocked cups of a shape can hold together: downward closed sets of vectors, and a number for each vector.
//! The vectors of a set, cut down to some of the cups, are numbered in lexicographic order through nested tables of starts.

use std::sync::OnceLock;

use beanduel_rules::MAX_CUPS;

use super::packed::Packed;
use super::shape::{Beans, Cups};

const MAX: usize = MAX_CUPS as usize;

/// The extras of one shape: a handle into [`Regions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    /// The cups that can hold extras at all.
    pub cups: Cups,
    number: u32,
}

/// One set of vectors, over some cups of a shape.
#[derive(Debug)]
struct Set {
    /// The number of vectors.
    len: u32,
    /// The greatest sum of a vector.
    most: u16,
    /// What number the first vector of each prefix (a vector without its last cup) has.
    starts: Box<[u32]>,
}

/// The extras of one shape.
#[derive(Debug)]
struct Extras {
    cups: Cups,
    /// The vectors of which none is nowhere above another: all others are below one of these.
    greatest: Box<[Packed]>,
    /// By subset of the cups, in the order of their [`compressed`] bits. Made when asked for: a probe needs only a few.
    sets: OnceLock<Box<[Set]>>,
}

/// The extras of all shapes of a board.
#[derive(Debug, Default)]
pub(crate) struct Regions(Vec<Extras>);

/// The cups of a set, from the left.
pub(crate) fn each(mut cups: Cups) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cups != 0).then(|| {
            let cup = cups.trailing_zeros() as usize;
            cups &= cups - 1;
            cup
        })
    })
}

/// The bits of `subset` at the places where `of` has one, moved together.
fn compressed(subset: Cups, of: Cups) -> u32 {
    each(of).enumerate().map(|(place, cup)| u32::from(subset >> cup & 1) << place).sum()
}

/// The inverse of [`compressed`].
fn expanded(bits: u32, of: Cups) -> Cups {
    each(of).enumerate().map(|(place, cup)| ((bits >> place & 1) as Cups) << cup).sum()
}

/// For each vector over all but the last of the cups, in order, how many beans the last can hold, 0 counted.
fn heights(greatest: &[Packed], cups: &[usize], visit: &mut impl FnMut(u32)) {
    let (&first, rest) = cups.split_first().expect("there is a last cup");
    let most = greatest.iter().map(|top| top.cup(first)).max().unwrap_or(0);
    if rest.is_empty() {
        visit(u32::from(most) + 1);
        return;
    }
    let mut above = greatest.to_vec();
    for beans in 0..=most {
        above.retain(|top| top.cup(first) >= beans);
        heights(&above, rest, visit);
    }
}

impl Extras {
    /// How many vectors there are over all cups.
    fn count(&self) -> u64 {
        let cups: Vec<_> = each(self.cups).collect();
        let mut count = 0;
        if cups.is_empty() {
            return 1;
        }
        heights(&self.greatest, &cups, &mut |height| count += u64::from(height));
        count
    }

    fn sets(&self) -> &[Set] {
        self.sets.get_or_init(|| {
            let subsets = (0..1u32 << self.cups.count_ones()).map(|bits| expanded(bits, self.cups));
            subsets.map(|subset| self.set(subset)).collect()
        })
    }

    fn set(&self, subset: Cups) -> Set {
        let cups: Vec<_> = each(subset).collect();
        if cups.is_empty() {
            return Set { len: 1, most: 0, starts: Box::new([0]) };
        }
        let (mut starts, mut len) = (Vec::new(), 0);
        heights(&self.greatest, &cups, &mut |height| {
            starts.push(len);
            len += height;
        });
        starts.push(len);
        let sum = |top: &Packed| cups.iter().map(|&cup| u16::from(top.cup(cup))).sum();
        let most = self.greatest.iter().map(sum).max().unwrap_or(0);
        Set { len, most, starts: starts.into() }
    }
}

impl Regions {
    /// Adds the extras of a shape: all vectors that are nowhere above one of the `greatest`.
    pub fn add(&mut self, greatest: &[Packed]) -> Region {
        let cups = greatest.iter().fold(Packed::default(), |all, &top| all | top).filled();
        self.0.push(Extras { cups, greatest: greatest.into(), sets: OnceLock::new() });
        Region { cups, number: self.0.len() as u32 - 1 }
    }

    fn set(&self, region: Region, cups: Cups) -> &Set {
        debug_assert_eq!(cups & !region.cups, 0);
        &self.0[region.number as usize].sets()[compressed(cups, region.cups) as usize]
    }

    /// How many vectors the region has.
    pub fn count(&self, region: Region) -> u64 {
        self.0[region.number as usize].count()
    }

    /// How many vectors there are over these cups.
    pub fn len(&self, region: Region, cups: Cups) -> usize {
        self.set(region, cups).len as usize
    }

    /// The greatest sum of extras over these cups.
    pub fn most(&self, region: Region, cups: Cups) -> u16 {
        if cups == 0 { 0 } else { self.set(region, cups).most }
    }

    /// Whether the vector is one of the region.
    pub fn contains(&self, region: Region, vector: &Beans) -> bool {
        let vector = Packed::of(vector);
        self.0[region.number as usize].greatest.iter().any(|top| top.is_nowhere_below(vector))
    }

    /// The number of a vector of the region, cut down to these cups.
    pub fn rank(&self, region: Region, cups: Cups, vector: &Beans) -> usize {
        let (mut prefix, mut rank) = (0, 0);
        for cup in each(cups) {
            prefix |= 1 << cup;
            rank = self.set(region, prefix).starts[rank] as usize + usize::from(vector[cup]);
        }
        rank
    }

    /// Calls `visit` with every vector over these cups, in the order of their numbers.
    pub fn for_each(&self, region: Region, cups: Cups, mut visit: impl FnMut(&Beans)) {
        let mut vector = [0; MAX];
        let mut levels: [(usize, &[u32]); MAX] = [(0, &[]); MAX];
        let mut prefix = 0;
        for (level, cup) in levels.iter_mut().zip(each(cups)) {
            prefix |= 1 << cup;
            *level = (cup, &self.set(region, prefix).starts);
        }
        let depth = cups.count_ones() as usize;
        // The rank of the prefix that ends before each level.
        let mut ranks = [0usize; MAX + 1];
        loop {
            visit(&vector);
            let mut level = depth;
            loop {
                if level == 0 {
                    return;
                }
                level -= 1;
                let (cup, starts) = levels[level];
                let start = starts[ranks[level]] as usize;
                let end = starts[ranks[level] + 1] as usize;
                let next = start + usize::from(vector[cup]) + 1;
                if next < end {
                    vector[cup] += 1;
                    ranks[level + 1] = next;
                    break;
                }
                vector[cup] = 0;
            }
            for deeper in level + 1..depth {
                let (_, starts) = levels[deeper];
                ranks[deeper + 1] = starts[ranks[deeper]] as usize;
            }
        }
    }
}
