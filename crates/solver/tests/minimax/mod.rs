//! The value of a position by the rules and nothing else.

use std::collections::HashMap;

use beanduel_rules::{BySide, Player, Position, Setup, SetupSide};

/// The future gain of the mover less that of the opponent, by trying everything; each position once, seen from its mover's seat
/// and without its pots.
pub fn minimax(position: &Position, known: &mut HashMap<Position, i32>) -> i32 {
    let setup = Setup::from(*position);
    let side = |player: Player| SetupSide { pot: 0, ..setup.sides[player].clone() };
    let sides = BySide { south: side(position.to_move()), north: side(!position.to_move()) };
    let bare = Position::try_from(Setup { sides, to_move: Player::South, ..setup }).unwrap();
    if let Some(&value) = known.get(&bare) {
        return value;
    }
    let values = bare.legal_moves().into_iter().map(|mv| {
        let after = bare.play(mv).unwrap();
        i32::from(after.pot(Player::South)) - minimax(&after, known)
    });
    let value = values.max().unwrap_or(0);
    known.insert(bare, value);
    value
}
