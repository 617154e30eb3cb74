//! The moves played so far, numbered as records number them.

use beanduel_rules::{Game, Player};

/// The moves that led to the current place, with the number of their turn.
fn numbered(game: &Game) -> impl Iterator<Item = (usize, Player, String)> + '_ {
    let first = game.position_at(Game::START).to_move();
    let offset = usize::from(first == Player::North);
    game.path().enumerate().map(move |(ply, node)| {
        let turn = usize::midpoint(ply, offset);
        let mover = !game.position_at(node).to_move();
        let text = game.annotated(node).map(|mv| mv.to_string()).unwrap_or_default();
        (turn + 1, mover, text)
    })
}

/// `1. s4 s3x1`, `2. c4`: a text for each turn of both players. North's first move stands as `1... s3`.
pub fn pairs(game: &Game) -> Vec<String> {
    let mut pairs: Vec<String> = Vec::new();
    for (number, mover, text) in numbered(game) {
        match (mover, pairs.last_mut()) {
            (Player::North, Some(last)) => *last = format!("{last} {text}"),
            (Player::North, None) => pairs.push(format!("{number}... {text}")),
            (Player::South, _) => pairs.push(format!("{number}. {text}")),
        }
    }
    pairs
}

/// The same in columns.
pub fn rows(game: &Game) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for (number, mover, text) in numbered(game) {
        match (mover, rows.last_mut()) {
            (Player::North, Some(last)) => *last = format!("{last:<12} {text}"),
            (Player::North, None) => rows.push(format!("{number:>3}. {:<7} {text}", "...")),
            (Player::South, _) => rows.push(format!("{number:>3}. {text}")),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(start: &str, moves: &str) -> Game {
        let mut game = Game::new(start.parse().unwrap());
        for text in moves.split_whitespace() {
            game.play(game.position().read_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn turns_are_numbered_from_souths_first_move() {
        let game = game("0,0,0,0:40:0 0,0,0,0:40:0 s", "s4 s3 c4");
        assert_eq!(pairs(&game), ["1. s4 s3x1", "2. c4"]);
        assert_eq!(rows(&game), ["  1. s4      s3x1", "  2. c4"]);
    }

    #[test]
    fn north_may_begin() {
        let game = game("0,0,0,0:40:0 0,0,0,0:40:0 n", "s4 s1 s1");
        assert_eq!(pairs(&game), ["1... s4", "2. s1x1 s1"]);
        assert_eq!(rows(&game), ["  1. ...     s4", "  2. s1x1    s1"]);
    }
}
