//! Certificates: made, checked, compared with what is known, and damaged in every place.

mod certificate_checks;
mod minimax;

use std::collections::HashMap;
use std::io::Cursor;
use std::sync::atomic::AtomicBool;

use beanduel_rules::{BySide, Cup, Player, Position, Rules, Setup, SetupSide};
use beanduel_solver::{
    Certificate, CertificateFault, ProofError, ProofLimits, SolveOptions, Solver, Table, build_table,
    verify_certificate,
};
use proptest::collection::vec;
use proptest::prelude::*;

use certificate_checks::{check_certificate, verdict};
use minimax::minimax;

static STILL: AtomicBool = AtomicBool::new(false);

fn rules(cups: u8, stock: u8, max_sow: u8) -> Rules {
    Rules::new(cups, stock, max_sow).unwrap()
}

/// The value of a start by search, and its certificate.
fn certificate(rules: Rules, memory: u64) -> (i32, Certificate) {
    let start = Position::start(rules);
    let solver = Solver::new(&start, SolveOptions { memory, ..SolveOptions::default() });
    let value = solver.value(&start, &STILL, &mut |_| ()).unwrap().bounds.exact().unwrap();
    let certificate = solver.prove(rules, value, ProofLimits::new(rules, 1 << 30), &STILL, &mut |_| ()).unwrap();
    (value, certificate)
}

fn by_table(rules: Rules) -> i32 {
    let mut file = Cursor::new(Vec::new());
    build_table(&mut file, rules, 1, &STILL, |_| {}).unwrap();
    Table::open(file.into_inner()).unwrap().value(&Position::start(rules)).unwrap().unwrap().into()
}

#[test]
fn on_small_boards_certificate_search_table_and_minimax_agree() {
    for (cups, most) in [(1, 12), (2, 9), (3, 6)] {
        for (stock, max_sow) in (1..=most).flat_map(|stock| (1..=cups).map(move |max_sow| (stock, max_sow))) {
            let rules = rules(cups, stock, max_sow);
            let (value, certificate) = certificate(rules, 1 << 24);
            let info = verdict(&certificate.bytes).unwrap();
            assert_eq!((info.cups, info.stock, info.max_sow), (cups, stock, max_sow));
            assert_eq!(i32::from(info.value), value, "{rules:?}");
            assert_eq!((info.bytes, info.entries), (certificate.bytes.len() as u64, certificate.entries));
            assert_eq!(info.hash, certificate.hash);
            assert_eq!(by_table(rules), value, "{rules:?}");
            assert_eq!(minimax(&Position::start(rules), &mut HashMap::new()), value, "{rules:?}");
        }
    }
}

#[test]
fn known_values_are_proved() {
    for (cups, stock, value) in [(2, 20, -1), (3, 6, -2), (3, 11, 0), (4, 7, -2), (4, 8, 0), (5, 5, 0)] {
        let (found, certificate) = certificate(rules(cups, stock, cups), 1 << 26);
        assert_eq!(i32::from(verdict(&certificate.bytes).unwrap().value), found);
        assert_eq!(found, value, "2x{cups}, stock {stock}");
    }
}

#[test]
fn the_largest_boards_have_certificates() {
    for cups in 7..=15 {
        let (value, certificate) = certificate(rules(cups, 2, cups), 1 << 20);
        assert_eq!(i32::from(verdict(&certificate.bytes).unwrap().value), value);
    }
    let (value, certificate) = certificate(rules(1, 255, 1), 1 << 22);
    assert_eq!((value, i32::from(verdict(&certificate.bytes).unwrap().value)), (-2, -2));
}

#[test]
fn a_table_too_small_to_keep_the_proof_costs_searches_and_no_more() {
    for memory in [1 << 12, 1 << 16] {
        let (value, certificate) = certificate(rules(3, 9, 3), memory);
        assert_eq!((value, verdict(&certificate.bytes).unwrap().value), (-1, -1));
    }
}

