//! When a search has to end: limits, the stop flag, the clock.

use core::fmt;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::clock::{Budget, Clock};

/// How far a search may go. It ends at the first limit it meets, or earlier where it has an exact value; without
/// any it ends there or when stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Milliseconds by the clock of [`Control`]. Kept to within a few, and used up.
    pub time_ms: Option<u64>,
    /// The clock of the game. The engine decides how much of it to use: little where one move is clearly the best, more where the
    /// value falls.
    pub clock: Option<Clock>,
    /// Positions visited. On one thread kept exactly, so that the same search gives the same answer on every machine.
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
    /// How many lines are wanted, each beginning with another move; 0 counts as 1. This is no limit: it never ends a search.
    pub lines: usize,
}

impl Limits {
    /// No limit at all, and one line.
    pub const NONE: Limits = Limits { time_ms: None, clock: None, nodes: None, depth: None, lines: 1 };

    /// No limit but this much time, in milliseconds.
    pub const fn time_ms(time_ms: u64) -> Limits {
        Limits { time_ms: Some(time_ms), ..Limits::NONE }
    }

    /// No limit but the clock of the game.
    pub const fn clock(clock: Clock) -> Limits {
        Limits { clock: Some(clock), ..Limits::NONE }
    }

    /// No limit but this many positions.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }

    /// No limit but this many plies.
    pub const fn depth(depth: u32) -> Limits {
        Limits { depth: Some(depth), ..Limits::NONE }
    }

    /// The same with this many lines wanted.
    #[must_use]
    pub const fn with_lines(self, lines: usize) -> Limits {
        Limits { lines, ..self }
    }

    /// The stricter of each limit of both, this clock before the other, and the more lines.
    #[must_use]
    pub fn and(self, other: Limits) -> Limits {
        let stricter = |a: Option<u64>, b: Option<u64>| a.into_iter().chain(b).min();
        Limits {
            time_ms: stricter(self.time_ms, other.time_ms),
            clock: self.clock.or(other.clock),
            nodes: stricter(self.nodes, other.nodes),
            depth: self.depth.into_iter().chain(other.depth).min(),
            lines: self.lines.max(other.lines),
        }
    }

    /// Whether nothing limits the search.
    pub(crate) fn is_endless(&self) -> bool {
        Limits { lines: 0, ..*self } == Limits { lines: 0, ..Limits::NONE }
    }

    /// Whether time ends the search, so that it may end differently the next time.
    pub(crate) fn is_timed(&self) -> bool {
        self.time_ms.is_some() || self.clock.is_some()
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

/// What the threads of one search tell each other.
#[derive(Debug, Default)]
pub(crate) struct Team {
    /// The search is over for all.
    done: AtomicBool,
    /// Another thread knows the answer.
    answered: AtomicBool,
    /// What the helpers visited.
    nodes: AtomicU64,
}

impl Team {
    pub fn end(&self) {
        self.done.store(true, Ordering::Relaxed);
    }

    /// Whether it is over.
    pub fn is_done(&self) -> bool {
        self.done.load(Ordering::Relaxed)
    }

    /// The first thread need not go on.
    pub fn answer(&self) {
        self.answered.store(true, Ordering::Relaxed);
    }
}

/// Counts the nodes of one thread of a search and says when it has to end: the first thread by the limits, its helpers when
/// the first has.
pub(crate) struct Watch<'a> {
    team: &'a Team,
    /// Of the first thread; helpers have none.
    lead: Option<Lead<'a>>,
    nodes: u64,
    /// The number of nodes at which to look at the clock and the limits again.
    next_look: u64,
    /// Nodes that the team knows of.
    told: u64,
    ended: bool,
    paused: bool,
}

/// What the first thread watches.
struct Lead<'a> {
    control: &'a Control<'a>,
    /// While it is there and not set, the search is pondering: nothing but the stop flag ends it.
    hit: Option<&'a AtomicBool>,
    started: u64,
    /// When the time of this move began to run.
    due_from: u64,
    budget: Budget,
    node_limit: u64,
    /// Nodes and milliseconds after which the search is to be interrupted for something else.
    pause: Option<(u64, u64)>,
}

