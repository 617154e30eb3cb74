//! The exact value of a position, and of every move, by search: as far as it can be had in the time given.

mod bound;
mod child;
mod direct;
mod hashed;
mod known;
mod lanes;
mod proof;
mod prove;
mod run;
mod search;
mod shape;
mod snapshot;
mod table;

use std::fmt;
use std::io::{self, Read, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use beanduel_rules::{Move, Position, Side};

use crate::oracle::Oracle;
use known::Known;
use run::{Ask, NewTable, Run, STACK, on_deep_stack};
use search::TICK;

pub use proof::{ProofError, ProofProgress};
pub use prove::ProofLimits;
pub use snapshot::{SnapshotFault, SnapshotPart, SolveState};

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
    /// What holds of every position with as many beans: nobody gains more than all there are.
    fn of(position: &Position) -> ValueBounds {
        let beans = [position.to_move(), !position.to_move()].map(|player| position.side(player).beans() as i32);
        ValueBounds { lower: -beans[0] - beans[1], upper: beans[0] + beans[1] }
    }

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
    /// Nodes searched by this call, and before it where it goes on from elsewhere.
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

/// The answer to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// A bound of the value that answers it: where it is as much as was wanted or more the value is at least this, where it is
    /// less the value is at most this. None where the search was ended first.
    pub bound: Option<i32>,
    /// Nodes searched.
    pub nodes: u64,
}

/// A position that a [`Solver`] wasn't made for: another board or `max sow`, more beans, or one that its oracle doesn't cover.
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
    known: Option<Known>,
    options: SolveOptions,
    cups: u8,
    max_sow: u8,
    most_beans: u32,
    most_stock: u8,
}

impl Solver {
    /// The longest row there are solvers for: every row, but in WebAssembly, where size matters, seven cups.
    pub const LONGEST_ROW: u8 = if cfg!(target_family = "wasm") { 7 } else { beanduel_rules::MAX_CUPS };
    /// Bytes of stack that the deepest search takes.
    pub const STACK: usize = STACK;

    /// A solver for positions with no more beans on a side, and none with more in a stock, than this one has on its fuller side.
    ///
    /// # Panics
    /// Where rows are longer than [`LONGEST_ROW`](Solver::LONGEST_ROW).
    pub fn new(position: &Position, options: SolveOptions) -> Solver {
        let sides = [position.side(position.to_move()), position.side(!position.to_move())];
        let most_beans = sides.iter().map(|side| side.beans()).max().unwrap_or(0);
        let most_stock = sides.iter().map(|side| side.stock()).max().unwrap_or(0);
        let game = position.on_board(NewTable { memory: options.memory, most_beans, most_stock: most_stock.into() });
        Solver {
            game,
            known: None,
            options,
            cups: position.cups(),
            max_sow: position.max_sow(),
            most_beans,
            most_stock,
        }
    }

    /// The same solver, which asks an oracle before it searches. It is for positions only that the oracle covers.
    ///
    /// What it proves from now on rests on what the oracle says, so it makes neither certificates nor snapshots.
    #[must_use]
    pub fn with_oracle(self, oracle: Arc<dyn Oracle>) -> Solver {
        Solver { known: Some(Known::new(oracle, self.cups, self.max_sow, self.most_stock)), ..self }
    }

    /// Whether the solver was made for such a position.
    ///
    /// # Errors
    /// Where it wasn't.
    pub fn covers(&self, position: &Position) -> Result<(), NotCovered> {
        let fits = |side: Side| side.beans() <= self.most_beans && side.stock() <= self.most_stock;
        let covered = position.cups() == self.cups
            && position.max_sow() == self.max_sow
            && self.known.as_ref().is_none_or(|known| known.covers(position))
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
        self.value_from(&SolveState::new(position), stop, progress)
    }

    /// The value of a position whose search has come so far already. Nodes are counted from there on.
    ///
    /// # Errors
    /// Where the solver wasn't made for such a position.
    pub fn value_from(
        &self,
        state: &SolveState,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(&SolveProgress),
    ) -> Result<Solved, NotCovered> {
        self.covers(&state.position)?;
        let mut run = Run {
            options: self.options,
            known: self.known.as_ref(),
            stop,
            progress,
            mv: None,
            gain: None,
            nodes: state.nodes,
        };
        let bounds = run.settle(&*self.game, &state.position, 0, state.bounds);
        Ok(Solved { bounds, nodes: run.nodes })
    }

    /// One question: is the value of a position at least `wanted`? With at most so many nodes, on this thread, and for as long as
    /// `go_on` says, which is called every few thousand nodes with the number of those so far.
    ///
    /// Many such questions, asked in a good order, are how a value is found; here the caller asks them, best within
    /// [`on_deep_stack`](Solver::on_deep_stack).
    ///
    /// # Errors
    /// Where the solver wasn't made for such a position.
    pub fn ask(
        &self,
        position: &Position,
        wanted: i32,
        nodes: u64,
        go_on: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Asked, NotCovered> {
        self.covers(position)?;
        // The search asks whether to go on every so many nodes only.
        let most = nodes / TICK * TICK;
        let mut go_on = |now| now < most && go_on(now);
        let search = || self.game.ask_here(position, wanted, self.known.as_ref(), &mut go_on);
        let (bound, nodes) = on_deep_stack(search);
        Ok(Asked { bound, nodes })
    }

    /// Does something on this thread with as much stack as the deepest search takes. Every question sees to that itself; around many
    /// questions it is had only once.
    pub fn on_deep_stack<T>(work: impl FnOnce() -> T) -> T {
        on_deep_stack(work)
    }

    /// Writes down how far a search for a value has come, and all that the solver has proved for it. That may be done while
    /// the search goes on, from the function that is told its progress.
    ///
    /// # Errors
    /// Those of the writer; and `Unsupported` where the solver asks an oracle: bounds that rest on one would be gone on with
    /// as if they had been proved.
    pub fn write_snapshot(&self, state: &SolveState, out: &mut dyn Write) -> io::Result<()> {
        if self.known.is_some() {
            let why = "what a search proves with an oracle holds only with it: no snapshot is written";
            return Err(io::Error::new(io::ErrorKind::Unsupported, why));
        }
        self.game.write_snapshot(state, out)
    }

    /// The most bytes that a snapshot can take.
    pub fn snapshot_bytes(&self) -> u64 {
        snapshot::most_bytes(self.game.bytes() / 8)
    }

    /// A solver as it was when it wrote a snapshot, and how far its search had come. Position and memory must be the same as then.
    ///
    /// # Errors
    /// Why the file can't be used, with the place: nothing of it is used then.
    pub fn resume(
        position: &Position,
        options: SolveOptions,
        from: &mut dyn Read,
    ) -> Result<(Solver, SolveState), SnapshotFault> {
        let mut solver = Solver::new(position, options);
        let state = solver.game.read_snapshot(position, from)?;
        Ok((solver, state))
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
        let mut run =
            Run { options: self.options, known: self.known.as_ref(), stop, progress, mv: None, gain: None, nodes: 0 };
        let mut moves = Vec::new();
        let mut guess = 0;
        for mv in position.legal_moves() {
            let after = position.play_unchecked(mv);
            let gain = i32::from(position.gain(mv));
            (run.mv, run.gain) = (Some(mv), Some(gain));
            let bounds = run.settle(&*self.game, &after, gain - guess, ValueBounds::of(&after)).before(gain);
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
