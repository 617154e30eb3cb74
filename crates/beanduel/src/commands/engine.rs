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
    Answer, Control, Dialogue, Found, Go, Level, Limits, Order, ProtocolFault, Reply, Request, Search,
};

use crate::exact::Tables;
use crate::failure::Failure;
use crate::thinker::{Purpose, Question, Thinker};

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
        let (tables, talk) = (Arc::clone(&tables), Arc::clone(&talk));
        thread::spawn(move || think_all(&to_do, &tables, &talk))
    };
    let mut dialogue = Dialogue::new();
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    while read_line(&mut input, &mut line)? && !talk.is_closed() {
        let Answer { replies, order } = dialogue.take(&line);
        // Before `readyok` and before any search: one that had to wait for them would hear neither its clock nor `stop`.
        if dialogue.options().tables {
            tables.load(dialogue.position());
        }
        for reply in replies {
            talk.say(&reply);
        }
        match order {
            None => {}
            Some(Order::Quit) => break,
            Some(Order::Stop) => talk.with_running(Running::stop),
            Some(Order::PonderHit) => talk.with_running(Running::ponder_hit),
            Some(Order::Forget) => drop(orders.send(Task::Forget)),
            Some(Order::Search(search)) => match talk.begin() {
                Some(running) => drop(orders.send(Task::Search(search, running))),
                None => talk.say(&Reply::Fault(ProtocolFault::Busy)),
            },
        }
    }
    talk.with_running(Running::stop);
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
                    let (hash_mib, threads, _) = setting;
                    made = Some((setting, Thinker::new(hash_mib << 20, threads, tables)));
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
    let now = || began.elapsed().as_millis() as u64;
    let mut said = None;
    let mut say = |found: &Found| {
        // What a search ends with was often told with its last depth.
        let news = Some((found.nodes, found.lines.clone()));
        if said == news {
            return;
        }
        said = news;
        for (index, line) in found.lines.iter().enumerate() {
            talk.say(&Reply::Info {
                depth: line.depth,
                multi_pv: (options.multi_pv > 1).then_some(index + 1),
                value: line.value,
                nodes: found.nodes,
                time_ms: found.time_ms,
                line: (*position, line.moves.clone()),
            });
        }
    };
    // Of a move without alternative only what it is worth can be wanted, unless a clock runs.
    let is_forced = go.clock.is_none() && position.legal_moves().len() == 1;
    let purpose = match go {
        Go { ponder: true, .. } => Purpose::Ponder(&running.hit),
        Go { infinite: true, .. } => Purpose::Analysis,
        Go { .. } if is_forced => Purpose::Analysis,
        Go { .. } => Purpose::Play,
    };
    let question = Question { position, level: options.level, seed: options.seed, limits: limits(search), purpose };
    let found = thinker.think(&question, &Control { stop: &running.stop, now: &now }, &mut say);
    if let Some(found) = &found {
        say(found);
    }
    running.wait_until_free(go);
    let best = found.as_ref().map(|found| found.best);
    let ponder = found.filter(|_| options.ponder).and_then(|found| found.line.get(1).copied());
    talk.end(&Reply::BestMove { position: *position, best, ponder });
}

/// When a search has to end. Without a limit it ends when told to, or where nothing says so after the time of its level.
fn limits(search: &Search) -> Limits {
    let Search { go, options, .. } = search;
    let Go { depth, nodes, move_time, clock, infinite, .. } = *go;
    let limits = Limits { time_ms: move_time, clock, nodes, depth, ..Limits::NONE };
    let full = options.level == Level::ALL[11];
    let own = full && !infinite && limits == Limits::NONE;
    let limits = if own { Limits::time_ms(options.level.think_ms()) } else { limits };
    limits.with_lines(options.multi_pv)
}

/// A search that runs: what ends it, and when its move may be told.
#[derive(Debug, Default)]
struct Running {
    stop: AtomicBool,
    /// Whether the move that it was expecting has been played.
    hit: AtomicBool,
    /// Held while either flag changes, so that who waits for them misses nothing.
    changing: Mutex<()>,
    changed: Condvar,
}

impl Running {
    fn set(&self, flag: &AtomicBool) {
        let changing = self.changing.lock().unwrap_or_else(PoisonError::into_inner);
        flag.store(true, Ordering::Relaxed);
        drop(changing);
        self.changed.notify_all();
    }

    fn stop(&self) {
        self.set(&self.stop);
    }

    fn ponder_hit(&self) {
        self.set(&self.hit);
    }

    /// A search without end names its move only when told to, however soon it knows it; one in the opponent's time not before that
    /// is over.
    fn wait_until_free(&self, go: &Go) {
        let is_set = |flag: &AtomicBool| flag.load(Ordering::Relaxed);
        let held = |(): &mut ()| !is_set(&self.stop) && (go.infinite || go.ponder && !is_set(&self.hit));
        let changing = self.changing.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.changed.wait_while(changing, held));
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
    fn begin(&self) -> Option<Arc<Running>> {
        let mut running = self.running();
        if running.is_some() {
            return None;
        }
        Some(Arc::clone(running.insert(Arc::default())))
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
}
