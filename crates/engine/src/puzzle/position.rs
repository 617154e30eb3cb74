//! What puzzles ask of positions: exact values, obvious moves, and the same position a little changed.

use beanduel_rules::{Cup, Move, Player, Position, Rules, Setup};

use crate::fate::with_one_more;

/// The legal moves of a position, in their order, with their exact values: future gain minus the opponent's in beans, mover's
/// view, what the move pots itself included. Empty where the game is over.
pub type MoveValues = Vec<(Move, i32)>;

/// Something that knows the exact values of all moves of a position; `None` where it can't tell.
pub type ExactMoves<'a> = dyn FnMut(&Position) -> Option<MoveValues> + 'a;

/// The best of these values; 0 where there is no move.
pub(crate) fn best_value(moves: &MoveValues) -> i32 {
    moves.iter().map(|&(_, value)| value).max().unwrap_or(0)
}

/// The value of a position, mover's view.
pub(crate) fn value(position: &Position, exact: &mut ExactMoves<'_>) -> Option<i32> {
    exact(position).map(|moves| best_value(&moves))
}

/// The moves that suggest themselves: the largest captures, and the emptying nearest the pot.
pub fn obvious_moves(position: &Position) -> Vec<Move> {
    let legal = position.legal_moves();
    let most = legal.into_iter().map(|mv| position.captures(mv)).max().filter(|&most| most > 0);
    let nearest = legal.into_iter().filter(|mv| matches!(mv, Move::Empty(_))).last();
    let captures = legal.into_iter().filter(|&mv| Some(position.captures(mv)) == most);
    nearest.into_iter().chain(captures).collect()
}

/// Beans that a move takes out of the stock.
pub(crate) fn sown(mv: Move) -> u8 {
    match mv {
        Move::Sow(amount) => amount.beans(),
        Move::Empty(_) | Move::Pass => 0,
    }
}

/// The player's blocked cups.
pub(crate) fn blocked(position: &Position, player: Player) -> impl Iterator<Item = Cup> + use<> {
    let (side, cups) = (position.side(player), position.cups());
    Cup::row(cups).filter(move |&cup| side.is_blocked(cup, cups))
}

/// The same position with the other player to move.
pub(crate) fn passed(position: &Position) -> Position {
    let setup = Setup { to_move: !position.to_move(), ..Setup::from(*position) };
    Position::try_from(setup).expect("only the turn is another")
}

/// The same position with one bean more in a cup; `None` where the side would hold more than at the start of a regular game.
pub(crate) fn with_bean(position: &Position, player: Player, cup: Cup) -> Option<Position> {
    let side = position.side(player);
    if side.beans() >= u32::from(Rules::regular_stock(position.cups())) {
        return None;
    }
    with_one_more(position, player, cup)
}

/// The same position with South to move: the board turned around where North was.
pub(crate) fn turned_south(position: &Position) -> Position {
    let mut setup = Setup::from(*position);
    if setup.to_move == Player::North {
        std::mem::swap(&mut setup.sides.south, &mut setup.sides.north);
        setup.to_move = Player::South;
    }
    Position::try_from(setup).expect("the sides are the same")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(line: &str) -> Position {
        line.parse().unwrap()
    }

    #[test]
    fn the_largest_capture_and_the_emptying_nearest_the_pot_are_obvious() {
        for (line, moves) in [
            ("4,0,2,1:9:0 5,2,1,0:9:0 s", &["c4", "s2"][..]),
            ("0,0,0,0:9:0 5,2,1,5:9:0 s", &["s1", "s4"]),
            ("4,0,2,0:0:0 5,2,1,5:9:0 s", &["c3"]),
            ("0,1,0,0:9:0 0,0,9,0:9:0 s", &[]),
            ("0,0,0,0:0:0 0,0,9,0:9:0 s", &[]),
        ] {
            let position = position(line);
            let expected: Vec<Move> =
                moves.iter().map(|text| text.parse::<beanduel_rules::MoveText>().unwrap().mv).collect();
            assert_eq!(obvious_moves(&position), expected, "{line}");
        }
    }

    #[test]
    fn a_position_turned_south_is_the_same_for_its_mover() {
        let turned = turned_south(&position("1,2,3:4:5 6,7,8:9:10 n maxsow=2"));
        assert_eq!(turned, position("6,7,8:9:10 1,2,3:4:5 s maxsow=2"));
        assert_eq!(turned_south(&turned), turned);
    }

    #[test]
    fn no_side_is_given_more_than_a_regular_game_has() {
        let cup = Cup::new(2).unwrap();
        let full = position("0,9,0:20:0 0,0,0:30:0 s");
        assert_eq!(with_bean(&full, Player::South, cup), Some(position("0,10,0:20:0 0,0,0:30:0 s")));
        assert_eq!(with_bean(&full, Player::North, cup), None);
    }
}
