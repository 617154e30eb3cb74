//! Which extras the blocked cups of a shape can hold together: downward closed sets of vectors, and a number for each vector.
//! The vectors of a set, cut down to some of the cups, are numbered in lexicographic order through nested tables of starts.

use beanduel_rules::MAX_CUPS;

use super::shape::Cups;

const MAX: usize = MAX_CUPS as usize;

/// The extras of one shape: a handle into [`Regions`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    blocked: Cups,
    /// The set for each subset of the blocked cups lies at `first` plus the subset's [`compressed`] bits.
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

/// The bits of `subset` at the places where `of` has one, moved together.
fn compressed(subset: Cups, of: Cups) -> u32 {
    let (mut bits, mut left, mut place) = (0, of, 0);
    while left != 0 {
        let bit = left & left.wrapping_neg();
        bits |= u32::from(subset & bit != 0) << place;
        place += 1;
        left ^= bit;
    }
    bits
}

/// The cup of the highest bit, and the set without it.
fn split_last(cups: Cups) -> (usize, Cups) {
    let last = 15 - cups.leading_zeros() as usize;
    (last, cups & !(1 << last))
}

impl Regions {
    /// Adds the extras of a shape, all of them, sorted.
    ///
    /// # Panics
    /// Where the vectors are not closed downwards.
    pub fn add<'a>(&mut self, blocked: Cups, vectors: impl Iterator<Item = &'a [u8; MAX]> + Clone) -> Region {
        let region = Region { blocked, first: self.sets.len() as u32 };
        let all = vectors.clone().count();
        for bits in 0..1u32 << blocked.count_ones() {
            let cups = expanded(bits, blocked);
            let starts = self.starts.len() as u32;
            if cups == 0 {
                self.starts.push(0);
                self.sets.push(Set { len: 1, most: 0, starts });
                continue;
            }
            let (last, _) = split_last(cups);
            let (mut len, mut most) = (0, 0);
            for vector in vectors.clone().filter(|v| (0..MAX).all(|cup| v[cup] == 0 || cups >> cup & 1 == 1)) {
                if vector[last] == 0 {
                    self.starts.push(len);
                }
                len += 1;
                most = most.max(vector.iter().map(|&beans| u16::from(beans)).sum());
            }
            self.starts.push(len);
            self.sets.push(Set { len, most, starts });
            assert!(bits + 1 < 1 << blocked.count_ones() || len as usize == all, "extras closed downwards");
        }
        region
    }

    fn set(&self, region: Region, cups: Cups) -> &Set {
        debug_assert_eq!(cups & !region.blocked, 0);
        &self.sets[(region.first + compressed(cups, region.blocked)) as usize]
    }

    /// How many vectors there are over these cups.
    pub fn len(&self, region: Region, cups: Cups) -> usize {
        self.set(region, cups).len as usize
    }

    /// The greatest sum of extras over these cups.
    pub fn most(&self, region: Region, cups: Cups) -> u16 {
        if cups == 0 { 0 } else { self.set(region, cups).most }
    }

    /// The cups that can hold extras at all.
    pub fn live(&self, region: Region) -> Cups {
        (0..MAX).map(|cup| 1 << cup).filter(|&cup| region.blocked & cup != 0 && self.most(region, cup) > 0).sum()
    }

    /// Whether the vector is one of the region.
    pub fn contains(&self, region: Region, vector: &[u8; MAX]) -> bool {
        let (mut prefix, mut rank) = (0, 0);
        for cup in 0..MAX {
            if region.blocked >> cup & 1 == 0 {
                if vector[cup] > 0 {
                    return false;
                }
                continue;
            }
            prefix |= 1 << cup;
            let starts = self.set(region, prefix).starts as usize + rank;
            rank = self.starts[starts] as usize + usize::from(vector[cup]);
            if rank >= self.starts[starts + 1] as usize {
                return false;
            }
        }
        true
    }

    /// The number of a vector of the region, cut down to these cups.
    pub fn rank(&self, region: Region, cups: Cups, vector: &[u8; MAX]) -> usize {
        let (mut prefix, mut rank, mut left) = (0, 0, cups);
        while left != 0 {
            let cup = left.trailing_zeros() as usize;
            left &= left - 1;
            prefix |= 1 << cup;
            let starts = self.set(region, prefix).starts as usize;
            rank = self.starts[starts + rank] as usize + usize::from(vector[cup]);
        }
        rank
    }

    /// Calls `each` with every vector over these cups, in the order of their numbers.
    pub fn for_each(&self, region: Region, cups: Cups, mut each: impl FnMut(&[u8; MAX])) {
        self.visit(region, cups, &mut [0; MAX], &mut each);
    }

    /// Visits the vectors over `cups`, in order.
    fn visit(&self, region: Region, cups: Cups, vector: &mut [u8; MAX], each: &mut impl FnMut(&[u8; MAX])) {
        let mut levels = [(0usize, 0usize); MAX];
        let mut depth = 0;
        let mut left = cups;
        let mut prefix = 0;
        while left != 0 {
            let cup = left.trailing_zeros() as usize;
            left &= left - 1;
            prefix |= 1 << cup;
            levels[depth] = (cup, self.set(region, prefix).starts as usize);
            depth += 1;
        }
        // The rank of the prefix that ends before each level.
        let mut ranks = [0usize; MAX + 1];
        loop {
            each(vector);
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

/// The inverse of [`compressed`].
fn expanded(bits: u32, of: Cups) -> Cups {
    let (mut subset, mut left, mut place) = (0, of, 0);
    while left != 0 {
        let bit = left & left.wrapping_neg();
        if bits >> place & 1 == 1 {
            subset |= bit;
        }
        place += 1;
        left ^= bit;
    }
    subset
}
