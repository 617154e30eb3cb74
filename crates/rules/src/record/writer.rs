//! Writing a record: tags in their order, then the moves with what is noted beside them, in lines of at most 79
//! characters.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use super::comment::{write_comment, write_lead};
use super::escape::write_value;
use super::tags::{TagName, UNKNOWN};
use super::wrapped::Wrapped;
use super::{Record, result_text, winner_text};
use crate::game::{Game, NodeId};
use crate::player::Player;
use crate::position::Position;
use crate::ruleset::Rules;

/// The record as text, ending with a line break. In a file of several an empty line between them is customary, not
/// needed.
///
/// Captures are always annotated, the numbers of turns stand where a reader would look for them. `Event` is always
/// there, `?` where it isn't known, so that each record begins with a line at which readers can go on after a fault.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        let mut moves = MoveWriter { out: Wrapped::new(f), game: &self.game, interrupted: true };
        moves.write_all()?;
        moves.out.put(&result_text(self.result()))?;
        moves.out.finish()
    }
}

impl Record {
    fn write_tags(&self, out: &mut impl Write) -> fmt::Result {
        let (known, others): (Vec<_>, Vec<_>) = self.tags.iter().partition(|(name, _)| TagName::ROSTER.contains(name));
        if self.tags.get(&TagName::EVENT).is_none() {
            write_tag(out, TagName::EVENT.as_str(), UNKNOWN)?;
        }
        for (name, value) in known {
            write_tag(out, name.as_str(), value)?;
        }
        write_tag(out, "Result", &result_text(self.result()))?;
        if let Some(winner) = self.winner() {
            write_tag(out, "Winner", winner_text(winner))?;
        }
        if let Some(termination) = self.termination {
            write_tag(out, "Termination", &termination.to_string())?;
        }
        write_start(out, self.game.position_at(Game::START))?;
        for (name, value) in others {
            write_tag(out, name.as_str(), value)?;
        }
        Ok(())
    }
}

/// Writes the tags that say where the game starts, as far as they differ from the default.
fn write_start(out: &mut impl Write, start: &Position) -> fmt::Result {
    let cups = start.cups();
    if cups != Rules::default().cups() {
        write_tag(out, "Cups", &cups.to_string())?;
    }
    let rules = start.rules_of_start();
    if let Some(stock) = rules.map(Rules::stock).filter(|&stock| stock != Rules::regular_stock(cups)) {
        write_tag(out, "Stock", &stock.to_string())?;
    }
    if start.max_sow() != cups {
        write_tag(out, "MaxSow", &start.max_sow().to_string())?;
    }
    match rules {
        Some(_) => Ok(()),
        None => write_tag(out, "Position", &start.to_string()),
    }
}

fn write_tag(out: &mut impl Write, name: &str, value: &str) -> fmt::Result {
    write!(out, "[{name} \"")?;
    write_value(out, value)?;
    out.write_str("\"]\n")
}

/// What is to be written next.
enum Step {
    /// The moves that follow this place: the main one, its alternatives, and then what follows the main one.
    Continue(NodeId, u32),
    /// This place as the first of a variation, and what follows it.
    Vary(NodeId, u32),
    /// The end of a variation.
    Close,
}

struct MoveWriter<'a, W> {
    out: Wrapped<'a, W>,
    game: &'a Game,
    /// Something stands between the last move and the next, so that the next needs its number even if it is North's.
    interrupted: bool,
}

impl<W: Write> MoveWriter<'_, W> {
    fn write_all(&mut self) -> fmt::Result {
        // South's plies are even, so where North begins the count does with 1.
        let first = u32::from(self.game.position_at(Game::START).to_move() == Player::North);
        self.write_notes(Game::START)?;
        // A stack, not recursion: a line of variations can be as deep as a game is long.
        let mut steps = Vec::from([Step::Continue(Game::START, first)]);
        while let Some(step) = steps.pop() {
            match step {
                Step::Continue(at, ply) => {
                    let Some((&main, others)) = self.game.continuations(at).split_first() else { continue };
                    self.write_move(main, ply)?;
                    steps.push(Step::Continue(main, ply + 1));
                    for &other in others.iter().rev() {
                        steps.extend([Step::Close, Step::Vary(other, ply)]);
                    }
                }
                Step::Vary(at, ply) => {
                    self.out.put("(")?;
                    write_lead(&mut self.out, &self.game.notes(at).lead)?;
                    self.write_number(ply)?;
                    self.out.put(" ")?;
                    self.write_place(at)?;
                    steps.push(Step::Continue(at, ply + 1));
                }
                Step::Close => {
                    self.out.no_gap();
                    self.out.put(")")?;
                    self.out.gap();
                    self.interrupted = true;
                }
            }
        }
        Ok(())
    }

    /// Writes a move that isn't the first of a variation.
    fn write_move(&mut self, at: NodeId, ply: u32) -> fmt::Result {
        let lead = &self.game.notes(at).lead;
        if !lead.is_empty() {
            // The number before it tells it from a comment behind the last move.
            self.write_number(ply)?;
            self.out.gap();
            write_lead(&mut self.out, lead)?;
        } else if ply.is_multiple_of(2) || self.interrupted {
            self.write_number(ply)?;
            self.out.put(" ")?;
        }
        self.write_place(at)
    }

    fn write_number(&mut self, ply: u32) -> fmt::Result {
        let dots = if ply.is_multiple_of(2) { "." } else { "..." };
        write!(self.out.word()?, "{}{dots}", ply / 2 + 1)
    }

    fn write_place(&mut self, at: NodeId) -> fmt::Result {
        if let Some(annotated) = self.game.annotated(at) {
            write!(self.out.word()?, "{annotated}")?;
            self.out.gap();
        }
        self.interrupted = false;
        self.write_notes(at)
    }

    fn write_notes(&mut self, at: NodeId) -> fmt::Result {
        let notes = self.game.notes(at);
        for nag in &notes.nags {
            write!(self.out.word()?, "${nag}")?;
            self.out.gap();
        }
        self.interrupted |= write_comment(&mut self.out, notes)?;
        Ok(())
    }
}
