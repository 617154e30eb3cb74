//! What the addresses of pages may say behind “?”, and what is said of anything else there. Scripts read the same list, and what
//! stands behind “#”, which never comes here.

use std::collections::BTreeMap;

use beanduel_text::Message;
use serde::Deserialize;

/// The keys that each page knows, with what may stand for them.
const LIST: &str = include_str!("../../../web/src/links.json");
/// So many faults are told, and so many characters of what was found.
const MOST_TOLD: usize = 4;
const LONGEST: usize = 60;

/// The pages and what their addresses may say.
pub struct Links(BTreeMap<String, Keys>);

#[derive(Default, Deserialize)]
struct Keys {
    #[serde(default)]
    query: BTreeMap<String, Allowed>,
}

/// What may stand for a key.
#[derive(Deserialize)]
#[serde(untagged)]
enum Allowed {
    /// A whole number.
    Number { least: u64, most: u64 },
    /// One of these.
    Word { words: Vec<String> },
}

impl Links {
    /// As the list has them.
    pub fn new() -> Links {
        Links(serde_json::from_str(LIST).expect("a test reads the list"))
    }

    /// What is wrong with the query of a page.
    pub fn faults(&self, page: &str, query: &[(String, String)]) -> Vec<Message> {
        let Some(Keys { query: keys }) = self.0.get(page) else { return Vec::new() };
        let mut seen: Vec<&str> = Vec::new();
        let mut fault = |(key, value): &'_ (String, String)| {
            let found = found(key, value);
            let Some((key, allowed)) = keys.get_key_value(key) else { return Some(unknown(found, keys)) };
            if seen.contains(&key.as_str()) {
                return Some(Message::new("link-twice").with("key", key.as_str()));
            }
            let fault = allowed.fault(key, value, found);
            if fault.is_none() {
                seen.push(key);
            }
            fault
        };
        query.iter().filter_map(&mut fault).take(MOST_TOLD).collect()
    }
}

impl Allowed {
    /// What is wrong with what stands for the key.
    fn fault(&self, key: &str, value: &str, found: String) -> Option<Message> {
        match self {
            Allowed::Number { least, most } => {
                let number = value.parse().ok().filter(|_| value.bytes().all(|byte| byte.is_ascii_digit()));
                let right = number.is_some_and(|number| (least..=most).contains(&&number));
                let message = || Message::new("link-number").with("key", key).with("found", found);
                (!right).then(|| message().with("least", least.to_string()).with("most", most.to_string()))
            }
            Allowed::Word { words } => {
                let message = || Message::new("link-word").with("key", key).with("found", found);
                (!words.iter().any(|word| word == value)).then(|| message().with("words", words.join(", ")))
            }
        }
    }
}

/// What is said of a key that the page doesn't know.
fn unknown(found: String, keys: &BTreeMap<String, Allowed>) -> Message {
    let known: Vec<&str> = keys.keys().map(String::as_str).collect();
    if known.is_empty() {
        Message::new("link-nothing").with("sign", "?").with("found", found)
    } else {
        Message::new("link-unknown").with("sign", "?").with("found", found).with("keys", known.join(", "))
    }
}

/// A key and what stands for it, as the address has them.
fn found(key: &str, value: &str) -> String {
    let whole = if value.is_empty() { key.to_owned() } else { format!("{key}={value}") };
    match whole.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &whole[..end]),
        None => whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::PAGES;
    use beanduel_engine::Theme;
    use beanduel_text::{Language, Text};

    fn said(page: &str, query: &[(&str, &str)]) -> Vec<String> {
        let query: Vec<_> = query.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        let text = Text::new(Language::En);
        Links::new().faults(page, &query).iter().map(|fault| text.say(fault)).collect()
    }

    #[test]
    fn the_list_has_every_page_and_every_theme() {
        let links = Links::new();
        let pages: std::collections::BTreeSet<&str> = links.0.keys().map(String::as_str).collect();
        assert_eq!(pages, PAGES.into_iter().collect());
        let Allowed::Word { words } = &links.0["/puzzles"].query["theme"] else { panic!("themes are words") };
        assert_eq!(*words, Theme::ALL.map(Theme::word));
    }

    #[test]
    fn what_may_not_stand_there_is_said_with_its_place_and_what_may() {
        for (page, key, value, sentence) in [
            ("/play", "cups", "99", "says “cups=99” after “?”, but nothing may stand there on this page"),
            ("/puzzles", "puzzle", "", "says “puzzle” after “?”, which this page doesn’t know: it knows only theme"),
            ("/puzzles", "theme", "nope", "“theme=nope”: for “theme” only these words may stand there: capture-now, "),
            ("/perfect", "cups", "77", "“cups=77”: for “cups” only a whole number from 1 to 10 may stand there"),
            ("/perfect", "number", "+7", "“number=+7”: for “number” only a whole number from 1 to 1000000"),
            ("/perfect", "number", "99999999999999999999", "from 1 to 1000000"),
        ] {
            let said = said(page, &[(key, value)]);
            assert!(said.len() == 1 && said[0].contains(sentence), "{page} {key}={value}: {said:?}");
        }
        assert_eq!(said("/perfect", &[("cups", "10"), ("number", "007")]), [""; 0]);
        assert_eq!(said("/nowhere", &[("x", "1")]), [""; 0]);
    }

    #[test]
    fn the_first_of_several_counts_and_few_are_told() {
        let twice = said("/perfect", &[("cups", "3"), ("cups", "4")]);
        assert_eq!(twice, ["The address says “cups” more than once: only the first counts."]);
        assert_eq!(said("/", &[("x", "1"); 50]).len(), MOST_TOLD);
        assert!(said("/", &[("x", &"ü".repeat(500))])[0].contains("ü…”"));
    }
}
