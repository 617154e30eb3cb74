//! A reviewed game as an annotated record: evaluations, glyphs, comments, and the better lines as variations.

use beanduel_engine::{Grade, Review, ReviewedMove};
use beanduel_rules::{Game, NodeId, Record, TagName};

use super::sentences::Narrator;

/// How long a better line is written, in plies.
const LONGEST_LINE: usize = 12;
/// The glyphs that judge a move: ours replace what was there.
const JUDGEMENTS: std::ops::RangeInclusive<u8> = 1..=6;

/// The record with what the review of its main line says. What others noted stays, judgements and evaluations aside.
///
/// # Panics
/// If the review is of another game.
pub fn annotate(record: Record, review: &Review, narrator: Narrator<'_>) -> Record {
    let (mut tags, mut game, termination) = record.into_parts();
    let annotator = TagName::new("Annotator").expect("the name is sound");
    tags.set(annotator, concat!("Beanduel ", env!("CARGO_PKG_VERSION")));
    let places: Vec<NodeId> = std::iter::once(Game::START).chain(game.main_line()).collect();
    assert_eq!(places.len(), review.places().len(), "the review is of this game");
    let (summary, _) = narrator.story(review);
    add_comment(&mut game, Game::START, &summary.join(" "));
    for (&node, margin) in places.iter().zip(review.margins()) {
        game.notes_mut(node).eval = Some(margin);
    }
    for (mv, nodes) in review.moves().zip(places.windows(2)) {
        let notes = game.notes_mut(nodes[1]);
        notes.nags.retain(|nag| !JUDGEMENTS.contains(nag));
        notes.nags.extend(mv.grade().map(Grade::nag));
        if let Some(loss) = narrator.loss(review, &mv) {
            add_comment(&mut game, nodes[1], &loss);
            add_line(&mut game, nodes[0], &mv);
        }
    }
    game.go_to(*places.last().expect("there is the start"));
    Record::new(tags, game, termination).expect("the main line is as it was")
}

/// Adds a comment behind a move, unless an earlier review did.
fn add_comment(game: &mut Game, node: NodeId, words: &str) {
    let comment = &mut game.notes_mut(node).comment;
    if !comment.contains(words) {
        *comment =
            [comment.as_str(), words].iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(" ");
    }
}

/// Adds the best line as a variation, its value at the first move.
fn add_line(game: &mut Game, from: NodeId, mv: &ReviewedMove<'_>) {
    let before = mv.before();
    game.go_to(from);
    for (i, &best) in before.line.iter().take(LONGEST_LINE).enumerate() {
        let Ok(node) = game.play(best) else { return };
        if i == 0 {
            game.notes_mut(node).eval = Some(before.value.final_margin(&before.position));
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use beanduel_engine::{Control, ReviewOptions, review};
    use beanduel_rules::Move;

    use super::*;
    use crate::text::{Language, Text};

    const GAME: &str = "[Event \"a\"]\n[Cups \"3\"]\n[Position \"0,0,0:4:0 0,0,0:4:0 s\"]\n\n{By hand.} 1. s3 $6 s3x1 {Oh.} 2. c3 s1 *\n";

    fn reviewed(record: &Record) -> Review {
        let game = record.game();
        let moves: Vec<Move> = game.main_line().map(|node| game.annotated(node).unwrap().mv).collect();
        let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
        let options = ReviewOptions { time_ms: 1_000, memory: 1 << 24, threads: 1 };
        review(game.position_at(Game::START), &moves, options, &|_| None, None, &control, &mut |_| {}).unwrap().unwrap()
    }

    #[test]
    fn the_game_stays_as_it_was_and_every_place_has_its_value() {
        let record: Record = GAME.parse().unwrap();
        let review = reviewed(&record);
        assert!(review.moves().any(|mv| mv.loses()), "the test needs a loss");
        let text = Text::new(Language::En);
        let narrator = Narrator::new(&text);
        let annotated = annotate(record.clone(), &review, narrator);
        let moves =
            |record: &Record| record.game().main_line().map(|node| record.game().annotated(node)).collect::<Vec<_>>();
        assert_eq!(moves(&annotated), moves(&record));
        let game = annotated.game();
        assert!(game.notes(Game::START).comment.starts_with("By hand. All values are exact."));
        for (mv, node) in review.moves().zip(game.main_line()) {
            assert_eq!(game.notes(node).eval, review.margins().nth(mv.ply() + 1));
            let siblings = game.continuations(game.parent(node).unwrap());
            assert_eq!(siblings.len(), if mv.loses() { 2 } else { 1 });
            assert_eq!(game.notes(node).nags, mv.grade().map(Grade::nag).into_iter().collect::<Vec<_>>());
        }
        // What is written can be read, and a second review has nothing to add.
        let again: Record = annotated.to_string().parse().unwrap();
        assert_eq!(again, annotated);
        assert_eq!(annotate(again, &review, narrator), annotated);
    }
}
