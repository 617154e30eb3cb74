//! Moves, positions and endings as sentences.

use beanduel_engine::{BlockedCup, Fate, Value};
use beanduel_rules::{Move, Outcome, Player, Position};
pub use beanduel_text::{
    mark_sentences as of_marks, move_sentence as of_move, player_name as player, side_sentence as of_side,
};
use fluent_bundle::FluentValue;

use super::opponent::Advice;
use super::session::Ending;
use crate::numbers::signed;
use crate::options::Seat;
use crate::text::Text;

/// A number as an argument of a message.
fn number<'a>(number: impl Into<i64>) -> FluentValue<'a> {
    FluentValue::from(number.into())
}

/// Both sides: what lies where, and what can be emptied or is blocked.
pub fn of_position(text: &Text, position: &Position) -> Vec<String> {
    let of_player = |player| {
        let marks = of_marks(text, position, player);
        std::iter::once(of_side(text, position, player)).chain(marks)
    };
    Player::ALL.into_iter().flat_map(of_player).collect()
}

/// Who is to move, and what can be played.
pub fn of_choices(text: &Text, position: &Position, moves: impl IntoIterator<Item = Move>) -> String {
    let moves: Vec<String> = moves.into_iter().map(|mv| position.annotate(mv).to_string()).collect();
    let who = player(text, position.to_move());
    text.with("plain-choices", &[("player", who.into()), ("moves", moves.join(", ").into())]).into_owned()
}

/// Which blocked cups are doomed, which are safe, and of which that isn't known: a sentence for each kind there is.
pub fn of_fates(text: &Text, cups: &[BlockedCup]) -> Vec<String> {
    let list = |fate: Option<Fate>| {
        let players = Player::ALL.into_iter().filter_map(|owner| {
            let here = cups.iter().filter(|blocked| blocked.owner == owner && blocked.fate == fate);
            let numbers: Vec<String> = here.map(|blocked| blocked.cup.to_string()).collect();
            (!numbers.is_empty()).then(|| format!("{} {}", player(text, owner), numbers.join(", ")))
        });
        players.collect::<Vec<_>>().join("; ")
    };
    let kinds = [(Some(Fate::Doomed), "fate-doomed"), (Some(Fate::Safe), "fate-safe"), (None, "fate-unknown")];
    let told = kinds.into_iter().filter_map(|(fate, message)| {
        let cups = list(fate);
        (!cups.is_empty()).then(|| text.with(message, &[("cups", cups.into())]).into_owned())
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { vec![text.get("fate-none").into_owned()] } else { told }
}

/// How the game ended.
pub fn of_ending(text: &Text, position: &Position, ending: Ending) -> String {
    match ending {
        Ending::PlayedOut(Outcome::Draw) => text.with("ending-draw", &[("beans", number(position.pot(Player::South)))]),
        Ending::PlayedOut(Outcome::Win(winner)) => text.with(
            "ending-win",
            &[
                ("player", player(text, winner).into()),
                ("own", number(position.pot(winner))),
                ("other", number(position.pot(!winner))),
                ("beans", number(position.margin(winner))),
            ],
        ),
        Ending::Resigned(loser) => text.with(
            "ending-resigned",
            &[("player", player(text, loser).into()), ("winner", player(text, !loser).into())],
        ),
    }
    .into_owned()
}

/// Who plays, a level with its number and name.
pub fn of_seat(text: &Text, seat: Seat) -> String {
    seat_with(text, seat, "seat-level")
}

/// Who plays, a level with its number alone.
pub fn of_seat_briefly(text: &Text, seat: Seat) -> String {
    seat_with(text, seat, "level-number")
}

fn seat_with(text: &Text, seat: Seat, of_level: &str) -> String {
    match seat {
        Seat::Person => text.get("seat-person"),
        Seat::Engine(level) => text.with(of_level, &[("level", number(level))]),
    }
    .into_owned()
}

/// What the engine would play, and the final margin that it expects then, for the player to move.
pub fn of_hint(text: &Text, position: &Position, advice: &Advice) -> String {
    let mv = ("move", position.annotate(advice.mv).to_string().into());
    let pots = position.margin(position.to_move());
    match advice.value {
        None => text.with("hint-move", &[mv]),
        Some(Value::Exact(gain)) => text.with("hint-exact", &[mv, ("margin", signed(f64::from(pots + gain)).into())]),
        Some(Value::Estimate(gain)) => {
            let margin = f64::from(pots) + f64::from(gain) / 100.0;
            text.with("hint-estimate", &[mv, ("margin", signed((margin * 2.0).round() / 2.0).into())])
        }
    }
    .into_owned()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Language;

    #[test]
    fn every_level_has_a_number_and_a_name_of_its_own() {
        for language in Language::ALL {
            let text = Text::new(language);
            let seats: Vec<String> = (1..=Seat::STRONGEST).map(|level| of_seat(&text, Seat::Engine(level))).collect();
            for (level, seat) in (1..).zip(&seats) {
                assert!(seat.starts_with(&of_seat_briefly(&text, Seat::Engine(level))), "{seat}");
            }
            let names: BTreeSet<&str> = seats.iter().filter_map(|seat| Some(seat.split_once(", ")?.1)).collect();
            assert_eq!(names.len(), seats.len(), "{seats:?}");
        }
    }
}
