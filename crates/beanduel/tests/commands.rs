//! The program as scripts and people at a prompt meet it: what it prints and its exit codes, as written in `cmd/*.trycmd`.

use std::io::{Seek, Write};
use std::process::{Command, Output, Stdio};

/// The program in plain surroundings: English, and no folder or colour of the machine's own.
fn beanduel(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_beanduel"));
    command.args(args).env_remove("LANGUAGE").env("LC_ALL", "C").env_remove("BEANDUEL_DATA").env("RUST_BACKTRACE", "0");
    command
}

/// What the program says to this input. It comes from a file, since the program may say much before it has read all.
fn with_input(mut command: Command, input: &[u8]) -> Output {
    let mut file = tempfile::tempfile().unwrap();
    file.write_all(input).unwrap();
    file.rewind().unwrap();
    command.stdin(file).output().unwrap()
}

const START: &str = "0,0,0,0:40:0 0,0,0,0:40:0 s";

#[test]
fn every_command_answers_as_written() {
    let plain = [("LANGUAGE", ""), ("LC_ALL", "C"), ("COLUMNS", "100"), ("RUST_BACKTRACE", "0")];
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
    for command in ["", "-play", "-show", "-check", "-perft", "-rules", "-completions", "-man"] {
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
