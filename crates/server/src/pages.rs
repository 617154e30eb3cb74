//! The pages, one template each.

use askama::Template;
use beanduel_text::{Language, Text};

use crate::pictures::{EXAMPLE, Pictures};
use crate::settings::{SETTINGS, Setting};
use crate::site::Asked;
use crate::{learn_page, perfect_page, puzzles_page, rules_page, solved_page};

/// What all pages have about them.
pub(crate) struct Frame<'a> {
    pub(crate) text: &'a Text,
    asked: &'a Asked<'a>,
    /// Of the page, before the site's name; empty on the start page.
    pub(crate) title: String,
    /// The entries of this page beside the one that all have.
    entries: &'static [&'static str],
    /// The code and the own name of each language.
    pub(crate) languages: [(&'static str, &'static str); 3],
}

impl<'a> Frame<'a> {
    /// The frame of a page; `title` is the name of a message.
    pub(crate) fn new(asked: &'a Asked<'a>, title: &str, entries: &'static [&'static str]) -> Frame<'a> {
        let title = if title.is_empty() { String::new() } else { asked.text.get(title).into_owned() };
        let languages = Language::ALL.map(|language| (language.code(), own_name(language)));
        Frame { text: asked.text, asked, title, entries, languages }
    }

    pub(crate) fn say(&self, name: &str) -> String {
        self.text.get(name).into_owned()
    }

    pub(crate) fn language(&self) -> &'static str {
        self.text.language().code()
    }

    /// What is wrong with the address, in sentences.
    pub(crate) fn faults(&self) -> Vec<String> {
        let faults = self.asked.site.links.faults(self.asked.section, &self.asked.query);
        faults.iter().map(|fault| self.text.say(fault)).collect()
    }

    pub(crate) fn version(&self) -> &str {
        &self.asked.site.version
    }

    pub(crate) fn setting(&self, name: &str) -> &'static str {
        self.asked.cookies.setting(name)
    }

    pub(crate) fn wasm(&self) -> String {
        let module = if STUDY.contains(&self.asked.section) { "/wasm/study-" } else { "/wasm/beanduel-" };
        self.asked.site.assets.named(module, ".wasm")
    }

    /// The addresses of tables, parted by blanks.
    pub(crate) fn tables(&self) -> String {
        self.asked.site.assets.tables().collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn font(&self) -> String {
        self.asked.site.assets.named("/assets/Fraunces", ".ttf")
    }

    /// The script that runs before the page is seen.
    pub(crate) fn early(&self) -> String {
        self.asked.site.assets.script("src/early.ts")
    }

    pub(crate) fn scripts(&self) -> Vec<String> {
        let entries = ["src/page.ts"].into_iter().chain(self.entries.iter().copied());
        entries.map(|entry| self.asked.site.assets.script(entry)).collect()
    }

    pub(crate) fn styles(&self) -> Vec<String> {
        let entries = ["src/page.ts"].into_iter().chain(self.entries.iter().copied());
        let mut styles: Vec<String> = entries.flat_map(|entry| self.asked.site.assets.styles(entry)).collect();
        styles.push(self.asked.site.colours_address.clone());
        styles
    }

    /// Whether this is the page at that path, or one below it.
    pub(crate) fn is_at(&self, path: &str) -> bool {
        self.asked.path.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    }

    /// The address of a page in the language of this one.
    pub(crate) fn to(&self, path: &str) -> String {
        match (self.asked.prefix.as_str(), path) {
            ("", path) => path.to_owned(),
            (prefix, "/") => prefix.to_owned(),
            (prefix, path) => format!("{prefix}{path}"),
        }
    }

    /// The address of this page in another language.
    pub(crate) fn in_language(&self, code: &str) -> String {
        let path = self.asked.path.trim_end_matches('/');
        format!("/{code}{path}")
    }
}

/// The pages that ask what only the WebAssembly for studying answers.
const STUDY: [&str; 3] = ["/analyse", "/puzzles", "/perfect"];

