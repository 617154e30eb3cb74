//! Matches with the real program: what they come to, what they write, and engines that misbehave.

use std::path::Path;
use std::process::{Command, Output};

const NO_DATA: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/no-data");
const PROGRAM: &str = env!("CARGO_BIN_EXE_beanduel");

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(args).env_remove("LANGUAGE").env("LC_ALL", "C").env("BEANDUEL_DATA", NO_DATA);
    command
}

fn run(args: &[&str]) -> Output {
    command(&[&["match"], args].concat()).output().unwrap()
}

/// What a match prints for scripts.
fn json(args: &[&str]) -> serde_json::Value {
    let output = run(&[args, &["--json"]].concat());
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{complaint}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn games(path: &Path) -> usize {
    std::fs::read_to_string(path).unwrap().matches("[Event \"match\"]").count()
}

/// A program of a few lines of shell that begins as an engine should.
#[cfg(unix)]
fn scripted(folder: &Path, name: &str, at_go: &str) -> String {
    let path = folder.join(name);
    let script = format!(
        "while read -r line; do case \"$line\" in ugi) echo ugiok;; isready) echo readyok;; quit) exit;; go*) {at_go};; esac; done"
    );
    std::fs::write(&path, script).unwrap();
    format!("cmd:sh {}", path.display())
}

#[test]
fn a_match_is_played_told_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.cgn");
    let out = path.to_str().unwrap();
    let args = ["full", "chance", "--cups", "2", "--stock", "8", "--games", "5", "--nodes", "500", "--out", out];
    let told = json(&args);
    let meeting = &told["meetings"][0];
    assert_eq!((&told["games"], &told["finished"]), (&6.into(), &true.into()), "pairs make it six: {told}");
    assert_eq!(
        meeting["won"].as_u64().unwrap() + meeting["drawn"].as_u64().unwrap() + meeting["lost"].as_u64().unwrap(),
        6
    );
    assert!(meeting["score"].as_f64().unwrap() > 0.5 && meeting["margin"].as_f64().unwrap() > 0.0, "{told}");
    assert_eq!(games(&path), 6);
    let checked = command(&["check", out]).output().unwrap();
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    let text = std::fs::read_to_string(&path).unwrap();
    for tag in [
        "[Round \"3\"]",
        "[Limit \"nodes=500\"]",
        "[OpeningPlies \"6\"]",
        "[Timing \"wall\"]",
        "[GraceMs \"250\"]",
        "[South \"chance\"]",
        "[North \"full\"]",
        "[%eval ",
    ] {
        assert!(text.contains(tag), "{tag} in {text}");
    }

    let again = run(&args);
    assert_eq!(again.status.code(), Some(2), "what is there is not overwritten");
    assert!(String::from_utf8(again.stderr).unwrap().contains("--resume"));
}

#[test]
fn a_match_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, part] = ["whole.cgn", "part.cgn"].map(|name| folder.path().join(name));
    let match_to = |path: &Path, more: &[&str]| {
        let out = path.to_str().unwrap();
        let args = ["level=3", "level=5", "--cups", "3", "--stock", "9", "--games", "8", "--seed", "5", "--out", out];
        run(&[&args[..], more].concat())
    };
    assert!(match_to(&whole, &[]).status.success());
    let text = std::fs::read_to_string(&whole).unwrap();
    // As if the program had been killed while it wrote the fourth game.
    let cut = text.match_indices("[Event").nth(3).unwrap().0 + 150;
    std::fs::write(&part, &text[..cut]).unwrap();
    let resumed = match_to(&part, &["--resume"]);
    assert!(resumed.status.success(), "{}", String::from_utf8_lossy(&resumed.stderr));
    // Times are all that may differ.
    let moves = |path: &Path| {
        let text = std::fs::read_to_string(path).unwrap();
        text.lines()
            .filter(|line| !line.contains("LongestMs") && !line.contains("[Date"))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    assert_eq!(moves(&part), moves(&whole));
    let idle = match_to(&part, &["--resume"]);
    assert!(idle.status.success());
    assert_eq!(games(&part), 8);
    for terms in [&["--nodes", "9"][..], &["--plies", "5"], &["--cpu-time"], &["--grace", "1s"]] {
        let other = match_to(&part, &[&["--resume"], terms].concat());
        assert_eq!(other.status.code(), Some(2), "{terms:?}");
        assert!(String::from_utf8(other.stderr).unwrap().contains("other terms"), "{terms:?}");
    }
}