impl<'a> Watch<'a> {
    /// How many nodes pass between two looks at the clock: well under a millisecond.
    const INTERVAL: u64 = 1024;

    /// The watch of the first thread. `hit` is what turns pondering into a search.
    pub fn lead(
        limits: &Limits,
        clock: Budget,
        control: &'a Control<'a>,
        hit: Option<&'a AtomicBool>,
        team: &'a Team,
    ) -> Watch<'a> {
        let now = (control.now)();
        let lead = Lead {
            control,
            hit,
            started: now,
            due_from: now,
            budget: limits.time_ms.map_or(Budget::ENDLESS, Budget::fixed).and(clock),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            pause: None,
        };
        let mut watch = Watch { team, lead: Some(lead), nodes: 0, next_look: 0, told: 0, ended: false, paused: false };
        watch.look();
        watch
    }

    /// The watch of another thread.
    pub fn helper(team: &'a Team) -> Watch<'a> {
        Watch { team, lead: None, nodes: 0, next_look: 0, told: 0, ended: false, paused: false }
    }

    /// Counts a node, unless the search has to end.
    pub fn visit(&mut self) -> bool {
        if self.nodes >= self.next_look {
            self.look();
        }
        if !self.ended() {
            self.nodes += 1;
        }
        !self.ended()
    }

    /// Counts nodes that were visited elsewhere on this thread's behalf.
    pub fn add(&mut self, nodes: u64) {
        self.nodes += nodes;
        self.look();
    }

    /// Has the search interrupted after so many more nodes or milliseconds, whichever comes first.
    pub fn pause_after(&mut self, nodes: u64, time_ms: u64) {
        let (nodes, time_ms) = (self.nodes.saturating_add(nodes), self.elapsed_ms().saturating_add(time_ms));
        if let Some(lead) = &mut self.lead {
            lead.pause = Some((nodes, time_ms));
        }
        self.look();
    }

    /// Lets it go on.
    pub fn resume(&mut self) {
        self.paused = false;
        if let Some(lead) = &mut self.lead {
            lead.pause = None;
        }
        self.look();
    }

    /// Looks whether the search has to end.
    pub fn look(&mut self) {
        self.next_look = self.nodes + Self::INTERVAL;
        let Some(lead) = &mut self.lead else {
            self.team.nodes.fetch_add(self.nodes - self.told, Ordering::Relaxed);
            self.told = self.nodes;
            self.ended |= self.team.is_done();
            return;
        };
        self.ended |= lead.control.stop.load(Ordering::Relaxed) || self.team.answered.load(Ordering::Relaxed);
        if lead.hit.is_some_and(|hit| hit.load(Ordering::Relaxed)) {
            lead.hit = None;
            lead.due_from = (lead.control.now)();
        }
        if let Some((nodes, time_ms)) = lead.pause {
            self.paused |= self.nodes >= nodes || (lead.control.now)().saturating_sub(lead.started) >= time_ms;
            self.next_look = self.next_look.min(nodes.max(self.nodes));
        }
        if lead.hit.is_none() {
            let nodes = self.nodes + self.team.nodes.load(Ordering::Relaxed);
            let due = (lead.control.now)().saturating_sub(lead.due_from);
            self.ended |= nodes >= lead.node_limit || due >= lead.budget.hard;
            self.next_look = self.next_look.min(self.nodes.saturating_add(lead.node_limit.saturating_sub(nodes)));
        }
    }

    /// Whether the search has to end, or to be interrupted.
    pub fn ended(&self) -> bool {
        self.ended || self.paused
    }

    /// Whether it goes on whatever the limits say.
    pub fn is_pondering(&self) -> bool {
        self.lead.as_ref().is_some_and(|lead| lead.hit.is_some())
    }

    /// Whether it isn't worth it to begin another depth, with `factor` as much time as usual.
    pub fn is_enough(&mut self, factor: f64) -> bool {
        self.look();
        self.lead.as_ref().is_some_and(|lead| {
            let soft = lead.budget.soft;
            // The time of the move, which runs from the hit where it was pondered about.
            let due = || (lead.control.now)().saturating_sub(lead.due_from);
            lead.hit.is_none() && soft < u64::MAX && due() as f64 >= soft as f64 * factor
        })
    }

    /// What is left of the limits, in nodes and milliseconds, where there is one; of a clock's time what is usual.
    pub fn left(&self) -> (Option<u64>, Option<u64>) {
        self.lead.as_ref().filter(|lead| lead.hit.is_none()).map_or((None, None), |lead| {
            let nodes = (lead.node_limit < u64::MAX).then(|| lead.node_limit.saturating_sub(self.nodes()));
            let time = lead.budget.soft.min(lead.budget.hard);
            let due = (lead.control.now)().saturating_sub(lead.due_from);
            (nodes, (time < u64::MAX).then(|| time.saturating_sub(due)))
        })
    }

    /// By all threads.
    pub fn nodes(&self) -> u64 {
        if self.lead.is_some() { self.nodes + self.team.nodes.load(Ordering::Relaxed) } else { self.nodes }
    }

    /// Since the search began; 0 on helpers.
    pub fn elapsed_ms(&self) -> u64 {
        self.lead.as_ref().map_or(0, |lead| (lead.control.now)().saturating_sub(lead.started))
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
        let team = Team::default();
        let mut watch = Watch::lead(limits, Budget::ENDLESS, &control, None, &team);
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

    #[test]
    fn pondering_ends_by_its_limits_only_once_it_is_hit() {
        let (stop, hit, team) = (AtomicBool::new(false), AtomicBool::new(false), Team::default());
        let control = Control { stop: &stop, now: &|| 0 };
        let mut watch = Watch::lead(&Limits::nodes(100), Budget::ENDLESS, &control, Some(&hit), &team);
        assert!((0..10_000).all(|_| watch.visit()) && watch.is_pondering());
        hit.store(true, Ordering::Relaxed);
        while watch.visit() {}
        assert!(watch.nodes() <= 10_000 + Watch::INTERVAL && !watch.is_pondering());
    }

    #[test]
    fn what_is_enough_counts_from_the_hit() {
        let (time, hit, team) = (Cell::new(0), AtomicBool::new(false), Team::default());
        let now = || time.get();
        let control = Control { stop: &AtomicBool::new(false), now: &now };
        let budget = Budget { soft: 100, hard: 1_000 };
        let mut watch = Watch::lead(&Limits::NONE, budget, &control, Some(&hit), &team);
        time.set(5_000);
        assert!(!watch.is_enough(1.0));
        hit.store(true, Ordering::Relaxed);
        assert!(!watch.is_enough(1.0) && !watch.ended());
        time.set(5_099);
        assert!(!watch.is_enough(1.0) && watch.is_enough(0.5));
        time.set(5_100);
        assert!(watch.is_enough(1.0) && !watch.ended());
    }

    #[test]
    fn helpers_end_with_the_first_and_their_nodes_count() {
        let control = Control { stop: &AtomicBool::new(false), now: &|| 0 };
        let team = Team::default();
        let mut lead = Watch::lead(&Limits::nodes(100_000), Budget::ENDLESS, &control, None, &team);
        let mut helper = Watch::helper(&team);
        assert!((0..60_000).all(|_| helper.visit()));
        while lead.visit() {}
        assert!((100_000..=100_000 + Watch::INTERVAL).contains(&lead.nodes()), "{}", lead.nodes());
        team.end();
        while helper.visit() {}
        assert!(helper.nodes() <= 60_000 + Watch::INTERVAL);
    }
}
