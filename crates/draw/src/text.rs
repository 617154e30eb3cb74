//! A position in plain characters, for terminals, mails and logs.
//!
//! ```text
//!            ┌────┬────┬────┬────┐
//!       (7)  │▌ 4 │  0 │◂ 3 │▌ 6 │  19
//!            ├────┼────┼────┼────┤
//!  ❯    22   │  3 │  5▐│  2▸│  0 │  (9)
//!            └────┴────┴────┴────┘
//! ```

use beanduel_rules::{Cup, Player};
use unicode_width::UnicodeWidthStr;

use crate::picture::Picture;
use crate::vessel::{Change, Kind, change};

/// The characters a picture in text is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextStyle {
    /// Lines, and triangles and half blocks as marks.
    Unicode,
    /// Nothing beyond ASCII (but for names and labels, which stay as they are).
    Ascii,
}

/// The signs of a style.
struct Signs {
    /// The frame: left, crossing and right of its upper, middle and lower line; its strokes.
    frame: [[char; 3]; 3],
    across: char,
    down: char,
    /// The marks of South's cups, after the numeral, and North's, before it.
    emptiable: [char; 2],
    blocked: [char; 2],
    turn: char,
    minus: char,
}

impl TextStyle {
    const fn signs(self) -> &'static Signs {
        match self {
            TextStyle::Unicode => &Signs {
                frame: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
                across: '─',
                down: '│',
                emptiable: ['▸', '◂'],
                blocked: ['▐', '▌'],
                turn: '❯',
                minus: '\u{2212}',
            },
            TextStyle::Ascii => &Signs {
                frame: [['+'; 3]; 3],
                across: '-',
                down: '|',
                emptiable: ['>', '<'],
                blocked: ['#', '#'],
                turn: '*',
                minus: '-',
            },
        }
    }
}

/// One line of the table: what stands left of the cups, in their columns, right of them.
struct Line {
    left: String,
    cells: Vec<String>,
    right: String,
}

impl Line {
    /// A line of a player's own, ends and cells in the order they are written in.
    fn of(player: Player, stock: String, mut cells: Vec<String>, pot: String) -> Line {
        match player {
            Player::South => Line { left: stock, cells, right: pot },
            Player::North => {
                cells.reverse();
                Line { left: pot, cells, right: stock }
            }
        }
    }
}

