//! Certificates that are false in one place: every entry changed in every way, and sealed again with right hashes.

use std::sync::atomic::AtomicBool;

use beanduel_rules::{Position, Rules};

use super::*;
use crate::{CertificateFault, CertificateInfo, SolveOptions, Solver, verify_certificate};

/// Rules, value, and the entries that prove it.
fn book(cups: u8, stock: u8, max_sow: u8) -> (Rules, i16, Vec<BookEntry>) {
    let rules = Rules::new(cups, stock, max_sow).unwrap();
    let (start, stop) = (Position::start(rules), AtomicBool::new(false));
    let solver = Solver::new(&start, SolveOptions { memory: 1 << 24, ..SolveOptions::default() });
    let value = solver.value(&start, &stop, &mut |_| ()).unwrap().bounds.exact().unwrap();
    let mut entries = Vec::new();
    let mut take = |entry| {
        entries.push(entry);
        true
    };
    solver.book(rules, value, 1 << 30, &stop, &mut |_| (), &mut take).unwrap();
    (rules, value as i16, entries)
}

fn sealed(rules: Rules, value: i16, entries: &[BookEntry]) -> Vec<u8> {
    let mut writer = CertificateWriter::new(rules, value);
    for entry in entries {
        writer.entry(entry);
    }
    writer.finish().bytes
}

fn verdict(bytes: &[u8]) -> Result<CertificateInfo, CertificateFault> {
    verify_certificate(bytes, &AtomicBool::new(false), |_| ())
}

fn verdict_on(rules: Rules, value: i16, entries: &[BookEntry]) -> Result<CertificateInfo, CertificateFault> {
    verdict(&sealed(rules, value, entries))
}

/// Where the numbers of an entry that count beans in blocked cups are.
fn blocked(rules: Rules, entry: &BookEntry) -> Vec<(usize, usize)> {
    let cups = (0..2).flat_map(|side| (0..usize::from(rules.cups())).map(move |cup| (side, cup)));
    cups.filter(|&(side, cup)| usize::from(entry.cups[side][cup]) > usize::from(rules.cups()) - cup).collect()
}

const BOOKS: [(u8, u8, u8); 8] =
    [(1, 3, 1), (2, 1, 2), (2, 4, 2), (2, 7, 2), (2, 6, 1), (3, 4, 3), (3, 5, 2), (4, 5, 4)];

#[test]
fn an_entry_that_claims_one_bean_more_or_less_is_refused() {
    for (cups, stock, max_sow) in BOOKS {
        let (rules, value, entries) = book(cups, stock, max_sow);
        assert_eq!(verdict_on(rules, value, &entries).unwrap().value, value);
        for index in 0..entries.len() {
            for change in [-1, 1] {
                let mut changed = entries.clone();
                changed[index].value += change;
                let verdict = verdict_on(rules, value, &changed);
                assert!(
                    matches!(
                        verdict,
                        Err(CertificateFault::Refuted(_)
                            | CertificateFault::NotNeeded { .. }
                            | CertificateFault::Illegible { .. })
                    ),
                    "{rules:?}: {:?} by {change}: {verdict:?}",
                    entries[index]
                );
            }
        }
    }
}

#[test]
fn a_book_with_an_entry_dropped_doubled_or_out_of_order_is_refused() {
    for (cups, stock, max_sow) in BOOKS {
        let (rules, value, entries) = book(cups, stock, max_sow);
        for index in 0..entries.len() {
            let mut dropped = entries.clone();
            dropped.remove(index);
            assert!(matches!(verdict_on(rules, value, &dropped), Err(CertificateFault::Refuted(_))));
            let mut doubled = entries.clone();
            doubled.insert(index, entries[index]);
            let verdict = verdict_on(rules, value, &doubled);
            assert!(matches!(verdict, Err(CertificateFault::Illegible { entry }) if entry == index as u64 + 1));
            if index > 0 {
                let mut swapped = entries.clone();
                swapped.swap(index - 1, index);
                let verdict = verdict_on(rules, value, &swapped);
                assert!(matches!(verdict, Err(CertificateFault::Illegible { .. })));
            }
        }
    }
}

/// Another move may do as well, and a bean less in a blocked cup may be enough: then it is a proof still, of the same value.
#[test]
fn an_entry_with_another_move_or_other_blocked_beans_is_refused_or_still_a_proof() {
    let (mut tried, mut proofs) = (0, 0);
    for (cups, stock, max_sow) in BOOKS {
        let (rules, value, entries) = book(cups, stock, max_sow);
        for (index, entry) in entries.iter().enumerate() {
            let moves = (0..32).filter(|&mv| mv != entry.mv).map(|mv| BookEntry { mv, ..*entry });
            let beans = blocked(rules, entry).into_iter().flat_map(|(side, cup)| {
                [entry.cups[side][cup] - 1, entry.cups[side][cup] + 1].map(|beans| {
                    let mut changed = *entry;
                    changed.cups[side][cup] = beans;
                    changed
                })
            });
            for changed in moves.chain(beans) {
                tried += 1;
                let mut entries = entries.clone();
                entries[index] = changed;
                match verdict_on(rules, value, &entries) {
                    Ok(info) => {
                        assert_eq!(info.value, value);
                        proofs += 1;
                    }
                    Err(
                        CertificateFault::Refuted(_)
                        | CertificateFault::NotNeeded { .. }
                        | CertificateFault::Illegible { .. },
                    ) => {}
                    Err(CertificateFault::Illegal { mv, .. }) => {
                        let written = match changed.mv {
                            0 => "pass".to_owned(),
                            1..16 => format!("c{}", changed.mv),
                            16.. => format!("s{}", changed.mv - 16),
                        };
                        assert_eq!(mv, written);
                    }
                    Err(fault) => panic!("{fault}"),
                }
            }
        }
    }
    assert!(proofs * 20 < tried, "{proofs} of {tried}");
}

