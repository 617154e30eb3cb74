//! The terminal game as a person sees it: the real program in a terminal of its own, its screens as snapshots.

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The longest that anything may take, on a machine busy with other tests.
const PATIENCE: Duration = Duration::from_secs(20);
/// A screen that hasn't changed for so long is done.
const QUIET: Duration = Duration::from_millis(300);

struct Program {
    child: Box<dyn Child + Send + Sync>,
    /// Until the terminal is closed.
    terminal: Option<(Box<dyn MasterPty + Send>, Box<dyn Write + Send>)>,
    output: Receiver<Vec<u8>>,
    raw: Vec<u8>,
    screen: vt100::Parser,
}

impl Program {
    /// Starts the program at a terminal of this size, its data in the folder.
    fn start(args: &[&str], size: (u16, u16), data: &Path) -> Program {
        Program::start_with(args, size, data, &[("TERM", "xterm-256color"), ("LANG", "en_US.UTF-8")])
    }

    fn start_with(args: &[&str], (cols, rows): (u16, u16), data: &Path, env: &[(&str, &str)]) -> Program {
        let pair = native_pty_system().openpty(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_beanduel"));
        command.args(args);
        command.env_clear();
        command.env("BEANDUEL_DATA", data);
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let keys = pair.master.take_writer().unwrap();
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut buffer) {
                if sender.send(buffer[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        Program {
            child,
            terminal: Some((pair.master, keys)),
            output,
            raw: Vec::new(),
            screen: vt100::Parser::new(nonzero(rows), nonzero(cols), 0),
        }
    }

    fn press(&mut self, keys: &str) -> &mut Program {
        let (_, writer) = self.terminal.as_mut().unwrap();
        writer.write_all(keys.as_bytes()).unwrap();
        writer.flush().unwrap();
        self
    }

    /// A click of the left button at a column and a line, from 1.
    fn click(&mut self, column: u16, line: u16) -> &mut Program {
        self.press(&format!("\x1b[<0;{column};{line}M\x1b[<0;{column};{line}m"))
    }

    fn resize(&mut self, (cols, rows): (u16, u16)) {
        let (pty, _) = self.terminal.as_ref().unwrap();
        pty.resize(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }).unwrap();
        self.screen.screen_mut().set_size(nonzero(rows), nonzero(cols));
    }

    /// Closes the terminal, as one closes its window.
    fn close(&mut self) {
        self.terminal = None;
        // Our reader holds the terminal open too; a hang-up is what the system sends when the last one goes.
        self.signal("-HUP");
    }

    fn signal(&self, signal: &str) {
        let pid = self.child.process_id().unwrap().to_string();
        assert!(std::process::Command::new("kill").args([signal, &pid]).status().unwrap().success());
    }

    /// Takes in what the program writes until `done` holds and nothing more comes.
    fn wait_until(&mut self, what: &str, done: impl Fn(&str) -> bool) -> String {
        let began = Instant::now();
        loop {
            match self.output.recv_timeout(QUIET) {
                Ok(bytes) => {
                    self.screen.process(&bytes);
                    self.raw.extend(bytes);
                }
                Err(RecvTimeoutError::Timeout) if done(&self.text()) => return self.text(),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    assert!(done(&self.text()), "the program ended before {what}:\n{}", self.text());
                    return self.text();
                }
            }
            assert!(began.elapsed() < PATIENCE, "waited in vain for {what}:\n{}", self.text());
        }
    }

    /// The screen, once it shows these words.
    fn shows(&mut self, words: &str) -> String {
        self.wait_until(words, |screen| screen.contains(words))
    }

    fn text(&self) -> String {
        let contents = self.screen.screen().contents();
        contents.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// Waits for the program to end and returns whether it did well.
    fn ends(mut self) -> bool {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.success();
            }
            assert!(began.elapsed() < PATIENCE, "the program doesn't end:\n{}", self.text());
            // A full pipe would keep it from ending.
            while self.output.try_recv().is_ok() {}
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn nonzero(number: u16) -> NonZero<u16> {
    NonZero::new(number).unwrap()
}

const TWO_PEOPLE: [&str; 6] = ["play", "--south", "person", "--north", "person", "--no-animation"];

fn two_people<'a>(more: &[&'a str]) -> Vec<&'a str> {
    TWO_PEOPLE.into_iter().chain(more.iter().copied()).collect()
}

