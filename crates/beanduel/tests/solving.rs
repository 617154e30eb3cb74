//! Exact values by the program: searches that are kept and gone on with, surveys, tables, certificates.

mod program;

use std::process::{Command, Output, Stdio};

use program::beanduel;

/// Out of reach of any exact answer.
const LARGE: &str = "0,0,0,0,0,0:60:0 0,0,0,0,0,0:60:0 s";

/// Runs the program until it has been told to stop by Ctrl-C, as soon as it listens for that.
#[cfg(target_os = "linux")]
fn interrupted(mut command: Command) -> Output {
    const SIGINT_BIT: u64 = 1 << 1;
    let running = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let listens = || {
        let status = std::fs::read_to_string(format!("/proc/{}/status", running.id())).unwrap();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
        u64::from_str_radix(caught.trim(), 16).unwrap() & SIGINT_BIT != 0
    };
    while !listens() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    // The flag is set by the second of two handlers: a signal between them would be lost.
    std::thread::sleep(std::time::Duration::from_millis(200));
    assert!(Command::new("kill").args(["-INT", &running.id().to_string()]).status().unwrap().success());
    running.wait_with_output().unwrap()
}

/// The same of the program with these arguments.
#[cfg(target_os = "linux")]
fn interrupted_with(args: &[&str]) -> Output {
    interrupted(beanduel(args))
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_a_long_search_cleanly_with_what_is_known() {
    let output = interrupted_with(&["solve", "--cups", "6", "--memory", "16M", "--threads", "2", "--json"]);
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.starts_with(r#"{"cups":6,"stock":60,"value":null,"nodes":"#), "{said}");
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.starts_with("beanduel: Stopped: so far the value is known to lie between -"), "{told}");

    let output = interrupted_with(&["row", "compose", "--cups", "15", "--json"]);
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains(r#""fewest":null,"at_most":"#) && said.ends_with("\"starts\":[]}\n"), "{said}");
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("beanduel: Stopped: "));

    let output = interrupted_with(&["analyse", LARGE, "--exact", "--memory", "16M"]);
    assert_eq!(output.status.code(), Some(0));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("between -") && !said.contains("exact\n"), "{said}");

    let output = interrupted_with(&["analyse", LARGE, "--time", "1h", "--memory", "16M", "--json"]);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stdout).unwrap().contains(r#""exact":false"#));
}

#[cfg(target_os = "linux")]
#[test]
fn a_search_that_was_interrupted_or_killed_goes_on_from_its_snapshot() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("search.snapshot");
    let file = path.to_str().unwrap();
    let args = |stock, memory| {
        ["solve", "--cups", "4", "--stock", stock, "--memory", memory, "--threads", "1", "--snapshot", file, "--json"]
    };
    let nodes = |output: &Output| {
        let said: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        said["nodes"].as_u64().unwrap()
    };
    let told = |output: &Output| String::from_utf8(output.stderr.clone()).unwrap();

    let stopped = interrupted_with(&args("16", "32M"));
    assert_eq!(stopped.status.code(), Some(0));
    assert!(told(&stopped).contains("of disk") && told(&stopped).contains("The search is kept"), "{}", told(&stopped));
    let whole = std::fs::read(&path).unwrap();
    let refused = |args: &[&str], place: &str| {
        let output = beanduel(args).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(told(&output).contains(place), "{}", told(&output));
    };
    refused(&args("16", "64M"), "byte 12: ");
    refused(&args("17", "32M"), "byte 44: ");
    std::fs::write(&path, &whole[..whole.len() - 5]).unwrap();
    refused(&args("16", "32M"), "the file ends within the end");
    std::fs::write(&path, &whole).unwrap();
    let finished = beanduel(&args("16", "32M")).output().unwrap();
    assert!(told(&finished).contains("Going on from "), "{}", told(&finished));
    assert!(String::from_utf8_lossy(&finished.stdout).starts_with(r#"{"cups":4,"stock":16,"value":-1,"#));
    assert!(nodes(&finished) > nodes(&stopped));
    assert!(!path.exists(), "what is finished needs no snapshot");

    // Written every moment, and killed.
    let mut killed =
        beanduel(&args("30", "32M")).args(["--snapshot-every", "1ms"]).stderr(Stdio::null()).spawn().unwrap();
    while !path.exists() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    let stopped = interrupted_with(&args("30", "32M"));
    assert!(told(&stopped).contains("Going on from "), "{}", told(&stopped));
    assert!(nodes(&stopped) > 0);
}

/// A search of the data folder is kept once it has taken a minute. One that goes on has taken that before.
#[cfg(target_os = "linux")]
#[test]
fn a_search_that_goes_on_is_kept_however_soon_it_is_interrupted_again() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("solving/2x4-30.snapshot");
    std::fs::create_dir(data.path().join("solving")).unwrap();
    let base = ["solve", "--cups", "4", "--stock", "30", "--memory", "32M", "--threads", "1", "--json"];
    let mut first = beanduel(&base);
    first.args(["--snapshot", path.to_str().unwrap()]);
    let first = interrupted(first);
    let mut second = beanduel(&base);
    second.env("BEANDUEL_DATA", data.path());
    let second = interrupted(second);
    let told = String::from_utf8(second.stderr).unwrap();
    assert!(told.contains("Going on from ") && told.contains("The search is kept"), "{told}");
    let mut third = beanduel(&base);
    third.env("BEANDUEL_DATA", data.path());
    let third = interrupted(third);
    let nodes = |output: &Output| {
        let said: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        said["nodes"].as_u64().unwrap()
    };
    let kept = String::from_utf8(third.stderr.clone()).unwrap().replace(',', "");
    let goes_on = format!("{} nodes", serde_json::from_slice::<serde_json::Value>(&second.stdout).unwrap()["nodes"]);
    assert!(kept.contains(&goes_on), "{kept} against {goes_on}");
    assert!(nodes(&third) > nodes(&first));
}

