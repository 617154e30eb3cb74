//! Words of byte lanes: a side in one machine word, and arithmetic on all its cups at once.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

use beanduel_rules::Side;

/// A word of byte lanes that holds a side: cups in the low lanes from cup 1, the stock in the top one.
///
/// `u64` holds up to seven cups, `u128` up to fifteen. All lanes of a side together hold at most 255, so their sum fits a lane.
pub(crate) trait Lanes:
    Copy
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const ZERO: Self;
    /// 1 in each lane.
    const ONES: Self;
    /// 1 in each pair of lanes.
    const PAIRS: Self;
    const BITS: u32;
    /// The 64-bit words it is stored as.
    const WORDS: usize;

    fn of(side: Side) -> Self;
    /// The side whose word this is.
    fn side(self) -> Side;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    fn times(self, other: Self) -> Self;
    fn trailing_zeros(self) -> u32;
    fn leading_zeros(self) -> u32;
    /// The low 64 bits.
    fn low(self) -> u64;
    /// One of its [`WORDS`](Lanes::WORDS).
    fn word(self, index: usize) -> u64;
    /// The word whose `index`-th 64 bits are `word(index)`.
    fn from_words(word: impl FnMut(usize) -> u64) -> Self;

    /// This number in every lane.
    #[inline]
    fn splat(number: u8) -> Self {
        Self::ONES.times(Self::number(number))
    }

    /// A number in the lowest lane.
    fn number(number: u8) -> Self;

    /// The high bit of each lane in which `self` is less than `other`.
    #[inline]
    fn less(self, other: Self) -> Self {
        let high = Self::ONES << 7;
        let difference = (self | high).minus(other & !high) ^ ((self ^ !other) & high);
        ((!self & other) | (!(self ^ other) & difference)) & high
    }

    /// All bits of the lanes whose high bit is set in `marks`, which has no other bits.
    #[inline]
    fn whole(marks: Self) -> Self {
        // 0x80 less 1 is 0x7f, and no lane borrows from the next.
        marks | marks.minus(marks >> 7)
    }

    /// Lane by lane what `self` exceeds `other` by, or 0.
    #[inline]
    fn excess(self, other: Self) -> Self {
        let high = Self::ONES << 7;
        let difference = (self | high).minus(other & !high) ^ ((self ^ !other) & high);
        let borrow = ((!self & other) | (!(self ^ other) & difference)) & high;
        difference & !Self::whole(borrow)
    }

    /// Lane by lane the smaller.
    #[inline]
    fn smaller(self, other: Self) -> Self {
        self.minus(self.excess(other))
    }

    /// Lane by lane the larger.
    #[inline]
    fn larger(self, other: Self) -> Self {
        self.plus(other.excess(self))
    }

    /// The sum of all lanes.
    #[inline]
    fn sum(self) -> i32 {
        let even = Self::PAIRS.times(Self::number(0xff));
        let pairs = (self & even).plus((self >> 8) & even);
        (pairs.times(Self::PAIRS) >> (Self::BITS - 16)).low() as i32
    }

    /// The top lane.
    #[inline]
    fn top(self) -> u32 {
        (self >> (Self::BITS - 8)).low() as u32
    }
}

macro_rules! lanes {
    ($word:ty, $of:expr) => {
        impl Lanes for $word {
            const ZERO: Self = 0;
            const ONES: Self = <$word>::MAX / 0xff;
            const PAIRS: Self = <$word>::MAX / 0xffff;
            const BITS: u32 = <$word>::BITS;
            const WORDS: usize = <$word>::BITS as usize / 64;

            #[inline]
            fn of(side: Side) -> Self {
                $of(side.to_bits())
            }
            fn side(self) -> Side {
                let bytes = self.to_le_bytes();
                let (&stock, cups) = bytes.split_last().expect("a word has lanes");
                Side::new(cups, stock)
            }
            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }
            #[inline]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }
            #[inline]
            fn times(self, other: Self) -> Self {
                self.wrapping_mul(other)
            }
            #[inline]
            fn trailing_zeros(self) -> u32 {
                <$word>::trailing_zeros(self)
            }
            #[inline]
            fn leading_zeros(self) -> u32 {
                <$word>::leading_zeros(self)
            }
            #[inline]
            fn low(self) -> u64 {
                self as u64
            }
            #[inline]
            fn word(self, index: usize) -> u64 {
                (u128::from(self) >> (64 * index)) as u64
            }
            #[inline]
            fn from_words(mut word: impl FnMut(usize) -> u64) -> Self {
                (0..Self::WORDS).fold(0, |whole, index| whole | (<$word>::from(word(index)) << (64 * index)))
            }
            #[inline]
            fn number(number: u8) -> Self {
                number.into()
            }
        }
    };
}

lanes!(u64, |bits: u128| (bits as u64 & (u64::MAX >> 8)) | ((bits >> 120) as u64) << 56);
lanes!(u128, |bits| bits);

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
            let less = |a: u8, b| if a < b { 0x80 } else { 0 };
            prop_assert_eq!(a.less(b), lane_by_lane(a, b, less));
            prop_assert_eq!(Lanes::whole(a.less(b)), lane_by_lane(a, b, |a, b| if a < b { 0xff } else { 0 }));
            prop_assert_eq!(a.excess(b), lane_by_lane(a, b, u8::saturating_sub));
            prop_assert_eq!(a.smaller(b), lane_by_lane(a, b, u8::min));
            prop_assert_eq!(a.larger(b), lane_by_lane(a, b, u8::max));
            prop_assert_eq!(a.sum(), a.to_le_bytes().iter().map(|&byte| i32::from(byte)).sum::<i32>());
            let (a, b) = (a as u64, b as u64);
            prop_assert_eq!(a.sum(), a.to_le_bytes().iter().map(|&byte| i32::from(byte)).sum::<i32>());
            prop_assert_eq!(a.excess(b), lane_by_lane(a.into(), b.into(), u8::saturating_sub) as u64);
            prop_assert_eq!(<u64 as Lanes>::whole(a.less(b)), lane_by_lane(a.into(), b.into(), |a, b| if a < b { 0xff } else { 0 }) as u64);
        }

        #[test]
        fn words_are_put_together_as_they_were_taken_apart(a: u128) {
            prop_assert_eq!(u128::from_words(|i| a.word(i)), a);
            prop_assert_eq!(u64::from_words(|i| (a as u64).word(i)), a as u64);
        }
    }
}
