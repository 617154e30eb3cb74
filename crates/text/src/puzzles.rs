//! Puzzles as sentences: what is to be done, what a wrong move loses, what there is to learn.

use beanduel_engine::{Aim, Puzzle, Task, Theme, Wrong, obvious_moves};
use beanduel_rules::{AnnotatedMove, Move, Position};
use fluent_bundle::FluentValue;

use crate::text::Text;

/// A number as an argument of a message.
fn number<'a>(number: impl Into<i64>) -> FluentValue<'a> {
    FluentValue::from(number.into())
}

/// The message with a theme's name, and the one with its sentence.
const fn messages(theme: Theme) -> (&'static str, &'static str) {
    match theme {
        Theme::CaptureNow => ("theme-capture-now", "theme-capture-now-why"),
        Theme::RefuseCapture => ("theme-refuse-capture", "theme-refuse-capture-why"),
        Theme::AvoidBlocking => ("theme-avoid-blocking", "theme-avoid-blocking-why"),
        Theme::DoomedOrSafe => ("theme-doomed-or-safe", "theme-doomed-or-safe-why"),
        Theme::Bait => ("theme-bait", "theme-bait-why"),
        Theme::Tempo => ("theme-tempo", "theme-tempo-why"),
        Theme::HoldStock => ("theme-hold-stock", "theme-hold-stock-why"),
        Theme::ForcedPass => ("theme-forced-pass", "theme-forced-pass-why"),
        Theme::Race => ("theme-race", "theme-race-why"),
        Theme::PerfectPosition => ("theme-perfect-position", "theme-perfect-position-why"),
        Theme::Transfer => ("theme-transfer", "theme-transfer-why"),
    }
}

/// A theme's name.
pub fn theme_name(text: &Text, theme: Theme) -> String {
    text.get(messages(theme).0).into_owned()
}

/// What a theme is about, in a sentence.
pub fn theme_sentence(text: &Text, theme: Theme) -> String {
    text.get(messages(theme).1).into_owned()
}

/// What is to be done.
pub fn puzzle_task(text: &Text, puzzle: &Puzzle) -> String {
    match (&puzzle.task, puzzle.aim()) {
        (Task::Row(problem), _) => {
            let args = [("row", problem.to.to_string().into()), ("steps", number(problem.fewest))];
            text.with("puzzle-task-row", &args)
        }
        (Task::Line(_), Some(Aim::Win)) => text.get("puzzle-task-win"),
        (Task::Line(_), Some(Aim::Draw)) => text.get("puzzle-task-draw"),
        (Task::Line(_), Some(Aim::Most) | None) => text.get("puzzle-task-most"),
    }
    .into_owned()
}

/// What a wrong move loses and what the best answer to it is.
pub fn loss_sentence(text: &Text, before: &Position, wrong: &Wrong) -> String {
    let after = before.play_unchecked(wrong.mv);
    let mv = ("move", before.annotate(wrong.mv).to_string().into());
    let beans = ("beans", number(wrong.loses));
    match wrong.reply {
        Some(reply) => text.with("puzzle-loses", &[mv, beans, ("reply", after.annotate(reply).to_string().into())]),
        None => text.with("puzzle-loses-at-once", &[mv, beans]),
    }
    .into_owned()
}

/// What there is to learn from a puzzle, a sentence or two for each thing: the solution, what the obvious moves lose, the themes.
pub fn puzzle_explanation(text: &Text, puzzle: &Puzzle) -> Vec<String> {
    let mut said = Vec::new();
    match &puzzle.task {
        Task::Row(problem) => {
            let moves: Vec<String> =
                problem.line.iter().map(|&mv| puzzle.position.annotate(mv).mv).map(written).collect();
            let args = [("moves", moves.join(" ").into()), ("solutions", FluentValue::from(problem.solutions as f64))];
            said.push(text.with("puzzle-why-row", &args).into_owned());
        }
        Task::Line(solution) => {
            let mut position = puzzle.position;
            let mut moves = Vec::new();
            for step in &solution.steps {
                moves.push(position.annotate(step.best[0]).to_string());
                position = position.play_unchecked(step.best[0]);
                if let Some(reply) = step.reply {
                    moves.push(format!("({})", position.annotate(reply)));
                    position = position.play_unchecked(reply);
                }
            }
            let margin = puzzle.position.margin(puzzle.position.to_move()) + solution.value;
            let margin = if margin == 0 { "0".to_owned() } else { format!("{margin:+}") };
            let args = [("moves", moves.join(" ").into()), ("margin", margin.into())];
            said.push(text.with("puzzle-why-line", &args).into_owned());
            let first = &solution.steps[0];
            let obvious = obvious_moves(&puzzle.position);
            for wrong in first.wrong.iter().filter(|wrong| obvious.contains(&wrong.mv)) {
                said.push(loss_sentence(text, &puzzle.position, wrong));
            }
        }
    }
    for &of in &puzzle.themes {
        let args = [("theme", theme_name(text, of).into()), ("why", theme_sentence(text, of).into())];
        said.push(text.with("puzzle-why-theme", &args).into_owned());
    }
    said
}

/// A move of a row alone.
fn written(mv: Move) -> String {
    AnnotatedMove { mv, captured: 0 }.to_string()
}
