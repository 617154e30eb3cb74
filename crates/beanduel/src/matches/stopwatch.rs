//! How the time of a move is measured: by the clock on the wall, or by what the processor did for it.

use std::time::{Duration, Instant};

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Timing {
    /// Time that passes, whatever else the machine does.
    Wall,
    /// Time that the processor spends on the thread: the same on a busy machine. Where the system doesn't tell, time that passes.
    Processor,
}

/// A measurement that runs, on the thread it was begun on.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    began: Instant,
    /// The thread's time at the beginning, if that is what is measured.
    thread: Option<Duration>,
}

impl Timing {
    /// Begins now.
    pub fn start(self) -> Stopwatch {
        let thread = match self {
            Timing::Wall => None,
            Timing::Processor => thread_time(),
        };
        Stopwatch { began: Instant::now(), thread }
    }
}

impl Stopwatch {
    /// The time since the beginning.
    pub fn elapsed(&self) -> Duration {
        match (self.thread, self.thread.and_then(|_| thread_time())) {
            (Some(began), Some(now)) => now.saturating_sub(began),
            _ => self.began.elapsed(),
        }
    }
}

/// What the processor has spent on this thread.
#[cfg(unix)]
#[allow(clippy::unnecessary_wraps)] // Elsewhere there is none.
fn thread_time() -> Option<Duration> {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(time.tv_sec as u64, time.tv_nsec as u32))
}

/// The system doesn't tell.
#[cfg(not(unix))]
fn thread_time() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn the_processor_does_nothing_for_a_thread_that_sleeps() {
        let (wall, processor) = (Timing::Wall.start(), Timing::Processor.start());
        std::thread::sleep(Duration::from_millis(50));
        assert!(wall.elapsed() >= Duration::from_millis(50));
        assert!(processor.elapsed() < Duration::from_millis(40), "{:?}", processor.elapsed());
        let mut sum = 0u64;
        while processor.elapsed() < Duration::from_millis(20) {
            sum = std::hint::black_box(sum + 1);
        }
        assert!(wall.elapsed() >= Duration::from_millis(60));
    }
}
