//! Pictures in plain characters, as they are.

use beanduel_draw::{Labels, Picture, TextStyle};
use beanduel_rules::{BySide, Position};

fn picture(line: &str, mv: &str) -> Picture {
    let before: Position = line.parse().unwrap();
    let picture = if mv.is_empty() {
        Picture::new(&before)
    } else {
        let mv = before.read_move(mv).unwrap();
        Picture::new(&before.play(mv).unwrap()).last_move(&before, mv)
    };
    picture
        .names(BySide { south: "Anežka".to_owned(), north: "Jürgen".to_owned() })
        .labels(Labels { stock: "stock".to_owned(), pot: "pot".to_owned() })
}

/// The text without the line end that the literals below begin with.
fn check(text: &str, expected: &str) {
    assert_eq!(text, &expected[1..], "\n{text}");
}

#[test]
fn the_start() {
    check(
        &picture("0,0,0,0:40:0 0,0,0,0:40:0 s", "").text(TextStyle::Unicode),
        r"
   Jürgen
   (pot)     4    3    2    1    stock
          ┌────┬────┬────┬────┐
     (0)  │  0 │  0 │  0 │  0 │  40
          ├────┼────┼────┼────┤
 ❯    40  │  0 │  0 │  0 │  0 │  (0)
          └────┴────┴────┴────┘
   stock     1    2    3    4    (pot)
   Anežka
",
    );
}

#[test]
fn a_capture() {
    check(
        &picture("1,1,1,1:36:0 0,0,0,0:40:0 n", "s3").text(TextStyle::Unicode),
        r"
   Jürgen  s3x1
   (pot)     4    3    2    1    stock
      +1         +1   +1   +1    −3
          ┌────┬────┬────┬────┐
     (1)  │  0 │  1 │  1 │  1 │  37
          ├────┼────┼────┼────┤
 ❯    36  │  1 │  0 │  1 │  1▸│  (0)
          └────┴────┴────┴────┘
                 −1
   stock     1    2    3    4    (pot)
   Anežka
",
    );
}

#[test]
fn an_emptying_in_ascii() {
    check(
        &picture("9,5,4,12,0,1:14:31 7,0,15,3,2,6:11:24 n", "c5").text(TextStyle::Ascii),
        r"
   Jürgen  c5
   (pot)     6    5    4    3    2    1    stock
      +1    +1   -2
          +----+----+----+----+----+----+
    (25)  |# 7 |  0 |< 3 |#15 |  0 |# 7 |  11
          +----+----+----+----+----+----+
 *    14  |  9#|  5>|  4>| 12#|  0 |  1>|  (31)
          +----+----+----+----+----+----+
   stock     1    2    3    4    5    6    (pot)
   Anežka
",
    );
}

#[test]
fn fifteen_cups_and_large_numbers() {
    let before = "15,4,13,0,30,10,9,8,7,0,5,12,3,2,1:50:45 1,14,13,12,0,3,104,8,7,6,5,0,3,9,1:10:99 s";
    check(
        &picture(before, "s4").text(TextStyle::Unicode),
        r"
   Jürgen
   (pot)     15    14    13    12    11    10     9     8     7     6     5     4     3     2     1    stock
          ┌─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┬─────┐
 ❯  (99)  │◂  1 │▌  9 │◂  3 │   0 │◂  5 │◂  6 │◂  7 │◂  8 │▌104 │   3 │   0 │◂ 12 │◂ 13 │◂ 14 │   1 │  10
          ├─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┼─────┤
      46  │  16▐│   5 │  14▐│   1 │  30▐│  10▸│   9▸│   8▸│   7▸│   0 │   5▸│  12▐│   3▸│   2▸│   1▸│  (45)
          └─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┴─────┘
      −4     +1    +1    +1    +1
   stock      1     2     3     4     5     6     7     8     9    10    11    12    13    14    15    (pot)
   Anežka  s4
",
    );
}

#[test]
fn a_finished_game_without_names_labels_and_marks() {
    let over: Position = "1,0:0:5 0,3:0:3 n".parse().unwrap();
    check(
        &Picture::new(&over).marks(false).text(TextStyle::Unicode),
        r"
           2    1
        ┌────┬────┐
   (3)  │  3 │  0 │  0
        ├────┼────┤
     0  │  1 │  0 │  (5)
        └────┴────┘
           1    2
",
    );
}
