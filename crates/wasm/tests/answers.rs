//! Questions of a page and their answers, on this machine: the same code answers in a browser.

use beanduel_wasm::answer;
use serde_json::{Value, json};

fn ask(question: &Value) -> Value {
    serde_json::from_str(&answer(&question.to_string())).unwrap()
}

#[test]
fn a_game_is_told_in_parts() {
    let game = ask(&json!({ "do": "game", "start": { "cups": 4 }, "moves": ["s4", "s3"] }));
    assert_eq!(game["position"], "1,0,1,1:36:0 1,1,1,0:37:1 s");
    assert_eq!(game["before"], "1,1,1,1:36:0 0,0,0,0:40:0 n");
    assert_eq!(game["margins"], json!([0, 0, -1]));
    assert_eq!(
        game["moves"][1],
        json!({ "move": "s3x1", "by": "n", "kind": "sow", "number": 3, "captured": 1, "cup": 2 })
    );
    assert_eq!(game["sides"][0]["cups"][3], json!({ "beans": 1, "emptiable": true, "blocked": false }));
    let legal: Vec<_> = game["legal"].as_array().unwrap().iter().map(|played| &played["move"]).collect();
    assert_eq!(legal, ["c4", "s1", "s2x1", "s3", "s4"]);
}

#[test]
fn a_game_that_is_over_has_an_outcome() {
    for (position, outcome) in [("1,0:0:5 0,2:0:3 n", "s"), ("1,0:0:3 0,2:0:5 n", "n"), ("0:0:4 0:0:4 s", "draw")] {
        let game = ask(&json!({ "do": "game", "start": position }));
        assert_eq!((game["over"].as_bool(), game["outcome"].as_str()), (Some(true), Some(outcome)), "{position}");
        let thought = ask(&json!({ "do": "search", "position": position, "nodes": 100 }));
        assert_eq!(thought["fault"], "position");
    }
}

#[test]
fn pictures_fit_each_other() {
    let look = json!({ "position": "1,1,1,1:36:0 0,0,0,0:40:0 n", "names": ["South", "North"], "prefix": "p-" });
    let question = |more: Value| {
        let mut question = look.clone();
        question.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        ask(&question)
    };
    let whole = question(json!({ "do": "picture" }));
    let pieces = question(json!({ "do": "picture", "pieces": true }));
    assert!(whole["svg"].as_str().unwrap().contains(pieces["svg"].as_str().unwrap()));
    assert_eq!(whole["places"].as_array().unwrap().len(), 12);
    let preview = question(json!({ "do": "picture", "pieces": true, "preview": "s3" }));
    assert!(preview["svg"].as_str().unwrap().contains("data-part=\"coming\""));
    let journey = question(json!({ "do": "journey", "move": "s3x1" }));
    assert_eq!(journey.as_array().unwrap().len(), 4);
    assert_eq!(journey[3]["capture"], true);
    let bean = format!("id=\"p-{}\"", journey[0]["flights"][0]["bean"].as_str().unwrap());
    assert!(whole["svg"].as_str().unwrap().contains(&bean), "{bean}");
    assert_eq!(question(json!({ "do": "journey", "move": "s9" }))["fault"], "move");
}

#[test]
fn the_engine_and_the_solver_answer() {
    let play = ask(&json!({ "do": "play", "position": "3,5,2,0:22:9 6,3,0,4:19:7 n", "level": 6, "seed": 3 }));
    let again = ask(&json!({ "do": "play", "position": "3,5,2,0:22:9 6,3,0,4:19:7 n", "level": 6, "seed": 3 }));
    assert_eq!(play["move"], again["move"]);
    let solved = ask(&json!({ "do": "solve", "position": "0,3:6:10 10,1:0:10 s" }));
    assert_eq!((solved["exact"].as_bool(), solved["lower"].as_i64()), (Some(true), Some(4)));
    assert_eq!(solved["moves"][0], json!({ "move": "s1x1", "lower": 4, "upper": 4 }));
    let bounded = ask(&json!({ "do": "solve", "position": "0,0,0,0,0:50:0 0,0,0,0,0:50:0 s", "nodes": 1000 }));
    assert_eq!(bounded["exact"], false);
    assert_eq!(ask(&json!({ "do": "perft", "start": { "cups": 3 }, "depth": 5 })), json!(335));
}

#[test]
fn what_is_no_question_is_refused_with_a_reason() {
    for question in ["", "{", "null", "[]", r#"{"do":"fly"}"#, r#"{"do":"game"}"#, "\u{0}"] {
        let refusal: Value = serde_json::from_str(&answer(question)).unwrap();
        assert_eq!(refusal["fault"], "question", "{question}");
        assert!(!refusal["why"].as_str().unwrap().is_empty());
    }
}