#[test]
fn another_program_plays_by_its_command_line() {
    let engine = format!("cmd[Level=4,Hash=2]:{PROGRAM} engine");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.cgn");
    let told = json(&[
        &engine,
        "alphabeta,depth=2",
        "--cups",
        "3",
        "--stock",
        "6",
        "--games",
        "4",
        "--nodes",
        "300",
        "--out",
        path.to_str().unwrap(),
    ]);
    assert_eq!(told["games"], 4);
    for engine in told["engines"].as_array().unwrap() {
        assert_eq!(
            (&engine["crashes"], &engine["illegal_moves"], &engine["time_losses"]),
            (&0.into(), &0.into(), &0.into())
        );
    }
    assert!(std::fs::read_to_string(&path).unwrap().contains("[%eval "));
}

#[cfg(unix)]
#[test]
fn an_engine_that_crashes_cheats_or_is_late_loses_and_is_started_again() {
    let folder = tempfile::tempdir().unwrap();
    let late = "sleep 1; echo bestmove s1";
    for (name, at_go, fault, termination) in [
        ("crash", "echo ouch >&2; exit 3", "crashes", "forfeited"),
        ("illegal", "echo bestmove s9", "illegal_moves", "forfeited"),
        ("bare", "echo bestmove", "illegal_moves", "forfeited"),
        ("late", late, "time_losses", "flag"),
        ("silent", ":", "time_losses", "flag"),
    ] {
        let engine = scripted(folder.path(), name, at_go);
        let path = folder.path().join(format!("{name}.cgn"));
        let args = [
            &engine,
            "chance",
            "--cups",
            "2",
            "--stock",
            "6",
            "--games",
            "2",
            // From the empty board, where s1 is legal for both.
            "--plies",
            "0",
            "--time",
            "20ms",
            "--out",
            path.to_str().unwrap(),
        ];
        let output = run(&[&args[..], &["--json"]].concat());
        let (told, noted) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
        assert!(output.status.success(), "{name}: {noted}");
        let told: serde_json::Value = serde_json::from_str(&told).unwrap();
        assert_eq!(told["engines"][0][fault], 2, "{name}: {told}");
        assert_eq!(told["meetings"][0]["lost"], 2, "{name}: {told}");
        assert_eq!(noted.lines().filter(|line| line.contains(" loses: ")).count(), 2, "{name}: {noted}");
        let kept = std::fs::read_to_string(&path).unwrap();
        assert_eq!(kept.matches(&format!("[Termination \"{termination}\"]")).count(), 2, "{name}: {kept}");
        if name == "crash" {
            assert!(kept.contains("[Fault \"crash: exit status: 3: ouch\"]"), "{kept}");
        }
    }
}