/// The format doesn't change by accident: the same board gives the bytes that were written when it was new.
#[test]
fn a_certificate_has_the_same_bytes_again() {
    let kept = include_bytes!("certificates/2x2-6.certificate");
    let (value, certificate) = certificate(rules(2, 6, 2), 1 << 24);
    assert_eq!((value, verdict(kept).unwrap().value), (-1, -1));
    assert_eq!(certificate.bytes, kept);
}

#[test]
fn every_altered_bit_is_refused_as_damage_at_a_place_before_it() {
    let kept = include_bytes!("certificates/2x2-6.certificate");
    for bit in 0..8 * kept.len() {
        let mut bytes = kept.to_vec();
        bytes[bit / 8] ^= 1 << (bit % 8);
        match verdict(&bytes) {
            Err(CertificateFault::Foreign) => assert!(bit < 8 * 8),
            Err(CertificateFault::Damaged { offset }) => assert!(offset as usize <= bit / 8, "{bit}: {offset}"),
            // A length that is too long to be there.
            Err(CertificateFault::Truncated { .. }) => assert!((32..48).contains(&(bit / 8))),
            other => panic!("bit {bit}: {other:?}"),
        }
    }
}

#[test]
fn every_cut_and_every_addition_is_refused() {
    let kept = include_bytes!("certificates/2x2-6.certificate");
    for length in 0..kept.len() {
        let verdict = verdict(&kept[..length]);
        assert!(matches!(verdict, Err(CertificateFault::Truncated { offset }) if offset == length as u64));
    }
    let verdict = verdict(&[&kept[..], b"\n"].concat());
    assert!(matches!(verdict, Err(CertificateFault::Damaged { offset }) if offset == kept.len() as u64));
}

#[test]
fn other_files_are_foreign() {
    let mut table = Cursor::new(Vec::new());
    build_table(&mut table, rules(1, 2, 1), 1, &STILL, |_| {}).unwrap();
    for bytes in [&b"1. s4 s3x1 2. c4 *\n"[..], &[0; 100], table.get_ref()] {
        assert!(matches!(verdict(bytes), Err(CertificateFault::Foreign)));
    }
}

#[test]
fn making_and_checking_can_be_stopped_and_limited() {
    let rules = rules(3, 12, 3);
    let start = Position::start(rules);
    let solver = Solver::new(&start, SolveOptions { memory: 1 << 24, ..SolveOptions::default() });
    let value = solver.value(&start, &STILL, &mut |_| ()).unwrap().bounds.exact().unwrap();
    let limits = ProofLimits::new(rules, 1 << 30);
    let stopped = AtomicBool::new(true);
    let prove = |value, limits, stop: &AtomicBool| solver.prove(rules, value, limits, stop, &mut |_| ());
    assert_eq!(prove(value, limits, &stopped), Err(ProofError::Stopped));
    assert_eq!(prove(value + 1, limits, &STILL), Err(ProofError::Wrong));
    assert_eq!(prove(value - 1, limits, &STILL), Err(ProofError::Wrong));
    assert_eq!(prove(value, ProofLimits { memory: 1000, ..limits }, &STILL), Err(ProofError::TooLarge));
    // The limit is that of the whole file, its open block and its end among it.
    let bytes = prove(value, limits, &STILL).unwrap().bytes.len() as u64;
    assert!(bytes < limits.disk);
    assert!(prove(value, ProofLimits { disk: bytes, ..limits }, &STILL).is_ok());
    for disk in [bytes - 1, bytes - 40, 100, 0] {
        assert_eq!(
            prove(value, ProofLimits { disk, ..limits }, &STILL),
            Err(ProofError::TooLarge),
            "{disk} of {bytes}"
        );
    }
    let other = Rules::new(3, 13, 3).unwrap();
    assert_eq!(solver.prove(other, value, limits, &STILL, &mut |_| ()), Err(ProofError::NotCovered));

    let mut seen = Vec::new();
    let certificate = solver.prove(rules, value, limits, &STILL, &mut |progress| seen.push(progress)).unwrap();
    assert!(seen.windows(2).all(|two| two[0].entries <= two[1].entries && two[0].heights.0 < two[1].heights.0));
    let stopped = verify_certificate(&certificate.bytes[..], &stopped, |_| ());
    assert!(matches!(stopped, Err(CertificateFault::Stopped)));
    let mut last = None;
    verify_certificate(&certificate.bytes[..], &STILL, |progress| last = Some(progress)).unwrap();
    assert_eq!(last.map(|last| (last.read, last.checked)), Some((certificate.entries, certificate.entries)));
}

