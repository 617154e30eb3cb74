//! Files of puzzles: what is written is read as the same, and every fault names its line and field.

use beanduel_engine::{Puzzle, read_puzzles, write_puzzles};

const HEAD: &str = r#"{"format":"beanduel puzzles","version":1,"licence":"CC0-1.0"}"#;
const ROW: &str = r#"{"id":"gwikkzzv","kind":"row","position":"10,8,6,4,2,5,1,0,0,1:0:0 0,0,0,0,0,0,0,0,0,0:0:0 s","to":"10,8,6,4,2,0,2,1,1,0","fewest":3,"solutions":1,"line":["c10","c6","c10"],"themes":["perfect-position"],"difficulty":1,"source":{"backwards":[1,2]},"text":"Bring the row to 10,8,6,4,2,0,2,1,1,0 in 3 steps, the stock all sown."}"#;
const LINE: &str = r#"{"id":"@","kind":"position","position":"4,0,2,0:3:5 0,1,6,0:2:7 s","value":1,"steps":[{"best":["s2x6"],"wrong":[["c1",2,"s1x1"],["c3",2,"s1x1"],["s1",2,"s1"],["s3",2,"s1"]]}],"themes":["capture-now"],"difficulty":1,"source":{"game":[1,2,3]},"text":"South to move: one move gets the most beans."}"#;

fn line_with_id() -> String {
    let file = format!("{HEAD}\n{LINE}\n");
    let fault = read_puzzles(file.as_bytes()).unwrap_err().to_string();
    let id = fault.rsplit(' ').next().unwrap();
    LINE.replace('@', id)
}

fn fault(file: &[u8]) -> String {
    read_puzzles(file).unwrap_err().to_string()
}

#[test]
fn puzzles_are_read_as_they_were_written() {
    let file = format!("{HEAD}\n{ROW}\n{}\n", line_with_id());
    let puzzles: Vec<Puzzle> = read_puzzles(file.as_bytes()).unwrap();
    let mut written = Vec::new();
    write_puzzles(&mut written, &puzzles).unwrap();
    assert_eq!(String::from_utf8(written).unwrap(), file);
}

#[test]
fn blank_lines_are_skipped_and_the_last_line_may_have_no_end() {
    let file = format!("\n{HEAD}\r\n\n{ROW}");
    assert_eq!(read_puzzles(file.as_bytes()).unwrap().len(), 1);
}

