//! Moves and positions as sentences.

use beanduel_rules::{AnnotatedMove, Cup, Move, Player, Position};
use fluent_bundle::FluentValue;

use crate::text::Text;

/// A number as an argument of a message.
fn number<'a>(number: impl Into<i64>) -> FluentValue<'a> {
    FluentValue::from(number.into())
}

/// The player's name in the language.
pub fn player_name(text: &Text, player: Player) -> String {
    text.get(match player {
        Player::South => "south",
        Player::North => "north",
    })
    .into_owned()
}

/// "North sows three beans and captures one from South's cup 2": what a legal move in a position does.
pub fn move_sentence(text: &Text, before: &Position, mv: Move) -> String {
    let mover = before.to_move();
    let who = ("player", FluentValue::from(player_name(text, mover)));
    let AnnotatedMove { mv, captured } = before.annotate(mv);
    match mv {
        Move::Pass => text.with("move-pass", &[who]),
        Move::Empty(cup) => text.with("move-empty", &[who, ("cup", number(cup.number()))]),
        Move::Sow(amount) if captured == 0 => text.with("move-sow", &[who, ("beans", number(amount.beans()))]),
        Move::Sow(amount) => text.with(
            "move-capture",
            &[
                who,
                ("beans", number(amount.beans())),
                ("captured", number(captured)),
                ("cup", number(amount.last_cup().opposite(before.cups()).number())),
            ],
        ),
    }
    .into_owned()
}

/// A player's cups, stock and pot.
pub fn side_sentence(text: &Text, position: &Position, who: Player) -> String {
    let side = position.side(who);
    let cups: Vec<String> = side.row(position.cups()).map(|beans| beans.to_string()).collect();
    text.with(
        "side",
        &[
            ("player", player_name(text, who).into()),
            ("cups", cups.join(", ").into()),
            ("stock", number(side.stock())),
            ("pot", number(position.pot(who))),
        ],
    )
    .into_owned()
}

/// Which cups of a player can be emptied and which are blocked, a sentence for each kind there is.
pub fn mark_sentences(text: &Text, position: &Position, who: Player) -> Vec<String> {
    let side = position.side(who);
    let sentence = |message: &str, holds: &dyn Fn(Cup) -> bool| {
        let cups: Vec<String> =
            Cup::row(position.cups()).filter(|&cup| holds(cup)).map(|cup| cup.to_string()).collect();
        (!cups.is_empty()).then(|| {
            let count = number(cups.len() as i64);
            text.with(
                message,
                &[("count", count), ("player", player_name(text, who).into()), ("cups", cups.join(", ").into())],
            )
            .into_owned()
        })
    };
    let emptiable = sentence("side-emptiable", &|cup| side.is_emptiable(cup, position.cups()));
    let blocked = sentence("side-blocked", &|cup| side.is_blocked(cup, position.cups()));
    emptiable.into_iter().chain(blocked).collect()
}
