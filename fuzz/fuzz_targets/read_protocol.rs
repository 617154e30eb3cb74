//! The text protocol: any lines are answered with plain lines, and a line that can't be followed changes nothing.
#![no_main]

#[path = "../../crates/engine/tests/checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::read_protocol(bytes));
