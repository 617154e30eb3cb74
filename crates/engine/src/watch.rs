//! When a search has to end: limits, the stop flag, the clock.

use core::fmt;
use core::sync::atomic::{AtomicBool, Ordering};

/// How far a search may go. It ends at the first limit it meets, or earlier where it has an exact value; without
/// any it ends there or when stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Milliseconds by the clock of [`Control`]. Kept to within a few.
    pub time_ms: Option<u64>,
    /// Positions visited. Kept exactly, so that the same search gives the same answer on every machine.
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
}

impl Limits {
    /// No limit but this much time, in milliseconds.
    pub const fn time_ms(time_ms: u64) -> Limits {
        Limits { time_ms: Some(time_ms), nodes: None, depth: None }
    }

    /// No limit but this many positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { time_ms: None, nodes: Some(nodes), depth: None }
    }

    /// No limit but this many plies.
    pub const fn depth(depth: u32) -> Limits {
        Limits { time_ms: None, nodes: None, depth: Some(depth) }
    }

    /// The stricter of each limit of both.
    #[must_use]
    pub fn and(self, other: Limits) -> Limits {
        let stricter = |a: Option<u64>, b: Option<u64>| a.into_iter().chain(b).min();
        Limits {
            time_ms: stricter(self.time_ms, other.time_ms),
            nodes: stricter(self.nodes, other.nodes),
            depth: self.depth.into_iter().chain(other.depth).min(),
        }
    }
}

/// What the caller holds while the engine thinks.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Set it, from any thread, and the search returns within a few milliseconds with the best it has.
    pub stop: &'a AtomicBool,
    /// The time in milliseconds since any fixed moment. A clock that stands still does where no time limit is set.
    pub now: &'a dyn Fn() -> u64,
}

impl fmt::Debug for Control<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Control").field("stop", self.stop).finish_non_exhaustive()
    }
}

/// Counts the nodes of one search and says when it has to end.
pub(crate) struct Watch<'a> {
    control: &'a Control<'a>,
    started: u64,
    time_ms: u64,
    node_limit: u64,
    nodes: u64,
    /// The number of nodes at which to look at the clock and the limits again.
    next_look: u64,
    ended: bool,
}

impl<'a> Watch<'a> {
    /// How many nodes pass between two looks at the clock: well under a millisecond.
    const INTERVAL: u64 = 1024;

    pub fn new(limits: &Limits, control: &'a Control<'a>) -> Watch<'a> {
        let mut watch = Watch {
            control,
            started: (control.now)(),
            time_ms: limits.time_ms.unwrap_or(u64::MAX),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            nodes: 0,
            next_look: 0,
            ended: false,
        };
        watch.look();
        watch
    }

    /// Counts a node, unless the search has to end.
    pub fn visit(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.look();
        }
        if !self.ended {
            self.nodes += 1;
        }
        !self.ended
    }

    fn look(&mut self) {
        self.ended = self.ended
            || self.nodes >= self.node_limit
            || self.control.stop.load(Ordering::Relaxed)
            || self.elapsed_ms() >= self.time_ms;
        self.next_look = (self.nodes + Self::INTERVAL).min(self.node_limit);
    }

    /// Whether the search has to end.
    pub fn ended(&self) -> bool {
        self.ended
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    pub fn elapsed_ms(&self) -> u64 {
        (self.control.now)().saturating_sub(self.started)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::cell::Cell;

    /// How many nodes a watch lets pass with a clock that goes a millisecond further at every look.
    fn visits(limits: &Limits, stop: bool) -> u64 {
        let time = Cell::new(100);
        let now = || time.replace(time.get() + 1);
        let control = Control { stop: &AtomicBool::new(stop), now: &now };
        let mut watch = Watch::new(limits, &control);
        while watch.visit() {}
        assert!(watch.ended() && !watch.visit());
        watch.nodes()
    }

    #[test]
    fn limits_are_kept() {
        assert_eq!(visits(&Limits::nodes(0), false), 0);
        assert_eq!(visits(&Limits::nodes(1), false), 1);
        assert_eq!(visits(&Limits::nodes(5_000), false), 5_000);
        assert_eq!(visits(&Limits::time_ms(0), false), 0);
        assert_eq!(visits(&Limits::time_ms(4), false), 3 * Watch::INTERVAL);
        assert_eq!(visits(&Limits::time_ms(4).and(Limits::nodes(1_500)), false), 1_500);
        assert_eq!(visits(&Limits::default(), true), 0);
    }
}
