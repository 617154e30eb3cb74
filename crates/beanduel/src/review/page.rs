//! Reviewed games as a page that stands alone: one HTML file without scripts and without anything from elsewhere.

use askama::Template;
use beanduel_draw::{Page as Ground, Picture, Theme};
use beanduel_engine::{Review, ReviewedMove, TurningPoint};
use beanduel_rules::Player;

use super::picture::plot;
use super::sentences::Narrator;
use crate::names;
use crate::numbers;
use crate::text::Text;

/// What is known of a game beside its moves.
#[derive(Clone, Debug)]
pub struct Heading {
    /// Who played, or which game it is.
    pub heading: String,
    /// Where and when, if that is known.
    pub about: String,
    /// How it ended, as a sentence.
    pub end: String,
    /// The players' names.
    pub names: [String; 2],
}

#[derive(Template)]
#[template(path = "review.html")]
struct Page<'a> {
    lang: &'a str,
    version: &'a str,
    title: &'a str,
    words: Words,
    games: Vec<GameSection>,
}

/// The page's own words.
struct Words {
    course: String,
    turns: String,
    no_turns: String,
    moves: String,
    moves_caption: String,
    number: String,
    lost: String,
    margin: String,
    explained: String,
    made: String,
}

struct GameSection {
    heading: String,
    about: String,
    end: String,
    exactness: String,
    players: [PlayerSection; 2],
    /// Light, dark, and for paper.
    plots: [String; 3],
    turns: Vec<TurnSection>,
    rows: Vec<Turn>,
}

struct PlayerSection {
    /// `south` or `north`.
    side: &'static str,
    name: String,
    percent: String,
    tally: String,
}

struct TurnSection {
    board: String,
    heading: String,
    sentences: Vec<String>,
}

/// A line of the list of moves: South's and North's.
struct Turn {
    number: usize,
    cells: [Option<Cell>; 2],
}

struct Cell {
    mv: String,
    lost: String,
    margin: String,
}

/// The page about these games.
pub fn page(games: &[(Heading, &Review)], text: &Text) -> String {
    let narrator = Narrator::new(text);
    let sections = games.iter().enumerate();
    let sections: Vec<GameSection> =
        sections.map(|(index, (heading, review))| section(index, heading, review, narrator)).collect();
    let word = |name| text.get(name).into_owned();
    let version = env!("CARGO_PKG_VERSION");
    let title = match games {
        [(heading, _)] => format!("{} · Beanduel", heading.heading),
        _ => "Beanduel".to_owned(),
    };
    let page = Page {
        lang: text.language().code(),
        version,
        title: &title,
        words: Words {
            course: word("plot-title"),
            turns: word("page-turns"),
            no_turns: word("page-no-turns"),
            moves: word("moves"),
            moves_caption: word("page-moves-caption"),
            number: word("page-number"),
            lost: word("page-lost"),
            margin: word("page-margin"),
            explained: word("page-explained"),
            made: text.with("page-made", &[("version", version.into())]).into_owned(),
        },
        games: sections,
    };
    page.render().expect("writing to a string can't fail")
}

fn section(index: usize, heading: &Heading, review: &Review, narrator: Narrator<'_>) -> GameSection {
    let text = narrator.text;
    let tallies = review.tallies();
    let plots = [Theme::Light, Theme::Dark, Theme::Print]
        .map(|theme| plot(review, text).theme(theme).id_prefix(&format!("g{index}-{theme:?}-")).svg());
    let turns = review.turning_points();
    GameSection {
        heading: heading.heading.clone(),
        about: heading.about.clone(),
        end: heading.end.clone(),
        exactness: narrator.exactness(review),
        players: Player::ALL.map(|player| PlayerSection {
            side: names::key(player),
            name: heading.names[usize::from(player == Player::North)].clone(),
            percent: text.with("page-percent", &[("percent", tallies[player].percent().into())]).into_owned(),
            tally: narrator.tally(player, &tallies[player]),
        }),
        plots,
        turns: turns.iter().filter_map(|turn| turn_section(index, turn, review, narrator)).collect(),
        rows: rows(review, narrator),
    }
}

fn turn_section(index: usize, turn: &TurningPoint, review: &Review, narrator: Narrator<'_>) -> Option<TurnSection> {
    let mv = review.at(turn.ply)?;
    let text = narrator.text;
    let position = &mv.before().position;
    // As the player saw the board, with what the opponent had just done.
    let mut picture = Picture::new(position).page(Ground::Clear).id_prefix(&format!("b{index}-{}-", turn.ply));
    if let Some(last) = turn.ply.checked_sub(1).and_then(|ply| review.at(ply)) {
        picture = picture.last_move(&last.before().position, last.played());
    }
    let heading = [
        ("number", narrator.turn_number(review, turn.ply).into()),
        ("player", names::key(mv.player()).into()),
        ("move", played(&mv).into()),
    ];
    let sentences =
        [narrator.loss(review, &mv), narrator.turn(turn), narrator.better(mv.before()), narrator.allows(mv.after())];
    Some(TurnSection {
        board: picture.svg(),
        heading: text.with("page-turn", &heading).into_owned(),
        sentences: sentences.into_iter().flatten().collect(),
    })
}

/// A move as records write it, with its glyph.
pub fn played(mv: &ReviewedMove<'_>) -> String {
    let glyph = match mv.grade().map(beanduel_engine::Grade::nag) {
        Some(1) => "!",
        Some(2) => "?",
        Some(4) => "??",
        Some(6) => "?!",
        _ => "",
    };
    format!("{}{glyph}", mv.before().position.annotate(mv.played()))
}

fn rows(review: &Review, narrator: Narrator<'_>) -> Vec<Turn> {
    let text = narrator.text;
    let mut rows: Vec<Turn> = Vec::new();
    for (mv, margin) in review.moves().zip(review.margins().skip(1)) {
        let number = narrator.turn_number(review, mv.ply());
        if rows.last().is_none_or(|row| row.number != number) {
            rows.push(Turn { number, cells: [None, None] });
        }
        let cell = Cell {
            mv: played(&mv),
            lost: if mv.loses() { numbers::beans(mv.loss(), text) } else { String::new() },
            margin: numbers::margin(margin, text),
        };
        if let Some(row) = rows.last_mut() {
            row.cells[usize::from(mv.player() == Player::North)] = Some(cell);
        }
    }
    rows
}
