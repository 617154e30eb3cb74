//! What a review of a game says, in every form a person can have it: sentences, a plot, an annotated record, a page.

mod chart;
mod page;
mod picture;
mod record;
mod sentences;

pub use chart::{Strokes, chart, margins};
pub use page::{Heading, page, played};
pub use picture::plot;
pub use record::annotate;
pub use sentences::{Narrator, turn_number};
