//! `engine`: the engine for other programs, in lines on stdin and stdout as `docs/protocol.md` tells them.
//!
//! One thread reads, so that every line is answered at once; another thinks.

use std::io::{self, BufRead, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Instant;

use beanduel_engine::{
    Answer, Clocks, Control, Dialogue, Found, Go, Level, Limits, Order, ProtocolFault, Reply, Request, Search,
};

use crate::exact::Tables;
use crate::failure::Failure;
use crate::thinker::{Question, Thinker};

/// What a move on a clock may cost besides the thinking, in ms.
const OVERHEAD_MS: u64 = 20;
/// A game is taken to have so many moves of a player left.
const MOVES_LEFT: u64 = 20;

/// Talks until `quit` or the end of the input, which stops a search but lets it name its move.
///
/// # Errors
/// The input can't be read.
///
/// # Panics
/// If the thinking thread did.
pub fn run(data: Option<&Path>) -> Result<ExitCode, Failure> {
    let tables = Arc::new(Tables::find(data));
    let talk = Arc::new(Talk::default());
    let (orders, to_do) = channel();
    let thinking = {
        let talk = Arc::clone(&talk);
        thread::spawn(move || think_all(&to_do, &tables, &talk))
    };
    let mut dialogue = Dialogue::new();
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? && !talk.is_closed() {
        let Answer { replies, order } = dialogue.take(&line);
        for reply in replies {
            talk.say(&reply);
        }
        match order {
            None => {}
            Some(Order::Quit) => break,
            Some(Order::Stop) => talk.with_running(|running| running.stop()),
            Some(Order::PonderHit) => talk.with_running(|running| running.ponder_hit()),
            Some(Order::Forget) => drop(orders.send(Task::Forget)),
            Some(Order::Search(search)) => match talk.begin(&search) {
                Some(running) => drop(orders.send(Task::Search(search, running))),
                None => talk.say(&Reply::Fault(ProtocolFault::Busy)),
            },
        }
    }
    talk.with_running(|running| running.stop());
    drop(orders);
    thinking.join().expect("the thinking thread doesn't panic");
    Ok(ExitCode::SUCCESS)
}

/// Reads a line without its end, if there is one more. Of a line that is too long there is just enough to see that it is.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> Result<bool, Failure> {
    line.clear();
    let mut any = false;
    loop {
        let there = match input.fill_buf() {
            Ok(there) => there,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Failure::file("-")(error)),
        };
        if there.is_empty() {
            return Ok(any);
        }
        any = true;
        let end = there.iter().position(|&byte| byte == b'\n');
        let piece = &there[..end.unwrap_or(there.len())];
        let room = (Request::LONGEST_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&piece[..piece.len().min(room)]);
        let used = piece.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(true);
        }
    }
}

/// What the thinking thread is told.
enum Task {
    Search(Search, Arc<Running>),
    Forget,
}

/// Does what it is told until nobody is there to tell.
fn think_all(to_do: &Receiver<Task>, tables: &Arc<Tables>, talk: &Talk) {
    let mut made = None;
    for task in to_do {
        match task {
            Task::Forget => {
                if let Some((_, thinker)) = &mut made {
                    Thinker::forget(thinker);
                }
            }
            Task::Search(search, running) => {
                let setting = (search.options.hash_mib, search.options.threads, search.options.tables);
                if made.as_ref().is_none_or(|&(made_for, _)| made_for != setting) {
                    let tables = search.options.tables.then(|| Arc::clone(tables));
                    made = Some((setting, Thinker::new(search.options.hash_mib << 20, tables)));
                }
                if let Some((_, thinker)) = &mut made {
                    answer(thinker, &search, &running, talk);
                }
            }
        }
    }
}

/// Thinks and says what came of it.
fn answer(thinker: &mut Thinker, search: &Search, running: &Running, talk: &Talk) {
    let Search { position, go, options } = search;
    let began = Instant::now();
    let say = |lines: &[Found]| {
        for (index, found) in lines.iter().enumerate() {
            talk.say(&Reply::Info {
                depth: found.depth,
                multi_pv: (options.multi_pv > 1).then_some(index + 1),
                value: found.value,
                nodes: found.nodes,
                time_ms: began.elapsed().as_millis() as u64,
                line: (*position, found.line.clone()),
            });
        }
    };
    let question = Question {
        position,
        level: options.level,
        seed: options.seed,
        lines: options.multi_pv,
        limits: limits(search),
    };
    let now = || running.own_ms();
    let lines = thinker.think(&question, &Control { stop: &running.stop, now: &now }, say);
    say(&lines);
    running.wait_until_free(go);
    let best = lines.first();
    let ponder = best.filter(|_| options.ponder).and_then(|found| found.line.get(1).copied());
    talk.end(&Reply::BestMove { position: *position, best: best.map(|found| found.best), ponder });
}

