//! Puzzles, themes, hints and explanations as sentences.

use beanduel_engine::Puzzle;
use beanduel_rules::{Move, Position};
use beanduel_text::{loss_sentence, theme_name};
pub use beanduel_text::{puzzle_explanation as explanation, puzzle_task as task};
use fluent_bundle::FluentValue;

use super::trainer::{Mistake, State, Trainer};
use crate::text::Text;

/// A number as an argument of a message.
fn number<'a>(number: impl Into<i64>) -> FluentValue<'a> {
    FluentValue::from(number.into())
}

/// The puzzle's name, size and difficulty.
pub fn heading(text: &Text, puzzle: &Puzzle) -> String {
    let difficulty = number(puzzle.difficulty);
    let args = [("id", puzzle.id().into()), ("cups", number(puzzle.position.cups())), ("difficulty", difficulty)];
    text.with("puzzle-heading", &args).into_owned()
}

/// The streak and how many are solved.
pub fn standing(text: &Text, trainer: &Trainer) -> String {
    let ((streak, longest), (all, solved)) = (trainer.kept().streaks(), trainer.counts());
    let args = [
        ("streak", number(streak)),
        ("longest", number(longest)),
        ("solved", number(solved as i64)),
        ("all", number(all as i64)),
    ];
    text.with("puzzle-standing", &args).into_owned()
}

/// How far the solution is found, where there is more than one move to find.
pub fn found(text: &Text, trainer: &Trainer) -> Option<String> {
    let (found, all) = trainer.found();
    let args = [("found", number(found as i64)), ("all", number(all as i64))];
    (all > 1).then(|| text.with("puzzle-found", &args).into_owned())
}

/// A hint: what the puzzle is about, what kind of move is right, or the move.
pub fn hint(text: &Text, trainer: &Trainer, hint: u8) -> String {
    let right = trainer.right_moves();
    let Some(&mv) = right.first() else { return String::new() };
    match (hint, trainer.puzzle().themes.first()) {
        (1, Some(&first)) => text.with("puzzle-hint-theme", &[("theme", theme_name(text, first).into())]),
        (2, _) | (1, None) => match mv {
            Move::Empty(_) => text.get("puzzle-hint-empty"),
            Move::Sow(_) if trainer.position().captures(mv) > 0 => text.get("puzzle-hint-capture"),
            Move::Sow(_) | Move::Pass => text.get("puzzle-hint-sow"),
        },
        _ => {
            let moves: Vec<String> = right.iter().map(|&mv| trainer.position().annotate(mv).to_string()).collect();
            text.with("puzzle-hint-move", &[("moves", moves.join(", ").into())])
        }
    }
    .into_owned()
}

/// Why a move was wrong.
pub fn mistake(text: &Text, before: &Position, mistake: &Mistake) -> String {
    match mistake {
        Mistake::Loses(wrong) => return loss_sentence(text, before, wrong),
        Mistake::Astray(mv, left) => {
            let mv = ("move", before.annotate(*mv).to_string().into());
            match left {
                Some(left) => text.with("puzzle-detour", &[mv, ("steps", number(*left))]),
                None => text.with("puzzle-astray", &[mv]),
            }
        }
    }
    .into_owned()
}

/// What is said of the state: wrong and why, solved, shown; nothing while a move is to be found.
pub fn verdict(text: &Text, trainer: &Trainer) -> Option<String> {
    match trainer.state() {
        State::Open => None,
        State::Wrong(wrong) => {
            let why = mistake(text, trainer.position(), wrong);
            Some(text.with("puzzle-wrong", &[("why", why.into())]).into_owned())
        }
        State::Solved => Some(text.get("puzzle-solved").into_owned()),
        State::Shown => Some(text.get("puzzle-shown").into_owned()),
    }
}
