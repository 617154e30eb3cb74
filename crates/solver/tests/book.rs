//! Books, some layers of a table in a file of their own: what they hold, what is refused, and searches that ask them.

use std::io::Cursor;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use beanduel_rules::{BySide, Player, Position, Rules, Setup, SetupSide, Side};
use beanduel_solver::{
    BookLayer, BuildError, Family, NotCovered, Oracle, ProofError, ProofLimits, SolveOptions, SolveState, Solver,
    Table, TableFault, TablePart, VerifyError, build_table, table_rules, verify_table, write_book,
};

fn rules() -> Rules {
    Rules::new(3, 14, 3).unwrap()
}

fn table() -> &'static Table<Vec<u8>> {
    static TABLE: OnceLock<Table<Vec<u8>>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut file = Cursor::new(Vec::new());
        build_table(&mut file, rules(), 2, &AtomicBool::new(false), |_| {}).unwrap();
        Table::open(file.into_inner()).unwrap()
    })
}

/// The opening whole, a whole band with layers above it that follow from it, and a band for searches from above, stocks not
/// far apart.
fn wanted(beans: u8) -> Option<BookLayer> {
    match beans {
        3..=7 | 24.. => Some(BookLayer::WHOLE),
        15..=17 => Some(BookLayer { sown: 18 - beans, apart: 7 }),
        _ => None,
    }
}

/// Whether the book holds a position.
fn is_held(position: &Position) -> bool {
    let (mine, theirs) = (position.side(position.to_move()), position.side(!position.to_move()));
    wanted(stocks(position)).is_some_and(|layer| {
        mine.stock().abs_diff(theirs.stock()) <= layer.apart
            && theirs.row(3).take(layer.sown.into()).all(|beans| beans > 0)
    })
}

fn whole() -> Vec<u8> {
    let mut whole = Cursor::new(Vec::new());
    build_table(&mut whole, rules(), 1, &AtomicBool::new(false), |_| {}).unwrap();
    whole.into_inner()
}

fn book() -> Vec<u8> {
    let mut book = Vec::new();
    write_book(&mut Cursor::new(whole()), &mut book, wanted).unwrap();
    book
}

/// Positions that both sides can be in, though perhaps not together: the sides of random games put together anew.
fn positions(count: usize) -> Vec<Position> {
    let mut number = 7u64;
    let mut random = |below: usize| {
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (number >> 33) as usize % below
    };
    let mut sides: Vec<SetupSide> = Vec::new();
    while sides.len() < 4 * count {
        let mut position = Position::start(rules());
        while !position.is_over() {
            let setup = Setup::from(position);
            sides.extend([setup.sides.south, setup.sides.north]);
            let moves: Vec<_> = position.legal_moves().into_iter().collect();
            position = position.play(moves[random(moves.len())]).unwrap();
        }
    }
    let mut positions = Vec::new();
    for _ in 0..count {
        let mut side = || SetupSide { pot: 0, ..sides[random(sides.len())].clone() };
        let sides = BySide { south: side(), north: side() };
        positions.push(Setup { sides, to_move: Player::North, max_sow: None }.try_into().unwrap());
    }
    positions
}

fn stocks(position: &Position) -> u8 {
    Player::ALL.iter().map(|&player| position.side(player).stock()).sum()
}

#[test]
fn a_book_knows_the_positions_of_its_layers_and_no_others() {
    let book = Table::open(book()).unwrap();
    let info = book.info();
    assert!(book.is_book() && !table().is_book());
    assert_eq!(info.layers, (0..=28).filter(|&beans| wanted(beans).is_some()).collect::<Vec<u8>>());
    assert!(info.positions < table().info().positions);
    let mut known = 0;
    for position in positions(3_000) {
        let value = book.value(&position).unwrap();
        if is_held(&position) {
            assert_eq!(value, table().value(&position).unwrap(), "{position}");
            known += 1;
        } else {
            assert_eq!(value, None, "{position}");
        }
        // A position that isn't held may have moves whose values are.
        let probe = book.probe(&position).unwrap();
        assert!(probe.is_none() || probe == table().probe(&position).unwrap(), "{position}");
        assert!(book.covers(&position));
    }
    assert!(known > 300, "{known}");
    let start = Position::start(rules());
    assert_eq!(book.probe(&start).unwrap(), table().probe(&start).unwrap());
}