#[test]
fn a_survey_finds_the_values_that_are_known_and_goes_on_from_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("survey.jsonl");
    let survey = |args: &[&str]| {
        let base = ["survey", "--memory", "64M", "--threads", "1", "--json", "--out", path.to_str().unwrap()];
        let output = beanduel(&[&base, args].concat()).output().unwrap();
        let lines = String::from_utf8(output.stdout).unwrap();
        let lines: Vec<serde_json::Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        (output.status.code(), lines, String::from_utf8(output.stderr).unwrap())
    };
    let (code, small, _) = survey(&["--cups", "1..2", "--time-per-board", "20s"]);
    assert_eq!((code, small.len()), (Some(0), 60));
    // A line that was cut off is written anew.
    let mut whole = std::fs::read_to_string(&path).unwrap();
    whole.truncate(whole.len() - 20);
    std::fs::write(&path, &whole).unwrap();
    let (code, all, _) = survey(&["--cups", "1..4", "--time-per-board", "3s"]);
    assert_eq!(code, Some(0));
    assert_eq!(all[..58], small[..58]);
    assert!(all.len() > 70, "{}", all.len());
    let known = include_str!("../../solver/tests/vectors/starts.txt");
    let known: Vec<Vec<i64>> = known
        .lines()
        .filter_map(|line| line.split_once(": "))
        .filter(|(cups, _)| cups.len() == 1)
        .map(|(_, values)| values.split(' ').map(|value| value.parse().unwrap()).collect())
        .collect();
    for found in &all {
        let number = |name: &str| found[name].as_u64().unwrap() as usize;
        let best = found["moves"].as_array().unwrap().iter().map(|mv| mv["value"].as_i64().unwrap()).max();
        assert_eq!(best, found["value"].as_i64(), "{found}");
        if let Some(known) = known[number("cups") - 1].get(number("stock") - 1) {
            assert_eq!(found["value"], *known, "{found}");
        }
    }
    // Torn at any place, the last line is left out; what isn't a survey's stays as it is, and its place is told.
    let whole = std::fs::read_to_string(&path).unwrap();
    let first = whole.lines().next().unwrap();
    for length in 1..=first.len() {
        std::fs::write(&path, format!("{first}\n{}", &first[..length])).unwrap();
        let (code, found, told) = survey(&["--cups", "1", "--time-per-board", "1ms"]);
        assert_eq!(code, Some(0), "{length}: {told}");
        assert_eq!(found[0], small[0]);
    }
    let foreign = [
        ("no survey\n".to_owned(), 1),
        ("a diary without a last line break".to_owned(), 1),
        (format!("{first}\nnotes"), 2),
        (format!("{{\"cups\":\n{first}\n"), 1),
        (format!("{first}\n\n{{\"cups\":4,\"stock\":40,\"value\":null,\"nodes\":3}}"), 3),
        (first.replace("\"seconds\":", "\"seconds\":-1e300,\"was\":") + "\n", 1),
        (first.replace("\"seconds\":", "\"seconds\":1e300,\"was\":") + "\n", 1),
    ];
    for (contents, line) in foreign {
        std::fs::write(&path, &contents).unwrap();
        let (code, _, told) = survey(&["--cups", "1"]);
        assert_eq!(code, Some(2), "{contents:?}");
        assert!(told.contains(&format!("line {line}: ")), "{told}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), contents, "it isn't ours to change");
    }
}

