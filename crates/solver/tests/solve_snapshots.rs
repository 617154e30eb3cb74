//! A search that is interrupted, written down and gone on with, any number of times.

use std::sync::atomic::AtomicBool;

use beanduel_rules::{Position, Rules};
use beanduel_solver::{SnapshotFault, SnapshotPart, SolveOptions, SolveState, Solver};

fn start(cups: u8, stock: u8) -> Position {
    Position::start(Rules::new(cups, stock, cups).unwrap())
}

/// Goes on until the value is known or so many nodes were searched in all.
fn search(solver: &Solver, state: &SolveState) -> SolveState {
    let solved = solver.value_from(state, &AtomicBool::new(false), &mut |_| ()).unwrap();
    SolveState { bounds: solved.bounds, nodes: solved.nodes, ms: state.ms + 1, ..*state }
}

fn written(solver: &Solver, state: &SolveState) -> Vec<u8> {
    let mut bytes = Vec::new();
    solver.write_snapshot(state, &mut bytes).unwrap();
    assert!(bytes.len() as u64 <= solver.snapshot_bytes());
    bytes
}

#[test]
fn an_interrupted_search_ends_with_the_same_value_and_about_as_many_nodes() {
    // A place for every pair; a hash table with room for all; one that forgets much; one of two words a lane.
    for (cups, stock, memory, threads) in
        [(3, 16, 32 << 20, 1), (3, 16, 32 << 20, 2), (4, 13, 16 << 20, 1), (4, 10, 1 << 19, 1), (8, 13, 8 << 20, 1)]
    {
        let start = start(cups, stock);
        let options = SolveOptions { memory, threads, nodes: u64::MAX };
        let whole = search(&Solver::new(&start, options), &SolveState::new(&start));
        assert!(whole.bounds.exact().is_some() && whole.nodes > 10_000, "{whole:?}");
        for step in [whole.nodes / 2, whole.nodes / 7] {
            let mut solver = Solver::new(&start, SolveOptions { nodes: step, ..options });
            let mut state = SolveState::new(&start);
            let mut sessions = 1;
            loop {
                state = search(&solver, &state);
                if state.bounds.exact().is_some() {
                    break;
                }
                let bytes = written(&solver, &state);
                sessions += 1;
                let options = SolveOptions { nodes: sessions * step, ..options };
                let (resumed, found) = Solver::resume(&start, options, &mut &bytes[..]).unwrap();
                assert_eq!(found, state);
                assert_eq!(written(&resumed, &found), bytes, "nothing is lost and nothing added");
                solver = resumed;
            }
            assert_eq!(state.bounds, whole.bounds, "{cups} {stock}");
            assert!(sessions > 1 && state.ms == sessions, "{sessions}");
            assert!(state.nodes < whole.nodes * 5 / 4 + 4096 * sessions, "{} of {}", state.nodes, whole.nodes);
        }
    }
}

#[test]
fn a_snapshot_can_be_written_while_threads_go_on() {
    let start = start(4, 14);
    for memory in [4 << 20, 500 << 20] {
        let options = SolveOptions { memory, threads: 2, ..SolveOptions::default() };
        let solver = Solver::new(&start, options);
        let mut snapshot = None;
        let solved = solver.value(&start, &AtomicBool::new(false), &mut |progress| {
            let state = SolveState { bounds: progress.bounds, nodes: progress.nodes, ..SolveState::new(&start) };
            snapshot.get_or_insert_with(|| written(&solver, &state));
        });
        let (resumed, state) = Solver::resume(&start, options, &mut &snapshot.unwrap()[..]).unwrap();
        assert_eq!(search(&resumed, &state).bounds, solved.unwrap().bounds);
    }
}

/// The parts of a snapshot as the format says: header, blocks, end.
fn parts(bytes: &[u8]) -> (&[u8], Vec<&[u8]>, &[u8]) {
    let header = 44 + usize::from(bytes[11]) + 4;
    let number = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
    let (mut blocks, mut at) = (Vec::new(), header);
    while number(at) != u32::MAX {
        let next = at + 8 + number(at + 4) as usize + 4;
        blocks.push(&bytes[at..next]);
        at = next;
    }
    (&bytes[..header], blocks, &bytes[at..])
}

