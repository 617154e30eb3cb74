//! What players of the game of Cups read, in English, German and Czech: the message files of `locales/`, and sentences about
//! moves and positions made of them.
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

mod puzzles;
mod sentences;
mod text;

pub use puzzles::{loss_sentence, puzzle_explanation, puzzle_task, theme_name, theme_sentence};
pub use sentences::{mark_sentences, move_sentence, player_name, side_sentence};
pub use text::{Language, Text};
