//! What must hold for any bytes: the checks that both the property tests here and the fuzz targets in `fuzz/` run.

use beanduel_rules::{
    AnnotatedMove, Fault, Move, MoveText, Player, Position, Record, RecordReader, Rules, Setup, Side,
};

/// Whatever is read as a move is written and read as the same, and a fault lies in the text.
pub fn read_move(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<MoveText>() {
        Ok(read) => {
            let written = AnnotatedMove { mv: read.mv, captured: read.captured.unwrap_or(0) }.to_string();
            let expected = if let Move::Sow(_) = read.mv { read } else { MoveText { captured: None, ..read } };
            assert_eq!(written.parse(), Ok(expected), "{text:?}");
            assert_eq!(Move::from_byte(read.mv.to_byte()), Some(read.mv));
        }
        Err(fault) => assert_place(&fault, &text),
    }
    for line in
        ["0,0,0,0:40:0 0,0,0,0:40:0 s", "1,1,1,1:36:0 0,0,0,0:40:0 n", "0,0,3,0:0:0 0,0,0,0:2:0 s", "1:0:0 0:0:1 n"]
    {
        let position: Position = line.parse().expect("it is a position");
        match position.read_move(&text) {
            Ok(mv) => {
                assert!(position.legal_moves().contains(mv), "{text:?} in {line}");
                assert_eq!(position.read_move(&position.annotate(mv).to_string()), Ok(mv), "{text:?} in {line}");
            }
            Err(fault) => assert_place(&fault, &text),
        }
    }
}

/// Whatever is read as a position is written and read as the same, and a fault lies in the text.
pub fn read_position(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Setup>() {
        Ok(setup) => {
            assert_eq!(setup.to_string().parse(), Ok(setup.clone()), "{text:?}");
            assert_eq!(format!("{setup:#}").parse(), Ok(setup), "{text:?}");
        }
        Err(fault) => assert_place(&fault, &text),
    }
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position), "{text:?}");
            assert_eq!(format!("{position:#}").parse(), Ok(position), "{text:?}");
        }
        Err(fault) => assert_place(&fault, &text),
    }
}

/// Whatever is read as a record is written and read as the same; the file reads the same in any chunks; a fault lies in
/// it.
pub fn read_record(bytes: &[u8]) {
    let read: Vec<Result<Record, Fault>> = RecordReader::of_file(bytes).collect();
    let lines = lines(bytes);
    for read in &read {
        match read {
            Ok(record) => {
                let text = record.to_string();
                assert_eq!(text.parse().as_ref(), Ok(record), "{text}");
            }
            Err(fault) => {
                let line =
                    lines.get(fault.line as usize - 1).unwrap_or_else(|| panic!("{fault} in {} lines", lines.len()));
                let characters = String::from_utf8_lossy(line).chars().count();
                assert!((1..=characters as u64 + 1).contains(&fault.column), "{fault} in {characters} characters");
            }
        }
    }
    // A size that goes with the bytes, so that all small ones are tried.
    let size = 1 + bytes.iter().fold(0usize, |sum, &byte| sum + usize::from(byte)) % 13;
    let mut reader = RecordReader::new();
    let mut pieces = Vec::new();
    for chunk in bytes.chunks(size) {
        reader.push(chunk);
        pieces.extend(reader.by_ref());
    }
    reader.finish();
    pieces.extend(reader);
    assert_eq!(pieces, read, "in chunks of {size}");
}

/// Plays the game that the bytes choose, from the start of a board or the middle of a game, to its end: no bean appears
/// or vanishes, stocks never grow, each move but a pass brings beans nearer to the pots, no two passes follow each
/// other, and the end is reached.
pub fn play(bytes: &[u8]) {
    let mut choices = bytes.iter().copied();
    let mut choose = || choices.next().unwrap_or(0);
    let cups = choose() % 15 + 1;
    let max_sow = cups - choose() % cups;
    let mut position = if choose() % 2 == 0 {
        Position::start(Rules::new(cups, choose().max(1), max_sow).expect("each is in its range"))
    } else {
        let mut side = || {
            let row: Vec<String> = (0..cups).map(|_| (choose() % 16).to_string()).collect();
            format!("{}:{}:{}", row.join(","), choose() % 16, choose() % 16)
        };
        let line = format!("{} {} s maxsow={max_sow}", side(), side());
        // Fifteen cups, the stock and the pot of fifteen beans each are 255, half of what there may be.
        line.parse().unwrap_or_else(|fault| panic!("{line}: {fault}"))
    };
    let beans = beans(&position);
    let mut passed = false;
    while !position.is_over() {
        let legal: Vec<Move> = position.legal_moves().into_iter().collect();
        let mv = legal[usize::from(choose()) % legal.len()];
        let next = position.play(mv).unwrap_or_else(|why| panic!("{mv:?} in {position}: {why}"));
        let context = || format!("{} from {position} to {next}", position.annotate(mv));
        let mover = position.to_move();
        assert_eq!(next.to_move(), !mover, "{}", context());
        assert_eq!(self::beans(&next), beans, "{}", context());
        for player in Player::ALL {
            assert!(next.side(player).stock() <= position.side(player).stock(), "{}", context());
            assert!(next.pot(player) >= position.pot(player), "{}", context());
        }
        assert_eq!(next.pot(!mover), position.pot(!mover), "{}", context());
        let is_pass = mv == Move::Pass;
        assert!(!(passed && is_pass), "{}", context());
        assert_eq!(distance(&next) < distance(&position), !is_pass, "{}", context());
        assert_eq!(legal.len() == 1 && next.side(mover) == position.side(mover), is_pass, "{}", context());
        passed = is_pass;
        position = next;
    }
    assert!(position.outcome().is_some() && position.legal_moves().is_empty(), "{position}");
}

fn beans(position: &Position) -> u32 {
    Player::ALL.into_iter().map(|player| position.side(player).beans() + u32::from(position.pot(player))).sum()
}

/// The sum over all beans of how far they are from the pot; a bean in the stock is one further than cup 1.
fn distance(position: &Position) -> u32 {
    let cups = position.cups();
    let of_side = |side: Side| -> u32 {
        let in_cups: u32 = side.row(cups).zip((1..=u32::from(cups)).rev()).map(|(beans, d)| u32::from(beans) * d).sum();
        in_cups + u32::from(side.stock()) * (u32::from(cups) + 1)
    };
    Player::ALL.into_iter().map(|player| of_side(position.side(player))).sum()
}

fn assert_place(fault: &Fault, text: &str) {
    assert_eq!(fault.line, 1, "{fault} in {text:?}");
    assert!((1..=text.chars().count() as u64 + 1).contains(&fault.column), "{fault} in {text:?}");
    assert!(fault.found.chars().count() <= Fault::LONGEST_FOUND, "{fault} in {text:?}");
}

/// The lines of a file, whatever their ends.
fn lines(file: &[u8]) -> Vec<&[u8]> {
    let mut lines = Vec::new();
    let mut rest = file;
    loop {
        let end = rest.iter().position(|&byte| byte == b'\n' || byte == b'\r').unwrap_or(rest.len());
        lines.push(&rest[..end]);
        let behind = &rest[end..];
        rest = match behind.strip_prefix(b"\r\n").or(behind.get(1..)) {
            Some(rest) => rest,
            None => return lines,
        };
    }
}
