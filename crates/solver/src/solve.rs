//! The exact value of a position, and of every move, by search: as far as it can be had in the time given.

mod board;
mod bound;
mod direct;
mod hashed;
mod lanes;
mod proof;
mod search;
mod table;

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use beanduel_rules::{Move, Position, Rules, Side};

use board::Board;
use lanes::Lanes;
use proof::Proof;
use search::{Busy, Searcher, TICK};
use table::Table;

use crate::certificate::{BookEntry, Certificate, CertificateWriter, MOST_BYTES_AN_ENTRY};

pub use proof::{ProofError, ProofProgress};

/// What a [`Solver`] may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveOptions {
    /// Bytes for the transposition table, by far the most of what a solver takes.
    pub memory: u64,
    /// Threads that search at the same time; 0 counts as 1.
    pub threads: usize,
    /// Nodes after which one call gives up with the bounds it has.
    pub nodes: u64,
}

impl Default for SolveOptions {
    /// 1 GiB, one thread, no limit of nodes.
    fn default() -> SolveOptions {
        SolveOptions { memory: 1 << 30, threads: 1, nodes: u64::MAX }
    }
}

/// What is proved of a value: future gain minus the opponent's in beans, mover's view, pots so far not counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ValueBounds {
    /// The least it can be.
    pub lower: i32,
    /// The most it can be.
    pub upper: i32,
}

impl ValueBounds {
    /// The value, where it is known exactly.
    pub fn exact(self) -> Option<i32> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The same value as the opponent sees it, and then `gain` beans more for the one who isn't the opponent.
    fn before(self, gain: i32) -> ValueBounds {
        ValueBounds { lower: gain - self.upper, upper: gain - self.lower }
    }
}

/// How far a search has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolveProgress {
    /// The move whose value is searched; none where it is the position's.
    pub mv: Option<Move>,
    /// What is proved so far of that value, mover's view.
    pub bounds: ValueBounds,
    /// Nodes searched by this call.
    pub nodes: u64,
    /// How much of the transposition table is in use, 0 to 1.
    pub fill: f64,
}

/// The value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// What is proved of it; exact unless the search was stopped or ran out of nodes.
    pub bounds: ValueBounds,
    /// Nodes searched: positions whose moves were looked at.
    pub nodes: u64,
}

/// The values of all moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolvedMoves {
    /// What is proved of the value of the position, which is that of its best moves; 0 where the game is over.
    pub bounds: ValueBounds,
    /// Every legal move and what is proved of its value, mover's view, beans it pots itself included.
    pub moves: Vec<(Move, ValueBounds)>,
    /// Nodes searched.
    pub nodes: u64,
}

/// A position that a [`Solver`] wasn't made for: another board or `max sow`, or more beans.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotCovered;

impl fmt::Display for NotCovered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the solver was made for another board, or for fewer beans")
    }
}

impl std::error::Error for NotCovered {}

/// Solves a position and all that can follow it, and keeps what it has proved for the next question.
///
/// # Examples
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use beanduel_rules::{Position, Rules};
/// use beanduel_solver::{SolveOptions, Solver};
///
/// let start = Position::start(Rules::new(3, 6, 3)?);
/// let solver = Solver::new(&start, SolveOptions { memory: 1 << 24, ..SolveOptions::default() });
/// let solved = solver.value(&start, &AtomicBool::new(false), &mut |_| ())?;
/// assert_eq!(solved.bounds.exact(), Some(-2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solver {
    game: Box<dyn Ask>,
    options: SolveOptions,
    cups: u8,
    max_sow: u8,
    most_beans: u32,
    most_stock: u8,
}

