//! A row that plays alone: how far it is from the row to reach, and problems to make a game of.

use beanduel_engine::{RowComposer, RowProblem, Task};
use beanduel_rules::{AnnotatedMove, Move};
use beanduel_solver::Row;
use serde::Serialize;

use crate::fault::Refusal;
use crate::standing::{Standing, followed, read_position};

/// How often a problem of a length is sought before a longer one is taken.
const TRIES: u64 = 40;

/// Where a row stands.
#[derive(Serialize)]
pub struct RowStanding {
    standing: Standing,
    /// The fewest steps to the row to reach; nothing where it can't be reached any more.
    fewest: Option<u32>,
    /// The moves that bring it one step nearer.
    right: Vec<String>,
}

/// A problem.
#[derive(Serialize)]
pub struct Composed {
    position: String,
    to: String,
    fewest: u32,
    line: Vec<String>,
    difficulty: u8,
}

fn written(mv: Move) -> String {
    AnnotatedMove { mv, captured: 0 }.to_string()
}

/// Where a row stands after its owner's moves.
pub fn row(start: &str, to: &str, moves: &[String]) -> Result<RowStanding, Refusal> {
    let start = read_position(start)?;
    let to: Row = to.parse().map_err(|why| Refusal::new("position", &why))?;
    let problem = RowProblem { to, fewest: 0, solutions: 1, line: Vec::new() };
    let (position, standing) = followed(start, moves, RowProblem::after)?;
    let right = problem.right_moves(&position).into_iter().map(written).collect();
    Ok(RowStanding { standing, fewest: problem.fewest_from(&position), right })
}

/// The problem of this number. Each number asks for a length; where chance finds none of it, the next length is tried.
pub fn compose(cups: u8, seed: u64, number: u64) -> Result<Composed, Refusal> {
    let composer = RowComposer::new(cups, seed).ok_or_else(|| Refusal::new("rules", &"rows have 1 to 15 cups"))?;
    let lengths = 4 * u64::from(cups);
    // Attempts whose numbers are as many lengths apart ask for the same length.
    let attempts =
        (0..=lengths).flat_map(|longer| (0..TRIES).map(move |again| number.wrapping_add(longer + again * lengths)));
    let found = attempts.filter_map(|attempt| composer.attempt(attempt)).find_map(|puzzle| match puzzle.task {
        Task::Row(problem) => Some((puzzle.position, puzzle.difficulty, problem)),
        Task::Line(_) => None,
    });
    let (position, difficulty, problem) = found.ok_or_else(|| Refusal::new("question", &"there is no such problem"))?;
    Ok(Composed {
        position: position.to_string(),
        to: problem.to.to_string(),
        fewest: problem.fewest,
        line: problem.line.into_iter().map(written).collect(),
        difficulty,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_has_a_problem_of_each_length_and_its_line_solves_it() {
        for cups in 1..=10 {
            for number in 0..4 * u64::from(cups) {
                let problem = compose(cups, 1, number).unwrap();
                assert_eq!(u64::from(problem.fewest), number + 2, "{cups} {number}");
                let solved = row(&problem.position, &problem.to, &problem.line).unwrap();
                assert_eq!((solved.fewest, problem.line.len()), (Some(0), problem.fewest as usize), "{cups} {number}");
            }
        }
    }

    #[test]
    fn no_number_is_too_large() {
        assert!(compose(2, 1, u64::MAX).is_ok_and(|problem| problem.fewest > 0));
    }

    #[test]
    fn a_step_that_leads_nowhere_leaves_no_right_moves() {
        let begun = row("0,0:2:0 0,0:0:0 s", "2,0", &[]).unwrap();
        assert_eq!((begun.fewest, begun.right), (Some(2), vec!["s1".to_owned()]));
        let astray = row("0,0:2:0 0,0:0:0 s", "2,0", &["s2".to_owned()]).unwrap();
        assert_eq!((astray.fewest, astray.right.len()), (None, 0));
        assert!(row("0,0:2:0 0,0:0:0 s", "2,0", &["c1".to_owned()]).is_err());
        assert!(row("0,0:2:0 0,0:0:0 s", "2,x", &[]).is_err());
    }
}
