//! The moves of a record being read: words become a game, each move played on the board as it comes.

use alloc::vec::Vec;

use super::comment::{Beside, CommentReader};
use super::reader::RecordReader;
use crate::fault::{Expected, Fault, Place};
use crate::game::{Game, NodeId, Notes, join};
use crate::move_text::MoveText;
use crate::player::Player;
use crate::position::Position;

/// The moves of a record as far as they have been read.
#[derive(Clone, Debug)]
pub(super) struct Movetext {
    game: Game,
    /// The place behind the last move of the line being read.
    at: NodeId,
    /// Plies before the next move, one more where North began.
    ply: u32,
    before: Before,
    /// The variations being read, from the outermost.
    open: Vec<Variation>,
    /// What was noted before the next move and belongs to it.
    ahead: Notes,
}

/// What stands before the next word of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    /// Nothing: no move of this line has been read.
    Nothing,
    /// A move, and whatever is noted beside it.
    Move,
    /// The number of a turn: only its move can follow.
    Number,
}

/// A variation being read: where it was opened, and what to go back to at its end.
#[derive(Clone, Copy, Debug)]
struct Variation {
    place: Place,
    at: NodeId,
    ply: u32,
}

impl Movetext {
    /// No moves, from this position.
    pub(super) fn new(start: Position, notes: Notes) -> Movetext {
        let ply = u32::from(start.to_move() == Player::North);
        let mut game = Game::new(start);
        if !notes.is_empty() {
            *game.notes_mut(Game::START) = notes;
        }
        Movetext { game, at: Game::START, ply, before: Before::Nothing, open: Vec::new(), ahead: Notes::NONE }
    }

    /// The number of a turn, as it stands at `place`.
    pub(super) fn number(&mut self, number: u32, dots: usize, text: &str, place: Place) -> Result<(), Fault> {
        let expected = self.ply / 2 + 1;
        let north = self.game.position_at(self.at).to_move() == Player::North;
        if self.before == Before::Number {
            return Err(Fault::at_word(place, text, Expected::Move));
        }
        if number != expected || (north && dots == 1) || (!north && dots > 1) {
            return Err(Fault::at(place, text.trim_end(), Expected::TurnNumber { number: expected, north }));
        }
        self.before = Before::Number;
        Ok(())
    }

    /// A word that should be a move.
    pub(super) fn play(&mut self, word: &str, place: Place) -> Result<(), Fault> {
        let read: MoveText = word.parse().map_err(|fault| moved(fault, place))?;
        let mv = self.game.position_at(self.at).check_move(read);
        let mv = mv.map_err(|expected| Fault::at(place, word, expected))?;
        let next = self.game.attach_unchecked(self.at, mv);
        if self.open.is_empty() && self.game.continuations(self.at).first() != Some(&next) {
            // A variation that repeats the move before may have gone on already: the main line is the first all the
            // same.
            self.game.put_first(next);
        }
        if !self.ahead.is_empty() {
            let ahead = core::mem::take(&mut self.ahead);
            let notes = self.game.notes_mut(next);
            join(&mut notes.lead, &ahead.lead);
            notes.clock = ahead.clock.or(notes.clock);
            notes.eval = ahead.eval.or(notes.eval);
        }
        self.at = next;
        self.ply += 1;
        self.before = Before::Move;
        Ok(())
    }

    /// Whether what is noted here belongs to the move that follows.
    fn is_ahead(&self) -> bool {
        match self.before {
            Before::Number => true,
            Before::Nothing => !self.open.is_empty(),
            Before::Move => false,
        }
    }

    /// A comment that has been read to its end.
    pub(super) fn comment(&mut self, comment: CommentReader) {
        if self.is_ahead() {
            comment.add_to(&mut self.ahead, Beside::Before);
        } else {
            comment.add_to(self.game.notes_mut(self.at), Beside::Behind);
        }
    }

    /// A glyph, as it stands at `place`.
    pub(super) fn nag(&mut self, nag: u8, text: &str, place: Place) -> Result<(), Fault> {
        if self.is_ahead() {
            return Err(Fault::at(place, text, Expected::Move));
        }
        self.game.notes_mut(self.at).nags.push(nag);
        Ok(())
    }

    /// `(` at `place`.
    pub(super) fn open(&mut self, place: Place) -> Result<(), Fault> {
        let most = RecordReader::DEEPEST;
        let expected = match (self.before, self.game.parent(self.at)) {
            (Before::Number, _) => Expected::Move,
            (Before::Nothing, _) | (_, None) => Expected::MoveBeforeVariation,
            (Before::Move, _) if self.open.len() >= most => Expected::ShallowerVariation { most },
            (Before::Move, Some(parent)) => {
                self.open.push(Variation { place, at: self.at, ply: self.ply });
                self.at = parent;
                self.ply -= 1;
                self.before = Before::Nothing;
                return Ok(());
            }
        };
        Err(Fault::at(place, "(", expected))
    }

    /// `)` at `place`.
    pub(super) fn close(&mut self, place: Place) -> Result<(), Fault> {
        match (self.before, self.open.last()) {
            (Before::Move, Some(variation)) => {
                self.at = variation.at;
                self.ply = variation.ply;
                self.open.pop();
                Ok(())
            }
            _ => Err(Fault::at(place, ")", Expected::Move)),
        }
    }

    /// The variation that a text which ends here has left open.
    pub(super) fn unclosed(&self) -> Option<Fault> {
        self.open.last().map(|variation| Fault::at(variation.place, "(", Expected::VariationEnd))
    }

    /// The game, the result standing at `place` as `text`. Its current place is the end of the main line.
    pub(super) fn finish(mut self, text: &str, place: Place) -> Result<Game, Fault> {
        if self.before == Before::Number {
            return Err(Fault::at(place, text, Expected::Move));
        }
        if let Some(fault) = self.unclosed() {
            return Err(fault);
        }
        self.game.go_to(self.at);
        Ok(self.game)
    }
}

/// A fault in a word, moved to where the word stands.
fn moved(fault: Fault, place: Place) -> Fault {
    Fault { line: place.line, column: place.column + fault.column - 1, ..fault }
}
