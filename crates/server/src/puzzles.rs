//! The puzzles that come with the program: for the pages, and as a file for their scripts.

use beanduel_engine::{Aim, Puzzle, Task, Theme, obvious_moves, read_puzzles};
use beanduel_rules::Player;
use serde_json::{Value, json};

/// The file of the puzzles, see `docs/puzzles.md`.
const FILE: &str = include_str!("../../../data/puzzles.jsonl");

/// All puzzles, in the order of their names. The names are hashes, so the order is as good as chance.
pub struct Puzzles {
    all: Vec<(String, Puzzle)>,
    /// The positions among them: a new one every day.
    of_days: Vec<usize>,
    /// The address of the file for scripts.
    pub address: String,
}

impl Puzzles {
    /// Reads what is built in; `add` takes the file for scripts and returns its address.
    pub fn new(add: impl FnOnce(String) -> String) -> Puzzles {
        let read = read_puzzles(FILE.as_bytes()).expect("a test reads the puzzles");
        let mut all: Vec<(String, Puzzle)> = read.into_iter().map(|puzzle| (puzzle.id(), puzzle)).collect();
        all.sort_by(|(a, _), (b, _)| a.cmp(b));
        let of_days = (0..all.len()).filter(|&at| matches!(all[at].1.task, Task::Line(_))).collect();
        let address = add(file_for_scripts(&all));
        Puzzles { all, of_days, address }
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// The puzzle with this name.
    pub fn get(&self, id: &str) -> Option<&(String, Puzzle)> {
        let at = self.all.binary_search_by(|(name, _)| name.as_str().cmp(id)).ok()?;
        Some(&self.all[at])
    }

    /// Those of a theme, the easiest first.
    pub fn of_theme(&self, theme: Theme) -> Vec<&(String, Puzzle)> {
        let mut found: Vec<_> = self.all.iter().filter(|(_, puzzle)| puzzle.themes.contains(&theme)).collect();
        found.sort_by_key(|(_, puzzle)| puzzle.difficulty);
        found
    }

    /// The puzzle of a day, counted from the first of January 1970. `web/src/puzzles/choosing.ts` counts the same way.
    pub fn of_day(&self, day: u64) -> &(String, Puzzle) {
        &self.all[self.of_days[(day % self.of_days.len() as u64) as usize]]
    }
}

/// The file as it is, but for what only its makers need; with what the reader knows of each puzzle: its aim, the moves that are
/// obvious, South's final margin.
fn file_for_scripts(puzzles: &[(String, Puzzle)]) -> String {
    let mut written: Vec<Value> = FILE.lines().skip(1).filter_map(|line| serde_json::from_str(line).ok()).collect();
    written.sort_by(|a, b| a["id"].as_str().cmp(&b["id"].as_str()));
    for (value, (_, puzzle)) in written.iter_mut().zip(puzzles) {
        let Some(fields) = value.as_object_mut() else { continue };
        fields.remove("source");
        fields.remove("text");
        let Task::Line(solution) = &puzzle.task else { continue };
        let position = &puzzle.position;
        let aim = match puzzle.aim() {
            Some(Aim::Win) => "win",
            Some(Aim::Draw) => "draw",
            Some(Aim::Most) | None => "most",
        };
        let obvious = obvious_moves(position).into_iter().map(|mv| Value::from(position.annotate(mv).to_string()));
        fields.insert("aim".to_owned(), json!(aim));
        fields.insert("obvious".to_owned(), obvious.collect());
        fields.insert("margin".to_owned(), json!(position.margin(Player::South) + solution.value));
    }
    Value::from(written).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn puzzles_are_found_by_name_theme_and_day() {
        let puzzles = Puzzles::new(|_| String::new());
        for (id, puzzle) in &puzzles.all {
            assert_eq!(puzzles.get(id).map(|(_, found)| found), Some(puzzle));
        }
        assert!(puzzles.get("nothing").is_none());
        for theme in Theme::ALL {
            let found = puzzles.of_theme(theme);
            assert!(found.is_sorted_by_key(|(_, puzzle)| puzzle.difficulty) && !found.is_empty(), "{theme:?}");
        }
        let days = puzzles.of_days.len() as u64;
        assert_ne!(puzzles.of_day(20_000).0, puzzles.of_day(20_001).0);
        assert_eq!(puzzles.of_day(3), puzzles.of_day(3 + days));
    }

    #[test]
    fn the_file_for_scripts_says_what_the_reader_knows() {
        let mut file = String::new();
        let puzzles = Puzzles::new(|made| std::mem::replace(&mut file, made));
        let file: Vec<Value> = serde_json::from_str(&file).unwrap();
        assert_eq!(file.len(), puzzles.count());
        for (value, (id, puzzle)) in file.iter().zip(&puzzles.all) {
            assert_eq!(value["id"], id.as_str());
            assert_eq!(value["position"], puzzle.position.to_string());
            assert_eq!(value["aim"].is_string(), puzzle.aim().is_some(), "{id}");
            assert!(value.get("text").is_none());
        }
    }
}
