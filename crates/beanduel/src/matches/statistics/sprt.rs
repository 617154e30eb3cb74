//! The sequential probability ratio test (Wald 1945) on pairs of games, in its generalised form (Van den Bergh: "The GSPRT
//! approximation"): whether the Elo difference is rather `elo1` than `elo0`, decided as soon as the results allow it.

use std::fmt;
use std::str::FromStr;

use super::pentanomial::Pentanomial;
use super::score_of_elo;

/// What is tested, and how sure the answer must be. As a text: `0,10` or `0,10,0.05,0.05`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The difference that is not worth it.
    pub elo0: f64,
    /// The difference that is.
    pub elo1: f64,
    /// How often `elo1` may be accepted where `elo0` holds.
    pub alpha: f64,
    /// How often `elo0` may be accepted where `elo1` holds.
    pub beta: f64,
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not sure enough yet.
    Open,
    /// Rather `elo0`.
    Rejected,
    /// Rather `elo1`.
    Accepted,
}

impl Sprt {
    /// The log-likelihood ratios at which the test ends: below the first `elo0` is accepted, above the second `elo1`.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log-likelihood ratio of the results.
    ///
    /// Results that didn't occur count as a thousandth of a pair, so that the ratio is there from the first pair on.
    pub fn llr(&self, pairs: &Pentanomial) -> f64 {
        if pairs.pairs() == 0 {
            return 0.0;
        }
        let counts = pairs.0.map(|count| if count == 0 { 1e-3 } else { count as f64 });
        let all: f64 = counts.iter().sum();
        let parts = counts.map(|count| count / all);
        let likeliest = [self.elo0, self.elo1].map(|elo| likeliest(&parts, score_of_elo(elo)));
        let ratio = |index: usize| parts[index] * (likeliest[1][index] / likeliest[0][index]).ln();
        all * (0..5).map(ratio).sum::<f64>()
    }

    /// What the results say.
    pub fn verdict(&self, pairs: &Pentanomial) -> Verdict {
        let (lower, upper) = self.bounds();
        match self.llr(pairs) {
            llr if llr <= lower => Verdict::Rejected,
            llr if llr >= upper => Verdict::Accepted,
            _ => Verdict::Open,
        }
    }
}

/// The likeliest distribution with this mean, given the parts that occurred.
///
/// It is `part / (1 + t (share - mean))`, `t` being the one for which the mean is right; that side of the equation falls with `t`,
/// so halving finds it.
fn likeliest(parts: &[f64; 5], mean: f64) -> [f64; 5] {
    let away = |index: usize| index as f64 / 4.0 - mean;
    // Between the poles at both ends of the shares.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..200 {
        let t = f64::midpoint(low, high);
        let excess: f64 = (0..5).map(|index| parts[index] * away(index) / (1.0 + t * away(index))).sum();
        if excess > 0.0 {
            low = t;
        } else {
            high = t;
        }
    }
    let t = f64::midpoint(low, high);
    core::array::from_fn(|index| parts[index] / (1.0 + t * away(index)))
}

impl FromStr for Sprt {
    type Err = InvalidSprt;

    fn from_str(text: &str) -> Result<Sprt, InvalidSprt> {
        let numbers: Result<Vec<f64>, _> = text.split(',').map(|number| number.trim().parse::<f64>()).collect();
        let sprt = match numbers.as_deref() {
            Ok(&[elo0, elo1]) => Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 },
            Ok(&[elo0, elo1, alpha, beta]) => Sprt { elo0, elo1, alpha, beta },
            _ => return Err(InvalidSprt),
        };
        let error = 1e-6..=0.49;
        let far = -2000.0..=2000.0;
        let sound = far.contains(&sprt.elo0)
            && far.contains(&sprt.elo1)
            && sprt.elo0 < sprt.elo1
            && error.contains(&sprt.alpha)
            && error.contains(&sprt.beta);
        sound.then_some(sprt).ok_or(InvalidSprt)
    }
}

/// Not two Elo differences, the smaller first, and perhaps two error rates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidSprt;

impl fmt::Display for InvalidSprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no test such as 0,10 or 0,10,0.05,0.05")
    }
}

impl std::error::Error for InvalidSprt {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ratio_is_that_of_the_usual_calculators() {
        // As the testing framework of a large chess engine gives them (logistic Elo).
        for (counts, test, llr) in [
            ([10_789, 19_328, 33_806, 19_402, 10_543], "-3,1", 2.131_067_811_785_019),
            ([39, 2_226, 31_451, 2_412, 40], "0.2,0.9", 2.162_542_580_048_359_8),
            ([0, 10, 20, 50, 20], "0,5", 1.428_686_106_474_418_7),
            ([3, 20, 45, 25, 7], "0,10", 0.695_972_606_498_085_5),
        ] {
            let found = test.parse::<Sprt>().unwrap().llr(&Pentanomial(counts));
            assert!((found - llr).abs() < 1e-6 * llr.abs(), "{counts:?}: {found}");
        }
    }

    #[test]
    fn the_test_ends_at_walds_bounds() {
        let sprt: Sprt = "0,10".parse().unwrap();
        let (lower, upper) = sprt.bounds();
        assert!((upper - 2.944_438_979).abs() < 1e-8 && (lower + upper).abs() < 1e-12);
        assert_eq!(sprt.verdict(&Pentanomial([0, 0, 10, 0, 0])), Verdict::Open);
        assert_eq!(sprt.verdict(&Pentanomial([10, 100, 500, 400, 90])), Verdict::Accepted);
        assert_eq!(sprt.verdict(&Pentanomial([90, 400, 500, 100, 10])), Verdict::Rejected);
        assert_eq!(sprt.verdict(&Pentanomial([0; 5])), Verdict::Open);
        assert!(sprt.llr(&Pentanomial([0, 0, 0, 0, 40])).is_finite());
    }

    #[test]
    fn a_test_is_two_differences_and_perhaps_two_errors() {
        let written: Sprt = "-5, 5,0.01,0.1".parse().unwrap();
        assert_eq!(written, Sprt { elo0: -5.0, elo1: 5.0, alpha: 0.01, beta: 0.1 });
        for text in ["", "1", "5,0", "0,0", "0,5,0.05", "0,5,0.6,0.1", "0,x", "0,5,0,0.1", "NaN,5", "0,inf"] {
            assert_eq!(text.parse::<Sprt>(), Err(InvalidSprt), "{text}");
        }
    }
}
