//! The moves of a node: made, and in which order they are tried.

use beanduel_rules::{Board, Lanes, MAX_CUPS};

use crate::seen::POINTS;

/// A move made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played<W, const CUPS: u32> {
    /// The board as the opponent sees it.
    pub after: Board<W, CUPS>,
    /// What the move brought the mover, in points.
    pub gain: i32,
}

/// Makes the move of this byte (see [`Move::to_byte`](beanduel_rules::Move::to_byte)), which must be legal.
pub(crate) fn play<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>, mv: u8) -> Played<W, CUPS> {
    if mv >= SOW {
        let (after, captured) = board.sown(u32::from(mv - SOW));
        Played { after, gain: captured as i32 * POINTS }
    } else if mv >= EMPTY {
        Played { after: board.emptied(u32::from(mv - EMPTY)), gain: POINTS }
    } else {
        Played { after: board.passed(), gain: 0 }
    }
}

/// The byte of the pass.
pub(crate) const PASS: u8 = 0;
/// The byte of the move that empties the first cup.
const EMPTY: u8 = 1;
/// The byte of the move that sows one bean.
const SOW: u8 = 17;

/// How often moves were good enough to end the search of a node, deeper ones counting more.
pub(crate) struct History([i32; 32]);

impl History {
    pub fn new() -> History {
        History([0; 32])
    }

    pub fn reward(&mut self, mv: u8, depth: i32) {
        let merit = &mut self.0[usize::from(mv)];
        *merit += depth * depth;
        if *merit > 1 << 16 {
            self.0.iter_mut().for_each(|merit| *merit /= 2);
        }
    }
}

/// The moves of a node, given out from the most promising.
pub(crate) struct Choices {
    moves: [(i32, u8); 2 * MAX_CUPS as usize],
    given: usize,
    len: usize,
}

impl Choices {
    /// All moves but the pass: the table's, captures from the largest, emptyings from the pot's end, then sowings by
    /// their history.
    pub fn all<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>, table_move: u8, history: &History) -> Choices {
        let mut choices = Choices::captures(board, 1);
        for lane in Board::<W, CUPS>::marked(Board::<W, CUPS>::emptiable(board.mine)) {
            choices.push((1 << 20) + lane as i32, EMPTY + lane as u8);
        }
        for lane in 0..board.sowings(board.mine) {
            if board.captured(lane) == 0 {
                let mv = SOW + lane as u8;
                choices.push(history.0[usize::from(mv)], mv);
            }
        }
        for (merit, mv) in &mut choices.moves[..choices.len] {
            if *mv == table_move {
                *merit = i32::MAX;
            }
        }
        choices
    }

    /// Sowings that capture this many beans or more, from the largest.
    pub fn captures<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>, least: u32) -> Choices {
        let mut choices = Choices { moves: [(0, 0); 2 * MAX_CUPS as usize], given: 0, len: 0 };
        for lane in 0..board.sowings(board.mine) {
            let captured = board.captured(lane);
            if captured >= least {
                choices.push((1 << 24) + captured as i32, SOW + lane as u8);
            }
        }
        choices
    }

    /// The moves not yet given out, in no order.
    pub fn rest(&self) -> impl Iterator<Item = u8> {
        self.moves[self.given..self.len].iter().map(|&(_, mv)| mv)
    }

    fn push(&mut self, merit: i32, mv: u8) {
        self.moves[self.len] = (merit, mv);
        self.len += 1;
    }
}

impl Iterator for Choices {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let rest = &mut self.moves[self.given..self.len];
        // The first of the best, so that the order is the same however the compiler does it.
        let best = (0..rest.len()).reduce(|best, i| if rest[i].0 > rest[best].0 { i } else { best })?;
        rest.swap(0, best);
        self.given += 1;
        Some(rest[0].1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_rules::{Move, OnBoard, Position};

    struct Ordered {
        table_move: u8,
    }

    impl OnBoard for Ordered {
        type Output = Vec<u8>;

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Vec<u8> {
            let mut history = History::new();
            history.reward(SOW + 1, 3);
            history.reward(SOW + 3, 2);
            Choices::all(&board, self.table_move, &history).collect()
        }
    }

    #[test]
    fn the_most_promising_moves_come_first() {
        // Sowing 1, 3 and 5 ends in empty cups, opposite 6, 0 and 2 beans.
        let position: Position = "0,4,0,2,0:9:0 2,1,0,1,6:9:0 s".parse().unwrap();
        let order = |table_move| {
            let moves = position.on_board(Ordered { table_move }).into_iter().filter_map(Move::from_byte);
            moves.map(|mv| position.annotate(mv).to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(order(0), "s1x6 s5x2 c4 c2 s2 s4 s3");
        assert_eq!(order(SOW + 2), "s3 s1x6 s5x2 c4 c2 s2 s4");
    }
}
