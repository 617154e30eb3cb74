//! One record being read, word by word.

use super::Record;
use super::comment::{Beside, CommentEnd, CommentReader};
use super::header::{Header, Stated};
use super::movetext::Movetext;
use super::token::Token;
use crate::fault::{Expected, Fault, Place};
use crate::game::Notes;

/// What has been read of a record.
#[derive(Clone, Debug)]
pub(super) struct Draft {
    /// How many bytes of the file come before the record; `None` before its first word.
    pub(super) begin: Option<u64>,
    header: Header,
    /// Whether there was a tag.
    has_tags: bool,
    /// The comments before the moves.
    opening: Notes,
    /// The comment being read, and where it was opened.
    pub(super) comment: Option<(CommentReader, Place)>,
    pub(super) moves: Option<Movetext>,
    /// The place behind the last word.
    pub(super) end: Place,
}

/// A fault, and where to go on after it.
pub(super) enum Stop {
    /// At the next line that begins a record.
    Skip(Fault),
    /// Here: the next record begins at the place of the fault.
    NextRecord(Fault),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Stop {
        Stop::Skip(fault)
    }
}

impl Draft {
    pub(super) const fn new() -> Draft {
        Draft {
            begin: None,
            header: Header::new(),
            has_tags: false,
            opening: Notes::NONE,
            comment: None,
            moves: None,
            end: Place::FIRST,
        }
    }

    /// Takes a word, which stands at `place` as `text`, `at` bytes behind the beginning of the file. Returns the record
    /// whose end it is.
    pub(super) fn take(&mut self, token: Token<'_>, text: &str, place: Place, at: u64) -> Result<Option<Record>, Stop> {
        self.begin.get_or_insert(at);
        match token {
            Token::Tag(tag) => {
                if tag.name.eq_ignore_ascii_case("event") && self.header.has("event") {
                    return Err(Stop::NextRecord(self.unfinished(place, "[")));
                }
                if !self.has_tags {
                    // Comments before the first tag stand between records and belong to none.
                    *self = Draft { begin: Some(at), has_tags: true, ..Draft::new() };
                }
                self.header.add(tag, text, place)?;
            }
            Token::CommentStart => self.comment = Some((CommentReader::new(CommentEnd::Brace), place)),
            Token::LineCommentStart => self.comment = Some((CommentReader::new(CommentEnd::Line), place)),
            Token::Turn { number, dots } => self.moves()?.number(number, dots, text, place)?,
            Token::Move(word) => self.moves()?.play(word, place)?,
            Token::Nag(nag) => self.moves()?.nag(nag, text, place)?,
            Token::VariationStart => self.moves()?.open(place)?,
            Token::VariationEnd => self.moves()?.close(place)?,
            Token::Result(value) => {
                self.moves()?;
                let Draft { header, moves, .. } = core::mem::replace(self, Draft::new());
                let moves = moves.expect("they were there in the line above");
                let result = Stated { value, place, text: text.into() };
                return Ok(Some(header.conclude(moves.finish(text, place)?, &result)?));
            }
        }
        Ok(None)
    }

    /// The moves. The first of them needs the start that the tags say.
    fn moves(&mut self) -> Result<&mut Movetext, Fault> {
        if self.moves.is_none() {
            let start = self.header.start()?;
            self.moves = Some(Movetext::new(start, core::mem::take(&mut self.opening)));
        }
        Ok(self.moves.as_mut().expect("they have just been begun"))
    }

    /// Gives the comment that has come to its end to where it belongs.
    pub(super) fn end_comment(&mut self) {
        if let Some((comment, _)) = self.comment.take() {
            match &mut self.moves {
                Some(moves) => moves.comment(comment),
                None => comment.add_to(&mut self.opening, Beside::Behind),
            }
        }
    }

    /// What is missing in a record that ends at `place`, where `found` stands, without its result.
    pub(super) fn unfinished(&self, place: Place, found: &str) -> Fault {
        if let Some((_, place)) = self.comment {
            return Fault::at(place, "{", Expected::CommentEnd);
        }
        let variation = self.moves.as_ref().and_then(Movetext::unclosed);
        variation.unwrap_or_else(|| Fault::at(place, found, Expected::Result))
    }

    /// What is missing in the record that the end of the file cuts off, if it has begun.
    pub(super) fn end_of_file(&mut self) -> Option<Fault> {
        let draft = core::mem::replace(self, Draft::new());
        let begun = draft.comment.is_some() || draft.has_tags || draft.moves.is_some();
        begun.then(|| draft.unfinished(draft.end, ""))
    }
}
