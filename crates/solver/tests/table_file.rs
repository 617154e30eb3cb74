//! The file of a table: the same for any number of threads, continued where it was stopped, refused where it is not what was written.

use std::io::Cursor;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use beanduel_rules::{Position, Rules};
use beanduel_solver::{
    BuildError, Table, TableFault, TableInfo, TablePart, Verified, VerifyError, build_table, verify_table,
};

/// Small, but with all that a file can hold: passes, arrays of several dimensions, layers without a change to the model.
fn rules() -> Rules {
    Rules::new(2, 11, 2).unwrap()
}

fn build_on(file: &mut Cursor<Vec<u8>>, rules: Rules, threads: usize) -> Result<TableInfo, BuildError> {
    build_table(file, rules, threads, &AtomicBool::new(false), |_| {})
}

fn built() -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    build_on(&mut file, rules(), 1).unwrap();
    file.into_inner()
}

fn verify(bytes: &[u8]) -> Result<Verified, VerifyError> {
    verify_table(&mut Cursor::new(bytes), 1, &AtomicBool::new(false), |_| {})
}

#[test]
fn any_number_of_threads_makes_the_same_bytes() {
    let one = built();
    for threads in [0, 2, 3, 7] {
        let mut file = Cursor::new(Vec::new());
        build_on(&mut file, rules(), threads).unwrap();
        assert_eq!(file.into_inner(), one, "{threads} threads");
    }
}

#[test]
fn a_table_says_what_it_holds_and_verifies() {
    let bytes = built();
    let mut file = Cursor::new(Vec::new());
    let info = build_on(&mut file, rules(), 1).unwrap();
    assert_eq!(info.bytes, bytes.len() as u64);
    assert_eq!(info.positions, u128::from(info.states).pow(2));
    assert_eq!(info.pairs, info.shapes.pow(2));
    assert_eq!(info.values.values().sum::<u64>(), info.pairs);
    assert_eq!(bytes[bytes.len() - 32..], info.hash);
    assert_eq!(verify(&bytes).unwrap(), Verified { derived: info.pairs, info: info.clone() });
    assert_eq!(Table::open(&bytes).unwrap().info(), info);
}

#[test]
fn a_build_that_was_stopped_anywhere_goes_on_to_the_same_bytes() {
    let whole = built();
    // Stopped after a layer, by the flag.
    for layers in [0, 1, 5, 21] {
        let stop = AtomicBool::new(false);
        let mut file = Cursor::new(Vec::new());
        let stopped = build_table(&mut file, rules(), 2, &stop, |progress| {
            stop.store(progress.layers == layers, Ordering::Relaxed);
        });
        assert!(matches!(stopped, Err(BuildError::Stopped)), "{stopped:?}");
        assert!(file.get_ref().len() < whole.len());
        build_on(&mut file, rules(), 2).unwrap();
        assert_eq!(file.into_inner(), whole, "stopped after {layers} layers");
    }
    // Cut off in the middle of a write.
    for length in (0..whole.len()).step_by(499).chain([1, 31, 32, 33, whole.len() - 37, whole.len() - 1, whole.len()]) {
        let mut file = Cursor::new(whole[..length].to_vec());
        build_on(&mut file, rules(), 1).unwrap();
        assert_eq!(file.into_inner(), whole, "cut off at {length}");
    }
    // With rubbish in the last layer.
    let mut file = Cursor::new(whole[..whole.len() * 2 / 3].to_vec());
    file.get_mut()[whole.len() / 2] ^= 1;
    build_on(&mut file, rules(), 1).unwrap();
    assert_eq!(file.into_inner(), whole);
}