#[test]
fn a_game_begins_with_its_choices() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&[], (80, 24), data.path());
    insta::assert_snapshot!("form", program.shows("New game"));
    program.press("\x1b[B\x1b[B\x1b[C");
    insta::assert_snapshot!("form_five_cups", program.wait_until("five cups", |screen| screen.contains(" 50 ")));
    program.press("\r");
    program.shows("South to move");
    program.press("\x03");
    assert!(program.ends());
}

#[test]
fn a_move_is_previewed_then_played_and_a_capture_is_told() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&[]), (80, 24), data.path());
    insta::assert_snapshot!("start", program.shows("South to move"));
    program.press("4");
    insta::assert_snapshot!("preview", program.shows("Enter plays it"));
    program.press("\r");
    program.shows("North to move");
    program.press("s3 ");
    insta::assert_snapshot!("capture", program.shows("captures one bean"));
    program.press("c4\r");
    let screen = program.shows("South empties cup 4");
    assert!(screen.contains("1. s4      s3x1"), "{screen}");
    program.press("q");
    program.shows("Quit?");
    program.press("\r");
    assert!(program.ends());
}

#[test]
fn the_mouse_chooses_and_plays() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&[]), (80, 24), data.path());
    let screen = program.shows("South to move");
    let line = screen.lines().position(|line| line.contains(" s1 ")).unwrap() as u16 + 1;
    let column = screen.lines().nth(usize::from(line) - 1).unwrap().find("s3").unwrap() as u16 + 1;
    program.click(column, line);
    program.shows("South sows 3 beans.");
    program.click(column, line);
    program.shows("North to move");
    // North's cup 1 is the rightmost of the upper row.
    let screen = program.text();
    let row = screen.lines().position(|line| line.contains(" 4 ") && line.contains(" 1 ")).unwrap();
    let column = screen.lines().nth(row).unwrap().chars().position(|c| c == '1').unwrap();
    program.click(column as u16 + 1, row as u16 + 2);
    program.shows("North sows one bean");
}

#[test]
fn a_forced_pass_is_shown_and_acknowledged() {
    let data = tempfile::tempdir().unwrap();
    let position = ["--position", "1,0,0,0:0:7 0,0,0,1:1:5 s"];
    let mut program = Program::start(&two_people(&position), (80, 24), data.path());
    insta::assert_snapshot!("pass", program.shows("Forced pass"));
    program.press("\r");
    let screen = program.shows("North to move");
    assert!(screen.contains("1. pass"), "{screen}");
}

#[test]
fn the_end_shows_the_course_of_the_margin() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&["--cups", "2", "--stock", "3"]), (80, 24), data.path());
    program.shows("South to move");
    let mut screen = program.text();
    while !screen.contains("The game is over") {
        program.press(if screen.contains("Forced pass") { "\r" } else { "\x1b[C\r" });
        let before = screen.clone();
        screen = program.wait_until("another screen", |screen| screen != before);
    }
    insta::assert_snapshot!("end", screen);
    program.press("q");
    assert!(program.ends());
}

#[test]
fn a_level_answers_and_its_turn_is_taken_back_with_ones_own() {
    let data = tempfile::tempdir().unwrap();
    let args = ["play", "--north", "2", "--seed", "1", "--no-animation"];
    let mut program = Program::start(&args, (80, 24), data.path());
    program.shows("South to move");
    program.press("s4\r");
    program.wait_until("the answer", |screen| screen.contains("North sows") && screen.contains("South to move"));
    program.press("u");
    program.shows("The board is empty");
    program.press("r");
    program.wait_until("the answer again", |screen| screen.contains("North sows"));
}

