//! The rules of the game of Cups (2x4: `BohnDuell`) and nothing else: what a position is, which moves are legal, what they
//! do, how games are written down, and how many there are.
//!
//! ```
//! use beanduel_rules::{Player, Position, Rules};
//!
//! let mut position = Position::start(Rules::default());
//! for text in ["s4", "s3x1", "c4"] {
//!     position = position.play_unchecked(position.read_move(text)?);
//! }
//! assert_eq!(position.to_string(), "1,0,1,0:36:1 1,1,1,0:37:1 n");
//! assert_eq!(position.margin(Player::South), 0);
//! # Ok::<(), beanduel_rules::Fault>(())
//! ```
#![no_std]

extern crate alloc;

mod board;
mod cup;
mod fault;
mod game;
mod move_text;
mod moves;
mod perft;
mod player;
mod position;
mod position_line;
mod record;
mod ruleset;
mod setup;
mod side;

pub use board::{Board, Lanes, OnBoard};
pub use cup::{Amount, Cup, MAX_CUPS};
pub use fault::{Expected, Fault};
pub use game::{Eval, Game, NodeId, Notes};
pub use move_text::{AnnotatedMove, MoveText};
pub use moves::{Move, Moves, MovesIter};
pub use perft::perft;
pub use player::{BySide, Player};
pub use position::{IllegalMove, Outcome, Position};
pub use record::{InvalidTagName, InvalidTermination, Record, RecordReader, TagName, Tags, Termination};
pub use ruleset::{InvalidRules, MAX_STOCK, Rules};
pub use setup::{InvalidPosition, InvalidSetup, MAX_BEANS, MAX_SIDE_BEANS, Setup, SetupSide};
pub use side::Side;
