//! What players of the game of Cups read, in English, German and Czech: the message files of `locales/`, and sentences about
//! moves and positions made of them.
//!
//! Without the feature `bundle` there are no words here, only which messages say what is wrong: for a page, which has words of
//! its own.
//!
//! ```
//! use beanduel_rules::{Position, Rules};
//! use beanduel_text::{Language, Text, move_sentence};
//!
//! let start = Position::start(Rules::default());
//! let text = Text::new(Language::En);
//! assert_eq!(move_sentence(&text, &start, start.read_move("s3")?), "South sows 3 beans.");
//! # Ok::<(), beanduel_rules::Fault>(())
//! ```

mod faults;
mod message;
#[cfg(feature = "bundle")]
mod puzzles;
#[cfg(feature = "bundle")]
mod sentences;
#[cfg(feature = "bundle")]
mod text;

pub use faults::{fault_message, illegal_move, invalid_position, invalid_rules, player_key};
pub use message::{Argument, Message};
#[cfg(feature = "bundle")]
pub use puzzles::{loss_sentence, puzzle_explanation, puzzle_task, theme_name, theme_sentence};
#[cfg(feature = "bundle")]
pub use sentences::{mark_sentences, move_sentence, player_name, side_sentence};
#[cfg(feature = "bundle")]
pub use text::{Language, Text};
