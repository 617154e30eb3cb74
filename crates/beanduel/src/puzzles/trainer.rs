//! The trainer: which puzzle comes next, what a move means in it, hints, retries and the streak.

use beanduel_engine::{Puzzle, RowProblem, Step, Task, Theme, Wrong};
use beanduel_rules::{Move, Position};

use super::kept::{Kept, Outcome};

/// Which puzzles are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// Only of this theme.
    pub theme: Option<Theme>,
    /// Only between these difficulties.
    pub difficulty: Option<(u8, u8)>,
    /// Only with so many cups.
    pub cups: Option<u8>,
    /// Only the one of this name.
    pub id: Option<String>,
}

impl Choice {
    fn takes(&self, puzzle: &Puzzle) -> bool {
        self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
            && self.difficulty.is_none_or(|(least, most)| (least..=most).contains(&puzzle.difficulty))
            && self.cups.is_none_or(|cups| puzzle.position.cups() == cups)
            && self.id.as_ref().is_none_or(|id| puzzle.id() == *id)
    }
}

/// How the present puzzle stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// A move is to be found.
    Open,
    /// A wrong move was played; it can be tried again.
    Wrong(Mistake),
    /// All is found.
    Solved,
    /// The solution was shown.
    Shown,
}

/// A move that wasn't right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mistake {
    /// It loses beans.
    Loses(Wrong),
    /// The goal can't be reached after it in the steps allowed: so many would be the fewest, or none.
    Astray(Move, Option<u32>),
}

/// Something that happened on the board: a move in a position, South's or the reply.
pub type Moment = (Position, Move);

/// The puzzles to be solved, one after the other.
pub struct Trainer {
    puzzles: Vec<Puzzle>,
    at: usize,
    position: Position,
    /// The step of the solution that is to be found, or how many steps of a row problem are done.
    step: usize,
    state: State,
    /// How many hints were given at this step.
    hints: u8,
    /// Whether nothing wrong was played and no move was told.
    clean: bool,
    path: Vec<Moment>,
    kept: Kept,
}

impl Trainer {
    /// The puzzles that are wanted, in an order that follows `luck`; `None` where there are none.
    pub fn new(puzzles: Vec<Puzzle>, choice: &Choice, luck: u64, kept: Kept) -> Option<Trainer> {
        let mut puzzles: Vec<Puzzle> = puzzles.into_iter().filter(|puzzle| choice.takes(puzzle)).collect();
        fastrand::Rng::with_seed(luck).shuffle(&mut puzzles);
        let position = puzzles.first()?.position;
        let mut trainer = Trainer {
            puzzles,
            at: 0,
            position,
            step: 0,
            state: State::Open,
            hints: 0,
            clean: true,
            path: Vec::new(),
            kept,
        };
        trainer.next();
        Some(trainer)
    }

