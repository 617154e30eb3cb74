//! What is wrong with a text or with rules, in the player's language.

use beanduel_rules::{
    Expected, Fault, IllegalMove, InvalidPosition, InvalidRules, MAX_BEANS, MAX_CUPS, MAX_SIDE_BEANS, MAX_STOCK,
    Outcome,
};
use fluent_bundle::FluentValue;

use crate::console;
use crate::failure::Failure;
use crate::marked_line::{harmless, marked_line};
use crate::names::key;
use crate::text::Text;

/// A fault in a text of one line, a position or moves: the place, what is wrong, and the line with the place marked.
///
/// A move that can be read but not played is [`Failure::Refused`], anything else is [`Failure::Unusable`].
pub fn failure_in_line(line: &str, fault: &Fault, text: &Text) -> Failure {
    let args = [("column", fault.column.into()), ("what", sentence(fault, text).into())];
    let words = text.with("fault-in-line", &args);
    let words = format!("{words}\n{}", marked_line(line, fault.column, console::width()));
    match fault.expected {
        Expected::LegalMove(_) | Expected::Capture { .. } | Expected::Pass => Failure::Refused(words),
        _ => Failure::Unusable(words),
    }
}

/// What is wrong, as one sentence without the place.
pub fn sentence(fault: &Fault, text: &Text) -> String {
    let found = harmless(&fault.found);
    match &fault.expected {
        Expected::ValidPosition(invalid) => {
            let reasons: Vec<String> = invalid.reasons().iter().map(|reason| invalid_position(reason, text)).collect();
            say(text, "fault-invalid-position", &[("reasons", reasons.join("; ").into())])
        }
        Expected::LegalMove(why) => {
            say(text, "fault-illegal-move", &[("found", found.into()), ("why", illegal_move(*why, text).into())])
        }
        Expected::Capture { beans: 0 } => say(text, "fault-captures-nothing", &[("found", found.into())]),
        Expected::Capture { beans } => {
            say(text, "fault-captures", &[("found", found.into()), ("beans", (*beans).into())])
        }
        Expected::Pass => say(text, "fault-must-pass", &[("found", found.into())]),
        Expected::NewTag => say(text, "fault-tag-twice", &[("found", found.into())]),
        Expected::Tag(name) => say(text, "fault-tag-missing", &[("found", found.into()), ("name", (*name).into())]),
        Expected::ValueEnd => say(text, "fault-value-open", &[]),
        Expected::CommentEnd => say(text, "fault-comment-open", &[]),
        Expected::VariationEnd => say(text, "fault-variation-open", &[]),
        Expected::MoveBeforeVariation => say(text, "fault-variation-first", &[]),
        Expected::ShallowerVariation { most } => {
            say(text, "fault-variation-deep", &[("most", text.number(*most as u64).into())])
        }
        Expected::NoWinner => say(text, "fault-no-winner", &[("found", found.into())]),
        Expected::Winner(Outcome::Draw) => say(text, "fault-winner-draw", &[("found", found.into())]),
        Expected::Winner(Outcome::Win(player)) => {
            say(text, "fault-winner", &[("found", found.into()), ("player", key(*player).into())])
        }
        Expected::FinishedGame => say(text, "fault-unfinished", &[]),
        Expected::Utf8 => say(text, "fault-not-utf8", &[]),
        Expected::ShorterRecord { most } => {
            say(text, "fault-record-long", &[("most", text.number(*most as u64).into())])
        }
        expected => {
            let expected = expected_thing(expected, text).into();
            if found.is_empty() {
                say(text, "fault-syntax-end", &[("expected", expected)])
            } else {
                say(text, "fault-syntax", &[("expected", expected), ("found", found.into())])
            }
        }
    }
}

