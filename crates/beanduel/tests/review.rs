//! Reviews of games by the real program: what it says, writes and draws, on regular 2x3, whose table comes with it.

use std::path::Path;
use std::process::{Command, Output};

use roxmltree::Document;

/// A game of two that let beans go, one unfinished, and a comment to be kept.
const GAMES: &str = include_str!("games/2x3.cgn");

struct Folder(tempfile::TempDir);

impl Folder {
    fn with_games(text: &str) -> Folder {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("games.cgn"), text).unwrap();
        Folder(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(name).to_str().unwrap().to_owned()
    }

    fn analyse(&self, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_beanduel"));
        command.args(["analyse", &self.path("games.cgn")]).args(args);
        command.env_remove("LANGUAGE").env("LC_ALL", "C").env("BEANDUEL_DATA", self.0.path().join("none"));
        command.output().unwrap()
    }

    fn said(&self, args: &[&str]) -> String {
        let output = self.analyse(args);
        let (said, errors) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert!(output.status.success() && errors.is_empty(), "{args:?}: {errors}");
        said
    }

    fn read(&self, name: &str) -> String {
        std::fs::read_to_string(Path::new(&self.path(name))).unwrap()
    }
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_str(line).unwrap()
}

#[test]
fn every_game_is_one_line_for_scripts_and_its_losses_make_the_result() {
    let folder = Folder::with_games(GAMES);
    let said = folder.said(&["--json"]);
    let lines: Vec<serde_json::Value> = said.lines().map(json).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[2]["games"], 2);
    for game in &lines[..2] {
        assert_eq!(game["exact_from"], 0);
        let moves = game["moves"].as_array().unwrap();
        assert_eq!(moves.len() as u64, game["plies"].as_u64().unwrap());
        let lost = |player: &str| -> i64 {
            let own = moves.iter().filter(|mv| mv["player"] == player);
            own.map(|mv| mv["loss"].as_i64().unwrap()).sum()
        };
        for player in ["south", "north"] {
            assert_eq!(game[player]["lost"], lost(player));
            assert_eq!(game[player]["exact"], true);
        }
        for mv in moves {
            let (best, played) = (mv["best_value"].as_i64().unwrap(), mv["value"].as_i64().unwrap());
            assert_eq!(mv["loss"].as_i64().unwrap(), best - played);
            assert_eq!(best == played, mv["best"] == mv["move"], "{mv}");
        }
    }
    // The first is played out: regular 2x3 is a draw, so the margin is what was lost.
    let first = &lines[0];
    let margin = first["north"]["lost"].as_i64().unwrap() - first["south"]["lost"].as_i64().unwrap();
    let check = Command::new(env!("CARGO_BIN_EXE_beanduel"))
        .args(["check", &folder.path("games.cgn"), "--json"])
        .output()
        .unwrap();
    let checked = json(String::from_utf8(check.stdout).unwrap().lines().next().unwrap());
    let (south, north) = checked["result"].as_str().unwrap().split_once('-').unwrap();
    assert_eq!(margin, south.parse::<i64>().unwrap() - north.parse::<i64>().unwrap());
}