#[test]
fn the_title_names_a_level_unless_that_is_too_long_for_the_line() {
    for (south, title) in [
        ("person", "South: person · North: level 9, tournament player"),
        ("1", "South: level 1, first game · North: level 9, tournament player"),
        ("8", "South: level 8 · North: level 9"),
    ] {
        let data = tempfile::tempdir().unwrap();
        let args = ["play", "--south", south, "--north", "9", "--no-animation"];
        let screen = Program::start(&args, (80, 24), data.path()).shows("South");
        assert!(screen.lines().next().unwrap().trim_end().ends_with(title), "{screen}");
    }
}

#[test]
fn beans_travel_one_by_one() {
    let data = tempfile::tempdir().unwrap();
    let args = ["play", "--south", "person", "--north", "person", "--speed", "slow"];
    let mut program = Program::start(&args, (80, 24), data.path());
    program.shows("South to move");
    program.press("s4\r");
    let seen = |stock: &'static str| move |screen: &str| screen.contains(stock);
    for stock in ["stock 39", "stock 38", "stock 37", "stock 36"] {
        program.wait_until(stock, seen(stock));
    }
    program.shows("North to move");
}

#[test]
fn a_killed_game_is_offered_again() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&[]), (80, 24), data.path());
    program.shows("South to move");
    program.press("s4\rs3\r");
    program.shows("captures one bean");
    drop(program);
    let mut program = Program::start(&["play", "--no-animation"], (80, 24), data.path());
    insta::assert_snapshot!("offer", program.shows("left unfinished"));
    program.press("\r");
    let screen = program.shows("captures one bean");
    assert!(screen.contains("1. s4      s3x1"), "{screen}");
}

#[test]
fn games_are_saved_and_loaded() {
    let data = tempfile::tempdir().unwrap();
    let file = data.path().join("mine.cgn");
    let path = file.to_str().unwrap();
    let mut program = Program::start(&two_people(&[]), (120, 30), data.path());
    program.shows("South to move");
    program.press("s4\r");
    program.shows("North to move");
    program.press("w");
    program.shows("Save the game as");
    program.press(&"\x7f".repeat(40)).press(path).press("\r");
    program.shows("Saved as");
    assert!(std::fs::read_to_string(&file).unwrap().contains("1. s4"));
    program.press("u");
    program.shows("The board is empty");
    program.press("o");
    program.shows("Load a game");
    program.press("/nowhere/at/all\r");
    program.shows("can't be read");
    program.press(&"\x7f".repeat(40)).press(path).press("\r");
    program.shows("South sows 4 beans");
}

#[test]
fn without_colours_the_board_is_told_by_form() {
    let data = tempfile::tempdir().unwrap();
    let env = [("TERM", "xterm-256color"), ("NO_COLOR", "1")];
    let args = two_people(&["--position", "4,0,0,1:9:0 5,2,1,0:9:0 s"]);
    let mut program = Program::start_with(&args, (80, 24), data.path(), &env);
    insta::assert_snapshot!("no_colour", program.shows("South to move"));
    let raw = String::from_utf8_lossy(&program.raw).into_owned();
    let colours = raw
        .split("\x1b[")
        .skip(1)
        .filter_map(|rest| rest.split_once('m'))
        .any(|(codes, _)| codes.split(';').any(|code| matches!(code.parse(), Ok(30..=38 | 40..=48 | 90..=107))));
    assert!(!colours, "a colour was set");
}

#[test]
fn plain_characters_draw_the_board_too() {
    let data = tempfile::tempdir().unwrap();
    let args = two_people(&["--ascii", "--position", "4,0,0,1:9:0 5,2,1,0:9:0 s"]);
    let mut program = Program::start(&args, (80, 24), data.path());
    let screen = program.shows("South to move");
    let board: Vec<&str> = screen.lines().skip(1).take(16).collect();
    insta::assert_snapshot!("ascii", board.join("\n"));
}

#[test]
fn ten_cups_fit_the_smallest_terminal_and_fifteen_ask_for_more() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&["--cups", "10"]), (80, 24), data.path());
    insta::assert_snapshot!("ten_cups", program.shows("South to move"));
    drop(program);
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&["--cups", "15"]), (80, 24), data.path());
    program.shows("106 columns");
    program.resize((106, 24));
    insta::assert_snapshot!("fifteen_cups", program.shows("South to move"));
    program.resize((60, 20));
    program.shows("this one has 60 and 20");
    program.resize((110, 40));
    program.shows("South to move");
}

