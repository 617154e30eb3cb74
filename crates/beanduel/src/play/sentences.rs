//! Moves, positions and endings as sentences.

use beanduel_engine::{BlockedCup, Fate, Value};
use beanduel_rules::{AnnotatedMove, Cup, Move, Outcome, Player, Position};
use fluent_bundle::FluentValue;

use super::opponent::Advice;
use super::session::Ending;
use crate::options::Seat;
use crate::text::Text;

/// A number as an argument of a message.
fn number<'a>(number: impl Into<i64>) -> FluentValue<'a> {
    FluentValue::from(number.into())
}

/// The player's name in the language.
pub fn player(text: &Text, player: Player) -> String {
    text.get(match player {
        Player::South => "south",
        Player::North => "north",
    })
    .into_owned()
}

/// "North sows three beans and captures one from South's cup 2": what a legal move in a position does.
pub fn of_move(text: &Text, before: &Position, mv: Move) -> String {
    let mover = before.to_move();
    let who = ("player", FluentValue::from(player(text, mover)));
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
pub fn of_side(text: &Text, position: &Position, who: Player) -> String {
    let side = position.side(who);
    let cups: Vec<String> = side.row(position.cups()).map(|beans| beans.to_string()).collect();
    text.with(
        "side",
        &[
            ("player", player(text, who).into()),
            ("cups", cups.join(", ").into()),
            ("stock", number(side.stock())),
            ("pot", number(position.pot(who))),
        ],
    )
    .into_owned()
}

/// Which cups of a player can be emptied and which are blocked, a sentence for each kind there is.
pub fn of_marks(text: &Text, position: &Position, who: Player) -> Vec<String> {
    let side = position.side(who);
    let sentence = |message: &str, holds: &dyn Fn(Cup) -> bool| {
        let cups: Vec<String> =
            Cup::row(position.cups()).filter(|&cup| holds(cup)).map(|cup| cup.to_string()).collect();
        (!cups.is_empty()).then(|| {
            let count = number(cups.len() as i64);
            text.with(
                message,
                &[("count", count), ("player", player(text, who).into()), ("cups", cups.join(", ").into())],
            )
            .into_owned()
        })
    };
    let emptiable = sentence("side-emptiable", &|cup| side.is_emptiable(cup, position.cups()));
    let blocked = sentence("side-blocked", &|cup| side.is_blocked(cup, position.cups()));
    emptiable.into_iter().chain(blocked).collect()
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

/// Who plays, in a word or two.
pub fn of_seat(text: &Text, seat: Seat) -> String {
    match seat {
        Seat::Person => text.get("seat-person"),
        Seat::Engine(level) => text.with("seat-level", &[("level", number(level))]),
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

/// `+3`, `-1.5`, `0`.
fn signed(margin: f64) -> String {
    if margin == 0.0 { "0".to_owned() } else { format!("{margin:+}") }
}
