//! The game on the whole screen of a terminal.

mod animation;
mod app;
mod board;
mod dialogs;
mod form;
mod input;
mod palette;
mod plot;
mod puzzles;
mod shown;
mod terminal;
mod typed;
mod view;
mod walk;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use fluent_bundle::FluentValue;

use self::app::{App, Mode};
use self::input::Wish;
use self::palette::{Depth, Glyphs, Palette};
use self::terminal::Terminal;
use self::view::{Spots, View};
use super::kept::Kept;
use super::opponent::Opponent;
use super::session::Session;
use crate::options::Speed;
use crate::puzzles::{Choice, Trainer};
use crate::text::Text;

/// How often the engine is asked whether it is done.
const WHILE_THINKING: Duration = Duration::from_millis(30);
/// How often signals are looked for.
const AT_REST: Duration = Duration::from_millis(250);

/// The signals that stop a program and let it go on, as flags that the loop looks at.
#[derive(Default)]
struct Signals {
    /// Told to stop until continued.
    stop: Arc<AtomicBool>,
    /// Continued.
    go_on: Arc<AtomicBool>,
}

impl Signals {
    /// Catches the signals. Those that end the program are handled on a thread of their own: when its terminal is closed,
    /// the loop may be waiting for keys that never come. The game is on disk already.
    #[cfg(unix)]
    fn catch() -> io::Result<Signals> {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGTERM, SIGTSTP};
        let mut ending = signal_hook::iterator::Signals::new([SIGHUP, SIGTERM])?;
        std::thread::spawn(move || {
            if let Some(signal) = ending.forever().next() {
                terminal::give_back();
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        });
        let signals = Signals::default();
        signal_hook::flag::register(SIGTSTP, Arc::clone(&signals.stop))?;
        signal_hook::flag::register(SIGCONT, Arc::clone(&signals.go_on))?;
        Ok(signals)
    }

    /// Stops the program, or takes the terminal over again; `true` if the screen has to be drawn.
    fn obey(&self, terminal: &mut Terminal) -> io::Result<bool> {
        let stop = self.stop.swap(false, Ordering::Relaxed);
        if stop {
            terminal.suspend()?;
        }
        let go_on = self.go_on.swap(false, Ordering::Relaxed);
        if go_on {
            terminal.resume()?;
        }
        Ok(stop || go_on)
    }

    /// There are none.
    #[cfg(not(unix))]
    fn catch() -> io::Result<Signals> {
        Ok(Signals::default())
    }
}

/// What the game is begun with.
pub struct Start {
    /// The game.
    pub session: Session,
    /// Whether the person is to choose what is played first.
    pub ask: bool,
    /// How fast beans travel.
    pub speed: Speed,
    /// Only characters that every terminal has.
    pub ascii: bool,
    /// What the engine's choices among equals follow.
    pub seed: u64,
    /// Something to be said first.
    pub notice: Option<String>,
    /// The data folder, where it is kept which puzzles were solved.
    pub data: Option<PathBuf>,
}

/// Puzzles on the screen until the person leaves.
///
/// # Errors
/// Where the terminal can't be controlled.
pub fn solve(text: &Text, trainer: Trainer, ascii: bool, notice: Option<String>) -> io::Result<()> {
    let signals = Signals::catch()?;
    let view = view_for(ascii);
    let mut terminal = Terminal::enter()?;
    puzzles::run(text, trainer, Speed::default(), notice, &view, &signals, &mut terminal)
}

/// Puzzles in the middle of everything else; says what is wrong if there are none to be had.
fn solve_beside(
    text: &Text,
    speed: Speed,
    data: Option<&Path>,
    view: &View,
    signals: &Signals,
    terminal: &mut Terminal,
) -> io::Result<Option<String>> {
    let (kept, notice) = crate::puzzles::Kept::open(data, text);
    let puzzles = crate::puzzles::file::bundled();
    match Trainer::new(puzzles, &Choice::default(), fastrand::u64(..), kept) {
        Some(trainer) => puzzles::run(text, trainer, speed, notice, view, signals, terminal).map(|()| None),
        None => Ok(Some(text.get("puzzle-none").into_owned())),
    }
}

/// How everything looks in this terminal.
fn view_for(ascii: bool) -> View {
    let depth = Depth::of_environment(|name| std::env::var(name).ok());
    let glyphs = if ascii { Glyphs::ASCII } else { Glyphs::UNICODE };
    View { palette: Palette::new(depth), glyphs }
}

/// Plays on the screen until the person leaves.
///
/// # Errors
/// Where the terminal can't be controlled.
pub fn run(text: &Text, start: Start, kept: Kept, opponent: Opponent) -> io::Result<()> {
    let signals = Signals::catch()?;
    let view = view_for(start.ascii);
    let mut app = App::new(text, start.session, start.speed, kept, opponent, start.seed);
    app.notice = start.notice;
    if start.ask && app.mode == Mode::Board {
        app.open_form();
    }
    let mut terminal = Terminal::enter()?;
    let mut spots = Spots::default();
    let mut changed = true;
    while !app.quit {
        if std::mem::take(&mut app.puzzles) {
            app.notice = solve_beside(app.text, app.speed, start.data.as_deref(), &view, &signals, &mut terminal)?;
            changed = true;
        }
        if changed {
            terminal.draw(|frame| spots = view.draw(&app, frame))?;
        }
        let now = Instant::now();
        let wait = match &app.animation {
            Some(animation) => animation.next_due().saturating_duration_since(now),
            None if app.thinking() => WHILE_THINKING,
            None => AT_REST,
        };
        changed = false;
        if crossterm::event::poll(wait.min(AT_REST))? {
            let event = crossterm::event::read()?;
            changed = true;
            match input::handle(&mut app, &spots, &event, Instant::now()) {
                Wish::Draw => {}
                Wish::Nothing => changed = false,
                Wish::CopyPosition => {
                    let line = app.session.position().to_string();
                    terminal.copy(&line)?;
                    let notice = app.text.with("notice-copied", &[("position", FluentValue::from(line))]);
                    app.notice = Some(notice.into_owned());
                }
                Wish::Suspend => terminal.suspend()?,
            }
        }
        changed |= signals.obey(&mut terminal)?;
        changed |= app.tick(Instant::now());
    }
    Ok(())
}
