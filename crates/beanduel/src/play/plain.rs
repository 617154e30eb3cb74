//! The game line by line, everything said in sentences: for screen readers, pipes and simple terminals.

use std::io::{self, BufRead, Write};

use beanduel_engine::Review;
use beanduel_rules::{Eval, Expected, Game, Move, Player, Position};
use fluent_bundle::FluentValue;

use super::kept::Kept;
use super::move_list;
use super::opponent::{Advice, Answer, Opponent, Task};
use super::sentences;
use super::session::Session;
use super::steps::{self, Step};
use crate::conversation::{Conversation, understood};
use crate::faults;
use crate::numbers;
use crate::options::Seat;
use crate::review::{Narrator, turn_number};
use crate::text::Text;

/// A word a person can type instead of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Help,
    Position,
    Moves,
    Hint,
    Why,
    Review,
    Blocked,
    Undo,
    Redo,
    Save,
    Load,
    New,
    Resign,
    Quit,
}

/// Each word in English and the message with the language's own.
const WORDS: [(Word, &str, &str); 14] = [
    (Word::Help, "help", "word-help"),
    (Word::Position, "position", "word-position"),
    (Word::Moves, "moves", "word-moves"),
    (Word::Hint, "hint", "word-hint"),
    (Word::Why, "why", "word-why"),
    (Word::Review, "review", "word-review"),
    (Word::Blocked, "blocked", "word-blocked"),
    (Word::Undo, "undo", "word-undo"),
    (Word::Redo, "redo", "word-redo"),
    (Word::Save, "save", "word-save"),
    (Word::Load, "load", "word-load"),
    (Word::New, "new", "word-new"),
    (Word::Resign, "resign", "word-resign"),
    (Word::Quit, "quit", "word-quit"),
];

/// What the game is played with.
pub struct Plain<'a, R, W> {
    /// The words.
    pub text: &'a Text,
    /// The game.
    pub session: Session,
    /// Where games are kept.
    pub kept: Kept,
    /// The engine.
    pub opponent: Opponent,
    /// What the engine's choices among equals follow.
    pub seed: u64,
    /// The person.
    pub person: Conversation<R, W>,
    /// The hint for the position, once it was asked for.
    pub hint: Option<Advice>,
}

