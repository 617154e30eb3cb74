//! Where things lie in a picture.
//!
//! Measured from each player's seat and the same for both, so that turning a picture by half a circle swaps the players.

use beanduel_rules::{Cup, Player};

use crate::picture::Form;
use crate::vessel::Kind;

/// From the middle of one cup to the next.
pub(crate) const PITCH: f64 = 100.0;
/// The outer radius of a cup's rim.
pub(crate) const CUP: f64 = 40.0;
/// The outer radius of a pot's rim.
pub(crate) const POT: f64 = 56.0;
/// Half the width of a stock's hollow.
pub(crate) const STOCK_HALF_WIDTH: f64 = 62.0;
/// Half the height of a stock's hollow.
pub(crate) const STOCK_HALF_HEIGHT: f64 = 36.0;
/// The corner radius of the board.
pub(crate) const CORNER: f64 = 46.0;
/// How far inside the edge of the board its groove runs.
pub(crate) const GROOVE: f64 = 11.0;
/// How thick the board looks from where one sits.
pub(crate) const THICKNESS: f64 = 9.0;

/// The measures of a form of the board. Depths are from the edge before a player, insets from the ends of the board.
struct Measures {
    /// From the edge of the picture to the board, left and right.
    margin: f64,
    /// From the edge of the picture to the board above and below, where there are names to write.
    strip: f64,
    /// From the end of the board to the first cup, where the row is as long as the board.
    end: f64,
    /// The room for cups is at least this long.
    shortest_row: f64,
    /// From one player's edge of the board to the other's.
    across: f64,
    cup_depth: f64,
    pot_depth: f64,
    stock_depth: f64,
    /// Of the numerals of cups.
    numeral_depth: f64,
    /// To the middle of a stock at one end, and of a pot at the other.
    stock_inset: f64,
    pot_inset: f64,
}

const WIDE: Measures = Measures {
    margin: 34.0,
    strip: 52.0,
    end: 164.0,
    shortest_row: 0.0,
    across: 320.0,
    cup_depth: 102.0,
    pot_depth: 113.0,
    stock_depth: 106.0,
    numeral_depth: 34.5,
    stock_inset: 82.0,
    pot_inset: 82.0,
};

const NARROW: Measures = Measures {
    margin: 12.0,
    strip: 52.0,
    end: 26.0,
    shortest_row: 400.0,
    across: 564.0,
    cup_depth: 226.0,
    pot_depth: 80.0,
    stock_depth: 80.0,
    numeral_depth: 160.0,
    stock_inset: 88.0,
    pot_inset: 82.0,
};

/// A wide board on its end, with room for the numerals of pots and stocks between them and the rows.
const TALL: Measures = Measures {
    margin: 12.0,
    strip: 84.0,
    end: 186.0,
    shortest_row: 0.0,
    across: 360.0,
    cup_depth: 112.0,
    pot_depth: 90.0,
    stock_depth: 90.0,
    numeral_depth: 37.0,
    stock_inset: 70.0,
    pot_inset: 82.0,
};

/// From the rim of a vessel at the end of a narrow board to the middle of its numeral.
const NUMERAL_GAP: f64 = 34.0;
/// The same of a tall board, where the numeral is not beside the vessel but between it and the row.
const TALL_NUMERAL_GAP: f64 = 25.0;

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// A place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Point {
    pub x: f64,
    pub y: f64,
}

/// Whether there is room for names above and below the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strips {
    Named,
    Bare,
}

/// Where everything lies in a picture of rows of so many cups.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    cups: u8,
    strips: Strips,
    form: Form,
    /// Who sits below.
    viewer: Player,
}

impl Layout {
    pub fn new(cups: u8, strips: Strips, form: Form, viewer: Player) -> Layout {
        Layout { cups, strips, form, viewer }
    }

