//! The search from its root: deeper and deeper, until the value is known or a limit is met.

use beanduel_rules::{Board, Lanes, Move};

use crate::endgame::Ending;
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
    /// Its value, where it is known without a search.
    pub known: Option<Seen>,
    /// The moves expected, this one first.
    pub line: Vec<u8>,
}

/// How many moves a root is asked to value, and how well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// This many of the best, the first by far the most important.
    Lines(usize),
    /// All moves less than this below the best, in points, with values of one depth.
    Near(i32),
}

/// A root position being searched: its moves, the best so far first.
#[derive(Clone)]
pub(crate) struct Root<W, const CUPS: u32> {
    pub moves: Vec<RootMove<W, CUPS>>,
    /// What the position is worth, by the last search that said so; then what it would be worth without the best move, without the
    /// two best, and so on for as many lines as are wanted.
    pub seen: Vec<Seen>,
    /// In plies, of the last search completed.
    pub depth: u32,
    wanted: Wanted,
}

impl<W: Lanes, const CUPS: u32> Root<W, CUPS> {
    /// The moves of a game that isn't over, in the order they would be tried in, with the bare estimate. `known` are moves
    /// with their values in beans.
    pub fn new(board: &Board<W, CUPS>, search: &Search, wanted: Wanted, known: &[(Move, i32)]) -> Root<W, CUPS> {
        let mut moves: Vec<_> = Choices::all(board, PASS, &search.history).map(|mv| RootMove::new(board, mv)).collect();
        if moves.is_empty() {
            moves.push(RootMove::new(board, PASS));
        }
        for root_move in &mut moves {
            let value = known.iter().find(|(mv, _)| mv.to_byte() == root_move.line[0]);
            root_move.known = value.map(|&(_, beans)| Seen::exact(beans * POINTS));
        }
        let lines = match wanted {
            Wanted::Lines(lines) => lines.clamp(1, moves.len()),
            Wanted::Near(_) => 1,
        };
        let seen = vec![Seen::guess(search.estimator.estimate(board)); lines];
        Root { moves, seen, depth: 0, wanted }
    }

    /// Searches depth after depth from `first`, telling `report` of each, to `deepest` plies or until the watch ends it.
    pub fn deepen(
        &mut self,
        search: &mut Search,
        first: u32,
        deepest: u32,
        mut report: impl FnMut(&mut Self, &mut Search),
    ) {
        let deepest = deepest.clamp(1, MAX_DEPTH as u32);
        let mut pace = Pace::default();
        let mut depth = first;
        while depth <= deepest || depth <= MAX_DEPTH as u32 && search.watch.is_pondering() {
            let before = (self.seen[0].score, self.moves[0].line[0]);
            self.search(search, depth as i32);
            if search.watch.ended() {
                return;
            }
            self.depth = depth;
            report(self, search);
            pace.note(before, (self.seen[0].score, self.moves[0].line[0]));
            if self.is_settled() || search.watch.ended() || search.watch.is_enough(pace.factor()) {
                return;
            }
            depth += 1;
        }
    }

    /// Whether a deeper search could not say more.
    pub fn is_settled(&self) -> bool {
        let all = self.seen.iter().all(|seen| seen.is_exact());
        match self.wanted {
            Wanted::Lines(_) => all,
            Wanted::Near(margin) => {
                let near = |root_move: &&RootMove<W, CUPS>| root_move.seen.score > self.seen[0].score - margin;
                all && self.moves.iter().filter(near).all(|root_move| root_move.seen.is_exact())
            }
        }
    }

