//! The board, drawn for the terminal: North's row on top running right to left, South's below left to right, pots at the ends.

use std::cmp::Ordering;

use beanduel_engine::{BlockedCup, Fate};
use beanduel_rules::{BySide, Cup, Player, Position};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;

use super::palette::{Glyphs, Palette};
use super::shown::{Place, Shown};

const CUP_WIDTHS: [u16; 2] = [6, 11];
const CUP_HEIGHTS: [u16; 2] = [5, 7];
const POT_WIDTHS: [u16; 2] = [8, 12];
/// Cups narrower than this stand rim to rim.
const LEAST_WITH_GAPS: u16 = 8;
/// Above this many beans a cup shows the numeral alone.
const MOST_BEANS_DRAWN: u16 = 12;

/// Where the cups and pots of a board lie on the screen.
#[derive(Clone, Copy, Debug)]
pub struct Places {
    area: Rect,
    cups: u16,
    cup: (u16, u16),
    pot_width: u16,
    /// Columns of wood left of each cup and each pot, and right of all.
    gap: u16,
}

impl Places {
    /// The least columns and lines that a board of so many cups takes.
    pub fn least(cups: u8) -> (u16, u16) {
        (2 * POT_WIDTHS[0] + u16::from(cups) * CUP_WIDTHS[0], 2 * CUP_HEIGHTS[0] + 3)
    }

    /// The largest board of so many cups that fits the area, in its middle. The area is at least as large as
    /// [`least`](Places::least).
    pub fn fit(cups: u8, area: Rect) -> Places {
        let cups = u16::from(cups);
        let wide = |gap| (area.width - gap - 2 * POT_WIDTHS[0]) / cups;
        let gap = u16::from(wide(1) >= LEAST_WITH_GAPS);
        let cup_width = wide(gap).clamp(CUP_WIDTHS[0], CUP_WIDTHS[1]);
        let cup_height = (area.height.saturating_sub(3) / 2).clamp(CUP_HEIGHTS[0], CUP_HEIGHTS[1]);
        let pot_width = ((area.width - gap - cups * cup_width) / 2).clamp(POT_WIDTHS[0], POT_WIDTHS[1]);
        let (width, height) = (2 * pot_width + cups * cup_width + gap, 2 * cup_height + 3);
        let area = Rect {
            x: area.x + (area.width - width) / 2,
            y: area.y + area.height.saturating_sub(height) / 2,
            width,
            height,
        };
        Places { area, cups, cup: (cup_width, cup_height), pot_width, gap }
    }

    /// All of the board.
    pub fn area(&self) -> Rect {
        self.area
    }

    fn cup(&self, player: Player, cup: Cup) -> Rect {
        let from_left = match player {
            Player::South => u16::from(cup.number()) - 1,
            Player::North => self.cups - u16::from(cup.number()),
        };
        let (width, height) = self.cup;
        let y = match player {
            Player::North => self.area.y + 1,
            Player::South => self.area.y + 2 + height,
        };
        let x = self.area.x + self.pot_width + from_left * width + self.gap;
        Rect { x, y, width: width - self.gap, height }
    }

    fn pot(&self, player: Player) -> Rect {
        let x = match player {
            Player::North => self.area.x + self.gap,
            Player::South => self.area.right() - self.pot_width,
        };
        Rect { x, y: self.area.y + 1, width: self.pot_width - self.gap, height: 2 * self.cup.1 + 1 }
    }

    /// The line for what a move adds to and takes from a player's cups.
    fn changes(&self, player: Player) -> u16 {
        match player {
            Player::North => self.area.y,
            Player::South => self.area.bottom() - 1,
        }
    }

    /// Whose cup lies at this point of the screen, if one does.
    pub fn cup_at(&self, point: Point) -> Option<(Player, Cup)> {
        let all = Player::ALL.into_iter().flat_map(|player| Cup::row(self.cups as u8).map(move |cup| (player, cup)));
        all.into_iter().find(|&(player, cup)| self.cup(player, cup).contains(point))
    }
}

/// What a move adds to and takes from each place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changes {
    cups: BySide<Vec<i32>>,
    stocks: BySide<i32>,
    pots: BySide<i32>,
    /// Whether the move is only considered.
    preview: bool,
}

