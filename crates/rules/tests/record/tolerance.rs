//! What readers forgive: each pair says the same.

use beanduel_rules::{BySide, Eval, Game, NodeId, Outcome, Player, Record, RecordReader, Rules, TagName, Termination};

fn record(text: &str) -> Record {
    text.parse().unwrap_or_else(|fault| panic!("{fault}\n{text}"))
}

/// The places of the main line.
fn line(record: &Record) -> Vec<NodeId> {
    record.game().main_line().collect()
}

#[test]
fn these_texts_say_the_same() {
    let passes = "[Position \"0,0,3,0:0:0 0,0,0,0:2:0 s\"]\n";
    let ending = "[Position \"0,0,0,1:0:4 0,0,0,0:0:3 s\"]\n";
    let with = |before: &str, after: &str| format!("{before}{after}");
    for (text, other) in [
        // Case, white space, annotations, numbers.
        ("1. s4 s3x1 2. c4 *", "1.S4 s3\tC4\u{a0}*".to_string()),
        ("1. s4 s3x1 2. c4 *", "\u{feff}\r\n1 s4 1... S3X1\r2. c4\r\n*".into()),
        ("1. s4 s3x1 2. c4 *", "1. s4 1… s3 2\nc4 *".into()),
        ("1. s4 s3x1 2. c4 *", "1 . s4 1. ... s3 *".replace("s3 *", "s3 2.c4*")),
        // Comments.
        ("1. s4 {a b c} s3 *", "1. s4 {  a\n\tb } {c} 1... s3 *".into()),
        ("1. s4 {a b} s3 *", "1. s4 ;a\n; b\ns3 *".into()),
        ("1. s4 {a} s3 *", "% first\n1. s4\n%{s1\n{a} s3 *".into()),
        ("1. s4 {} s3 *", "1. s4 s3 *".into()),
        ("1. s4 {a} (1. s3) s3 *", "1. s4 (1. s3) {a} s3 *".into()),
        ("{a b} 1. s4 *", "{a} ;b\n1. s4 *".into()),
        ("[Site \"x\"] {a b} 1. s4 *", "{no} ; no\n[Site \"x\"] {a}\n;b\n1. s4 *".into()),
        ("1. s4 (1. {a} s3) *", "1. s4 ({a} 1. s3) *".into()),
        ("1. {a b} s4 *", "1. {a} {b} s4 *".into()),
        // Glyphs.
        ("1. s4 $1 $4 $6 *", "1. s4! ?? ?! *".into()),
        ("1. s4 $3 $2 {a} $5 *", "1. s4!! {a} ? !? *".into()),
        // Clocks and evaluations.
        ("1. s4 {[%clk 0:01:02] [%eval ~-0.5] a} *", "1. s4 {a [%EVAL  ~-0.50] } {[%clk 00:1:2.000]} *".into()),
        ("1. s4 {[%clk 0:00:02] a b [%csl 1] cd} *", "1. s4 {a [%clk 9:00:00]b [%csl\n1] c[%clk 0:00:02]d} *".into()),
        // Tags.
        ("[Event \"a\"]\n[Round \"1\"]\n*", "[ROUND \"1\"][ event\t\"a\" ]*".into()),
        ("[Site \"?\"] 1. s4 *", "1. s4 *".into()),
        ("[Cups \"4\"]\n[Stock \" 40 \"]\n[MaxSow \"4\"] *", "*".into()),
        ("[Position \"0,0,0,0:40:0 0,0,0,0:40:0 s\"] *", "*".into()),
        ("[Position \"0,0,0,0:40:0_0,0,0,0:40:0_S\"] *", "[Stock \"40\"] [Result \" * \"] *".into()),
        (
            "[Cups \"3\"] [Position \"0,0,0:5:1 0,0,0:5:0 n\"] *",
            "[Position \"0,0,0:5:1 0,0,0:5:0 n\"] [Stock \"9\"] *".into(),
        ),
        ("[Position \"0,0,0:5:0 0,0,0:5:0 s maxsow=2\"] *", "[Cups \"3\"] [Stock \"5\"] [MaxSow \"2\"] *".into()),
        // Results.
        (
            &with(ending, "[Result \"5-3\"]\n[Winner \"South\"]\n[Termination \"played out\"] 1. c4 5-3"),
            with(ending, "1. c4 5-3"),
        ),
        (&with(ending, "1. c4 5-3"), with(ending, "1. c4 *")),
        (&with(ending, "1. c4 5-3"), with(ending, "[TERMINATION \"Played Out\"] [Winner \"SOUTH\"] c4 05-3")),
        (
            "[Winner \"north\"] [Termination \"FLAG\"] s4 0-0",
            "[Termination \"flag\"] [Winner \"North\"] 1. s4 0-0".into(),
        ),
        ("[Termination \"aborted\"] s4 0-0", "[Termination \"aborted\"] [Result \"*\"] s4 *".into()),
        // Passes are plies and are numbered so.
        (&with(passes, "1. pass s1 2. pass s1 *"), with(passes, "PASS 1... S1 pass s1 0-0")),
        // A variation that repeats a move adds to it; the main line stays the main line.
        ("1. s4 s3 (1... s2 2. s1) (1... s1) *", "1. s4 (s4 s2 s1) (s4 s1) 1... s3 *".into()),
    ] {
        assert_eq!(record(text), record(&other), "{text}\n{other}");
    }
}

