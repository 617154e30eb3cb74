//! Single bits through a binary range coder: 32 bits of range, carries resolved in the output, bytes of 0 at the end left out.
//! After G. N. N. Martin, "Range encoding" (1979); the probabilities are a [`Model`]'s and don't change within a tile.

use super::model::Model;

/// Where bits go to or come from. One function that describes data bit by bit can so count, write and read it.
pub(crate) trait Bits {
    /// Whether the data is there beforehand, to be counted or written.
    const KNOWN: bool;

    /// Writes the bit and returns it, or returns a bit that was read and ignores the argument.
    fn bit(&mut self, context: usize, bit: bool) -> bool;
}

/// Renewed when it falls below, so that every probability keeps at least one step of it.
const LEAST_RANGE: u32 = 1 << 24;

fn split(range: u32, probability: u32) -> u32 {
    ((u64::from(range) * u64::from(probability)) >> 16) as u32
}

/// Writes bits.
pub(crate) struct Writer<'a> {
    model: &'a Model,
    out: Vec<u8>,
    low: u32,
    range: u32,
}

impl<'a> Writer<'a> {
    pub fn new(model: &'a Model) -> Writer<'a> {
        Writer { model, out: Vec::new(), low: 0, range: u32::MAX }
    }

    fn carry(&mut self) {
        for byte in self.out.iter_mut().rev() {
            *byte = byte.wrapping_add(1);
            if *byte != 0 {
                break;
            }
        }
    }

    /// The bytes written: as few as tell the last interval, since a reader sees zeros behind the end.
    pub fn finish(mut self) -> Vec<u8> {
        for bytes in 0..=4u32 {
            let below = ((1u64 << (32 - 8 * bytes)) - 1) as u32;
            let (value, carries) = match self.low.overflowing_add(below) {
                (value, false) => (value & !below, false),
                (value, true) => (value & !below, true),
            };
            if value.wrapping_sub(self.low) < self.range {
                if carries {
                    self.carry();
                }
                self.out.extend_from_slice(&value.to_be_bytes()[..bytes as usize]);
                break;
            }
        }
        while self.out.last() == Some(&0) {
            self.out.pop();
        }
        self.out
    }
}

impl Bits for Writer<'_> {
    const KNOWN: bool = true;

    fn bit(&mut self, context: usize, bit: bool) -> bool {
        let bound = split(self.range, self.model.probability(context));
        if bit {
            self.range = bound;
        } else {
            let (low, carries) = self.low.overflowing_add(bound);
            if carries {
                self.carry();
            }
            self.low = low;
            self.range -= bound;
        }
        while self.range < LEAST_RANGE {
            self.out.push((self.low >> 24) as u8);
            self.low <<= 8;
            self.range <<= 8;
        }
        bit
    }
}

/// Reads bits. Any bytes can be read; damage is found by the checksums around them.
pub(crate) struct Reader<'a> {
    model: &'a Model,
    bytes: &'a [u8],
    code: u32,
    range: u32,
}

impl<'a> Reader<'a> {
    pub fn new(model: &'a Model, bytes: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader { model, bytes, code: 0, range: u32::MAX };
        for _ in 0..4 {
            reader.next_byte();
        }
        reader
    }

    fn next_byte(&mut self) {
        let byte = match self.bytes.split_first() {
            Some((&byte, rest)) => {
                self.bytes = rest;
                byte
            }
            None => 0,
        };
        self.code = self.code << 8 | u32::from(byte);
    }
}

impl Bits for Reader<'_> {
    const KNOWN: bool = false;

    #[inline]
    fn bit(&mut self, context: usize, _: bool) -> bool {
        let bound = split(self.range, self.model.probability(context));
        let bit = self.code < bound;
        if bit {
            self.range = bound;
        } else {
            self.code -= bound;
            self.range -= bound;
        }
        while self.range < LEAST_RANGE {
            self.next_byte();
            self.range <<= 8;
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn bits_are_read_as_they_were_written(
            bits in proptest::collection::vec((0usize..4, any::<bool>()), 0..2000),
            levels in proptest::array::uniform4(0u8..=255),
        ) {
            let model = Model::with_levels(&levels);
            let mut writer = Writer::new(&model);
            for &(context, bit) in &bits {
                writer.bit(context, bit);
            }
            let bytes = writer.finish();
            let mut reader = Reader::new(&model, &bytes);
            for &(context, bit) in &bits {
                prop_assert_eq!(reader.bit(context, false), bit);
            }
        }
    }

    #[test]
    fn likely_bits_cost_next_to_nothing_and_unlikely_ones_carry() {
        let model = Model::with_levels(&[12 << 3]);
        for rare in 0..200 {
            let mut writer = Writer::new(&model);
            for place in 0..40_000 {
                writer.bit(0, place % 200 == rare);
            }
            assert!(writer.finish().len() < 600);
        }
        let mut writer = Writer::new(&model);
        for _ in 0..40_000 {
            writer.bit(0, false);
        }
        assert!(writer.finish().len() < 3);
    }
}
