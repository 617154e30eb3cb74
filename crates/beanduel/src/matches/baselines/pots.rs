//! What a baseline thinks a position is worth: pots and blocked beans, as the one other open program for this game counts them.

use beanduel_rules::{Cup, Move, Player, Position};

/// Beans in a player's blocked cups: lost to their owner, and there for the opponent to capture.
fn blocked(position: &Position, player: Player) -> i32 {
    let side = position.side(player);
    let cups = position.cups();
    Cup::row(cups).filter(|&cup| side.is_blocked(cup, cups)).map(|cup| i32::from(side.cup(cup))).sum()
}

/// Pot difference, plus the opponent's blocked beans, minus the own: mover's view, in beans.
pub fn estimate(position: &Position) -> i32 {
    let mover = position.to_move();
    position.margin(mover) + blocked(position, !mover) - blocked(position, mover)
}

/// The legal moves, `first` in front if it is one, then captures from the largest, emptyings from the pot's end, sowings from the
/// smallest. How many there are, and the moves.
pub fn ordered(position: &Position, first: Option<Move>) -> (usize, [Move; 30]) {
    let mut moves = [(0, Move::Pass); 30];
    let mut count = 0;
    for mv in position.legal_moves() {
        let rank = match mv {
            _ if Some(mv) == first => i32::MAX,
            Move::Sow(amount) => match position.captures(mv) {
                0 => -i32::from(amount.beans()),
                beans => 100 + i32::from(beans),
            },
            Move::Empty(cup) => i32::from(cup.number()),
            Move::Pass => 0,
        };
        moves[count] = (-rank.saturating_add(1), mv);
        count += 1;
    }
    moves[..count].sort_unstable_by_key(|&(rank, _)| rank);
    (count, moves.map(|(_, mv)| mv))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocked_beans_count_for_who_may_capture_them() {
        let position: Position = "0,4,0,1:9:5 6,0,0,2:9:2 s".parse().unwrap();
        // South's cup 2 (distance 3) is blocked with 4, North's cups 1 (distance 4) with 6 and 4 (distance 1) with 2.
        assert_eq!(estimate(&position), 3 + 8 - 4);
        let (count, moves) = ordered(&position, None);
        let moves: Vec<String> = moves[..count].iter().map(|&mv| position.annotate(mv).to_string()).collect();
        assert_eq!(moves, ["s1x2", "c4", "s2", "s3", "s4"]);
    }
}