#[test]
fn north_may_begin() {
    let read = record("[Position \"0,0,0,0:40:0 0,0,0,0:40:0 n\"]\n\n1... s3 2. s4 s1 3. s1 *");
    assert_eq!(line(&read).len(), 4);
    assert_eq!(read.to_string().lines().last(), Some("1... s3 2. s4x1 s1x1 3. s1 *"));
}

#[test]
fn the_worked_example_ends_where_it_should() {
    let read = record("1. s4 s3x1 2. c4 *");
    assert_eq!(read.game().position().to_string(), "1,0,1,0:36:1 1,1,1,0:37:1 n");
    assert_eq!(read.rules(), Some(Rules::default()));
    assert_eq!((read.result(), read.winner(), read.termination()), (None, None, None));
}

#[test]
fn a_result_is_what_the_tags_say_it_is() {
    let read = record("[South \"A\"] [Winner \"North\"] [Termination \"forfeited\"] 1. s4 s3 0-1");
    assert_eq!(read.result(), Some(BySide { south: 0, north: 1 }));
    assert_eq!(read.winner(), Some(Outcome::Win(Player::North)));
    assert_eq!(read.termination(), Some(Termination::Forfeited(Player::South)));
    assert_eq!(read.tags().player(Player::South), Some("A"));
    assert_eq!(read.tags().get(&TagName::EVENT), None);
}

#[test]
fn notes_are_at_the_places_they_are_about() {
    let read = record(
        "$7 {start [%eval -1]} 1. s4 $1 {[%clk 0:00:30.25]} ({lead} 1. s3 $2 {behind} s1 {last}) 1... {own} s3 {end} *",
    );
    let game = read.game();
    let start = game.notes(Game::START);
    assert_eq!((start.comment.as_str(), start.eval, &start.nags[..]), ("start", Some(Eval::Exact(-1)), &[7][..]));
    let [main, variation] = game.continuations(Game::START) else { panic!("{game:?}") };
    assert_eq!((game.notes(*main).clock, &game.notes(*main).nags[..]), (Some(30_250), &[1][..]));
    let notes = game.notes(*variation);
    assert_eq!((notes.lead.as_str(), notes.comment.as_str(), &notes.nags[..]), ("lead", "behind", &[2][..]));
    assert_eq!(game.notes(game.continuations(*variation)[0]).comment, "last");
    let notes = game.notes(line(&read)[1]);
    assert_eq!((notes.lead.as_str(), notes.comment.as_str()), ("own", "end"));
}

#[test]
fn a_backslash_keeps_what_would_be_lost() {
    let read = record("1. s4 {\\ a\\\n\\  b \\} \\\\ \\[%clk 0:00:01] \\u{1F600} C:\\temp\\\\} *");
    let comment = &read.game().notes(line(&read)[0]).comment;
    assert_eq!(comment, " a\n  b } \\ [%clk 0:00:01] \u{1F600} C:\\temp\\");
}

#[test]
fn a_file_may_hold_many_records_with_anything_between_them() {
    let file = "; my games\n\n[Event \"1\"]\n\n1. s4 *\n{between}\n1. s3 * *\n%x\n[Event \"2\"]*[Event \"3\"]\r\n\r\n1. s2 *\n\n;end";
    let read: Vec<Record> = RecordReader::of_file(file.as_bytes()).map(Result::unwrap).collect();
    let moves: Vec<usize> = read.iter().map(|record| line(record).len()).collect();
    assert_eq!(moves, [1, 1, 0, 0, 1]);
    let comments: Vec<&str> = read.iter().map(|record| record.game().notes(Game::START).comment.as_str()).collect();
    assert_eq!(comments, ["", "between", "", "", ""]);
}

#[test]
fn a_file_without_records_holds_none() {
    for file in ["", "\n\n", "\u{feff}", "; nothing\n{at all}", "% nothing"] {
        assert_eq!(RecordReader::of_file(file.as_bytes()).count(), 0, "{file:?}");
    }
}

#[test]
fn the_files_chunks_may_be_of_any_size() {
    let file = "\u{feff}[Event \"ä\"]\r\n[Position \"0,0,0,2:0:0 0,0,0,0:2:0 s\"]\r\r1. pass {ü \\\r\n \u{1F600}} s1 *\n{open\n[Event \"b\"]\n\n1. s9 \r\n[Event \"c\"] 1. s4! (1. s3) *\n1.";
    let whole: Vec<_> = RecordReader::of_file(file.as_bytes()).collect();
    assert_eq!(whole.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, false, true, false]);
    for size in 1..=file.len() {
        let mut reader = RecordReader::new();
        let mut read = Vec::new();
        for chunk in file.as_bytes().chunks(size) {
            reader.push(chunk);
            read.extend(reader.by_ref());
        }
        reader.finish();
        read.extend(reader);
        assert_eq!(read, whole, "chunks of {size}");
    }
}
