//! Strong play for the game of Cups: a search that says what a position is worth and what to play, and twelve levels of players.
//!
//! ```
//! use beanduel_engine::{Control, Engine, Level, Limits};
//! use beanduel_rules::{Position, Rules};
//! use std::sync::atomic::AtomicBool;
//! use std::time::Instant;
//!
//! let start = Instant::now();
//! let now = || start.elapsed().as_millis() as u64;
//! let control = Control { stop: &AtomicBool::new(false), now: &now };
//! let mut engine = Engine::new(16 << 20);
//!
//! // A hint: the best move, the line expected after it, and what it is worth.
//! let position = Position::start(Rules::default());
//! let found = engine.search(&position, &Limits::time_ms(50), &control, |_| {}).expect("the game isn't over");
//! assert_eq!(found.line[0], found.best);
//!
//! // An opponent of level 3. The same seed gives the same game.
//! let reply = engine.play(&position, Level::ALL[2], 1965, &Limits::default(), &control).unwrap();
//! assert!(position.play(reply.best).is_ok());
//! ```
//!
//! # How it works
//!
//! **Values.** A [`Value`] counts beans to come, mover's view; what lies in the pots already has no influence on what follows.
//! A value is [`Value::Exact`] only if every line that matters was seen to the end. Inside, each score carries two flags: whether
//! the true value is proven to be at least, or at most, that score. A guess at a leaf proves neither, the end of the game proves both,
//! a move passes on what its reply proves, and the best of several moves is proven to be at most its score only if all of them
//! are. Two things are known without searching: when both stocks are empty each row plays alone, which a formula solves, and a blocked
//! bean never reaches its owner's pot, which gives bounds everywhere.
//!
//! **Search.** Principal variation search with iterative deepening and a narrow window around the last value
//! (Marsland and Campbell 1982; the textbook form). The first move of a node is searched in full, the others only as to whether
//! they are better. Moves come in the order: the one remembered, captures from the largest, emptyings from the pot's end, sowings that
//! have cut searches short elsewhere. At the end of its depth a search still follows captures of two beans and more; a forced pass
//! takes no depth.
//!
//! **Memory.** The transposition table has a fixed size, holds whole positions as keys, and is shared by all threads without locks. An entry
//! holds both the guess with its depth and the proven interval; the latter holds for ever. Positions that differ only in the beans of blocked
//! cups share a place, and an entry of one bounds the value of the others.
//! What is kept between searches makes the next move's search quicker; levels that must be reproducible begin with a new epoch instead, in
//! which everything older counts as absent.
//!
//! **The end of the game** is solved by `beanduel-solver` as soon as the stocks are small enough for the time there is, and a [`Source`] of
//! exact values is asked before anything is searched.
//!
//! **Estimate.** On 3 to 10 cups learned [`Weights`]: a sum by what lies in opposite and in neighbouring cups, scaled by the stocks, and a small
//! network that says what all of it is worth beyond that; see [`train()`]. On other boards one made by hand: a bean in the stock is worth nearly two, less for each blocked cup that it would be wasted in.
//!
//! **Levels.** See [`Level`]: a level sees some plies, some kinds of things, and takes a move near the best of what it sees.
//!
//! Everything is pure: the clock, the stop flag and the seed come from the caller ([`Control`]).

mod clock;
mod endgame;
mod engine;
mod evaluation;
mod explored;
mod fate;
mod found;
mod handmade;
mod learned;
mod level;
mod memory;
mod net;
mod order;
mod phases;
mod protocol;
mod puzzle;
mod review;
mod reviewer;
mod root;
mod search;
mod seen;
mod shape;
mod source;
mod table;
mod temptation;
mod train;
mod value;
mod watch;
mod weights;

pub use clock::Clock;
pub use engine::Engine;
pub use evaluation::Sight;
pub use explored::Explored;
pub use fate::{BlockedCup, Fate, blocked_cups, with_one_more};
pub use found::{Found, Line};
pub use level::{Level, Strength};
pub use memory::can_be_had;
pub use protocol::{
    Answer, Dialogue, Go, OptionChange, Options, Order, PositionRequest, ProtocolFault, Query, Reply, Request, Search,
    StartRequest,
};
pub use puzzle::{
    Aim, ExactMoves, Field, Flaw, Grader, Miner, MoveValues, Origin, Puzzle, PuzzleFault, PuzzleFaultKind,
    PuzzleReader, PuzzleSet, RowComposer, RowProblem, Solution, Step, Task, Theme, Wrong, obvious_moves, puzzle_of,
    read_puzzles, verify_puzzle, write_puzzles,
};
pub use review::{Assessed, Grade, Review, ReviewedMove, Standing, Tally, TurningPoint};
pub use reviewer::{InvalidGame, ReviewOptions, ReviewProgress, review};
pub use source::Source;
pub use train::{TrainOptions, TrainProgress, train};
pub use value::Value;
pub use watch::{Control, Limits};
pub use weights::{InvalidWeights, Weights};
