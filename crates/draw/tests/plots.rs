//! What plots must show, read back from the drawings themselves.

use std::collections::HashSet;

use beanduel_draw::{Form, Page, Plot, PlotLabels, PlotPoint, Theme};
use beanduel_rules::{BySide, Player};
use resvg::usvg::roxmltree::{Document, Node};

/// A course with estimates before the exact part, both players ahead at some time.
fn course() -> Vec<PlotPoint> {
    let margins = [-1.0, -0.5, 1.5, 4.0, 2.0, 2.0, -3.0, -6.0, -6.0, -2.0, -2.0];
    margins.into_iter().enumerate().map(|(i, margin)| PlotPoint { margin, exact: i >= 4 }).collect()
}

fn labels() -> PlotLabels {
    PlotLabels {
        names: BySide { south: "South".to_owned(), north: "North".to_owned() },
        moves: "move".to_owned(),
        exact: "exact".to_owned(),
        estimate: "estimate".to_owned(),
    }
}

fn texts(document: &Document<'_>) -> Vec<String> {
    let texts = document.descendants().filter(|node| node.has_tag_name("text"));
    texts.filter_map(|node| node.text().map(str::to_owned)).collect()
}

#[test]
fn a_plot_is_a_sound_document_that_needs_nothing_from_elsewhere() {
    for theme in Theme::ALL {
        let plot = Plot::new(course()).marks(vec![3, 7]).labels(labels()).theme(theme).title("A game").id_prefix("a1");
        let svg = plot.svg();
        let document = Document::parse(&svg).unwrap();
        let mut ids = HashSet::new();
        for id in document.descendants().filter_map(|node| node.attribute("id")) {
            assert!(ids.insert(id), "{id} twice");
            assert!(id.starts_with("pa1"));
        }
        for node in document.descendants() {
            for attribute in node.attributes() {
                if let Some((_, rest)) = attribute.value().split_once("url(#") {
                    assert!(ids.contains(rest.trim_end_matches(')')), "{rest} is nowhere");
                }
                assert!(!attribute.name().contains("href"));
            }
        }
        assert_eq!(svg, plot.svg(), "the same plot, the same bytes");
    }
}

#[test]
fn estimates_are_dashed_and_what_is_exact_is_not() {
    let dashed = |node: &Node<'_, '_>| node.attribute("stroke-dasharray").is_some();
    let courses = |exact: fn(usize) -> bool| {
        let points: Vec<_> =
            course().into_iter().enumerate().map(|(i, point)| PlotPoint { exact: exact(i), ..point }).collect();
        let svg = Plot::new(points).labels(labels()).svg();
        let document = Document::parse(&svg).unwrap();
        let lines = document.descendants().filter(|node| node.attribute("stroke-width") == Some("3"));
        let (dashed, full): (Vec<_>, Vec<_>) = lines.partition(dashed);
        (dashed.len(), full.len(), texts(&document))
    };
    let (none, some, words) = courses(|_| true);
    assert!(none == 0 && some > 0 && words.contains(&"exact".to_owned()) && !words.contains(&"estimate".to_owned()));
    let (some, none, words) = courses(|_| false);
    assert!(none == 0 && some > 0 && !words.contains(&"exact".to_owned()) && words.contains(&"estimate".to_owned()));
    let (some, too, words) = courses(|i| i >= 4);
    assert!(some > 0 && too > 0 && words.contains(&"exact".to_owned()) && words.contains(&"estimate".to_owned()));
}

#[test]
fn marks_are_numbered_where_they_belong_and_turns_are_counted() {
    let svg = Plot::new(course()).marks(vec![3, 7, 99]).labels(labels()).svg();
    let document = Document::parse(&svg).unwrap();
    let marks: Vec<f64> = document
        .descendants()
        .filter(|node| node.has_tag_name("circle"))
        .map(|node| node.attribute("cx").unwrap().parse().unwrap())
        .collect();
    assert_eq!(marks.len(), 2, "what lies beyond the game has no mark");
    assert!(marks[0] < marks[1]);
    let of = |first| {
        let svg = Plot::new(course()).first(first).svg();
        texts(&Document::parse(&svg).unwrap()).iter().filter(|text| !text.starts_with('+')).cloned().collect::<Vec<_>>()
    };
    assert_eq!(of(Player::South), ["0", "1", "2", "3", "4", "5"]);
    assert_eq!(of(Player::North), ["0", "1", "2", "3", "4", "5"]);
}

#[test]
fn words_cannot_break_the_document_and_an_empty_game_has_a_plot_too() {
    let nasty = PlotLabels { names: BySide { south: "</text>&".to_owned(), north: "\"'<".to_owned() }, ..labels() };
    for points in [Vec::new(), course()[..1].to_vec(), course()] {
        let svg = Plot::new(points).labels(nasty.clone()).title("<&>").page(Page::Clear).svg();
        assert!(texts(&Document::parse(&svg).unwrap()).contains(&"</text>&".to_owned()));
    }
}

#[test]
fn a_narrow_plot_says_the_same_in_words_that_lie_apart() {
    let plot = |form| Plot::new(course()).marks(vec![3]).labels(labels()).form(form);
    let document = |svg: &str| {
        let mut words = texts(&Document::parse(svg).unwrap());
        words.sort();
        words
    };
    let (wide, narrow) = (plot(Form::Wide), plot(Form::Narrow));
    assert_eq!(document(&wide.svg()), document(&narrow.svg()));
    assert!(narrow.size().0 < wide.size().0 / 2.0);
    let svg = narrow.svg();
    let parsed = Document::parse(&svg).unwrap();
    // The words of two players, of two lines, and of the foot: no two begin or end in the same row and place.
    let row = |text: &str| {
        let node = parsed.descendants().find(|node| node.has_tag_name("text") && node.text() == Some(text)).unwrap();
        node.attribute("y").unwrap().parse::<f64>().unwrap()
    };
    assert!(row("exact") + 20.0 <= row(&labels().names.south));
    assert!(row("1") + 20.0 <= row(&labels().names.north));
}

#[test]
fn a_plot_is_drawn_as_png() {
    for theme in Theme::ALL {
        assert!(Plot::new(course()).theme(theme).png(320).unwrap().starts_with(b"\x89PNG"));
    }
    assert!(Plot::new(course()).png(1).is_err());
}