#[test]
fn a_search_that_asks_a_book_or_a_table_finds_the_values_of_the_table() {
    let options = SolveOptions { memory: 1 << 22, ..SolveOptions::default() };
    let stop = AtomicBool::new(false);
    let start = Position::start(rules());
    let book: Arc<dyn Oracle> = Arc::new(Table::open(book()).unwrap());
    let solver = Solver::new(&start, options).with_oracle(book.clone());
    let alone = Solver::new(&start, options);
    let (mut with, mut without) = (0, 0);
    for position in positions(150) {
        let told = solver.moves(&position, &stop, &mut |_| ()).unwrap();
        let searched = alone.moves(&position, &stop, &mut |_| ()).unwrap();
        assert_eq!(told.bounds.exact(), table().value(&position).unwrap().map(i32::from), "{position}");
        assert_eq!(told.moves, searched.moves, "{position}");
        // The same from nothing, so that no bound of another position helps.
        let fresh = Solver::new(&position, SolveOptions { memory: 1 << 18, ..options }).with_oracle(book.clone());
        assert_eq!(fresh.moves(&position, &stop, &mut |_| ()).unwrap().moves, told.moves, "{position}");
        (with, without) = (with + told.nodes, without + searched.nodes);
    }
    assert!(with < without, "{with} nodes with the book, {without} without");
}

#[test]
fn a_search_with_an_oracle_is_for_what_the_oracle_covers() {
    let options = SolveOptions { memory: 1 << 20, ..SolveOptions::default() };
    let position: Position = "9,0,0:5:0 0,2,0:5:0 s".parse().unwrap();
    let solver = Solver::new(&position, options).with_oracle(Arc::new(Table::open(book()).unwrap()));
    // Nine beans have left the stock; they can't all have come as far as cup 3 and stayed there.
    let outside: Position = "0,0,9:5:0 0,0,0:5:0 s".parse().unwrap();
    assert!(solver.value(&position, &AtomicBool::new(false), &mut |_| ()).is_ok());
    assert_eq!(solver.value(&outside, &AtomicBool::new(false), &mut |_| ()).unwrap_err(), NotCovered);
}

/// A table that counts what it is asked.
struct Counting(AtomicU64);

impl Oracle for Counting {
    fn family(&self, cups: u8, max_sow: u8, mine: Side, theirs: Side) -> Option<Family> {
        self.0.fetch_add(1, Ordering::Relaxed);
        table().family(cups, max_sow, mine, theirs).filter(|_| mine.stock() + theirs.stock() < 3)
    }

    fn reaches(&self, _: u8, _: u8, stocks: u32) -> bool {
        stocks < 24
    }

    fn covers(&self, position: &Position) -> bool {
        table().covers(position)
    }
}

#[test]
fn a_search_with_a_slow_oracle_can_be_ended_soon() {
    let start = Position::start(rules());
    let oracle = Arc::new(Counting(AtomicU64::new(0)));
    let options = SolveOptions { memory: 1 << 20, ..SolveOptions::default() };
    let solver = Solver::new(&start, options).with_oracle(oracle.clone());
    let (mut before, mut most) = (0, 0);
    let asked = solver.ask(&start, 0, 1 << 20, &mut |_| {
        let all = oracle.0.load(Ordering::Relaxed);
        most = most.max(all - before);
        before = all;
        true
    });
    assert!(asked.unwrap().bound.is_some() && before > 2_000, "{before} questions");
    // Each takes tens of microseconds, so that these are some milliseconds.
    assert!(most < 500, "{most} questions without a word");
}