#[test]
fn only_a_part_of_the_same_table_is_continued() {
    let mut file = Cursor::new(built());
    let other = build_on(&mut file, Rules::new(2, 11, 1).unwrap(), 1);
    assert!(matches!(other, Err(BuildError::OtherRules(there)) if there == rules()), "{other:?}");
    let mut file = Cursor::new(b"This is the diary of a gardener, not a table.".to_vec());
    assert!(matches!(build_on(&mut file, rules(), 1), Err(BuildError::Partial(TableFault::Foreign))));
    assert!(file.into_inner().starts_with(b"This is the diary"));
    assert!(matches!(
        build_on(&mut Cursor::new(Vec::new()), Rules::new(1, 64, 1).unwrap(), 1),
        Err(BuildError::Stock(64))
    ));
}

#[test]
fn a_foreign_file_is_refused() {
    for bytes in [&b""[..], b"x", b"\x89PNG\r\n\x1a\n", &[0; 5000]] {
        assert!(matches!(Table::open(&bytes), Err(TableFault::Foreign)), "{bytes:?}");
    }
    let mut bytes = built();
    bytes[8] = 2;
    assert!(matches!(Table::open(&bytes), Err(TableFault::Version(2))));
}

#[test]
fn a_truncated_file_is_refused_with_the_place() {
    let bytes = built();
    for length in (1..40).chain((40..bytes.len()).step_by(7)).chain(bytes.len() - 40..bytes.len()) {
        let fault = Table::open(&bytes[..length]).unwrap_err();
        match fault {
            TableFault::Truncated { offset, part } => {
                assert!(offset <= length as u64, "cut off at {length}: {offset}, {part}");
                assert_eq!(part == TablePart::Header, length < 32);
            }
            other => panic!("cut off at {length}: {other}"),
        }
    }
}

#[test]
fn an_altered_byte_is_refused_wherever_it_is_with_the_place() {
    let bytes = built();
    let (mut headers, mut layers, mut blocks, mut ends) = (0, 0, 0, 0);
    // Every byte of the header, the first layers and the end; every 13th between.
    for place in (0..600).chain((600..bytes.len()).step_by(13)).chain(bytes.len() - 40..bytes.len()) {
        for bit in if place % 2 == 0 { [0x01] } else { [0x80] } {
            let mut altered = bytes.clone();
            altered[place] ^= bit;
            let fault = match verify(&altered).unwrap_err() {
                VerifyError::File(fault) => fault,
                other => panic!("byte {place}: {other}"),
            };
            match fault {
                TableFault::Foreign => assert!(place < 8),
                TableFault::Version(_) => assert!((8..10).contains(&place)),
                TableFault::Damaged { offset, part } | TableFault::Truncated { offset, part } => {
                    match part {
                        TablePart::Header => headers += 1,
                        TablePart::Layer { .. } => layers += 1,
                        TablePart::Block { .. } => blocks += 1,
                        TablePart::End => ends += 1,
                    }
                    assert!(offset <= place as u64, "byte {place}: {offset}, {part}");
                }
                TableFault::Io(_) | TableFault::Book => panic!("byte {place}: {fault}"),
            }
        }
    }
    assert!(headers > 0 && layers > 0 && blocks > 0 && ends > 0, "{headers} {layers} {blocks} {ends}");
}

#[test]
fn a_probe_of_a_damaged_block_fails_and_others_go_on() {
    let bytes = built();
    let start = Position::start(rules());
    let value = Table::open(&bytes).unwrap().value(&start).unwrap();
    let mut refused = 0;
    for place in (bytes.len() - 400..bytes.len() - 36).step_by(3) {
        let mut altered = bytes.clone();
        altered[place] ^= 4;
        // Damage outside the blocks already shows when the table is opened.
        if let Ok(table) = Table::open(&altered) {
            match table.value(&start) {
                Ok(found) => assert_eq!(found, value),
                Err(TableFault::Damaged { part: TablePart::Block { beans: 22, .. }, .. }) => refused += 1,
                Err(other) => panic!("byte {place}: {other}"),
            }
        }
    }
    assert!(refused < 3, "the last layer holds one pair");
}

/// Bytes, and which of them a table said it would read.
struct Watched {
    bytes: Vec<u8>,
    said: Mutex<Vec<Range<usize>>>,
}

