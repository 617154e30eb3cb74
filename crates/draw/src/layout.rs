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

/// From the edge of the picture to the board above and below, where there are names to write.
const STRIP: f64 = 52.0;

/// The measures of a form of the board. Depths are from the edge before a player.
struct Measures {
    /// From the edge of the picture to the board, left and right.
    margin: f64,
    /// From the edge of the board to the first cup's column, where the row is as long as the board.
    end: f64,
    /// The room for cups is at least this long.
    shortest_row: f64,
    board_height: f64,
    cup_depth: f64,
    pot_depth: f64,
    stock_depth: f64,
    /// Of the numerals of cups.
    numeral_depth: f64,
    /// From the edge of the board to the middle of a stock, and of a pot at the other end.
    stock_inset: f64,
    pot_inset: f64,
}

const WIDE: Measures = Measures {
    margin: 34.0,
    end: 164.0,
    shortest_row: 0.0,
    board_height: 320.0,
    cup_depth: 102.0,
    pot_depth: 113.0,
    stock_depth: 106.0,
    numeral_depth: 34.5,
    stock_inset: 82.0,
    pot_inset: 82.0,
};

const NARROW: Measures = Measures {
    margin: 12.0,
    end: 26.0,
    shortest_row: 400.0,
    board_height: 564.0,
    cup_depth: 226.0,
    pot_depth: 80.0,
    stock_depth: 80.0,
    numeral_depth: 160.0,
    stock_inset: 88.0,
    pot_inset: 82.0,
};

