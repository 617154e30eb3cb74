//! The search from its root: deeper and deeper, until the value is known or a limit is met.

use beanduel_rules::{Board, Lanes};

use crate::order::{Choices, play};
use crate::search::{MAX_DEPTH, Search};
use crate::seen::{INFINITE, POINTS, Seen};

/// How far from the last value the next is expected.
const ASPIRATION: i32 = POINTS;
/// From this depth on values are steady enough to expect anything.
const ASPIRATION_DEPTH: i32 = 4;

/// A move at the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<W, const CUPS: u32> {
    /// Points it brings at once.
    gain: i32,
    after: Board<W, CUPS>,
    /// What it is worth to the mover. Of a move that isn't near the best, only that it isn't.
    pub seen: Seen,
    /// The moves expected, this one first.
    pub line: Vec<u8>,
}

/// A root position being searched: its moves, the best so far first.
pub(crate) struct Root<W, const CUPS: u32> {
    pub moves: Vec<RootMove<W, CUPS>>,
    /// What the position is worth, by the last search that said so.
    pub seen: Seen,
    /// In plies, of the last search completed.
    pub depth: u32,
    /// The values of moves less than this below the best are wanted too, in points.
    margin: i32,
}

impl<W: Lanes, const CUPS: u32> Root<W, CUPS> {
    /// The moves of a game that isn't over, in the order they would be tried in, with the bare estimate.
    pub fn new(board: &Board<W, CUPS>, search: &Search, margin: i32) -> Root<W, CUPS> {
        let mut moves: Vec<_> = Choices::all(board, 0, &search.history).map(|mv| RootMove::new(board, mv)).collect();
        if moves.is_empty() {
            moves.push(RootMove::new(board, 0));
        }
        let seen = Seen::guess(search.weights.estimate(board));
        Root { moves, seen, depth: 0, margin }
    }

    /// Searches depth after depth, telling `report` of each, to `deepest` plies or until the watch ends it.
    pub fn deepen(&mut self, search: &mut Search, deepest: u32, mut report: impl FnMut(&Self, &Search)) {
        // There is nothing to choose with one move: one look at what it leads to.
        let deepest = if self.moves.len() == 1 { 1 } else { deepest.clamp(1, MAX_DEPTH as u32) };
        for depth in 1..=deepest {
            self.search(search, depth as i32);
            if search.watch.ended() {
                return;
            }
            self.depth = depth;
            report(self, search);
            if self.is_settled() {
                return;
            }
        }
    }

    /// Whether a deeper search could not say more.
    fn is_settled(&self) -> bool {
        let near = |root_move: &&RootMove<W, CUPS>| root_move.seen.score > self.seen.score - self.margin;
        self.seen.is_exact() && self.moves.iter().filter(near).all(|root_move| root_move.seen.is_exact())
    }

    /// One search to this depth, with a narrow window around the last value first.
    fn search(&mut self, search: &mut Search, depth: i32) {
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= ASPIRATION_DEPTH && self.margin == 0 {
            (alpha, beta) = (self.seen.score - ASPIRATION, self.seen.score + ASPIRATION);
        }
        loop {
            let seen = self.moves_within(search, depth, alpha, beta);
            if search.watch.ended() {
                return;
            }
            if seen.score <= alpha && alpha > -INFINITE {
                alpha = -INFINITE;
            } else if seen.score >= beta && beta < INFINITE {
                beta = INFINITE;
            } else {
                self.seen = seen;
                return;
            }
        }
    }

    /// All moves searched to this depth within a window.
    ///
    /// If the watch ends it early, the best of the moves searched so far is kept, since the first of them is the best of
    /// the depth before; but not where values of several moves are wanted, which must be of one depth to be compared.
    fn moves_within(&mut self, search: &mut Search, depth: i32, alpha: i32, beta: i32) -> Seen {
        let mut best = Seen { score: -INFINITE, at_least: false, at_most: true };
        let mut best_index = 0;
        let mut found = Vec::with_capacity(self.moves.len());
        for (i, root_move) in self.moves.iter().enumerate() {
            let floor = alpha.max(best.score - self.margin);
            let mut child = |alpha: i32, beta: i32| {
                let (gain, after) = (root_move.gain, &root_move.after);
                (-search.node(after, depth - 1, gain - beta, gain - alpha, 1)).plus(gain)
            };
            let mut seen = if i == 0 || self.margin > 0 { child(floor, beta) } else { child(floor, floor + 1) };
            if i > 0 && self.margin == 0 && floor < seen.score && seen.score < beta && !seen.is_exact() {
                seen = child(floor, beta);
            }
            if search.watch.ended() {
                if self.margin == 0 && alpha < best.score && best.score < beta {
                    self.seen = Seen::guess(best.score);
                    self.keep(found, best_index);
                }
                return best;
            }
            found.push((seen, search.lines.at(1).to_vec()));
            best.at_most &= seen.at_most;
            if seen.score > best.score || seen.score == best.score && seen.at_least && !best.at_least {
                best.score = seen.score;
                best.at_least = seen.at_least;
                best_index = i;
            }
            if best.score >= beta {
                best.at_most = false;
                break;
            }
        }
        // Below the window there are only upper bounds: no reason to prefer another move.
        if best.score > alpha {
            self.keep(found, best_index);
        }
        best
    }

    /// Writes down what was found of the first moves, and puts the best in front.
    fn keep(&mut self, found: Vec<(Seen, Vec<u8>)>, best_index: usize) {
        for (root_move, (seen, line)) in self.moves.iter_mut().zip(found) {
            root_move.seen = seen;
            root_move.line.truncate(1);
            root_move.line.extend(line);
        }
        self.moves[..=best_index].rotate_right(1);
        if self.margin > 0 {
            self.moves.sort_by_key(|root_move| -root_move.seen.score);
        }
    }
}

impl<W: Lanes, const CUPS: u32> RootMove<W, CUPS> {
    fn new(board: &Board<W, CUPS>, mv: u8) -> RootMove<W, CUPS> {
        let (after, gain) = play(board, mv);
        RootMove { gain: gain * POINTS, after, seen: Seen::guess(-INFINITE), line: vec![mv] }
    }
}