    /// Takes over what was solved. Searches that follow needn't look at it again.
    pub fn settle(&mut self, ending: Ending) {
        for (place, (line, beans)) in ending.best.into_iter().enumerate().take(self.seen.len()) {
            let line: Vec<u8> = line.into_iter().map(Move::to_byte).collect();
            let from = self.moves.iter().position(|root_move| root_move.line[0] == line[0]);
            let Some(from) = from.filter(|&from| from >= place) else { return };
            self.moves[place..=from].rotate_right(1);
            // What was said of the moves that make room goes with them: it holds without the move that was put before them, too.
            let last = from.min(self.seen.len() - 1);
            self.seen[place..=last].rotate_right(1);
            self.seen[place] = Seen::exact(beans * POINTS);
            let root_move = &mut self.moves[place];
            (root_move.seen, root_move.line) = (self.seen[place], line);
            root_move.known = Some(self.seen[place]);
        }
        // What is only guessed of the other lines can't be better than what is known.
        for line in 1..self.seen.len() {
            if self.seen[line].score > self.seen[line - 1].score {
                self.seen[line] = Seen::guess(self.seen[line - 1].score);
            }
        }
    }

    /// One search to this depth for each line.
    fn search(&mut self, search: &mut Search, depth: i32) {
        for line in 0..self.seen.len() {
            self.search_line(search, depth, line);
            if search.watch.ended() {
                break;
            }
        }
        // A move searched later for the depth may have come out better than one searched before.
        let lines = self.seen.len();
        for i in 1..lines {
            for j in (1..=i).rev() {
                if self.seen[j].score <= self.seen[j - 1].score {
                    break;
                }
                self.seen.swap(j - 1, j);
                self.moves.swap(j - 1, j);
                // Each was the best of what the other is now part of.
                for seen in &mut self.seen[j - 1..=j] {
                    *seen = Seen::guess(seen.score);
                }
            }
        }
    }

    /// The best of the moves behind the first `line`, with a narrow window around the last value first.
    fn search_line(&mut self, search: &mut Search, depth: i32, line: usize) {
        let mut window = Window::OPEN;
        let last = self.seen[line].score;
        if depth >= ASPIRATION_DEPTH && matches!(self.wanted, Wanted::Lines(_)) && self.depth > 0 {
            window = Window { alpha: last - ASPIRATION, beta: last + ASPIRATION };
        }
        loop {
            let seen = self.moves_within(search, depth, window, line);
            if search.watch.ended() {
                return;
            }
            if window == Window::OPEN || window.contains(seen.score) {
                self.seen[line] = seen;
                return;
            }
            window = if seen.score <= window.alpha {
                Window { alpha: -INFINITE, ..window }
            } else {
                Window { beta: INFINITE, ..window }
            };
        }
    }

