//! Numbers as bytes: fixed ones little end first, varying ones seven bits a byte, the lowest first.

/// Appends a number in as few bytes as it needs.
pub(crate) fn put_varint(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Takes numbers from the front of a slice; `None` where it ends too early.
pub(crate) trait Take<'a> {
    fn take_bytes(&mut self, count: usize) -> Option<&'a [u8]>;

    fn take_u8(&mut self) -> Option<u8> {
        Some(self.take_bytes(1)?[0])
    }

    fn take_u16(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes(self.take_bytes(2)?.try_into().ok()?))
    }

    fn take_u32(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.take_bytes(4)?.try_into().ok()?))
    }

    fn take_u64(&mut self) -> Option<u64> {
        Some(u64::from_le_bytes(self.take_bytes(8)?.try_into().ok()?))
    }

    fn take_varint(&mut self) -> Option<u64> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = self.take_u8()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }
}

impl<'a> Take<'a> for &'a [u8] {
    fn take_bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (front, rest) = self.split_at_checked(count)?;
        *self = rest;
        Some(front)
    }
}
