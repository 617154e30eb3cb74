//! Who answers which question.

use beanduel_engine::Limits;
use serde::Serialize;

use crate::fault::Refusal;
use crate::question::Question;
use crate::standing::{read_position, standing};
#[cfg(feature = "study")]
use crate::{analysis, record, row};
use crate::{given, picture, reviewing, thinking};

/// The answer to a question, both in JSON. Where it has none the answer is an object with a `fault`.
pub fn answer(question: &str) -> String {
    let answered = serde_json::from_str(question).map_err(|why| Refusal::new("question", &why)).and_then(answered);
    answered.unwrap_or_else(|refusal| json(&refusal).unwrap_or_default())
}

fn answered(question: Question) -> Result<String, Refusal> {
    match question {
        Question::Game { start, moves } => json(&standing(&start, &moves)?),
        #[cfg(feature = "study")]
        Question::Row { start, to, moves } => json(&row::row(&start, &to, &moves)?),
        #[cfg(feature = "study")]
        Question::Compose { cups, seed, number } => json(&row::compose(cups, seed, number)?),
        Question::Picture { looks, pieces } => json(&picture::draw(&looks, pieces)?),
        Question::Journey { looks, mv } => json(&picture::journey(&looks, &mv)?),
        Question::Play { position, level, seed } => json(&thinking::play(&read_position(&position)?, level, seed)?),
        Question::Search { position, time, nodes, depth } => json(&thinking::search(
            &read_position(&position)?,
            &Limits { time_ms: time, nodes, depth, ..Limits::default() },
        )?),
        #[cfg(feature = "study")]
        Question::Lines { position, lines, time, nodes, depth } => json(&analysis::lines(
            &read_position(&position)?,
            &Limits { time_ms: time, nodes, depth, lines, ..Limits::default() },
        )?),
        #[cfg(feature = "study")]
        Question::Explore { position } => json(&analysis::explore(&read_position(&position)?)),
        #[cfg(feature = "study")]
        Question::Records { text } => json(&record::list(&text)),
        #[cfg(feature = "study")]
        Question::Record { text, number } => json(&record::read(&text, number)?),
        #[cfg(feature = "study")]
        Question::Write { score } => json(&record::write(&score)?),
        #[cfg(feature = "study")]
        Question::Solve { position, nodes } => {
            json(&analysis::solve(&read_position(&position)?, nodes.unwrap_or(u64::MAX))?)
        }
        #[cfg(feature = "study")]
        Question::Perft { start, depth } => json(&analysis::sequences(&start.position()?, depth)),
        Question::Review { start, moves, time } => json(&reviewing::review(&start.position()?, &moves, time)?),
        Question::Plot { course } => json(&picture::plot(course)),
    }
}

/// Takes the engine's weights of a size, a table or a book, as their files hold them; says in JSON what it was, or why it is
/// none of them.
pub fn give(file: Vec<u8>) -> String {
    let known = given::take(file).and_then(|known| json(&known));
    known.unwrap_or_else(|refusal| json(&refusal).unwrap_or_default())
}

fn json(answer: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(answer).map_err(|why| Refusal::new("question", &why))
}
