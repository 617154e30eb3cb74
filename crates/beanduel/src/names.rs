//! The players and how a game ended, as messages name them.

use beanduel_rules::{Outcome, Player, Position};

use crate::text::Text;

/// How messages that bend with a player's name choose: `south` or `north`.
pub const fn key(player: Player) -> &'static str {
    match player {
        Player::South => "south",
        Player::North => "north",
    }
}

/// The outcome of a finished game, to stand in a sentence; of any other position what it would be if it were over.
pub fn outcome(position: &Position, text: &Text) -> String {
    match Outcome::of_pots(position.pots()) {
        Outcome::Win(player) => {
            let beans = position.margin(player);
            text.with("won", &[("player", text.get(key(player)).into()), ("beans", beans.into())]).into_owned()
        }
        Outcome::Draw => text.get("drawn").into_owned(),
    }
}
