//! Pictures of the game of Cups: a position as text, SVG and PNG, and the course of a game as a plot.
//!
//! North's row lies above and runs right to left, South's below and runs left to right, so that opposite cups face. Each
//! pot lies at its owner's right, each stock at its owner's left, where sowing begins.
//!
//! The crate has no words of its own: names, labels, title and description come from the caller, in the reader's
//! language. The same picture always gives the same bytes; no font but the bundled one is ever looked for.
//!
//! ```
//! use beanduel_draw::{Picture, TextStyle, Theme};
//! use beanduel_rules::Position;
//!
//! let before: Position = "1,1,1,1:36:0 0,0,0,0:40:0 n".parse()?;
//! let mv = before.read_move("s3")?;
//! let after = before.play_unchecked(mv);
//!
//! let picture = Picture::new(&after).last_move(&before, mv).theme(Theme::Dark);
//! assert!(picture.svg().starts_with("<svg "));
//! println!("{}", picture.text(TextStyle::Unicode));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bean;
mod canvas;
mod font;
mod icon;
mod journey;
mod layout;
mod lines;
mod materials;
mod picture;
mod places;
mod plot;
#[cfg(feature = "png")]
mod png;
mod scatter;
mod scene;
mod text;
mod theme;
mod vessel;
mod wood;

pub use font::{FONT, FONT_FAMILY};
pub use icon::icon;
#[cfg(feature = "png")]
pub use icon::icon_png;
pub use journey::{Flight, Redrawn, Step};
pub use picture::{Beans, Form, Labels, Page, Picture};
pub use places::{Place, Places};
pub use plot::{Plot, PlotLabels, PlotPoint};
#[cfg(feature = "png")]
pub use png::{MAX_WIDTH, MIN_WIDTH, PngError};
pub use text::TextStyle;
pub use theme::Theme;
