//! The game of Cups in the browser: pages, pictures and files over HTTP.
//!
//! Pages are complete without script; islands of script make the board live. Nothing is kept on the server: a game lives in
//! the browser, settings in its cookies. All files are built into the program.

mod assets;
mod explorer;
mod headers;
mod language;
mod learn_page;
mod lessons;
mod links;
mod pages;
mod perfect_page;
mod pictures;
mod plots;
mod puzzles;
mod puzzles_page;
mod rules_page;
mod settings;
mod site;
mod solved_page;

pub use site::{Site, serve};