/// When a search has to end.
fn limits(search: &Search) -> Limits {
    let Go { depth, nodes, move_time, clocks, infinite, ponder } = search.go;
    let from_clock = clocks.map(|clocks| time_of(&clocks, search));
    let time_ms = move_time.into_iter().chain(from_clock).min();
    let limits = Limits { time_ms, nodes, depth };
    match limits == Limits::default() {
        // Without a limit of its own it ends when told to.
        true if infinite || ponder => Limits::nodes(u64::MAX),
        true if search.options.level == Level::ALL[11] => Limits::time_ms(search.options.level.think_ms()),
        _ => limits,
    }
}

/// How long to think on these clocks, in ms.
fn time_of(clocks: &Clocks, search: &Search) -> u64 {
    let (left, increment) = clocks.of(search.position.to_move());
    let share = left / clocks.moves_to_go.unwrap_or(MOVES_LEFT).clamp(1, MOVES_LEFT) + increment * 3 / 4;
    share.min((left / 2).saturating_sub(OVERHEAD_MS)).max(1)
}

/// A search that runs: what stops it and what its clock shows.
#[derive(Debug)]
struct Running {
    stop: AtomicBool,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    /// Since when the engine's own time runs; not yet while it thinks in the opponent's.
    own_since: Option<Instant>,
    stopped: bool,
}

impl Running {
    fn new(go: &Go) -> Running {
        let own_since = (!go.ponder).then(Instant::now);
        Running {
            stop: AtomicBool::new(false),
            state: Mutex::new(State { own_since, stopped: false }),
            changed: Condvar::new(),
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.state().stopped = true;
        self.changed.notify_all();
    }

    fn ponder_hit(&self) {
        self.state().own_since.get_or_insert_with(Instant::now);
        self.changed.notify_all();
    }

    /// Milliseconds of the engine's own time. In the opponent's the clock stands still.
    fn own_ms(&self) -> u64 {
        self.state().own_since.map_or(0, |since| since.elapsed().as_millis() as u64)
    }

    /// A search without end names its move only when told to, however soon it knows it; one in the opponent's time not before that
    /// is over.
    fn wait_until_free(&self, go: &Go) {
        let held = |state: &mut State| !state.stopped && (go.infinite || state.own_since.is_none());
        drop(self.changed.wait_while(self.state(), held));
    }
}

/// What both threads share: the output and the search that runs.
#[derive(Default)]
struct Talk {
    running: Mutex<Option<Arc<Running>>>,
    closed: AtomicBool,
}

impl Talk {
    fn running(&self) -> MutexGuard<'_, Option<Arc<Running>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nobody listens any more.
    fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }

    /// Says a line. When nobody listens any more, a search is of no use.
    fn say(&self, reply: &Reply) {
        let mut out = io::stdout().lock();
        if writeln!(out, "{reply}").and_then(|()| out.flush()).is_err() && !self.closed.swap(true, Ordering::Relaxed) {
            self.with_running(Running::stop);
        }
    }

    fn with_running(&self, act: impl FnOnce(&Running)) {
        // A copy, so that nothing is held while it acts.
        let running = self.running().clone();
        if let Some(running) = running {
            act(&running);
        }
    }

    /// The search that begins, unless one is running.
    fn begin(&self, search: &Search) -> Option<Arc<Running>> {
        let mut running = self.running();
        if running.is_some() {
            return None;
        }
        Some(Arc::clone(running.insert(Arc::new(Running::new(&search.go)))))
    }

    /// Says the move that ends a search. Who reads it may ask for the next at once.
    fn end(&self, reply: &Reply) {
        *self.running() = None;
        self.say(reply);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_too_long_is_cut_and_the_next_is_whole() {
        let mut input = vec![b'x'; 10 << 20];
        input.extend(b"\nisready\r\nlast");
        let mut input = io::BufReader::new(&input[..]);
        let mut line = Vec::new();
        let mut lengths = Vec::new();
        while read_line(&mut input, &mut line).unwrap() {
            lengths.push(line.len());
        }
        assert_eq!(lengths, [Request::LONGEST_LINE + 1, 8, 4]);
    }

    #[test]
    fn a_clock_is_never_used_up() {
        let mut dialogue = Dialogue::new();
        for line in [
            "go p1time 1000 p2time 1",
            "go p1time 0 p2time 1",
            "go p1time 100 p2time 9 p1inc 5000",
            "go p1time 60000 movestogo 1",
        ] {
            let Some(Order::Search(search)) = dialogue.take(line.as_bytes()).order else { panic!("{line}") };
            let left = search.go.clocks.unwrap().left.south;
            let time = limits(&search).time_ms.unwrap();
            assert!(time >= 1 && time <= (left / 2).max(1), "{line}: {time}");
        }
    }
}
