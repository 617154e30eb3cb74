//! The words a person reads, in their language, and which language that is.

pub use beanduel_text::{Language, Text};
use unic_langid::LanguageIdentifier;

/// The language that the environment asks for, English where it asks for none of ours.
pub fn language_of_environment() -> Language {
    let mut wanted = sys_locale::get_locales().filter_map(|tag| tag.parse::<LanguageIdentifier>().ok());
    wanted.find_map(|tag| Language::of_code(tag.language.as_str())).unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The text of all source files below a folder.
    fn sources(folder: &Path) -> String {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        let text = |path: std::path::PathBuf| {
            if path.is_dir() { sources(&path) } else { std::fs::read_to_string(path).unwrap_or_default() }
        };
        entries.map(text).collect()
    }

    #[test]
    fn every_message_is_used() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let rooms =
            ["crates/beanduel/src", "crates/text/src", "crates/server/src", "crates/server/templates", "web/src"];
        let sources: String = rooms.iter().map(|room| sources(&root.join(room))).collect();
        // Those of commands, flags and values, of lessons and their steps, of difficulties are looked up by the names of these; other tests know
        // them.
        let composed = ["help-", "value-", "lesson-", "learn-about-", "learn-right", "learn-wrong", "training-band-"];
        let of_something = |name: &str| composed.iter().any(|start| name.starts_with(start));
        let names = Language::En.messages().into_keys().filter(|name| !of_something(name));
        let messages = Language::En.message_files().concat();
        let is_used =
            |name: &str| sources.contains(&format!("\"{name}\"")) || messages.contains(&format!("{{ {name} }}"));
        let unused: Vec<String> = names.filter(|name| !is_used(name)).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
