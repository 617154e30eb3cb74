//! The course: all lessons, and a page for each. Without script every step stands there with its picture and its answer.

use askama::Template;
use beanduel_text::{Text, move_sentence};

use crate::lessons::{Lesson, Step};
use crate::pages::{self, Frame};
use crate::pictures::Pictures;
use crate::site::Asked;

/// The script of both pages.
const ENTRIES: &[&str] = &["src/learn/entry.ts"];

#[derive(Template)]
#[template(path = "learn.html")]
struct Learn<'a> {
    frame: Frame<'a>,
    lessons: Vec<Listed>,
}

/// A lesson in the list.
struct Listed {
    id: String,
    title: String,
    about: String,
    steps: String,
}

#[derive(Template)]
#[template(path = "lesson.html")]
struct Page<'a> {
    frame: Frame<'a>,
    id: &'a str,
    progress: String,
    steps: Vec<Shown>,
    before: Option<&'a Lesson>,
    after: Option<&'a Lesson>,
}

/// A step as it is shown.
struct Shown {
    heading: String,
    text: String,
    wide: String,
    narrow: String,
    /// The right move in a sentence, and what there is to say of it.
    answer: [String; 2],
}

/// The page of the course, or of the lesson with this name; nothing where there is none.
pub fn page(asked: &Asked<'_>, name: Option<&str>) -> pages::Page {
    match name {
        None => Some(list(asked)),
        Some(name) => asked.site.lessons.place(name).map(|at| lesson(asked, at)),
    }
}

fn list(asked: &Asked<'_>) -> askama::Result<String> {
    let listed = |lesson: &Lesson| {
        let count = [("steps", (lesson.steps.len() as i64).into())];
        Listed {
            id: lesson.id.clone(),
            title: asked.text.get(&lesson.title()).into_owned(),
            about: asked.text.get(&format!("learn-about-{}", lesson.id)).into_owned(),
            steps: asked.text.with("learn-steps", &count).into_owned(),
        }
    };
    let lessons = asked.site.lessons.all().iter().map(listed).collect();
    Learn { frame: Frame::new(asked, "lessons-title", ENTRIES), lessons }.render()
}

fn lesson(asked: &Asked<'_>, at: usize) -> askama::Result<String> {
    let all = asked.site.lessons.all();
    let lesson = &all[at];
    let number = |number: usize| (number as i64).into();
    let pictures = Pictures::new(asked.text, &asked.cookies);
    let progress = asked.text.with(
        "lesson-progress",
        &[
            ("lesson", number(at + 1)),
            ("lessons", number(all.len())),
            ("step", number(1)),
            ("steps", number(lesson.steps.len())),
        ],
    );
    let page = Page {
        frame: Frame::new(asked, &lesson.title(), ENTRIES),
        id: &lesson.id,
        progress: progress.into_owned(),
        steps: lesson.steps.iter().enumerate().map(|(i, step)| shown(asked.text, &pictures, i, step)).collect(),
        before: at.checked_sub(1).map(|before| &all[before]),
        after: all.get(at + 1),
    };
    page.render()
}

fn shown(text: &Text, pictures: &Pictures<'_>, at: usize, step: &Step) -> Shown {
    let [wide, narrow] = pictures.both(&step.position, &format!("step{at}-"));
    let said = step.accept.first().map(|&mv| move_sentence(text, &step.position, mv)).unwrap_or_default();
    Shown {
        heading: text.with("learn-step", &[("step", (at as i64 + 1).into())]).into_owned(),
        text: text.get(&step.message).into_owned(),
        wide,
        narrow,
        answer: [said, text.get(&format!("{}-right", step.message)).into_owned()],
    }
}
