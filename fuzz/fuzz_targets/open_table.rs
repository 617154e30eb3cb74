//! A file given as a table is refused or answers, whatever it says of itself.
#![no_main]

#[path = "../../crates/solver/tests/checks/mod.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::table(bytes));
