//! Ratings of many players from the games between them: maximum likelihood under the logistic model (Zermelo 1929, Bradley and
//! Terry 1952), found by Newton's method.

use super::NORMAL_95;

/// Points among players: `points[a][b]` are those of `a` against `b`, a draw being half a point each.
#[derive(Clone, Debug, PartialEq)]
pub struct Results {
    points: Vec<Vec<f64>>,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo.
    pub elo: f64,
    /// Half the width of its 95% interval, as if all games were independent.
    pub error: f64,
}

impl Results {
    /// No games among so many players.
    pub fn new(players: usize) -> Results {
        Results { points: vec![vec![0.0; players]; players] }
    }

    /// Adds a game by the points that `player` got of it; its opponent got the rest of one.
    pub fn add(&mut self, player: usize, opponent: usize, points: f64) {
        self.points[player][opponent] += points;
        self.points[opponent][player] += 1.0 - points;
    }

    fn games(&self, a: usize, b: usize) -> f64 {
        self.points[a][b] + self.points[b][a]
    }

    fn met(&self, a: usize, b: usize) -> bool {
        a != b && self.games(a, b) > 0.0
    }
}

/// Games of this many points each way are added for every pair that met, so that who won all is rated too.
const PRIOR: f64 = 0.5;
const ELO_PER_NATURAL: f64 = 400.0 / std::f64::consts::LN_10;

/// The likeliest ratings, the anchor's being 0, or the mean of all where there is none. `None` for players that nothing compares with
/// the anchor, or without one with the first who played: they met neither it nor anybody who leads to it.
///
/// To the games of each two that met one drawn game is added: ratings stay finite, and of a hundred games it weighs little.
pub fn ratings(results: &Results, anchor: Option<usize>) -> Vec<Option<Rating>> {
    let players = results.points.len();
    let mut rated = vec![None; players];
    let compared = compared(results, anchor);
    let among: Vec<Vec<f64>> =
        compared.iter().map(|&a| compared.iter().map(|&b| results.points[a][b]).collect()).collect();
    let anchor = compared.iter().position(|&player| Some(player) == anchor);
    for (&player, rating) in compared.iter().zip(connected_ratings(&Results { points: among }, anchor)) {
        rated[player] = Some(rating);
    }
    rated
}

/// Those whom games connect with the anchor, or without one with the first who played, in their order.
fn compared(results: &Results, anchor: Option<usize>) -> Vec<usize> {
    let players = results.points.len();
    let mut found: Vec<usize> = match anchor {
        Some(anchor) => vec![anchor],
        None => (0..players).find(|&a| (0..players).any(|b| results.met(a, b))).into_iter().collect(),
    };
    let mut seen = 0;
    while let Some(&from) = found.get(seen) {
        let new: Vec<usize> = (0..players).filter(|&b| results.met(from, b) && !found.contains(&b)).collect();
        found.extend(new);
        seen += 1;
    }
    found.sort_unstable();
    found
}

/// The same where games connect all.
fn connected_ratings(results: &Results, anchor: Option<usize>) -> Vec<Rating> {
    let players = results.points.len();
    let met = |a: usize, b: usize| results.met(a, b);
    let weight = |a: usize, b: usize| if met(a, b) { results.games(a, b) + 2.0 * PRIOR } else { 0.0 };
    let mut strengths = vec![0.0; players];
    let mut inverse = vec![vec![0.0; players]; players];
    for _ in 0..100 {
        let expected = |a: usize, b: usize| 1.0 / (1.0 + f64::exp(strengths[b] - strengths[a]));
        let mut slope = vec![0.0; players];
        // The curvature is singular along "all the same"; adding that direction makes it regular and holds the mean.
        let mut curvature = vec![vec![1.0; players]; players];
        for a in 0..players {
            for b in (0..players).filter(|&b| met(a, b)) {
                let won = results.points[a][b] + PRIOR;
                slope[a] += won - weight(a, b) * expected(a, b);
                let curved = weight(a, b) * expected(a, b) * expected(b, a);
                curvature[a][a] += curved;
                curvature[a][b] -= curved;
            }
        }
        inverse = inverted(curvature);
        let step = |a: usize| (0..players).map(|b| inverse[a][b] * slope[b]).sum::<f64>().clamp(-1.0, 1.0);
        let steps: Vec<f64> = (0..players).map(step).collect();
        for (strength, step) in strengths.iter_mut().zip(&steps) {
            *strength += step;
        }
        if steps.iter().all(|step| step.abs() < 1e-12) {
            break;
        }
    }
    let zero = anchor.map_or_else(|| strengths.iter().sum::<f64>() / players.max(1) as f64, |anchor| strengths[anchor]);
    // What was added along "all the same" has to come off the variances again.
    let spare = 1.0 / (players.max(1) * players.max(1)) as f64;
    let variance = |a: usize| match anchor {
        None => inverse[a][a] - spare,
        Some(anchor) => inverse[a][a] + inverse[anchor][anchor] - 2.0 * inverse[a][anchor],
    };
    let rating = |a: usize| Rating {
        elo: ELO_PER_NATURAL * (strengths[a] - zero),
        error: ELO_PER_NATURAL * NORMAL_95 * variance(a).max(0.0).sqrt(),
    };
    (0..players).map(rating).collect()
}

