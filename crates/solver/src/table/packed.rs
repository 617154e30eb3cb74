//! Beans by cup as byte lanes of one word, so that rows and extras are compared and changed all cups at once.

use std::ops::{Add, BitAnd, BitOr};

use super::shape::{Beans, Cups};

/// Beans by cup, each below 128: cup 1 in the highest lane in use, so that words are in the lexicographic order of the rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Packed(u128);

/// The high bit of each lane.
const HIGH: u128 = (u128::MAX / 0xff) << 7;

impl Packed {
    pub fn of(beans: &Beans) -> Packed {
        let mut bytes = [0; 16];
        bytes[1..].copy_from_slice(beans);
        Packed(u128::from_be_bytes(bytes))
    }

    pub fn cup(self, cup: usize) -> u8 {
        (self.0 >> (8 * (14 - cup))) as u8
    }

    /// All bits of the lanes of these cups.
    pub fn lanes(cups: Cups) -> Packed {
        Packed((0..15).filter(|cup| cups >> cup & 1 == 1).map(|cup| 0xff << (8 * (14 - cup))).sum())
    }

    /// The cups that aren't empty.
    pub fn filled(self) -> Cups {
        (0..15).filter(|&cup| self.cup(cup) > 0).map(|cup| 1 << cup).sum()
    }

    /// Whether no cup holds less than the same cup of the other.
    pub fn is_nowhere_below(self, other: Packed) -> bool {
        (self.0 | HIGH).wrapping_sub(other.0) & HIGH == HIGH
    }
}

impl Add for Packed {
    type Output = Packed;
    fn add(self, more: Packed) -> Packed {
        Packed(self.0 + more.0)
    }
}

impl BitAnd for Packed {
    type Output = Packed;
    fn bitand(self, lanes: Packed) -> Packed {
        Packed(self.0 & lanes.0)
    }
}

impl BitOr for Packed {
    type Output = Packed;
    fn bitor(self, other: Packed) -> Packed {
        Packed(self.0 | other.0)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn words_are_compared_like_rows(
            one in proptest::array::uniform15(0u8..128),
            two in proptest::array::uniform15(0u8..128),
            few in proptest::array::uniform15(0u8..3),
            others in proptest::array::uniform15(0u8..3),
        ) {
            for (a, b) in [(one, two), (few, others), (one, one), (few, one)] {
                let (packed, other) = (Packed::of(&a), Packed::of(&b));
                prop_assert!((0..15).all(|cup| packed.cup(cup) == a[cup]));
                prop_assert_eq!(packed.cmp(&other), a.cmp(&b));
                prop_assert_eq!(packed.is_nowhere_below(other), a.iter().zip(&b).all(|(a, b)| a >= b));
                let filled = packed.filled();
                prop_assert_eq!(packed & Packed::lanes(filled), packed);
                prop_assert!((0..15).all(|cup| (filled >> cup & 1 == 1) == (a[cup] > 0)));
            }
        }
    }
}
