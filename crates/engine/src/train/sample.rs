//! A position to learn from.

use beanduel_rules::{Board, Lanes, OnBoard, Position};

use crate::net;
use crate::phases::{PHASES, phases};
use crate::weights::{EXTRAS, Layout, extras};

/// What the estimate sees of a position, and what the position turned out to be worth.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sample {
    /// The features of its cups.
    pub contents: Box<[u16]>,
    /// The rows of the network that they choose.
    pub rows: Box<[u16]>,
    pub phases: [f64; PHASES],
    pub extras: [f64; EXTRAS],
    /// In beans, mover's view.
    pub worth: f64,
}

struct Seen<'a>(&'a Layout);

impl OnBoard for Seen<'_> {
    type Output = Sample;

    fn on<W: Lanes, const CUPS: u32>(self, board: Board<W, CUPS>) -> Sample {
        let mut contents = Vec::with_capacity(self.0.active());
        self.0.features(&board, |feature| contents.push(feature as u16));
        let rows = net::rows(CUPS, &net::contents_of(&board)).map(|row| row as u16).collect();
        let stock = Board::<W, CUPS>::stock;
        Sample {
            contents: contents.into(),
            rows,
            phases: phases(CUPS, stock(board.mine), stock(board.theirs)).map(|phase| f64::from(phase) / 256.0),
            extras: extras(&board).map(f64::from),
            worth: 0.0,
        }
    }
}

impl Sample {
    pub fn new(position: &Position, layout: &Layout, worth: f64) -> Sample {
        Sample { worth, ..position.on_board(Seen(layout)) }
    }
}
