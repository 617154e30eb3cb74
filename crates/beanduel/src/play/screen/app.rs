//! The state of the terminal game and everything a person can do to it. It knows nothing of keys, colours or lines.

mod telling;

use std::time::Instant;

use beanduel_engine::{BlockedCup, Review, ReviewProgress};
use beanduel_rules::{BySide, Move, Player, Position};

use super::animation::Animation;
use super::form::Form;
use super::typed;
use super::walk::Walk;
use crate::faults;
use crate::options::{Seat, Speed};
use crate::play::kept::Kept;
use crate::play::opponent::{Advice, Answer, Opponent, Task};
use crate::play::session::Session;
use crate::play::{sentences, steps};
use crate::text::Text;

/// What covers the board, if anything does.
#[derive(Clone, Debug, PartialEq)]
pub enum Mode {
    /// Nothing: the game goes on.
    Board,
    /// A kept game is offered.
    Offer(Box<Session>),
    /// The choices of a new game.
    Form(Form),
    /// A question to be answered by yes or no.
    Ask(Question),
    /// A forced pass is shown until it is acknowledged.
    Pass,
    /// A file's name is typed.
    Prompt(Prompt),
    /// The keys.
    Help,
    /// The end of the game.
    Summary,
    /// What the review of the game found.
    Overview,
    /// A line of play or the reviewed game, step by step.
    Walk(Walk),
}

/// A question to be answered by yes or no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Leave the program?
    Quit,
    /// Give the game up?
    Resign,
    /// Leave this game for another?
    NewGame,
}

/// A file's name being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// What it is for.
    pub purpose: Purpose,
    /// What is typed so far.
    pub input: String,
    /// What went wrong with it.
    pub error: Option<String>,
}

/// What a file's name is typed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Save the game there.
    Save,
    /// Load a game from there.
    Load,
}

/// The terminal game.
pub struct App<'a> {
    /// The words.
    pub text: &'a Text,
    /// The game.
    pub session: Session,
    /// What covers the board.
    pub mode: Mode,
    /// The move being considered.
    pub considered: Option<Move>,
    /// The keys of a move typed so far: `s1`, `c`.
    pub typed: String,
    /// The move on its way over the board.
    pub animation: Option<Animation>,
    /// How fast beans travel.
    pub speed: Speed,
    /// Whether the margin is shown as a bar.
    pub margin_bar: bool,
    /// The hint for the current position.
    pub hint: Option<Advice>,
    /// The blocked cups of the current position with their fates, once they were asked for.
    pub fates: Vec<BlockedCup>,
    /// Something to be said in place of what happened last.
    pub told: Option<String>,
    /// The review of the moves that led here, once it was asked for.
    pub review: Option<Review>,
    /// Something to be said once: saved, copied, not possible.
    pub notice: Option<String>,
    /// Whether the person wants to solve puzzles.
    pub puzzles: bool,
    /// Whether the program is to end.
    pub quit: bool,
    kept: Kept,
    opponent: Opponent,
    /// How far the review had come when the screen was drawn.
    progress: Option<ReviewProgress>,
    seed: u64,
}