impl Solver {
    /// A solver for positions with no more beans on a side, and none with more in a stock, than this one has on its fuller side.
    pub fn new(position: &Position, options: SolveOptions) -> Solver {
        let sides = [position.side(position.to_move()), position.side(!position.to_move())];
        let most_beans = sides.iter().map(|side| side.beans()).max().unwrap_or(0);
        let most_stock = sides.iter().map(|side| side.stock()).max().unwrap_or(0);
        let game = match position.cups() {
            1 => game::<u64, 1>(options, most_beans, most_stock),
            2 => game::<u64, 2>(options, most_beans, most_stock),
            3 => game::<u64, 3>(options, most_beans, most_stock),
            4 => game::<u64, 4>(options, most_beans, most_stock),
            5 => game::<u64, 5>(options, most_beans, most_stock),
            6 => game::<u64, 6>(options, most_beans, most_stock),
            7 => game::<u64, 7>(options, most_beans, most_stock),
            8 => game::<u128, 8>(options, most_beans, most_stock),
            9 => game::<u128, 9>(options, most_beans, most_stock),
            10 => game::<u128, 10>(options, most_beans, most_stock),
            11 => game::<u128, 11>(options, most_beans, most_stock),
            12 => game::<u128, 12>(options, most_beans, most_stock),
            13 => game::<u128, 13>(options, most_beans, most_stock),
            14 => game::<u128, 14>(options, most_beans, most_stock),
            15 => game::<u128, 15>(options, most_beans, most_stock),
            cups => unreachable!("a position of {cups} cups"),
        };
        Solver { game, options, cups: position.cups(), max_sow: position.max_sow(), most_beans, most_stock }
    }

    fn covers(&self, position: &Position) -> Result<(), NotCovered> {
        let fits = |side: Side| side.beans() <= self.most_beans && side.stock() <= self.most_stock;
        let covered = position.cups() == self.cups
            && position.max_sow() == self.max_sow
            && fits(position.side(position.to_move()))
            && fits(position.side(!position.to_move()));
        covered.then_some(()).ok_or(NotCovered)
    }

    /// The value of a position. `stop` ends the search soon after it is set; `progress` is called from this thread, now and then.
    ///
    /// # Errors
    /// Where the solver wasn't made for such a position.
    pub fn value(
        &self,
        position: &Position,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solved, NotCovered> {
        self.covers(position)?;
        let mut run = Run { options: self.options, stop, progress, mv: None, gain: None, nodes: 0 };
        let bounds = run.settle(&*self.game, position, 0);
        Ok(Solved { bounds, nodes: run.nodes })
    }

    /// The value of every move of a position, and so its own.
    ///
    /// # Errors
    /// Where the solver wasn't made for such a position.
    pub fn moves(
        &self,
        position: &Position,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&SolveProgress),
    ) -> Result<SolvedMoves, NotCovered> {
        self.covers(position)?;
        let mut run = Run { options: self.options, stop, progress, mv: None, gain: None, nodes: 0 };
        let mut moves = Vec::new();
        let mut guess = 0;
        for mv in position.legal_moves() {
            let after = position.play_unchecked(mv);
            let gain = i32::from(after.pot(position.to_move())) - i32::from(position.pot(position.to_move()));
            (run.mv, run.gain) = (Some(mv), Some(gain));
            let bounds = run.settle(&*self.game, &after, gain - guess).before(gain);
            guess = bounds.exact().unwrap_or(guess);
            moves.push((mv, bounds));
        }
        let bounds = ValueBounds {
            lower: moves.iter().map(|(_, bounds)| bounds.lower).max().unwrap_or(0),
            upper: moves.iter().map(|(_, bounds)| bounds.upper).max().unwrap_or(0),
        };
        Ok(SolvedMoves { bounds, moves, nodes: run.nodes })
    }
}

/// What a certificate may take at most; its making ends in [`ProofError::TooLarge`] before it takes more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofLimits {
    /// Bytes of memory while it is made, the transposition table not counted.
    pub memory: u64,
    /// Bytes of the file.
    pub disk: u64,
}

impl ProofLimits {
    /// The limits for a board, where so many bytes of memory are there beside the transposition table.
    pub fn new(rules: Rules, memory: u64) -> ProofLimits {
        // Nearly all shape pairs of a book have one entry, and a book has few of all pairs: a limit that isn't reached.
        let rows = (1..=u64::from(rules.cups())).map(|distance| f64::from(distance as u32 + 2)).product::<f64>();
        let pairs = (rows * f64::from(u32::from(rules.stock()) + 1)).powi(2);
        let most = (memory / Proof::<u64, 4>::ENTRY_BYTES).min(pairs as u64);
        ProofLimits { memory, disk: FILE_FRAME + most.saturating_mul(MOST_BYTES_AN_ENTRY) }
    }
}

