//! One call of a solver: the questions that pin a value down, each put to several threads that share the table.

use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use beanduel_rules::{Board, Lanes, Move, OnBoard, Position};

use super::known::Known;
use super::proof::{Proof, ProofError, ProofProgress};
use super::search::{Busy, Searcher, TICK};
use super::snapshot::{SnapshotFault, SolveState};
use super::table::Table;
use super::{SolveOptions, SolveProgress, Solver, ValueBounds};
use crate::certificate::BookEntry;

/// One call of a [`Solver`].
pub(super) struct Run<'a> {
    pub(super) options: SolveOptions,
    pub(super) known: Option<&'a Known>,
    pub(super) stop: &'a AtomicBool,
    pub(super) progress: &'a mut dyn FnMut(&SolveProgress),
    pub(super) mv: Option<Move>,
    /// What the move pots, where it is a move that is searched.
    pub(super) gain: Option<i32>,
    pub(super) nodes: u64,
}

impl Run<'_> {
    /// The value of a position as its mover sees it, asked for from `guess` on (MTD(f), Plaat 1996): every answer is a
    /// bound, and the next question is whether the value is on its other side.
    pub(super) fn settle(
        &mut self,
        game: &dyn Ask,
        position: &Position,
        guess: i32,
        mut bounds: ValueBounds,
    ) -> ValueBounds {
        let mut next = guess.clamp(bounds.lower, bounds.upper);
        while bounds.lower < bounds.upper {
            let wanted = next.max(bounds.lower + 1);
            let Some(value) = game.ask(position, wanted, bounds, self) else { break };
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
pub(super) trait Ask: Send + Sync {
    /// Whether the value is at least `wanted`: a bound that says so, or one that says it isn't; `None` where the search was ended.
    fn ask(&self, position: &Position, wanted: i32, bounds: ValueBounds, run: &mut Run<'_>) -> Option<i32>;

    /// The same on this thread, for as long as `go_on` says so when told the number of nodes; and that number.
    fn ask_here(
        &self,
        position: &Position,
        wanted: i32,
        known: Option<&Known>,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> (Option<i32>, u64);

    fn fill(&self) -> f64;

    /// Bytes of the table.
    fn bytes(&self) -> u64;

    fn write_snapshot(&self, state: &SolveState, out: &mut dyn Write) -> io::Result<()>;

    fn read_snapshot(&mut self, position: &Position, from: &mut dyn Read) -> Result<SolveState, SnapshotFault>;

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

/// Makes the table for a position's board.
pub(super) struct NewTable {
    pub(super) memory: u64,
    pub(super) most_beans: u32,
    pub(super) most_stock: u32,
}

impl OnBoard for NewTable {
    type Output = Box<dyn Ask>;

    fn on<W: Lanes, const CUPS: u32>(self, _: Board<W, CUPS>) -> Box<dyn Ask> {
        // A search for each length of row is code that every reader of a page would have to load.
        assert!(CUPS <= Solver::LONGEST_ROW as u32, "no search for rows of {CUPS} cups is built in");
        Box::new(Table::<W, CUPS>::new(self.memory, self.most_beans, self.most_stock))
    }
}

/// The deepest search is 8,160 moves (255 beans on either side, 16 steps each) of less than 2 KiB each.
pub(super) const STACK: usize = 32 << 20;

/// A report for about so many nodes: who looks at a clock then ends in time, also on a slow machine.
const REPORT: u64 = 32 * TICK;

/// Does the work on this thread with as much stack as the deepest search takes, wherever the thread stands.
pub(super) fn on_deep_stack<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(target_family = "wasm")]
    return work();
    #[cfg(not(target_family = "wasm"))]
    stacker::maybe_grow(STACK, STACK + (1 << 20), work)
}

impl<W: Lanes, const CUPS: u32> Ask for Table<W, CUPS> {
    fn ask(&self, position: &Position, wanted: i32, bounds: ValueBounds, run: &mut Run<'_>) -> Option<i32> {
        let (known, stop, most, before) = (run.known, run.stop, run.options.nodes, run.nodes);
        let threads = run.options.threads;
        if threads <= 1 || cfg!(target_family = "wasm") {
            let mut tick = |now: u64| {
                let last = std::mem::replace(&mut run.nodes, before + now);
                if last / REPORT < run.nodes / REPORT {
                    run.report(self, bounds);
                }
                !stop.load(Ordering::Relaxed) && run.nodes < most
            };
            let (answer, nodes) = on_deep_stack(|| self.ask_here(position, wanted, known, &mut tick));
            run.nodes = before + nodes;
            return answer;
        }
        let board = Board::of(position);
        let (nodes, done, busy) = (AtomicU64::new(before), AtomicBool::new(false), Busy::new());
        let (send, receive) = mpsc::channel();
        let search = || {
            let mut counted = 0;
            let mut tick = |now: u64| {
                let last = nodes.fetch_add(now - counted, Ordering::Relaxed);
                let all = last + (now - counted);
                counted = now;
                // Nobody minds if the other side is gone.
                if last / REPORT < all / REPORT {
                    let _ = send.send(None);
                }
                !(done.load(Ordering::Relaxed) || stop.load(Ordering::Relaxed) || all >= most)
            };
            let busy = Some(&busy);
            let mut searcher = Searcher { table: self, known, busy, tick: &mut tick, nodes: 0, open: Vec::new() };
            let answer = searcher.ask(&board, wanted);
            let rest = searcher.nodes;
            nodes.fetch_add(rest - counted, Ordering::Relaxed);
            done.store(true, Ordering::Relaxed);
            let _ = send.send(Some(answer.ok()));
        };
        let mut value = None;
        thread::scope(|scope| {
            let builders = (0..threads).map(|_| thread::Builder::new().stack_size(STACK));
            let mut running = builders.filter_map(|builder| builder.spawn_scoped(scope, search).ok()).count();
            if running == 0 {
                // No thread can be had: then on this one.
                running = 1;
                on_deep_stack(search);
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
        run.nodes = nodes.load(Ordering::Relaxed);
        value
    }

    fn ask_here(
        &self,
        position: &Position,
        wanted: i32,
        known: Option<&Known>,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> (Option<i32>, u64) {
        if !go_on(0) {
            return (None, 0);
        }
        let mut searcher = Searcher { table: self, known, busy: None, tick: go_on, nodes: 0, open: Vec::new() };
        let answer = searcher.ask(&Board::of(position), wanted).ok();
        (answer, searcher.nodes)
    }

    fn fill(&self) -> f64 {
        Table::fill(self)
    }

    fn bytes(&self) -> u64 {
        Table::bytes(self)
    }

    fn write_snapshot(&self, state: &SolveState, out: &mut dyn Write) -> io::Result<()> {
        if cfg!(target_family = "wasm") {
            return Err(io::ErrorKind::Unsupported.into());
        }
        Table::write_snapshot(self, state, out)
    }

    fn read_snapshot(&mut self, position: &Position, from: &mut dyn Read) -> Result<SolveState, SnapshotFault> {
        Table::read_snapshot(self, position, from)
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
        if cfg!(target_family = "wasm") {
            // Nobody asks a page for a certificate, and everybody would have to load what makes one.
            return Err(ProofError::Unsupported);
        }
        let start = Board::of(position);
        let make = |tell: &dyn Fn(ProofProgress)| Proof::of(self, &start, value, memory, stop, tell);
        // The search goes deep: not on the stack of whoever called.
        let proof = thread::scope(|scope| {
            let (send, receive) = mpsc::channel();
            let tell = move |so_far| {
                // Nobody minds if the other side is gone.
                let _ = send.send(so_far);
            };
            let running = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, move || make(&tell));
            for so_far in receive {
                progress(so_far);
            }
            match running {
                Ok(running) => running.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
                Err(_) => make(&|_| ()),
            }
        })?;
        for found in proof.into_entries() {
            if !entry(found) {
                break;
            }
        }
        Ok(())
    }
}
