//! The examples of `docs/notation.md` are read, and are what a writer would write.

use beanduel_rules::{Game, Player, Position, Record, Termination};

/// The blocks of the page that are marked with this word.
fn blocks(mark: &str) -> Vec<&'static str> {
    let page = include_str!("../../../../docs/notation.md");
    page.split(&format!("\n```{mark}\n")).skip(1).map(|rest| rest.split("```").next().unwrap()).collect()
}

#[test]
fn the_example_record_is_read_and_is_what_a_writer_writes() {
    let [text] = blocks("cgn")[..] else { panic!("one example") };
    let record: Record = text.parse().unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(record.to_string(), text);
    assert_eq!(record.termination(), Some(Termination::PlayedOut));
    assert_eq!(record.tags().player(Player::North), Some("Bob"));
    assert_eq!(record.game().main_line().count(), 14);
    assert_eq!(record.game().notes(Game::START).comment, "A short one.");
}

#[test]
fn the_example_positions_are_read() {
    let lines: Vec<&str> = blocks("position").into_iter().flat_map(str::lines).collect();
    assert_eq!(lines.len(), 3);
    for line in lines {
        let position: Position = line.parse().unwrap_or_else(|fault| panic!("{fault}"));
        assert!([position.to_string(), format!("{position:#}")].iter().any(|written| written == line), "{line}");
    }
}
