//! Numbers with two decimals. What the library has for any number at all is a tenth of the WebAssembly.

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

/// A number, written to a hundredth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decimal {
    hundredths: i64,
}

impl From<f64> for Decimal {
    fn from(number: f64) -> Decimal {
        Decimal { hundredths: (number * 100.0).round() as i64 }
    }
}

impl Decimal {
    /// So many hundredths.
    pub const fn hundredths(hundredths: i64) -> Decimal {
        Decimal { hundredths }
    }
}

impl Serialize for Decimal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (whole, part) = (self.hundredths.abs() / 100, self.hundredths.abs() % 100);
        let sign = if self.hundredths < 0 { "-" } else { "" };
        let text = if part == 0 { format!("{sign}{whole}") } else { format!("{sign}{whole}.{part:02}") };
        RawValue::from_string(text).map_err(serde::ser::Error::custom)?.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_numbers() {
        for (number, text) in
            [(0.0, "0"), (-0.001, "0"), (12.0, "12"), (-1.5, "-1.50"), (0.07, "0.07"), (959.999, "960")]
        {
            assert_eq!(serde_json::to_string(&Decimal::from(number)).unwrap(), text);
        }
    }
}
