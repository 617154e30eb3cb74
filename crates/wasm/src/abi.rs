//! What the page calls: it asks for room, writes a question or a file there, has it answered or taken, and reads the answer.
//!
//! Every address is that of a buffer this module owns until the next call; text is UTF-8.
#![expect(unsafe_code, reason = "a function that a page can call by its name has to say that the name is its own")]

use std::cell::RefCell;

thread_local! {
    static QUESTION: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Room for a question of this many bytes.
#[unsafe(no_mangle)]
pub extern "C" fn question(length: usize) -> *mut u8 {
    QUESTION.with_borrow_mut(|question| {
        question.clear();
        question.resize(length, 0);
        question.as_mut_ptr()
    })
}

/// Answers the question; returns the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> usize {
    keep(QUESTION.with_borrow(|question| crate::answer(&String::from_utf8_lossy(question))))
}

/// Takes what was written in place of a question as a file; returns the length of the answer.
#[unsafe(no_mangle)]
pub extern "C" fn give() -> usize {
    keep(crate::give(QUESTION.take()))
}

/// Where the answer lies.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

fn keep(answer: String) -> usize {
    ANSWER.with_borrow_mut(|kept| {
        *kept = answer;
        kept.len()
    })
}
