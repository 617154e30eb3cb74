//! A record of 100,000 games: written and read back as a stream, the file never being in memory.
//! Alone in its program, so that the memory it takes can be measured.

use std::collections::VecDeque;
use std::fmt::Write;

use beanduel_rules::{Game, Player, Position, Record, RecordReader, Rules, TagName, Tags, Termination};

const GAMES: usize = 100_000;
/// Bytes pushed at once.
const CHUNK: usize = 64 * 1024;
/// The most memory the whole program may ever have taken, in KiB. The file alone has more than that.
const MEMORY: u64 = 16 * 1024;

/// A game of random moves, now and then broken off or with a word or a variation beside the moves.
fn game(random: &mut fastrand::Rng, number: usize) -> Record {
    // Most boards are the usual one, as in an archive.
    let cups = if random.u8(..4) == 0 { random.u8(1..=6) } else { 4 };
    let mut game = Game::new(Position::start(Rules::regular(cups).unwrap()));
    let timed = random.u8(..4) == 0;
    let plies = if random.u8(..8) == 0 { random.usize(..60) } else { usize::MAX };
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        let Some(mv) = moves.into_iter().nth(random.usize(..moves.len().max(1))) else { break };
        let at = game.play(mv).unwrap();
        if timed {
            game.notes_mut(at).clock = Some(random.u64(..600_000));
        }
        if random.u8(..64) == 0 {
            game.notes_mut(at).comment = "a fine move".into();
            game.undo();
            let other = moves.into_iter().next().unwrap();
            game.play(other).unwrap();
            game.go_to(at);
        }
    }
    let mut tags = Tags::new();
    tags.set(TagName::EVENT, "Random play");
    tags.set(TagName::ROUND, number.to_string());
    let over = game.position().is_over();
    Record::new(tags, game, if over { None } else { Some(Termination::Resigned(Player::South)) }).unwrap()
}

/// The most memory this program has taken so far in KiB, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[test]
fn a_record_of_a_hundred_thousand_games_is_read_as_a_stream() {
    let mut random = fastrand::Rng::with_seed(1965);
    let mut reader = RecordReader::new();
    let mut chunk = String::new();
    let mut written = VecDeque::new();
    let (mut bytes, mut read, mut plies) = (0, 0, 0);
    for number in 0..GAMES {
        let record = game(&mut random, number);
        plies += record.game().main_line().count();
        writeln!(chunk, "{record}").unwrap();
        written.push_back(record);
        if number + 1 == GAMES || chunk.len() >= CHUNK {
            reader.push(chunk.as_bytes());
            bytes += chunk.len();
            chunk.clear();
            if number + 1 == GAMES {
                reader.finish();
            }
            for record in reader.by_ref() {
                assert_eq!(Some(record.unwrap()), written.pop_front(), "game {read}");
                read += 1;
            }
        }
    }
    assert_eq!((read, written.len()), (GAMES, 0));
    println!("{GAMES} games, {plies} plies, {bytes} bytes, peak memory {:?} KiB", peak_memory());
    if let Some(memory) = peak_memory() {
        assert!(memory < MEMORY && MEMORY * 1024 < bytes as u64, "{memory} KiB for {bytes} bytes");
    }
}