    /// The present puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzles[self.at]
    }

    /// How many puzzles there are to choose from, and how many of them were solved.
    pub fn counts(&self) -> (usize, usize) {
        (self.puzzles.len(), self.puzzles.iter().filter(|puzzle| self.kept.is_solved(&puzzle.id())).count())
    }

    /// What is kept: streaks and what was solved.
    pub fn kept(&self) -> &Kept {
        &self.kept
    }

    /// Where the puzzle stands.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How it stands.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The moves that led from the puzzle's position to the present one.
    pub fn path(&self) -> &[Moment] {
        &self.path
    }

    /// How many moves are found, and how many are to be found in all.
    pub fn found(&self) -> (usize, usize) {
        let found = match &self.puzzle().task {
            Task::Line(solution) => solution.steps[..self.step].iter().filter(|step| !step.is_forced()).count(),
            Task::Row(_) => self.step,
        };
        (found, self.puzzle().length())
    }

    /// The moves to choose from; none unless a move is to be found.
    pub fn choices(&self) -> Vec<Move> {
        match self.state {
            State::Open => self.position.legal_moves().into_iter().collect(),
            State::Wrong(_) | State::Solved | State::Shown => Vec::new(),
        }
    }

    /// Goes to the next puzzle: of those not solved yet the one whose difficulty suits best, then of all.
    pub fn next(&mut self) {
        let wanted = i32::from(self.kept.level());
        let present = (self.puzzles.len() > 1 && !self.path.is_empty()).then_some(self.at);
        let rank = |&index: &usize| {
            let puzzle = &self.puzzles[index];
            let solved = self.kept.is_solved(&puzzle.id());
            (solved, (10 * i32::from(puzzle.difficulty) - wanted).abs())
        };
        // After the present one first, so that skipping leads on.
        let count = self.puzzles.len();
        let others = (1..=count).map(|by| (self.at + by) % count).filter(|&index| Some(index) != present);
        self.at = others.min_by_key(rank).unwrap_or(self.at);
        self.clean = true;
        self.begin();
    }

    /// Leaves the present puzzle for another of the same kind, as if it hadn't been seen.
    pub fn skip(&mut self) {
        let count = self.puzzles.len();
        let wanted = i32::from(self.kept.level());
        let others = (1..count).map(|by| (self.at + by) % count);
        let near = others.filter(|&index| !self.kept.is_solved(&self.puzzles[index].id()));
        let rank = |&index: &usize| (10 * i32::from(self.puzzles[index].difficulty) - wanted).abs() / 20;
        self.at = near.min_by_key(rank).unwrap_or((self.at + 1) % count);
        self.clean = true;
        self.begin();
    }

    /// The present puzzle from its beginning.
    fn begin(&mut self) {
        self.position = self.puzzle().position;
        self.step = 0;
        self.state = State::Open;
        self.hints = 0;
        self.path.clear();
    }

    /// The present puzzle again from its beginning; what went wrong before isn't forgotten.
    pub fn again(&mut self) {
        self.begin();
    }

    /// Takes a wrong move back.
    pub fn retry(&mut self) {
        if let State::Wrong(_) = self.state {
            self.path.pop();
            self.state = State::Open;
        }
    }

    fn record(&mut self, outcome: Outcome) {
        let (id, difficulty) = (self.puzzle().id(), self.puzzle().difficulty);
        self.kept.record(&id, difficulty, outcome);
    }

    /// Plays a legal move and says what came of it: the moments on the board, South's move first.
    pub fn play(&mut self, mv: Move) -> Vec<Moment> {
        if !self.choices().contains(&mv) {
            return Vec::new();
        }
        let before = self.path.len();
        let mistake = match &self.puzzles[self.at].task {
            Task::Line(solution) => self.mistake_in_line(&solution.steps[self.step], mv),
            Task::Row(problem) => self.mistake_in_row(problem, mv),
        };
        if let Some(mistake) = mistake {
            self.path.push((self.position, mv));
            self.state = State::Wrong(mistake);
            if std::mem::take(&mut self.clean) {
                self.record(Outcome::Failed);
            }
        } else {
            self.advance(mv);
            if self.is_done() {
                self.state = State::Solved;
                self.record(if self.clean { Outcome::Clean } else { Outcome::Helped });
            }
        }
        self.path[before..].to_vec()
    }

    fn mistake_in_line(&self, step: &Step, mv: Move) -> Option<Mistake> {
        step.wrong.iter().find(|wrong| wrong.mv == mv).map(|&wrong| Mistake::Loses(wrong))
    }

    fn mistake_in_row(&self, problem: &RowProblem, mv: Move) -> Option<Mistake> {
        let left = problem.fewest_from(&RowProblem::after(&self.position, mv));
        let allowed = problem.fewest.saturating_sub(self.step as u32 + 1);
        left.is_none_or(|left| left > allowed).then_some(Mistake::Astray(mv, left))
    }

    fn step_to(&mut self, mv: Move) {
        self.path.push((self.position, mv));
        self.position = self.position.play_unchecked(mv);
    }

    /// A right move, the reply, and South's turns without a choice.
    fn advance(&mut self, mv: Move) {
        self.hints = 0;
        match self.puzzles[self.at].task.clone() {
            Task::Row(_) => {
                let before = self.position;
                self.step_to(mv);
                self.position = RowProblem::after(&before, mv);
                self.step += 1;
            }
            Task::Line(solution) => {
                self.step_to(mv);
                let mut reply = solution.steps[self.step].reply;
                self.step += 1;
                while let Some(mv) = reply {
                    self.step_to(mv);
                    let Some(step) = solution.steps.get(self.step).filter(|step| step.is_forced()) else { break };
                    self.step_to(step.best[0]);
                    self.step += 1;
                    reply = step.reply;
                }
            }
        }
    }

    fn is_done(&self) -> bool {
        match &self.puzzle().task {
            Task::Line(solution) => self.step >= solution.steps.len(),
            Task::Row(problem) => problem.fewest_from(&self.position) == Some(0),
        }
    }

    /// The right moves now.
    pub fn right_moves(&self) -> Vec<Move> {
        match (&self.puzzle().task, &self.state) {
            (Task::Line(solution), State::Open | State::Wrong(_)) => solution.steps[self.step].best.clone(),
            (Task::Row(problem), State::Open | State::Wrong(_)) => problem.right_moves(&self.position),
            (_, State::Solved | State::Shown) => Vec::new(),
        }
    }

    /// Gives one hint more and says which it is: 1 what it is about, 2 what kind of move, 3 the move. From the second on the puzzle doesn't count for
    /// the streak.
    pub fn hint(&mut self) -> u8 {
        self.hints = (self.hints + 1).min(3);
        if self.hints > 1 {
            self.clean = false;
        }
        self.hints
    }

    /// Plays the rest of the solution and says what happened on the board.
    pub fn show(&mut self) -> Vec<Moment> {
        if matches!(self.state, State::Solved | State::Shown) {
            return Vec::new();
        }
        self.retry();
        let before = self.path.len();
        if std::mem::take(&mut self.clean) {
            self.record(Outcome::Failed);
        }
        while !self.is_done() {
            let Some(&mv) = self.right_moves().first() else { break };
            self.advance(mv);
        }
        self.state = State::Shown;
        self.path[before..].to_vec()
    }
}
