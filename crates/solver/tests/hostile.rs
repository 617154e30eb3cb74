//! Tables that somebody altered on purpose, checksums and all: refused, or answered without a panic.

use std::io::Cursor;
use std::sync::atomic::AtomicBool;

use beanduel_rules::Rules;
use beanduel_solver::{BookLayer, Table, TableFault, TablePart, VerifyError, build_table, verify_table, write_book};

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

/// The front and head of a layer with another number of pairs, the largest there is.
fn claiming_all(layer: &[u8], is_book: bool) -> Vec<u8> {
    let varint = |at: &mut usize| {
        let bytes = layer[*at..].iter().position(|byte| byte & 0x80 == 0).unwrap() + 1;
        let number = (0..bytes).fold(0, |number, i| number | usize::from(layer[*at + i] & 0x7f) << (7 * i));
        *at += bytes;
        number
    };
    let mut at = if is_book { 24 } else { 22 };
    for _ in 0..varint(&mut at) {
        varint(&mut at);
        at += 1;
    }
    let before = at;
    varint(&mut at);
    let head = [&layer[22..before], &[0xff; 9], &[1], &layer[at..]].concat();
    let mut front = layer[..18].to_vec();
    front[6..10].copy_from_slice(&(head.len() as u32).to_le_bytes());
    let checksum = crc32fast::hash(&[&front[..], &head].concat());
    [&front[..], &checksum.to_le_bytes(), &head].concat()
}

/// A head's numbers are anybody's until the entries are counted; their sum over the layers must not be what breaks.
#[test]
fn layers_that_claim_more_than_can_be_counted_are_found_out() {
    for table in tables() {
        let mut bytes = table[..32].to_vec();
        let mut at = 32;
        while table[at..].starts_with(b"LAYR") {
            let length = |at: usize, bytes: usize| (0..bytes).fold(0, |n, i| n | usize::from(table[at + i]) << (8 * i));
            let (head, next) = (length(at + 6, 4), at + 22 + length(at + 6, 4) + length(at + 10, 8));
            bytes.extend(claiming_all(&table[at..at + 22 + head], table[13] == 1));
            bytes.extend(&table[at + 22 + head..next]);
            at = next;
        }
        bytes.extend(&table[at..]);
        let opened = Table::open(&bytes[..]).expect("nothing in the heads is impossible by itself");
        assert_eq!(opened.info().pairs, u64::MAX);
        let verified = verify_table(&mut Cursor::new(&bytes), 1, &AtomicBool::new(false), |_| {});
        assert!(matches!(verified, Err(VerifyError::Numbers { .. })), "{verified:?}");
    }
}
