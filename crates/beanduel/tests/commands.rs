//! The program as scripts and people at a prompt meet it: what it prints and its exit codes, as written in `cmd/*.trycmd`.

mod program;

use std::io::{Seek, Write};
use std::process::{Command, Output, Stdio};

use program::{NO_DATA, beanduel};

/// What the program says to this input. It comes from a file, since the program may say much before it has read all.
fn with_input(mut command: Command, input: &[u8]) -> Output {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(input).unwrap();
    file.rewind().unwrap();
    command.stdin(file).output().unwrap()
}

const START: &str = "0,0,0,0:40:0 0,0,0,0:40:0 s";
/// Out of reach of any exact answer.
const LARGE: &str = "0,0,0,0,0,0:60:0 0,0,0,0,0,0:60:0 s";

#[test]
fn every_command_answers_as_written() {
    let plain =
        [("LANGUAGE", ""), ("LC_ALL", "C"), ("COLUMNS", "100"), ("RUST_BACKTRACE", "0"), ("BEANDUEL_DATA", NO_DATA)];
    let cases = trycmd::TestCases::new();
    for (variable, value) in plain {
        cases.env(variable, value);
    }
    cases.case("tests/cmd/*.trycmd");
}

#[test]
fn a_closed_pipe_ends_every_command_quietly() {
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("games.cgn");
    std::fs::write(&archive, "1. s4 s9 *\n").unwrap();
    for args in [
        &["rules"][..],
        &["--help"],
        &["--version"],
        &["show", START],
        &["show", START, "--json"],
        &["show", START, "--format", "png", "--width", "16"],
        &["check", archive.to_str().unwrap()],
        &["perft", "--depth", "3"],
        &["analyse", "0,0:1:0 0,1:1:0 s"],
        &["analyse", "0,0:1:0 0,1:1:0 s", "--json"],
        &["solve", "--cups", "2", "--stock", "2"],
        &["solve", "--cups", "2", "--stock", "2", "--json"],
        &["match", "chance", "chance", "--cups", "1", "--stock", "1", "--games", "2"],
        &["row", "perfect", "--cups", "2"],
        &["row", "best", "2,1"],
        &["row", "transfer", "--from", "0,0", "--stock", "3", "--json"],
        &["row", "compose", "--cups", "2"],
        &["completions", "bash"],
        &["man"],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = beanduel(args).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        assert!(output.status.success(), "{args:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    }
}

#[test]
fn the_environment_chooses_the_language_and_the_flag_comes_first() {
    for (variable, value, usage) in [
        ("LC_ALL", "de_AT.UTF-8", "Aufruf:"),
        ("LANGUAGE", "fr:cs", "Použití:"),
        ("LC_ALL", "fr_FR.UTF-8", "Usage:"),
        ("LC_ALL", "", "Usage:"),
    ] {
        let output = beanduel(&["--help"]).env(variable, value).output().unwrap();
        assert!(String::from_utf8(output.stdout).unwrap().contains(usage), "{variable}={value}");
    }
    let output = beanduel(&["--help", "--lang", "en"]).env("LC_ALL", "cs_CZ.UTF-8").output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("Usage:"));
}

#[test]
fn pictures_are_written_to_the_pipe_and_to_files_named_for_their_form() {
    let folder = tempfile::tempdir().unwrap();
    let png = beanduel(&["show", START, "--format", "png", "--width", "64"]).output().unwrap();
    assert!(png.status.success());
    assert_eq!(&png.stdout[..8], b"\x89PNG\r\n\x1a\n");
    assert_eq!(png.stdout[16..20], 64u32.to_be_bytes(), "the width in the header");

    for (name, signs) in [("board.png", &b"\x89PNG"[..]), ("board.SVG", b"<svg "), ("board.txt", b"\n   South\n")] {
        let path = folder.path().join(name);
        let args = ["show", "1:2:0 0:2:0 s", "--width", "64", "--out", path.to_str().unwrap(), "--json"];
        let output = beanduel(&args).output().unwrap();
        assert!(output.status.success(), "{name}");
        assert!(output.stdout.starts_with(b"{\"position\":\"1:2:0 0:2:0 s\""), "{name}");
        let written = std::fs::read(path).unwrap();
        assert!(written.windows(signs.len()).any(|bytes| bytes == signs), "{name}");
    }
}

#[test]
fn the_manual_pages_of_all_commands_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("new/man");
    assert!(beanduel(&["man", "--lang", "de", "--out", out.to_str().unwrap()]).status().unwrap().success());
    for command in [
        "",
        "-play",
        "-show",
        "-check",
        "-analyse",
        "-solve",
        "-row",
        "-row-best",
        "-row-compose",
        "-perft",
        "-puzzle",
        "-puzzle-solve",
        "-engine",
        "-bench",
        "-match",
        "-rules",
        "-serve",
        "-completions",
        "-man",
    ] {
        let page = std::fs::read_to_string(out.join(format!("beanduel{command}.1"))).unwrap();
        assert!(page.contains(&format!(".TH beanduel{command} 1  \"beanduel ")), "{page}");
        for heading in ["BEZEICHNUNG", "ÜBERSICHT", "BESCHREIBUNG", "OPTIONEN"] {
            assert!(page.contains(&format!(".SH {heading}\n")), "{heading} in {page}");
        }
        for heading in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXTRA"] {
            assert!(!page.contains(&format!(".SH {heading}\n")), "{heading} in {page}");
        }
    }
}