/// The thing that was expected, to stand in a sentence. Only what has no sentence of its own.
fn expected_thing(expected: &Expected, text: &Text) -> String {
    match expected {
        Expected::Beans => say(text, "expected-beans", &[]),
        Expected::CommaOrColon => say(text, "expected-comma-or-colon", &[]),
        Expected::Colon => say(text, "expected-colon", &[]),
        Expected::Blank => say(text, "expected-blank", &[]),
        Expected::SideToMove => say(text, "expected-side-to-move", &[]),
        Expected::MaxSow => say(text, "expected-max-sow", &[]),
        Expected::End => say(text, "expected-end", &[]),
        Expected::Move => say(text, "expected-move", &[]),
        Expected::MoveNumber => say(text, "expected-move-number", &[("most", MAX_CUPS.into())]),
        Expected::Captured => say(text, "expected-captured", &[("most", MAX_SIDE_BEANS.into())]),
        Expected::TagName => say(text, "expected-tag-name", &[]),
        Expected::TagValue => say(text, "expected-tag-value", &[]),
        Expected::TagEnd => say(text, "expected-tag-end", &[]),
        Expected::TagNumber { least, most } if least == most => least.to_string(),
        Expected::TagNumber { least, most } => {
            say(text, "expected-number", &[("least", (*least).into()), ("most", (*most).into())])
        }
        Expected::TagWord([word]) => say(text, "expected-only-word", &[("word", (*word).into())]),
        Expected::TagWord(words) => say(text, "expected-word", &[("words", words.join(", ").into())]),
        Expected::TurnNumber { number, north } => {
            let turn = format!("{number}{}", if *north { "..." } else { "." });
            say(text, "expected-turn", &[("turn", turn.into())])
        }
        Expected::Nag => say(text, "expected-nag", &[]),
        Expected::Clock => say(text, "expected-clock", &[]),
        Expected::Eval => say(text, "expected-eval", &[]),
        Expected::Pots(pots) => {
            say(text, "expected-pots", &[("pots", format!("{}-{}", pots.south, pots.north).into())])
        }
        Expected::StatedResult(result) => say(text, "expected-stated-result", &[("result", harmless(result).into())]),
        Expected::Result => say(text, "expected-result", &[]),
        Expected::ValidPosition(_)
        | Expected::LegalMove(_)
        | Expected::Capture { .. }
        | Expected::Pass
        | Expected::NewTag
        | Expected::Tag(_)
        | Expected::ValueEnd
        | Expected::CommentEnd
        | Expected::VariationEnd
        | Expected::MoveBeforeVariation
        | Expected::ShallowerVariation { .. }
        | Expected::NoWinner
        | Expected::Winner(_)
        | Expected::FinishedGame
        | Expected::Utf8
        | Expected::ShorterRecord { .. } => unreachable!("{expected:?} has a sentence of its own"),
    }
}

/// Why a move isn't legal, to follow a colon.
pub fn illegal_move(why: IllegalMove, text: &Text) -> String {
    match why {
        IllegalMove::GameOver => say(text, "illegal-game-over", &[]),
        IllegalMove::PassNotForced => say(text, "illegal-pass", &[]),
        IllegalMove::NoSuchCup { cups } => say(text, "illegal-no-such-cup", &[("cups", cups.into())]),
        IllegalMove::CupHolds { beans, distance } => {
            let name = match beans {
                0 => "illegal-cup-empty",
                _ if beans > distance => "illegal-cup-blocked",
                _ => "illegal-cup-holds",
            };
            say(text, name, &[("beans", beans.into()), ("distance", distance.into())])
        }
        IllegalMove::StockEmpty => say(text, "illegal-stock-empty", &[]),
        IllegalMove::SowAtMost { beans } => say(text, "illegal-sow-at-most", &[("beans", beans.into())]),
    }
}

/// A reason why a position isn't valid, to follow a colon.
pub fn invalid_position(reason: &InvalidPosition, text: &Text) -> String {
    match *reason {
        InvalidPosition::CupsDiffer { south, north } => {
            say(text, "invalid-cups-differ", &[("south", south.into()), ("north", north.into())])
        }
        InvalidPosition::Cups { player, cups } => say(
            text,
            "invalid-cups",
            &[("player", key(player).into()), ("cups", cups.into()), ("most", MAX_CUPS.into())],
        ),
        InvalidPosition::SideBeans { player, beans } => {
            let args = [("player", key(player).into()), ("beans", beans.into()), ("most", MAX_SIDE_BEANS.into())];
            say(text, "invalid-side-beans", &args)
        }
        InvalidPosition::Beans { beans } => {
            say(text, "invalid-beans", &[("beans", beans.into()), ("most", MAX_BEANS.into())])
        }
        InvalidPosition::MaxSow { max_sow, cups } => {
            say(text, "invalid-max-sow", &[("beans", max_sow.into()), ("cups", cups.into())])
        }
    }
}

/// Which option of the rules is out of its range.
pub fn invalid_rules(invalid: InvalidRules, text: &Text) -> String {
    match invalid {
        InvalidRules::Cups(cups) => say(text, "rules-cups", &[("cups", cups.into()), ("most", MAX_CUPS.into())]),
        InvalidRules::Stock(stock) => say(text, "rules-stock", &[("stock", stock.into()), ("most", MAX_STOCK.into())]),
        InvalidRules::MaxSow { max_sow, cups } => {
            say(text, "rules-max-sow", &[("beans", max_sow.into()), ("cups", cups.into())])
        }
    }
}

fn say(text: &Text, name: &str, args: &[(&'static str, FluentValue<'_>)]) -> String {
    text.with(name, args).into_owned()
}

