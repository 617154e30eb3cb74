//! The engine as other programs meet it: the sessions of `docs/protocol.md`, and lines that no program should send.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

const NO_DATA: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-data");
/// Longer than any answer takes, also where other tests run beside this.
const PATIENCE: Duration = Duration::from_mins(1);

/// The engine and its lines as they come.
struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut command = Command::new(env!("CARGO_BIN_EXE_beanduel"));
        command.arg("engine").env("BEANDUEL_DATA", NO_DATA).env("LC_ALL", "de_DE.UTF-8");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok()));
        Engine { input: child.stdin.take(), child, lines }
    }

    fn send(&mut self, bytes: &[u8]) {
        let input = self.input.as_mut().unwrap();
        input.write_all(bytes).unwrap();
        input.write_all(b"\n").unwrap();
        input.flush().unwrap();
    }

    fn next(&self) -> String {
        self.lines.recv_timeout(PATIENCE).expect("the engine answers")
    }

    fn next_move(&self) -> String {
        std::iter::repeat_with(|| self.next()).find(|line| line.starts_with("bestmove ")).unwrap()
    }

    /// The engine without its input, how it ended, and what it said on stderr.
    fn end(mut self) -> (ExitStatus, String) {
        self.input = None;
        let output = self.child.wait_with_output().unwrap();
        (output.status, String::from_utf8(output.stderr).unwrap())
    }
}

/// Whether a line is as written, `[..]` standing for anything.
fn fits(line: &str, written: &str) -> bool {
    let Some((head, tail)) = written.split_once("[..]") else { return line == written };
    let Some(rest) = line.strip_prefix(head) else { return false };
    rest.char_indices().map(|(at, _)| at).chain([rest.len()]).any(|at| fits(&rest[at..], tail))
}

