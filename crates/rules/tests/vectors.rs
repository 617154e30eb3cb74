//! Move generation against the test vectors, computed with two separately written programs.

use beanduel_rules::{Position, Rules, perft};
use serde_json::Value;

fn lines(text: &str) -> impl Iterator<Item = Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("a vector is one JSON object a line"))
}

#[test]
fn counts_are_those_of_the_vectors_at_every_depth() {
    let mut counted = 0;
    for vector in lines(include_str!("vectors/perft.jsonl")) {
        let number = |key: &str| vector[key].as_u64().unwrap() as u8;
        let start = Position::start(Rules::new(number("cups"), number("stock"), number("cups")).unwrap());
        for (depth, nodes) in vector["nodes"].as_array().unwrap().iter().enumerate() {
            assert_eq!(perft(&start, depth as u32), nodes.as_u64().unwrap(), "{start} at depth {depth}");
            counted += 1;
        }
    }
    assert_eq!(counted, 285);
}

#[test]
fn legal_moves_are_those_of_the_vectors_with_their_captures() {
    let mut positions = 0;
    for vector in lines(include_str!("vectors/exact.jsonl")) {
        let position: Position = vector["position"].as_str().unwrap().parse().unwrap();
        let mut expected: Vec<_> =
            vector["moves"].as_array().unwrap().iter().map(|m| m["move"].as_str().unwrap()).collect();
        expected.sort_unstable();
        let legal: Vec<_> = position.legal_moves().into_iter().map(|mv| position.annotate(mv).to_string()).collect();
        assert_eq!(legal, expected, "{position}");
        positions += 1;
    }
    assert_eq!(positions, 352);
}

#[test]
fn position_lines_are_written_as_they_were_read() {
    for vector in lines(include_str!("vectors/exact.jsonl")) {
        let line = vector["position"].as_str().unwrap();
        let position: Position = line.parse().unwrap();
        assert_eq!(position.to_string(), line);
        assert_eq!(format!("{position:#}"), line.replace(' ', "_"));
        assert_eq!(format!("{position:#}").to_uppercase().parse(), Ok(position));
    }
}
