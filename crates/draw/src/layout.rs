//! Where things lie in a picture.
//!
//! Measured from each player's seat and the same for both, so that turning a picture by half a circle swaps the players.

use beanduel_rules::{Cup, Player};

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

/// From the edge of the picture to the board, left and right.
const MARGIN: f64 = 34.0;
/// The same above and below, where there are names to write.
const STRIP: f64 = 52.0;
/// From the edge of the board to the first cup's column.
const END: f64 = 164.0;
const BOARD_HEIGHT: f64 = 320.0;
/// From the edge before a player to the middles of the cups, the pot, the stock and the numerals.
const CUP_DEPTH: f64 = 102.0;
const POT_DEPTH: f64 = 113.0;
const STOCK_DEPTH: f64 = 106.0;
const NUMERAL_DEPTH: f64 = 34.5;

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

/// The measures of a picture of rows of so many cups.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Layout {
    cups: u8,
    strip: f64,
}

impl Layout {
    pub fn new(cups: u8, strips: Strips) -> Layout {
        let strip = match strips {
            Strips::Named => STRIP,
            Strips::Bare => MARGIN,
        };
        Layout { cups, strip }
    }

    pub fn width(self) -> f64 {
        2.0 * (MARGIN + END) + PITCH * f64::from(self.cups)
    }

    pub fn height(self) -> f64 {
        2.0 * self.strip + BOARD_HEIGHT + THICKNESS
    }

    pub fn board(self) -> Rect {
        Rect { x: MARGIN, y: self.strip, width: self.width() - 2.0 * MARGIN, height: BOARD_HEIGHT }
    }

    /// A place as its owner sees it: so far from the left of the picture, so far beyond the near edge of the board.
    fn seen_by(self, player: Player, from_left: f64, depth: f64) -> Point {
        match player {
            Player::South => Point { x: from_left, y: self.strip + BOARD_HEIGHT - depth },
            Player::North => Point { x: self.width() - from_left, y: self.strip + depth },
        }
    }

    pub fn cup(self, player: Player, cup: Cup) -> Point {
        self.seen_by(player, MARGIN + END + PITCH * (f64::from(cup.number()) - 0.5), CUP_DEPTH)
    }

    pub fn pot(self, player: Player) -> Point {
        self.seen_by(player, self.width() - MARGIN - END / 2.0, POT_DEPTH)
    }

    pub fn stock(self, player: Player) -> Point {
        self.seen_by(player, MARGIN + END / 2.0, STOCK_DEPTH)
    }

    /// The middle of the numeral beside a vessel, between it and its owner.
    pub fn numeral(self, player: Player, vessel: Point) -> Point {
        Point { x: vessel.x, ..self.seen_by(player, 0.0, NUMERAL_DEPTH) }
    }

    /// The piece of the groove before a player's cups, from its owner's left.
    pub fn groove(self, player: Player) -> [Point; 2] {
        let start = MARGIN + END + PITCH / 2.0 - CUP;
        [start, self.width() - start].map(|from_left| self.seen_by(player, from_left, GROOVE))
    }

    /// The middle of the strip before a player, and how much of its width a name may take beside the labels of pot
    /// and stock.
    pub fn name(self, player: Player) -> (Point, f64) {
        let below = match player {
            Player::South => THICKNESS,
            Player::North => 0.0,
        };
        let at = self.seen_by(player, self.width() / 2.0, -below - 0.47 * self.strip);
        (at, self.width() - 2.0 * (MARGIN + END / 2.0) - 70.0)
    }
}

/// Which way a player's beans run: 1 to the right, -1 to the left.
pub(crate) const fn forward(player: Player) -> f64 {
    match player {
        Player::South => 1.0,
        Player::North => -1.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_cups_face_and_half_a_turn_swaps_the_players() {
        for cups in 1..=15 {
            let layout = Layout::new(cups, Strips::Bare);
            let board = layout.board();
            for cup in Cup::row(cups) {
                let (south, north) = (layout.cup(Player::South, cup), layout.cup(Player::North, cup));
                let facing = layout.cup(Player::North, cup.opposite(cups));
                assert!((south.x - facing.x).abs() < 1e-9 && south.y - facing.y > 2.0 * CUP);
                assert!((south.x + north.x - layout.width()).abs() < 1e-9);
                assert!((south.y + north.y - 2.0 * board.y - board.height).abs() < 1e-9);
            }
            assert!(layout.cup(Player::South, Cup::new(1).unwrap()).x > layout.stock(Player::South).x);
            assert!(layout.cup(Player::South, Cup::new(cups).unwrap()).x < layout.pot(Player::South).x);
        }
    }

    #[test]
    fn pots_and_stocks_leave_each_other_room() {
        let layout = Layout::new(4, Strips::Named);
        let gap = layout.pot(Player::South).y - POT - layout.stock(Player::North).y - STOCK_HALF_HEIGHT;
        assert!(gap > 8.0, "{gap}");
    }
}
