//! The checks of the fuzz targets on random bytes, and on random texts of the pieces that the notations are made of.

mod checks;

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

/// Texts of these pieces, with some other characters between them.
fn pieces(pieces: Vec<&'static str>, most: usize) -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        20 => select(pieces).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => any::<char>().prop_map(|c| c.to_string().into_bytes()),
        1 => any::<u8>().prop_map(|byte| vec![byte]),
    ];
    vec(piece, 0..most).prop_map(|pieces| pieces.concat())
}

fn move_pieces() -> impl Strategy<Value = Vec<u8>> {
    let all =
        vec!["s", "S", "c", "x", "X", "pass", "0", "1", "2", "3", "15", "16", "255", "256", "99999999999", " ", "-"];
    pieces(all, 6)
}

fn position_pieces() -> impl Strategy<Value = Vec<u8>> {
    let all = vec![
        "0",
        "1",
        "4",
        "40",
        "255",
        "4294967296",
        ",",
        ",",
        "0,0,0,0",
        ":",
        ":",
        "0:40:0",
        " ",
        "_",
        "s",
        "N",
        "maxsow=",
        "MAXSOW",
        "=",
        "2",
        "0,0:20:0 0,0:20:0 s",
    ];
    pieces(all, 16)
}

fn record_pieces() -> impl Strategy<Value = Vec<u8>> {
    let all = vec![
        "[",
        "]",
        "\"",
        "{",
        "}",
        "(",
        ")",
        ";",
        "%",
        "\\",
        "\\u{41}",
        "\n",
        "\r\n",
        "\r",
        " ",
        " ",
        "*",
        "*",
        "0-0",
        "1-1",
        "-",
        "1.",
        "1...",
        "1. ",
        "2",
        "2... ",
        "s1 ",
        "s2 ",
        "s3",
        "S4",
        "s3x1",
        "c4 ",
        "c1",
        "pass",
        "!",
        "?!",
        "$",
        "$1 ",
        "[%clk 0:00:01.5]",
        "[%clk ",
        "[%eval -1]",
        "[%eval ~0.5]",
        "word ",
        "\u{feff}",
        "ü",
        "\n[Event \"a\"]\n",
        "[Site \"?\"]",
        "[Cups \"2\"]",
        "[Stock \"2\"]",
        "[MaxSow \"1\"]",
        "[Result \"*\"]",
        "[Winner \"South\"]",
        "[Termination \"resigned\"]",
        "[Termination \"aborted\"]",
        "[Position \"0,0,3,0:0:0 0,0,0,0:2:0 s\"]",
        "[Position \"0,1:0:0 0,0:0:0 n\"]",
        "[Opening \"x\"]",
        "1. s4 (1. s3 s3) s3 *\n",
        "1. s4 ({a} s3 {b}) {c} s3x1! 2. c4 *",
    ];
    pieces(all, 40)
}

proptest! {
    #[test]
    fn moves_are_read(bytes in prop_oneof![move_pieces(), vec(any::<u8>(), 0..12)]) {
        checks::read_move(&bytes);
    }

    #[test]
    fn positions_are_read(bytes in prop_oneof![position_pieces(), vec(any::<u8>(), 0..40)]) {
        checks::read_position(&bytes);
    }

    #[test]
    fn records_are_read(bytes in prop_oneof![4 => record_pieces(), 1 => vec(any::<u8>(), 0..200)]) {
        checks::read_record(&bytes);
    }

    #[test]
    fn games_are_played(bytes in vec(any::<u8>(), 0..300)) {
        checks::play(&bytes);
    }
}

/// A text that repeats one piece must be read in time that goes with its length: seconds for all of these, and minutes
/// for any one of them that is read in the square of it.
#[test]
fn long_texts_are_read_in_time() {
    let begin = std::time::Instant::now();
    let long = |piece: &str| piece.repeat(300_000 / piece.len());
    for piece in ["9", " ", "s", "x", "\u{1F600}"] {
        checks::read_move(long(piece).as_bytes());
        checks::read_move(format!("s3x{}", long(piece)).as_bytes());
        checks::read_position(format!("0{}", long(piece)).as_bytes());
    }
    checks::read_position(format!("0{}:0:0 0:0:0 s", long(",0")).as_bytes());
    for piece in [
        "{",
        "[",
        "(",
        "\\",
        "\\u{",
        "[%",
        "[%clk ",
        "s1 ",
        "1.",
        "1. s4 * ",
        "$1 ",
        "\"",
        ";",
        "{}",
        "{a}\n",
        "\n",
        "\r",
        "%\n",
        "[A \"b\"]",
        "[Event \"a\"]\n",
        "[Event \"a\"]\n{\n",
        "\u{feff}",
        "\u{1F600}\n",
        "(s3) ",
        "[",
    ] {
        for begin in ["", "{", "1. s4 ", "1. s4 {", "[Event \"", "[Position \"0"] {
            checks::read_record(format!("{begin}{}", long(piece)).as_bytes());
        }
    }
    let tags: Vec<String> = (0..100_000).map(|tag| format!("[T{tag} \"\"]\n")).collect();
    checks::read_record(format!("{}*", tags.concat()).as_bytes());
    let repeated = long("(1. s3 s1 2. s2) ");
    checks::read_record(format!("1. s4 {repeated} *").as_bytes());
    assert!(begin.elapsed().as_secs() < 60, "{:?}", begin.elapsed());
}
