//! Weights fitted to samples: ridge regression by conjugate gradients, in a fixed order, so that the result is the same everywhere.

use crate::phases::PHASES;
use crate::weights::{EXTRAS, Layout, prior};

use super::Sample;

/// How much a weight has to be worth: one that says nothing stays where it was before. In squared beans, as if it had been met so often and was right.
const RIDGE: f64 = 4.0;
/// Steps of the method; more change nothing that is seen after rounding.
const STEPS: usize = 80;

/// The product of a sample's features with a vector.
fn dot(sample: &Sample, vector: &[f64], extras_at: usize) -> f64 {
    let mut sums = [0.0; PHASES];
    let mut add = |at: usize, factor: f64| {
        for (sum, weight) in sums.iter_mut().zip(&vector[at..at + PHASES]) {
            *sum += factor * weight;
        }
    };
    for &feature in &sample.contents {
        add(usize::from(feature) * PHASES, 1.0);
    }
    for (i, &count) in sample.extras.iter().enumerate() {
        add(extras_at + i * PHASES, count);
    }
    sums.iter().zip(sample.phases).map(|(sum, phase)| sum * phase).sum()
}

/// Adds the sample's features, `factor` times, to a vector.
fn add(sample: &Sample, factor: f64, vector: &mut [f64], extras_at: usize, squared: bool) {
    let mut add = |at: usize, count: f64| {
        for (value, phase) in vector[at..at + PHASES].iter_mut().zip(sample.phases) {
            let feature = count * phase;
            *value += factor * if squared { feature * feature } else { feature };
        }
    };
    for &feature in &sample.contents {
        add(usize::from(feature) * PHASES, 1.0);
    }
    for (i, &count) in sample.extras.iter().enumerate() {
        add(extras_at + i * PHASES, count);
    }
}

/// The weights whose estimates come nearest to what the samples are worth, by feature and phase, and what they leave over of each sample,
/// in beans.
///
/// Conjugate gradients with a diagonal preconditioner (Hestenes and Stiefel 1952).
pub(crate) fn fit(cups: u32, samples: &[&Sample]) -> (Vec<f64>, Vec<f64>) {
    let extras_at = Layout::new(cups).len() * PHASES;
    let len = extras_at + EXTRAS * PHASES;
    let prior = prior(cups);
    let mut residual = vec![0.0; len];
    let mut diagonal = vec![RIDGE; len];
    for sample in samples {
        add(sample, sample.worth - dot(sample, &prior, extras_at), &mut residual, extras_at, false);
        add(sample, 1.0, &mut diagonal, extras_at, true);
    }
    let product = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let scaled = |residual: &[f64]| -> Vec<f64> { residual.iter().zip(&diagonal).map(|(r, d)| r / d).collect() };
    let mut weights = vec![0.0; len];
    let mut direction = scaled(&residual);
    let mut size = product(&residual, &direction);
    for _ in 0..STEPS {
        if size <= 1e-9 {
            break;
        }
        let mut image: Vec<f64> = direction.iter().map(|value| RIDGE * value).collect();
        for sample in samples {
            add(sample, dot(sample, &direction, extras_at), &mut image, extras_at, false);
        }
        let step = size / product(&direction, &image);
        for i in 0..len {
            weights[i] += step * direction[i];
            residual[i] -= step * image[i];
        }
        let next = scaled(&residual);
        let next_size = product(&residual, &next);
        let factor = next_size / size;
        direction.iter_mut().zip(next).for_each(|(direction, next)| *direction = next + factor * *direction);
        size = next_size;
    }
    weights.iter_mut().zip(prior).for_each(|(weight, prior)| *weight += prior);
    let rest = samples.iter().map(|sample| sample.worth - dot(sample, &weights, extras_at)).collect();
    (weights, rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::root_mean_square;

    #[test]
    fn what_follows_from_the_features_is_found() {
        let mut rng = fastrand::Rng::with_seed(60);
        let layout = Layout::new(3);
        let len = (layout.len() + EXTRAS) * PHASES;
        let truth: Vec<f64> = prior(3).into_iter().map(|before| before + rng.f64() - 0.5).collect();
        assert_eq!(truth.len(), len);
        let samples: Vec<Sample> = (0..6_000)
            .map(|_| {
                let mut sample = Sample {
                    rows: Box::default(),
                    contents: (0..layout.active()).map(|_| rng.usize(0..layout.len()) as u16).collect(),
                    phases: std::array::from_fn(|k| if k == 0 { 1.0 } else { rng.f64() }),
                    extras: std::array::from_fn(|_| f64::from(rng.u8(0..10))),
                    worth: 0.0,
                };
                sample.worth = dot(&sample, &truth, layout.len() * PHASES);
                sample
            })
            .collect();
        let (_, rest) = fit(3, &samples.iter().collect::<Vec<_>>());
        let error = root_mean_square(&rest);
        assert!(error < 0.1, "{error}");
    }
}