/// A game on 2x3 with its table, played to its end by the first choice each time.
fn finished_game(lang: &str, over: &str, pass: &str, data: &Path) -> Program {
    let position = ["--lang", lang, "--position", "0,0,0:4:3 1,0,4:3:2 n"];
    let mut program = Program::start(&two_people(&position), (80, 24), data);
    let mut screen = program.wait_until("the board", |screen| screen.contains("▶") || screen.contains(pass));
    while !screen.contains(over) {
        // One key at a time: on a slow machine what the first of two does may be seen alone, and the next key would be one too many.
        let keys: &[&str] = if screen.contains(pass) { &["\r"] } else { &["\x1b[C", "\r"] };
        for key in keys {
            program.press(key);
            let before = screen.clone();
            screen = program.wait_until("another screen", |screen| screen != before);
        }
    }
    program
}

#[test]
fn a_hint_is_explained_by_the_line_it_expects() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&["--cups", "3"]), (80, 24), data.path());
    program.shows("South to move");
    program.press("h");
    let screen = program.shows("Hint: s1");
    assert!(screen.contains("(exact)"), "{screen}");
    program.press("e");
    insta::assert_snapshot!("why_hint", program.shows("Why s1?"));
    program.press("\x1b[C\x1b[C");
    insta::assert_snapshot!("why_hint_step", program.shows("step 2 of"));
    program.press("\x1b");
    program.shows("Hint: s1");
}

#[test]
fn a_bad_move_is_explained_by_what_it_allows() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&["--cups", "3"]), (80, 24), data.path());
    program.shows("South to move");
    program.press("e");
    program.shows("No move of a person to explain yet.");
    program.press("s3\r");
    program.shows("North to move");
    program.press("e");
    insta::assert_snapshot!("why_move", program.shows("Why s3?"));
    program.press("\x1b[C\x1b[C\x1b[C");
    program.shows("step 3 of");
    program.press("\x1b");
    program.shows("North to move");
}

#[test]
fn a_finished_game_is_reviewed_and_walked_through() {
    let data = tempfile::tempdir().unwrap();
    let mut program = finished_game("en", "The game is over", "Forced pass", data.path());
    program.press("a");
    insta::assert_snapshot!("review", program.shows("All values are exact."));
    program.press("1");
    insta::assert_snapshot!("review_move", program.shows("losses"));
    program.press("b");
    insta::assert_snapshot!("review_better", program.shows("The better line"));
    program.press("\x1b\x1b[D");
    program.shows("losses");
    program.press("\x1b");
    program.shows("All values are exact.");
    program.press("\x1b");
    program.wait_until("the board", |screen| !screen.contains("All values are exact."));
    program.press("q");
    assert!(program.ends());
}

#[test]
fn the_review_speaks_every_language_and_fits_the_smallest_terminal() {
    for (lang, over, pass, exact, losses) in [
        ("de", "Die Partie ist zu Ende", "muss passen", "Alle Werte sind exakt.", "Verluste"),
        ("cs", "Konec partie", "musí vynechat", "Všechny hodnoty jsou přesné.", "ztráty"),
    ] {
        let data = tempfile::tempdir().unwrap();
        let mut program = finished_game(lang, over, pass, data.path());
        program.press("a");
        insta::assert_snapshot!(format!("review_{lang}"), program.shows(exact));
        program.press("1");
        insta::assert_snapshot!(format!("review_move_{lang}"), program.shows(losses));
    }
}

#[test]
fn doomed_and_safe_cups_are_told_and_marked() {
    let data = tempfile::tempdir().unwrap();
    let position = ["--position", "5,0,4:9:0 0,6,3:12:1 s"];
    let mut program = Program::start(&two_people(&position), (80, 24), data.path());
    program.shows("South to move");
    program.press("b");
    insta::assert_snapshot!(
        "blocked",
        program.wait_until("fates", |screen| screen.contains("Doomed") || screen.contains("Safe"))
    );
    program.press("b");
    program.wait_until("the board as before", |screen| !screen.contains("Doomed") && !screen.contains("Safe"));
}

