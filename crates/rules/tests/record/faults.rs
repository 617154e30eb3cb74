//! Broken records, each with its place: line, column, what stood there, what was expected.

use beanduel_rules::{BySide, Expected, Fault, IllegalMove, InvalidPosition, Outcome, Player, Record, RecordReader};

fn read(file: &[u8]) -> Vec<Result<Record, Fault>> {
    RecordReader::of_file(file).collect()
}

/// The one fault of a file of one record.
fn fault(file: &[u8]) -> Fault {
    let mut all = read(file);
    assert_eq!(all.len(), 1, "{all:?}");
    all.remove(0).expect_err("the record is broken")
}

/// South has nothing but a blocked cup: it must pass.
const PASSING: &str = "[Position \"0,0,3,0:0:0 0,0,0,0:1:0 s\"]\n";
/// One move from the end.
const ENDING: &str = "[Position \"0,0,0,1:0:4 0,0,0,0:0:3 s\"]\n";

#[test]
fn every_kind_of_broken_record_is_refused_at_its_place() {
    let turn = |number, north| Expected::TurnNumber { number, north };
    let pots = |south, north| Expected::Pots(BySide { south, north });
    let number = |least, most| Expected::TagNumber { least, most };
    let terminations = Expected::TagWord(&["played out", "resigned", "flag", "aborted", "forfeited"]);
    let with = |before: &str, after: &str| format!("{before}{after}");
    let table: Vec<(String, u64, u64, &str, Expected)> = [
        // Tags.
        ("[Event \"a\"]\n[\"b\"] *", 2, 2, "\"", Expected::TagName),
        ("[Event \"a\"]\n[Ereignis b] *", 2, 11, "b", Expected::TagValue),
        ("[Event \"a\"]\n[Site", 2, 6, "", Expected::TagValue),
        ("[Event \"a\"]\n[Site \"b]\n*", 2, 7, "\"", Expected::ValueEnd),
        ("[Event \"a\"]\n[Site \"b\\\"]\n*", 2, 7, "\"", Expected::ValueEnd),
        ("[Event \"a\"]\n[Site \"b\"\n*", 2, 10, "", Expected::TagEnd),
        ("[Event \"a\" [Site \"b\"]\n*", 1, 12, "[", Expected::TagEnd),
        ("[Event \"ä\"] [site \"b\"]\n[SITE \"c\"]\n*", 2, 2, "SITE", Expected::NewTag),
        ("[Cups \"16\"] *", 1, 8, "16", number(1, 15)),
        ("[Cups \"\"] *", 1, 8, "\"", number(1, 15)),
        ("[Stock \"0\"] *", 1, 9, "0", number(1, 255)),
        ("[Stock \"forty\"] *", 1, 9, "forty", number(1, 255)),
        ("[MaxSow \"16\"] *", 1, 10, "16", number(1, 15)),
        ("[MaxSow \"4\"]\n[Cups \"3\"]\n\n*", 1, 10, "4", number(1, 3)),
        ("[Cups \"3\"]\n[Position \"0,0,0,1:0:0 0,0,0,0:1:0 s\"] *", 1, 8, "3", number(4, 4)),
        ("[MaxSow \"3\"]\n[Position \"0,0,0,1:0:0 0,0,0,0:1:0 s\"] *", 1, 10, "3", number(4, 4)),
        ("[Event \"ü\"] [Position \"0,0,0,1:0:0 0,0,0,0:1:0 x\"] *", 1, 48, "x", Expected::SideToMove),
        ("[Position \"0,0,0,1\\:0:0\\ 0,0;0,0:1:0 s\"] *", 1, 29, ";", Expected::CommaOrColon),
        ("[Position \"0,0:1:0 0,0:1:0\"] *", 1, 27, "\"", Expected::Blank),
        ("[Winner \"Südost\"] *", 1, 10, "Südost", Expected::TagWord(&["South", "North", "draw"])),
        ("[Termination \"tired\"] *", 1, 15, "tired", terminations),
        ("[Result \"1:0\"] *", 1, 10, "1:0", Expected::Result),
        ("[Result \"-1-0\"] *", 1, 10, "-1-0", Expected::Result),
        // Moves.
        ("1. s4 s9 *", 1, 7, "s9", Expected::LegalMove(IllegalMove::SowAtMost { beans: 4 })),
        ("1. s4\n{ö} c1 *", 2, 5, "c1", Expected::LegalMove(IllegalMove::CupHolds { beans: 0, distance: 4 })),
        ("1. s4 s3x2 *", 1, 7, "s3x2", Expected::Capture { beans: 1 }),
        ("1. s4x1 *", 1, 4, "s4x1", Expected::Capture { beans: 0 }),
        ("1. s4 s3x *", 1, 10, "", Expected::Captured),
        ("1. s4 sieben *", 1, 8, "ieben", Expected::MoveNumber),
        ("1. s4 pass *", 1, 7, "pass", Expected::LegalMove(IllegalMove::PassNotForced)),
        ("1. s4 s3 3. c4 *", 1, 10, "3.", turn(2, false)),
        ("1. s4 1. s3 *", 1, 7, "1.", turn(1, true)),
        ("1... s4 *", 1, 1, "1...", turn(1, false)),
        ("1. 1. s4 *", 1, 4, "1", Expected::Move),
        ("1. s4 s3 2. *", 1, 13, "*", Expected::Move),
        ("1. s4 e5 *", 1, 7, "e5", Expected::Move),
        ("1. s4 } *", 1, 7, "}", Expected::Move),
        ("1. s4 ) *", 1, 7, ")", Expected::Move),
        ("1. s4 \u{1F600} *", 1, 7, "\u{1F600}", Expected::Move),
        // Beside the moves.
        ("1. s4!!! *", 1, 6, "!", Expected::Nag),
        ("1. s4 $256 *", 1, 7, "$", Expected::Nag),
        ("1. $1 s4 *", 1, 4, "$1", Expected::Move),
        ("1. s4 {[%clk 1:2]} *", 1, 8, "[%clk 1:2]", Expected::Clock),
        ("1. s4 {wörds\n x [%EVAL 1.5]} *", 2, 4, "[%EVAL 1.5]", Expected::Eval),
        ("1. s4 {open\n\n s3 *", 1, 7, "{", Expected::CommentEnd),
        ("1. s4 {open \\} s3 *", 1, 7, "{", Expected::CommentEnd),
        ("{before the moves", 1, 1, "{", Expected::CommentEnd),
        ("1. s4 (1. s3\n(1. s2) s1 1-0", 1, 7, "(", Expected::VariationEnd),
        ("1. s4 (1. s3 s2", 1, 7, "(", Expected::VariationEnd),
        ("(1. s4) *", 1, 1, "(", Expected::MoveBeforeVariation),
        ("1. s4 ((1. s3)) *", 1, 8, "(", Expected::MoveBeforeVariation),
        ("1. s4 s3 2. (2. s1) *", 1, 13, "(", Expected::Move),
        ("1. s4 () *", 1, 8, ")", Expected::Move),
        // The result.
        ("1. s4 s3\n\n", 1, 9, "", Expected::Result),
        ("[Event \"a\"]", 1, 12, "", Expected::Result),
        ("1. s4 1- *", 1, 7, "1-", Expected::Result),
        ("1. s4 1-2-3 *", 1, 7, "1-2-3", Expected::Result),
        ("1. s4 s3 2. c4 1-2", 1, 16, "1-2", pots(1, 1)),
        ("1. s4 s3 2. c4 99999999999-1", 1, 16, "99999999999-1", pots(1, 1)),
        ("1. s4 s3 2. c4 1-1", 1, 16, "1-1", Expected::FinishedGame),
        ("[Result \"*\"] 1. s4 s3 2. c4 1-1", 1, 29, "1-1", Expected::StatedResult("*".into())),
        ("[Result \"2-1\"]\n\n1. s4 s3 2. c4 2-1", 1, 10, "2-1", pots(1, 1)),
        ("[Termination \"played out\"]\n1. s4 0-0", 1, 15, "played out", Expected::FinishedGame),
        ("[Termination \"resigned\"]\n1. s4 0-0", 1, 15, "resigned", Expected::Tag("Winner")),
        ("[Termination \"flag\"]\n[Winner \"South\"]\n1. s4 *", 3, 7, "*", pots(0, 0)),
        ("[Winner \"draw\"]\n[Termination \"flag\"]\n1. s4 0-0", 1, 10, "draw", Expected::TagWord(&["South", "North"])),
        ("[Winner \"North\"]\n1. s4 *", 1, 10, "North", Expected::NoWinner),
        ("[Termination \"aborted\"]\n[Winner \"North\"]\n1. s4 *", 2, 10, "North", Expected::NoWinner),
    ]
    .into_iter()
    .map(|(file, line, column, found, expected)| (file.to_string(), line, column, found, expected))
    .chain([
        (with(PASSING, "1. s1 s1 *"), 2, 4, "s1", Expected::Pass),
        (with(PASSING, "1. pass s1 2. pass *"), 2, 15, "pass", Expected::LegalMove(IllegalMove::GameOver)),
        (with(ENDING, "[Winner \"draw\"]\n1. c4 5-3"), 2, 10, "draw", Expected::Winner(Outcome::Win(Player::South))),
        (
            with(ENDING, "[Winner \"South\"]\n[Termination \"flag\"]\n1. c4 5-3"),
            3,
            15,
            "flag",
            Expected::TagWord(&["played out"]),
        ),
    ])
    .collect();
    let mut wrong = Vec::new();
    for (file, line, column, found, expected) in table {
        let wanted = Fault { line, column, found: found.to_string(), expected };
        for found in [fault(file.as_bytes()), file.parse::<Record>().unwrap_err()] {
            if found != wanted {
                wrong.push(format!("{file}\n  gave   {found}\n  wanted {wanted}\n"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_position_out_of_its_limits_gives_every_reason() {
    let fault = fault(b"[Site \"x\"]\n[Position \" 0,0:1:0 0:300:0 s\"]\n\n*");
    assert_eq!((fault.line, fault.column, fault.found.as_str()), (2, 13, "0,0:1:0 0:300:0 s"));
    let Expected::ValidPosition(invalid) = fault.expected else { panic!("{fault}") };
    assert_eq!(
        invalid.reasons(),
        [
            InvalidPosition::CupsDiffer { south: 2, north: 1 },
            InvalidPosition::SideBeans { player: Player::North, beans: 300 }
        ]
    );
}

#[test]
fn a_place_is_counted_in_characters_whatever_the_ends_of_the_lines() {
    for end in ["\n", "\r\n", "\r"] {
        let file = ["\u{feff}; Grüße", "", "{ätsch \u{1F600}", "ö} 1.\ts4 s3x2 *"].join(end);
        let fault = fault(file.as_bytes());
        assert_eq!((fault.line, fault.column, fault.found.as_str()), (4, 10, "s3x2"), "{end:?}");
    }
}

#[test]
fn bytes_that_are_no_text_are_shown_by_number() {
    let wanted = Fault { line: 2, column: 11, found: "\\xfc".into(), expected: Expected::Utf8 };
    assert_eq!(fault(b"[Event \"a\"]\n[Site \"Z\xc3\xbcr\xfcch\"]\n1. s4 *"), wanted);
}

#[test]
fn only_what_is_expected_follows_a_single_record() {
    for (file, line, column, found) in [
        ("1. s4 * \n s3", 2, 2, "s3"),
        ("* *", 1, 3, "*"),
        ("1. s4 *\n{fine}\n; fine too\n%also\n[Event \"b\"]", 5, 1, "["),
    ] {
        let wanted = Fault { line, column, found: found.into(), expected: Expected::End };
        assert_eq!(file.parse::<Record>(), Err(wanted));
    }
    for file in ["", "\n% \n", "; nothing here"] {
        let wanted = Fault { line: 1, column: 1, found: String::new(), expected: Expected::Result };
        assert_eq!(file.parse::<Record>(), Err(wanted), "{file:?}");
    }
    assert!("1. s4 *\n\n{fine}\n; fine too\n%also".parse::<Record>().is_ok());
}

/// What is read of a file: the events of its records, and the lines of its faults.
fn outline(file: &str) -> Vec<String> {
    let outline = |read: Result<Record, Fault>| match read {
        Ok(record) => record.tags().iter().next().map_or("-".into(), |(_, value)| value.into()),
        Err(fault) => format!("{}:{}", fault.line, fault.column),
    };
    read(file.as_bytes()).into_iter().map(outline).collect()
}

#[test]
fn after_a_fault_the_next_line_that_begins_with_an_event_is_read() {
    for (file, outlined) in [
        ("[Event \"a\"]\n1. s9 *\n\n[Event \"b\"]\n*", vec!["2:4", "b"]),
        // A comment without an end spoils one record.
        ("[Event \"a\"]\n1. s4 {open *\n\n[Event \"b\"]\n*\n{open\n[Event \"c\"]\n*", vec!["2:7", "b", "6:1", "c"]),
        // So does a variation, and a result that isn't there.
        ("[Event \"a\"]\n1. s4 (1. s3 *\n\n[Event \"b\"]\n*", vec!["2:7", "b"]),
        ("[Event \"a\"]\n1. s4 s3\n\n[Event \"b\"]\n[Event \"c\"]\n*", vec!["4:1", "5:1", "c"]),
        // A tag among the moves begins a record, whichever it is.
        ("[Event \"a\"]\n1. s4 s3\n\n[Site \"b\"] *", vec!["4:1", "b"]),
        // What follows on the same line, or begins otherwise, is lost with the faulty record.
        ("1. s9 * [Event \"b\"] *\n [Event \"c\"] *\n[Site \"d\"] *\n[event\t\"e\"] *", vec!["1:4", "e"]),
        ("[Event \"a\"] 1. s4 {\n[Eventually] [Event \"no\"]} s9\n[Event \"b\"] *", vec!["2:28", "b"]),
        // A faulty line that begins a record is one fault, not two.
        ("[Site \"a\"]\n[Event b\"]\n*\n[Event \"c\"]\n*", vec!["2:8", "c"]),
        ("[Event \"a\"]\n[Site \"\n[Event \"b\"] *", vec!["2:7", "b"]),
    ] {
        assert_eq!(outline(file), outlined, "{file}");
    }
}

#[test]
fn a_record_or_a_line_over_the_limit_is_refused_and_the_next_is_read() {
    let long = "[Event \"a\"]\n{twelve more}\n{twelve more}\n1. s4 s3 *\n[Event \"b\"] *";
    let read = |longest, file: &str, chunk| {
        let mut reader = RecordReader::with_longest(longest);
        let mut all = Vec::new();
        for bytes in file.as_bytes().chunks(chunk) {
            reader.push(bytes);
            all.extend(reader.by_ref());
        }
        reader.finish();
        all.extend(reader);
        all
    };
    for chunk in [1, 3, 1000] {
        assert!(read(50, long, chunk).iter().all(Result::is_ok));
        let all = read(49, long, chunk);
        let wanted = Fault { line: 4, column: 10, found: "*".into(), expected: Expected::ShorterRecord { most: 49 } };
        assert_eq!(all[0], Err(wanted), "chunks of {chunk}");
        assert!(all[1].is_ok() && all.len() == 2);

        let line = format!("[Event \"a\"] {{{}}} *\n[Event \"b\"] *", "long ".repeat(10));
        let all = read(50, &line, chunk);
        let wanted = Fault { line: 1, column: 1, found: "[".into(), expected: Expected::ShorterRecord { most: 50 } };
        assert_eq!(all[0], Err(wanted), "chunks of {chunk}");
        assert!(all[1].is_ok() && all.len() == 2);
    }
}

#[test]
fn variations_are_nested_to_the_limit_and_no_deeper() {
    // Each opens an alternative to the same first move.
    let nested = |depth: usize| format!("1. s4 {}{} *", "(1. s3 ".repeat(depth), ")".repeat(depth));
    let record: Record = nested(RecordReader::DEEPEST).parse().unwrap();
    assert_eq!(record.game().continuations(beanduel_rules::Game::START).len(), 2);
    let fault = nested(RecordReader::DEEPEST + 1).parse::<Record>().unwrap_err();
    assert_eq!(fault.column, 7 * RecordReader::DEEPEST as u64 + 7);
    assert_eq!(fault.expected, Expected::ShallowerVariation { most: RecordReader::DEEPEST });
}
