//! Why a question has no answer.

use beanduel_rules::{Fault, InvalidRules};
use beanduel_text::{fault_message, invalid_rules};
use serde::Serialize;

use crate::said::Said;

/// Why a question has no answer.
#[derive(Debug, PartialEq, Serialize)]
pub struct Refusal {
    /// What is wrong: `question`, `rules`, `position`, `move`, `record`, `level` or `file`.
    pub fault: &'static str,
    /// The piece of text that is wrong, where it is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// In which line of it, the first being 1, where it may have several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// Which character of it doesn't fit, the first being 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u64>,
    /// Which of several moves is wrong, the first being 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// The reason as a message, where a reader gave it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<Said>,
    /// The reason, for developers.
    pub why: String,
}

impl Refusal {
    /// A refusal without a place.
    pub fn new(fault: &'static str, why: &impl ToString) -> Refusal {
        Refusal { fault, text: String::new(), line: None, column: None, ply: None, said: None, why: why.to_string() }
    }

    /// A reader's fault, with its place.
    pub fn of_fault(fault: &'static str, found: &Fault) -> Refusal {
        Refusal {
            line: Some(found.line),
            column: Some(found.column),
            said: Some(Said(fault_message(found))),
            // The message says it; the words of developers would weigh as much again.
            ..Refusal::new(fault, &"a fault in the text")
        }
    }

    /// For `map_err`: the reader's fault in this piece of text.
    pub fn in_text(fault: &'static str, text: &str) -> impl FnOnce(Fault) -> Refusal {
        move |found| Refusal { text: text.to_owned(), line: None, ..Refusal::of_fault(fault, &found) }
    }
}

impl From<InvalidRules> for Refusal {
    fn from(invalid: InvalidRules) -> Refusal {
        Refusal { said: Some(Said(invalid_rules(invalid))), ..Refusal::new("rules", &invalid) }
    }
}
