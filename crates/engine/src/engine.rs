//! The engine: its memory, and the ways to ask it.

use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::thread;

use beanduel_rules::{Board, Lanes, Move, OnBoard, Player, Position};
use beanduel_solver::Solver;

use crate::clock::Budget;
use crate::endgame::{Endgame, Ending, Problem, best_moves};
use crate::evaluation::{Estimator, Sight};
use crate::found::{Found, Line};
use crate::handmade::Handmade;
use crate::learned::learned;
use crate::level::{Level, Strength};
use crate::order::History;
use crate::root::{Root, Wanted};
use crate::search::{Lines, Search, continued};
use crate::seen::{POINTS, Seen};
use crate::source::{Source, best_line, known_moves, made};
use crate::table::Table;
use crate::temptation::{Temptation, most_tempting};
use crate::watch::{Control, Limits, Team, Watch};
use crate::weights::Weights;

/// A player of Cups with memory of fixed size. What it learned of one move is of use for the next; boards of any size may follow
/// each other.
///
/// # Examples
/// ```
/// use beanduel_engine::{Control, Engine, Limits, Value};
/// use beanduel_rules::Position;
/// use std::sync::atomic::AtomicBool;
///
/// let position: Position = "4,0,2,0:3:5 0,1,6,0:2:7 s".parse()?;
/// let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
/// let found = Engine::new(1 << 20).search(&position, &Limits::nodes(100_000), &control, |_| {}).unwrap();
/// assert_eq!(found.value, Value::Exact(8));
/// assert!(found.line.len() > 1);
/// # Ok::<(), beanduel_rules::Fault>(())
/// ```
pub struct Engine {
    table: Table,
    /// The cups, max sow and sight that the table's entries are about; their keys don't hold them.
    about: Option<(u8, u8, Sight)>,
    threads: usize,
    source: Option<Arc<dyn Source>>,
    weights: Option<Arc<Weights>>,
    /// How much of the board its full strength takes in.
    sight: Sight,
    endgame: Endgame,
}

/// The part of what it has, one in so many, that the search gets before the solver tries the end of the game.
const SEARCH_SHARE: u64 = 6;
/// The nodes that the search gets first where there is no limit of nodes.
const FIRST_TURN: u64 = 100_000;
/// About how many nodes the solver visits in a millisecond; to say beforehand what it may be able to do.
const NODES_A_MS: u64 = 1_000;
/// The most nodes that go into the choice among moves known to be equally good; some tenths of a second.
const TEMPTING_NODES: u64 = 500_000;
/// How far beyond the position itself its values are asked of the source, in plies.
const SOURCE_PLIES: u32 = 2;

impl Engine {
    /// An engine with at most this many bytes, 1 MiB or more to be of use: one half for what the search sees, one for the solver of
    /// the end of the game. The memory is taken as it fills.
    pub fn new(memory_bytes: usize) -> Engine {
        let half = memory_bytes / 2;
        Engine {
            table: Table::new(half),
            about: None,
            threads: 1,
            source: None,
            weights: None,
            sight: Sight::All,
            endgame: Endgame::new(half as u64),
        }
    }

    /// Searches with this many threads from now on; 0 counts as 1, which is what a new engine has. With more than one, the same
    /// question may get another answer the next time. Levels below the last always use one.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Has exact values looked up there from now on, at the position asked about and near it. Levels below the last don't look.
    pub fn set_source(&mut self, source: Option<Arc<dyn Source>>) {
        self.source = source;
    }

    /// Estimates boards of the size of these weights by them from now on, in place of those it comes with.
    pub fn set_weights(&mut self, weights: Option<Arc<Weights>>) {
        self.weights = weights;
        self.about = None;
    }

    /// Estimates by so much of the board from now on, to learn what the rest is worth; levels below the last have their own sight.
    pub const fn set_sight(&mut self, sight: Sight) {
        self.sight = sight;
    }

    /// Forgets everything it learned: what follows is the same as from a new engine of the same settings.
    pub fn clear(&mut self) {
        self.table.new_epoch();
        self.endgame.clear();
    }

