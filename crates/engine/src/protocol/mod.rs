//! The text protocol that programs talk to the engine in: UGI, which is UCI's form for any game, as `docs/protocol.md` tells it.
//!
//! Lines come in as bytes, [`Request`]s go to a [`Dialogue`], which answers what can be answered at once and says what else is to be
//! done. Reading, writing, threads and clocks are the program's.

mod dialogue;
mod fault;
mod go;
mod options;
mod reply;
mod request;

pub use dialogue::{Answer, Dialogue, Order, Search};
pub use fault::ProtocolFault;
pub use go::Go;
pub use options::{OptionChange, Options};
pub use reply::Reply;
pub use request::{PositionRequest, Query, Request, StartRequest};