#[test]
fn the_sessions_of_the_documentation_go_as_written() {
    let page = include_str!("../../../docs/protocol.md");
    let sessions: Vec<&str> = page.split("```ugi\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(sessions.len() >= 7);
    for session in sessions {
        let mut engine = Engine::start();
        for line in session.lines() {
            if let Some(sent) = line.strip_prefix("> ") {
                engine.send(sent.as_bytes());
                continue;
            }
            loop {
                let said = engine.next();
                if fits(&said, line) {
                    break;
                }
                // A search tells more than a page should.
                assert!(said.starts_with("info depth "), "“{said}” in place of “{line}” in\n{session}");
            }
        }
        let (status, complaint) = engine.end();
        assert!(status.success() && complaint.is_empty(), "{complaint}");
    }
}

#[test]
fn any_line_of_garbage_is_answered_and_survived() {
    let mut engine = Engine::start();
    let long = vec![b'x'; 10 << 20];
    let moves = format!("position startpos moves{}", " s1".repeat(80_000));
    for garbage in [
        &b"\0"[..],
        b"\xff\xfe\xfd",
        b"go depth \0",
        b"position fen \xe2\x88",
        b"setoption name \x1b[2J value 1",
        b"position startpos moves s1 \xf0\x9f\xab\x98",
        &long,
        moves.as_bytes(),
        b"go nodes -1",
        b"UGI",
    ] {
        engine.send(garbage);
        let said = engine.next();
        assert!(said.starts_with("info string error: ") && said.len() < 400, "{said}");
        assert!(!said.contains(|c: char| c.is_control()), "{said:?}");
    }
    engine.send(b"isready");
    assert_eq!(engine.next(), "readyok");
    engine.send(b"query fen");
    assert_eq!(engine.next(), "response 0,0,0,0:40:0 0,0,0,0:40:0 s");
    assert!(engine.end().0.success());
}

#[test]
fn the_end_of_the_input_ends_a_search_quietly() {
    let mut engine = Engine::start();
    engine.send(b"go infinite");
    assert!(engine.next().starts_with("info depth "));
    let (status, complaint) = engine.end();
    assert!(status.success() && complaint.is_empty(), "{complaint}");
}

#[test]
fn a_stop_is_followed_soon_and_a_known_value_waits_for_it() {
    let mut engine = Engine::start();
    engine.send(b"go infinite");
    engine.next();
    let asked = Instant::now();
    engine.send(b"stop");
    engine.next_move();
    assert!(asked.elapsed() < Duration::from_secs(2), "{:?}", asked.elapsed());
    // Everything is known at once here, but the move has to wait.
    engine.send(b"position fen 0,1:1:0 0,1:1:0 s");
    engine.send(b"go infinite");
    engine.send(b"isready");
    loop {
        let said = engine.next();
        assert!(!said.starts_with("bestmove"));
        if said == "readyok" {
            break;
        }
    }
    let early = engine.lines.recv_timeout(Duration::from_millis(200));
    assert!(early.is_err() || early.is_ok_and(|said| said.starts_with("info ")));
    engine.send(b"stop");
    engine.next_move();
    engine.send(b"stop");
    engine.send(b"ponderhit");
    engine.send(b"isready");
    assert_eq!(engine.next(), "readyok");
    assert!(engine.end().0.success());
}

/// The first search of a process, on the board whose book is the largest: how long it took by its own clock, in ms, and what it said.
fn first_search() -> (u64, Vec<String>) {
    let mut engine = Engine::start();
    // Without optimization much memory takes long.
    engine.send(b"setoption name Hash value 1");
    engine.send(b"isready");
    assert_eq!(engine.next(), "readyok");
    engine.send(b"go movetime 1000");
    let told: Vec<String> =
        std::iter::repeat_with(|| engine.next()).take_while(|line| !line.starts_with("bestmove ")).collect();
    let time = told.last().unwrap().split(" time ").nth(1).unwrap().split(' ').next().unwrap();
    (time.parse().unwrap(), told)
}

#[test]
fn what_is_ready_has_its_book_open() {
    // Other tests may hold up one process, but hardly each of these.
    let times: Vec<u64> = (0..5).map(|_| first_search().0).collect();
    assert!(times.iter().any(|&time| time < 20), "{times:?}");
}

#[test]
fn nothing_is_told_twice() {
    let (_, told) = first_search();
    assert_eq!(told.len(), 1, "{told:?}");
}

#[test]
fn levels_play_the_same_for_the_same_seed_and_several_lines_are_told() {
    let mut engine = Engine::start();
    let mut play = |seed: u32| {
        for line in [
            "uginewgame",
            "setoption name Level value 3",
            &format!("setoption name Seed value {seed}"),
            "position startpos moves s1 s2",
            "go",
        ] {
            engine.send(line.as_bytes());
        }
        engine.next_move()
    };
    let moves: Vec<String> = (0..12).map(&mut play).collect();
    let again: Vec<String> = (0..12).map(&mut play).collect();
    assert_eq!(moves, again);
    assert!(moves.iter().any(|mv| *mv != moves[0]), "{moves:?}");
    for line in ["setoption name Level value 12", "setoption name MultiPV value 3", "go depth 6"] {
        engine.send(line.as_bytes());
    }
    let mut told = Vec::new();
    loop {
        let said = engine.next();
        if said.starts_with("bestmove") {
            break;
        }
        told.push(said);
    }
    for number in 1..=3 {
        assert!(told.iter().any(|said| said.contains(&format!(" multipv {number} "))), "{told:?}");
    }
    assert!(engine.end().0.success());
}

#[test]
fn a_closed_output_ends_the_engine_quietly() {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut command = Command::new(env!("CARGO_BIN_EXE_beanduel"));
    command.arg("engine").env("BEANDUEL_DATA", NO_DATA).stdin(Stdio::piped()).stdout(writer).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    // It may be gone before all is said.
    let _ = input.write_all(b"go infinite\nisready\nisready\n");
    drop(input);
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
}