#[test]
fn a_program_that_is_none_ends_the_match() {
    let output = run(&["cmd:/no/such/program", "full", "--games", "2"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8(output.stderr).unwrap().contains("can’t be started"));
    for args in [
        &["full"][..],
        &["full", "nonsense"],
        &["full", "uct", "--depth", "3"],
        &["full,hash=900000G", "uct"],
        &["full", "uct", "chance", "--sprt", "0,5"],
        &["full", "chance", "--sprt", "5,0"],
        &["full", "chance", "--anchor", "nobody"],
        &["full", "chance", "--time", "1s", "--nodes", "5"],
        &["full", "chance", "--resume"],
    ] {
        assert_eq!(run(args).status.code(), Some(2), "{args:?}");
    }
}

#[test]
fn a_test_ends_as_soon_as_it_is_decided() {
    let told = json(&[
        "full", "chance", "--cups", "3", "--stock", "8", "--games", "400", "--nodes", "1000", "--sprt", "0,200",
    ]);
    assert_eq!(told["sprt"]["accepted"], "elo1", "{told}");
    assert_eq!(told["finished"], true);
    assert!(told["games"].as_u64().unwrap() < 100, "{told}");
}

#[test]
fn many_are_rated() {
    let args = [
        "level=1",
        "level=6",
        "chance",
        "level=1",
        "--cups",
        "3",
        "--stock",
        "12",
        "--games",
        "10",
        "--anchor",
        "level=1",
        "--threads",
        "2",
    ];
    let told = json(&args);
    assert_eq!(told["games"], 60);
    let rated = told["ratings"].as_array().unwrap();
    assert_eq!(rated[0]["name"], "level=6", "{told}");
    let of = |name: &str| rated.iter().find(|rating| rating["name"] == name).unwrap();
    assert!(of("level=1")["elo"].as_f64().unwrap().abs() < 1e-6);
    assert!(rated.iter().any(|rating| rating["name"] == "level=1 #2"));
    let text = String::from_utf8(
        run(&["level=6", "level=1", "chance", "--gauntlet", "--cups", "2", "--stock", "5", "--games", "2"]).stdout,
    )
    .unwrap();
    assert!(text.contains("level=6 v. chance: 2 games") && text.contains("Ratings (Elo"), "{text}");
    assert!(!text.contains("level=1 v. chance"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_program_that_ends_between_games_loses_the_next_and_is_started_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.cgn");
    // It ends where it is to begin a second game.
    let script = folder.path().join("once");
    let lines = format!(
        "n=0; while read -r line; do case \"$line\" in isready) n=$((n+1)); if [ $n -gt 1 ]; then exit; fi;; esac; \
        echo \"$line\"; done | {PROGRAM} engine"
    );
    std::fs::write(&script, lines).unwrap();
    let engine = format!("cmd:sh {}", script.display());
    let out = path.to_str().unwrap();
    let told = json(&["chance", &engine, "--cups", "2", "--stock", "3", "--games", "4", "--nodes", "10", "--out", out]);
    let engine = &told["engines"][1];
    assert_eq!((&told["games"], &engine["crashes"], &engine["illegal_moves"]), (&4.into(), &2.into(), &0.into()));
    let kept = std::fs::read_to_string(&path).unwrap();
    assert_eq!(kept.matches("[Fault \"crash: exit status: 0\"]").count(), 2, "{kept}");
    assert!(command(&["check", out]).status().unwrap().success());
}

#[cfg(unix)]
#[test]
fn a_match_that_cannot_go_on_tells_what_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("gone");
    // It takes itself away, so that it can't be started again.
    let lines = "while read -r line; do case \"$line\" in ugi) rm -f \"$0\"; echo ugiok;; isready) echo readyok;; quit) exit;; \
        go*) exit 5;; esac; done";
    std::fs::write(&script, lines).unwrap();
    let engine = format!("cmd:sh {}", script.display());
    let output = run(&["chance", &engine, "--cups", "2", "--stock", "5", "--games", "8", "--nodes", "10", "--json"]);
    let (told, complaint) = (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap());
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    assert_eq!((&told["games"], &told["finished"]), (&1.into(), &false.into()), "{told}");
    assert!(complaint.contains("can’t be started"), "{complaint}");
}

#[cfg(unix)]
#[test]
fn processor_time_is_that_of_search_and_solver() {
    // The first positions are only searched, and use up the time. The solver has the others soon: without a clock that sees its work they
    // would take it as long as it likes.
    let told = json(&[
        "full",
        "chance",
        "--cups",
        "6",
        "--stock",
        "16",
        "--games",
        "2",
        "--plies",
        "2",
        "--time",
        "30ms",
        "--cpu-time",
    ]);
    assert_eq!(told["engines"][0]["time_losses"], 0, "{told}");
    let longest = told["engines"][0]["longest_ms"].as_u64().unwrap();
    assert!((20..280).contains(&longest), "{told}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_match_with_what_was_played() {
    use std::process::Stdio;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.cgn");
    let args = ["match", "level=1", "chance", "--games", "1000000", "--out", path.to_str().unwrap()];
    let child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while !path.exists() || games(&path) == 0 {
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8(output.stderr).unwrap().contains("The same command with --resume goes on."));
    assert!(String::from_utf8(output.stdout).unwrap().contains("level=1 v. chance: "));
    assert!(command(&["check", path.to_str().unwrap()]).status().unwrap().success());
}

#[test]
fn the_search_visits_the_nodes_it_is_known_to_visit() {
    let output = command(&["bench", "--json"]).output().unwrap();
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    // Who changes the search changes this number, and says so.
    let known: u64 = include_str!("bench.txt").trim().parse().unwrap();
    assert_eq!(told["nodes"], known, "if the search was changed on purpose, write the new number to tests/bench.txt");
    assert_eq!(told["searches"].as_array().unwrap().len(), 16);
}
