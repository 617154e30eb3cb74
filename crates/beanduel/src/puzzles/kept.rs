//! What is kept of the puzzles solved: which, the streak, and how hard the next one should be. A file in the data folder.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::failure::words_of;
use crate::files::write_file;
use crate::text::Text;

/// The file in the data folder.
const FILE: &str = "puzzles.json";
/// What is the hardest of all in tenths.
const HIGHEST: u16 = 130;
/// Where everybody begins.
const LOWEST: u16 = 10;

/// How solving a puzzle went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Without a mistake and without being told.
    Clean,
    /// With retries or hints.
    Helped,
    /// The first mistake in it, or the solution was shown.
    Failed,
}

/// What is kept.
#[derive(Clone, Debug)]
pub struct Kept {
    path: Option<PathBuf>,
    solved: BTreeSet<String>,
    streak: u32,
    longest: u32,
    level: u16,
    trouble: Option<std::io::ErrorKind>,
}

impl Kept {
    /// Nothing solved, nothing kept.
    pub fn nowhere() -> Kept {
        Kept { path: None, solved: BTreeSet::new(), streak: 0, longest: 0, level: LOWEST, trouble: None }
    }

    /// What a data folder holds of it. A file that can't be read stays as it is, and nothing is kept; that is said.
    pub fn open(data: Option<&Path>, text: &Text) -> (Kept, Option<String>) {
        let Some(path) = data.map(|data| data.join(FILE)) else { return (Kept::nowhere(), None) };
        let shown = path.display().to_string();
        let said = |why: String| {
            let args = [("path", shown.clone().into()), ("why", why.into())];
            Some(text.with("puzzle-not-kept", &args).into_owned())
        };
        match std::fs::read_to_string(&path) {
            Ok(read) => match Kept::read(&read) {
                Some(kept) => (Kept { path: Some(path), ..kept }, None),
                None => (Kept::nowhere(), said(text.get("puzzle-kept-damaged").into_owned())),
            },
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                (Kept { path: Some(path), ..Kept::nowhere() }, None)
            }
            Err(error) => (Kept::nowhere(), said(words_of(&error, text))),
        }
    }

    fn read(text: &str) -> Option<Kept> {
        let value: Value = serde_json::from_str(text).ok()?;
        let number = |name: &str| value.get(name)?.as_u64().and_then(|number| u32::try_from(number).ok());
        let solved = value.get("solved")?.as_array()?;
        let solved: Option<BTreeSet<String>> = solved.iter().map(|id| id.as_str().map(str::to_owned)).collect();
        Some(Kept {
            path: None,
            solved: solved?,
            streak: number("streak")?,
            longest: number("longest")?,
            level: u16::try_from(number("level")?).ok()?.clamp(LOWEST, HIGHEST),
            trouble: None,
        })
    }

    /// Whether a puzzle was solved without a mistake.
    pub fn is_solved(&self, id: &str) -> bool {
        self.solved.contains(id)
    }

    /// Puzzles solved one after the other without a mistake, now and at most.
    pub fn streaks(&self) -> (u32, u32) {
        (self.streak, self.longest)
    }

    /// The difficulty that suits, in tenths.
    pub fn level(&self) -> u16 {
        self.level
    }

    /// Why nothing can be kept any more, once.
    pub fn trouble(&self, text: &Text) -> Option<String> {
        let why = words_of(&std::io::Error::from(self.trouble?), text);
        let path = self.path.as_ref()?.display().to_string();
        Some(text.with("puzzle-not-kept", &[("path", path.into()), ("why", why.into())]).into_owned())
    }

    /// Takes down how a puzzle of this difficulty went, and writes it to the file.
    pub fn record(&mut self, id: &str, difficulty: u8, outcome: Outcome) {
        match outcome {
            Outcome::Clean => {
                self.solved.insert(id.to_owned());
                self.streak += 1;
                self.longest = self.longest.max(self.streak);
                // Solving what is easy for one makes no harder puzzles come.
                let step = if 10 * u16::from(difficulty) + 10 >= self.level { 4 } else { 0 };
                self.level = (self.level + step).min(HIGHEST);
            }
            Outcome::Helped => {}
            Outcome::Failed => {
                self.streak = 0;
                let step = if 10 * u16::from(difficulty) <= self.level + 10 { 5 } else { 0 };
                self.level = self.level.saturating_sub(step).max(LOWEST);
            }
        }
        self.trouble = self.write().err().map(|error| error.kind());
    }

    fn write(&self) -> std::io::Result<()> {
        let Some(path) = &self.path else { return Ok(()) };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let Kept { solved, streak, longest, level, .. } = self;
        let value = json!({ "version": 1, "streak": streak, "longest": longest, "level": level, "solved": solved });
        write_file(path, |out| writeln!(out, "{value}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn what_was_solved_is_known_the_next_time() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let data = folder.path().join("new");
        let (mut kept, said) = Kept::open(Some(&data), &text);
        assert_eq!(said, None);
        for (id, outcome) in
            [("a", Outcome::Clean), ("b", Outcome::Clean), ("c", Outcome::Failed), ("c", Outcome::Helped)]
        {
            kept.record(id, 1, outcome);
        }
        assert_eq!(kept.trouble(&text), None);
        let (again, said) = Kept::open(Some(&data), &text);
        assert_eq!(said, None);
        assert_eq!((again.streaks(), again.level()), ((0, 2), 13));
        assert!(again.is_solved("a") && again.is_solved("b") && !again.is_solved("c"));
    }

    #[test]
    fn a_file_that_is_not_understood_is_left_alone_and_told() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        let path = folder.path().join(FILE);
        std::fs::write(&path, "{\"solved\":[1]}").unwrap();
        let (mut kept, said) = Kept::open(Some(folder.path()), &text);
        assert!(said.unwrap().contains("puzzles.json"));
        kept.record("a", 1, Outcome::Clean);
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "{\"solved\":[1]}");
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told_and_solving_goes_on() {
        let (folder, text) = (tempfile::tempdir().unwrap(), Text::new(Language::En));
        std::fs::write(folder.path().join("file"), "").unwrap();
        let mut kept = Kept { path: Some(folder.path().join("file/below").join(FILE)), ..Kept::nowhere() };
        kept.record("a", 1, Outcome::Clean);
        assert!(kept.trouble(&text).is_some());
        assert!(kept.is_solved("a"));
    }
}
