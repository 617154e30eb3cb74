//! A band of layers of a table as a flag, by the beans in both stocks: `26`, or `26:20` without stocks more than 20 beans apart.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use beanduel_solver::BookLayer;

/// As many layers as a sowing can take beans: no line of play goes past them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    least: u8,
    apart: u8,
}

impl Band {
    /// Its layers.
    pub fn layers(self, max_sow: u8) -> Range<u16> {
        let least = u16::from(self.least);
        least..least + u16::from(max_sow)
    }

    /// What the band needs of a layer: nothing, or the turns after a sowing from above it.
    pub fn of_layer(self, beans: u8, max_sow: u8) -> Option<BookLayer> {
        let layers = self.layers(max_sow);
        let sown = layers.contains(&beans.into()).then(|| (layers.end - u16::from(beans)) as u8)?;
        Some(BookLayer { sown, apart: self.apart })
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.apart {
            u8::MAX => write!(f, "{}", self.least),
            apart => write!(f, "{}:{apart}", self.least),
        }
    }
}

impl FromStr for Band {
    type Err = InvalidBand;

    fn from_str(word: &str) -> Result<Band, InvalidBand> {
        let number = |word: &str| word.parse::<u8>().map_err(|_| InvalidBand);
        match word.split_once(':') {
            Some((least, apart)) => Ok(Band { least: number(least)?, apart: number(apart)? }),
            None => Ok(Band { least: number(word)?, apart: u8::MAX }),
        }
    }
}

/// No number, nor two with a colon between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidBand;

impl fmt::Display for InvalidBand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no band such as 26 or 26:20")
    }
}

impl std::error::Error for InvalidBand {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_is_as_thick_as_the_longest_sowing() {
        let band: Band = "26:20".parse().unwrap();
        let sown = |beans| band.of_layer(beans, 4).map(|layer| (layer.sown, layer.apart));
        assert_eq!(
            [25, 26, 27, 28, 29, 30].map(sown),
            [None, Some((4, 20)), Some((3, 20)), Some((2, 20)), Some((1, 20)), None]
        );
        assert_eq!("26".parse(), "26:255".parse::<Band>());
        assert_eq!((band.to_string(), "26".parse::<Band>().unwrap().to_string()), ("26:20".into(), "26".into()));
        for word in ["", ":", "26:", ":20", "-1", "256", "26:1:2", "26-29"] {
            assert_eq!(word.parse::<Band>(), Err(InvalidBand), "{word}");
        }
    }
}
