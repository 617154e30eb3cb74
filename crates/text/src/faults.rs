//! What is wrong with a text or with rules, as messages.

use beanduel_rules::{
    Expected, Fault, IllegalMove, InvalidPosition, InvalidRules, MAX_BEANS, MAX_CUPS, MAX_SIDE_BEANS, MAX_STOCK,
    Outcome, Player,
};

use crate::message::{Argument, Message};

/// How messages that bend with a player's name choose: `south` or `north`.
pub const fn player_key(player: Player) -> &'static str {
    match player {
        Player::South => "south",
        Player::North => "north",
    }
}

/// What is wrong, as one sentence without the place.
pub fn fault_message(fault: &Fault) -> Message {
    let found = fault.found.as_str();
    match &fault.expected {
        Expected::ValidPosition(invalid) => {
            let reasons: Vec<Message> = invalid.reasons().iter().map(invalid_position).collect();
            Message::new("fault-invalid-position").with("reasons", reasons)
        }
        Expected::LegalMove(why) => {
            Message::new("fault-illegal-move").with("found", found).with("why", illegal_move(*why))
        }
        Expected::Capture { beans: 0 } => Message::new("fault-captures-nothing").with("found", found),
        Expected::Capture { beans } => Message::new("fault-captures").with("found", found).with("beans", *beans),
        Expected::Pass => Message::new("fault-must-pass").with("found", found),
        Expected::NewTag => Message::new("fault-tag-twice").with("found", found),
        Expected::Tag(name) => Message::new("fault-tag-missing").with("found", found).with("name", *name),
        Expected::ValueEnd => Message::new("fault-value-open"),
        Expected::CommentEnd => Message::new("fault-comment-open"),
        Expected::VariationEnd => Message::new("fault-variation-open"),
        Expected::MoveBeforeVariation => Message::new("fault-variation-first"),
        Expected::ShallowerVariation { most } => {
            Message::new("fault-variation-deep").with("most", Argument::Count(*most as u64))
        }
        Expected::NoWinner => Message::new("fault-no-winner").with("found", found),
        Expected::Winner(Outcome::Draw) => Message::new("fault-winner-draw").with("found", found),
        Expected::Winner(Outcome::Win(player)) => {
            Message::new("fault-winner").with("found", found).with("player", player_key(*player))
        }
        Expected::FinishedGame => Message::new("fault-unfinished"),
        Expected::Utf8 => Message::new("fault-not-utf8"),
        Expected::ShorterRecord { most } => {
            Message::new("fault-record-long").with("most", Argument::Count(*most as u64))
        }
        expected => {
            let expected = expected_thing(expected);
            if found.is_empty() {
                Message::new("fault-syntax-end").with("expected", expected)
            } else {
                Message::new("fault-syntax").with("expected", expected).with("found", found)
            }
        }
    }
}

/// The thing that was expected, to stand in a sentence. Only what has no sentence of its own.
fn expected_thing(expected: &Expected) -> Argument {
    let message = match expected {
        Expected::Beans => Message::new("expected-beans"),
        Expected::CommaOrColon => Message::new("expected-comma-or-colon"),
        Expected::Colon => Message::new("expected-colon"),
        Expected::Blank => Message::new("expected-blank"),
        Expected::SideToMove => Message::new("expected-side-to-move"),
        Expected::MaxSow => Message::new("expected-max-sow"),
        Expected::End => Message::new("expected-end"),
        Expected::Move => Message::new("expected-move"),
        Expected::MoveNumber => Message::new("expected-move-number").with("most", MAX_CUPS),
        Expected::Captured => Message::new("expected-captured").with("most", MAX_SIDE_BEANS),
        Expected::TagName => Message::new("expected-tag-name"),
        Expected::TagValue => Message::new("expected-tag-value"),
        Expected::TagEnd => Message::new("expected-tag-end"),
        Expected::TagNumber { least, most } if least == most => return Argument::Text(least.to_string()),
        Expected::TagNumber { least, most } => {
            Message::new("expected-number").with("least", *least).with("most", *most)
        }
        Expected::TagWord([word]) => Message::new("expected-only-word").with("word", *word),
        Expected::TagWord(words) => Message::new("expected-word").with("words", words.join(", ")),
        Expected::TurnNumber { number, north } => {
            Message::new("expected-turn").with("turn", format!("{number}{}", if *north { "..." } else { "." }))
        }
        Expected::Nag => Message::new("expected-nag"),
        Expected::Clock => Message::new("expected-clock"),
        Expected::Eval => Message::new("expected-eval"),
        Expected::Pots(pots) => Message::new("expected-pots").with("pots", format!("{}-{}", pots.south, pots.north)),
        Expected::StatedResult(result) => Message::new("expected-stated-result").with("result", result.as_str()),
        Expected::Result => Message::new("expected-result"),
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
    };
    Argument::Message(message)
}

/// Why a move isn't legal, to follow a colon.
pub fn illegal_move(why: IllegalMove) -> Message {
    match why {
        IllegalMove::GameOver => Message::new("illegal-game-over"),
        IllegalMove::PassNotForced => Message::new("illegal-pass"),
        IllegalMove::NoSuchCup { cups } => Message::new("illegal-no-such-cup").with("cups", cups),
        IllegalMove::CupHolds { beans, distance } => {
            let name = match beans {
                0 => "illegal-cup-empty",
                _ if beans > distance => "illegal-cup-blocked",
                _ => "illegal-cup-holds",
            };
            Message::new(name).with("beans", beans).with("distance", distance)
        }
        IllegalMove::StockEmpty => Message::new("illegal-stock-empty"),
        IllegalMove::SowAtMost { beans } => Message::new("illegal-sow-at-most").with("beans", beans),
    }
}

/// A reason why a position isn't valid, to follow a colon.
pub fn invalid_position(reason: &InvalidPosition) -> Message {
    match *reason {
        InvalidPosition::CupsDiffer { south, north } => {
            Message::new("invalid-cups-differ").with("south", south).with("north", north)
        }
        InvalidPosition::Cups { player, cups } => {
            let whose = Message::new("invalid-cups").with("player", player_key(player));
            whose.with("cups", cups).with("most", MAX_CUPS)
        }
        InvalidPosition::SideBeans { player, beans } => {
            let whose = Message::new("invalid-side-beans").with("player", player_key(player));
            whose.with("beans", beans).with("most", MAX_SIDE_BEANS)
        }
        InvalidPosition::Beans { beans } => Message::new("invalid-beans").with("beans", beans).with("most", MAX_BEANS),
        InvalidPosition::MaxSow { max_sow, cups } => {
            Message::new("invalid-max-sow").with("beans", max_sow).with("cups", cups)
        }
    }
}

/// Which option of the rules is out of its range.
pub fn invalid_rules(invalid: InvalidRules) -> Message {
    match invalid {
        InvalidRules::Cups(cups) => Message::new("rules-cups").with("cups", cups).with("most", MAX_CUPS),
        InvalidRules::Stock(stock) => Message::new("rules-stock").with("stock", stock).with("most", MAX_STOCK),
        InvalidRules::MaxSow { max_sow, cups } => {
            Message::new("rules-max-sow").with("beans", max_sow).with("cups", cups)
        }
    }
}
