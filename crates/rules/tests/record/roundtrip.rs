//! Whatever record can be made, what is written reads as an equal one.

use beanduel_rules::{Eval, Game, NodeId, Player, Position, Record, RecordReader, Rules, TagName, Tags, Termination};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Any text, rich in what has a meaning in a file.
fn text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        select(vec![
            " ",
            "  ",
            "\n",
            "\r\n",
            "\t",
            "\\",
            "}",
            "{",
            "[",
            "]",
            "\"",
            "(",
            ")",
            "%",
            ";",
            "$1",
            "*",
            "!",
            "[%clk 0:00:01]",
            "[%eval ~1]",
            "[%EVAL",
            "[%clk",
            "[%csl a]",
            "[Event \"x\"]",
            "[event",
            "Event ",
            "\\u{41}",
            "u{41}",
            "n",
            "word",
            "a longer piece of text",
            "\u{0}",
            "\u{85}",
            "\u{a0}",
            "\u{2028}",
            "\u{feff}",
            "ü",
            "\u{1F600}",
            "?",
        ])
        .prop_map(String::from),
        any::<char>().prop_map(String::from),
        "[a-z ]{0,12}",
    ];
    vec(piece, 0..12).prop_map(|pieces| pieces.concat())
}

fn rules() -> impl Strategy<Value = Rules> {
    (1u8..=15, 1u8..=255, any::<u8>(), any::<bool>()).prop_map(|(cups, stock, max_sow, regular)| {
        if regular { Rules::regular(cups) } else { Rules::new(cups, stock, max_sow % cups + 1) }.unwrap()
    })
}

/// A start by rules, or any position at all.
fn start() -> impl Strategy<Value = Position> {
    // At most 15 * 15 beans in cups and 20 in the stock, 10 in the pot: a side may hold 255, both with their pots 510.
    let side = (vec(0u8..=15, 15), 0u16..=20, 0u16..=10);
    let any_position = (1usize..=15, side.clone(), side, any::<bool>(), 1usize..=15).prop_map(
        |(cups, south, north, north_moves, max_sow)| {
            let side = |(beans, stock, pot): (Vec<u8>, u16, u16)| {
                let row: Vec<String> = beans[..cups].iter().map(u8::to_string).collect();
                format!("{}:{stock}:{pot}", row.join(","))
            };
            let mover = if north_moves { "n" } else { "s" };
            let line = format!("{} {} {mover} maxsow={}", side(south), side(north), max_sow.min(cups));
            line.parse().expect("all is within the limits")
        },
    );
    prop_oneof![rules().prop_map(Position::start), any_position]
}

/// One thing done to a game.
#[derive(Clone, Debug)]
enum Step {
    Play(Index),
    PlayToTheEnd(Index),
    GoTo(Index),
    Lead(String),
    Comment(String),
    Nag(u8),
    Clock(u64),
    Eval(Eval),
}

fn step() -> impl Strategy<Value = Step> {
    let eval = prop_oneof![any::<i32>().prop_map(Eval::Exact), any::<i32>().prop_map(Eval::Estimate)];
    prop_oneof![
        12 => any::<Index>().prop_map(Step::Play),
        1 => any::<Index>().prop_map(Step::PlayToTheEnd),
        4 => any::<Index>().prop_map(Step::GoTo),
        1 => text().prop_map(Step::Lead),
        2 => text().prop_map(Step::Comment),
        1 => any::<u8>().prop_map(Step::Nag),
        1 => prop_oneof![any::<u64>(), 0u64..100_000_000].prop_map(Step::Clock),
        1 => eval.prop_map(Step::Eval),
    ]
}

fn game() -> impl Strategy<Value = Game> {
    (start(), vec(step(), 0..80)).prop_map(|(start, steps)| {
        let mut game = Game::new(start);
        let mut places = vec![Game::START];
        let play = |game: &mut Game, places: &mut Vec<NodeId>, index: &Index| {
            let moves: Vec<_> = game.position().legal_moves().into_iter().collect();
            if !moves.is_empty() {
                places.push(game.play(*index.get(&moves)).unwrap());
            }
        };
        for step in steps {
            let here = game.current();
            match step {
                Step::Play(index) => play(&mut game, &mut places, &index),
                Step::PlayToTheEnd(index) => {
                    while !game.position().is_over() {
                        play(&mut game, &mut places, &index);
                    }
                }
                Step::GoTo(index) => game.go_to(*index.get(&places)),
                Step::Lead(text) => game.notes_mut(here).lead = text,
                Step::Comment(text) => game.notes_mut(here).comment = text,
                Step::Nag(nag) => game.notes_mut(here).nags.push(nag),
                Step::Clock(clock) => game.notes_mut(here).clock = Some(clock),
                Step::Eval(eval) => game.notes_mut(here).eval = Some(eval),
            }
        }
        game
    })
}