impl<R: BufRead, W: Write> Plain<'_, R, W> {
    /// Plays until the game and the person are done, or the input ends. The game in progress is kept.
    ///
    /// # Errors
    /// Where the input can't be read or the output not written.
    pub fn run(mut self) -> io::Result<()> {
        self.say("plain-welcome")?;
        if let Some(offer) = self.kept.take_offer() {
            let moves = FluentValue::from(offer.game.ply(offer.game.current()));
            let offered = self.text.with("offer-body", &[("moves", moves)]).into_owned();
            self.line(&offered)?;
            let question = self.text.with("plain-offer", &[("yes", self.text.get("word-yes").into())]).into_owned();
            self.line(&question)?;
            let Some(answer) = self.person.read()? else { return Ok(()) };
            let answer = answer.to_lowercase();
            if answer == "yes" || answer == "y" || answer == self.text.get("word-yes") {
                self.session = offer;
            } else if let Some(said) = self.kept.put_aside(self.text) {
                self.line(&said)?;
            }
        }
        self.say_rules()?;
        self.say_position()?;
        loop {
            if let Some(ending) = self.session.ending() {
                let ending = sentences::of_ending(self.text, self.session.position(), ending);
                self.line(&ending)?;
                self.say("plain-after")?;
            } else if self.session.must_pass() {
                self.play(Move::Pass)?;
                continue;
            } else if let Some(Seat::Engine(level)) = self.session.seat_to_move() {
                let ply = self.session.game.ply(self.session.game.current());
                let task = Task::Play { level, seed: self.seed.wrapping_add(ply as u64) };
                if let Answer::Move(advice) = self.opponent.answer_to(*self.session.position(), task) {
                    self.play(advice.mv)?;
                }
                continue;
            } else {
                self.say_choices()?;
            }
            let Some(line) = self.person.read()? else { return Ok(()) };
            if line.is_empty() {
                continue;
            }
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match understood(first, &WORDS, self.text) {
                Some(Word::Quit) => return Ok(()),
                Some(word) => self.obey(word, rest.trim())?,
                None => match self.session.position().read_move(&line) {
                    Ok(mv) if self.session.ending().is_none() => self.play(mv)?,
                    Ok(_) => self.say("plain-over")?,
                    Err(fault) => {
                        let sentence = faults::sentence(&fault, self.text);
                        self.line(&sentence)?;
                        // Neither a move nor a word.
                        if fault.expected == Expected::Move {
                            self.say("plain-words")?;
                        }
                    }
                },
            }
        }
    }

    fn obey(&mut self, word: Word, rest: &str) -> io::Result<()> {
        match word {
            Word::Help => self.say("plain-help"),
            Word::Position => {
                self.say_position()?;
                let line = self.session.position().to_string();
                self.line(&line)
            }
            Word::Moves => {
                let moves = move_list::pairs(&self.session.game).join(" ");
                self.line(&moves)
            }
            Word::Hint if self.session.person_chooses() => {
                let Answer::Hint(advice) = self.opponent.answer_to(*self.session.position(), Task::Hint) else {
                    return Ok(());
                };
                let hint = sentences::of_hint(self.text, self.session.position(), &advice);
                self.hint = Some(advice);
                self.line(&hint)
            }
            Word::Hint => self.say("plain-over"),
            Word::Why => self.why(),
            Word::Review => self.review(rest),
            Word::Blocked => self.blocked(),
            Word::Undo => {
                self.hint = None;
                if self.session.undo() {
                    self.keep()?;
                    self.say_position()
                } else {
                    self.say("notice-nothing-to-undo")
                }
            }
            Word::Redo => {
                self.hint = None;
                if self.session.redo() {
                    self.keep()?;
                    self.say_position()
                } else {
                    self.say("notice-nothing-to-redo")
                }
            }
            Word::Save => {
                let name = if rest.is_empty() { self.kept.suggest_name() } else { rest.to_owned() };
                match self.kept.save(&self.session, &name, self.text) {
                    Ok(path) => {
                        let path = FluentValue::from(path.display().to_string());
                        let saved = self.text.with("notice-saved", &[("path", path)]).into_owned();
                        self.line(&saved)
                    }
                    Err(error) => self.line(&error),
                }
            }
            Word::Load => match self.kept.load(rest, self.text) {
                Ok(session) => self.begin(session),
                Err(error) => self.line(&error),
            },
            Word::New => self.new_game(rest),
            Word::Resign => {
                // Who types gives up: the player to move, since the engine answers at once.
                let loser = self.session.position().to_move();
                self.session.resign(loser);
                self.keep()
            }
            Word::Quit => Ok(()),
        }
    }

    /// Why the hint, or else what the last move of a person lost.
    fn why(&mut self) -> io::Result<()> {
        let steps = if let Some(advice) = &self.hint {
            steps::of_hint(self.text, self.session.position(), advice)
        } else {
            let Some((ply, before, mv)) = self.session.last_of_person() else { return self.say("why-nothing") };
            let Answer::Judged(review) = self.opponent.answer_to(before, Task::Judge(mv)) else { return Ok(()) };
            steps::of_move(self.narrator(ply), &review)
        };
        self.tell(&steps)
    }

    /// Sentences of a line, one a line.
    fn tell(&mut self, steps: &[Step]) -> io::Result<()> {
        for step in steps {
            for sentence in step.told(self.text).iter().chain(&step.said) {
                self.line(sentence)?;
            }
        }
        Ok(())
    }

    fn narrator(&self, played_before: usize) -> Narrator<'_> {
        Narrator { text: self.text, you: steps::you(&self.session), played_before }
    }

    /// The whole game, or the moves of one turn.
    fn review(&mut self, turn: &str) -> io::Result<()> {
        let game = &self.session.game;
        if game.current() == Game::START {
            return self.say("review-nothing");
        }
        let start = *game.position_at(Game::START);
        let moves = self.session.moves();
        let turn = if turn.is_empty() { None } else { Some(turn.parse().unwrap_or(0)) };
        if turn.is_some_and(|turn| (0..moves.len()).all(|ply| turn_number(start.to_move(), 0, ply) != turn)) {
            return self.say("review-nothing");
        }
        self.say("review-begins")?;
        self.person.output.flush()?;
        let Answer::Review(review) = self.opponent.answer_to(start, Task::Review(moves)) else { return Ok(()) };
        if let Some(turn) = turn {
            return self.review_turn(&review, turn);
        }
        let (summary, losses) = self.narrator(0).story(&review);
        for sentence in summary.iter().chain(&losses) {
            self.line(sentence)?;
        }
        let margins: Vec<String> = review.margins().map(|at: Eval| numbers::margin(at, self.text)).collect();
        let margins = self.text.with("review-margins", &[("margins", margins.join(" ").into())]).into_owned();
        self.line(&margins)?;
        self.say("plain-review-turn")
    }

    fn review_turn(&mut self, review: &Review, turn: usize) -> io::Result<()> {
        let narrator = self.narrator(0);
        let mut told = Vec::new();
        for mv in review.moves().filter(|mv| narrator.turn_number(review, mv.ply()) == turn) {
            told.push(sentences::of_move(self.text, &mv.before().position, mv.played()));
            told.extend(steps::of_verdict(narrator, review, &mv));
            if mv.loses() {
                told.extend(narrator.allows(mv.after()));
            }
        }
        told.iter().try_for_each(|sentence| self.line(sentence))
    }

    /// Which blocked cups are doomed and which are safe.
    fn blocked(&mut self) -> io::Result<()> {
        let Answer::Blocked(cups) = self.opponent.answer_to(*self.session.position(), Task::Blocked) else {
            return Ok(());
        };
        let told = sentences::of_fates(self.text, &cups);
        told.iter().try_for_each(|sentence| self.line(sentence))
    }

    /// The same game again, or one on another number of cups.
    fn new_game(&mut self, cups: &str) -> io::Result<()> {
        let start = *self.session.game.position_at(Game::START);
        let start = if cups.is_empty() {
            start
        } else {
            let rules = cups.parse().ok().and_then(|cups| beanduel_rules::Rules::regular(cups).ok());
            let Some(rules) = rules else {
                let most = FluentValue::from(beanduel_rules::MAX_CUPS);
                let wrong = self.text.with("plain-new-cups", &[("most", most)]).into_owned();
                return self.line(&wrong);
            };
            Position::start(rules)
        };
        self.kept.forget_file();
        self.begin(Session::new(start, self.session.seats))
    }

    fn begin(&mut self, session: Session) -> io::Result<()> {
        self.hint = None;
        self.session = session;
        self.keep()?;
        self.say_rules()?;
        self.say_position()
    }

    fn play(&mut self, mv: Move) -> io::Result<()> {
        let before = *self.session.position();
        self.hint = None;
        if let Err(why) = self.session.play(mv) {
            let why = faults::illegal_move(why, self.text);
            return self.line(&why);
        }
        // The move is on disk before it is told.
        self.keep()?;
        let sentence = sentences::of_move(self.text, &before, mv);
        self.line(&sentence)?;
        if self.session.ending().is_none() { self.say_position() } else { Ok(()) }
    }

    fn keep(&mut self) -> io::Result<()> {
        match self.kept.keep(&self.session, self.text) {
            Ok(()) => Ok(()),
            Err(error) => self.line(&error),
        }
    }

    fn say_rules(&mut self) -> io::Result<()> {
        let seat = |player| sentences::of_seat(self.text, self.session.seats[player]);
        let rules = self.text.with(
            "plain-rules",
            &[
                ("cups", FluentValue::from(self.session.position().cups())),
                ("south", seat(Player::South).into()),
                ("north", seat(Player::North).into()),
            ],
        );
        let rules = rules.into_owned();
        self.line(&rules)
    }

    fn say_position(&mut self) -> io::Result<()> {
        let told = sentences::of_position(self.text, self.session.position());
        told.iter().try_for_each(|sentence| self.line(sentence))
    }

    fn say_choices(&mut self) -> io::Result<()> {
        let position = self.session.position();
        let choices = sentences::of_choices(self.text, position, position.legal_moves());
        self.line(&choices)
    }

    fn say(&mut self, message: &str) -> io::Result<()> {
        let line = self.text.get(message).into_owned();
        self.line(&line)
    }

    fn line(&mut self, line: &str) -> io::Result<()> {
        self.person.say(line)
    }
}
