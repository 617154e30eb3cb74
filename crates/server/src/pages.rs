//! The pages, one template each.

use askama::Template;
use beanduel_text::{Language, Text};

use crate::pictures::{EXAMPLE, Pictures};
use crate::rules_page;
use crate::settings::{SETTINGS, Setting};
use crate::site::Asked;

/// What all pages have about them.
struct Frame<'a> {
    text: &'a Text,
    asked: &'a Asked<'a>,
    /// Of the page, before the site's name; empty on the start page.
    title: String,
    /// The entries of this page beside the one that all have.
    entries: &'static [&'static str],
    /// The code and the own name of each language.
    languages: [(&'static str, &'static str); 3],
}

impl<'a> Frame<'a> {
    fn new(asked: &'a Asked<'a>, title: &str, entries: &'static [&'static str]) -> Frame<'a> {
        let title = if title.is_empty() { String::new() } else { asked.text.get(title).into_owned() };
        let languages = Language::ALL.map(|language| (language.code(), own_name(language)));
        Frame { text: asked.text, asked, title, entries, languages }
    }

    fn say(&self, name: &str) -> String {
        self.text.get(name).into_owned()
    }

    fn language(&self) -> &'static str {
        self.text.language().code()
    }

    fn version(&self) -> &str {
        &self.asked.site.version
    }

    fn setting(&self, name: &str) -> &'static str {
        self.asked.cookies.setting(name)
    }

    fn wasm(&self) -> String {
        self.asked.site.assets.named("/wasm/beanduel-", ".wasm")
    }

    /// The addresses of tables, parted by blanks.
    fn tables(&self) -> String {
        self.asked.site.assets.tables().collect::<Vec<_>>().join(" ")
    }

    fn font(&self) -> String {
        self.asked.site.assets.named("/assets/Fraunces", ".ttf")
    }

    fn scripts(&self) -> Vec<String> {
        let entries = ["src/page.ts"].into_iter().chain(self.entries.iter().copied());
        entries.map(|entry| self.asked.site.assets.script(entry)).collect()
    }

    fn styles(&self) -> Vec<String> {
        let entries = ["src/page.ts"].into_iter().chain(self.entries.iter().copied());
        let mut styles: Vec<String> = entries.flat_map(|entry| self.asked.site.assets.styles(entry)).collect();
        styles.push(self.asked.site.colours_address.clone());
        styles
    }

    /// Whether this is the page at that path.
    fn is_at(&self, path: &str) -> bool {
        self.asked.path == path
    }

    /// The address of a page in the language of this one.
    fn to(&self, path: &str) -> String {
        match (self.asked.prefix.as_str(), path) {
            ("", path) => path.to_owned(),
            (prefix, "/") => prefix.to_owned(),
            (prefix, path) => format!("{prefix}{path}"),
        }
    }

    /// The address of this page in another language.
    fn in_language(&self, code: &str) -> String {
        let path = self.asked.path.trim_end_matches('/');
        format!("/{code}{path}")
    }
}

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

/// The page that is asked for.
///
/// # Errors
/// Where a template can't be filled.
pub fn page(asked: &Asked<'_>) -> askama::Result<String> {
    match asked.path {
        "/play" => play(asked),
        "/analyse" => analyse(asked),
        "/rules" => rules(asked),
        "/settings" => settings(asked),
        _ => start(asked),
    }
}

/// The start page.
fn start(asked: &Asked<'_>) -> askama::Result<String> {
    let board = Pictures::new(asked.text, &asked.cookies).middle();
    Start { frame: Frame::new(asked, "", &[]), board }.render()
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
