//! Players to compare the engine with. They are good for nothing else, so they live here and not in the engine's crate.

mod alpha_beta;
mod chance;
mod monte_carlo;
mod pots;

pub use alpha_beta::{AlphaBeta, Deepening};
pub use chance::Chance;
pub use monte_carlo::MonteCarlo;

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    use beanduel_rules::{Player as Side, Position, Rules};

    use super::*;
    use crate::matches::limit::Limit;
    use crate::matches::player::{Choice, Played, Player};
    use crate::matches::stopwatch::Timing;

    /// The points of `player` against chance in so many games, sides swapped after each.
    fn points(player: &mut dyn Player, cups: u8, stock: u8, games: u64) -> f64 {
        let stop = AtomicBool::new(false);
        let rules = Rules::new(cups, stock, cups).unwrap();
        let mut points = 0.0;
        for seed in 0..games {
            let mut chance = Chance::new();
            chance.new_game(seed, &stop).unwrap();
            let side = Side::ALL[(seed % 2) as usize];
            player.new_game(seed, &stop).unwrap();
            let mut game = Played::new(Position::start(rules));
            while !game.position.is_over() {
                let mover: &mut dyn Player = if game.position.to_move() == side { player } else { &mut chance };
                let Choice { mv, .. } = mover.choose(&game, &stop).unwrap();
                assert!(game.position.legal_moves().contains(mv), "{mv:?} in {}", game.position);
                game.play(mv);
            }
            points += match game.position.margin(side) {
                1.. => 1.0,
                0 => 0.5,
                _ => 0.0,
            };
        }
        points
    }

    #[test]
    fn every_baseline_plays_legally_and_beats_chance() {
        for cups in [1, 2, 4, 7] {
            let least = if cups < 4 { 3.5 } else { 6.0 };
            let stock = 4 * cups;
            assert!(points(&mut AlphaBeta::new(4), cups, stock, 8) >= least, "{cups}");
            assert!(points(&mut Deepening::new(Limit::Nodes(2_000), Timing::Wall), cups, stock, 8) >= least, "{cups}");
            assert!(points(&mut MonteCarlo::new(Limit::Nodes(300), Timing::Wall), cups, stock, 8) >= least, "{cups}");
        }
        assert!(points(&mut Deepening::new(Limit::Time(Duration::from_millis(3)), Timing::Processor), 4, 10, 4) >= 3.0);
        assert!(
            points(&mut MonteCarlo::new(Limit::Time(Duration::from_millis(3)), Timing::Processor), 4, 10, 4) >= 3.0
        );
    }
}
