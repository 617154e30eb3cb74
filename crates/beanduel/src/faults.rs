//! What is wrong with a text or with rules, in the player's language.

use beanduel_rules::{Expected, Fault, IllegalMove, InvalidRules};
use beanduel_text::fault_message;

use crate::console;
use crate::failure::Failure;
use crate::marked_line::{harmless, marked_line};
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
    let expected = match &fault.expected {
        Expected::StatedResult(result) => Expected::StatedResult(harmless(result)),
        expected => expected.clone(),
    };
    text.say(&fault_message(&Fault { found: harmless(&fault.found), expected, ..*fault }))
}

/// Why a move isn't legal, to follow a colon.
pub fn illegal_move(why: IllegalMove, text: &Text) -> String {
    text.say(&beanduel_text::illegal_move(why))
}

/// Which option of the rules is out of its range.
pub fn invalid_rules(invalid: InvalidRules, text: &Text) -> String {
    text.say(&beanduel_text::invalid_rules(invalid))
}

#[cfg(test)]
mod tests {
    use beanduel_rules::{BySide, Outcome, Player, Position, Setup};

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