    /// The best move here; `None` where the game is over.
    ///
    /// Searches deeper and deeper, telling `report` what each depth found, until the value is exact or a limit is met. With
    /// the clock of a game among the limits, a move without alternative is answered at once. There is always a legal move in the
    /// answer, however early it had to end.
    ///
    /// What earlier searches left in the table is used. After [`clear`](Engine::clear), on one thread and without a time limit, the
    /// same question gets the same answer.
    pub fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &Control,
        mut report: impl FnMut(&Found),
    ) -> Option<Found> {
        self.think(position, &self.best(limits), control, &mut report)
    }

    /// The move to play here, against an opponent who may go wrong; at once where there is no alternative; `None` where the game is over.
    ///
    /// The same as [`search`](Engine::search), but where the source knows the values of all moves and several are best, not the first of
    /// them: the rest of the limits, half a million nodes at most, goes into the question after which of them an opponent who searches is
    /// likely to lose most. The value stays what it is. Where several lines are wanted nothing is asked of the kind.
    pub fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        control: &Control,
        mut report: impl FnMut(&Found),
    ) -> Option<Found> {
        self.think_to_play(position, &Task { for_a_game: true, ..self.best(limits) }, control, &mut report)
    }

    /// Searches a position that is only expected: the one after the opponent's likely reply, while the opponent thinks.
    ///
    /// Until `hit` is set no limit ends it, only [`Control::stop`]. Once the reply has come, set `hit` if it is the expected one: then
    /// the search goes on under its limits, with all it has learned; the time of the move runs from there. If another reply came, stop it: the
    /// answer is then of no use, but what the table learned is. The answer may come before `hit` is set, where it is exact, or
    /// without alternative and the clock of a game is among the limits. Among several moves known to be best it chooses as
    /// [`choose`](Engine::choose) does, with no more than its limits whether `hit` is set or not.
    pub fn ponder(
        &mut self,
        position: &Position,
        limits: &Limits,
        hit: &AtomicBool,
        control: &Control,
        mut report: impl FnMut(&Found),
    ) -> Option<Found> {
        self.think_to_play(position, &Task { hit: Some(hit), ..self.best(limits) }, control, &mut report)
    }

    /// The move of a player of this level, at once where there is no alternative; `None` where the game is over.
    ///
    /// Where `limits` are stricter than the level's own they hold. Level 12 alone has only a clock, about [`Level::think_ms`],
    /// which any limit given replaces.
    ///
    /// A level chooses by the `seed` and the position, so one seed can serve a whole game. Unless a clock is among the limits that
    /// hold, nothing of earlier searches is used: the same level, seed and limits give the same move. Level 12 chooses among moves
    /// known to be best as [`choose`](Engine::choose) does.
    pub fn play(
        &mut self,
        position: &Position,
        level: Level,
        seed: u64,
        limits: &Limits,
        control: &Control,
    ) -> Option<Found> {
        self.play_with(position, &level.strength(position.cups()).within(*limits), seed, control)
    }

    /// The move of a player of this strength, chosen as a level chooses; `None` where the game is over.
    pub fn play_with(
        &mut self,
        position: &Position,
        strength: &Strength,
        seed: u64,
        control: &Control,
    ) -> Option<Found> {
        let &Strength { sight, limits, temperature } = strength;
        if !limits.is_timed() {
            self.clear();
        }
        let full = temperature == 0;
        let choice = (!full).then_some((temperature, seed ^ mixed(position)));
        self.think_to_play(
            position,
            &Task { limits, sight, choice, full, for_a_game: true, hit: None },
            control,
            &mut |_| {},
        )
    }

    /// The task of finding the best move.
    const fn best<'a>(&self, limits: &Limits) -> Task<'a> {
        let for_a_game = limits.clock.is_some();
        Task { limits: *limits, sight: self.sight, choice: None, full: true, for_a_game, hit: None }
    }

    /// What is thought of a position, and of several moves known to be best the one that tempts the opponent most.
    fn think_to_play(
        &mut self,
        position: &Position,
        task: &Task,
        control: &Control,
        report: &mut dyn FnMut(&Found),
    ) -> Option<Found> {
        let began = (control.now)();
        let found = self.think(position, task, control, report)?;
        let Some(source) = self.source.clone().filter(|_| task.may_tempt()) else { return Some(found) };
        let mut temptations = Temptation::of_best_moves(&*source, position, &found);
        let nodes = found.nodes + self.tempt(&mut temptations, position, task, control, began);
        let found = Found { nodes, time_ms: (control.now)().saturating_sub(began), ..found };
        Some(match most_tempting(&temptations) {
            Some(temptation) => temptation.chosen(&*source, found),
            None => found,
        })
    }

    /// Searches the positions after some moves as the opponent would, by the engine alone, each with an equal part of what is left of the
    /// task's limits. Says how many nodes it took.
    fn tempt(
        &mut self,
        temptations: &mut [Temptation],
        position: &Position,
        task: &Task,
        control: &Control,
        began: u64,
    ) -> u64 {
        let most = task.limits.nodes.unwrap_or(u64::MAX).min(TEMPTING_NODES);
        let (mut left, mut moves) = (most, temptations.len() as u64);
        for temptation in temptations {
            let passed = (control.now)().saturating_sub(began);
            let limits = Limits {
                nodes: Some(left / moves),
                time_ms: task.time_ms(position).map(|ms| ms.saturating_sub(passed) / moves),
                depth: task.limits.depth.map(|plies| plies - 1),
                ..Limits::NONE
            };
            let alone = Task { full: false, ..self.best(&limits) };
            let after = temptation.after;
            let found = self.think(&after, &alone, control, &mut |found| temptation.note(found));
            left -= found.map_or(0, |found| found.nodes);
            moves -= 1;
        }
        most - left
    }

    fn think(
        &mut self,
        position: &Position,
        task: &Task,
        control: &Control,
        report: &mut dyn FnMut(&Found),
    ) -> Option<Found> {
        // Before anything else, so that all the time it takes counts.
        let team = Team::default();
        let clock = task.limits.clock.map_or(Budget::ENDLESS, |clock| clock.budget(position));
        let task = &task.at_once(position);
        let watch = Watch::lead(&task.limits, clock, control, task.hit, &team);
        if position.is_over() {
            return None;
        }
        let about = Some((position.cups(), position.max_sow(), task.sight));
        if self.about != about {
            self.about = about;
            self.table.new_epoch();
        }
        let source = self.source.as_deref().filter(|_| task.full);
        let known = source.map_or_else(Vec::new, |source| known_moves(source, position, SOURCE_PLIES));
        let oracle = source.and_then(|source| source.oracle(position));
        let may_solve = task.may_solve(position, oracle.is_some());
        let own = self.weights.as_deref().filter(|weights| weights.cups() == position.cups());
        let thinking = Thinking {
            position,
            table: &mut self.table,
            solver: may_solve.then(|| self.endgame.solver(position, oracle)),
            weights: own.or_else(|| learned(position.cups(), position.max_sow())),
            watch,
            team: &team,
            task,
            threads: if task.full { self.threads } else { 1 },
            source,
            known: &known,
            report,
        };
        Some(position.on_board(thinking))
    }
}