impl<'a> App<'a> {
    /// The game as it starts; a kept one is offered first.
    pub fn new(
        text: &'a Text,
        session: Session,
        speed: Speed,
        mut kept: Kept,
        opponent: Opponent,
        luck: u64,
    ) -> App<'a> {
        let offer = kept.take_offer();
        App {
            text,
            session,
            mode: offer.map_or(Mode::Board, |offer| Mode::Offer(Box::new(offer))),
            considered: None,
            typed: String::new(),
            animation: None,
            speed,
            margin_bar: false,
            hint: None,
            fates: Vec::new(),
            told: None,
            review: None,
            notice: None,
            puzzles: false,
            quit: false,
            kept,
            opponent,
            progress: None,
            seed: luck,
        }
    }

    /// Whether the engine thinks, for a move or for a hint.
    pub fn thinking(&self) -> bool {
        self.opponent.is_busy()
    }

    /// Whether the engine thinks about a move of its own.
    pub fn level_thinks(&self) -> bool {
        self.thinking() && matches!(self.session.seat_to_move(), Some(Seat::Engine(_)))
    }

    /// The moves a person can choose from now; empty where it isn't a person's turn.
    pub fn choices(&self) -> Vec<Move> {
        if self.session.person_chooses() && self.animation.is_none() {
            self.session.position().legal_moves().into_iter().collect()
        } else {
            Vec::new()
        }
    }

    /// What time has brought: the next bean, the engine's answer, whose turn it is. `true` if the screen changed.
    pub fn tick(&mut self, now: Instant) -> bool {
        let mut changed = false;
        if let Some(animation) = &mut self.animation {
            changed = animation.next_due() <= now;
            if !animation.advance(now) {
                self.animation = None;
            }
        }
        if let Some(answer) = self.opponent.answer() {
            changed = true;
            self.take(answer, now);
        }
        let progress = self.opponent.progress();
        changed |= progress != self.progress;
        self.progress = progress;
        self.go_on() || changed
    }

    /// What the engine says.
    fn take(&mut self, answer: Answer, now: Instant) {
        match answer {
            Answer::Move(advice) => self.play(advice.mv, now),
            Answer::Hint(advice) => {
                self.considered = Some(advice.mv);
                self.hint = Some(advice);
            }
            Answer::Blocked(cups) => {
                // The first sentence takes the place of what happened last.
                let mut told = sentences::of_fates(self.text, &cups).into_iter();
                self.told = told.next();
                self.notice = told.reduce(|told, more| format!("{told} {more}"));
                self.fates = cups;
            }
            Answer::Judged(review) => {
                if let Some((ply, _, mv)) = self.session.last_of_person()
                    && self.mode == Mode::Board
                {
                    let steps = steps::of_move(self.narrator(ply), &review);
                    let played = steps[0].position.annotate(mv).to_string();
                    self.walk_line(played, steps, ply);
                }
            }
            Answer::Review(review) => {
                self.review = Some(review);
                if self.mode == Mode::Board {
                    self.mode = Mode::Overview;
                }
            }
        }
    }

    /// The walk that is on, if one is.
    pub fn walk(&self) -> Option<&Walk> {
        match &self.mode {
            Mode::Walk(walk) => Some(walk),
            _ => None,
        }
    }

    /// The position to be shown: that of a walk, or of the game.
    pub fn looked_at(&self) -> &Position {
        self.walk().map_or(self.session.position(), |walk| &walk.step().position)
    }

    /// The move that led there.
    pub fn last_move(&self) -> Option<(Position, Move)> {
        self.walk().map_or_else(|| self.session.last_move(), |walk| walk.step().came)
    }

    /// The move whose effect is shown in advance.
    pub fn previewed(&self) -> Option<Move> {
        self.considered.filter(|_| self.walk().is_none())
    }

    /// Whatever has to happen before a person can act: a pass shown, a level asked, the end told.
    fn go_on(&mut self) -> bool {
        if self.mode != Mode::Board || self.animation.is_some() || self.opponent.is_busy() {
            return false;
        }
        if self.session.must_pass() {
            self.mode = Mode::Pass;
        } else if let Some(Seat::Engine(level)) = self.session.seat_to_move() {
            let ply = self.session.game.ply(self.session.game.current());
            let task = Task::Play { level, seed: self.seed.wrapping_add(ply as u64) };
            self.opponent.ask(*self.session.position(), task);
        } else {
            return false;
        }
        true
    }

    /// Whether the current place is new: nothing considered, nothing said about it yet.
    fn arrive(&mut self) {
        self.opponent.cancel();
        self.considered = None;
        self.typed.clear();
        self.hint = None;
        self.fates.clear();
        self.told = None;
        self.review = None;
        self.notice = None;
        self.animation = None;
    }

    /// Writes the game down; what can't be written is said.
    fn keep(&mut self) {
        if let Err(error) = self.kept.keep(&self.session, self.text) {
            self.notice = Some(error);
        }
    }

    fn play(&mut self, mv: Move, now: Instant) {
        let before = *self.session.position();
        self.arrive();
        if let Err(why) = self.session.play(mv) {
            self.notice = Some(faults::illegal_move(why, self.text));
            return;
        }
        // The move is on disk before it is shown.
        self.keep();
        self.animation = Animation::start(&before, mv, self.speed, now);
        if self.session.ending().is_some() {
            self.mode = Mode::Summary;
        }
    }

    /// Plays the considered move.
    pub fn confirm(&mut self, now: Instant) {
        if let Some(mv) = self.considered.filter(|mv| self.choices().contains(mv)) {
            self.play(mv, now);
        }
    }

    /// Considers a move if it is legal now; plays it where it was considered already.
    pub fn consider(&mut self, mv: Move, now: Instant) {
        if !self.choices().contains(&mv) {
            return;
        }
        if self.considered == Some(mv) {
            self.play(mv, now);
        } else {
            self.considered = Some(mv);
            self.notice = None;
        }
    }

    /// Considers the next (`1`) or previous (`-1`) of the choices.
    pub fn step(&mut self, by: isize) {
        let choices = self.choices();
        if choices.is_empty() {
            return;
        }
        let at = self.considered.and_then(|mv| choices.iter().position(|&choice| choice == mv));
        let next = match at {
            Some(at) => (at as isize + by).rem_euclid(choices.len() as isize) as usize,
            None if by > 0 => 0,
            None => choices.len() - 1,
        };
        self.considered = Some(choices[next]);
        self.typed.clear();
        self.notice = None;
    }

    /// A key of a move: `s` and `c` begin one, a digit goes on or, alone, sows.
    pub fn type_move(&mut self, key: char) {
        if self.choices().is_empty() {
            return;
        }
        self.notice = None;
        self.considered = None;
        match typed::add_key(&mut self.typed, key, self.session.position()) {
            Ok(mv) => self.considered = mv,
            Err(fault) => self.notice = Some(faults::sentence(&fault, self.text)),
        }
    }

    /// Takes back what was typed or considered; `false` where there was nothing.
    pub fn reconsider(&mut self) -> bool {
        let something = self.considered.is_some() || !self.typed.is_empty();
        self.considered = None;
        self.typed.clear();
        self.hint = None;
        // What is asked besides a level's move can be taken back.
        let busy = self.opponent.is_busy() && !matches!(self.session.seat_to_move(), Some(Seat::Engine(_)));
        if busy {
            self.opponent.cancel();
        }
        something || busy
    }

    /// Shows the end of a move that is on its way.
    pub fn skip_animation(&mut self) {
        self.animation = None;
    }

    /// Takes back the last turn of a person.
    pub fn undo(&mut self) {
        self.arrive();
        self.mode = Mode::Board;
        if self.session.undo() {
            self.keep();
        } else {
            self.notice = Some(self.text.get("notice-nothing-to-undo").into_owned());
        }
    }

    /// Plays again what was taken back.
    pub fn redo(&mut self) {
        self.arrive();
        if self.session.redo() {
            self.keep();
        } else {
            self.notice = Some(self.text.get("notice-nothing-to-redo").into_owned());
        }
    }

    /// Asks the engine what it would play.
    pub fn ask_hint(&mut self) {
        if !self.choices().is_empty() && !self.opponent.is_busy() {
            self.opponent.ask(*self.session.position(), Task::Hint);
        }
    }

    /// Acknowledges a forced pass.
    pub fn pass(&mut self, now: Instant) {
        self.mode = Mode::Board;
        self.play(Move::Pass, now);
    }

    /// Begins a new game as the form says.
    pub fn start(&mut self, form: &Form) {
        self.arrive();
        self.kept.forget_file();
        self.session = Session::new(Position::start(form.rules()), form.seats);
        self.mode = Mode::Board;
        self.keep();
    }

    /// Goes on with a game that was kept or loaded.
    pub fn go_on_with(&mut self, session: Session) {
        self.arrive();
        self.session = session;
        self.mode = Mode::Board;
        self.keep();
    }

    /// Puts the game that was offered aside and opens the form for a new one.
    pub fn decline_offer(&mut self) {
        let notice = self.kept.put_aside(self.text);
        self.open_form();
        self.notice = notice;
    }

    /// The form for a new game, filled in as the present one is.
    pub fn open_form(&mut self) {
        let start = self.session.game.position_at(beanduel_rules::Game::START);
        let stock = start.side(Player::South).stock().max(1);
        let rules = beanduel_rules::Rules::new(start.cups(), stock, start.max_sow());
        let rules = rules.expect("a position has 1 to 15 cups and a max sow within them");
        self.mode = Mode::Form(Form::new(rules, self.session.seats));
    }

    /// The answer "yes" to a question.
    pub fn agree(&mut self, question: Question) {
        self.mode = Mode::Board;
        match question {
            Question::Quit => self.quit = true,
            Question::NewGame => self.open_form(),
            Question::Resign => {
                // The person at the keyboard gives up, also while the engine thinks.
                let to_move = self.session.position().to_move();
                let loser = if self.session.seats[to_move] == Seat::Person { to_move } else { !to_move };
                self.arrive();
                self.session.resign(loser);
                self.keep();
                self.mode = Mode::Summary;
            }
        }
    }

    /// Whether leaving now would leave an unfinished game.
    pub fn in_progress(&self) -> bool {
        self.session.ending().is_none() && self.session.game.current() != beanduel_rules::Game::START
    }

    /// Asks whether to leave; leaves at once where nothing is going on.
    pub fn ask_quit(&mut self) {
        if self.in_progress() { self.mode = Mode::Ask(Question::Quit) } else { self.quit = true }
    }

    /// Asks whether to give up.
    pub fn ask_resign(&mut self) {
        let person = Player::ALL.iter().any(|&player| self.session.seats[player] == Seat::Person);
        if person && self.session.ending().is_none() {
            self.mode = Mode::Ask(Question::Resign);
        }
    }

    /// Opens the choices of a new game; asks first where one is going on.
    pub fn ask_new_game(&mut self) {
        if self.in_progress() { self.mode = Mode::Ask(Question::NewGame) } else { self.open_form() }
    }

    /// Asks for a file's name.
    pub fn ask_file(&mut self, purpose: Purpose) {
        let input = match purpose {
            Purpose::Save => self.kept.suggest_name(),
            Purpose::Load => String::new(),
        };
        self.mode = Mode::Prompt(Prompt { purpose, input, error: None });
    }

    /// Does what the prompt is for; stays there with the reason where it can't be done.
    pub fn submit(&mut self, mut prompt: Prompt) {
        let done = match prompt.purpose {
            Purpose::Save => self.kept.save(&self.session, &prompt.input, self.text).map(|path| {
                self.mode = Mode::Board;
                let path = path.display().to_string();
                self.notice = Some(self.text.with("notice-saved", &[("path", path.into())]).into_owned());
            }),
            Purpose::Load => self.kept.load(&prompt.input, self.text).map(|session| self.go_on_with(session)),
        };
        if let Err(error) = done {
            prompt.error = Some(error);
            self.mode = Mode::Prompt(prompt);
        } else if self.session.ending().is_some() && prompt.purpose == Purpose::Load {
            self.mode = Mode::Summary;
        }
    }

    /// Beans travel slower, faster, not at all.
    pub fn next_speed(&mut self) {
        self.speed = self.speed.next();
        let name = self.text.get(self.speed.name()).into_owned();
        self.notice = Some(self.text.with("notice-speed", &[("speed", name.into())]).into_owned());
    }

    /// Who sits where, for the bar on top.
    pub fn seats(&self) -> BySide<Seat> {
        self.session.seats
    }
}
