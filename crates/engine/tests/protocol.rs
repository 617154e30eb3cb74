//! The check of the fuzz target on random lines of the pieces that the protocol is made of.

mod checks;

const PIECES: [&str; 52] = [
    "ugi",
    "uginewgame",
    "isready",
    "setoption",
    "name",
    "value",
    "position",
    "startpos",
    "fen",
    "moves",
    "go",
    "depth",
    "nodes",
    "movetime",
    "p1time",
    "p2time",
    "wtime",
    "btime",
    "p1inc",
    "infinite",
    "ponder",
    "stop",
    "ponderhit",
    "query",
    "p1turn",
    "gameover",
    "result",
    "legal",
    "quit",
    "Cups",
    "Stock",
    "MaxSow",
    "Level",
    "Threads",
    "Hash",
    "Seed",
    "MultiPV",
    "Ponder",
    "Tables",
    "true",
    "false",
    "0",
    "1",
    "3",
    "-5",
    "99999999999999999999",
    "0,0,0:3:0_0,0,1:2:0_s",
    "0,0:0:0 0,1:0:0 s",
    "s1",
    "c1",
    "pass",
    "s1x1",
];

#[test]
fn any_lines_are_answered() {
    let mut rng = fastrand::Rng::with_seed(1965);
    for _ in 0..20_000 {
        let mut bytes = Vec::new();
        for _ in 0..rng.usize(1..60) {
            match rng.u8(0..20) {
                0 => bytes.push(rng.u8(..)),
                1 => bytes.extend(rng.char(..).to_string().bytes()),
                2..6 => bytes.push(b'\n'),
                _ => bytes.extend(PIECES[rng.usize(0..PIECES.len())].bytes().chain([b' '])),
            }
        }
        checks::read_protocol(&bytes);
    }
}

#[test]
fn sensible_lines_are_followed() {
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..2_000 {
        let mut bytes = Vec::new();
        for _ in 0..rng.usize(1..8) {
            let line = match rng.u8(0..4) {
                0 => format!("setoption name {} value {}", PIECES[rng.usize(29..39)], PIECES[rng.usize(39..46)]),
                1 => format!("position startpos moves s1 s{} s1 c1 pass", rng.u8(1..5)),
                2 => format!("position fen 0,0,{}:3:0 0,0,1:2:0 n moves s1", rng.u8(0..3)),
                _ => format!("go {} {}", PIECES[rng.usize(11..21)], rng.u32(0..10)),
            };
            bytes.extend(line.bytes().chain([b'\n']));
        }
        checks::read_protocol(&bytes);
    }
}