#[cfg(test)]
mod tests {
    use beanduel_rules::{BySide, Player, Position, Setup};

    use super::*;
    use crate::text::Language;

    /// One of every kind, with all their cases.
    fn all_expected() -> Vec<Expected> {
        let invalid = |line: &str| Position::try_from(line.parse::<Setup>().unwrap()).unwrap_err();
        let win = |player| Expected::Winner(Outcome::Win(player));
        let mut all = vec![
            Expected::Beans,
            Expected::CommaOrColon,
            Expected::Colon,
            Expected::Blank,
            Expected::SideToMove,
            Expected::MaxSow,
            Expected::End,
            Expected::ValidPosition(invalid("0,0,300:0:0 0,0:40:255 s maxsow=9")),
            Expected::Move,
            Expected::MoveNumber,
            Expected::Captured,
            Expected::Capture { beans: 0 },
            Expected::Capture { beans: 1 },
            Expected::Capture { beans: 3 },
            Expected::Pass,
            Expected::TagName,
            Expected::TagValue,
            Expected::ValueEnd,
            Expected::TagEnd,
            Expected::TagNumber { least: 1, most: 15 },
            Expected::TagNumber { least: 4, most: 4 },
            Expected::TagWord(&["South", "North"]),
            Expected::TagWord(&["draw"]),
            Expected::NewTag,
            Expected::Tag("Result"),
            Expected::TurnNumber { number: 2, north: false },
            Expected::TurnNumber { number: 12, north: true },
            Expected::CommentEnd,
            Expected::VariationEnd,
            Expected::MoveBeforeVariation,
            Expected::ShallowerVariation { most: 16_384 },
            Expected::Nag,
            Expected::Clock,
            Expected::Eval,
            Expected::Pots(BySide { south: 41, north: 35 }),
            Expected::StatedResult("41-35".to_owned()),
            win(Player::South),
            win(Player::North),
            Expected::Winner(Outcome::Draw),
            Expected::NoWinner,
            Expected::FinishedGame,
            Expected::Result,
            Expected::Utf8,
            Expected::ShorterRecord { most: 4_194_304 },
        ];
        let illegal = [
            IllegalMove::GameOver,
            IllegalMove::PassNotForced,
            IllegalMove::NoSuchCup { cups: 1 },
            IllegalMove::NoSuchCup { cups: 4 },
            IllegalMove::CupHolds { beans: 0, distance: 2 },
            IllegalMove::CupHolds { beans: 1, distance: 2 },
            IllegalMove::CupHolds { beans: 3, distance: 5 },
            IllegalMove::CupHolds { beans: 5, distance: 2 },
            IllegalMove::StockEmpty,
            IllegalMove::SowAtMost { beans: 1 },
            IllegalMove::SowAtMost { beans: 4 },
        ];
        all.extend(illegal.map(Expected::LegalMove));
        all
    }

    #[test]
    fn every_fault_is_a_sentence_in_every_language() {
        let texts = Language::ALL.map(Text::new);
        for expected in all_expected() {
            for found in ["", "s3"] {
                let fault = Fault { line: 1, column: 1, found: found.to_owned(), expected: expected.clone() };
                let [en, de, cs] = texts.each_ref().map(|text| sentence(&fault, text));
                for words in [&en, &de, &cs] {
                    assert!(words.starts_with(|c: char| c.is_uppercase() || c == '“' || c == '„'), "{words}");
                    assert!(words.ends_with('.'), "{words}");
                    assert!(!words.contains(['{', '$']) || words.contains("$255"), "{words}");
                }
                assert!(en != de && de != cs && en != cs, "{en} {de} {cs}");
            }
        }
    }

    #[test]
    fn all_reasons_of_an_invalid_position_are_told() {
        let fault = "0,0,300:0:0 0,0:40:255 s maxsow=9".parse::<Position>().unwrap_err();
        assert_eq!(
            sentence(&fault, &Text::new(Language::Cs)),
            "Toto není platná pozice: Jih má 3 poháry, Sever 2; Jih má v pohárech a v zásobě 300 fazolí, možných je nejvýše \
             255; celkem je tu 595 fazolí, možných je nejvýše 510; maxsow je 9, možné je 1 až 3."
        );
    }

    #[test]
    fn rules_out_of_range_are_told_in_every_language() {
        for language in Language::ALL {
            let text = Text::new(language);
            for (invalid, number) in [
                (InvalidRules::Cups(16), "16"),
                (InvalidRules::Stock(0), "0"),
                (InvalidRules::MaxSow { max_sow: 7, cups: 4 }, "7"),
            ] {
                assert!(invalid_rules(invalid, &text).contains(number));
            }
        }
    }
}
