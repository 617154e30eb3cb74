//! Principal variation search with a transposition table: the value of one node, seen to a depth.

use beanduel_rules::{Board, Lanes};

use crate::evaluation::{Estimator, alone, certain};
use crate::order::{Choices, History, PASS, Played, play};
use crate::seen::{INFINITE, POINTS, Proven, Seen, Window};
use crate::table::{Bound, Entry, Table};
use crate::watch::Watch;

/// The deepest search, in plies; the pass isn't counted.
pub(crate) const MAX_DEPTH: i32 = 250;

/// All that the nodes of one search share.
pub(crate) struct Search<'a> {
    pub table: &'a Table,
    pub watch: Watch<'a>,
    pub estimator: Estimator<'a>,
    pub history: History,
    pub lines: Lines,
}

impl Search<'_> {
    /// What a move is worth to the mover, with `depth` plies left before it.
    pub fn full<W: Lanes, const CUPS: u32>(
        &mut self,
        played: &Played<W, CUPS>,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> Seen {
        (-self.node(&played.after, depth - 1, window.after(played.gain), ply + 1)).plus(played.gain)
    }

    /// The same for a move that is not expected to be better than what there is: first only whether it is.
    pub fn scouted<W: Lanes, const CUPS: u32>(
        &mut self,
        played: &Played<W, CUPS>,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> Seen {
        let seen = self.full(played, depth, window.null(), ply);
        if window.contains(seen.score) && !seen.is_exact() { self.full(played, depth, window, ply) } else { seen }
    }

    /// What the board is worth to the mover, searched `depth` plies deep.
    ///
    /// The answer is correct as a bound for the window (see [`Seen`]). Once the watch has ended it means nothing.
    fn node<W: Lanes, const CUPS: u32>(
        &mut self,
        board: &Board<W, CUPS>,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> Seen {
        self.lines.begin(ply);
        if !self.watch.visit() {
            return Seen::guess(0);
        }
        if !board.can_move(board.mine) {
            if !board.can_move(board.theirs) {
                return Seen::exact(0);
            }
            // Two passes in a row don't occur, so this comes to an end without counting as depth.
            let seen = self.full(&play(board, PASS), depth + 1, window, ply);
            self.lines.lead(ply, PASS);
            return seen;
        }
        if let Some(score) = alone(board) {
            return Seen::exact(score);
        }
        let proven = certain(board);
        if depth <= 0 {
            // Looking up these, the most of all nodes, would cost more than it saves.
            return proven
                .settles(window)
                .unwrap_or_else(|| proven.correct(self.quiet(board, depth, proven.clip(window), ply)));
        }
        if let Some(seen) = self.more_than_enough(board, depth, window) {
            return proven.correct(seen);
        }
        let place = self.table.place(board);
        let known = self.table.get::<W, CUPS>(&place, depth);
        let proven = known.map_or(proven, |known| known.proven.and(proven));
        if let Some(seen) = proven.settles(window) {
            return seen;
        }
        // In the principal variation only facts are taken from the table: its line is to be seen in full.
        if let Some(known) = &known
            && window.is_null()
            && let Some(seen) = known.answers(window)
        {
            return proven.correct(seen);
        }
        let window = proven.clip(window);
        let table_move = known.map_or(PASS, |known| known.mv);
        if depth >= FORESIGHT_DEPTH
            && window.is_null()
            && let Some(seen) = self.foreseen(board, depth, window)
        {
            return proven.correct(seen);
        }
        let (seen, best) = self.moves(board, table_move, depth, window, ply);
        if self.watch.ended() {
            return seen;
        }
        let seen = proven.correct(seen);
        let entry = Entry {
            score: seen.score,
            bound: Bound::of(seen.score, window),
            depth: depth as u8,
            mv: best,
            proven: proven.narrowed(seen),
        };
        self.table.put::<W, CUPS>(&place, entry);
        seen
    }

    /// What the table knows of the positions after the moves, where one of them is good enough (enhanced transposition
    /// cutoffs, Schaeffer and Plaat 1996).
    fn foreseen<W: Lanes, const CUPS: u32>(
        &mut self,
        board: &Board<W, CUPS>,
        depth: i32,
        window: Window,
    ) -> Option<Seen> {
        let after = |mv| self.table.place(&play(board, mv).after);
        let choices = Choices::all(board, PASS, &self.history);
        std::hint::black_box(choices.rest().fold(0, |touched, mv| touched | self.table.touch(&after(mv))));
        for mv in choices {
            let Played { after, gain } = play(board, mv);
            let Some(known) = self.table.get::<W, CUPS>(&self.table.place(&after), depth - 1) else { continue };
            if gain - known.proven.most >= window.beta {
                return Some(Seen { score: gain - known.proven.most, at_least: true, at_most: false });
            }
            if gain - known.most >= window.beta {
                return Some(Seen::guess(gain - known.most));
            }
        }
        None
    }

    /// The best of all moves, and which it is; the pass if none is better than alpha.
    fn moves<W: Lanes, const CUPS: u32>(
        &mut self,
        board: &Board<W, CUPS>,
        table_move: u8,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> (Seen, u8) {
        let mut best = Seen::NO_MOVE;
        let mut best_move = PASS;
        let hopeless = self.is_hopeless(board, depth, window);
        for (i, mv) in Choices::all(board, table_move, &self.history).enumerate() {
            let played = play(board, mv);
            let above = window.above(best.score);
            if i > 0 && hopeless && played.gain == 0 {
                best.at_most = false;
                continue;
            }
            let seen = if i == 0 {
                self.full(&played, depth, window, ply)
            } else {
                let less = reduction(i, depth, played.gain);
                let seen =
                    if less > 0 { self.full(&played, depth - less, above.null(), ply) } else { Seen::guess(INFINITE) };
                if seen.score > above.alpha && !self.watch.ended() {
                    self.scouted(&played, depth, above, ply)
                } else {
                    seen
                }
            };
            if self.watch.ended() {
                return (best, best_move);
            }
            if best.include(seen) && best.score > window.alpha {
                best_move = mv;
                self.lines.lead(ply, mv);
            }
            if best.score >= window.beta {
                self.history.reward(mv, depth);
                best.at_most = false;
                break;
            }
        }
        (best, best_move)
    }

    /// A guess from below where the depth is nearly used up and the estimate so far above the window that no reply is expected to bring it back
    /// (reverse futility pruning).
    fn more_than_enough<W: Lanes, const CUPS: u32>(
        &self,
        board: &Board<W, CUPS>,
        depth: i32,
        window: Window,
    ) -> Option<Seen> {
        if depth > ENOUGH_DEPTH || !window.is_null() {
            return None;
        }
        let least = self.estimator.estimate(board) - ENOUGH_MARGIN * depth;
        (least >= window.beta).then(|| Seen::guess(least))
    }

    /// Whether the depth is nearly used up and the estimate so far below the window that only a move which pots something can reach it
    /// (futility pruning, Heinz 1998).
    fn is_hopeless<W: Lanes, const CUPS: u32>(&self, board: &Board<W, CUPS>, depth: i32, window: Window) -> bool {
        depth <= HOPELESS_DEPTH
            && window.is_null()
            && self.estimator.estimate(board) + HOPELESS_MARGIN * depth <= window.alpha
    }

    /// The estimate once no large capture is at hand: the mover may capture or leave it.
    ///
    /// Since other moves are left out, nothing is proven by it but that a capture brings at least so much.
    fn quiet<W: Lanes, const CUPS: u32>(
        &mut self,
        board: &Board<W, CUPS>,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> Seen {
        let mut best = Seen::guess(self.estimator.estimate(board));
        if best.score >= window.beta || depth <= -QUIET_DEPTH {
            return best;
        }
        for mv in Choices::captures(board, LEAST_CAPTURE) {
            let above = window.above(best.score);
            let seen = self.full(&play(board, mv), depth, above, ply);
            if self.watch.ended() {
                return best;
            }
            if seen.score > best.score {
                best = Seen { at_most: false, ..seen };
            }
            if seen.score > above.alpha {
                self.lines.lead(ply, mv);
            }
            if best.score >= window.beta {
                break;
            }
        }
        best
    }
}

/// How many plies less a move is searched first that comes so late in the order and pots so much: most of them aren't good, and those
/// that turn out to be are searched again.
fn reduction(index: usize, depth: i32, gain: i32) -> i32 {
    if depth < 3 || gain > POINTS {
        0
    } else if depth < 4 || index < 3 && depth < 5 {
        1
    } else if depth < 5 {
        2
    } else if index < 3 {
        3
    } else if index < 5 || depth < 6 {
        4
    } else if index < 8 || depth < 9 {
        5
    } else {
        6
    }
}

/// At so many plies from the end of the depth or fewer, moves without hope are left out.
const HOPELESS_DEPTH: i32 = 4;
/// What a move that pots nothing may make up for with each ply that is left, in points.
const HOPELESS_MARGIN: i32 = 3 * POINTS / 2;
/// At so many plies from the end of the depth or fewer, a position far above the window is not searched.
const ENOUGH_DEPTH: i32 = 6;
/// What the opponent may make up for with each ply that is left, in points.
const ENOUGH_MARGIN: i32 = 3 * POINTS / 2;
/// From so many plies on it pays to look up all moves before one is searched: nearer to the end more time is spent waiting for memory than
/// positions are saved.
const FORESIGHT_DEPTH: i32 = 6;
/// Captures of fewer beans are left to the estimate.
const LEAST_CAPTURE: u32 = 2;
/// How many captures in a row are followed beyond the depth of the search.
const QUIET_DEPTH: i32 = 8;

/// What is proven of a board without searching it.
fn known<W: Lanes, const CUPS: u32>(board: &Board<W, CUPS>, table: &Table) -> Proven {
    if !board.can_move(board.mine) {
        if !board.can_move(board.theirs) {
            return Proven { least: 0, most: 0 };
        }
        let passed = known(&board.passed(), table);
        return Proven { least: -passed.most, most: -passed.least };
    }
    match alone(board) {
        Some(score) => Proven { least: score, most: score },
        None => table
            .get::<W, CUPS>(&table.place(board), 0)
            .map_or(certain(board), |known| known.proven.and(certain(board))),
    }
}

/// A line whose value is proven to be `score`, continued as far as best play is known.
///
/// A search that takes a fact from the table sees no line behind it; this finds it again. Where a position is worth `score`,
/// any move is best that leaves the opponent no more than the rest of it.
pub(crate) fn continued<W: Lanes, const CUPS: u32>(
    board: &Board<W, CUPS>,
    line: &[u8],
    score: i32,
    table: &Table,
) -> Vec<u8> {
    let mut line = line.to_vec();
    let (mut at, mut score) = line.iter().fold((*board, score), |(at, score), &mv| {
        let Played { after, gain } = play(&at, mv);
        (after, gain - score)
    });
    let history = History::new();
    loop {
        let mut moves: Vec<u8> = Choices::all(&at, PASS, &history).collect();
        if moves.is_empty() && at.can_move(at.theirs) {
            moves.push(PASS);
        }
        let best = moves.into_iter().find_map(|mv| {
            let Played { after, gain } = play(&at, mv);
            let rest = gain - score;
            (known(&after, table).most <= rest).then_some((mv, after, rest))
        });
        let Some((mv, after, rest)) = best else { return line };
        line.push(mv);
        (at, score) = (after, rest);
    }
}

/// The principal variation from each ply on, as bytes of moves.
#[derive(Default)]
pub(crate) struct Lines(Vec<Vec<u8>>);

impl Lines {
    /// No move is known at this ply yet.
    pub fn begin(&mut self, ply: usize) {
        if self.0.len() < ply + 2 {
            self.0.resize_with(ply + 2, Vec::new);
        }
        self.0[ply].clear();
    }

    /// The line at this ply is the move and then the line at the next.
    fn lead(&mut self, ply: usize, mv: u8) {
        let [line, next] = &mut self.0[ply..ply + 2] else { unreachable!("a line begins before it is led") };
        line.clear();
        line.push(mv);
        line.extend_from_slice(next);
    }

    /// The line from this ply on.
    pub fn at(&self, ply: usize) -> &[u8] {
        self.0.get(ply).map_or(&[], Vec::as_slice)
    }
}