#[test]
fn the_seeds_of_the_fuzzer_are_certificates() {
    for (name, value) in [("2x1-3", -2), ("2x2-3", -1), ("2x2-6", -1)] {
        let path = format!("{}/../../fuzz/seeds/verify_certificate/{name}", env!("CARGO_MANIFEST_DIR"));
        let seed = std::fs::read(path).unwrap();
        assert_eq!(verdict(&certificate_checks::sealed(&seed)).unwrap().value, value);
        check_certificate(&seed);
    }
}

/// A side of a 2x3 board with few beans, and how many more each of its blocked cups holds in another position of the same shape.
fn side() -> impl Strategy<Value = (Vec<u32>, u32, Vec<u32>)> {
    (vec(0u32..6, 3), 0u32..3, vec(0u32..4, 3))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, ..ProptestConfig::default() })]

    /// What the checker takes an entry to say: a bean more in an own blocked cup, or one less in an opponent's, costs one at most.
    #[test]
    fn an_entry_stands_for_all_positions_of_its_shapes((mine, my_stock, my_more) in side(), (theirs, their_stock, their_more) in side()) {
        let position = |mine: &[u32], theirs: &[u32]| {
            let south = SetupSide { cups: mine.to_vec(), stock: my_stock, pot: 0 };
            let north = SetupSide { cups: theirs.to_vec(), stock: their_stock, pot: 0 };
            let setup = Setup { sides: BySide { south, north }, to_move: Player::South, max_sow: None };
            Position::try_from(setup).unwrap()
        };
        let with = |row: &[u32], more: &[u32]| -> Vec<u32> {
            let distances = Cup::row(3).map(|cup| u32::from(cup.distance(3)));
            let blocked = row.iter().zip(distances).map(|(&beans, distance)| beans > distance);
            row.iter().zip(blocked).zip(more).map(|((&beans, blocked), &more)| if blocked { beans + more } else { beans }).collect()
        };
        let (mine_fuller, theirs_fuller) = (with(&mine, &my_more), with(&theirs, &their_more));
        let mut known = HashMap::new();
        let mut value = |mine: &[u32], theirs: &[u32]| minimax(&position(mine, theirs), &mut known);
        let added = |fuller: &[u32], row: &[u32]| (fuller.iter().sum::<u32>() - row.iter().sum::<u32>()) as i32;
        let (my_added, their_added) = (added(&mine_fuller, &mine), added(&theirs_fuller, &theirs));
        let plain = value(&mine, &theirs);
        // From the plain position to the one worse for the mover in every blocked cup, and the other way about.
        prop_assert!(value(&mine_fuller, &theirs) >= plain - my_added);
        prop_assert!(plain >= value(&mine_fuller, &theirs));
        prop_assert!(plain >= value(&mine, &theirs_fuller) - their_added);
        prop_assert!(value(&mine, &theirs_fuller) >= plain);
        prop_assert!(value(&mine_fuller, &theirs) >= value(&mine, &theirs_fuller) - my_added - their_added);
    }

    #[test]
    fn any_bytes_are_read(bytes in vec(any::<u8>(), 0..200)) {
        check_certificate(&bytes);
    }

    #[test]
    fn any_block_on_a_small_board_is_read(cups in 1u8..4, sow in 1u8..4, stock in 1u8..4, entries in 0u8..20, block in vec(any::<u8>(), 0..60)) {
        check_certificate(&[&[cups, sow, stock, 0xff, entries, 0], &block[..]].concat());
    }

    #[test]
    fn an_altered_seed_is_read(place in 0usize..330, byte: u8) {
        let mut seed = include_bytes!("../../../fuzz/seeds/verify_certificate/2x2-6").to_vec();
        let place = place % seed.len();
        seed[place] = byte;
        check_certificate(&seed);
    }
}