impl Changes {
    /// From one position to the next.
    pub fn new(before: &Position, after: &Position, preview: bool) -> Changes {
        let (from, to) = (Shown::new(before), Shown::new(after));
        let difference = |to: u16, from: u16| i32::from(to) - i32::from(from);
        Changes {
            cups: BySide::from_fn(|player| {
                to.cups[player].iter().zip(&from.cups[player]).map(|(&to, &from)| difference(to, from)).collect()
            }),
            stocks: BySide::from_fn(|player| difference(to.stocks[player], from.stocks[player])),
            pots: BySide::from_fn(|player| difference(to.pots[player], from.pots[player])),
            preview,
        }
    }

    /// How a change is written: `+3`, in parentheses while it is only considered; empty for none.
    fn write(&self, change: i32) -> String {
        match (change, self.preview) {
            (0, _) => String::new(),
            (change, false) => format!("{change:+}"),
            (change, true) => format!("({change:+})"),
        }
    }

    /// What happens to a player's stock.
    pub fn stock(&self, player: Player) -> String {
        self.write(self.stocks[player])
    }
}

/// A board to be drawn.
pub struct Board<'a> {
    /// What lies where.
    pub shown: &'a Shown,
    /// Cups in each row.
    pub cups: u8,
    /// What the last move or the considered one changed.
    pub changes: Option<&'a Changes>,
    /// The word under a pot's numeral.
    pub pot_label: &'a str,
    /// The blocked cups whose fate is to be shown.
    pub fates: &'a [BlockedCup],
    /// The words for doomed and safe ones, where there is room; elsewhere a sign stands for them.
    pub fate_labels: [&'a str; 2],
    /// Colours.
    pub palette: &'a Palette,
    /// Characters.
    pub glyphs: &'a Glyphs,
}

