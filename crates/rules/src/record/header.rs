//! The tags of a record being read: what they say about its start and its end, held against the board.

use alloc::collections::BTreeSet;
use alloc::string::String;

use super::escape::{escaped, read_value};
use super::tags::{InvalidTagName, TagName, Tags};
use super::termination::Termination;
use super::token::{Score, TagText};
use super::{Record, winner_text};
use crate::cup::MAX_CUPS;
use crate::fault::{Expected, Fault, Place};
use crate::game::Game;
use crate::player::{BySide, Player};
use crate::position::{Outcome, Position};
use crate::ruleset::{MAX_STOCK, Rules};

/// Something a record states, with its place and its words, so that a fault can name them.
#[derive(Clone, Debug)]
pub(super) struct Stated<T> {
    pub(super) value: T,
    pub(super) place: Place,
    pub(super) text: String,
}

impl<T> Stated<T> {
    /// That something else was expected in its place.
    fn fault(&self, expected: Expected) -> Fault {
        Fault::at(self.place, &self.text, expected)
    }
}

/// The tags of a record as far as they have been read.
#[derive(Clone, Debug)]
pub(super) struct Header {
    tags: Tags,
    /// All names so far in small letters, also of tags that aren't kept.
    names: BTreeSet<String>,
    result: Option<Stated<Score>>,
    winner: Option<Stated<Outcome>>,
    /// South stands for whoever lost.
    termination: Option<Stated<Termination>>,
    cups: Option<Stated<u8>>,
    stock: Option<Stated<u8>>,
    max_sow: Option<Stated<u8>>,
    position: Option<Stated<Position>>,
}

impl Header {
    pub(super) const fn new() -> Header {
        Header {
            tags: Tags::new(),
            names: BTreeSet::new(),
            result: None,
            winner: None,
            termination: None,
            cups: None,
            stock: None,
            max_sow: None,
            position: None,
        }
    }

    /// Whether there is a tag of this name, which is in small letters.
    pub(super) fn has(&self, name: &str) -> bool {
        self.names.contains(name)
    }

    /// Takes one more tag, which stands at `place` as `text`.
    ///
    /// # Errors
    /// Where the name was there before, or the value isn't one that the tag may have.
    pub(super) fn add(&mut self, tag: TagText<'_>, text: &str, place: Place) -> Result<(), Fault> {
        let lower = tag.name.to_ascii_lowercase();
        let is_position = lower == "position";
        if !self.names.insert(lower) {
            let before = &text[..text.find(tag.name).unwrap_or(0)];
            return Err(Fault::at(place.after(before), tag.name, Expected::NewTag));
        }
        let value = read_value(tag.value);
        let place = place.after(&text[..tag.value_at]);
        match TagName::new(tag.name) {
            Ok(name) => {
                self.tags.add(name, value);
                Ok(())
            }
            Err(InvalidTagName::Derived) if is_position => {
                let position = value.parse().map_err(|fault: Fault| fault_in_value(fault, tag.value, place))?;
                self.position = Some(Stated { value: position, place, text: value });
                Ok(())
            }
            Err(InvalidTagName::Derived) => self.state(tag.name, value, place),
            Err(InvalidTagName::NoName) => Err(Fault::at(place, tag.name, Expected::TagName)),
        }
    }

    /// Takes a tag whose value is one word.
    fn state(&mut self, name: &str, text: String, place: Place) -> Result<(), Fault> {
        fn state<T>(
            tag: &mut Option<Stated<T>>,
            value: Option<T>,
            place: Place,
            text: String,
            expected: Expected,
        ) -> Result<(), Fault> {
            match value {
                Some(value) => {
                    *tag = Some(Stated { value, place, text });
                    Ok(())
                }
                // An empty value has no words of its own; the quote that ends it stands there.
                None => Err(Fault::at(place, if text.is_empty() { "\"" } else { &text }, expected)),
            }
        }
        let word = text.trim();
        let number = |least, most| word.parse().ok().filter(|number| (least..=most).contains(number));
        match name.to_ascii_lowercase().as_str() {
            "result" => state(&mut self.result, read_score(word), place, text, Expected::Result),
            "winner" => state(&mut self.winner, read_winner(word), place, text, Expected::TagWord(&WINNERS)),
            "termination" => {
                let termination = Termination::from_word(word, Player::South);
                state(&mut self.termination, termination, place, text, Expected::TagWord(&Termination::WORDS))
            }
            "cups" => {
                let expected = Expected::TagNumber { least: 1, most: MAX_CUPS };
                state(&mut self.cups, number(1, MAX_CUPS), place, text, expected)
            }
            "stock" => {
                let expected = Expected::TagNumber { least: 1, most: MAX_STOCK };
                state(&mut self.stock, number(1, MAX_STOCK), place, text, expected)
            }
            "maxsow" => {
                let expected = Expected::TagNumber { least: 1, most: MAX_CUPS };
                state(&mut self.max_sow, number(1, MAX_CUPS), place, text, expected)
            }
            name => unreachable!("{name} is none of the tags that follow from the game"),
        }
    }