#[test]
fn a_survey_takes_from_a_table_what_it_holds() {
    let survey = ["survey", "--cups", "3", "--time-per-board", "1ms", "--json"];
    let lines = |args: &[&str]| -> Vec<serde_json::Value> {
        let output = beanduel(args).output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let found = lines(&[&survey[..], &["--tables"]].concat());
    let known = include_str!("../../solver/tests/vectors/starts.txt");
    let known = known.lines().find_map(|line| line.strip_prefix("3: ")).unwrap();
    let values: Vec<String> = found.iter().map(|one| one["value"].to_string()).collect();
    assert_eq!(values.join(" "), known);
    assert_eq!(
        found[29]["moves"].to_string(),
        r#"[{"move":"s1","value":0},{"move":"s2","value":-4},{"move":"s3","value":-7}]"#
    );
    assert!(found.iter().all(|one| one["nodes"] == 0));
    assert!(lines(&survey).len() < 30);
}

/// A search that is at it looks at two things: its time, which the next board has anew, and Ctrl-C, which ends all of it.
#[cfg(target_os = "linux")]
#[test]
fn a_survey_ends_by_ctrl_c_with_what_it_found() {
    let survey = ["survey", "--cups", "5..6", "--time-per-board", "1h", "--memory", "16M", "--threads", "1", "--json"];
    let output = interrupted_with(&survey);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("Stopped: this is what was found"));
    assert!(!String::from_utf8_lossy(&output.stdout).contains("\"cups\":6"));
}

#[test]
fn with_nobody_to_tell_the_work_is_done_all_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let small = ["--cups", "2", "--stock", "4", "--threads", "1"];
    for command in [
        &["solve", "--memory", "1M", "--snapshot", &path("snapshot"), "--proof", &path("proof")][..],
        &["table", "build", "--out", &path("table")],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = beanduel(&[command, &small].concat()).stdout(Stdio::piped()).stderr(writer).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{command:?}");
        assert!(String::from_utf8(output.stdout).unwrap().contains("2x2"), "{command:?}");
    }
    assert!(["proof", "table"].iter().all(|name| std::fs::metadata(path(name)).is_ok()));
}