    /// The moves behind the first `line` searched to this depth.
    ///
    /// If the watch ends it early, the best of the moves searched so far is kept, since the first of them is the best of
    /// the depth before; but not where values of several moves are wanted, which must be of one depth to be compared.
    fn moves_within(&mut self, search: &mut Search, depth: i32, window: Window, line: usize) -> Seen {
        let margin = match self.wanted {
            Wanted::Lines(_) => 0,
            Wanted::Near(margin) => margin,
        };
        let mut best = Seen::NO_MOVE;
        let mut best_index = line;
        let mut found = Vec::with_capacity(self.moves.len());
        for (i, root_move) in self.moves.iter().enumerate().skip(line) {
            let above = window.above(best.score - margin);
            let seen = if let Some(known) = root_move.known {
                known
            } else if i == line || margin > 0 {
                search.full(&root_move.played, depth, above, 0)
            } else {
                search.scouted(&root_move.played, depth, above, 0)
            };
            if search.watch.ended() {
                if margin == 0 && line == 0 && self.seen.len() == 1 && window.contains(best.score) {
                    self.keep(found, line, best_index);
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
            self.keep(found, line, best_index);
        }
        best
    }

    /// Writes down what was found of the first moves behind `line`, and puts the best in front of them.
    fn keep(&mut self, found: Vec<(Seen, Vec<u8>)>, line: usize, best_index: usize) {
        for (root_move, (seen, moves)) in self.moves[line..].iter_mut().zip(found) {
            root_move.seen = seen;
            if root_move.known.is_none() {
                root_move.line.truncate(1);
                root_move.line.extend(moves);
            }
        }
        self.moves[line..=best_index].rotate_right(1);
        // What was said of the moves that make room goes with them, should the search end before it says more.
        let last = best_index.min(self.seen.len() - 1);
        self.seen[line..=last].rotate_right(1);
        self.seen[line] = Seen::guess(self.moves[line].seen.score);
        if matches!(self.wanted, Wanted::Near(_)) {
            // There are few: what the library has for many is much code for each kind of board.
            for end in 1..self.moves.len() {
                let score = self.moves[end].seen.score;
                let at = self.moves[..end].partition_point(|better| better.seen.score >= score);
                self.moves[at..=end].rotate_right(1);
            }
        }
    }
}

impl<W: Lanes, const CUPS: u32> RootMove<W, CUPS> {
    fn new(board: &Board<W, CUPS>, mv: u8) -> RootMove<W, CUPS> {
        RootMove { played: play(board, mv), seen: Seen::guess(-INFINITE), known: None, line: vec![mv] }
    }
}

/// How steady the answers of the depths so far were: whether to take more or less time than usual.
#[derive(Clone, Copy, Debug, Default)]
struct Pace {
    /// How many depths in a row gave the same move.
    steady: u32,
    /// How far the value fell with the last depth, in points.
    fell: i32,
}

impl Pace {
    fn note(&mut self, before: (i32, u8), now: (i32, u8)) {
        self.steady = if before.1 == now.1 { self.steady + 1 } else { 0 };
        self.fell = before.0 - now.0;
    }

    /// The part of the usual time that is worth taking.
    fn factor(self) -> f64 {
        let steady = match self.steady {
            0 => 1.6,
            1 => 1.3,
            2 => 1.0,
            3..6 => 0.8,
            6..10 => 0.6,
            10.. => 0.4,
        };
        if self.fell >= POINTS / 2 { 1.7 * steady } else { steady }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use beanduel_rules::{OnBoard, Position, Rules};

    use super::*;
    use crate::clock::Budget;
    use crate::evaluation::Estimator;
    use crate::order::History;
    use crate::search::Lines;
    use crate::table::Table;
    use crate::watch::{Control, Limits, Team, Watch};

    struct Settling;

    impl OnBoard for Settling {
        type Output = ();

        fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) {
            let (table, team) = (Table::new(1 << 16), Team::default());
            let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
            let watch = Watch::lead(&Limits::NONE, Budget::ENDLESS, &control, None, &team);
            let (history, lines) = (History::new(), Lines::default());
            let search = Search { table: &table, watch, estimator: Estimator::Pots, history, lines };
            let mut root = Root::new(&board, &search, Wanted::Lines(3), &[]);
            let before: Vec<u8> = root.moves.iter().map(|root_move| root_move.line[0]).collect();
            root.seen = vec![Seen::guess(4 * POINTS), Seen::exact(2 * POINTS), Seen::guess(POINTS)];
            // Only the best move was solved, and it is another than was thought.
            let solved = Move::from_byte(before[2]).unwrap();
            root.settle(Ending { best: vec![(vec![solved], 3)], nodes: 0 });
            let after: Vec<u8> = root.moves.iter().map(|root_move| root_move.line[0]).collect();
            assert_eq!(after[..3], [before[2], before[0], before[1]]);
            // Nothing guessed is worth more than what is known, and what is exact is still said of the move it was found of.
            assert_eq!(root.seen, [Seen::exact(3 * POINTS), Seen::guess(3 * POINTS), Seen::exact(2 * POINTS)]);
            assert_eq!(root.moves[0].known, Some(Seen::exact(3 * POINTS)));
        }
    }

    #[test]
    fn what_is_solved_takes_no_value_from_the_move_it_was_found_of() {
        Position::start(Rules::default()).on_board(Settling);
    }

    #[test]
    fn a_fall_of_the_value_or_another_move_takes_more_time_and_the_same_move_less() {
        let mut pace = Pace::default();
        for _ in 0..12 {
            pace.note((0, 17), (0, 17));
        }
        let steady = pace.factor();
        pace.note((0, 17), (-POINTS, 17));
        let fallen = pace.factor();
        pace.note((0, 17), (0, 18));
        assert!(steady < fallen && fallen < 1.0 && pace.factor() > 1.0);
    }
}
