//! Arithmetic on all lanes of a word at once that only the search needs: it bounds, compares and adds up cup by cup.

use beanduel_rules::{Lanes, Side};

/// Lane by lane, each from 0 to 255.
pub(crate) trait LaneArithmetic: Lanes {
    /// The 64-bit words it is stored as.
    const WORDS: usize = Self::BITS as usize / 64;

    /// One of its [`WORDS`](LaneArithmetic::WORDS).
    #[inline]
    fn word(self, index: usize) -> u64 {
        (self >> (64 * index as u32)).low()
    }

    /// The word whose `index`-th 64 bits are `word(index)`.
    #[inline]
    fn from_words(mut word: impl FnMut(usize) -> u64) -> Self {
        (0..Self::WORDS).fold(Self::ZERO, |whole, index| whole | (Self::from_low(word(index)) << (64 * index as u32)))
    }

    /// The side whose word this is.
    fn side(self) -> Side {
        let lane = |lane: u32| (self >> (8 * lane)).low() as u8;
        let stock = Self::BITS / 8 - 1;
        let mut cups = [0; 15];
        cups.iter_mut().zip(0..stock).for_each(|(cup, at)| *cup = lane(at));
        Side::new(&cups[..stock as usize], lane(stock))
    }

    /// A number in the lowest lane.
    #[inline]
    fn number(number: u8) -> Self {
        Self::from_low(number.into())
    }

    /// This number in every lane.
    #[inline]
    fn splat(number: u8) -> Self {
        Self::ONES.times(Self::number(number))
    }

    /// What `self` exceeds `other` by, or 0.
    #[inline]
    fn excess(self, other: Self) -> Self {
        let high = Self::ONES << 7;
        let difference = (self | high).minus(other & !high) ^ ((self ^ !other) & high);
        // The high bit of each lane in which `self` is less. 0x80 less 1 is 0x7f, and no lane borrows from the next.
        let less = ((!self & other) | (!(self ^ other) & difference)) & high;
        difference & !(less | less.minus(less >> 7))
    }

    /// The smaller.
    #[inline]
    fn smaller(self, other: Self) -> Self {
        self.minus(self.excess(other))
    }

    /// The larger.
    #[inline]
    fn larger(self, other: Self) -> Self {
        self.plus(other.excess(self))
    }

    /// The sum of all lanes, which may be 256 or more.
    #[inline]
    fn total(self) -> i32 {
        let pair = Self::from_low(0x0001_0001_0001_0001);
        let pairs = pair | pair << (Self::BITS / 2);
        let even = pairs.times(Self::number(0xff));
        let sums = (self & even).plus((self >> 8) & even);
        (sums.times(pairs) >> (Self::BITS - 16)).low() as i32
    }

    /// The top lane.
    #[inline]
    fn top(self) -> u32 {
        (self >> (Self::BITS - 8)).low() as u32
    }
}

impl<W: Lanes> LaneArithmetic for W {}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn lane_by_lane(a: u128, b: u128, f: impl Fn(u8, u8) -> u8) -> u128 {
        let (a, b) = (a.to_le_bytes(), b.to_le_bytes());
        u128::from_le_bytes(std::array::from_fn(|i| f(a[i], b[i])))
    }

    proptest! {
        #[test]
        fn lane_arithmetic_is_that_of_its_bytes(a: u128, b: u128) {
            prop_assert_eq!(a.excess(b), lane_by_lane(a, b, u8::saturating_sub));
            prop_assert_eq!(a.smaller(b), lane_by_lane(a, b, u8::min));
            prop_assert_eq!(a.larger(b), lane_by_lane(a, b, u8::max));
            prop_assert_eq!(a.total(), a.to_le_bytes().iter().map(|&byte| i32::from(byte)).sum::<i32>());
            prop_assert_eq!(a.top(), u32::from(a.to_le_bytes()[15]));
            let (a, b) = (a as u64, b as u64);
            prop_assert_eq!(a.total(), a.to_le_bytes().iter().map(|&byte| i32::from(byte)).sum::<i32>());
            prop_assert_eq!(a.excess(b), lane_by_lane(a.into(), b.into(), u8::saturating_sub) as u64);
            prop_assert_eq!(u64::splat(a as u8), lane_by_lane(0, 0, |_, _| a as u8) as u64);
        }

        #[test]
        fn words_are_put_together_as_they_were_taken_apart(a: u128) {
            prop_assert_eq!(u128::from_words(|i| a.word(i)), a);
            prop_assert_eq!(u64::from_words(|i| (a as u64).word(i)), a as u64);
        }
    }
}