    fn measures(self) -> &'static Measures {
        match self.form {
            Form::Wide => &WIDE,
            Form::Narrow => &NARROW,
            Form::Tall => &TALL,
        }
    }

    fn strip(self) -> f64 {
        match self.strips {
            Strips::Named => self.measures().strip,
            Strips::Bare => self.measures().margin,
        }
    }

    fn row(self) -> f64 {
        PITCH * f64::from(self.cups)
    }

    /// From one end of the board to the other, with the margins.
    fn length(self) -> f64 {
        let measures = self.measures();
        2.0 * (measures.margin + measures.end) + self.row().max(measures.shortest_row)
    }

    pub fn width(self) -> f64 {
        match self.form {
            Form::Wide | Form::Narrow => self.length(),
            Form::Tall => self.measures().across + 2.0 * self.measures().margin,
        }
    }

    pub fn height(self) -> f64 {
        2.0 * self.strip() + self.board().height + THICKNESS
    }

    pub fn board(self) -> Rect {
        let measures = self.measures();
        let (length, across) = (self.length() - 2.0 * measures.margin, measures.across);
        let (width, height) = match self.form {
            Form::Wide | Form::Narrow => (length, across),
            Form::Tall => (across, length),
        };
        Rect { x: measures.margin, y: self.strip(), width, height }
    }

    /// Which way a player's beans run, in degrees: 0 to the right, and clockwise.
    pub fn heading(self, player: Player) -> i32 {
        let viewer = match self.form {
            Form::Wide | Form::Narrow => 0,
            Form::Tall => -90,
        };
        if player == self.viewer { viewer } else { viewer + 180 }
    }

    /// A place as its owner sees it: so far along the row (from the edge of the picture, where the owner's left is), so far beyond
    /// the near edge of the board.
    fn seen_by(self, player: Player, along: f64, depth: f64) -> Point {
        let (board, own) = (self.board(), player == self.viewer);
        match self.form {
            Form::Wide | Form::Narrow if own => Point { x: along, y: board.y + board.height - depth },
            Form::Wide | Form::Narrow => Point { x: self.width() - along, y: board.y + depth },
            // The end at the owner's left is below for the viewer, whose near edge is the right one.
            Form::Tall if own => {
                Point { x: board.x + board.width - depth, y: board.y + board.height + board.x - along }
            }
            Form::Tall => Point { x: board.x + depth, y: board.y - board.x + along },
        }
    }

    /// From the edge of the picture to the first cup's near side, along the row.
    fn first_column(self) -> f64 {
        (self.length() - self.row()) / 2.0
    }

    pub fn cup(self, player: Player, cup: Cup) -> Point {
        let along = self.first_column() + PITCH * (f64::from(cup.number()) - 0.5);
        self.seen_by(player, along, self.measures().cup_depth)
    }

    pub fn pot(self, player: Player) -> Point {
        let measures = self.measures();
        self.seen_by(player, self.length() - measures.margin - measures.pot_inset, measures.pot_depth)
    }

    pub fn stock(self, player: Player) -> Point {
        let measures = self.measures();
        self.seen_by(player, measures.margin + measures.stock_inset, measures.stock_depth)
    }

    pub fn vessel(self, player: Player, kind: Kind) -> Point {
        match kind {
            Kind::Cup(cup) => self.cup(player, cup),
            Kind::Pot => self.pot(player),
            Kind::Stock => self.stock(player),
        }
    }

    /// The middle of the numeral of a vessel: between it and its owner, or beside it at the ends of a narrow board, or between it
    /// and the row on a tall one.
    pub fn numeral(self, player: Player, kind: Kind) -> Point {
        let (at, measures, own) = (self.vessel(player, kind), self.measures(), player == self.viewer);
        let f = if own { 1.0 } else { -1.0 };
        match (self.form, kind) {
            (Form::Wide, _) | (Form::Narrow, Kind::Cup(_)) => {
                Point { x: at.x, ..self.seen_by(player, 0.0, measures.numeral_depth) }
            }
            (Form::Tall, Kind::Cup(_)) => Point { y: at.y, ..self.seen_by(player, 0.0, measures.numeral_depth) },
            (Form::Narrow, Kind::Pot) => Point { x: at.x - f * (POT + NUMERAL_GAP), ..at },
            (Form::Narrow, Kind::Stock) => Point { x: at.x + f * (STOCK_HALF_WIDTH + NUMERAL_GAP), ..at },
            (Form::Tall, Kind::Pot) => Point { y: at.y + f * (POT + TALL_NUMERAL_GAP), ..at },
            (Form::Tall, Kind::Stock) => Point { y: at.y - f * (STOCK_HALF_HEIGHT + TALL_NUMERAL_GAP), ..at },
        }
    }

    /// Whether what has changed in a vessel stands below its numeral and not beside it.
    pub fn has_change_below(self, kind: Kind) -> bool {
        match (self.form, kind) {
            (Form::Narrow, Kind::Pot | Kind::Stock) | (Form::Tall, Kind::Cup(_)) => true,
            (Form::Wide, _) | (Form::Narrow, Kind::Cup(_)) | (Form::Tall, Kind::Pot | Kind::Stock) => false,
        }
    }

    /// All that belongs to a vessel, its numeral too: where to press for it. These rectangles don't overlap.
    pub fn reach(self, player: Player, kind: Kind) -> Rect {
        let (measures, middle) = (self.measures(), self.length() / 2.0);
        let half = measures.across / 2.0;
        let cup = |cup: Cup| {
            let start = self.first_column() + PITCH * (f64::from(cup.number()) - 1.0);
            start..start + PITCH
        };
        let inset = |inset: f64, half_width: f64| inset - half_width..inset + half_width;
        let (left, right) = (measures.margin + measures.stock_inset, measures.margin + measures.pot_inset);
        // Along the row from the owner's left, and the depth.
        let (along, depth) = match (self.form, kind) {
            (Form::Wide | Form::Tall, Kind::Cup(number)) => (cup(number), 0.0..half),
            (Form::Narrow, Kind::Cup(number)) => (cup(number), measures.pot_depth + POT..half),
            (Form::Wide, Kind::Stock) => {
                (inset(left, measures.end / 2.0 - 4.0), 0.0..measures.stock_depth + STOCK_HALF_HEIGHT)
            }
            (Form::Wide, Kind::Pot) => {
                (inset(self.length() - right, measures.end / 2.0 - 4.0), 0.0..measures.pot_depth + POT)
            }
            (Form::Narrow, Kind::Stock) => (measures.margin..middle, 0.0..measures.pot_depth + POT),
            (Form::Narrow, Kind::Pot) => (middle..self.length() - measures.margin, 0.0..measures.pot_depth + POT),
            (Form::Tall, Kind::Stock) => (measures.margin..self.first_column(), 0.0..half),
            (Form::Tall, Kind::Pot) => {
                (self.length() - self.first_column()..self.length() - measures.margin, 0.0..half)
            }
        };
        let [one, other] = [(along.start, depth.start), (along.end, depth.end)]
            .map(|(along, depth)| self.seen_by(player, along, depth));
        let (x, y) = (one.x.min(other.x), one.y.min(other.y));
        Rect { x, y, width: (one.x - other.x).abs(), height: (one.y - other.y).abs() }
    }

    /// The piece of the groove before a player's cups, from its owner's left.
    pub fn groove(self, player: Player) -> [Point; 2] {
        let start = self.first_column().max(self.measures().margin + CORNER) + PITCH / 2.0 - CUP;
        [start, self.length() - start].map(|along| self.seen_by(player, along, GROOVE))
    }

    /// How far below the top of the picture something in a strip lies that is so many strips away from the board.
    fn in_strip(self, below: bool, strips: f64) -> f64 {
        let board = self.board();
        if below { board.y + board.height + THICKNESS + strips * self.strip() } else { board.y - strips * self.strip() }
    }

    /// The middle of a player's name, and how much of the width it may take beside the labels of pot and stock.
    pub fn name(self, player: Player) -> (Point, f64) {
        let measures = self.measures();
        let (strips, room) = match self.form {
            Form::Wide | Form::Narrow => (0.47, self.width() - 2.0 * (measures.margin + measures.pot_inset) - 70.0),
            // The labels have a line of their own.
            Form::Tall => (0.7, self.width() - 2.0 * measures.margin),
        };
        (Point { x: self.width() / 2.0, y: self.in_strip(player == self.viewer, strips) }, room)
    }

    /// The middle of the label of a pot or a stock.
    pub fn label(self, player: Player, kind: Kind) -> Point {
        let at = self.vessel(player, kind);
        let y = match self.form {
            Form::Wide | Form::Narrow => self.name(player).0.y,
            Form::Tall => self.in_strip(at.y > self.height() / 2.0, 0.25),
        };
        Point { y, ..at }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every layout there is.
    fn layouts() -> impl Iterator<Item = (u8, Layout)> {
        let forms = Form::ALL.into_iter();
        let views = forms.flat_map(|form| Player::ALL.into_iter().map(move |viewer| (form, viewer)));
        views
            .flat_map(|(form, viewer)| (1..=15).map(move |cups| (cups, Layout::new(cups, Strips::Named, form, viewer))))
    }

    fn vessels(cups: u8) -> impl Iterator<Item = (Player, Kind)> {
        let kinds = Cup::row(cups).map(Kind::Cup).chain([Kind::Pot, Kind::Stock]);
        Player::ALL.into_iter().flat_map(move |player| kinds.clone().map(move |kind| (player, kind)))
    }

    #[test]
    fn opposite_cups_face_and_half_a_turn_swaps_the_players() {
        for (cups, layout) in layouts() {
            let (board, viewer) = (layout.board(), layout.viewer);
            for cup in Cup::row(cups) {
                let (near, far) = (layout.cup(viewer, cup), layout.cup(!viewer, cup));
                let facing = layout.cup(!viewer, cup.opposite(cups));
                match layout.form {
                    Form::Wide | Form::Narrow => {
                        assert!((near.x - facing.x).abs() < 1e-9 && near.y - facing.y > 2.0 * CUP);
                    }
                    Form::Tall => assert!((near.y - facing.y).abs() < 1e-9 && near.x - facing.x > 2.0 * CUP),
                }
                assert!((near.x + far.x - 2.0 * board.x - board.width).abs() < 1e-9);
                assert!((near.y + far.y - 2.0 * board.y - board.height).abs() < 1e-9);
            }
            let (pot, stock) = (layout.pot(viewer), layout.stock(viewer));
            match layout.form {
                Form::Wide | Form::Narrow => assert!(pot.x > stock.x),
                Form::Tall => assert!(pot.y < stock.y),
            }
        }
    }

    #[test]
    fn vessels_and_their_numerals_leave_each_other_room() {
        for (cups, layout) in layouts() {
            let reaches: Vec<_> =
                vessels(cups).map(|(player, kind)| (layout.reach(player, kind), kind, player)).collect();
            for (i, &(reach, kind, player)) in reaches.iter().enumerate() {
                let (at, numeral) = (layout.vessel(player, kind), layout.numeral(player, kind));
                let radius = match kind {
                    Kind::Cup(_) => CUP,
                    Kind::Pot => POT,
                    Kind::Stock => STOCK_HALF_HEIGHT,
                };
                for (point, room) in [(at, radius), (numeral, 12.0)] {
                    assert!(
                        point.x - room >= reach.x && point.x + room <= reach.x + reach.width,
                        "{kind:?} {layout:?}"
                    );
                    assert!(
                        point.y - room >= reach.y && point.y + room <= reach.y + reach.height,
                        "{kind:?} {layout:?}"
                    );
                }
                for (other, ..) in &reaches[..i] {
                    let apart = reach.x + reach.width <= other.x + 1e-9
                        || other.x + other.width <= reach.x + 1e-9
                        || reach.y + reach.height <= other.y + 1e-9
                        || other.y + other.height <= reach.y + 1e-9;
                    assert!(apart, "{reach:?} {other:?} {layout:?}");
                }
            }
        }
    }
}
