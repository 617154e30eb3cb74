//! What the terminal game tells when it is asked: why a move, what a game lost, which blocked cups are doomed.

use beanduel_rules::Game;

use super::{App, Mode};
use crate::play::opponent::Task;
use crate::play::screen::walk::{Kind, Walk};
use crate::play::steps;
use crate::review::Narrator;

impl<'a> App<'a> {
    /// Who tells of the game, so many plies of which were played before what is told.
    pub fn narrator(&self, played_before: usize) -> Narrator<'a> {
        Narrator { text: self.text, you: steps::you(&self.session), played_before }
    }

    /// Shows a line step by step.
    pub(super) fn walk_line(&mut self, mv: String, steps: Vec<steps::Step>, played_before: usize) {
        let title = self.text.with("walk-why", &[("move", mv.into())]).into_owned();
        self.mode = Mode::Walk(Walk { title, steps, at: 0, played_before, kind: Kind::Line(None) });
    }

    /// Shows why: of the hint, or else of the last move of a person.
    pub fn ask_why(&mut self) {
        if self.opponent.is_busy() {
            return;
        }
        let position = *self.session.position();
        if let Some(advice) = self.hint.as_ref().filter(|advice| self.considered == Some(advice.mv)) {
            let steps = steps::of_hint(self.text, &position, advice);
            let mv = position.annotate(advice.mv).to_string();
            let played = self.session.game.ply(self.session.game.current());
            self.walk_line(mv, steps, played);
        } else if let Some((_, before, mv)) = self.session.last_of_person() {
            self.opponent.ask(before, Task::Judge(mv));
        } else {
            self.notice = Some(self.text.get("why-nothing").into_owned());
        }
    }

    /// Shows the review of the game, asking for it first where there is none yet.
    pub fn ask_review(&mut self) {
        let moves = self.session.moves();
        if moves.is_empty() {
            self.notice = Some(self.text.get("review-nothing").into_owned());
        } else if self.review.is_some() {
            self.mode = Mode::Overview;
        } else if !self.opponent.is_busy() {
            self.mode = Mode::Board;
            self.notice = None;
            let start = *self.session.game.position_at(Game::START);
            self.opponent.ask(start, Task::Review(moves));
        }
    }

    /// How far the review has come that the engine is at, in words.
    pub fn review_progress(&self) -> Option<String> {
        let progress = self.progress?;
        let args = [
            ("done", progress.done.into()),
            ("all", progress.all.into()),
            ("seconds", progress.left_ms.div_ceil(1000).into()),
        ];
        Some(self.text.with("review-progress", &args).into_owned())
    }

    /// Walks through the reviewed game, from this step on.
    pub fn walk_game(&mut self, at: usize) {
        let Some(review) = &self.review else { return };
        let narrator = self.narrator(0);
        let steps = steps::of_game(narrator, review);
        let losses = review.moves().filter(beanduel_engine::ReviewedMove::loses).map(|mv| mv.ply() + 1).collect();
        let title = self.text.get("walk-review").into_owned();
        let at = at.min(steps.len() - 1);
        self.mode = Mode::Walk(Walk { title, steps, at, played_before: 0, kind: Kind::Game(losses) });
    }

    /// From a move of the reviewed game that lost beans into the better line.
    pub fn walk_better(&mut self, walk: Walk) {
        let better = walk.at.checked_sub(1).filter(|_| walk.lost());
        let review = self.review.as_ref();
        let Some((ply, mv)) = better.and_then(|ply| Some((ply, review?.at(ply)?))) else {
            self.mode = Mode::Walk(walk);
            return;
        };
        let before = mv.before();
        let said = self.narrator(0).better(before).into_iter().collect();
        let steps = steps::along(&before.position, &before.line, said);
        let title = self.text.get("walk-better").into_owned();
        let kind = Kind::Line(Some(Box::new(walk)));
        self.mode = Mode::Walk(Walk { title, steps, at: 0, played_before: ply, kind });
    }

    /// Tells which blocked cups are doomed and which are safe; again, to stop telling.
    pub fn ask_blocked(&mut self) {
        if self.told.take().is_some() {
            self.fates.clear();
            self.notice = None;
        } else if !self.opponent.is_busy() {
            self.opponent.ask(*self.session.position(), Task::Blocked);
        }
    }
}
