//! The search from its root: deeper and deeper, until the value is known or a limit is met.

use beanduel_rules::{Board, Lanes};

use crate::order::{Choices, PASS, Played, play};
use crate::search::{MAX_DEPTH, Search};
use crate::seen::{INFINITE, POINTS, Seen, Window};

/// How far from the last value the next is expected.
const ASPIRATION: i32 = POINTS;
/// From this depth on values are steady enough to expect anything.
const ASPIRATION_DEPTH: i32 = 4;

/// A move at the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove<W, const CUPS: u32> {
    played: Played<W, CUPS>,
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
        let mut moves: Vec<_> = Choices::all(board, PASS, &search.history).map(|mv| RootMove::new(board, mv)).collect();
        if moves.is_empty() {
            moves.push(RootMove::new(board, PASS));
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
        let mut window = Window::OPEN;
        if depth >= ASPIRATION_DEPTH && self.margin == 0 {
            window = Window { alpha: self.seen.score - ASPIRATION, beta: self.seen.score + ASPIRATION };
        }
        loop {
            let seen = self.moves_within(search, depth, window);
            if search.watch.ended() {
                return;
            }
            if window == Window::OPEN || window.contains(seen.score) {
                self.seen = seen;
                return;
            }
            window = if seen.score <= window.alpha {
                Window { alpha: -INFINITE, ..window }
            } else {
                Window { beta: INFINITE, ..window }
            };
        }
    }

    /// All moves searched to this depth.
    ///
    /// If the watch ends it early, the best of the moves searched so far is kept, since the first of them is the best of
    /// the depth before; but not where values of several moves are wanted, which must be of one depth to be compared.
    fn moves_within(&mut self, search: &mut Search, depth: i32, window: Window) -> Seen {
        let mut best = Seen::NO_MOVE;
        let mut best_index = 0;
        let mut found = Vec::with_capacity(self.moves.len());
        for (i, root_move) in self.moves.iter().enumerate() {
            let above = window.above(best.score - self.margin);
            let seen = if i == 0 || self.margin > 0 {
                search.full(&root_move.played, depth, above, 0)
            } else {
                search.scouted(&root_move.played, depth, above, 0)
            };
            if search.watch.ended() {
                if self.margin == 0 && window.contains(best.score) {
                    self.seen = Seen::guess(best.score);
                    self.keep(found, best_index);
                }
                return best;
            }
            found.push((seen, search.lines.at(1).to_vec()));
            if best.include(seen) {
                best_index = i;
            }
            if best.score >= window.beta {
                best.at_most = false;
                break;
            }
        }
        // Below the window there are only upper bounds: no reason to prefer another move.
        if best.score > window.alpha {
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
        RootMove { played: play(board, mv), seen: Seen::guess(-INFINITE), line: vec![mv] }
    }
}
