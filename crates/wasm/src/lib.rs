//! Rules, solver, engine and pictures of the game of Cups for the browser: a question in JSON, an answer in JSON.
//!
//! A shell without logic. Nothing of a game is kept between questions (the engine's memory alone is, and the files it was
//! given), so a worker that had to be ended can be started again and asked the same. What a page asks is a [`Question`];
//! [`answer`] answers it on any machine, the functions of `abi` in a browser. The engine's weights and tables of exact values
//! are files of their own, brought by [`give`] where they are wanted.
//!
//! ```
//! let answer = beanduel_wasm::answer(r#"{"do":"game","start":{"cups":4},"moves":["s4","s3"]}"#);
//! assert!(answer.contains(r#""position":"1,0,1,1:36:0 1,1,1,0:37:1 s""#));
//! let fault = beanduel_wasm::answer(r#"{"do":"game","start":{"cups":4},"moves":["s5"]}"#);
//! assert!(fault.starts_with(r#"{"fault":"#));
//! ```

#[cfg(target_family = "wasm")]
mod abi;
#[cfg(feature = "study")]
mod analysis;
mod answer;
mod decimal;
mod fault;
mod given;
mod host;
mod picture;
mod question;
#[cfg(feature = "study")]
mod record;
mod reviewing;
#[cfg(feature = "study")]
mod row;
#[cfg(feature = "study")]
mod said;
mod standing;
mod thinking;

pub use answer::{answer, give};
pub use question::Question;
