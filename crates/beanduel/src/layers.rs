//! Layers of a table as a flag, by the beans in both stocks: `40-43`, or `80` alone.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Layers that follow each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layers(RangeInclusive<u8>);

impl Layers {
    /// Whether the layer of so many beans in both stocks is among them.
    pub fn contains(&self, beans: u8) -> bool {
        self.0.contains(&beans)
    }
}

impl FromStr for Layers {
    type Err = InvalidLayers;

    fn from_str(word: &str) -> Result<Layers, InvalidLayers> {
        let (least, most) = word.split_once('-').unwrap_or((word, word));
        let number = |word: &str| word.parse::<u8>().map_err(|_| InvalidLayers);
        let layers = number(least)?..=number(most)?;
        if layers.is_empty() { Err(InvalidLayers) } else { Ok(Layers(layers)) }
    }
}

/// No number, or no two with the smaller first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidLayers;

impl fmt::Display for InvalidLayers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no layers such as 40-43 or 80")
    }
}

impl std::error::Error for InvalidLayers {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_one_number_or_two() {
        let layers: Layers = "40-43".parse().unwrap();
        assert!([40, 43].iter().all(|&beans| layers.contains(beans)));
        assert!([39, 44].iter().all(|&beans| !layers.contains(beans)));
        assert_eq!("80".parse(), "80-80".parse::<Layers>());
        for word in ["", "-", "43-40", "40-", "-40", "1-2-3", "256", "40 - 43"] {
            assert_eq!(word.parse::<Layers>(), Err(InvalidLayers), "{word}");
        }
    }
}
