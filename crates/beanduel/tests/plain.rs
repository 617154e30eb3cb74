//! The game line by line, as a screen reader or a pipe meets it.

use std::io::Write;
use std::process::{Command, Stdio};

/// What the program says to these lines.
fn said(args: &[&str], lines: &str) -> String {
    let data = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_beanduel"));
    command.args(["play", "--plain", "--south", "person"]).args(args);
    if !args.contains(&"--north") {
        command.args(["--north", "person"]);
    }
    command.env_remove("LANGUAGE").env("LC_ALL", "C").env("BEANDUEL_DATA", data.path());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_hint_and_a_move_are_explained_line_by_line() {
    let told = said(&["--cups", "3"], "why\nhint\nwhy\ns3\nwhy\nquit\n");
    assert!(told.contains("No move of a person to explain yet."), "{told}");
    assert!(
        told.contains("Hint: s1. Final margin with best play: 0 (exact).\nBest play goes on like this.\n"),
        "{told}"
    );
    assert!(told.contains("At move 1 South let 7 beans go (exact): s3 instead of s1.\nBetter: s1 "), "{told}");
    // The line that makes most of it, in sentences.
    let (_, after) = told.rsplit_once("Better: s1 ").unwrap();
    assert_eq!(after.lines().nth(1), Some("How s3 is punished:"), "{told}");
    assert!(after.lines().nth(2).unwrap().starts_with("South sows 3 beans."), "{told}");
    assert!(after.lines().nth(3).unwrap().starts_with("North sows"), "{told}");
}

#[test]
fn a_good_move_is_followed_by_best_play_and_an_estimate_is_called_one() {
    let told = said(&["--cups", "3"], "s1\nwhy\nquit\n");
    assert!(told.contains("s1 let no bean go (exact).\nBest play goes on like this.\nSouth sows one bean."), "{told}");
    let told = said(&["--cups", "10"], "s1\nwhy\nquit\n");
    assert!(told.contains("As far as the engine sees, "), "{told}");
}

#[test]
fn what_is_no_word_is_told_where_the_words_are() {
    let told = said(&["--cups", "3"], "hepl\nc1\nquit\n");
    assert_eq!(told.matches("\"help\" lists the words").count(), 1, "{told}");
}

#[test]
fn a_game_is_reviewed_in_sentences_and_one_turn_in_detail() {
    let told = said(&["--cups", "3"], "review\ns3\ns3\ns1\nreview\nreview 1\nreview 9\nreview x\nquit\n");
    // Before the first move, of a move that wasn't played, and of none; nothing is reviewed for that.
    assert_eq!(told.matches("There is no such move to review.").count(), 3, "{told}");
    assert_eq!(told.matches("Reviewing …").count(), 2, "{told}");
    assert!(told.contains("All values are exact.\nSouth: "), "{told}");
    assert!(told.contains("Final margin with best play, move by move, South\u{2019}s view: 0 -7 "), "{told}");
    let (_, detail) = told.split_once("tells more of move 12.").unwrap();
    assert!(
        detail.contains("South sows 3 beans.\nAt move 1 South let 7 beans go (exact): s3 instead of s1."),
        "{told}"
    );
    assert!(detail.contains("What it allowed: s"), "{told}");
}

#[test]
fn doomed_and_safe_cups_are_named() {
    let told = said(&["--position", "5,0,4:9:0 0,6,3:12:1 s"], "blocked\nquit\n");
    assert!(
        told.contains("Doomed (each bean in it costs one)") || told.contains("Safe (a bean more costs nothing)"),
        "{told}"
    );
    let told = said(&["--cups", "3"], "blocked\nquit\n");
    assert!(told.contains("No cup is blocked."), "{told}");
}

#[test]
fn the_words_are_those_of_the_language() {
    let told = said(&["--cups", "3", "--lang", "de"], "tipp\nwarum\nblockiert\ns3\nauswertung\nende\n");
    for words in
        ["Das beste Spiel geht so weiter.", "Keine Schale ist blockiert.", "Mit Zug 1 verschenkt Süd 7 Bohnen (exakt)"]
    {
        assert!(told.contains(words), "{told}");
    }
    let told = said(&["--cups", "3", "--lang", "cs"], "nápověda\nproč\nblokované\ns3\nrozbor\nkonec\n");
    for words in
        ["Nejlepší hra pokračuje takto.", "Žádný pohár není blokovaný.", "Tahem 1 Jih přichází o 7 fazolí (přesně)"]
    {
        assert!(told.contains(words), "{told}");
    }
}

#[test]
fn who_plays_an_engine_is_told_as_you() {
    let told = said(&["--cups", "3", "--north", "1", "--seed", "7"], "s3\nwhy\nquit\n");
    assert!(told.contains("At move 1 you let 7 beans go (exact): s3 instead of s1."), "{told}");
}
