//! Position lines: what is read is written and read as the same, a fault lies in the text.
#![no_main]

#[path = "../../crates/rules/tests/checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::read_position(bytes));