/// From the rim of a vessel at the end of a narrow board to the middle of its numeral.
const NUMERAL_GAP: f64 = 34.0;

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
        }
    }

    fn strip(self) -> f64 {
        match self.strips {
            Strips::Named => STRIP,
            Strips::Bare => self.measures().margin,
        }
    }

    fn row(self) -> f64 {
        PITCH * f64::from(self.cups)
    }

    pub fn width(self) -> f64 {
        let measures = self.measures();
        2.0 * (measures.margin + measures.end) + self.row().max(measures.shortest_row)
    }

    pub fn height(self) -> f64 {
        2.0 * self.strip() + self.measures().board_height + THICKNESS
    }

    pub fn board(self) -> Rect {
        let measures = self.measures();
        let width = self.width() - 2.0 * measures.margin;
        Rect { x: measures.margin, y: self.strip(), width, height: measures.board_height }
    }

    /// Which way a player's beans run: 1 to the right, -1 to the left.
    pub fn forward(self, player: Player) -> f64 {
        if player == self.viewer { 1.0 } else { -1.0 }
    }

    /// A place as its owner sees it: so far from the left of the picture, so far beyond the near edge of the board.
    fn seen_by(self, player: Player, from_left: f64, depth: f64) -> Point {
        if player == self.viewer {
            Point { x: from_left, y: self.strip() + self.measures().board_height - depth }
        } else {
            Point { x: self.width() - from_left, y: self.strip() + depth }
        }
    }

    /// From the left of the picture to the first column, as its owner sees it.
    fn first_column(self) -> f64 {
        (self.width() - self.row()) / 2.0
    }

    pub fn cup(self, player: Player, cup: Cup) -> Point {
        let from_left = self.first_column() + PITCH * (f64::from(cup.number()) - 0.5);
        self.seen_by(player, from_left, self.measures().cup_depth)
    }

    pub fn pot(self, player: Player) -> Point {
        let measures = self.measures();
        self.seen_by(player, self.width() - measures.margin - measures.pot_inset, measures.pot_depth)
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

    /// The middle of the numeral of a vessel: between it and its owner, or beside it at the ends of a narrow board.
    pub fn numeral(self, player: Player, kind: Kind) -> Point {
        let (at, f) = (self.vessel(player, kind), self.forward(player));
        match (self.form, kind) {
            (Form::Wide, _) | (Form::Narrow, Kind::Cup(_)) => {
                Point { x: at.x, ..self.seen_by(player, 0.0, self.measures().numeral_depth) }
            }
            (Form::Narrow, Kind::Pot) => Point { x: at.x - f * (POT + NUMERAL_GAP), ..at },
            (Form::Narrow, Kind::Stock) => Point { x: at.x + f * (STOCK_HALF_WIDTH + NUMERAL_GAP), ..at },
        }
    }

    /// Whether what has changed in a vessel stands below its numeral and not beside it.
    pub fn has_change_below(self, kind: Kind) -> bool {
        match (self.form, kind) {
            (Form::Narrow, Kind::Pot | Kind::Stock) => true,
            (Form::Wide, _) | (Form::Narrow, Kind::Cup(_)) => false,
        }
    }

    /// All that belongs to a vessel, its numeral too: where to press for it. These rectangles don't overlap.
    pub fn reach(self, player: Player, kind: Kind) -> Rect {
        let (board, measures, at) = (self.board(), self.measures(), self.vessel(player, kind));
        // From the edge before the player: where the rectangle begins and where it ends.
        let (half_width, near, far) = match (self.form, kind) {
            (Form::Wide, Kind::Cup(_)) => (PITCH / 2.0, 0.0, measures.board_height / 2.0),
            (Form::Wide, Kind::Stock) => (measures.end / 2.0 - 4.0, 0.0, measures.stock_depth + STOCK_HALF_HEIGHT),
            (Form::Wide, Kind::Pot) => (measures.end / 2.0 - 4.0, 0.0, measures.pot_depth + POT),
            (Form::Narrow, Kind::Cup(_)) => (PITCH / 2.0, measures.pot_depth + POT, measures.board_height / 2.0),
            (Form::Narrow, Kind::Stock | Kind::Pot) => (0.0, 0.0, measures.pot_depth + POT),
        };
        let (left, right) = match (self.form, kind) {
            (Form::Narrow, Kind::Stock | Kind::Pot) if at.x < self.width() / 2.0 => (board.x, self.width() / 2.0),
            (Form::Narrow, Kind::Stock | Kind::Pot) => (self.width() / 2.0, board.x + board.width),
            (Form::Wide, _) | (Form::Narrow, Kind::Cup(_)) => (at.x - half_width, at.x + half_width),
        };
        let ends = [near, far].map(|depth| self.seen_by(player, 0.0, depth).y);
        let (top, bottom) = (ends[0].min(ends[1]), ends[0].max(ends[1]));
        Rect { x: left, y: top, width: right - left, height: bottom - top }
    }

    /// The piece of the groove before a player's cups, from its owner's left.
    pub fn groove(self, player: Player) -> [Point; 2] {
        let start = self.first_column().max(self.measures().margin + CORNER) + PITCH / 2.0 - CUP;
        [start, self.width() - start].map(|from_left| self.seen_by(player, from_left, GROOVE))
    }

    /// The middle of the strip before a player, and how much of its width a name may take beside the labels of pot
    /// and stock.
    pub fn name(self, player: Player) -> (Point, f64) {
        let measures = self.measures();
        let below = if player == self.viewer { THICKNESS } else { 0.0 };
        let at = self.seen_by(player, self.width() / 2.0, -below - 0.47 * self.strip());
        (at, self.width() - 2.0 * (measures.margin + measures.pot_inset) - 70.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every layout there is.
    fn layouts() -> impl Iterator<Item = (u8, Layout)> {
        let forms = [Form::Wide, Form::Narrow].into_iter();
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
                assert!((near.x - facing.x).abs() < 1e-9 && near.y - facing.y > 2.0 * CUP);
                assert!((near.x + far.x - layout.width()).abs() < 1e-9);
                assert!((near.y + far.y - 2.0 * board.y - board.height).abs() < 1e-9);
            }
            assert!(layout.pot(viewer).x > layout.stock(viewer).x);
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
