//! What holds for any bytes that are given as a table: run by the tests on altered tables, and by the fuzzer.

use std::io::Cursor;
use std::sync::atomic::AtomicBool;

use beanduel_rules::Position;
use beanduel_solver::{Table, table_rules, verify_table};

/// Bytes in the header, before the checksum and with it.
const HEADER: (usize, usize) = (28, 32);
/// The same of the front of a layer.
const LAYER: (usize, usize) = (18, 22);

/// A file is refused, or opened, asked and checked, without a panic and without more memory than goes with its size; its
/// checksums are mended first, so that what lies behind them is reached.
pub fn table(bytes: &[u8]) {
    let mut mended = bytes.to_vec();
    mend(&mut mended);
    for bytes in [bytes, &mended] {
        let rules = table_rules(bytes);
        let Ok(table) = Table::open(bytes) else { continue };
        assert_eq!(rules.expect("what opens has rules"), table.rules());
        let mut position = Position::start(table.rules());
        // Along a line of play, down to the smallest stocks.
        while let Some(mv) = position.legal_moves().into_iter().last() {
            let _ = table.value(&position);
            let _ = table.probe(&position);
            position = position.play(mv).expect("the move is legal");
        }
        if bytes.len() < 1 << 16 {
            let _ = verify_table(&mut Cursor::new(bytes), 1, &AtomicBool::new(false), |_| {});
        }
    }
}

/// Sets the checksums of the header and of the layers' heads to what they should be, as far as the lengths make sense.
fn mend(bytes: &mut [u8]) {
    if bytes.len() < HEADER.1 {
        return;
    }
    let checksum = crc32fast::hash(&bytes[..HEADER.0]);
    bytes[HEADER.0..HEADER.1].copy_from_slice(&checksum.to_le_bytes());
    let mut start = HEADER.1;
    while let Some(front) = bytes.get(start..start + LAYER.1).filter(|front| front.starts_with(b"LAYR")) {
        let head = u32::from_le_bytes(front[6..10].try_into().expect("four bytes")) as usize;
        let body = u64::from_le_bytes(front[10..18].try_into().expect("eight bytes"));
        let Some(end) = start.checked_add(LAYER.1 + head).filter(|&end| end <= bytes.len()) else { return };
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(&bytes[start..start + LAYER.0]);
        hasher.update(&bytes[start + LAYER.1..end]);
        bytes[start + LAYER.0..start + LAYER.1].copy_from_slice(&hasher.finalize().to_le_bytes());
        let Some(next) = usize::try_from(body).ok().and_then(|body| end.checked_add(body)) else { return };
        start = next;
    }
}