#[test]
fn what_tables_that_were_given_know_is_told_of_every_move_and_nothing_is_guessed() {
    let start = "0,0,0:30:0 0,0,0:30:0 s";
    let unknown = ask(&json!({ "do": "explore", "position": start }));
    assert_eq!((&unknown["value"], &unknown["moves"][0]), (&Value::Null, &json!({ "move": "s1", "value": null })));
    let table = include_bytes!("../../../data/tables/2x3-30.table");
    assert_eq!(beanduel_wasm::give(table.to_vec()), r#"{"what":"table","cups":3}"#);
    let known = ask(&json!({ "do": "explore", "position": start }));
    let moves = json!([{ "move": "s1", "value": 0 }, { "move": "s2", "value": -4 }, { "move": "s3", "value": -7 }]);
    assert_eq!(known, json!({ "position": start, "value": 0, "moves": moves }));
    assert_eq!(ask(&json!({ "do": "explore", "position": "0,0:2:0" }))["fault"], "position");
}

#[test]
fn several_lines_each_begin_with_another_move_and_say_how_they_are_known() {
    let found = ask(&json!({ "do": "lines", "position": "0,3:6:10 10,1:0:10 s", "lines": 3 }));
    let lines = found["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 2, "there are no more moves");
    assert_eq!(lines[0]["move"], "s1x1");
    assert_eq!((lines[0]["value"].as_f64(), lines[0]["exact"].as_bool()), (Some(4.0), Some(true)));
    assert_eq!(lines[1]["line"][0], lines[1]["move"]);
    let start = "0,0,0,0:40:0 0,0,0,0:40:0 s";
    let quick = ask(&json!({ "do": "lines", "position": start, "lines": 5, "nodes": 20_000 }));
    assert_eq!(quick["lines"].as_array().unwrap().len(), 4);
    assert_eq!(quick["lines"][0]["exact"], false);
    assert!(quick["depth"].as_u64().unwrap() > 1);
    assert_eq!(ask(&json!({ "do": "lines", "position": "0:0:4 0:0:4 s", "lines": 2 }))["fault"], "position");
}

/// A record with everything that one may have.
const RECORD: &str = r#"[Event "Club evening"]
[South "Ada"]
[North "Bob"]
[Result "2-3"]
[Winner "South"]
[Termination "resigned"]
[Cups "3"]
[Stock "9"]
[Annotator "Carl"]

{A short one.} 1. s2 s2x1 ({Not so good:} 1... s1 2. s1 (2. s3x1 s1x1)) 2. s3x1
$1 {[%clk 0:04:58.5] [%eval ~-2.5] Two for one.} 2... s3x2 3. s1x1 2-3
"#;

#[test]
fn a_record_is_the_same_after_it_was_read_and_written() {
    let score = ask(&json!({ "do": "record", "text": RECORD }));
    assert_eq!(score["fault"], Value::Null, "{score}");
    assert_eq!(score["rules"], json!({ "cups": 3, "stock": 9, "maxSow": 3 }));
    assert_eq!(score["ending"], json!({ "resigned": "n" }));
    assert_eq!(score["tags"][3], json!(["Annotator", "Carl"]));
    assert_eq!(score["places"][0], json!({ "after": 0, "comment": "A short one." }));
    let noted = score["places"].as_array().unwrap().iter().find(|place| place["nags"] == json!([1])).unwrap();
    assert_eq!(noted["eval"], json!({ "value": -2.5, "exact": false }));
    assert_eq!(noted["clock"], 298_500);
    let written = ask(&json!({ "do": "write", "score": score }));
    assert_eq!(written["text"], RECORD);
    assert_eq!(ask(&json!({ "do": "record", "text": written["text"] })), score);
}

#[test]
fn of_a_file_every_game_is_listed_and_a_faulty_one_with_its_place() {
    let text = format!("{RECORD}\n[Event \"two\"]\n1. s4 s9 *\n\n[Event \"three\"]\n1. s4 *\n");
    let list = ask(&json!({ "do": "records", "text": text }));
    assert_eq!(list.as_array().unwrap().len(), 3);
    assert_eq!((list[0]["plies"].as_u64(), &list[0]["result"]), (Some(5), &json!([2, 3])));
    let wrong = &list[1]["wrong"];
    assert_eq!((wrong["line"].as_u64(), wrong["column"].as_u64()), (Some(15), Some(7)), "{list}");
    assert_eq!(wrong["said"]["name"], "fault-illegal-move");
    assert_eq!(wrong["said"]["args"]["why"], json!({ "name": "illegal-sow-at-most", "args": { "beans": 4 } }));
    assert_eq!(ask(&json!({ "do": "record", "text": text, "number": 2 }))["tags"], json!([["Event", "three"]]));
    assert_eq!(ask(&json!({ "do": "record", "text": text, "number": 1 }))["column"], 7);
    assert_eq!(ask(&json!({ "do": "record", "text": text, "number": 3 }))["fault"], "record");
    assert_eq!(ask(&json!({ "do": "records", "text": " \n" })), json!([]));
}

#[test]
fn what_can_not_be_written_is_refused() {
    let place = |after: usize, mv: &str| json!({ "after": after, "move": mv });
    for (places, tags, fault) in [
        (json!([{}, place(0, "s4"), place(9, "s1")]), json!([]), "question"),
        (json!([{}, place(0, "s9")]), json!([]), "move"),
        (json!([{}]), json!([["no name", "x"]]), "record"),
    ] {
        let score = json!({ "start": "0,0,0,0:40:0 0,0,0,0:40:0 s", "tags": tags, "places": places });
        let question = json!({ "do": "write", "score": score });
        assert_eq!(ask(&question)["fault"], fault, "{question}");
    }
}

#[test]
fn faults_in_positions_and_rules_come_with_a_message() {
    let position = ask(&json!({ "do": "game", "start": "0,0:1:1 0,0:1 s" }));
    assert_eq!((position["column"].as_u64(), position["line"].as_u64()), (Some(14), None));
    assert_eq!(position["said"]["args"]["expected"]["name"], "expected-colon");
    let invalid = ask(&json!({ "do": "game", "start": "0,0,300:0:0 0,0:40:255 s" }));
    assert_eq!(invalid["said"]["args"]["reasons"].as_array().unwrap().len(), 3);
    assert_eq!(ask(&json!({ "do": "game", "start": { "cups": 16 } }))["said"]["name"], "rules-cups");
}
