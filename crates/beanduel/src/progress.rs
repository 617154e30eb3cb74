//! How far a long computation has come, in a line on stderr.

use std::cell::Cell;
use std::time::{Duration, Instant};

use beanduel_rules::AnnotatedMove;
use beanduel_solver::SolveProgress;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::console::note;
use crate::text::Text;

/// Nobody wants to see the progress of what is done sooner.
const PATIENCE: Duration = Duration::from_secs(2);
/// A log gets a line after so long.
const PATIENCE_OF_LOGS: Duration = Duration::from_secs(30);

/// A line that is rewritten in place and gone at the end, of what takes long. Where stderr is no terminal a log gets a line now and
/// then.
pub struct Progress {
    bar: ProgressBar,
    started: Instant,
    /// When a log gets its next line, after the start.
    next_of_log: Cell<Duration>,
    /// What was taken before, where a computation goes on.
    before: Duration,
}

impl Progress {
    /// Begins now.
    pub fn new() -> Progress {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        bar.set_style(ProgressStyle::with_template("{wide_msg}").expect("the template is sound"));
        Progress { bar, started: Instant::now(), next_of_log: Cell::new(PATIENCE_OF_LOGS), before: Duration::ZERO }
    }

    /// Goes on now with what has taken so many milliseconds already.
    pub fn after(ms: u64) -> Progress {
        Progress { before: Duration::from_millis(ms), ..Progress::new() }
    }

    /// Seconds that the computation has taken in all.
    pub fn seconds(&self) -> f64 {
        (self.before + self.started.elapsed()).as_secs_f64()
    }

    /// Shows this line, if there is anybody to see it.
    pub fn show(&self, line: impl FnOnce() -> String) {
        let elapsed = self.started.elapsed();
        if self.bar.is_hidden() && elapsed > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
        if !self.bar.is_hidden() {
            self.bar.set_message(line());
        } else if elapsed >= self.next_of_log.get() {
            self.next_of_log.set(next_of_log(elapsed));
            note(&line());
        }
    }

    /// Shows how far a solver has come.
    pub fn show_solving(&self, progress: &SolveProgress, text: &Text) {
        self.show(|| self.solving(progress, text));
    }

    /// Shows how far the solver of the start with so many cups and beans has come.
    pub fn show_board(&self, cups: u8, stock: u8, progress: &SolveProgress, text: &Text) {
        self.show(|| {
            let board = text.with("survey-board", &[("cups", cups.into()), ("stock", stock.into())]);
            format!("{board}: {}", self.solving(progress, text))
        });
    }

    fn solving(&self, progress: &SolveProgress, text: &Text) -> String {
        let args = [
            ("lower", progress.bounds.lower.into()),
            ("upper", progress.bounds.upper.into()),
            ("number", text.number(progress.nodes).into()),
            ("speed", text.number(speed(progress.nodes, self.seconds())).into()),
            ("fill", text.decimal(100.0 * progress.fill, 1).into()),
        ];
        let line = text.with("solve-progress", &args);
        // The move is known by what it does; what it captures doesn't matter here.
        progress.mv.map_or_else(|| line.to_string(), |mv| format!("{}: {line}", AnnotatedMove { mv, captured: 0 }))
    }

    /// Says something on stderr that stays, above the line.
    pub fn note(&self, words: &str) {
        self.bar.suspend(|| note(words));
    }

    /// Takes the line away, so that what follows has the place for itself.
    pub fn clear(&self) {
        self.bar.finish_and_clear();
    }
}

/// When a log gets its next line after one at this time: the longer it has taken, the rarer they are.
fn next_of_log(now: Duration) -> Duration {
    now + PATIENCE_OF_LOGS.max(now / 10)
}

/// A bar in per cent of work whose amount is told later, with the time left; only a terminal sees it.
pub fn percent_bar(text: &Text) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let template = format!("{{bar:40}} {{percent}} %  {{msg}}  {} {{eta_precise}}", text.get("time-left"));
    bar.set_style(ProgressStyle::with_template(&template).expect("the template is sound"));
    bar
}

/// A bar for so many things to be done, with the time left; only a terminal sees it.
pub fn counting_bar(all: u64, text: &Text) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::stderr());
    let template = format!("{{bar:40}} {{pos}}/{{len}}  {{msg}}  {} {{eta_precise}}", text.get("time-left"));
    bar.set_style(ProgressStyle::with_template(&template).expect("the template is sound"));
    bar
}

/// What a search took, as a sentence.
pub fn work(nodes: u64, seconds: f64, text: &Text) -> String {
    let args = [
        ("nodes", nodes.into()),
        ("number", text.number(nodes).into()),
        ("seconds", text.decimal(seconds, 3).into()),
        ("speed", text.number(speed(nodes, seconds)).into()),
    ];
    text.with("solve-work", &args).into_owned()
}

/// Nodes a second.
fn speed(nodes: u64, seconds: f64) -> u64 {
    (nodes as f64 / seconds.max(1e-9)) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_gets_a_line_every_half_minute_and_of_what_takes_long_ten_percent_later() {
        let lines = |until: Duration| {
            let times = std::iter::successors(Some(PATIENCE_OF_LOGS), |&time| Some(next_of_log(time)));
            times.take_while(|&time| time <= until).count()
        };
        assert_eq!(lines(Duration::from_secs(29)), 0);
        assert_eq!(lines(Duration::from_mins(5)), 10);
        assert!(lines(Duration::from_hours(10)) < 70, "{}", lines(Duration::from_hours(10)));
    }
}
