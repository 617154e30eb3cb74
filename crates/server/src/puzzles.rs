//! The puzzles that come with the program: for the pages, and as a file for their scripts.

use std::time::{SystemTime, UNIX_EPOCH};

use beanduel_engine::{Aim, Puzzle, Task, Theme, obvious_moves, read_puzzles};
use beanduel_rules::Player;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::assets;

/// The file of the puzzles, see `docs/puzzles.md`.
const FILE: &str = include_str!("../../../data/puzzles.jsonl");
/// Milliseconds would do as well: the day changes at midnight UTC.
const SECONDS_OF_DAY: u64 = 24 * 60 * 60;

/// All puzzles, in the order of their names. The names are hashes, so the order is as good as chance.
pub struct Puzzles {
    all: Vec<(String, Puzzle)>,
    /// The positions among them: a new one every day.
    of_days: Vec<usize>,
    /// All of them for the scripts, in JSON.
    pub file: String,
    /// The address of the file, with its hash.
    pub address: String,
}

impl Puzzles {
    /// Reads what is built in.
    pub fn new() -> Puzzles {
        let read = read_puzzles(FILE.as_bytes()).expect("a test reads the puzzles");
        let mut all: Vec<(String, Puzzle)> = read.into_iter().map(|puzzle| (puzzle.id(), puzzle)).collect();
        all.sort_by(|(a, _), (b, _)| a.cmp(b));
        let of_days = (0..all.len()).filter(|&at| matches!(all[at].1.task, Task::Line(_))).collect();
        let file = file_for_scripts(&all);
        let address = format!("/puzzles-{}.json", assets::hex(&Sha256::digest(&file)));
        Puzzles { all, of_days, file, address }
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

    /// Today's puzzle.
    pub fn of_today(&self) -> &(String, Puzzle) {
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
        self.of_day(seconds / SECONDS_OF_DAY)
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
        let puzzles = Puzzles::new();
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
        let puzzles = Puzzles::new();
        let file: Vec<Value> = serde_json::from_str(&puzzles.file).unwrap();
        assert_eq!(file.len(), puzzles.count());
        for (value, (id, puzzle)) in file.iter().zip(&puzzles.all) {
            assert_eq!(value["id"], id.as_str());
            assert_eq!(value["position"], puzzle.position.to_string());
            assert_eq!(value["aim"].is_string(), puzzle.aim().is_some(), "{id}");
            assert!(value.get("text").is_none());
        }
    }
}
