//! What tables and books know of a position and of each of its moves. Nothing is guessed: what isn't known has no value.

use beanduel_rules::{Move, Position};

use crate::source::{Source, known, made};

/// What is known of a position, in beans to come under perfect play, mover's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explored {
    /// The value of the position; `None` where it isn't known.
    pub value: Option<i32>,
    /// Every legal move with its value, where that is known.
    pub moves: Vec<(Move, Option<i32>)>,
}

impl Explored {
    /// What the source knows of a position.
    pub fn new(source: &dyn Source, position: &Position) -> Explored {
        let moves = position.legal_moves().into_iter().map(|mv| {
            let (after, gain) = made(position, mv);
            (mv, known(source, &after, 0).map(|value| gain - value))
        });
        let moves: Vec<_> = moves.collect();
        // All moves known make the position known; a book may hold it and not all that follow.
        let values = moves.iter().map(|&(_, value)| value);
        let best = values.collect::<Option<Vec<i32>>>().and_then(|all| all.into_iter().max());
        Explored { value: best.or_else(|| known(source, position, 0)), moves }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A source that knows positions in which South is to move, and that each is worth two.
    fn south_wins(position: &Position) -> Option<i32> {
        (position.to_move() == beanduel_rules::Player::South).then_some(2)
    }

    #[test]
    fn a_move_is_worth_what_it_pots_less_what_the_opponent_has_after_it() {
        let position: Position = "0,1,1:3:0 0,0,2:4:0 n".parse().unwrap();
        let explored = Explored::new(&south_wins, &position);
        let values: Vec<_> =
            explored.moves.iter().map(|&(mv, value)| (position.annotate(mv).to_string(), value)).collect();
        let expected = [("s1x1", -1), ("s2x1", -1), ("s3", -2)];
        assert_eq!(values, expected.map(|(mv, value)| (mv.to_owned(), Some(value))));
        assert_eq!(explored.value, Some(-1));
    }

    #[test]
    fn what_is_not_known_is_not_guessed() {
        let start: Position = "0,0:9:0 0,0:9:0 s".parse().unwrap();
        let partly = Explored::new(&south_wins, &start);
        assert_eq!(partly.value, Some(2));
        assert!(partly.moves.iter().all(|(_, value)| value.is_none()));
        assert_eq!(Explored::new(&|_: &Position| None, &start).value, None);
        let over: Position = "0:0:4 0:0:4 s".parse().unwrap();
        assert_eq!(Explored::new(&south_wins, &over), Explored { value: Some(0), moves: Vec::new() });
    }
}