/// Bytes of a certificate for header, end and the first block's learning.
const FILE_FRAME: u64 = 4096;

impl Solver {
    /// A certificate of the value of a start: a proof of both bounds that [`verify_certificate`](crate::verify_certificate) checks. The
    /// value should have been asked for before, so that the table is warm. `progress` is called from this thread, now and then.
    ///
    /// # Errors
    /// Where the solver wasn't made for that start, the value is another, it takes more than it may, or it was stopped.
    pub fn prove(
        &self,
        rules: Rules,
        value: i32,
        limits: ProofLimits,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(ProofProgress),
    ) -> Result<Certificate, ProofError> {
        let mut writer = CertificateWriter::new(rules, value as i16);
        let mut within = true;
        self.book(rules, value, limits.memory, stop, progress, &mut |entry| {
            writer.entry(&entry);
            within = writer.len() < limits.disk;
            within
        })?;
        if within { Ok(writer.finish()) } else { Err(ProofError::TooLarge) }
    }

    /// Hands out the entries of a certificate, until `entry` has enough.
    pub(crate) fn book(
        &self,
        rules: Rules,
        value: i32,
        memory: u64,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(ProofProgress),
        entry: &mut dyn FnMut(BookEntry) -> bool,
    ) -> Result<(), ProofError> {
        let start = Position::start(rules);
        self.covers(&start).map_err(|NotCovered| ProofError::NotCovered)?;
        self.game.prove(&start, value, memory, stop, progress, entry)
    }
}

/// One call of a [`Solver`].
struct Run<'a> {
    options: SolveOptions,
    stop: &'a AtomicBool,
    progress: &'a mut dyn FnMut(&SolveProgress),
    mv: Option<Move>,
    /// What the move pots, where it is a move that is searched.
    gain: Option<i32>,
    nodes: u64,
}

impl Run<'_> {
    /// The value of a position as its mover sees it, asked for from `guess` on (MTD(f), Plaat 1996): every answer is a
    /// bound, and the next question is whether the value is on its other side.
    fn settle(&mut self, game: &dyn Ask, position: &Position, guess: i32) -> ValueBounds {
        let sides = (position.side(position.to_move()), position.side(!position.to_move()));
        // Nobody gains more than all beans there are.
        let all = (sides.0.beans() + sides.1.beans()) as i32;
        let mut bounds = ValueBounds { lower: -all, upper: all };
        let mut next = guess.clamp(-all, all);
        while bounds.lower < bounds.upper {
            let wanted = next.max(bounds.lower + 1);
            let Some(value) = game.ask(sides, position.max_sow(), wanted, bounds, self) else { break };
            if value >= wanted {
                bounds.lower = value;
            } else {
                bounds.upper = value;
            }
            next = value;
            self.report(game, bounds);
        }
        bounds
    }

    fn report(&mut self, game: &dyn Ask, bounds: ValueBounds) {
        let bounds = self.gain.map_or(bounds, |gain| bounds.before(gain));
        (self.progress)(&SolveProgress { mv: self.mv, bounds, nodes: self.nodes, fill: game.fill() });
    }
}

/// A table and the search of one board size.
trait Ask: Send + Sync {
    /// Whether the value is at least `wanted`: a bound that says so, or one that says it isn't; `None` where the search was ended.
    fn ask(&self, sides: (Side, Side), max_sow: u8, wanted: i32, bounds: ValueBounds, run: &mut Run<'_>)
    -> Option<i32>;

    fn fill(&self) -> f64;

    /// Hands out the entries of a book that proves the value of a position, until `entry` has enough.
    fn prove(
        &self,
        position: &Position,
        value: i32,
        memory: u64,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(ProofProgress),
        entry: &mut dyn FnMut(BookEntry) -> bool,
    ) -> Result<(), ProofError>;
}

fn game<W: Lanes + 'static, const CUPS: u32>(options: SolveOptions, most_beans: u32, most_stock: u8) -> Box<dyn Ask> {
    Box::new(Table::<W, CUPS>::new(options.memory, most_beans, most_stock.into()))
}

