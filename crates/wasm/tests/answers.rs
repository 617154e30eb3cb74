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
