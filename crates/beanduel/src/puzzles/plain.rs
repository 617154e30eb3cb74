//! Puzzles line by line, everything said in sentences: for screen readers, pipes and simple terminals.

use std::io::{self, BufRead, Write};

use super::sentences;
use super::trainer::{Moment, State, Trainer};
use crate::conversation::{Conversation, understood};
use crate::faults;
use crate::play::sentences as game;
use crate::text::Text;

/// A word a person can type instead of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Help,
    Position,
    Hint,
    Show,
    Again,
    Next,
    Quit,
}

/// Each word in English and the message with the language's own.
const WORDS: [(Word, &str, &str); 7] = [
    (Word::Help, "help", "word-help"),
    (Word::Position, "position", "word-position"),
    (Word::Hint, "hint", "word-hint"),
    (Word::Show, "solution", "word-solution"),
    (Word::Again, "again", "word-again"),
    (Word::Next, "next", "word-next"),
    (Word::Quit, "quit", "word-quit"),
];

/// What puzzles are solved with.
pub struct Plain<'a, R, W> {
    /// The words.
    pub text: &'a Text,
    /// The puzzles.
    pub trainer: Trainer,
    /// The person.
    pub person: Conversation<R, W>,
}

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Goes on until the person leaves or the input ends.
    ///
    /// # Errors
    /// Where the input can't be read or the output not written.
    pub fn run(mut self) -> io::Result<()> {
        self.say(&self.text.get("puzzle-plain-welcome"))?;
        self.begin()?;
        loop {
            let Some(line) = self.person.read()? else { return Ok(()) };
            let over = matches!(self.trainer.state(), State::Solved | State::Shown);
            match understood(&line, &WORDS, self.text) {
                Some(Word::Quit) => return Ok(()),
                Some(word) => self.obey(word)?,
                // Nothing more to find: the empty line goes on.
                None if line.is_empty() && over => self.obey(Word::Next)?,
                None if line.is_empty() => {}
                None if over => self.say(&self.text.get("puzzle-plain-after"))?,
                None => match self.trainer.position().read_move(&line) {
                    Ok(mv) => {
                        let moments = self.trainer.play(mv);
                        self.tell(&moments)?;
                    }
                    Err(fault) => self.say(&faults::sentence(&fault, self.text))?,
                },
            }
        }
    }

    fn obey(&mut self, word: Word) -> io::Result<()> {
        match word {
            Word::Help => self.say(&self.text.get("puzzle-plain-help")),
            Word::Position => self.say_position(),
            Word::Hint => {
                if *self.trainer.state() != State::Open {
                    return self.say(&self.text.get("puzzle-plain-after"));
                }
                let hint = self.trainer.hint();
                self.say(&sentences::hint(self.text, &self.trainer, hint))
            }
            Word::Show => {
                let moments = self.trainer.show();
                self.tell(&moments)
            }
            Word::Again => {
                self.trainer.again();
                self.begin()
            }
            Word::Next => {
                match self.trainer.state() {
                    State::Solved | State::Shown => self.trainer.next(),
                    State::Open | State::Wrong(_) => self.trainer.skip(),
                }
                self.begin()
            }
            Word::Quit => Ok(()),
        }
    }

    /// What came of a move or of showing the solution.
    fn tell(&mut self, moments: &[Moment]) -> io::Result<()> {
        for (before, mv) in moments {
            self.say(&game::of_move(self.text, before, *mv))?;
        }
        if let Some(verdict) = sentences::verdict(self.text, &self.trainer) {
            self.say(&verdict)?;
        }
        match self.trainer.state() {
            State::Wrong(_) => {
                self.trainer.retry();
                self.say_choices()?;
            }
            State::Open => {
                if let Some(found) = sentences::found(self.text, &self.trainer) {
                    self.say(&found)?;
                }
                self.say_position()?;
                self.say_choices()?;
            }
            State::Solved | State::Shown => {
                for sentence in sentences::explanation(self.text, self.trainer.puzzle()) {
                    self.say(&sentence)?;
                }
                self.say(&sentences::standing(self.text, &self.trainer))?;
                self.say(&self.text.get("puzzle-plain-after"))?;
            }
        }
        if let Some(trouble) = self.trainer.kept().trouble(self.text) {
            self.say(&trouble)?;
        }
        Ok(())
    }

    fn begin(&mut self) -> io::Result<()> {
        self.say(&sentences::heading(self.text, self.trainer.puzzle()))?;
        self.say_position()?;
        self.say(&sentences::task(self.text, self.trainer.puzzle()))?;
        self.say_choices()
    }

    fn say_position(&mut self) -> io::Result<()> {
        let told = game::of_position(self.text, self.trainer.position());
        told.iter().try_for_each(|sentence| self.say(sentence))
    }

    fn say_choices(&mut self) -> io::Result<()> {
        let choices = game::of_choices(self.text, self.trainer.position(), self.trainer.choices());
        self.say(&choices)
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        self.person.say(line)
    }
}
