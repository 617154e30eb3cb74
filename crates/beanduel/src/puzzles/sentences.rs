//! Puzzles, themes, hints and explanations as sentences.

use beanduel_engine::{Aim, Puzzle, Task, Theme};
use beanduel_rules::{Move, Position};
use fluent_bundle::FluentValue;

use super::trainer::{Mistake, State, Trainer};
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
pub fn theme(text: &Text, theme: Theme) -> String {
    text.get(messages(theme).0).into_owned()
}

/// What a theme is about, in a sentence.
pub fn theme_sentence(text: &Text, theme: Theme) -> String {
    text.get(messages(theme).1).into_owned()
}

/// What is to be done.
pub fn task(text: &Text, puzzle: &Puzzle) -> String {
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
        (1, Some(&first)) => text.with("puzzle-hint-theme", &[("theme", theme(text, first).into())]),
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
        Mistake::Loses(wrong) => {
            let after = before.play_unchecked(wrong.mv);
            let mv = ("move", before.annotate(wrong.mv).to_string().into());
            let beans = ("beans", number(wrong.loses));
            match wrong.reply {
                Some(reply) => {
                    text.with("puzzle-loses", &[mv, beans, ("reply", after.annotate(reply).to_string().into())])
                }
                None => text.with("puzzle-loses-at-once", &[mv, beans]),
            }
        }
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

/// What there is to learn from a puzzle, a sentence or two for each thing: the solution, what the obvious moves lose, the themes.
pub fn explanation(text: &Text, puzzle: &Puzzle) -> Vec<String> {
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
            let obvious = beanduel_engine::obvious_moves(&puzzle.position);
            for wrong in first.wrong.iter().filter(|wrong| obvious.contains(&wrong.mv)) {
                said.push(mistake(text, &puzzle.position, &Mistake::Loses(*wrong)));
            }
        }
    }
    for &of in &puzzle.themes {
        let args = [("theme", theme(text, of).into()), ("why", theme_sentence(text, of).into())];
        said.push(text.with("puzzle-why-theme", &args).into_owned());
    }
    said
}

/// A move of a row alone.
fn written(mv: Move) -> String {
    beanduel_rules::AnnotatedMove { mv, captured: 0 }.to_string()
}
