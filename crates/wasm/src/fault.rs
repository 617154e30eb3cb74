//! Why a question has no answer.

use beanduel_rules::{Fault, InvalidRules};
use serde::Serialize;

/// Why a question has no answer.
#[derive(Debug, PartialEq, Serialize)]
pub struct Refusal {
    /// What is wrong: `question`, `rules`, `position`, `move`, `level` or `file`.
    pub fault: &'static str,
    /// The piece of text that is wrong, where it is one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Which character of it doesn't fit, the first being 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u64>,
    /// Which of several moves is wrong, the first being 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
    /// The reason, for developers.
    pub why: String,
}

impl Refusal {
    /// A refusal without a place.
    pub fn new(fault: &'static str, why: &impl ToString) -> Refusal {
        Refusal { fault, text: String::new(), column: None, ply: None, why: why.to_string() }
    }

    /// For `map_err`: the reader's fault in this piece of text.
    pub fn in_text(fault: &'static str, text: &str) -> impl FnOnce(Fault) -> Refusal {
        move |found| Refusal {
            fault,
            text: text.to_owned(),
            column: Some(found.column),
            ply: None,
            why: found.to_string(),
        }
    }
}

impl From<InvalidRules> for Refusal {
    fn from(invalid: InvalidRules) -> Refusal {
        Refusal::new("rules", &invalid)
    }
}