#[test]
fn every_fault_of_a_field_is_named_with_its_line_and_field() {
    let line = line_with_id();
    for (from, to, expected) in [
        (r#""kind":"row""#, r#""kind":"cup""#, "line 2, field kind: none of position, row"),
        (r#""kind":"row","#, "", "line 2, field kind: missing"),
        (r#""kind":"row""#, r#""kind":"position""#, "line 2: no field is called “fewest”"),
        (r#""text""#, r#""words""#, "line 2: no field is called “words”"),
        ("gwikkzzv", "gwikkzzz", "line 2, field id: the position makes it gwikkzzv"),
        ("0:0:0 s", "0:0:0 n", "line 2, field position: South is not to move"),
        ("0:0:0 s", "1:0:0 s", "line 2, field position: there are beans beside the row and its stock"),
        (
            "0:0:0 s",
            "0:0:0 x",
            "line 2, field position: line 1, column 50: found “x”, expected “s” or “n”, the side to move",
        ),
        (r#""fewest":3"#, r#""fewest":0"#, "line 2, field fewest: no number from 1 to 4096"),
        (r#""fewest":3"#, r#""fewest":"3""#, "line 2, field fewest: no number from 1 to 4096"),
        (r#""solutions":1,"#, "", "line 2, field solutions: missing"),
        (r#""to":"10,8"#, r#""to":"10,x"#, "line 2, field to: column 4: found “x”, expected 0 to 255 beans"),
        (
            r#"["c10","c6""#,
            r#"["c10","c5""#,
            "line 2, field line: step 2: line 1, column 1: found “c5”, expected a legal move: \
          the cup holds 2 and can be emptied only with exactly 6",
        ),
        (r#"["c10","c6""#, r#"["c10",6"#, "line 2, field line: no text"),
        (r#""line":["c10","c6","c10"]"#, r#""line":"c10""#, "line 2, field line: not a list of what belongs there"),
        ("perfect-position", "perfect", "line 2, field themes: no theme is called “perfect”"),
        (r#""difficulty":1"#, r#""difficulty":14"#, "line 2, field difficulty: no number from 1 to 13"),
        (r#""difficulty":1"#, r#""difficulty":1.5"#, "line 2, field difficulty: no number from 1 to 13"),
        (r#"{"backwards":[1,2]}"#, r#"{"backwards":[1]}"#, "line 2, field source: not a list of what belongs there"),
        (r#"{"backwards":[1,2]}"#, r#"{"found":[1]}"#, "line 2, field source: none of game, backwards, longest"),
    ] {
        assert!(ROW.contains(from), "{from}");
        let found = fault(format!("{HEAD}\n{}\n", ROW.replacen(from, to, 1)).as_bytes());
        assert_eq!(found, expected, "{to}");
    }
    let no_step = "line 3, field steps: step 1 has no place here, or not every legal move once";
    for (from, to, expected) in [
        (r#""value":1"#, r#""value":511"#, "line 3, field value: no number from -510 to 510"),
        (r#"["s1",2,"s1"],"#, "", no_step),
        (r#"["s1",2,"s1"]"#, r#"["s3",2,"s1"]"#, no_step),
        (r#"["s1",2,"s1"]"#, r#"["s1",0,"s1"]"#, "line 3, field steps: no number from 1 to 255"),
        (r#"["s1",2,"s1"]"#, r#"["s1"]"#, "line 3, field steps: not a list of what belongs there"),
        (r#""best":["s2x6"]"#, r#""best":[]"#, no_step),
        (
            r#""best":["s2x6"]"#,
            r#""best":["s2x5"]"#,
            "line 3, field steps: step 1: line 1, column 1: found “s2x5”, expected “x6”, what the move captures",
        ),
        (r#""best":["s2x6"]"#, r#""better":["s2x6"]"#, "line 3: no field is called “better”"),
        (r#"["s3",2,"s1"]]}"#, r#"["s3",2,"s1"]],"reply":"s1"}"#, no_step),
        (r#""steps":[{"#, r#""steps":[7,{"#, "line 3, field steps: not a list of what belongs there"),
    ] {
        assert!(line.contains(from), "{from}");
        let found = fault(format!("{HEAD}\n{ROW}\n{}\n", line.replacen(from, to, 1)).as_bytes());
        assert_eq!(found.replace(", field steps: no field", ": no field"), expected, "{to}");
    }
}

#[test]
fn what_is_no_file_of_puzzles_is_told() {
    for (file, expected) in [
        (String::new(), "line 1: not a file of puzzles"),
        ("\n\n".to_owned(), "line 3: not a file of puzzles"),
        ("1. s4 s3x1".to_owned(), "line 1: no JSON from column 3 on"),
        ("[]".to_owned(), "line 1: no JSON object"),
        ("{}".to_owned(), "line 1: not a file of puzzles"),
        (ROW.to_owned(), "line 1: not a file of puzzles"),
        (HEAD.replace("puzzles", "games"), "line 1, field format: not a file of puzzles"),
        (HEAD.replace(":1", ":2"), "line 1, field version: version 2 is not known"),
        (HEAD.replace(":1,", ":\"1\","), "line 1, field version: no number from 1 to 9223372036854775807"),
        (HEAD.replace("licence", "license"), "line 1, field licence: missing"),
        (format!("{HEAD}\nnull"), "line 2: no JSON object"),
        (format!("{HEAD}\n{ROW}\n{ROW}"), "line 3, field id: the puzzle was there before"),
        (format!("{HEAD}\n{}", " ".repeat(70_000)), "line 2: longer than 65536 bytes"),
        (format!("{HEAD}\n{}", "[".repeat(60_000)), "line 2: no JSON from column 128 on"),
        (format!("{HEAD}\n{{\"Jeřáb\":x}}"), "line 2: no JSON from column 10 on"),
    ] {
        assert_eq!(fault(file.as_bytes()), expected, "{}", &file[..file.len().min(90)]);
    }
    assert_eq!(fault(b"{\xff}"), "line 1: no text in UTF-8");
}