/// The inverse of a regular matrix, by elimination.
fn inverted(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..size).map(|a| (0..size).map(|b| f64::from(u8::from(a == b))).collect()).collect();
    for column in 0..size {
        let largest = |&a: &usize, &b: &usize| matrix[a][column].abs().total_cmp(&matrix[b][column].abs());
        let pivot = (column..size).max_by(largest).unwrap_or(column);
        matrix.swap(column, pivot);
        inverse.swap(column, pivot);
        let scale = matrix[column][column];
        for value in matrix[column].iter_mut().chain(&mut inverse[column]) {
            *value /= scale;
        }
        let (line, inverse_line) = (matrix[column].clone(), inverse[column].clone());
        for row in (0..size).filter(|&row| row != column) {
            let factor = matrix[row][column];
            for (value, &from) in matrix[row].iter_mut().zip(&line) {
                *value -= factor * from;
            }
            for (value, &from) in inverse[row].iter_mut().zip(&inverse_line) {
                *value -= factor * from;
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ratings of players that are all compared.
    fn all_rated(results: &Results, anchor: Option<usize>) -> Vec<Rating> {
        ratings(results, anchor).into_iter().collect::<Option<_>>().unwrap()
    }

    fn results(players: usize, games: &[(usize, usize, f64, f64)]) -> Results {
        let mut results = Results::new(players);
        for &(a, b, won, lost) in games {
            results.points[a][b] += won;
            results.points[b][a] += lost;
        }
        results
    }

    #[test]
    fn two_players_are_rated_by_their_score() {
        // 76 of 100, and the drawn game added: 76.5 of 101.
        let rated = all_rated(&results(2, &[(0, 1, 76.0, 24.0)]), Some(1));
        let elo = 400.0 * (76.5f64 / 24.5).log10();
        assert!((rated[0].elo - elo).abs() < 1e-9 && rated[1].elo.abs() < 1e-12);
        let score = 76.5 / 101.0;
        let error = ELO_PER_NATURAL * NORMAL_95 / (101.0f64 * score * (1.0 - score)).sqrt();
        assert!((rated[0].error - error).abs() < 1e-6, "{rated:?}");
        assert!(rated[1].error.abs() < 1e-6);
    }

    #[test]
    fn the_scores_expected_of_the_ratings_are_those_made() {
        let games = [(0, 1, 30.0, 10.0), (1, 2, 22.0, 18.0), (2, 3, 39.5, 0.5), (0, 3, 40.0, 0.0), (0, 2, 27.0, 13.0)];
        let results = results(4, &games);
        let rated = all_rated(&results, None);
        assert!(rated.iter().map(|rating| rating.elo).sum::<f64>().abs() < 1e-6);
        for a in 0..4 {
            let (mut made, mut expected) = (0.0, 0.0);
            for b in (0..4).filter(|&b| results.games(a, b) > 0.0) {
                made += results.points[a][b] + PRIOR;
                expected += (results.games(a, b) + 1.0) / (1.0 + 10f64.powf((rated[b].elo - rated[a].elo) / 400.0));
            }
            assert!((made - expected).abs() < 1e-6, "{a}: {made} {expected}");
        }
    }

    #[test]
    fn who_won_all_has_a_finite_rating() {
        let rated = all_rated(&results(3, &[(0, 1, 100.0, 0.0), (1, 2, 100.0, 0.0)]), Some(2));
        assert!(rated.iter().all(|rating| rating.elo.is_finite() && rating.error.is_finite()));
        assert!(rated[0].elo > rated[1].elo + 500.0 && rated[1].elo > 500.0);
    }

    #[test]
    fn who_met_nobody_that_leads_to_the_others_has_no_rating() {
        // 0 and 2 met, 3 and 4 met, 1 was idle.
        let met = results(5, &[(0, 2, 3.0, 1.0), (3, 4, 2.0, 2.0)]);
        let is_rated = |anchor| ratings(&met, anchor).iter().map(Option::is_some).collect::<Vec<_>>();
        assert_eq!(is_rated(None), [true, false, true, false, false]);
        assert_eq!(is_rated(Some(4)), [false, false, false, true, true]);
        let alone = ratings(&results(2, &[(0, 1, 3.0, 1.0)]), None);
        let among_others: Vec<_> = ratings(&met, None).into_iter().flatten().map(Some).collect();
        assert_eq!(among_others, alone);
        assert!(alone.iter().flatten().all(|rating| rating.elo.is_finite() && rating.error.is_finite()));
        assert_eq!(ratings(&Results::new(2), None), [None, None]);
    }
}