/// The picture in text.
pub(crate) fn draw(picture: &Picture, style: TextStyle) -> String {
    let signs = style.signs();
    let table = Table {
        labels: lines(|player| labels(picture, player)),
        changes: lines(|player| changes(picture, signs, player)),
        beans: lines(|player| beans(picture, player)),
        marks: lines(|player| marks(picture, signs, player)),
        signs,
        turn: (!picture.position.is_over()).then_some(picture.position.to_move()),
    };
    let (above, below) = (name_line(picture, Player::North), name_line(picture, Player::South));
    let mut text = String::new();
    for line in above.iter().chain(&table.write()).chain(&below) {
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

fn lines(line: impl Fn(Player) -> Line) -> [Line; 2] {
    [line(Player::North), line(Player::South)]
}

fn cups(picture: &Picture) -> impl Iterator<Item = Kind> {
    Cup::row(picture.position.cups()).map(Kind::Cup)
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

fn labels(picture: &Picture, player: Player) -> Line {
    let cells = Cup::row(picture.position.cups()).map(|cup| cup.to_string()).collect();
    let pot =
        if picture.labels.pot.is_empty() { String::new() } else { format!("({})", one_line(&picture.labels.pot)) };
    Line::of(player, one_line(&picture.labels.stock), cells, pot)
}

fn changes(picture: &Picture, signs: &Signs, player: Player) -> Line {
    let text = |kind| match change(picture, player, kind).1 {
        Change::None => String::new(),
        Change::Gain(beans) => format!("+{beans}"),
        Change::Loss(beans) | Change::Captured(beans) => format!("{}{beans}", signs.minus),
    };
    Line::of(player, text(Kind::Stock), cups(picture).map(text).collect(), text(Kind::Pot))
}

fn beans(picture: &Picture, player: Player) -> Line {
    let text = |kind| change(picture, player, kind).0.to_string();
    Line::of(player, text(Kind::Stock), cups(picture).map(text).collect(), format!("({})", text(Kind::Pot)))
}

fn marks(picture: &Picture, signs: &Signs, player: Player) -> Line {
    let (side, cups) = (picture.position.side(player), picture.position.cups());
    let of_player = |[south, north]: [char; 2]| match player {
        Player::South => south.to_string(),
        Player::North => north.to_string(),
    };
    let mark = |cup| {
        if !picture.marks {
            " ".to_owned()
        } else if side.is_emptiable(cup, cups) {
            of_player(signs.emptiable)
        } else if side.is_blocked(cup, cups) {
            of_player(signs.blocked)
        } else {
            " ".to_owned()
        }
    };
    Line::of(player, String::new(), Cup::row(cups).map(mark).collect(), String::new())
}

/// The name of a player and the move they just made, if there is any of them to say.
fn name_line(picture: &Picture, player: Player) -> Option<String> {
    let notation = picture.notation(player);
    let name = one_line(&picture.names[player]);
    match (name.is_empty(), notation.is_empty()) {
        (true, true) => None,
        (true, false) => Some(format!("   {notation}")),
        (false, true) => Some(format!("   {name}")),
        (false, false) => Some(format!("   {name}  {notation}")),
    }
}

/// The lines about and in the frame, North's first.
struct Table<'a> {
    labels: [Line; 2],
    changes: [Line; 2],
    beans: [Line; 2],
    marks: [Line; 2],
    signs: &'a Signs,
    turn: Option<Player>,
}

impl Table<'_> {
    fn write(&self) -> Vec<String> {
        let all = || self.labels.iter().chain(&self.changes).chain(&self.beans);
        let widest = |texts: &mut dyn Iterator<Item = &String>| texts.map(|text| text.width()).max().unwrap_or(0);
        let cell = widest(&mut all().flat_map(|line| &line.cells)).max(2);
        let left = widest(&mut all().map(|line| &line.left));
        let frame = |[start, crossing, end]: [char; 3]| {
            let across = self.signs.across.to_string().repeat(cell + 2);
            let cells = vec![across; self.labels[0].cells.len()].join(&crossing.to_string());
            format!("{}{start}{cells}{end}", " ".repeat(left + 5))
        };
        // Text outside the frame stands above or below its column.
        let beside = |line: &Line| {
            let cells: Vec<String> = line.cells.iter().map(|text| format!(" {} ", pad(text, cell))).collect();
            format!("   {}   {}   {}", pad(&line.left, left), cells.join(" "), line.right)
        };
        let row = |player: Player, beans: &Line, marks: &Line| {
            let turn = if self.turn == Some(player) { self.signs.turn } else { ' ' };
            let cells = beans.cells.iter().zip(&marks.cells).map(|(beans, mark)| match player {
                Player::South => format!(" {}{mark}", pad(beans, cell)),
                Player::North => format!("{mark}{} ", pad(beans, cell)),
            });
            let down = self.signs.down;
            let cells = cells.collect::<Vec<_>>().join(&down.to_string());
            format!(" {turn} {}  {down}{cells}{down}  {}", pad(&beans.left, left), beans.right)
        };
        let [upper, middle, lower] = self.signs.frame;
        let mut lines = vec![
            beside(&self.labels[0]),
            beside(&self.changes[0]),
            frame(upper),
            row(Player::North, &self.beans[0], &self.marks[0]),
            frame(middle),
            row(Player::South, &self.beans[1], &self.marks[1]),
            frame(lower),
            beside(&self.changes[1]),
            beside(&self.labels[1]),
        ];
        lines.retain(|line| !line.trim().is_empty());
        lines
    }
}

/// The text with blanks before it, so wide.
fn pad(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}
