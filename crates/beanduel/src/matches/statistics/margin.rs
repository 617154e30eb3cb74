//! The mean margin of a match in beans, with its error by the scatter of the pairs.

use super::NORMAL_95;

/// Margins of pairs of games, both played out: the mean of each pair.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Margin {
    pairs: u64,
    sum: f64,
    squares: f64,
}

impl Margin {
    /// Adds a pair by the mean margin of its games.
    pub fn add(&mut self, beans: f64) {
        self.pairs += 1;
        self.sum += beans;
        self.squares += beans * beans;
    }

    /// The mean in beans, if there is any pair.
    pub fn mean(&self) -> Option<f64> {
        (self.pairs > 0).then(|| self.sum / self.pairs as f64)
    }

    /// Half the width of the mean's 95% interval, if there are two pairs.
    pub fn error(&self) -> Option<f64> {
        let pairs = self.pairs as f64;
        let mean = self.mean().filter(|_| self.pairs > 1)?;
        let variance = (self.squares - pairs * mean * mean).max(0.0) / (pairs - 1.0);
        Some(NORMAL_95 * (variance / pairs).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_has_the_error_of_its_pairs() {
        let mut margin = Margin::default();
        assert_eq!((margin.mean(), margin.error()), (None, None));
        for beans in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            margin.add(beans);
        }
        assert!((margin.mean().unwrap() - 5.0).abs() < 1e-12);
        // The sample variance is 32/7.
        assert!((margin.error().unwrap() - NORMAL_95 * (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
    }
}
