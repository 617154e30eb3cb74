//! A stretch of time as a flag: `2s`, `500ms`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// The units with their milliseconds.
const UNITS: [(&str, f64); 4] = [("ms", 1.0), ("s", 1e3), ("m", 60e3), ("h", 3600e3)];
/// Longer than anybody waits: a year.
const LONGEST_MS: f64 = 366.0 * 24.0 * 3600e3;

/// A stretch of time of at least a millisecond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Time(Duration);

impl Time {
    /// So many seconds.
    pub const fn seconds(seconds: u64) -> Time {
        Time(Duration::from_secs(seconds))
    }

    /// How long it is.
    pub const fn duration(self) -> Duration {
        self.0
    }
}

impl FromStr for Time {
    type Err = InvalidTime;

    fn from_str(word: &str) -> Result<Time, InvalidTime> {
        let number = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
        let unit = word[number.len()..].to_ascii_lowercase();
        let (_, factor) = UNITS.into_iter().find(|&(name, _)| name == unit).ok_or(InvalidTime)?;
        let ms = number.parse::<f64>().map_err(|_| InvalidTime)? * factor;
        if (1.0..=LONGEST_MS).contains(&ms) { Ok(Time(Duration::from_millis(ms as u64))) } else { Err(InvalidTime) }
    }
}

/// No number with a unit, or too short or too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidTime;

impl fmt::Display for InvalidTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no time such as 2s or 500ms")
    }
}

impl std::error::Error for InvalidTime {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_is_a_number_and_a_unit() {
        for (word, ms) in [("500ms", 500), ("2s", 2000), ("0.25S", 250), ("3m", 180_000), ("1h", 3_600_000)] {
            assert_eq!(word.parse(), Ok(Time(Duration::from_millis(ms))), "{word}");
        }
        for word in ["", "2", "s", "0s", "-1s", "0.1ms", "2 s", "2x", "NaNs", "infs", "1e99h", "2秒"] {
            assert_eq!(word.parse::<Time>(), Err(InvalidTime), "{word}");
        }
    }
}
