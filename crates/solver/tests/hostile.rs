//! Tables that somebody altered on purpose, checksums and all: refused, or answered without a panic.

use std::io::Cursor;
use std::sync::atomic::AtomicBool;

use beanduel_rules::Rules;
use beanduel_solver::{BookLayer, Table, TableFault, TablePart, build_table, write_book};

mod checks;

fn tables() -> [Vec<u8>; 2] {
    let mut file = Cursor::new(Vec::new());
    build_table(&mut file, Rules::new(2, 9, 2).unwrap(), 1, &AtomicBool::new(false), |_| {}).unwrap();
    let mut book = Vec::new();
    write_book(&mut file, &mut book, |beans| match beans {
        ..5 => None,
        5..9 => Some(BookLayer { sown: 1, apart: 5 }),
        9.. => Some(BookLayer::WHOLE),
    })
    .unwrap();
    [file.into_inner(), book]
}

#[test]
fn altered_tables_with_mended_checksums_never_panic() {
    let mut number = 5u64;
    let mut random = |below: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % below
    };
    for table in tables() {
        checks::table(&table);
        for _ in 0..600 {
            let mut altered = table.clone();
            for _ in 0..=random(3) {
                // Most of what makes sense is in the first bytes.
                let most = if random(2) == 0 { 300 } else { altered.len() };
                let place = random(most);
                altered[place] = random(256) as u8;
            }
            let length = if random(8) == 0 { random(altered.len()) } else { altered.len() };
            altered.truncate(length);
            checks::table(&altered);
        }
    }
}

#[test]
fn a_small_file_that_claims_a_huge_board_is_refused_before_it_takes_memory() {
    let mut header = tables()[0][..32].to_vec();
    header[10..13].copy_from_slice(&[15, 15, 63]);
    header[24..28].copy_from_slice(&u32::MAX.to_le_bytes());
    let checksum = crc32fast::hash(&header[..28]);
    header[28..].copy_from_slice(&checksum.to_le_bytes());
    let fault = Table::open(&header).unwrap_err();
    assert!(matches!(fault, TableFault::Damaged { offset: 0, part: TablePart::Header }), "{fault}");
}