impl Watched {
    fn will_need(&self, range: Range<usize>) {
        self.said.lock().unwrap().push(range);
    }

    fn open(bytes: Vec<u8>) -> Result<Table<Watched>, TableFault> {
        Ok(Table::open(Watched { bytes, said: Mutex::default() })?.with_ahead(Watched::will_need))
    }
}

impl AsRef<[u8]> for Watched {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

#[test]
fn a_probe_says_beforehand_what_it_will_read() {
    let bytes = built();
    let mut position = Position::start(rules());
    while !position.is_over() {
        let table = Watched::open(bytes.clone()).unwrap();
        let probe = table.probe(&position).unwrap().unwrap();
        let said = table.bytes().said.lock().unwrap().split_off(0);
        assert!(!said.is_empty());
        // What is in memory by now isn't asked of the disk again.
        table.probe(&position).unwrap();
        assert!(table.bytes().said.lock().unwrap().is_empty());

        // All other bytes altered: a table that opens doesn't look at them.
        let is_said = |place: &usize| said.iter().any(|range| range.contains(place));
        let mut altered = bytes.clone();
        for place in (0..bytes.len()).filter(|place| !is_said(place)) {
            altered[place] ^= 1;
            if Table::open(&altered).is_err() {
                altered[place] ^= 1;
            }
        }
        assert!(altered != bytes);
        assert_eq!(Table::open(&altered).unwrap().probe(&position).unwrap(), Some(probe));
        // And none of those it named was for nothing.
        for range in said {
            let mut altered = bytes.clone();
            altered[range.start] ^= 1;
            assert!(Table::open(&altered).unwrap().probe(&position).is_err());
        }
        let moves = position.legal_moves();
        position = position.play_unchecked(moves.into_iter().last().unwrap());
    }
}

#[test]
fn a_wrong_entry_is_found_though_every_checksum_is_right() {
    // The last layer of a table is one pair: its only block is written anew with another value, checksums and hash included.
    let bytes = built();
    let wrong = rewrite_last_block(&bytes);
    match verify(&wrong).unwrap_err() {
        VerifyError::Wrong { mine, theirs } => {
            assert_eq!((mine, theirs), ((vec![0, 0], 11), (vec![0, 0], 11)));
        }
        other => panic!("{other}"),
    }
}

/// The table with other bits in its last block, and checksums and hash made to fit.
fn rewrite_last_block(bytes: &[u8]) -> Vec<u8> {
    use sha2::{Digest, Sha256};
    let end = bytes.len() - 36;
    // Layer by layer to the last one, as the format says.
    let mut layer = 32;
    loop {
        let head = u32::from_le_bytes(bytes[layer + 6..layer + 10].try_into().unwrap()) as usize;
        let body = u64::from_le_bytes(bytes[layer + 10..layer + 18].try_into().unwrap()) as usize;
        let blocks = layer + 22 + head;
        if blocks + body < end {
            layer = blocks + body;
            continue;
        }
        // One tile: its length, its heads, no arrays.
        let mut altered = bytes.to_vec();
        let first = blocks + 1;
        for byte in 0..=255 {
            altered[first] = byte;
            let checksum = crc32fast::hash(&altered[blocks..end]).to_le_bytes();
            altered[blocks - 4..blocks].copy_from_slice(&checksum);
            let mut front = crc32fast::Hasher::new();
            front.update(&altered[layer..layer + 18]);
            front.update(&altered[layer + 22..blocks]);
            altered[layer + 18..layer + 22].copy_from_slice(&front.finalize().to_le_bytes());
            let hash = Sha256::digest(&altered[..end]);
            altered[end + 4..].copy_from_slice(&hash);
            let value = |bytes: &[u8]| Table::open(&bytes).unwrap().value(&Position::start(rules())).unwrap();
            if value(&altered) != value(bytes) {
                return altered;
            }
        }
        panic!("no byte changes the value");
    }
}
