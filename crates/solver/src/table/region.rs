//! Which extras the blocked cups of a shape can hold together: downward closed sets of vectors, and a number for each vector.
//! The vectors of a set, cut down to some of the cups, are numbered in lexicographic order through nested tables of starts.

use beanduel_rules::MAX_CUPS;

use super::shape::{Beans, Cups};

const MAX: usize = MAX_CUPS as usize;

/// The extras of one shape: a handle into [`Regions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    /// The cups that can hold extras at all.
    pub cups: Cups,
    /// The set for each subset of the cups lies at `first` plus the subset's [`compressed`] bits.
    first: u32,
}

/// One set of vectors, over some cups of a shape.
#[derive(Debug)]
struct Set {
    /// The number of vectors.
    len: u32,
    /// The greatest sum of a vector.
    most: u16,
    /// Where, in `starts`, the first vector of each prefix (a vector without its last cup) is numbered.
    starts: u32,
}

/// The extras of all shapes of a board.
#[derive(Debug, Default)]
pub(crate) struct Regions {
    sets: Vec<Set>,
    starts: Vec<u32>,
}

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
fn put_heights(greatest: &[Beans], cups: &[usize], heights: &mut Vec<u32>) {
    let (first, rest) = (cups[0], &cups[1..]);
    let most = greatest.iter().map(|top| top[first]).max().unwrap_or(0);
    if rest.is_empty() {
        heights.push(u32::from(most) + 1);
        return;
    }
    let mut above = greatest.to_vec();
    for beans in 0..=most {
        above.retain(|top| top[first] >= beans);
        put_heights(&above, rest, heights);
    }
}

impl Regions {
    /// Adds the extras of a shape: all vectors that are nowhere above one of the `greatest`, which are 0 outside of `cups`.
    pub fn add(&mut self, cups: Cups, greatest: &[Beans]) -> Region {
        let region = Region { cups, first: self.sets.len() as u32 };
        let mut heights = Vec::new();
        for bits in 0..1u32 << cups.count_ones() {
            let subset = expanded(bits, cups);
            let starts = self.starts.len() as u32;
            if subset == 0 {
                self.starts.push(0);
                self.sets.push(Set { len: 1, most: 0, starts });
                continue;
            }
            heights.clear();
            let subset: Vec<_> = each(subset).collect();
            put_heights(greatest, &subset, &mut heights);
            let mut len = 0;
            for height in &heights {
                self.starts.push(len);
                len += height;
            }
            self.starts.push(len);
            let sum = |top: &Beans| subset.iter().map(|&cup| u16::from(top[cup])).sum();
            self.sets.push(Set { len, most: greatest.iter().map(sum).max().unwrap_or(0), starts });
        }
        region
    }

    fn set(&self, region: Region, cups: Cups) -> &Set {
        debug_assert_eq!(cups & !region.cups, 0);
        &self.sets[(region.first + compressed(cups, region.cups)) as usize]
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
        let (mut prefix, mut rank) = (0, 0);
        for (cup, &extras) in vector.iter().enumerate() {
            if region.cups >> cup & 1 == 0 {
                if extras > 0 {
                    return false;
                }
                continue;
            }
            prefix |= 1 << cup;
            let starts = self.set(region, prefix).starts as usize + rank;
            rank = self.starts[starts] as usize + usize::from(extras);
            if rank >= self.starts[starts + 1] as usize {
                return false;
            }
        }
        true
    }

    /// The number of a vector of the region, cut down to these cups.
    pub fn rank(&self, region: Region, cups: Cups, vector: &Beans) -> usize {
        let (mut prefix, mut rank) = (0, 0);
        for cup in each(cups) {
            prefix |= 1 << cup;
            let starts = self.set(region, prefix).starts as usize;
            rank = self.starts[starts + rank] as usize + usize::from(vector[cup]);
        }
        rank
    }

    /// Calls `visit` with every vector over these cups, in the order of their numbers.
    pub fn for_each(&self, region: Region, cups: Cups, mut visit: impl FnMut(&Beans)) {
        let mut vector = [0; MAX];
        let mut levels = [(0usize, 0usize); MAX];
        let mut prefix = 0;
        for (level, cup) in levels.iter_mut().zip(each(cups)) {
            prefix |= 1 << cup;
            *level = (cup, self.set(region, prefix).starts as usize);
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
                let start = self.starts[starts + ranks[level]] as usize;
                let end = self.starts[starts + ranks[level] + 1] as usize;
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
                ranks[deeper + 1] = self.starts[starts + ranks[deeper]] as usize;
            }
        }
    }
}
