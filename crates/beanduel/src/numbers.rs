//! Numbers as people read them: with a sign, in bytes, as a hash.

use std::fmt::Display;

use beanduel_engine::Value;
use beanduel_rules::Eval;

use crate::text::Text;

/// `+2`, `0`, `-1.5`.
pub fn signed<N: Display + Default + PartialEq + Copy>(number: N) -> String {
    if number == N::default() { "0".to_owned() } else { format!("{number:+}") }
}

/// A number of so many decimals with its sign; infinity as such.
pub fn signed_decimal(number: f64, decimals: usize, text: &Text) -> String {
    let sign = if number > 0.0 { "+" } else { "" };
    if number.is_infinite() {
        return if number > 0.0 { "+∞".to_owned() } else { "-∞".to_owned() };
    }
    format!("{sign}{}", text.decimal(number, decimals))
}

/// Beans: `3`, and `~1.5` where they are an estimate.
pub fn beans(value: Value, text: &Text) -> String {
    match value {
        Value::Exact(beans) => beans.to_string(),
        Value::Estimate(hundredths) => format!("~{}", text.decimal(f64::from(hundredths) / 100.0, 1)),
    }
}

/// A margin in beans: `+3`, and `~-1.5` where it is an estimate.
pub fn margin(margin: Eval, text: &Text) -> String {
    match margin {
        Eval::Exact(beans) => signed(beans),
        Eval::Estimate(hundredths) => format!("~{}", signed_decimal(f64::from(hundredths) / 100.0, 1, text)),
    }
}

/// A size: `117 MB`.
pub fn bytes(bytes: u64, text: &Text) -> String {
    match bytes {
        0..10_000 => format!("{} B", text.number(bytes)),
        10_000..10_000_000 => format!("{} kB", text.number(bytes / 1_000)),
        10_000_000..10_000_000_000 => format!("{} MB", text.number(bytes / 1_000_000)),
        _ => format!("{} GB", text.number(bytes / 1_000_000_000)),
    }
}

/// A number that may be larger than [`Text::number`] takes.
pub fn grouped(number: u128, text: &Text) -> String {
    u64::try_from(number).map_or_else(|_| format!("{:.2e}", number as f64), |number| text.number(number))
}

/// A hash: two digits for each byte.
pub fn hex(hash: &[u8]) -> String {
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn numbers_are_written_for_people() {
        let text = Text::new(Language::En);
        assert_eq!([-1, 0, 2].map(signed), ["-1", "0", "+2"]);
        assert_eq!([-1.5, 0.0, 2.0].map(signed), ["-1.5", "0", "+2"]);
        let decimals = [f64::NEG_INFINITY, -0.25, 0.0, 3.0, f64::INFINITY].map(|n| signed_decimal(n, 1, &text));
        assert_eq!(decimals, ["-∞", "-0.2", "0.0", "+3.0", "+∞"]);
        assert_eq!([Value::Exact(3), Value::Estimate(150)].map(|value| beans(value, &text)), ["3", "~1.5"]);
        let margins = [Eval::Exact(3), Eval::Exact(0), Eval::Estimate(-150), Eval::Estimate(75)];
        assert_eq!(margins.map(|at| margin(at, &text)), ["+3", "0", "~-1.5", "~+0.8"]);
        let sizes = [9_999, 10_000, 117_458_421, 218_000_000_000].map(|size| bytes(size, &text));
        assert_eq!(sizes, ["9,999 B", "10 kB", "117 MB", "218 GB"]);
        assert_eq!([1_080_371_161, u128::from(u64::MAX) + 1].map(|n| grouped(n, &text)), ["1,080,371,161", "1.84e19"]);
        assert_eq!(hex(&[0, 0x5e, 0xff]), "005eff");
    }
}
