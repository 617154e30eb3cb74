//! The puzzles: one on the board, all themes, and without script some of each with their solutions.

use askama::Template;
use beanduel_engine::{Puzzle, Task, Theme};
use beanduel_text::{Text, puzzle_explanation, puzzle_task, side_sentence, theme_name, theme_sentence};

use crate::pages::{self, Frame};
use crate::pictures::Pictures;
use crate::site::Asked;

/// How many puzzles stand on a page for those without script.
const EXAMPLES: usize = 12;

#[derive(Template)]
#[template(path = "puzzles.html")]
struct Page<'a> {
    frame: Frame<'a>,
    file: &'a str,
    /// What stands over the puzzle.
    title: String,
    puzzle: Shown,
    themes: Vec<Listed>,
    examples: Vec<Shown>,
}

/// A theme in the list.
struct Listed {
    word: &'static str,
    name: String,
    about: String,
    count: String,
    chosen: bool,
}

/// A puzzle as it is shown.
struct Shown {
    id: String,
    heading: String,
    task: String,
    wide: String,
    narrow: String,
    sentences: String,
    explanation: Vec<String>,
}

/// The page of this puzzle, or of the day's, with puzzles of the theme in the query; nothing where there is no such puzzle.
pub fn page(asked: &Asked<'_>, name: Option<&str>) -> pages::Page {
    let (text, puzzles) = (asked.text, &asked.site.puzzles);
    let theme = asked.query.iter().filter(|(key, _)| key == "theme").find_map(|(_, word)| Theme::from_word(word));
    let of_theme = theme.map(|theme| spread(&puzzles.of_theme(theme)));
    let examples = of_theme.unwrap_or_else(|| {
        Theme::ALL
            .iter()
            .filter_map(|&theme| puzzles.of_theme(theme).into_iter().find(|(_, one)| one.themes[0] == theme))
            .collect()
    });
    let (title, first) = match name {
        Some(name) => {
            let found = puzzles.get(name)?;
            (heading(text, &found.0, &found.1), found)
        }
        None => (text.get("training-day").into_owned(), puzzles.of_day(asked.day)),
    };
    let pictures = Pictures::new(text, &asked.cookies);
    let listed = |listed: Theme| Listed {
        word: listed.word(),
        name: theme_name(text, listed),
        about: theme_sentence(text, listed),
        count: count(text, puzzles.of_theme(listed).len()),
        chosen: theme == Some(listed),
    };
    let page = Page {
        frame: Frame::new(asked, "training-puzzles", &["src/puzzles/entry.ts"]),
        file: &puzzles.address,
        title,
        puzzle: shown(text, &pictures, "first", first),
        themes: Theme::ALL.into_iter().map(listed).collect(),
        examples: examples.into_iter().map(|one| shown(text, &pictures, "example", one)).collect(),
    };
    Some(page.render())
}

/// Some of them, from the first to the last at equal distances.
fn spread<'a>(of_theme: &[&'a (String, Puzzle)]) -> Vec<&'a (String, Puzzle)> {
    let count = of_theme.len().min(EXAMPLES);
    (0..count).map(|i| of_theme[i * (of_theme.len() - 1) / (count - 1).max(1)]).collect()
}

fn count(text: &Text, count: usize) -> String {
    text.with("training-count", &[("count", (count as i64).into())]).into_owned()
}

fn heading(text: &Text, id: &str, puzzle: &Puzzle) -> String {
    let number = |number: u8| i64::from(number).into();
    let args = [
        ("id", id.to_owned().into()),
        ("cups", number(puzzle.position.cups())),
        ("difficulty", number(puzzle.difficulty)),
    ];
    text.with("puzzle-heading", &args).into_owned()
}

/// `place` tells its pictures from others of the same puzzle.
fn shown(text: &Text, pictures: &Pictures<'_>, place: &str, (id, puzzle): &(String, Puzzle)) -> Shown {
    let [wide, narrow] = pictures.both(&puzzle.position, &format!("{place}-{id}-"));
    let players: &[_] = match puzzle.task {
        Task::Line(_) => &beanduel_rules::Player::ALL,
        Task::Row(_) => &[beanduel_rules::Player::South],
    };
    let sentences: Vec<String> = players.iter().map(|&who| side_sentence(text, &puzzle.position, who)).collect();
    Shown {
        id: id.clone(),
        heading: heading(text, id, puzzle),
        task: puzzle_task(text, puzzle),
        wide,
        narrow,
        sentences: sentences.join(" "),
        explanation: puzzle_explanation(text, puzzle),
    }
}