/// Each block that is there is as it was written, and so are all others: only the order or the hash can tell.
#[test]
fn blocks_that_were_swapped_or_left_out_are_refused() {
    let begin = start(2, 5);
    let options = SolveOptions { memory: 1 << 20, ..SolveOptions::default() };
    let solver = Solver::new(&begin, options);
    let bytes = written(&solver, &search(&solver, &SolveState::new(&begin)));
    let (header, blocks, end) = parts(&bytes);
    assert!(blocks.len() > 1);
    let with = |blocks: &[&[u8]]| Solver::resume(&begin, options, &mut &[header, &blocks.concat(), end].concat()[..]);
    assert!(with(&blocks).is_ok());
    for i in 0..blocks.len() {
        let mut left = blocks.clone();
        left.remove(i);
        let fault = with(&left).err().expect("a block is missing");
        assert!(matches!(fault, SnapshotFault::Damaged { part: SnapshotPart::End, .. }), "{i}: {fault}");
        for j in 0..i {
            let mut swapped = blocks.clone();
            swapped.swap(i, j);
            let fault = with(&swapped).err().expect("blocks are out of order");
            assert!(matches!(fault, SnapshotFault::Damaged { part: SnapshotPart::Block(_), .. }), "{i} {j}: {fault}");
            // Numbers and checksums mended: every block is sound, in order, and in another's place.
            let mended = |block: &[u8], number: &[u8]| {
                let mut block = [&number[..4], &block[4..block.len() - 4]].concat();
                block.extend(crc32fast::hash(&block).to_le_bytes());
                block
            };
            let mended: Vec<_> = swapped.iter().zip(&blocks).map(|(block, number)| mended(block, number)).collect();
            let fault = with(&mended.iter().map(Vec::as_slice).collect::<Vec<_>>()).err().expect("the hash differs");
            // The last block has fewer words than others have, which shows even before the hash does.
            let shows =
                matches!(fault, SnapshotFault::Damaged { part: SnapshotPart::End | SnapshotPart::Block(_), .. });
            assert!(shows, "{i} {j}: {fault}");
        }
    }
}

#[test]
fn what_is_damaged_foreign_or_of_another_search_is_refused_with_the_place() {
    let begin = start(2, 5);
    let options = SolveOptions { memory: 1 << 20, ..SolveOptions::default() };
    let solver = Solver::new(&begin, options);
    let state = search(&solver, &SolveState::new(&begin));
    let bytes = written(&solver, &state);
    let resume = |bytes: &[u8], position: &Position, options| match Solver::resume(position, options, &mut &bytes[..]) {
        Ok((_, state)) => Ok(state),
        Err(fault) => Err(fault),
    };
    assert_eq!(resume(&bytes, &begin, options).unwrap(), state);
    for cut in 0..bytes.len() {
        let fault = resume(&bytes[..cut], &begin, options).unwrap_err();
        assert!(matches!(fault, SnapshotFault::Truncated { offset, .. } if offset <= cut as u64), "{cut}: {fault}");
    }
    for at in 0..bytes.len() {
        let mut altered = bytes.clone();
        altered[at] ^= 1 << (at % 8);
        match resume(&altered, &begin, options).unwrap_err() {
            SnapshotFault::Damaged { offset, .. } | SnapshotFault::Truncated { offset, .. } => {
                assert!(offset <= at as u64);
            }
            SnapshotFault::Foreign => assert!(at < 8),
            SnapshotFault::Version(_) => assert!((8..10).contains(&at)),
            fault => panic!("{at}: {fault}"),
        }
    }
    let longer = [&bytes[..], &[0]].concat();
    let fault = resume(&longer, &begin, options).unwrap_err();
    assert!(matches!(fault, SnapshotFault::Damaged { part: SnapshotPart::End, .. }), "{fault}");
    let other = start(2, 6);
    assert!(matches!(resume(&bytes, &other, options), Err(SnapshotFault::OtherPosition(found)) if found == begin));
    let less = SolveOptions { memory: 1 << 15, ..options };
    assert!(matches!(resume(&bytes, &begin, less), Err(SnapshotFault::OtherSize(_))));
    assert!(matches!(
        resume(b"<!DOCTYPE html><html lang=en><head><title>Cups</title>", &begin, options),
        Err(SnapshotFault::Foreign)
    ));
}
