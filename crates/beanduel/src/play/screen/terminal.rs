//! The terminal's state: taken over on entry, given back on every way out.

use std::io::{self, Stdout, Write, stdout};

use crossterm::clipboard::CopyToClipboard;
use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::backend::{Backend, CrosstermBackend};

/// The terminal while the game owns it. Dropping it, also by a panic, gives it back.
pub struct Terminal {
    inner: ratatui::Terminal<CrosstermBackend<Stdout>>,
}

impl Terminal {
    /// Takes the terminal over: raw input, its second screen, the mouse.
    ///
    /// # Errors
    /// Where the terminal can't be controlled.
    pub fn enter() -> io::Result<Terminal> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            // The report must land on the screen that stays.
            give_back();
            before(panic);
        }));
        take_over()?;
        let inner = ratatui::Terminal::new(CrosstermBackend::new(stdout()));
        inner.map(|inner| Terminal { inner }).inspect_err(|_| give_back())
    }

    /// Draws one frame.
    ///
    /// # Errors
    /// Where the terminal is gone.
    pub fn draw(&mut self, draw: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        self.inner.draw(draw).map(drop)
    }

    /// Puts a text on the clipboard, where the terminal lets programs do that.
    ///
    /// # Errors
    /// Where the terminal is gone.
    pub fn copy(&mut self, text: &str) -> io::Result<()> {
        execute!(self.inner.backend_mut(), CopyToClipboard::to_clipboard_from(text))
    }

    /// Stops the program as Ctrl-Z does everywhere, and goes on with a fresh screen when it is continued.
    ///
    /// # Errors
    /// Where the terminal can't be controlled any more.
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back();
        #[cfg(unix)]
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        self.resume()
    }

    /// Takes the terminal over again after the program stood still, and draws everything anew.
    ///
    /// # Errors
    /// Where the terminal can't be controlled any more.
    pub fn resume(&mut self) -> io::Result<()> {
        take_over()?;
        // A new one remembers nothing of what was drawn. Its own `clear` would ask the terminal where the cursor is, and not
        // every terminal answers.
        self.inner = ratatui::Terminal::new(CrosstermBackend::new(stdout()))?;
        self.inner.backend_mut().clear()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        give_back();
    }
}

fn take_over() -> io::Result<()> {
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)
}

/// Undoes [`take_over`]; a terminal that is gone needs nothing.
pub fn give_back() {
    let _ = execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show);
    let _ = disable_raw_mode();
    let _ = stdout().flush();
}