/// The deepest search is 8,160 moves (255 beans on either side, 16 steps each) of less than 2 KiB each.
const THREAD_STACK: usize = 32 << 20;

impl<W: Lanes, const CUPS: u32> Ask for Table<W, CUPS> {
    fn ask(
        &self,
        sides: (Side, Side),
        max_sow: u8,
        wanted: i32,
        bounds: ValueBounds,
        run: &mut Run<'_>,
    ) -> Option<i32> {
        let board = Board { mine: W::of(sides.0), theirs: W::of(sides.1) };
        let threads = run.options.threads.max(1);
        let (stop, most, before) = (run.stop, run.options.nodes, run.nodes);
        let (nodes, done, busy) = (AtomicU64::new(before), AtomicBool::new(false), Busy::new());
        let (send, receive) = mpsc::channel();
        let search = || {
            let mut counted = 0;
            let mut tick = |now: u64| {
                let all = nodes.fetch_add(now - counted, Ordering::Relaxed) + (now - counted);
                counted = now;
                // A report for about every million nodes; nobody minds if the other side is gone.
                if all % (256 * TICK) < TICK {
                    let _ = send.send(None);
                }
                !(done.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed) || all >= most)
            };
            let busy = (threads > 1).then_some(&busy);
            let mut searcher =
                Searcher { table: self, max_sow: max_sow.into(), busy, tick: &mut tick, nodes: 0, open: Vec::new() };
            let answer = searcher.ask(&board, wanted);
            let rest = searcher.nodes;
            nodes.fetch_add(rest - counted, Ordering::Relaxed);
            done.store(true, Ordering::Relaxed);
            let _ = send.send(Some(answer.ok()));
        };
        let mut value = None;
        if cfg!(target_family = "wasm") {
            search();
            value = receive.try_iter().flatten().flatten().next();
        } else {
            thread::scope(|scope| {
                let builders = (0..threads).map(|_| thread::Builder::new().stack_size(THREAD_STACK));
                let mut running = builders.filter_map(|builder| builder.spawn_scoped(scope, search).ok()).count();
                if running == 0 {
                    // No thread can be had: then on this one.
                    running = 1;
                    search();
                }
                while running > 0 {
                    match receive.recv() {
                        Ok(None) => {
                            run.nodes = nodes.load(Ordering::Relaxed);
                            run.report(self, bounds);
                        }
                        Ok(Some(answer)) => {
                            value = value.or(answer);
                            running -= 1;
                        }
                        Err(_) => break,
                    }
                }
            });
        }
        run.nodes = nodes.load(Ordering::Relaxed);
        value
    }

    fn fill(&self) -> f64 {
        Table::fill(self)
    }

    fn prove(
        &self,
        position: &Position,
        value: i32,
        memory: u64,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(ProofProgress),
        entry: &mut dyn FnMut(BookEntry) -> bool,
    ) -> Result<(), ProofError> {
        let mover = position.to_move();
        let start = Board { mine: W::of(position.side(mover)), theirs: W::of(position.side(!mover)) };
        let make = |tell: &dyn Fn(ProofProgress)| {
            Proof::of(self, position.max_sow().into(), &start, value, memory, stop, tell)
        };
        let proof = if cfg!(target_family = "wasm") {
            make(&|_| ())
        } else {
            // The search goes deep: not on the stack of whoever called.
            thread::scope(|scope| {
                let (send, receive) = mpsc::channel();
                let tell = move |so_far| {
                    // Nobody minds if the other side is gone.
                    let _ = send.send(so_far);
                };
                let running = thread::Builder::new().stack_size(THREAD_STACK).spawn_scoped(scope, move || make(&tell));
                for so_far in receive {
                    progress(so_far);
                }
                match running {
                    Ok(running) => running.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
                    Err(_) => make(&|_| ()),
                }
            })
        }?;
        for found in proof.into_entries() {
            if !entry(found) {
                break;
            }
        }
        Ok(())
    }
}