#[test]
fn every_shell_has_completions_that_know_the_commands() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = beanduel(&["completions", shell]).output().unwrap();
        let script = String::from_utf8(output.stdout).unwrap();
        assert!(script.contains("perft") && script.contains("max-sow"), "{shell}");
    }
}

#[test]
fn a_file_of_many_games_is_checked_however_large() {
    let game = "[Event \"x\"]\n[South \"Ada\"]\n\n1. s4 s3x1 {good} 2. c4 *\n\n".repeat(20_000);
    let archive = format!("{game}1. s4 s3x2 *\n");
    let output = with_input(beanduel(&["check", "-"]), archive.as_bytes());
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    let end = "\
Game 20000: 3 moves, unfinished
Game 20001, line 100001, character 7: “s3x2” captures one bean here, so “x1” must follow the move.
  1. s4 s3x2 *
        ^
20,001 games, 60,000 moves, one fault
";
    assert!(said.ends_with(end), "{}", &said[said.len() - 400..]);
}

#[test]
fn what_is_no_text_is_placed_too() {
    let output = with_input(beanduel(&["check", "-", "--json"]), b"1. s4 \xffs3 *\n");
    assert_eq!(output.status.code(), Some(1));
    let expected = r#"{"index":1,"fault":{"line":1,"column":7,"found":"\\xff","expected":"text in UTF-8"}}
{"games":1,"plies":0,"faults":1}
"#;
    assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_no_text_is_refused() {
    use std::os::unix::ffi::OsStrExt;
    let mut command = beanduel(&["show"]);
    command.arg(std::ffi::OsStr::from_bytes(b"\xff"));
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("beanduel: An argument is not text in UTF-8.\n"));
}

/// A position from late in a game: small enough to be solved at once.
const LATE: &str = "4,0,2,0:3:5 0,1,6,0:2:7 s";

/// What the program prints for scripts, without the last figure, the time.
fn json(args: &[&str]) -> String {
    let output = beanduel(args).arg("--json").output().unwrap();
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "", "{args:?}");
    let said = String::from_utf8(output.stdout).unwrap();
    said.rsplit_once(",\"seconds\":").map_or(said.clone(), |(before, _)| before.to_owned())
}

/// The same without the nodes either, which depend on the search.
fn json_without_nodes(args: &[&str]) -> String {
    let said = json(args);
    said.rsplit_once(",\"nodes\":").unwrap().0.to_owned()
}

