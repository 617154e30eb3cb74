//! A size in bytes as a flag: `4G`, `512M`.

use std::fmt;
use std::str::FromStr;

/// The units, each 1024 times the one before.
const UNITS: [char; 3] = ['M', 'G', 'T'];

/// Bytes, at least a mebibyte: with less nothing here is of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(u64);

impl Size {
    /// One gibibyte.
    pub const GIB: Size = Size(1 << 30);

    /// The bytes.
    pub const fn bytes(self) -> u64 {
        self.0
    }
}

impl FromStr for Size {
    type Err = InvalidSize;

    fn from_str(word: &str) -> Result<Size, InvalidSize> {
        let number = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let unit = word[number.len()..].to_ascii_uppercase();
        let unit = unit.strip_suffix("IB").or(unit.strip_suffix('B')).unwrap_or(&unit);
        let power = UNITS.iter().position(|&known| unit.len() == 1 && unit.starts_with(known)).ok_or(InvalidSize)?;
        let number: u64 = number.parse().map_err(|_| InvalidSize)?;
        let bytes = number.checked_mul(1 << (20 + 10 * power)).filter(|&bytes| bytes > 0);
        bytes.map(Size).ok_or(InvalidSize)
    }
}

/// No number with a unit, or none that a machine could have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidSize;

impl fmt::Display for InvalidSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no size such as 4G or 512M")
    }
}

impl std::error::Error for InvalidSize {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_a_number_and_a_unit() {
        for (word, bytes) in
            [("1M", 1 << 20), ("512m", 512 << 20), ("4G", 4 << 30), ("16GiB", 16 << 30), ("2TB", 2 << 40)]
        {
            assert_eq!(word.parse(), Ok(Size(bytes)), "{word}");
        }
        for word in ["", "4", "G", "0G", "-1G", "1.5G", "4 G", "4X", "4GG", "4iB", "99999999999999T", "4é"] {
            assert_eq!(word.parse::<Size>(), Err(InvalidSize), "{word}");
        }
    }
}
