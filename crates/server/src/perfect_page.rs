//! Rows to be brought home: problems to try, and the perfect rows of all sizes.

use askama::Template;
use beanduel_engine::{Puzzle, Theme};
use beanduel_solver::Row;
use beanduel_text::{puzzle_explanation, puzzle_task, side_sentence};

use crate::pages::Frame;
use crate::pictures::Pictures;
use crate::site::Asked;

/// The sizes that are played.
const SIZES: std::ops::RangeInclusive<u8> = 1..=10;

#[derive(Template)]
#[template(path = "perfect.html")]
struct Page<'a> {
    frame: Frame<'a>,
    task: String,
    wide: String,
    narrow: String,
    examples: Vec<Example>,
    rows: Vec<Listed>,
}

/// A perfect row in the list.
struct Listed {
    cups: u8,
    row: String,
    beans: u32,
}

/// A problem for those without script.
struct Example {
    id: String,
    task: String,
    sentence: String,
    wide: String,
    narrow: String,
    explanation: String,
}

/// The page.
///
/// # Errors
/// Where the template can't be filled.
pub fn page(asked: &Asked<'_>) -> askama::Result<String> {
    let text = asked.text;
    let pictures = Pictures::new(text, &asked.cookies);
    let problems = asked.site.puzzles.of_theme(Theme::Transfer);
    // The easiest problem of each small size.
    let of_size = |cups: u8| problems.iter().find(|(_, puzzle)| puzzle.position.cups() == cups);
    let example = |(id, puzzle): &(String, Puzzle)| {
        let [wide, narrow] = pictures.both(&puzzle.position, &format!("{id}-"));
        Example {
            id: id.clone(),
            task: puzzle_task(text, puzzle),
            sentence: side_sentence(text, &puzzle.position, beanduel_rules::Player::South),
            wide,
            narrow,
            explanation: puzzle_explanation(text, puzzle).into_iter().next().unwrap_or_default(),
        }
    };
    let listed = |cups: u8| {
        let row = Row::perfect(cups)?;
        Some(Listed { cups, row: row.to_string(), beans: row.cups().iter().map(|&beans| u32::from(beans)).sum() })
    };
    let first = of_size(3).map(|(_, puzzle)| (pictures.both(&puzzle.position, "first-"), puzzle_task(text, puzzle)));
    let ([wide, narrow], task) = first.unwrap_or_default();
    let page = Page {
        frame: Frame::new(asked, "perfect-page", &["src/perfect/entry.ts"]),
        task,
        wide,
        narrow,
        examples: (2..=6).filter_map(of_size).map(|found| example(found)).collect(),
        rows: SIZES.filter_map(listed).collect(),
    };
    page.render()
}
