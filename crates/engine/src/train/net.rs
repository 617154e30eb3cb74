//! The network fitted to what the other weights leave over: gradient descent by Adam (Kingma and Ba 2015), in an order drawn by lot from a
//! seed, every sum in a fixed order, so that the result is the same everywhere.

use super::Sample;
use crate::net::{MOST, MOST_OUT, STOCK_PHASES, STOCK_ROWS, UNITS, len};

/// How often each sample is learned from.
const EPOCHS: usize = 10;
/// Samples that are learned from together.
const BATCH: usize = 512;
/// How far a number goes at a step in the beginning; less and less towards the end.
const RATE: f32 = 0.003;
/// How much of what is known of a gradient, and of its square, is kept at each step.
const KEPT: [f32; 2] = [0.9, 0.999];
/// No sample's error counts for more, in beans.
const LARGEST_ERROR: f32 = 16.0;
/// How large the first numbers are, beside a unit that is stirred by all of them.
const FIRST: f32 = 1.0;

type Row = [f32; UNITS];

/// A network while it is learned: the rows of numbers by contents and by phases, and the units' own last, as in [`crate::net`].
struct Learner {
    rows: Vec<Row>,
    gradient: Vec<Row>,
    mean: Vec<Row>,
    square: Vec<Row>,
    /// What is still missing from the means, since they began with nothing.
    missing: [f32; 2],
}

impl Learner {
    fn new(cups: u32, rng: &mut fastrand::Rng) -> Learner {
        let count = len(cups) / UNITS;
        let size = FIRST / (cups as f32).sqrt();
        let mut rows = vec![[0.0; UNITS]; count];
        rows[..count - 1].iter_mut().flatten().for_each(|number| *number = size * (2.0 * rng.f32() - 1.0));
        let none = vec![[0.0; UNITS]; count];
        Learner { rows, gradient: none.clone(), mean: none.clone(), square: none, missing: [1.0; 2] }
    }

    /// What the units come to, and the estimate, in beans.
    fn stirred(&self, sample: &Sample) -> (Row, f32) {
        let mut units = [0.0; UNITS];
        self.chosen(sample, |row, factor| {
            units.iter_mut().zip(&self.rows[row]).for_each(|(unit, number)| *unit += factor * number);
        });
        let units = units.map(|unit: f32| unit.clamp(0.0, MOST));
        let out = &self.rows[self.rows.len() - 1];
        (units, units.iter().zip(out).map(|(unit, out)| unit * unit * out).sum())
    }

    /// Tells the rows that count for a sample, and how much.
    fn chosen(&self, sample: &Sample, mut tell: impl FnMut(usize, f32)) {
        sample.rows.iter().for_each(|&row| tell(row.into(), 1.0));
        let first = self.rows.len() - 1 - STOCK_ROWS;
        for (i, &phase) in STOCK_PHASES.iter().copied().flatten().enumerate() {
            tell(first + i, sample.phases[phase] as f32);
        }
    }

    /// Adds to the gradient what a sample says that should be worth `worth` beans, one of so many.
    fn learn(&mut self, sample: &Sample, worth: f32, of: usize) {
        let (units, estimate) = self.stirred(sample);
        let error = (estimate - worth).clamp(-LARGEST_ERROR, LARGEST_ERROR) / of as f32;
        let last = self.rows.len() - 1;
        let mut slopes = [0.0; UNITS];
        for i in 0..UNITS {
            self.gradient[last][i] += error * units[i] * units[i];
            slopes[i] = if units[i] < MOST { 2.0 * error * units[i] * self.rows[last][i] } else { 0.0 };
        }
        let mut gradient = std::mem::take(&mut self.gradient);
        self.chosen(sample, |row, factor| {
            gradient[row].iter_mut().zip(&slopes).for_each(|(number, slope)| *number += factor * slope);
        });
        self.gradient = gradient;
    }

    /// Takes a step down, and forgets the gradient.
    fn step(&mut self, rate: f32) {
        for (missing, kept) in self.missing.iter_mut().zip(KEPT) {
            *missing *= kept;
        }
        let [mean_there, square_there] = self.missing.map(|missing| 1.0 - missing);
        let numbers = self.rows.iter_mut().flatten().zip(self.gradient.iter_mut().flatten());
        let known = self.mean.iter_mut().flatten().zip(self.square.iter_mut().flatten());
        for ((number, gradient), (mean, square)) in numbers.zip(known) {
            *mean = KEPT[0] * *mean + (1.0 - KEPT[0]) * *gradient;
            *square = KEPT[1] * *square + (1.0 - KEPT[1]) * *gradient * *gradient;
            *number -= rate * (*mean / mean_there) / ((*square / square_there).sqrt() + 1e-8);
            *gradient = 0.0;
        }
        if let Some(out) = self.rows.last_mut() {
            *out = out.map(|number| number.clamp(-MOST_OUT, MOST_OUT));
        }
    }
}

/// The numbers of the network whose estimates come near to `rest`, what is left of each sample's worth, and what it leaves over of that in
/// turn, in beans.
pub(crate) fn fit(cups: u32, samples: &[&Sample], rest: &[f64], rng: &mut fastrand::Rng) -> (Vec<f32>, Vec<f64>) {
    let mut learner = Learner::new(cups, rng);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let steps = EPOCHS * samples.len().div_ceil(BATCH);
    let mut step = 0;
    for _ in 0..EPOCHS {
        rng.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            for &i in batch {
                learner.learn(samples[i], rest[i] as f32, batch.len());
            }
            learner.step(RATE * (1.0 - step as f32 / steps as f32));
            step += 1;
        }
    }
    let left = samples.iter().zip(rest).map(|(sample, rest)| rest - f64::from(learner.stirred(sample).1)).collect();
    (learner.rows.into_flattened(), left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::root_mean_square;

    /// Something that no sum of what single cups are worth can say: whether one of two cups is empty, but not both.
    #[test]
    fn what_cups_are_worth_together_is_learned() {
        let mut rng = fastrand::Rng::with_seed(64);
        let samples: Vec<Sample> = (0..20_000)
            .map(|_| {
                let (first, second) = (rng.bool(), rng.bool());
                Sample {
                    contents: Box::default(),
                    rows: [u16::from(first), 5 + u16::from(second)].into(),
                    phases: [1.0, 0.5, 0.5, 0.25, 0.0, 0.0],
                    extras: Default::default(),
                    worth: if first == second { -1.0 } else { 1.0 },
                }
            })
            .collect();
        let samples: Vec<&Sample> = samples.iter().collect();
        let worth: Vec<f64> = samples.iter().map(|sample| sample.worth).collect();
        let (numbers, left) = fit(3, &samples, &worth, &mut fastrand::Rng::with_seed(1));
        assert!(root_mean_square(&left) < 0.1, "{}", root_mean_square(&left));
        assert_eq!(numbers.len(), len(3));
        assert_eq!(fit(3, &samples, &worth, &mut fastrand::Rng::with_seed(1)).0, numbers);
        assert_ne!(fit(3, &samples, &worth, &mut fastrand::Rng::with_seed(2)).0, numbers);
    }
}