#[test]
fn an_entry_that_nothing_needs_is_refused_though_it_is_true() {
    for (cups, stock, max_sow) in BOOKS {
        let (rules, value, entries) = book(cups, stock, max_sow);
        for (index, entry) in entries.iter().enumerate() {
            // So little is gained evidently, so nothing asks the book for it.
            let weaker = BookEntry { value: entry.value - 20, ..*entry };
            let mut entries = entries.clone();
            entries.insert(entries.partition_point(|other| pair_of(rules, other) < pair_of(rules, &weaker)), weaker);
            let verdict = verdict_on(rules, value, &entries);
            assert!(matches!(verdict, Err(CertificateFault::NotNeeded { .. })), "{rules:?}, {index}: {verdict:?}");
        }
    }
}

/// What the order of a book goes by first.
fn pair_of(rules: Rules, entry: &BookEntry) -> ([u8; 2], [[u8; MOST_CUPS]; 2]) {
    let shape = |row: [u8; MOST_CUPS]| {
        std::array::from_fn(|cup| row[cup].min((usize::from(rules.cups()) + 1).saturating_sub(cup) as u8))
    };
    (entry.stocks, entry.cups.map(shape))
}

#[test]
fn a_book_proves_its_own_value_and_no_other() {
    for (cups, stock, max_sow) in BOOKS {
        let (rules, value, entries) = book(cups, stock, max_sow);
        for other in [value - 2, value - 1, value + 1, value + 2] {
            let Err(CertificateFault::Refuted(refutation)) = verdict_on(rules, other, &entries) else {
                panic!("{rules:?}: {other}");
            };
            assert_eq!((refutation.entry, refutation.claimed), (None, other.into()));
            assert_eq!(refutation.mv.is_some(), other < value);
        }
    }
}

/// A book of very few beans may prove another board's value too.
#[test]
fn a_book_under_the_rules_of_another_board_is_refused_or_right() {
    let mut right = 0;
    for (cups, stock, max_sow) in BOOKS {
        let (_, value, entries) = book(cups, stock, max_sow);
        let others = [
            (cups, stock + 1, max_sow),
            (cups, stock - 1, max_sow),
            (cups + 1, stock, max_sow),
            (cups, stock, max_sow + 1),
        ];
        for other in others.into_iter().filter_map(|(cups, stock, max_sow)| Rules::new(cups, stock, max_sow).ok()) {
            if let Ok(info) = verdict_on(other, value, &entries) {
                assert_eq!(info.value, book(other.cups(), other.stock(), other.max_sow()).1);
                right += 1;
            }
        }
    }
    assert!(right <= 2, "{right}");
}

#[test]
fn a_refutation_names_the_entry_the_position_the_claim_and_the_moves() {
    let (rules, value, mut entries) = book(2, 4, 2);
    entries.remove(3);
    let Err(CertificateFault::Refuted(refutation)) = verdict_on(rules, value, &entries) else { panic!() };
    let entry = entries[refutation.entry.unwrap() as usize];
    let side = |side: usize| {
        let [first, second] = [entry.cups[side][0], entry.cups[side][1]];
        format!("{first},{second}:{}:0", entry.stocks[side])
    };
    assert_eq!(refutation.position, format!("{} {} s", side(0), side(1)));
    assert_eq!(refutation.claimed, entry.value.into());
    // Both moves can be played in the project's own rules, and lead to the position that is named.
    let position: Position = refutation.position.parse().unwrap();
    let mv = position.read_move(refutation.mv.as_ref().unwrap()).unwrap();
    let after = position.play(mv).unwrap();
    let reply = after.read_move(refutation.reply.as_ref().unwrap()).unwrap();
    let again = after.play(reply).unwrap();
    let named: Position = refutation.after.parse().unwrap();
    assert_eq!(named.side(named.to_move()), again.side(again.to_move()));
    assert_eq!(named.side(!named.to_move()), again.side(!again.to_move()));
    assert_eq!(refutation.wanted, refutation.claimed - again.margin(again.to_move()));
}

#[test]
fn a_book_of_many_blocks_is_read_as_it_was_written() {
    // Not a proof of anything: refused only after all has been read.
    let (rules, ..) = book(3, 30, 3);
    let mut entries: Vec<BookEntry> = (0..3 * BLOCK + 7)
        .map(|index| {
            let mut cups = [[0; MOST_CUPS]; 2];
            cups[0][..3].copy_from_slice(&[4 + (index % 5) as u8, (index / 5 % 3) as u8, (index / 15 % 2) as u8]);
            let stocks = [(index / 900 % 30) as u8, (index / 30 % 30) as u8];
            BookEntry { cups, stocks, value: (index / 27_000) as i16, mv: 17 }
        })
        .collect();
    entries.sort_by_key(|entry| (pair_of(rules, entry), entry.value, entry.cups));
    let verdict = verdict_on(rules, 0, &entries);
    assert!(matches!(verdict, Err(CertificateFault::Refuted(_))), "{verdict:?}");
}

#[test]
fn the_checker_uses_no_code_of_ours() {
    let source = include_str!("../checker.rs");
    let uses: Vec<&str> = source.lines().filter(|line| line.trim_start().starts_with("use ")).collect();
    let verdicts = "use crate::verdict::{CertificateFault, CertificateInfo, CheckProgress, Refutation};";
    let known = |line: &&str| line.starts_with("use std::") || line.starts_with("use sha2::") || *line == verdicts;
    assert!(uses.iter().all(known), "{uses:?}");
    assert_eq!(source.matches("crate::").count(), 1);
    assert!(!source.contains("beanduel"));
}
