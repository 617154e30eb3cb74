//! Certificates: whatever the checker passes is the value that the search finds.
#![no_main]

#[path = "../../crates/solver/tests/certificate_checks/mod.rs"]
#[allow(dead_code)]
mod checks;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| checks::check_certificate(bytes));