/// What a language calls itself.
const fn own_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::De => "Deutsch",
        Language::Cs => "Čeština",
    }
}

#[derive(Template)]
#[template(path = "start.html")]
struct Start<'a> {
    frame: Frame<'a>,
    board: String,
    puzzles_card: String,
}

#[derive(Template)]
#[template(path = "play.html")]
struct Play<'a> {
    frame: Frame<'a>,
    wide: String,
    narrow: String,
    worker: String,
}

#[derive(Template)]
#[template(path = "analyse.html")]
struct Analyse<'a> {
    frame: Frame<'a>,
    wide: String,
    narrow: String,
    worker: String,
}

#[derive(Template)]
#[template(path = "rules.html")]
struct Rules<'a> {
    frame: Frame<'a>,
    page: String,
}

#[derive(Template)]
#[template(path = "settings.html")]
struct Settings<'a> {
    frame: Frame<'a>,
    settings: &'static [Setting],
}

#[derive(Template)]
#[template(path = "missing.html")]
struct Missing<'a> {
    frame: Frame<'a>,
}

/// A page as HTML; nothing where there is none, an error where a template can't be filled.
pub type Page = Option<askama::Result<String>>;

/// The page that is asked for.
pub fn page(asked: &Asked<'_>) -> Page {
    let page = match (asked.section, asked.name) {
        ("/", None) => start(asked),
        ("/play", None) => play(asked),
        ("/analyse", None) => analyse(asked),
        ("/rules", None) => rules(asked),
        ("/settings", None) => settings(asked),
        ("/learn", name) => return learn_page::page(asked, name),
        ("/puzzles", name) => return puzzles_page::page(asked, name),
        ("/perfect", None) => perfect_page::page(asked),
        ("/solved", None) => solved_page::page(asked),
        _ => return None,
    };
    Some(page)
}

/// The start page.
fn start(asked: &Asked<'_>) -> askama::Result<String> {
    let board = Pictures::new(asked.text, &asked.cookies).middle();
    let all = [("all", (asked.site.puzzles.count() as i64).into())];
    let puzzles_card = asked.text.with("training-puzzles-card", &all).into_owned();
    Start { frame: Frame::new(asked, "", &[]), board, puzzles_card }.render()
}

/// The play page.
fn play(asked: &Asked<'_>) -> askama::Result<String> {
    let [wide, narrow] = Pictures::new(asked.text, &asked.cookies).start();
    let worker = asked.site.assets.script("src/worker.ts");
    Play { frame: Frame::new(asked, "web-play", &["src/play/entry.ts"]), wide, narrow, worker }.render()
}

/// The analysis page.
fn analyse(asked: &Asked<'_>) -> askama::Result<String> {
    let [wide, narrow] = Pictures::new(asked.text, &asked.cookies).start();
    let worker = asked.site.assets.script("src/worker.ts");
    Analyse { frame: Frame::new(asked, "web-analyse", &["src/analyse/entry.ts"]), wide, narrow, worker }.render()
}

/// The rules page.
fn rules(asked: &Asked<'_>) -> askama::Result<String> {
    let pictures = Pictures::new(asked.text, &asked.cookies).example();
    let live = format!("<cups-example data-cups=\"4\" data-moves=\"{}\"></cups-example>", EXAMPLE.join(" "));
    let page = rules_page::html_of(asked.text, &pictures, &live);
    Rules { frame: Frame::new(asked, "web-rules", &["src/example.ts"]), page }.render()
}

/// The settings page.
fn settings(asked: &Asked<'_>) -> askama::Result<String> {
    Settings { frame: Frame::new(asked, "web-settings", &[]), settings: &SETTINGS }.render()
}

/// What is said where there is no page.
///
/// # Errors
/// Where the template can't be filled.
pub fn missing(asked: &Asked<'_>) -> askama::Result<String> {
    Missing { frame: Frame::new(asked, "web-not-found", &[]) }.render()
}
