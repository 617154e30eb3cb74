//! The lessons of the course: positions and the moves they ask for, from `data/lessons.json`. Their texts are messages.

use beanduel_rules::{Move, Position};
use serde::Deserialize;

/// The file of the lessons.
const FILE: &str = include_str!("../../../data/lessons.json");

/// What the file holds of a lesson.
#[derive(Deserialize)]
struct Written {
    id: String,
    steps: Vec<WrittenStep>,
}

/// What the file holds of a step.
#[derive(Deserialize)]
struct WrittenStep {
    id: String,
    position: String,
    accept: Vec<String>,
}

/// All lessons, in their order.
pub struct Lessons(Vec<Lesson>);

/// A lesson.
pub struct Lesson {
    /// Its name in addresses.
    pub id: String,
    /// Its steps.
    pub steps: Vec<Step>,
}

/// A position and the moves that are right in it.
pub struct Step {
    /// The message that says what is asked; with `-right` and `-wrong` after it those that say what came of a move.
    pub message: String,
    /// Where it stands.
    pub position: Position,
    /// The moves that are right.
    pub accept: Vec<Move>,
}

impl Lessons {
    /// Reads what is built in.
    pub fn new() -> Lessons {
        #[derive(Deserialize)]
        struct File {
            lessons: Vec<Written>,
        }
        let File { lessons } = serde_json::from_str(FILE).expect("a test reads the lessons");
        Lessons(lessons.into_iter().map(Lesson::of).collect())
    }

    /// All of them.
    pub fn all(&self) -> &[Lesson] {
        &self.0
    }

    /// The place of the lesson with this name.
    pub fn place(&self, id: &str) -> Option<usize> {
        self.0.iter().position(|lesson| lesson.id == id)
    }
}

impl Lesson {
    fn of(Written { id, steps }: Written) -> Lesson {
        let step = |step: WrittenStep| {
            let position: Position = step.position.parse().expect("a test reads the lessons");
            let accept = step.accept.iter().map(|text| position.read_move(text).expect("a test reads the lessons"));
            Step { message: format!("lesson-{id}-{}", step.id), position, accept: accept.collect() }
        };
        let steps = steps.into_iter().map(step).collect();
        Lesson { id, steps }
    }

    /// The message with its title.
    pub fn title(&self) -> String {
        format!("lesson-{}", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lessons_can_be_read_and_found() {
        let lessons = Lessons::new();
        assert!(lessons.all().len() >= 10);
        assert_eq!(lessons.place("sow"), Some(0));
        assert_eq!(lessons.place("nothing"), None);
        assert!(lessons.all().iter().all(|lesson| !lesson.steps.is_empty()));
    }
}
