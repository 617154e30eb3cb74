//! Files of puzzles: what is read is written and read as the same, a fault lies in the file.
#![no_main]

use beanduel_engine::{read_puzzles, write_puzzles};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    match read_puzzles(bytes) {
        Ok(puzzles) => {
            let mut written = Vec::new();
            write_puzzles(&mut written, &puzzles).unwrap();
            assert_eq!(read_puzzles(&written[..]).unwrap(), puzzles);
        }
        Err(fault) => {
            // What is missing at the end is missed on the line after it.
            let lines = bytes.iter().filter(|&&byte| byte == b'\n').count() as u64 + 2;
            assert!((1..=lines).contains(&fault.line), "{fault}");
        }
    }
});
