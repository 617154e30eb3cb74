//! The players and how a game ended, as messages name them.

use beanduel_rules::{Player, Position};
pub use beanduel_text::player_key as key;

use crate::text::Text;

/// The outcome of a finished game, to stand in a sentence; of any other position what it would be if it were over.
pub fn outcome(position: &Position, text: &Text) -> String {
    outcome_of_margin(position.margin(Player::South), text)
}

/// The outcome of a game that ends with this margin, South's view, to stand in a sentence.
pub fn outcome_of_margin(margin: i32, text: &Text) -> String {
    let player = match margin {
        0 => return text.get("drawn").into_owned(),
        1.. => Player::South,
        ..0 => Player::North,
    };
    let args = [("player", text.get(key(player)).into()), ("beans", margin.abs().into())];
    text.with("won", &args).into_owned()
}
