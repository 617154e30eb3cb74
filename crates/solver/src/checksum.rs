//! The check sums of our files: CRC-32 as zip and PNG have it. The library's is quick by large tables, which every reader of a page
//! would have to load; there a small one does the same.

#[cfg(not(target_family = "wasm"))]
pub(crate) use crc32fast::{Hasher, hash};
#[cfg(target_family = "wasm")]
pub(crate) use small::{Hasher, hash};

#[cfg(any(test, target_family = "wasm"))]
mod small {
    /// What four bits make of a sum.
    const NIBBLES: [u32; 16] = {
        let mut table = [0; 16];
        let mut nibble = 0;
        while nibble < 16 {
            let (mut sum, mut bit) = (nibble, 0);
            while bit < 4 {
                sum = if sum % 2 == 1 { sum >> 1 ^ 0xedb8_8320 } else { sum >> 1 };
                bit += 1;
            }
            table[nibble as usize] = sum;
            nibble += 1;
        }
        table
    };

    /// The check sum of what comes piece by piece.
    pub(crate) struct Hasher(u32);

    impl Hasher {
        pub(crate) fn new() -> Hasher {
            Hasher(!0)
        }

        pub(crate) fn update(&mut self, bytes: &[u8]) {
            for &byte in bytes {
                self.0 ^= u32::from(byte);
                for _ in 0..2 {
                    self.0 = self.0 >> 4 ^ NIBBLES[(self.0 % 16) as usize];
                }
            }
        }

        pub(crate) fn finalize(self) -> u32 {
            !self.0
        }
    }

    pub(crate) fn hash(bytes: &[u8]) -> u32 {
        let mut hasher = Hasher::new();
        hasher.update(bytes);
        hasher.finalize()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_small_one_says_what_the_quick_one_says() {
        assert_eq!(super::small::hash(b"123456789"), 0xcbf4_3926);
        let bytes: Vec<u8> = (0..1000u32).map(|i| ((i * i) >> 3) as u8).collect();
        for end in [0, 1, 7, 1000] {
            assert_eq!(super::small::hash(&bytes[..end]), super::hash(&bytes[..end]));
        }
    }
}
