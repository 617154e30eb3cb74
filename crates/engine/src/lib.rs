//! Strong play for the game of Cups.

mod engine;
mod evaluation;
mod level;
mod order;
mod root;
mod search;
mod seen;
mod table;
mod value;
mod watch;

pub use engine::{Engine, Found};
pub use level::Level;
pub use value::Value;
pub use watch::{Control, Limits};