fn tags() -> impl Strategy<Value = Tags> {
    let name = prop_oneof![
        select(vec!["Event", "Site", "Date", "Round", "South", "North", "Annotator"]).prop_map(String::from),
        "[A-Za-z0-9_]{1,12}",
    ];
    vec((name, text()), 0..8).prop_map(|all| {
        let mut tags = Tags::new();
        for (name, value) in all {
            if let Ok(name) = TagName::new(&name) {
                tags.set(name, value);
            }
        }
        tags
    })
}

fn record() -> impl Strategy<Value = Record> {
    let termination = select(vec![
        None,
        Some(Termination::Resigned(Player::South)),
        Some(Termination::Flag(Player::North)),
        Some(Termination::Aborted),
        Some(Termination::Forfeited(Player::North)),
    ]);
    (tags(), game(), termination).prop_map(|(tags, game, termination)| {
        let over = Record::from(game.clone()).termination().is_some();
        Record::new(tags, game, if over { None } else { termination }).unwrap()
    })
}

proptest! {
    #[test]
    fn what_is_written_reads_as_it_was(record in record()) {
        let text = record.to_string();
        let read: Record = text.parse().map_err(|fault| TestCaseError::fail(format!("{fault}\n{text}")))?;
        prop_assert_eq!(&read, &record, "{}", text);
        prop_assert_eq!(read.to_string(), text);
        prop_assert_eq!(read.winner(), record.winner());
    }

    #[test]
    fn an_archive_reads_as_the_records_it_was_made_of(
        records in vec(record(), 0..6), chunk in 1usize..200, end in select(vec!["\n", "\r\n", "\r"]),
    ) {
        let texts: Vec<String> = records.iter().map(|record| format!("{record}\n")).collect();
        let archive = texts.concat();
        let mut reader = RecordReader::new();
        let mut read = Vec::new();
        for bytes in archive.replace('\n', end).as_bytes().chunks(chunk) {
            reader.push(bytes);
            for record in reader.by_ref() {
                read.push(record.map_err(|fault| TestCaseError::fail(format!("{fault}\n{archive}")))?);
            }
        }
        reader.finish();
        prop_assert_eq!(reader.next(), None);
        prop_assert_eq!(read, records);
    }
}

#[test]
fn a_record_is_written_in_export_order_with_numbers_where_a_reader_looks_for_them() {
    let text = r#"[Event "?"]
[Site "Z\"urich \\ \u{9}"]
[South "Ada"]
[North "Bob"]
[Result "1-1"]
[Winner "North"]
[Termination "flag"]
[Cups "3"]
[Stock "20"]
[MaxSow "2"]
[zeta "1"]
[alpha "2"]

$10 {start} 1. s2 {one} ({lead} 1. s1 $1 s1) 1... {own} s2x1 $6
{[%clk 0:00:01.5] [%eval ~-0.25]} 2. s1 (2. s2x1 s2x1 (2... s1)) 2... s1
{\[%clk 0:00:01] \} a b\
c} 3. s2x1 1-1
"#;
    let (tags, moves) = text.split_once("\n\n").unwrap();
    // The known tags the other way round; the others keep their order.
    let known = tags.lines().skip(1).take(9).collect::<Vec<_>>();
    let shuffled: String =
        ["[zeta \"1\"]"].iter().chain(known.iter().rev()).chain(&["[alpha \"2\"]\n"]).copied().collect();
    let record: Record = format!("{shuffled}{moves}").parse().unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(record.to_string(), text);
}

#[test]
fn a_record_is_written_in_lines_of_at_most_79_characters() {
    let mut game = Game::new(Position::start(Rules::default()));
    for (ply, beans) in [3, 1, 4, 1, 2, 2, 1, 3, 1, 1, 4, 1, 2, 3, 1].into_iter().enumerate() {
        let mv = beanduel_rules::Move::Sow(beanduel_rules::Amount::new(beans).unwrap());
        let at = game.play(mv).unwrap();
        if ply % 4 == 0 {
            game.notes_mut(at).comment = "a few words on this fine move, ".repeat(3).trim_end().into();
            game.notes_mut(at).clock = Some(60_000);
        }
    }
    let text = Record::from(game).to_string();
    let longest = text.lines().map(|line| line.chars().count()).max();
    assert!(longest.is_some_and(|longest| (70..=79).contains(&longest)), "{text}");
    assert_eq!(
        text.lines().nth(3),
        Some("1. s3 {[%clk 0:01:00] a few words on this fine move, a few words on this fine")
    );
}

#[test]
fn a_game_nested_as_deep_as_it_is_long_is_written_and_read() {
    let mut game = Game::new(Position::start(Rules::new(15, 255, 15).unwrap()));
    while game.position().legal_moves().len() > 1 {
        let moves: Vec<_> = game.position().legal_moves().into_iter().collect();
        // The main line stops here; the game goes on in the variation.
        game.play(moves[moves.len() - 1]).unwrap();
        game.undo();
        game.play(moves[0]).unwrap();
    }
    let record = Record::from(game);
    assert!(record.to_string().matches('(').count() > 500);
    assert_eq!(record.to_string().parse(), Ok(record));
}
