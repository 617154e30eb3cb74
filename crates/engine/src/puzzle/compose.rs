//! Row problems: bring this row home in the fewest steps.

use std::ops::ControlFlow;

use beanduel_rules::{Move, Player, Position, Setup};
use beanduel_solver::{Composer, Problems, Row, Transfer};

use super::theme::Theme;
use super::{Origin, Puzzle, RowProblem, Task};
use crate::puzzle::grade::Grader;

/// Makes row problems whose goal is the perfect row, two ways: the longest for each small number of beans, and from the
/// goal backwards by chance.
#[derive(Clone, Copy, Debug)]
pub struct RowComposer {
    cups: u8,
    seed: u64,
}

impl RowComposer {
    /// A composer of problems for this many cups; `None` where there are not 1 to 15.
    pub fn new(cups: u8, seed: u64) -> Option<RowComposer> {
        Row::perfect(cups).map(|_| RowComposer { cups, seed })
    }

    /// The problems with one solution that take the most steps of all with so many beans in row and stock. `None` where there
    /// are none, or `go_on` broke, which is asked often.
    pub fn longest(&self, beans: u8, mut go_on: impl FnMut() -> ControlFlow<()>) -> Option<Vec<Puzzle>> {
        let composer = Composer::new(Row::perfect(self.cups)?, beans, self.cups, Problems::LongestUnique).ok()?;
        let composed = composer.run(|_| go_on())?;
        Some(
            composed
                .starts
                .into_iter()
                .filter_map(|(row, stock)| problem(row, stock, Origin::Longest { beans }))
                .collect(),
        )
    }

    /// One problem from steps backwards, by the number of the attempt; `None` where it came to nothing: another way is shorter,
    /// or there are several solutions.
    ///
    /// Numbers that follow each other ask for lengths from 2 up, so that all are there.
    pub fn attempt(&self, number: u64) -> Option<Puzzle> {
        let mut rng = fastrand::Rng::with_seed(
            self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ u64::from(self.cups) << 56,
        );
        let lengths = 4 * u64::from(self.cups);
        let length = 2 + number % lengths;
        let mut row = Row::perfect(self.cups)?.cups().to_vec();
        let mut stock = 0;
        for _ in 0..length {
            let steps = backward_steps(&row);
            let &(cup, emptied) = steps.get(rng.usize(..steps.len().max(1)))?;
            if emptied {
                row[cup] = (row.len() - cup) as u8;
                row[cup + 1..].iter_mut().for_each(|beans| *beans -= 1);
            } else {
                row[..=cup].iter_mut().for_each(|beans| *beans -= 1);
                stock += cup as u8 + 1;
            }
        }
        let puzzle = problem(Row::new(&row).ok()?, stock, Origin::Backwards { seed: self.seed, number })?;
        match &puzzle.task {
            Task::Row(problem) if problem.solutions == 1 && u64::from(problem.fewest) == length => Some(puzzle),
            Task::Row(_) | Task::Line(_) => None,
        }
    }
}

/// The steps that could have led to a row: the index of a cup, and whether it was emptied; else a sowing ended there.
fn backward_steps(row: &[u8]) -> Vec<(usize, bool)> {
    let all = |cups: &[u8]| cups.iter().all(|&beans| beans > 0);
    let emptied = (0..row.len()).filter(|&cup| row[cup] == 0 && all(&row[cup + 1..])).map(|cup| (cup, true));
    let sown = (0..row.len()).filter(|&cup| all(&row[..=cup])).map(|cup| (cup, false));
    emptied.chain(sown).collect()
}

/// The problem from this row and stock to the perfect row; `None` where there is no way, or none is needed.
fn problem(row: Row, stock: u8, source: Origin) -> Option<Puzzle> {
    let cups = row.cups().len() as u8;
    let to = Row::perfect(cups)?;
    let solved = Transfer::new(row.clone(), stock, to.clone()).ok()?.solve().ok()?;
    if solved.fewest < 2 {
        return None;
    }
    let position = lone_row(&row, stock)?;
    let task = Task::Row(RowProblem { to, fewest: solved.fewest, solutions: solved.solutions, line: solved.moves });
    let themes = Theme::of_task(&position, &task, &mut |_| None)?;
    let mut puzzle = Puzzle { position, task, themes, difficulty: 1, source };
    puzzle.difficulty = Grader::new().difficulty(&puzzle);
    Some(puzzle)
}

/// South with this row and stock, North with nothing.
fn lone_row(row: &Row, stock: u8) -> Option<Position> {
    let empty: Setup = format!("{}:{stock}:0 {}:0:0 s", row, vec!["0"; row.cups().len()].join(",")).parse().ok()?;
    debug_assert_eq!(empty.to_move, Player::South);
    Position::try_from(empty).ok()
}

/// Whether a position is that of a row problem: North has nothing.
pub(crate) fn is_lone(position: &Position) -> bool {
    position.side(Player::North).beans() == 0 && position.pot(Player::North) == 0 && position.pot(Player::South) == 0
}

/// Plays a row problem's line; where it is not legal or doesn't end at the goal, how many of its moves stand.
pub(crate) fn follow(start: &Position, line: &[Move], to: &Row) -> Result<(), usize> {
    let mut position = *start;
    for (at, &mv) in line.iter().enumerate() {
        if !position.legal_moves().contains(mv) {
            return Err(at);
        }
        position = RowProblem::after(&position, mv);
    }
    let (row, stock) = super::grade::row_of(&position).ok_or(line.len())?;
    if stock == 0 && row == *to { Ok(()) } else { Err(line.len()) }
}