impl Board<'_> {
    /// Draws it at its places.
    pub fn draw(&self, places: &Places, buffer: &mut Buffer) {
        buffer.set_style(places.area, self.palette.board);
        for player in Player::ALL {
            self.draw_pot(places, player, buffer);
            for cup in Cup::row(self.cups) {
                self.draw_cup(places, player, cup, buffer);
            }
        }
        let first = places.cup(Player::North, Cup::row(self.cups).next_back().expect("a row has a cup"));
        for x in first.x..first.x + places.cups * places.cup.0 - places.gap {
            buffer[(x, first.bottom())].set_char(self.glyphs.between);
        }
    }

    fn change_style(&self) -> Style {
        if self.changes.is_some_and(|changes| changes.preview) { self.palette.preview } else { self.palette.change }
    }

    fn draw_pot(&self, places: &Places, player: Player, buffer: &mut Buffer) {
        let area = places.pot(player);
        draw_rim(area, &self.glyphs.plain, self.palette.cup, buffer);
        let beans = self.shown.pots[player];
        self.draw_pile(beans, area, buffer);
        let lit = self.shown.lit == Some(Place::Pot(player));
        centre(self.pot_label, area, area.y + 1, self.palette.cup, buffer);
        centre(&format!(" {beans} "), area, area.y + 2, self.numeral(lit), buffer);
        if let Some(changes) = self.changes {
            let style = Style { bg: self.palette.cup.bg, ..self.change_style() };
            centre(&changes.write(changes.pots[player]), area, area.y + 3, style, buffer);
        }
    }

    /// The beans of a pot from its bottom up, as many as there is room for below its numerals.
    fn draw_pile(&self, beans: u16, area: Rect, buffer: &mut Buffer) {
        let columns = (area.width - 2).div_ceil(2);
        let rows = area.height - 6;
        for bean in 0..beans.min(columns * rows) {
            let x = area.x + 1 + bean % columns * 2;
            let place = &mut buffer[(x, area.bottom() - 2 - bean / columns)];
            place.set_char(self.glyphs.bean).set_style(self.palette.bean);
        }
    }

    fn numeral(&self, lit: bool) -> Style {
        if lit { self.palette.lit } else { self.palette.numeral }
    }

    fn draw_cup(&self, places: &Places, player: Player, cup: Cup, buffer: &mut Buffer) {
        let area = places.cup(player, cup);
        let index = usize::from(cup.number() - 1);
        let beans = self.shown.cups[player][index];
        let distance = u16::from(cup.distance(self.cups));
        let (rim, style) = match beans.cmp(&distance) {
            Ordering::Equal => (&self.glyphs.emptiable, self.palette.emptiable),
            Ordering::Greater => (&self.glyphs.blocked, self.palette.blocked),
            Ordering::Less => (&self.glyphs.plain, self.palette.cup),
        };
        draw_rim(area, rim, style, buffer);
        if beans == distance {
            let (x, arrow) = match player {
                Player::North => (area.x, self.glyphs.arrows[0]),
                Player::South => (area.right() - 1, self.glyphs.arrows[1]),
            };
            buffer[(x, area.y + area.height / 2)].set_char(arrow);
        }
        let (label, numeral) = match player {
            Player::North => (area.y, area.bottom() - 2),
            Player::South => (area.bottom() - 1, area.bottom() - 2),
        };
        centre(&self.cup_label(player, cup, area.width), area, label, style, buffer);
        let lit = self.shown.lit == Some(Place::Cup(player, cup));
        centre(&format!(" {beans} "), area, numeral, self.numeral(lit), buffer);
        self.draw_beans(beans, area, buffer);
        if let Some(changes) = self.changes {
            let change = changes.write(changes.cups[player][index]);
            centre(&change, area, places.changes(player), self.change_style(), buffer);
        }
    }

    /// The number of a cup, and its fate where that is to be shown: a word, or a minus (a bean more costs one) and an equals sign.
    fn cup_label(&self, player: Player, cup: Cup, width: u16) -> String {
        let known = self.fates.iter().find(|blocked| blocked.owner == player && blocked.cup == cup);
        let Some(fate) = known.and_then(|blocked| blocked.fate) else { return format!(" {cup} ") };
        let (word, sign) = match fate {
            Fate::Doomed => (self.fate_labels[0], '-'),
            Fate::Safe => (self.fate_labels[1], '='),
        };
        let whole = format!("{cup} {word}");
        if whole.width() + 2 <= usize::from(width) { whole } else { format!("{cup}{sign}") }
    }

    /// The beans of a cup above its numeral, side by side, as many as can be told at a glance.
    fn draw_beans(&self, beans: u16, area: Rect, buffer: &mut Buffer) {
        let (width, rows) = (area.width - 2, area.height - 3);
        let wide = width.div_ceil(2);
        let (columns, step) = if beans <= wide * rows { (wide, 2) } else { (width, 1) };
        if beans == 0 || beans > MOST_BEANS_DRAWN || beans > columns * rows {
            return;
        }
        // Fill the rows evenly, the lowest first.
        let used = beans.div_ceil(columns).max(if beans > 3 { rows.min(2) } else { 1 }).min(rows);
        let mut left = beans;
        for row in 0..used {
            let here = left.div_ceil(used - row);
            left -= here;
            let x = area.x + 1 + (width - (here * step - (step - 1))) / 2;
            for bean in 0..here {
                let place = &mut buffer[(x + bean * step, area.bottom() - 3 - row)];
                place.set_char(self.glyphs.bean).set_style(self.palette.bean);
            }
        }
    }
}

fn draw_rim(area: Rect, rim: &[char; 6], style: Style, buffer: &mut Buffer) {
    let [top_left, top_right, bottom_right, bottom_left, horizontal, vertical] = *rim;
    let (right, bottom) = (area.right() - 1, area.bottom() - 1);
    for y in area.y..=bottom {
        for x in area.x..=right {
            let character = match (x == area.x, x == right, y == area.y, y == bottom) {
                (true, _, true, _) => top_left,
                (_, true, true, _) => top_right,
                (_, true, _, true) => bottom_right,
                (true, _, _, true) => bottom_left,
                (false, false, false, false) => ' ',
                (false, false, ..) => horizontal,
                _ => vertical,
            };
            buffer[(x, y)].set_char(character).set_style(style);
        }
    }
}

/// Writes a text in the middle of a line of the area.
fn centre(text: &str, area: Rect, y: u16, style: Style, buffer: &mut Buffer) {
    let width = (text.width() as u16).min(area.width);
    buffer.set_stringn(area.x + (area.width - width) / 2, y, text, area.width.into(), style);
}
