//! The points of pairs of games: five possible sums, hence the name. Their mean is the score, their scatter says how sure it is.

use super::{NORMAL_95, elo_of_score};

/// How many pairs brought 0, half a point, 1, 1½ and 2 points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pentanomial(pub [u64; 5]);

/// A number with the ends of its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The least likely low end; minus infinity where nothing is known.
    pub low: f64,
    /// The estimate; infinite where all games went one way.
    pub value: f64,
    /// The high end.
    pub high: f64,
}

impl Pentanomial {
    /// Adds a pair by the points it brought, 0 to 2.
    pub fn add(&mut self, points: f64) {
        self.0[((points * 2.0).round() as usize).min(4)] += 1;
    }

    /// How many pairs.
    pub fn pairs(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The mean and the variance of a pair's share of its points.
    pub(super) fn mean_and_variance(&self) -> (f64, f64) {
        let pairs = self.pairs() as f64;
        let shares = || self.0.iter().enumerate().map(|(index, &count)| (index as f64 / 4.0, count as f64 / pairs));
        let mean = shares().map(|(share, part)| share * part).sum::<f64>();
        (mean, shares().map(|(share, part)| (share - mean).powi(2) * part).sum())
    }

    /// The Elo difference that the score stands for, logistic.
    ///
    /// Where all pairs brought the same, their scatter says nothing; the ends are then what 95% of equally one-sided matches would
    /// have shown (each pair a trial that might have failed).
    pub fn elo(&self) -> Interval {
        let pairs = self.pairs();
        if pairs == 0 {
            return Interval { low: f64::NEG_INFINITY, value: 0.0, high: f64::INFINITY };
        }
        let (mean, variance) = self.mean_and_variance();
        let sure = 0.05f64.powf(1.0 / pairs as f64);
        let (low, high) = if variance > 0.0 {
            let error = NORMAL_95 * (variance / pairs as f64).sqrt();
            ((mean - error).max(0.0), (mean + error).min(1.0))
        } else {
            (mean * sure, 1.0 - (1.0 - mean) * sure)
        };
        Interval { low: elo_of_score(low), value: elo_of_score(mean), high: elo_of_score(high) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_is_that_of_the_usual_calculators() {
        // Elo and half the width of its interval, as the testing framework of a large chess engine gives them.
        for (counts, elo, half) in [
            ([10_789, 19_328, 33_806, 19_402, 10_543], -0.773_577_335_916_542_3, 1.277_579_895_725_721_8),
            ([39, 2_226, 31_451, 2_412, 40], 0.902_981_048_809_024, 0.662_531_485_981_653_5),
            ([1_187, 7_410, 13_475, 7_378, 1_164], -0.442_607_799_223_684_1, 1.729_859_027_617_742_1),
            ([50, 400, 1_000, 450, 60], 6.204_866_471_299_001, 6.235_842_323_937_144),
        ] {
            let found = Pentanomial(counts).elo();
            assert!((found.value - elo).abs() < 1e-9, "{counts:?}: {found:?}");
            assert!(((found.high - found.low) / 2.0 - half).abs() < 1e-5, "{counts:?}: {found:?}");
        }
    }

    #[test]
    fn a_clean_sweep_has_no_finite_elo_but_a_low_end() {
        let mut all = Pentanomial::default();
        for _ in 0..100 {
            all.add(2.0);
        }
        let Interval { low, value, high } = all.elo();
        assert!(value.is_infinite() && high.is_infinite());
        assert!((600.0..620.0).contains(&low), "{low}");
        assert!(Pentanomial([0, 0, 50, 0, 0]).elo().value.abs() < 1e-9);
    }

    #[test]
    fn points_of_pairs_fall_into_five() {
        let mut counts = Pentanomial::default();
        for points in [0.0, 0.5, 1.0, 1.0, 1.5, 2.0] {
            counts.add(points);
        }
        assert_eq!(counts, Pentanomial([1, 1, 2, 1, 1]));
        assert!((counts.mean_and_variance().0 - 0.5).abs() < 1e-12);
    }
}
