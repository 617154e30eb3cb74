//! Writes a file of puzzles, one JSON object a line (`docs/puzzles.md`).

use std::io::{self, Write};

use beanduel_rules::{AnnotatedMove, Position};
use serde_json::{Value, json};

use super::{Aim, FORMAT, LICENCE, Origin, Puzzle, RowProblem, Step, Task, VERSION};

/// Writes a whole file: the first line, and one for each puzzle.
///
/// # Errors
/// Those of the output.
pub fn write_puzzles<'a>(out: &mut dyn Write, puzzles: impl IntoIterator<Item = &'a Puzzle>) -> io::Result<()> {
    writeln!(out, "{{\"format\":{},\"version\":{VERSION},\"licence\":{}}}", json!(FORMAT), json!(LICENCE))?;
    for puzzle in puzzles {
        write_puzzle(out, puzzle)?;
    }
    Ok(())
}

/// A line by hand: its fields stand in the order of reading, whatever map a JSON library would use.
fn write_puzzle(out: &mut dyn Write, puzzle: &Puzzle) -> io::Result<()> {
    let Puzzle { position, task, themes, difficulty, source } = puzzle;
    let kind = match task {
        Task::Line(_) => "position",
        Task::Row(_) => "row",
    };
    write!(out, "{{\"id\":{},\"kind\":\"{kind}\",\"position\":{}", json!(puzzle.id()), json!(position.to_string()))?;
    match task {
        Task::Line(solution) => {
            write!(out, ",\"value\":{},\"steps\":[", solution.value)?;
            write_steps(out, position, &solution.steps)?;
            write!(out, "]")?;
        }
        Task::Row(problem) => {
            let RowProblem { to, fewest, solutions, line } = problem;
            let line: Vec<String> = line.iter().map(|&mv| AnnotatedMove { mv, captured: 0 }.to_string()).collect();
            let to = json!(to.to_string());
            write!(out, ",\"to\":{to},\"fewest\":{fewest},\"solutions\":{solutions},\"line\":{}", json!(line))?;
        }
    }
    let themes: Vec<&str> = themes.iter().map(|theme| theme.word()).collect();
    let source = match *source {
        Origin::Game { seed, game, ply } => json!({ "game": [seed, game, ply] }),
        Origin::Backwards { seed, number } => json!({ "backwards": [seed, number] }),
        Origin::Longest { beans } => json!({ "longest": [beans] }),
    };
    let text = json!(sentence(puzzle));
    writeln!(out, ",\"themes\":{},\"difficulty\":{difficulty},\"source\":{source},\"text\":{text}}}", json!(themes))
}

fn write_steps(out: &mut dyn Write, start: &Position, steps: &[Step]) -> io::Result<()> {
    let mut position = *start;
    for (at, step) in steps.iter().enumerate() {
        let written = |mv| position.annotate(mv).to_string();
        let best: Vec<String> = step.best.iter().map(|&mv| written(mv)).collect();
        let wrong = step.wrong.iter().map(|wrong| {
            let after = position.play_unchecked(wrong.mv);
            let reply = wrong.reply.map(|reply| Value::from(after.annotate(reply).to_string()));
            let entry = [written(wrong.mv).into(), wrong.loses.into()].into_iter().chain(reply);
            entry.collect::<Value>()
        });
        let wrong: Value = wrong.collect();
        let comma = if at == 0 { "" } else { "," };
        write!(out, "{comma}{{\"best\":{},\"wrong\":{wrong}", json!(best))?;
        let Some(&first) = step.best.first() else { break };
        position = position.play_unchecked(first);
        if let Some(reply) = step.reply {
            write!(out, ",\"reply\":{}", json!(position.annotate(reply).to_string()))?;
            position = position.play_unchecked(reply);
        }
        write!(out, "}}")?;
    }
    Ok(())
}

/// The task in English, for people who look into the file.
fn sentence(puzzle: &Puzzle) -> String {
    match (&puzzle.task, puzzle.aim()) {
        (Task::Row(problem), _) => {
            format!("Bring the row to {} in {} steps, the stock all sown.", problem.to, problem.fewest)
        }
        (Task::Line(_), Some(Aim::Win)) => "South to move: one move wins.".to_owned(),
        (Task::Line(_), Some(Aim::Draw)) => "South to move: one move draws.".to_owned(),
        (Task::Line(_), _) => "South to move: one move gets the most beans.".to_owned(),
    }
}
