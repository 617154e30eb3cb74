//! Any legal play keeps the beans, uses up the stocks and comes to an end.
#![no_main]

#[path = "../../crates/rules/tests/checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::play(bytes));