#[test]
fn values_that_are_known_are_found() {
    for (cups, stock, value) in
        [("1", "24", -2), ("2", "20", -1), ("3", "9", -1), ("3", "15", 0), ("4", "9", -2), ("5", "10", 1)]
    {
        for threads in ["1", "2"] {
            let args = ["solve", "--cups", cups, "--stock", stock, "--memory", "64M", "--threads", threads];
            let expected = format!(r#"{{"cups":{cups},"stock":{stock},"value":{value}"#);
            assert_eq!(json_without_nodes(&args), expected);
        }
    }
    let args = ["solve", "--cups", "3", "--stock", "9", "--memory", "64M", "--threads", "1"];
    assert_eq!(json(&args), json(&args), "one thread always searches the same");
}

#[test]
fn a_small_position_is_analysed_to_the_end_by_the_engine_and_by_the_solver() {
    let mut expected: Option<String> = None;
    for args in [
        &["analyse", LATE, "--time", "20s", "--memory", "16M"][..],
        &["analyse", LATE, "--time", "20s", "--memory", "16M", "--threads", "3"],
        &["analyse", LATE, "--exact", "--memory", "16M"],
    ] {
        let said = json_without_nodes(args);
        assert!(said.starts_with(&format!(r#"{{"position":"{LATE}","exact":true,"value":"#)), "{said}");
        assert_eq!(said.matches(r#""exact":true}"#).count(), 5, "{said}");
        assert_eq!(&said, expected.get_or_insert(said.clone()));
    }
}

#[test]
fn an_estimate_is_never_called_exact_and_keeps_to_its_time() {
    let started = std::time::Instant::now();
    let said = json_without_nodes(&["analyse", LARGE, "--time", "300ms", "--threads", "1", "--memory", "16M"]);
    assert!(started.elapsed().as_secs() < 20, "a machine may be busy, but not that busy");
    assert!(said.starts_with(&format!(r#"{{"position":"{LARGE}","exact":false,"value":"#)), "{said}");
    assert_eq!(said.matches(r#","exact":false}"#).count(), 6, "{said}");
}

#[test]
fn the_opening_of_bohnduell_is_known_at_once() {
    for flags in [&["--exact"][..], &["--time", "1ms"]] {
        let said = json(&[&["analyse", START], flags].concat()) + "}";
        let answer: serde_json::Value = serde_json::from_str(&said).unwrap();
        let values: Vec<_> =
            answer["moves"].as_array().unwrap().iter().map(|mv| mv["value"].as_i64().unwrap()).collect();
        assert_eq!((&answer["exact"], &answer["nodes"]), (&true.into(), &0.into()), "{said}");
        assert_eq!(values, [-1, -2, -5, -8], "{said}");
    }
}

#[test]
fn the_moves_of_a_transfer_lead_where_they_should() {
    for (from, stock, fewest) in
        [("0,0,0,0", 6, None), ("0,0,0,0", 20, Some(22)), ("1,0,2,0", 17, None), ("10,8,6,4,2,5,1,0,0,1", 0, Some(3))]
    {
        let said = json(&["row", "transfer", "--from", from, "--stock", &stock.to_string()]);
        let answer: serde_json::Value = serde_json::from_str(&said).unwrap();
        let moves: Vec<&str> = answer["moves"].as_array().unwrap().iter().map(|mv| mv.as_str().unwrap()).collect();
        assert!(fewest.is_none() || answer["fewest"] == fewest.unwrap(), "{said}");
        assert_eq!(answer["fewest"].as_u64().unwrap_or(0), moves.len() as u64, "{said}");
        if moves.is_empty() {
            continue;
        }
        // The row on a board whose other side can do nothing: it passes each time.
        let empty = vec!["0"; from.split(',').count()].join(",");
        let game = moves.join(" pass ");
        let shown = json(&["show", &format!("{from}:{stock}:0 {empty}:0:0 s"), "--moves", &game]);
        let goal = json(&["row", "perfect", "--cups", &from.split(',').count().to_string()]);
        let goal: serde_json::Value = serde_json::from_str(&goal).unwrap();
        let reached = format!(r#"{{"position":"{}:0:"#, goal["row"].as_str().unwrap());
        assert!(shown.starts_with(&reached), "{shown}");
    }
}

/// The puzzles that the tests solve.
const PUZZLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cmd/puzzles.jsonl");

#[test]
fn a_puzzle_is_solved_in_sentences_with_hints_and_retries_and_what_was_solved_is_kept() {
    let data = tempfile::tempdir().unwrap();
    let solve = |args: &[&str], input: &str| {
        let mut command = beanduel(&[&["puzzle", "solve", PUZZLES, "--plain", "--seed", "1"], args].concat());
        command.env("BEANDUEL_DATA", data.path());
        String::from_utf8(with_input(command, input.as_bytes()).stdout).unwrap()
    };
    let said = solve(&["--id", "hc47pw6k"], "hint\nhint\nhint\ns3\nc2\nzzz\ns2\nquit\n");
    for words in [
        "Puzzle hc47pw6k  2x3, difficulty 12\n",
        "South to move: find the move that gets the most beans.\n",
        "Hint: think of “Refuse the capture”.\nHint: empty a cup.\nHint: c2.\n",
        "Not this one. s3x1 loses 11 beans: the best answer is s1x1.\n",
        "South empties cup 2; one bean reaches the pot.\nNorth empties cup 3; one bean reaches the pot.\nFound: 1 of 2.\n",
        "Expected a move such as s3, c2 or pass, found “zzz”.\n",
        // One of two best moves, and not the one of the line.
        "South sows 2 beans and captures one bean from the opponent's cup 2.\nSolved!\n",
        "Solution: c2 (c3) c3. With best play South’s final margin is -15.\n",
        "Tempo: The opponent would rather pass than move, but has to move.\n",
        "streak 0, best 0; solved 0 of 1\n",
    ] {
        assert!(said.contains(words), "{words}\n{said}");
    }
    let said = solve(&["--theme", "transfer"], "s3\nc4\ns2\ns1\n\nquit\n");
    for words in [
        "Bring the row to 4,2,0,0 in 3 steps, the stock all sown.\n",
        "Not this one. After s3 ",
        "Solved!\nOne way: c4 s2 s1. Solutions, apart from the order of moves: 1.\n",
    ] {
        assert!(said.contains(words), "{words}\n{said}");
    }
    let said = solve(&["--cups", "3", "--difficulty", "1"], "s1\nquit\n");
    assert!(said.contains("Solved!") && said.contains("streak 1, best 1; solved 1 of 1\n"), "{said}");
    assert!(solve(&[], "quit\n").contains("Puzzle 3hq7yxc8"), "what isn't solved yet comes first");
}

#[test]
fn puzzles_are_mined_and_composed_into_a_file_and_the_same_command_goes_on_there() {
    let folder = tempfile::tempdir().unwrap();
    let run = |args: &[&str]| {
        let output = beanduel(&[&["puzzle"], args].concat()).output().unwrap();
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (whole, parts) = (path("whole"), path("parts"));
    let mine = |count: &str, out: &str| {
        run(&["mine", "--cups", "3", "--stock", "8", "--count", count, "--seed", "7", "--out", out])
    };
    mine("4", &whole);
    mine("2", &parts);
    assert!(mine("4", &parts).starts_with("2 puzzles added, 4 in the file.\n"));
    assert_eq!(std::fs::read(&whole).unwrap(), std::fs::read(&parts).unwrap());
    run(&["compose", "--cups", "4", "--count", "6", "--seed", "7", "--out", &whole]);
    assert!(run(&["grade", &whole]).starts_with("10 puzzles graded, 0 of them otherwise than before.\n"));
    assert_eq!(run(&["verify", &whole]), "10 puzzles checked, all of them true.\n");
}

#[test]
fn a_sample_of_the_puzzles_that_come_with_the_program_is_true() {
    // 2x3 is in the table that comes with the program; larger boards are searched.
    let output = beanduel(&["puzzle", "verify", "--sample", "12"]).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(said, "12 puzzles checked, all of them true.\n");
}
