//! The lessons of the course: their positions can be played, what they call best is best, and every text is there.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use beanduel_rules::{Move, Position};
use beanduel_solver::{Row, SolveOptions, Solver};

const LESSONS: &str = include_str!("../../../data/lessons.json");
const TEXTS: [(&str, &str); 3] = [
    ("en", include_str!("../../../locales/en/lessons.ftl")),
    ("de", include_str!("../../../locales/de/lessons.ftl")),
    ("cs", include_str!("../../../locales/cs/lessons.ftl")),
];

/// Every step of every lesson, with the name of its texts.
fn steps() -> Vec<(String, serde_json::Value)> {
    let file: serde_json::Value = serde_json::from_str(LESSONS).unwrap();
    let lessons = file["lessons"].as_array().unwrap();
    let of_lesson = |lesson: &serde_json::Value| {
        let name = |step: &serde_json::Value| {
            format!("lesson-{}-{}", lesson["id"].as_str().unwrap(), step["id"].as_str().unwrap())
        };
        lesson["steps"].as_array().unwrap().iter().map(|step| (name(step), step.clone())).collect::<Vec<_>>()
    };
    lessons.iter().flat_map(of_lesson).collect()
}

#[test]
fn what_a_lesson_accepts_is_legal_and_what_it_calls_best_is_all_that_is_best() {
    for (name, step) in steps() {
        let position: Position = step["position"].as_str().unwrap().parse().unwrap();
        let read = |text: &serde_json::Value| position.read_move(text.as_str().unwrap()).unwrap();
        let accepted: Vec<Move> = step["accept"].as_array().unwrap().iter().map(read).collect();
        assert!(!accepted.is_empty(), "{name}");
        if step["best"] == true {
            let solver = Solver::new(&position, SolveOptions { memory: 1 << 20, ..SolveOptions::default() });
            let solved = solver.moves(&position, &AtomicBool::new(false), &mut |_| ()).unwrap();
            let best: Vec<Move> =
                solved.moves.iter().filter(|(_, value)| *value == solved.bounds).map(|&(mv, _)| mv).collect();
            assert_eq!(best, accepted, "{name}");
        }
        if let Some(reply) = step["reply"].as_str() {
            assert!(position.play(accepted[0]).unwrap().read_move(reply).is_ok(), "{name}");
        }
    }
}

#[test]
fn every_lesson_has_its_texts_in_every_language_and_no_text_is_left_over() {
    let file: serde_json::Value = serde_json::from_str(LESSONS).unwrap();
    let titles =
        file["lessons"].as_array().unwrap().iter().map(|lesson| format!("lesson-{}", lesson["id"].as_str().unwrap()));
    let of_steps = steps().into_iter().flat_map(|(name, _)| [format!("{name}-right"), format!("{name}-wrong"), name]);
    let course = ["lessons-title", "lessons-intro", "lesson-progress", "lesson-done", "lesson-next", "lesson-again"];
    let wanted: BTreeSet<String> = titles.chain(of_steps).chain(course.map(str::to_owned)).collect();
    for (language, texts) in TEXTS {
        let there = texts.lines().filter(|line| line.starts_with("lesson")).filter_map(|line| line.split_once(" = "));
        assert_eq!(there.map(|(name, _)| name.to_owned()).collect::<BTreeSet<_>>(), wanted, "{language}");
    }
}

#[test]
fn what_the_course_says_of_perfect_rows_is_true() {
    let of = |cups, beans| Row::winning(cups, beans).map(|row| row.to_string());
    assert_eq!(of(3, 4).as_deref(), Some("3,1,0"));
    assert_eq!((4..=6).map(|beans| Row::winning(4, beans).unwrap().cups()[0]).collect::<Vec<_>>(), [0, 0, 4]);
    assert_eq!((of(4, 6).as_deref(), of(4, 9).as_deref(), of(4, 10)), (Some("4,2,0,0"), Some("4,2,2,1"), None));
}