    /// The position the game starts from. A `Stock` says nothing beside a `Position`.
    ///
    /// # Errors
    /// Where two tags disagree, or `MaxSow` is more than there are cups.
    pub(super) fn start(&self) -> Result<Position, Fault> {
        let only = |number| Expected::TagNumber { least: number, most: number };
        if let Some(position) = &self.position {
            let position = position.value;
            match (&self.cups, &self.max_sow) {
                (Some(cups), _) if cups.value != position.cups() => Err(cups.fault(only(position.cups()))),
                (_, Some(max_sow)) if max_sow.value != position.max_sow() => {
                    Err(max_sow.fault(only(position.max_sow())))
                }
                _ => Ok(position),
            }
        } else {
            let cups = self.cups.as_ref().map_or(Rules::default().cups(), |cups| cups.value);
            let stock = self.stock.as_ref().map_or(Rules::regular_stock(cups), |stock| stock.value);
            match &self.max_sow {
                Some(max_sow) if max_sow.value > cups => {
                    Err(max_sow.fault(Expected::TagNumber { least: 1, most: cups }))
                }
                max_sow => {
                    let max_sow = max_sow.as_ref().map_or(cups, |max_sow| max_sow.value);
                    Ok(Position::start(Rules::new(cups, stock, max_sow).expect("each tag is in its range")))
                }
            }
        }
    }

    /// The record of these tags and this game, whose moves end with `result`.
    ///
    /// # Errors
    /// Where the two results, the winner, the termination and the board don't agree.
    pub(super) fn conclude(self, game: Game, result: &Stated<Score>) -> Result<Record, Fault> {
        if let Some(tag) = self.result.as_ref().filter(|tag| tag.value != result.value) {
            return Err(result.fault(Expected::StatedResult(tag.text.trim().into())));
        }
        let last = *game.position();
        let termination = self.termination(&last, self.result.as_ref().unwrap_or(result))?;
        Ok(Record::new(self.tags, game, termination).expect("the termination has been held against the board"))
    }

    /// How the game ended, `last` being its last position; `None` where the board says that.
    fn termination(&self, last: &Position, result: &Stated<Score>) -> Result<Option<Termination>, Fault> {
        let reached = last.pots().map(u32::from);
        if result.value.is_some_and(|pots| pots != reached) {
            return Err(result.fault(Expected::Pots(last.pots())));
        }
        let Some(stated) = &self.termination else {
            return match last.outcome() {
                Some(outcome) => self.check_winner(outcome).map(|()| None),
                None if result.value.is_some() => Err(result.fault(Expected::FinishedGame)),
                None => self.check_no_winner().map(|()| None),
            };
        };
        match (stated.value, last.outcome()) {
            (Termination::PlayedOut, None) => return Err(stated.fault(Expected::FinishedGame)),
            (Termination::PlayedOut, Some(outcome)) => self.check_winner(outcome)?,
            (_, Some(_)) => return Err(stated.fault(Expected::TagWord(&Termination::WORDS[..1]))),
            (Termination::Aborted, None) => return self.check_no_winner().map(|()| Some(Termination::Aborted)),
            (Termination::Resigned(_) | Termination::Flag(_) | Termination::Forfeited(_), None) => {}
        }
        if result.value.is_none() {
            return Err(result.fault(Expected::Pots(last.pots())));
        }
        if stated.value == Termination::PlayedOut {
            return Ok(Some(Termination::PlayedOut));
        }
        match &self.winner {
            None => Err(stated.fault(Expected::Tag("Winner"))),
            Some(Stated { value: Outcome::Win(winner), .. }) => {
                Ok(Termination::from_word(stated.text.trim(), !*winner))
            }
            Some(draw) => Err(draw.fault(Expected::TagWord(&WINNERS[..2]))),
        }
    }

    /// Any `Winner` tag must say this.
    fn check_winner(&self, outcome: Outcome) -> Result<(), Fault> {
        match &self.winner {
            Some(winner) if winner.value != outcome => Err(winner.fault(Expected::Winner(outcome))),
            _ => Ok(()),
        }
    }

    /// There must be no `Winner` tag.
    fn check_no_winner(&self) -> Result<(), Fault> {
        self.winner.as_ref().map_or(Ok(()), |winner| Err(winner.fault(Expected::NoWinner)))
    }
}

/// The words of the `Winner` tag, those for a player first.
const WINNERS: [&str; 3] =
    [winner_text(Outcome::Win(Player::South)), winner_text(Outcome::Win(Player::North)), winner_text(Outcome::Draw)];

fn read_winner(word: &str) -> Option<Outcome> {
    let all = [Outcome::Win(Player::South), Outcome::Win(Player::North), Outcome::Draw];
    all.into_iter().find(|&outcome| winner_text(outcome).eq_ignore_ascii_case(word))
}

/// Two pots or `*`. Pots too large for a `u32` read as `u32::MAX`, which no game reaches.
fn read_score(word: &str) -> Option<Score> {
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
        digits.then(|| text.parse().unwrap_or(u32::MAX))
    };
    match word.split_once('-') {
        Some((south, north)) => Some(Some(BySide { south: number(south)?, north: number(north)? })),
        None => (word == "*").then_some(None),
    }
}

/// A fault in the value of a tag, moved to where it is in the file. `written` is the value as it stands at `place`.
fn fault_in_value(fault: Fault, written: &str, place: Place) -> Fault {
    let mut rest = written;
    for _ in 1..fault.column {
        let length = match rest.strip_prefix('\\') {
            Some(behind) => 1 + escaped(behind).1,
            None => rest.chars().next().map_or(0, char::len_utf8),
        };
        rest = &rest[length..];
    }
    let place = place.after(&written[..written.len() - rest.len()]);
    // What ends the value is its closing quote.
    let found = if fault.found.is_empty() { "\"" } else { &fault.found };
    Fault::at(place, found, fault.expected)
}