/// What the engine is to do.
struct Task<'a> {
    limits: Limits,
    sight: Sight,
    /// How a level chooses among moves: its temperature and what seeds its lots.
    choice: Option<(i32, u64)>,
    /// Whether everything the engine has may be used.
    full: bool,
    /// Whether the move is all that is wanted, and not what it is worth.
    for_a_game: bool,
    hit: Option<&'a AtomicBool>,
}

impl<'a> Task<'a> {
    /// One look at what a move leads to that has no alternative, where the move is all that is wanted.
    fn at_once(&self, position: &Position) -> Task<'a> {
        let is_forced = self.for_a_game && position.legal_moves().len() == 1;
        let (depth, hit) = if is_forced { (Some(1), None) } else { (self.limits.depth, self.hit) };
        Task { limits: Limits { depth, ..self.limits }, hit, ..*self }
    }

    /// How long the move may take as a rule, in milliseconds.
    fn time_ms(&self, position: &Position) -> Option<u64> {
        self.limits.clock.map(|clock| clock.budget(position).soft).into_iter().chain(self.limits.time_ms).min()
    }

    /// Whether the limits leave room for a choice among best moves. What a page is made of has to stay small.
    fn may_tempt(&self) -> bool {
        self.full
            && cfg!(not(target_family = "wasm"))
            && self.limits.lines <= 1
            && self.limits.depth.is_none_or(|plies| plies > 1)
    }

    /// Whether it is worth it to try to solve a position, alone or beside the search.
    fn may_solve(&self, position: &Position, has_oracle: bool) -> bool {
        let by_nodes = self.limits.nodes.unwrap_or(u64::MAX);
        let by_time = self.time_ms(position).map_or(u64::MAX, |ms| ms.saturating_mul(NODES_A_MS));
        let nodes = by_nodes.min(by_time).min(1 << 34);
        // The solver takes a deep stack, and a page has none to give.
        self.full
            && cfg!(not(target_family = "wasm"))
            && self.limits.depth.is_none()
            && Endgame::effort(position, has_oracle) < (nodes as f64).log2()
    }
}

/// How a level chooses.
struct Choice {
    temperature: i32,
    rng: fastrand::Rng,
}

impl Choice {
    /// Moves further below the best than this many temperatures aren't played: they would be once in 150 times.
    const REACH: i32 = 5;