/// What such a search has proved rests on what the oracle says, which neither a certificate nor a snapshot tells.
#[test]
fn a_search_with_an_oracle_gives_no_certificate_and_no_snapshot() {
    let start = Position::start(rules());
    let options = SolveOptions { memory: 1 << 22, ..SolveOptions::default() };
    let solver = Solver::new(&start, options).with_oracle(Arc::new(Table::open(book()).unwrap()));
    let stop = AtomicBool::new(false);
    let value = solver.value(&start, &stop, &mut |_| ()).unwrap().bounds.exact().unwrap();
    let proved = solver.prove(rules(), value, ProofLimits::new(rules(), 1 << 24), &stop, &mut |_| ());
    assert_eq!(proved, Err(ProofError::Oracle));
    let mut snapshot = Vec::new();
    let error = solver.write_snapshot(&SolveState::new(&start), &mut snapshot).unwrap_err();
    assert!(error.to_string().contains("oracle") && snapshot.is_empty(), "{error}");
}

#[test]
fn a_book_verifies_and_is_refused_where_it_was_altered_or_cut_off() {
    let book = book();
    let stop = AtomicBool::new(false);
    let verify = |bytes: &[u8]| verify_table(&mut Cursor::new(bytes), 2, &stop, |_| {});
    let verified = verify(&book).unwrap();
    assert_eq!(verified.info, Table::open(&book).unwrap().info());
    // Of the band and of the lowest layers of each run of whole ones, something that their moves lead to is missing.
    let pairs = |beans: std::ops::RangeInclusive<u8>| -> u64 {
        let mut part = Vec::new();
        let mut whole = Cursor::new(whole());
        write_book(&mut whole, &mut part, |layer| beans.contains(&layer).then_some(BookLayer::WHOLE)).unwrap();
        Table::open(part).unwrap().info().pairs
    };
    assert_eq!(verified.derived, pairs(6..=7) + pairs(27..=28));
    assert!(verified.derived < verified.info.pairs);
    assert_eq!(table_rules(&book).unwrap(), rules());
    for length in (0..book.len()).step_by(997).chain([book.len() - 37, book.len() - 36, book.len() - 1]) {
        let fault = Table::open(&book[..length]).unwrap_err();
        assert!(matches!(fault, TableFault::Foreign | TableFault::Truncated { .. }), "cut off at {length}: {fault}");
    }
    for place in (0..200).chain((200..book.len()).step_by(991)).chain(book.len() - 40..book.len()) {
        let mut altered = book.clone();
        altered[place] ^= 0x10;
        assert!(matches!(verify(&altered), Err(VerifyError::File(_))), "byte {place}");
    }
}

#[test]
fn a_book_is_no_table_and_a_book_of_everything_holds_what_the_table_does() {
    let book = book();
    let mut file = Cursor::new(book.clone());
    let continued = build_table(&mut file, rules(), 1, &AtomicBool::new(false), |_| {});
    assert!(matches!(continued, Err(BuildError::Partial(TableFault::Book))), "{continued:?}");
    assert_eq!(file.get_ref(), &book);
    let fault = write_book(&mut file, &mut Vec::new(), |_| Some(BookLayer::WHOLE)).unwrap_err();
    assert!(matches!(fault, TableFault::Book), "{fault}");
    let mut whole = Cursor::new(whole());
    let all = {
        let mut all = Vec::new();
        write_book(&mut whole, &mut all, |_| Some(BookLayer::WHOLE)).unwrap();
        Table::open(all).unwrap().info()
    };
    let info = table().info();
    assert_eq!(
        (all.positions, all.pairs, all.arrays, all.values),
        (info.positions, info.pairs, info.arrays, info.values)
    );
    let mut damaged = whole.into_inner();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    let fault = write_book(&mut Cursor::new(damaged), &mut Vec::new(), |_| Some(BookLayer::WHOLE)).unwrap_err();
    assert!(
        matches!(fault, TableFault::Damaged { part: TablePart::Block { .. } | TablePart::Layer { .. }, .. }),
        "{fault}"
    );
}
