//! Learning to estimate: the engine plays itself, and weights are fitted to what came of it.

mod fit;
mod games;
mod net;
mod sample;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::Engine;
use crate::net::Net;
use crate::source::Source;
use crate::weights::{Weights, prior};

pub(crate) use sample::Sample;

/// How weights are learned. The same options give the same weights, on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainOptions {
    /// Cups a player, one of [`Weights::CUPS`].
    pub cups: u8,
    /// What all lots are drawn by.
    pub seed: u64,
    /// How often games are played and weights fitted to them; each time the games are played by what was learned before.
    pub rounds: u32,
    /// Games of each round.
    pub games: u32,
    /// Plies that are looked ahead in the games.
    pub depth: u32,
}

/// How far training has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrainProgress {
    /// The round being played, from 1.
    pub round: u32,
    /// Games finished, of all rounds.
    pub games: u32,
    /// Positions the last weights were fitted to; 0 before the first were.
    pub samples: usize,
    /// How far from what came of those positions their estimates are: the root of the mean square, in beans.
    pub error: f64,
}

/// Rounds whose games weights are fitted to: those of the earliest were not played well.
const MEMORY: usize = 3;
/// Bytes for the engine that plays. Any other number gives other games.
const ENGINE: usize = 32 << 20;

/// Learns from nothing but the rules. Where `exact` knows a position, its value is learned; elsewhere what the search made of
/// it and what came of the game.
///
/// Returns nothing if `stop` was set before the last round was over.
///
/// # Panics
/// If nothing can be learned of boards of this size.
pub fn train(
    options: &TrainOptions,
    exact: Option<&dyn Source>,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(&TrainProgress),
) -> Option<Weights> {
    assert!(Weights::CUPS.contains(&options.cups), "no weights for {} cups", options.cups);
    let mut engine = Engine::new(ENGINE);
    // So that what is learned doesn't depend on what was learned before.
    let cups = options.cups.into();
    let nothing = Net::rounded(cups, &vec![0.0; crate::net::len(cups)]);
    engine.set_weights(Some(Arc::new(Weights::rounded(cups, &prior(cups), nothing))));
    let mut rng = fastrand::Rng::with_seed(options.seed);
    let mut rounds: Vec<Vec<Sample>> = Vec::new();
    let mut now = TrainProgress { round: 1, games: 0, samples: 0, error: 0.0 };
    let mut weights = None;
    for round in 1..=options.rounds {
        now.round = round;
        let mut samples = Vec::new();
        for _ in 0..options.games {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            progress(&now);
            games::play(&mut engine, options, exact, &mut rng, &mut samples);
            now.games += 1;
        }
        rounds.push(samples);
        let recent: Vec<&Sample> = rounds[rounds.len().saturating_sub(MEMORY)..].iter().flatten().collect();
        let (fitted, rest) = fit::fit(cups, &recent);
        let (net, rest) = net::fit(cups, &recent, &rest, &mut rng);
        let learned = Weights::rounded(cups, &fitted, Net::rounded(cups, &net));
        (now.samples, now.error) = (recent.len(), root_mean_square(&rest));
        engine.set_weights(Some(Arc::new(learned.clone())));
        weights = Some(learned);
        progress(&now);
    }
    weights
}

/// The root of the mean square.
fn root_mean_square(numbers: &[f64]) -> f64 {
    (numbers.iter().map(|number| number * number).sum::<f64>() / numbers.len().max(1) as f64).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: TrainOptions = TrainOptions { cups: 3, seed: 7, rounds: 2, games: 40, depth: 2 };

    #[test]
    fn the_same_seed_learns_the_same_and_another_something_else() {
        let stop = AtomicBool::new(false);
        let learn = |options| train(&options, None, &stop, &mut |_| ()).unwrap();
        let weights = learn(OPTIONS);
        assert_eq!(weights, learn(OPTIONS));
        assert_ne!(weights, learn(TrainOptions { seed: 8, ..OPTIONS }));
        assert_eq!(weights.cups(), 3);
    }

    #[test]
    fn progress_is_told_and_a_stop_heeded() {
        let stop = AtomicBool::new(false);
        let mut last = None;
        let weights = train(&OPTIONS, None, &stop, &mut |now| {
            last = Some(*now);
            stop.store(now.games == 50, Ordering::Relaxed);
        });
        assert_eq!(weights, None);
        let last = last.unwrap();
        assert_eq!((last.round, last.games), (2, 50));
        assert!(last.samples > 500 && last.error > 0.0);
    }
}
