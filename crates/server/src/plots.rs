//! Plots as small pictures without words: what they say stands beside them as text, so that it grows and reads like text.

use std::collections::BTreeMap;
use std::fmt::Write;

/// The width of a picture of values, in its own units.
const WIDTH: f64 = 640.0;
/// Its height.
const HEIGHT: f64 = 180.0;

/// A bar that is this share of the width, from 0 to 1.
pub fn bar(share: f64) -> String {
    let percent = 100.0 * share.clamp(0.0, 1.0);
    format!(
        "<svg class=\"bar\" aria-hidden=\"true\" width=\"100%\" height=\"12\">\
         <rect width=\"{percent:.1}%\" height=\"12\" rx=\"3\"/></svg>"
    )
}

/// The share of a bar for a number among numbers up to `most`: the same step for each factor of ten.
pub fn logarithmic(number: u64, most: u64) -> f64 {
    (number.max(1) as f64).ln() / (most.max(2) as f64).ln()
}

/// How often each value occurs, as columns; those below zero, at zero and above it are of three classes.
pub fn spread(values: &BTreeMap<i32, u64>) -> String {
    let (Some((&least, _)), Some((&last, _))) = (values.first_key_value(), values.last_key_value()) else {
        return String::new();
    };
    let most = values.values().copied().max().unwrap_or(1).max(1) as f64;
    let step = WIDTH / f64::from(last - least + 1);
    let mut columns = String::new();
    for (&value, &count) in values {
        let class = match value.signum() {
            -1 => "behind",
            0 => "even",
            _ => "ahead",
        };
        let height = HEIGHT * count as f64 / most;
        let (x, y) = (step * f64::from(value - least), HEIGHT - height);
        let _ = write!(
            columns,
            "<rect class=\"{class}\" x=\"{x:.2}\" y=\"{y:.2}\" width=\"{:.2}\" height=\"{height:.2}\"/>",
            0.86 * step
        );
    }
    let zero = step * (f64::from(-least) + 0.43);
    format!(
        "<svg class=\"spread\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         {columns}<line x1=\"{zero:.2}\" x2=\"{zero:.2}\" y1=\"0\" y2=\"{HEIGHT}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bars_grow_with_their_numbers_and_stay_within_their_width() {
        assert!(bar(0.5).contains("width=\"50.0%\""));
        assert!(bar(7.0).contains("width=\"100.0%\""));
        assert!((logarithmic(1_000, 1_000_000) - 0.5).abs() < 1e-9);
        assert!(logarithmic(0, 0).is_finite());
    }

    #[test]
    fn every_value_has_its_column_and_the_most_frequent_the_whole_height() {
        let picture = spread(&BTreeMap::from([(-2, 5), (0, 10), (1, 1)]));
        assert_eq!(picture.matches("<rect").count(), 3);
        assert!(picture.contains("class=\"even\" x=\"320.00\" y=\"0.00\""), "{picture}");
        assert_eq!(spread(&BTreeMap::new()), "");
    }
}