#[test]
fn a_table_is_built_described_asked_and_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("small.table");
    let file = path.to_str().unwrap();
    let run = |args: &[&str]| {
        let output = beanduel(&[&["table"], args].concat()).output().unwrap();
        (output.status.code(), String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, built, told) = run(&["build", "--cups", "2", "--stock", "10", "--out", file, "--json"]);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("positions; building it takes"), "{told}");
    let info: serde_json::Value = serde_json::from_str(&built).unwrap();
    assert_eq!((&info["cups"], &info["stock"]), (&2.into(), &10.into()));
    let (code, described, _) = run(&["info", file, "--json"]);
    let again: serde_json::Value = serde_json::from_str(&described).unwrap();
    assert_eq!((code, &again["hash"], &again["bytes"]), (Some(0), &info["hash"], &info["bytes"]));
    assert_eq!(std::fs::metadata(&path).unwrap().len(), again["bytes"].as_u64().unwrap());
    assert!(run(&["info", file]).1.contains("SHA-256"));

    let (code, probed, _) = run(&["probe", file, "0,0:10:0 0,0:10:0 s", "--json"]);
    assert_eq!(code, Some(0));
    let moves = r#"{"position":"0,0:10:0 0,0:10:0 s","value":-1,"moves":[{"move":"s1","value":-1},"#;
    assert!(probed.starts_with(moves), "{probed}");
    let (code, _, told) = run(&["probe", file, "0,0:11:0 0,0:10:0 s"]);
    assert_eq!(code, Some(1));
    assert!(told.contains("not in this table"), "{told}");
    let (code, verified, _) = run(&["verify", file, "--threads", "1"]);
    assert_eq!(code, Some(0));
    assert!(verified.starts_with("All ") && verified.contains("entries stand"), "{verified}");

    let book = folder.path().join("small.book");
    let book = book.to_str().unwrap();
    let (code, written, told) = run(&["book", file, "--top", "15", "--band", "4", "9:6", "--out", book, "--json"]);
    assert_eq!(code, Some(0), "{told}");
    let written: serde_json::Value = serde_json::from_str(&written).unwrap();
    assert_eq!(written["layers"], serde_json::json!([4, 5, 9, 10, 15, 16, 17, 18, 19, 20]));
    assert!(run(&["info", book]).1.contains("4-5, 9-10, 15-20"));
    let (code, verified, _) = run(&["verify", book]);
    assert_eq!(code, Some(0));
    assert!(verified.contains("were derived anew") && verified.contains("only by the checksums"), "{verified}");
    let verified: serde_json::Value = serde_json::from_str(&run(&["verify", book, "--json"]).1).unwrap();
    let derived = verified["derived"].as_u64().unwrap();
    assert!(0 < derived && derived < verified["pairs"].as_u64().unwrap(), "{verified}");
    assert_eq!(run(&["probe", book, "0,0:10:0 0,0:10:0 s"]).0, Some(0));
    assert_eq!(run(&["probe", book, "0,0:4:0 0,0:4:0 s"]).0, Some(1), "not in this book");
    let wrong = folder.path().join("wrong.book");
    for (bands, place) in [
        (&["--band", "21"][..], "band 21"),
        (&["--band", "254"], "band 254"),
        (&["--band", "15:3"], "band 15:3"),
        (&["--band", "4", "5:6"], "band 5:6"),
        (&["--band", "4", "4"], "band 4"),
    ] {
        let book = ["book", file, "--top", "15", "--out", wrong.to_str().unwrap()];
        let (code, _, told) = run(&[&book, bands].concat());
        assert_eq!(code, Some(2), "{bands:?}");
        assert!(told.contains(place), "{bands:?}: {told}");
        assert!(!wrong.exists());
    }
    let (code, _, told) = run(&["book", file, "--top", "21", "--out", wrong.to_str().unwrap()]);
    assert_eq!(code, Some(2), "a book of nothing");
    assert!(told.contains("no layer"), "{told}");
    let (code, _, told) = run(&["book", book, "--top", "15", "--out", book]);
    assert_eq!(code, Some(2));
    assert!(told.contains("not a whole table"), "{told}");

    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let (code, _, told) = run(&["verify", file]);
    assert_eq!(code, Some(1));
    assert!(told.contains("byte "), "{told}");
    std::fs::write(&path, "no table at all, just some words in a file").unwrap();
    let (code, _, told) = run(&["info", file]);
    assert_eq!(code, Some(2));
    assert!(told.contains("this is no table"), "{told}");
    let (code, _, told) = run(&["build", "--cups", "2", "--out", file]);
    assert_eq!(code, Some(2), "what is there is not overwritten");
    assert!(told.contains("there already"), "{told}");
}

#[test]
fn a_certificate_is_written_checked_and_refused_when_altered() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("2x3.certificate");
    let file = path.to_str().unwrap();
    let run = |args: &[&str]| {
        let output = beanduel(args).output().unwrap();
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        (output.status.code(), text(output.stdout), text(output.stderr))
    };
    let board = ["--cups", "3", "--stock", "6", "--max-sow", "2", "--threads", "1", "--memory", "16M"];
    let (code, solved, told) = run(&[&["solve", "--json", "--proof", file], &board[..]].concat());
    let solved: serde_json::Value = serde_json::from_str(&solved).unwrap();
    assert_eq!(code, Some(0));
    assert!(told.contains("at most"), "it says beforehand what it takes: {told}");
    assert_eq!(std::fs::metadata(&path).unwrap().len(), solved["proof"]["bytes"].as_u64().unwrap());

    let (code, verified, _) = run(&["verify", file, "--json"]);
    let verified: serde_json::Value = serde_json::from_str(&verified).unwrap();
    assert_eq!((code, &verified["value"]), (Some(0), &solved["value"]));
    assert_eq!((&verified["hash"], &verified["entries"]), (&solved["proof"]["hash"], &solved["proof"]["entries"]));
    assert_eq!((&verified["max_sow"], &verified["stock"]), (&2.into(), &6.into()));

    let (_, without, _) = run(&[&["solve", "--json"], &board[..]].concat());
    assert!(!without.contains("proof"), "{without}");

    let mut bytes = std::fs::read(&path).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let (code, proved, told) = run(&["verify", file]);
    assert_eq!((code, proved.as_str()), (Some(1), ""));
    assert!(told.contains("byte 32"), "{told}");
}
