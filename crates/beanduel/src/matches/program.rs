//! Another program as a player: started once, asked in UGI, given up when it doesn't answer, and started again for the next game.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use beanduel_engine::Value;

use super::limit::Limit;
use super::player::{Choice, Played, Player, Trouble, Unready};

/// How long a program may take to get ready.
const READY: Duration = Duration::from_secs(30);
/// How long beyond its time a program is waited for before it is given up: it has lost by then, but may go on playing.
const LATE: Duration = Duration::from_secs(2);
/// How long it may think where only nodes or plies are limited.
const PATIENCE: Duration = Duration::from_mins(10);
/// How often is looked whether the match was stopped.
const LOOK: Duration = Duration::from_millis(20);
/// How long a program has to end by itself.
const FAREWELL: Duration = Duration::from_millis(500);
/// Bytes of a line and of a program's complaints that are kept.
const LONGEST: u64 = 1 << 16;

/// A program that speaks UGI.
pub struct Program {
    words: Vec<String>,
    options: Vec<(String, String)>,
    limit: Limit,
    running: Option<Running>,
}

impl Program {
    /// A program to be started with these words, options set to these values.
    pub const fn new(words: Vec<String>, options: Vec<(String, String)>, limit: Limit) -> Program {
        Program { words, options, limit, running: None }
    }

    fn start(&self, stop: &AtomicBool) -> Result<Running, Trouble> {
        let mut running = Running::start(&self.words)?;
        running.say("ugi")?;
        running.wait(READY, stop, |line| (line == "ugiok").then_some(()))?;
        for (name, value) in &self.options {
            running.say(&format!("setoption name {name} value {value}"))?;
        }
        Ok(running)
    }
}

impl Player for Program {
    fn new_game(&mut self, _: u64, stop: &AtomicBool) -> Result<(), Unready> {
        if self.running.is_none() {
            self.running = Some(self.start(stop).map_err(Unready::Unstartable)?);
        }
        let Some(running) = &mut self.running else { return Ok(()) };
        let ready = running.say("uginewgame").and_then(|()| running.say("isready"));
        let ready = ready.and_then(|()| running.wait(READY, stop, |line| (line == "readyok").then_some(())));
        ready.map_err(|trouble| {
            self.running = None;
            Unready::Gone(trouble)
        })
    }

    fn choose(&mut self, game: &Played, stop: &AtomicBool) -> Result<Choice, Trouble> {
        let Some(running) = &mut self.running else { return Err(Trouble::Crash(String::new())) };
        let chosen = ask(running, game, self.limit, stop);
        if chosen.is_err() {
            // Whatever state it is in, the next game begins with a new one.
            self.running = None;
        }
        chosen
    }
}

fn ask(running: &mut Running, game: &Played, limit: Limit, stop: &AtomicBool) -> Result<Choice, Trouble> {
    running.say(&position_line(game))?;
    let (go, patience) = match limit {
        Limit::Time(time) => (format!("go movetime {}", time.as_millis()), time + LATE),
        Limit::Nodes(nodes) => (format!("go nodes {nodes}"), PATIENCE),
        Limit::Depth(depth) => (format!("go depth {depth}"), PATIENCE),
    };
    running.say(&go)?;
    let mut value = None;
    let named = running.wait(patience, stop, |line| {
        value = read_value(line).or(value);
        read_best_move(line).map(str::to_owned)
    })?;
    match game.position.read_move(&named) {
        Ok(mv) => Ok(Choice { mv, value }),
        Err(_) => Err(Trouble::Illegal(named)),
    }
}

/// The position and its history: programs may want to know how it came about.
fn position_line(game: &Played) -> String {
    let mut line = format!("position fen {}", game.start);
    let mut at = game.start;
    for (index, &mv) in game.moves.iter().enumerate() {
        line.push_str(if index == 0 { " moves " } else { " " });
        line.push_str(&at.annotate(mv).to_string());
        at = at.play_unchecked(mv);
    }
    line
}

/// What follows `bestmove`, if that is what the line says; empty where nothing does.
fn read_best_move(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    (words.next()? == "bestmove").then(|| words.next().unwrap_or_default())
}

/// The value of the best line in an `info`, if it has one.
fn read_value(line: &str) -> Option<Value> {
    let mut words = line.strip_prefix("info ")?.split_whitespace();
    let mut value = None;
    while let Some(word) = words.next() {
        match word {
            "multipv" if words.next() != Some("1") => return None,
            "beans" => {
                let (beans, kind) = (words.next()?, words.next()?);
                let number: f64 = beans.parse().ok().filter(|number: &f64| number.abs() <= 1000.0)?;
                value = match kind {
                    "exact" => Some(Value::Exact(number.round() as i32)),
                    "estimate" => Some(Value::Estimate((100.0 * number).round() as i32)),
                    _ => None,
                };
            }
            "string" | "pv" => break,
            _ => {}
        }
    }
    value
}

/// A program that was started, its lines as they come, and what it complained of last.
struct Running {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    complaint: Arc<Mutex<String>>,
}