    const fn margin(temperature: i32) -> i32 {
        Choice::REACH * temperature
    }

    /// The index of a move, each the less likely the further its score is below the best.
    fn pick(mut self, scores: impl Iterator<Item = i32> + Clone) -> usize {
        let best = scores.clone().max().unwrap_or(0);
        let (margin, temperature) = (Choice::margin(self.temperature), f64::from(self.temperature));
        let weights = scores.map(|score| {
            let below = best - score;
            if below < margin { (-f64::from(below) / temperature).exp() } else { 0.0 }
        });
        let mut left = self.rng.f64() * weights.clone().sum::<f64>();
        for (i, weight) in weights.enumerate() {
            left -= weight;
            if left < 0.0 {
                return i;
            }
        }
        0
    }
}

/// A number that differs from position to position.
fn mixed(position: &Position) -> u64 {
    let mut words = vec![u64::from(position.to_move() == Player::South)];
    for player in Player::ALL {
        let side = position.side(player).to_bits();
        words.extend([side as u64, (side >> 64) as u64, u64::from(position.pot(player))]);
    }
    words.into_iter().fold(0, |mixed, word| (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29))
}

struct Thinking<'a> {
    position: &'a Position,
    table: &'a mut Table,
    /// Where the end of the game may be near enough to be solved.
    solver: Option<&'a Solver>,
    weights: Option<&'a Weights>,
    watch: Watch<'a>,
    team: &'a Team,
    task: &'a Task<'a>,
    threads: usize,
    source: Option<&'a dyn Source>,
    known: &'a [(Move, i32)],
    report: &'a mut dyn FnMut(&Found),
}

impl OnBoard for Thinking<'_> {
    type Output = Found;

    fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Found {
        let Thinking { position, table, solver, weights, watch, team, task, threads, source, known, report } = self;
        table.begin::<W>();
        let table = &*table;
        let handmade = Handmade::new(CUPS);
        let estimator = match (task.sight, weights) {
            (Sight::Pots, _) => Estimator::Pots,
            (Sight::Cups, _) => Estimator::Cups(&handmade),
            (Sight::All, Some(weights)) => Estimator::Learned(weights),
            (Sight::Rows, _) | (Sight::All, None) => Estimator::Rows(&handmade),
        };
        let told = Told { asked: Asked { position, source }, board: &board };
        let wanted = match task.choice {
            Some((temperature, _)) => Wanted::Near(Choice::margin(temperature)),
            None => Wanted::Lines(task.limits.lines.max(1)),
        };
        let deepest = task.limits.depth.unwrap_or(u32::MAX);
        let mut search = Search { table, watch, estimator, history: History::new(), lines: Lines::default() };
        let mut root = Root::new(&board, &search, wanted, known);
        let solver = solver.filter(|_| known.len() < root.moves.len());
        let mut deepen = |root: &mut Root<W, CUPS>, search: &mut Search| {
            root.deepen(search, root.depth + 1, deepest, |root, search| report(&told.found(root, search)));
        };
        // A machine that can't start threads searches on one.
        if threads == 1 || deepest <= 1 || cfg!(target_family = "wasm") {
            let mut turn = FIRST_TURN;
            while let Some(solver) = solver {
                let (nodes, time) = search.watch.left();
                let share = |limit: Option<u64>, endless| limit.map_or(endless, |limit| limit / SEARCH_SHARE);
                search.watch.pause_after(share(nodes, turn), share(time, u64::MAX));
                deepen(&mut root, &mut search);
                search.watch.resume();
                if search.watch.ended() || root.is_settled() {
                    break;
                }
                let is_endless = nodes.is_none() && time.is_none();
                let most = if is_endless { (SEARCH_SHARE - 1).saturating_mul(turn) } else { u64::MAX };
                let ending = told.solved(solver, &root, &mut search, most);
                root.settle(ending);
                if search.watch.ended() || root.is_settled() || !is_endless {
                    break;
                }
                // Without an end neither must keep the other waiting for ever.
                turn = turn.saturating_mul(2);
            }
            if !search.watch.ended() && !root.is_settled() {
                deepen(&mut root, &mut search);
            }
        } else {
            let ending = Mutex::new(Ending::default());
            thread::scope(|scope| {
                let helpers = if let Some(solver) = solver {
                    let problem = told.problem(&root, u64::MAX);
                    let ending = &ending;
                    let help = move || {
                        let solved = best_moves(solver, &problem, &mut || !team.is_done());
                        let whole = solved.best.len() == problem.lines;
                        if let Ok(mut ending) = ending.lock() {
                            *ending = solved;
                        }
                        if whole {
                            team.answer();
                        }
                    };
                    let _ = thread::Builder::new().stack_size(Solver::STACK).spawn_scoped(scope, help);
                    threads - 2
                } else {
                    threads - 1
                };
                for i in 0..helpers {
                    let mut root = root.clone();
                    let help = move || {
                        let watch = Watch::helper(team);
                        let mut search =
                            Search { table, watch, estimator, history: History::new(), lines: Lines::default() };
                        // Depths that differ from those of the first thread find what it will need.
                        root.deepen(&mut search, 2 - i as u32 % 2, u32::MAX, |_, _| ());
                    };
                    let _ = thread::Builder::new().spawn_scoped(scope, help);
                }
                deepen(&mut root, &mut search);
                team.end();
            });
            let ending = ending.into_inner().unwrap_or_default();
            if !root.is_settled() {
                search.watch.add(ending.nodes);
                root.settle(ending);
            }
        }
        match task.choice {
            // Before the first depth is done there are no values to choose by.
            Some((temperature, seed)) if root.depth > 0 => {
                let choice = Choice { temperature, rng: fastrand::Rng::with_seed(seed) };
                let chosen = choice.pick(root.moves.iter().map(|root_move| root_move.seen.score));
                if chosen > 0 {
                    root.moves.swap(0, chosen);
                    root.seen[0] = root.moves[0].seen;
                }
            }
            _ => (),
        }
        told.found(&root, &search)
    }
}

