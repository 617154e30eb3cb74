//! Playing at the terminal: on the whole screen, or line by line.

mod kept;
mod move_list;
mod opponent;
mod plain;
mod screen;
pub mod sentences;
mod session;
mod steps;

use std::io::{self, IsTerminal};
use std::process::ExitCode;

use beanduel_rules::Position;

use self::kept::Kept;
use self::opponent::Opponent;
use self::plain::Plain;
use self::session::Session;
use crate::console::note;
use crate::conversation::Conversation;
use crate::exact::Tables;
use crate::failure::Failure;
use crate::options::{PlayOptions, Start};
use crate::puzzles::Trainer;
use crate::text::Text;

/// Plays as the options say: on the screen where there is one, else line by line.
///
/// # Errors
/// A file that can't be loaded, a terminal that can't be controlled, output that can't be written.
pub fn run(options: &PlayOptions, text: &Text) -> Result<ExitCode, Failure> {
    let session = match &options.start {
        Start::Ask => Session::new(Position::start(options.rules), options.seats),
        Start::Position(position) => Session::new(*position, options.seats),
        Start::Record(path) => kept::read(path, text).map_err(Failure::Unusable)?,
    };
    let (mut kept, mut notice) = Kept::open(options.data.as_deref(), text);
    if options.start != Start::Ask {
        // Who names a game wants that one.
        notice = notice.or(kept.put_aside(text));
    }
    let seed = options.seed.unwrap_or_else(|| fastrand::u64(..));
    let opponent = Opponent::start(Tables::find(options.data.as_deref()));
    if options.plain || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        if let Some(notice) = notice {
            note(&notice);
        }
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        let prompt = io::stdin().is_terminal();
        Plain { text, session, kept, opponent, seed, person: Conversation { input, output, prompt }, hint: None }
            .run()?;
    } else {
        let start = screen::Start {
            session,
            ask: options.start == Start::Ask,
            speed: options.speed,
            ascii: options.ascii,
            seed,
            notice,
            data: options.data.clone(),
        };
        screen::run(text, start, kept, opponent)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Solves puzzles on the screen until the person leaves.
///
/// # Errors
/// A terminal that can't be controlled.
pub fn solve_on_screen(text: &Text, trainer: Trainer, ascii: bool, notice: Option<String>) -> io::Result<()> {
    screen::solve(text, trainer, ascii, notice)
}
