//! Lines of play, step by step, and why a move is good or bad.

use beanduel_engine::{Review, ReviewedMove, Value};
use beanduel_rules::{Move, Player, Position};

use super::opponent::Advice;
use super::sentences;
use super::session::Session;
use crate::options::Seat;
use crate::review::{Narrator, played};
use crate::text::Text;

/// A position on the way, the move that led there, and what there is to say.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// The position.
    pub position: Position,
    /// The move that led here with the position before it.
    pub came: Option<(Position, Move)>,
    /// That move as records write it, perhaps with a glyph; empty where there is none.
    pub label: String,
    /// Sentences.
    pub said: Vec<String>,
}

impl Step {
    fn new(position: Position, said: Vec<String>) -> Step {
        Step { position, came: None, label: String::new(), said }
    }

    /// What the move did that led here.
    pub fn told(&self, text: &Text) -> Option<String> {
        self.came.map(|(before, mv)| sentences::of_move(text, &before, mv))
    }
}

/// A position, with something to say of it, and the moves of a line from there.
pub fn along(start: &Position, line: &[Move], said: Vec<String>) -> Vec<Step> {
    let mut steps = vec![Step::new(*start, said)];
    let mut at = *start;
    for &mv in line {
        let Ok(next) = at.play(mv) else { break };
        let label = at.annotate(mv).to_string();
        steps.push(Step { position: next, came: Some((at, mv)), label, said: Vec::new() });
        at = next;
    }
    steps
}

/// Why the engine would play what it advises: what it expects after it.
pub fn of_hint(text: &Text, position: &Position, advice: &Advice) -> Vec<Step> {
    let goes_on = text.get(best_play(advice.value.is_some_and(Value::is_exact))).into_owned();
    let said = vec![sentences::of_hint(text, position, advice), goes_on];
    along(position, &advice.line, said)
}

/// Why a move was good or bad: what it lost, and the play that makes most of it. The review is of that one move.
pub fn of_move(narrator: Narrator<'_>, review: &Review) -> Vec<Step> {
    let Some(mv) = review.at(0) else { return Vec::new() };
    let before = mv.before().position;
    let line: Vec<Move> = std::iter::once(mv.played()).chain(mv.after().line.iter().copied()).collect();
    let mut said = of_verdict(narrator, review, &mv);
    // What the line is that follows, if one does.
    if line.len() > 1 {
        let is_exact = mv.after().value.is_exact();
        let heading = match mv.loses() {
            false => best_play(is_exact),
            true if is_exact => "why-punished",
            true => "why-punished-seen",
        };
        let played = before.annotate(mv.played()).to_string();
        said.push(narrator.text.with(heading, &[("move", played.into())]).into_owned());
    }
    along(&before, &line, said)
}

/// The message that best play goes on like this, or that the engine thinks so.
const fn best_play(is_exact: bool) -> &'static str {
    if is_exact { "why-hint" } else { "why-hint-seen" }
}

/// A whole game, each move with its verdict and the margin it leads to.
pub fn of_game(narrator: Narrator<'_>, review: &Review) -> Vec<Step> {
    let start = &review.places()[0];
    let mut steps = vec![Step::new(start.position, vec![narrator.margin(start)])];
    let turns = review.turning_points();
    for mv in review.moves() {
        let mut said = Vec::new();
        if mv.loses() {
            said.extend(narrator.loss(review, &mv));
            said.extend(turns.iter().find(|turn| turn.ply == mv.ply()).and_then(|turn| narrator.turn(turn)));
        }
        said.push(narrator.margin(mv.after()));
        let came = Some((mv.before().position, mv.played()));
        steps.push(Step { position: mv.after().position, came, label: played(&mv), said });
    }
    steps
}

/// What a move lost and what was better, or that it lost nothing.
pub fn of_verdict(narrator: Narrator<'_>, review: &Review, mv: &ReviewedMove<'_>) -> Vec<String> {
    match narrator.loss(review, mv) {
        Some(loss) => std::iter::once(loss).chain(narrator.better(mv.before())).collect(),
        None => vec![narrator.no_loss(mv)],
    }
}

/// Who is told of a game: the person, where one plays against the engine.
pub fn you(session: &Session) -> Option<Player> {
    let is_person = |&player: &Player| session.seats[player] == Seat::Person;
    let mut people = Player::ALL.into_iter().filter(is_person);
    people.next().filter(|_| people.next().is_none())
}