/// What is needed to tell what was found.
struct Told<'a, W, const CUPS: u32> {
    asked: Asked<'a>,
    board: &'a Board<W, CUPS>,
}

impl<W: Lanes, const CUPS: u32> Told<'_, W, CUPS> {
    /// What is known of the root's best moves.
    fn found(&self, root: &Root<W, CUPS>, search: &Search) -> Found {
        let mut lines = Vec::with_capacity(root.seen.len());
        for (&seen, root_move) in root.seen.iter().zip(&root.moves) {
            let is_known = root_move.known.is_some();
            lines.push(if seen.is_exact() {
                let moves = continued(self.board, &root_move.line, seen.score, search.table);
                self.asked.line(&moves, seen, is_known, root.depth)
            } else {
                self.asked.line(&root_move.line, seen, is_known, root.depth)
            });
        }
        Found {
            best: lines[0].moves[0],
            value: lines[0].value,
            line: lines[0].moves.clone(),
            lines,
            depth: root.depth,
            nodes: search.watch.nodes(),
            time_ms: search.watch.elapsed_ms(),
        }
    }

    /// What the solver is asked, by what the search has found so far.
    fn problem(&self, root: &Root<W, CUPS>, nodes: u64) -> Problem<'_> {
        let order = root.moves.iter().filter_map(|root_move| Move::from_byte(root_move.line[0])).collect();
        let guess = (root.seen[0].score + POINTS / 2).div_euclid(POINTS);
        Problem { position: self.asked.position, order, guess, lines: root.seen.len(), nodes }
    }

    /// What the solver finds in the time that is left, with so many nodes at most.
    fn solved(&self, solver: &Solver, root: &Root<W, CUPS>, search: &mut Search, most: u64) -> Ending {
        let problem = self.problem(root, search.watch.left().0.unwrap_or(u64::MAX).min(most));
        let mut go_on = || !search.watch.is_enough(2.0) && !search.watch.ended();
        let ending = best_moves(solver, &problem, &mut go_on);
        search.watch.add(ending.nodes);
        ending
    }
}

/// The position asked about, and what may know more of it: what has nothing to do with the kind of its board.
#[derive(Clone, Copy)]
struct Asked<'a> {
    position: &'a Position,
    source: Option<&'a dyn Source>,
}

impl Asked<'_> {
    /// A line as it is told, from bytes of moves.
    fn line(self, moves: &[u8], seen: Seen, is_known: bool, depth: u32) -> Line {
        let moves = moves.iter().copied().filter_map(Move::from_byte).collect();
        let moves = if is_known { self.sourced(moves) } else { moves };
        Line { moves, value: seen.value(), depth }
    }

    /// The first move and what the source knows to follow it, where it knows more than the line holds already.
    fn sourced(self, moves: Vec<Move>) -> Vec<Move> {
        let Some(source) = self.source else { return moves };
        let (after, _) = made(self.position, moves[0]);
        let Some(value) = source.value(&after) else { return moves };
        let line = [vec![moves[0]], best_line(source, &after, value)].concat();
        if line.len() > moves.len() { line } else { moves }
    }
}