#[test]
fn a_long_review_shows_how_far_it_is_and_can_be_stopped() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&["--cups", "10"]), (80, 24), data.path());
    program.shows("South to move");
    program.press("s9\rs8\rs7\r");
    program.shows("North to move");
    program.press("a");
    program.shows("positions, at most");
    program.press("\x1b");
    program.shows("North to move: choose");
}

#[test]
fn help_is_one_key_away_in_every_language() {
    for (lang, key, first) in
        [("en", "Keys", "South to move"), ("de", "Tasten", "Süd ist am Zug"), ("cs", "Klávesy", "Jih je na tahu")]
    {
        let data = tempfile::tempdir().unwrap();
        let mut program = Program::start(&two_people(&["--lang", lang]), (80, 24), data.path());
        program.shows(first);
        program.press("?");
        insta::assert_snapshot!(format!("help_{lang}"), program.shows(key));
    }
}

#[cfg(unix)]
#[test]
fn a_stopped_game_goes_on_with_a_fresh_screen() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&[]), (80, 24), data.path());
    program.shows("South to move");
    program.press("s4\r");
    program.shows("North to move");
    program.press("\x1a");
    program.wait_until("the first screen", |screen| !screen.contains("North"));
    program.signal("-CONT");
    let screen = program.shows("North to move");
    assert!(screen.contains("1. s4"), "{screen}");
}

#[cfg(unix)]
#[test]
fn a_closed_terminal_ends_the_program_and_keeps_the_game() {
    let data = tempfile::tempdir().unwrap();
    let mut program = Program::start(&two_people(&[]), (80, 24), data.path());
    program.shows("South to move");
    program.press("s2\r");
    program.shows("North to move");
    program.close();
    program.ends();
    let mut program = Program::start(&["play", "--no-animation"], (80, 24), data.path());
    program.shows("left unfinished");
}

/// The puzzles that the tests solve.
const PUZZLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd/puzzles.jsonl");

#[test]
fn a_puzzle_on_the_screen_is_tried_again_solved_and_explained() {
    let data = tempfile::tempdir().unwrap();
    let args = ["puzzle", "solve", PUZZLES, "--id", "hc47pw6k"];
    let mut program = Program::start(&args, (80, 24), data.path());
    insta::assert_snapshot!("puzzle", program.shows("Found: 0 of 2"));
    program.press("h");
    program.shows("Hint: think of “Refuse the capture”.");
    program.press("3\r");
    insta::assert_snapshot!("puzzle_wrong", program.shows("s3x1 loses 11 beans"));
    program.press("\r");
    program.shows("Enter play");
    program.press("c2\r");
    program.shows("Found: 1 of 2");
    // A key ends the travelling of the beans.
    program.press(" ").press("c3\r");
    program.press(" ");
    insta::assert_snapshot!("puzzle_solved", program.shows("Refuse the capture: "));
    program.press("q");
    assert!(program.ends());
}

#[test]
fn a_row_problem_on_the_screen_is_shown_and_puzzles_are_a_key_away_from_the_game() {
    let data = tempfile::tempdir().unwrap();
    let args = ["puzzle", "solve", PUZZLES, "--theme", "transfer", "--ascii"];
    let mut program = Program::start(&args, (80, 24), data.path());
    program.shows("Bring the row to 4,2,0,0 in 3 steps");
    program.press("v ");
    insta::assert_snapshot!("puzzle_row_shown", program.shows("One way: c4 s2 s1"));
    program.press("\x03");
    assert!(program.ends());

    let mut program = Program::start(&[], (80, 24), data.path());
    program.shows("p puzzles");
    program.press("p");
    program.shows("h hint  v solution");
    program.press("?");
    program.shows("show the solution");
    program.press(" q");
    program.shows("New game");
    program.press("\x03");
    assert!(program.ends());
}