#[test]
fn one_game_of_a_file_can_be_chosen() {
    let folder = Folder::with_games(GAMES);
    let said = folder.said(&["--game", "2", "--json"]);
    assert_eq!(json(said.lines().next().unwrap())["index"], 2);
    let output = folder.analyse(&["--game", "3"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("only 2"));
}

#[test]
fn the_annotated_record_reads_as_the_same_games_and_keeps_what_was_noted() {
    let folder = Folder::with_games(GAMES);
    folder.said(&["--out", &folder.path("annotated.cgn")]);
    let annotated = folder.read("annotated.cgn");
    assert!(annotated.contains("[Annotator \"Beanduel"));
    assert!(annotated.contains("[%eval") && annotated.contains("instead of") && annotated.contains("(1"));
    // The record is wrapped wherever a line is full, inside comments too.
    let unwrapped = annotated.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(unwrapped.contains("noted by hand"), "{annotated}");
    let longest = annotated.lines().map(|line| line.chars().count()).max();
    assert!(longest <= Some(79), "PGN's limit");
    let check = |name: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_beanduel"));
        let output = command.args(["check", &folder.path(name), "--json"]).output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(check("annotated.cgn"), check("games.cgn"));
    // Analysed again, it stays as it is.
    std::fs::rename(folder.path("annotated.cgn"), folder.path("games.cgn")).unwrap();
    folder.said(&["--out", &folder.path("again.cgn")]);
    assert_eq!(folder.read("again.cgn"), annotated);
}

#[test]
fn the_page_stands_alone_and_is_sound_in_every_language() {
    let folder = Folder::with_games(GAMES);
    for lang in ["en", "de", "cs"] {
        folder.said(&["--html", &folder.path("page.html"), "--lang", lang]);
        let page = folder.read("page.html");
        let (doctype, body) = page.split_once('\n').unwrap();
        assert_eq!(doctype, "<!DOCTYPE html>");
        let document = Document::parse(body).unwrap();
        assert_eq!(document.root_element().attribute("lang"), Some(lang));
        let mut ids = std::collections::HashSet::new();
        for node in document.descendants() {
            assert!(!["script", "link", "img", "iframe", "object", "image"].contains(&node.tag_name().name()));
            for attribute in node.attributes() {
                match attribute.name() {
                    "id" => assert!(ids.insert(attribute.value()), "{} twice", attribute.value()),
                    "href" | "src" => assert!(attribute.value().starts_with('#'), "{}", attribute.value()),
                    _ => assert!(!attribute.value().contains("//"), "{}", attribute.value()),
                }
            }
        }
        for node in document.descendants() {
            for attribute in node.attributes().filter(|attribute| attribute.name() == "href") {
                assert!(ids.contains(&attribute.value()[1..]), "{} is nowhere", attribute.value());
            }
        }
        let style = document.descendants().find(|node| node.has_tag_name("style")).unwrap().text().unwrap();
        assert!(!style.contains("url(") && !style.contains("@import"));
        assert!(page.contains("Ada &amp; Co") || page.contains("Ada &#38; Co"), "names are made safe");
        let pictures = document.descendants().filter(|node| node.tag_name().name() == "svg").count();
        assert!(pictures > 6, "three plots a game, and boards at turning points: {pictures}");
        assert_eq!(document.descendants().filter(|node| node.tag_name().name() == "h1").count(), 2);
    }
}

#[test]
fn turning_points_have_the_numbers_of_the_plot() {
    let said = Folder::with_games(GAMES).said(&["--game", "2"]);
    let numbered: Vec<&str> = said.lines().filter(|line| line.starts_with("Turning point ")).collect();
    assert!(!numbered.is_empty(), "{said}");
    for (number, line) in (1..).zip(numbered) {
        assert!(line.starts_with(&format!("Turning point {number}: At move ")), "{line}");
        assert!(line.contains("What it allowed: "), "{line}");
    }
    assert!(said.lines().any(|line| line.starts_with("At move ")), "{said}");
}

#[test]
fn a_level_of_a_match_is_called_as_players_call_it() {
    let folder = Folder::with_games("[South \"level=7\"]\n[North \"Bob\"]\n[Cups \"3\"]\n\n1. s1 *\n");
    folder.said(&["--html", &folder.path("page.html"), "--lang", "de"]);
    let page = folder.read("page.html");
    assert!(page.contains("Beanduel, Stufe 7, Vereinsstärke – Bob") && !page.contains("level="), "{page}");
}

#[test]
fn a_plot_is_drawn_in_the_form_its_name_says() {
    let folder = Folder::with_games(GAMES);
    folder.said(&["--game", "1", "--plot", &folder.path("plot.svg")]);
    assert_eq!(Document::parse(&folder.read("plot.svg")).unwrap().root_element().tag_name().name(), "svg");
    folder.said(&["--game", "1", "--plot", &folder.path("plot.PNG")]);
    assert!(std::fs::read(folder.path("plot.PNG")).unwrap().starts_with(b"\x89PNG"));
    for (args, words) in [
        (&["--plot", "plot.svg"][..], "2 games"),
        (&["--game", "1", "--plot", "plot.gif"], ".svg or .png"),
        (&["--exact"], "position"),
        (&["--lines", "2"], "position"),
    ] {
        let output = folder.analyse(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8(output.stderr).unwrap().contains(words), "{args:?}");
    }
}

#[test]
fn a_damaged_game_is_named_with_its_place() {
    let folder = Folder::with_games("[Event \"a\"]\n\n1. s4 s3x1 2. c3 *\n");
    let output = folder.analyse(&[]);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("line 3, column 15") && error.contains("   ^"), "{error}");
    assert!(output.stdout.is_empty());
    let folder = Folder::with_games("");
    assert_eq!(folder.analyse(&[]).status.code(), Some(2));
}

#[test]
fn without_a_table_the_summary_says_from_where_on_it_is_exact() {
    let game = "[Event \"a\"]\n[Cups \"6\"]\n\n1. s1 s2 2. s6 s3 3. s4 *\n";
    let folder = Folder::with_games(game);
    let said = folder.said(&["--time", "1s", "--threads", "1", "--memory", "64M"]);
    assert!(said.contains("The values are estimates."), "{said}");
    let said = folder.said(&["--time", "1s", "--threads", "1", "--memory", "64M", "--json"]);
    let game = json(said.lines().next().unwrap());
    assert_eq!(game["exact_from"], serde_json::Value::Null);
    assert!(game["moves"].as_array().unwrap().iter().any(|mv| mv["exact"] == false));
}