impl Running {
    fn start(words: &[String]) -> Result<Running, Trouble> {
        let (program, args) = words.split_first().expect("a command has a word");
        let mut command = Command::new(program);
        command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        #[cfg(unix)]
        {
            // Ctrl-C is for the match, which ends its programs itself.
            std::os::unix::process::CommandExt::process_group(&mut command, 0);
        }
        let mut child = command.spawn().map_err(|error| Trouble::Crash(error.to_string()))?;
        let (input, output, errors) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (heard, lines) = channel();
        read_lines(output, move |line| heard.send(line).is_ok());
        let complaint = Arc::new(Mutex::new(String::new()));
        let last = Arc::clone(&complaint);
        read_lines(errors, move |line| {
            if !line.is_empty() {
                *last.lock().unwrap_or_else(PoisonError::into_inner) = line;
            }
            true
        });
        Ok(Running { child, input, lines, complaint })
    }

    fn say(&mut self, line: &str) -> Result<(), Trouble> {
        let written = self
            .input
            .as_mut()
            .map(|input| input.write_all(format!("{line}\n").as_bytes()).and_then(|()| input.flush()));
        match written {
            Some(Ok(())) => Ok(()),
            Some(Err(_)) | None => Err(self.crash()),
        }
    }

    /// The first line of which `read` makes something.
    fn wait<T>(
        &mut self,
        patience: Duration,
        stop: &AtomicBool,
        mut read: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, Trouble> {
        let until = Instant::now() + patience;
        loop {
            // Also where line after line comes.
            if stop.load(Ordering::Relaxed) {
                return Err(Trouble::Stopped);
            }
            match self.lines.recv_timeout(LOOK) {
                Ok(line) => {
                    if let Some(read) = read(&line) {
                        return Ok(read);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.crash()),
                Err(RecvTimeoutError::Timeout) => {}
            }
            if Instant::now() >= until {
                return Err(Trouble::Silent);
            }
        }
    }

    /// How it ended, and its last complaint.
    fn crash(&mut self) -> Trouble {
        self.input = None;
        let until = Instant::now() + FAREWELL;
        let mut ended = None;
        while ended.is_none() && Instant::now() < until {
            ended = self.child.try_wait().ok().flatten();
            thread::sleep(Duration::from_millis(5));
        }
        let status = ended.map(|status| status.to_string());
        let complaint = self.complaint.lock().unwrap_or_else(PoisonError::into_inner);
        let complaint = Some(complaint.clone()).filter(|complaint| !complaint.is_empty());
        Trouble::Crash(status.into_iter().chain(complaint).collect::<Vec<_>>().join(": "))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some(mut input) = self.input.take() {
            // One that is gone already can't hear it.
            let _ = input.write_all(b"quit\n");
        }
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            if let Ok(Some(_)) = self.child.try_wait() {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Takes the lines of an output, on a thread of its own, as long as they are wanted.
fn read_lines(output: Option<impl Read + Send + 'static>, mut take: impl FnMut(String) -> bool + Send + 'static) {
    let Some(output) = output else { return };
    thread::spawn(move || {
        let mut output = BufReader::new(output);
        while next_line(&mut output).is_some_and(&mut take) {}
    });
}

/// A line of a program's output without its end, cut where it is absurdly long; what isn't UTF-8 is replaced.
fn next_line(output: &mut impl BufRead) -> Option<String> {
    let mut line = Vec::new();
    let read = output.by_ref().take(LONGEST).read_until(b'\n', &mut line).ok()?;
    (read > 0).then(|| String::from_utf8_lossy(&line).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_from_the_best_line() {
        for (line, value) in [
            ("info depth 3 score beans -1 exact nodes 5 pv s1", Some(Value::Exact(-1))),
            ("info depth 3 multipv 1 score beans -1.50 estimate pv s1", Some(Value::Estimate(-150))),
            ("info depth 3 multipv 2 score beans 4 exact pv s2", None),
            ("info string score beans 4 exact", None),
            ("info depth 3 score cp 20", None),
            ("info score beans NaN exact", None),
            ("bestmove s1", None),
        ] {
            assert_eq!(read_value(line), value, "{line}");
        }
    }

    #[test]
    fn a_best_move_without_a_move_is_an_answer_too() {
        for (line, named) in [
            ("bestmove s1", Some("s1")),
            ("bestmove  c2x1 ponder s3", Some("c2x1")),
            ("bestmove", Some("")),
            ("bestmoves s1", None),
            ("info pv bestmove", None),
            ("", None),
        ] {
            assert_eq!(read_best_move(line), named, "{line}");
        }
    }

    #[test]
    fn the_moves_are_written_with_what_they_capture() {
        let start: beanduel_rules::Position = "0,0,0,0:40:0 0,0,0,0:40:0 s".parse().unwrap();
        let mut game = Played::new(start);
        assert_eq!(position_line(&game), "position fen 0,0,0,0:40:0 0,0,0,0:40:0 s");
        for text in ["s4", "s3"] {
            game.play(game.position.read_move(text).unwrap());
        }
        assert_eq!(position_line(&game), "position fen 0,0,0,0:40:0 0,0,0,0:40:0 s moves s4 s3x1");
    }
}
