//! Puzzles on the whole screen: the board of the game, what is asked, and afterwards what there was to see.

use std::collections::VecDeque;
use std::io;
use std::time::Instant;

use beanduel_engine::Task;
use beanduel_rules::{Move, Player, Position};
use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position as Point, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

use super::animation::Animation;
use super::board::{Board, Changes, Places};
use super::shown::Shown;
use super::terminal::Terminal;
use super::view::{LEAST, PlayerLine, Spots, View, inset, move_of_cup};
use super::{AT_REST, Signals, dialogs, typed};
use crate::faults;
use crate::options::Speed;
use crate::play::sentences as game;
use crate::puzzles::{Moment, State, Trainer, sentences};
use crate::text::Text;

/// Columns of a popup's text.
const POPUP_WIDTH: usize = 70;

/// What lies over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Over {
    Nothing,
    Explanation,
    Help,
}

struct Puzzles<'a> {
    text: &'a Text,
    trainer: Trainer,
    considered: Option<Move>,
    typed: String,
    /// Moves on their way over the board, the first of them in the animation.
    moving: VecDeque<Moment>,
    animation: Option<Animation>,
    speed: Speed,
    over: Over,
    notice: Option<String>,
    quit: bool,
}

/// Solves puzzles until the person leaves.
pub fn run(
    text: &Text,
    trainer: Trainer,
    speed: Speed,
    notice: Option<String>,
    view: &View,
    signals: &Signals,
    terminal: &mut Terminal,
) -> io::Result<()> {
    let mut puzzles = Puzzles {
        text,
        trainer,
        considered: None,
        typed: String::new(),
        moving: VecDeque::new(),
        animation: None,
        speed,
        over: Over::Nothing,
        notice,
        quit: false,
    };
    let mut spots = Spots::default();
    let mut changed = true;
    while !puzzles.quit {
        if changed {
            terminal.draw(|frame| spots = puzzles.draw(view, frame))?;
        }
        let now = Instant::now();
        let wait = puzzles.animation.as_ref().map_or(AT_REST, |animation| animation.next_due().duration_since(now));
        changed = false;
        if crossterm::event::poll(wait.min(AT_REST))? {
            changed = true;
            match crossterm::event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => {
                    if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('z') {
                        terminal.suspend()?;
                    } else {
                        puzzles.key(key);
                    }
                }
                Event::Mouse(mouse) => {
                    let point = Point::new(mouse.column, mouse.row);
                    changed = puzzles.mouse(mouse.kind, point, &spots);
                }
                Event::Resize(..) => {}
                Event::Key(_) | Event::Paste(_) | Event::FocusGained | Event::FocusLost => changed = false,
            }
        }
        changed |= signals.obey(terminal)?;
        changed |= puzzles.tick(Instant::now());
    }
    Ok(())
}

impl Puzzles<'_> {
    /// What time has brought; `true` if the screen changed.
    fn tick(&mut self, now: Instant) -> bool {
        let Some(animation) = &mut self.animation else { return false };
        let changed = animation.next_due() <= now;
        if animation.advance(now) {
            return changed;
        }
        self.moving.pop_front();
        self.start_moving(now);
        true
    }

    /// Sets the next move in motion; once there is none, tells what there was to see.
    fn start_moving(&mut self, now: Instant) {
        self.animation = None;
        while let Some((before, mv)) = self.moving.front() {
            self.animation = Animation::start(before, *mv, self.speed, now);
            if self.animation.is_some() {
                return;
            }
            self.moving.pop_front();
        }
        if matches!(self.trainer.state(), State::Solved | State::Shown) {
            self.over = Over::Explanation;
        }
    }

    fn choices(&self) -> Vec<Move> {
        if self.animation.is_some() { Vec::new() } else { self.trainer.choices() }
    }

    fn arrive(&mut self) {
        self.considered = None;
        self.typed.clear();
        self.notice = self.trainer.kept().trouble(self.text);
        self.over = Over::Nothing;
    }

    fn play(&mut self, mv: Move) {
        let moments = self.trainer.play(mv);
        self.arrive();
        self.moving = moments.into();
        self.start_moving(Instant::now());
    }

    /// Considers a move; plays it where it was considered already.
    fn consider(&mut self, mv: Move) {
        if !self.choices().contains(&mv) {
            return;
        }
        if self.considered == Some(mv) {
            self.play(mv);
        } else {
            self.considered = Some(mv);
            self.notice = None;
        }
    }

    fn step(&mut self, by: isize) {
        let choices = self.choices();
        let at = self.considered.and_then(|mv| choices.iter().position(|&choice| choice == mv));
        let next = match at {
            Some(at) => (at as isize + by).rem_euclid(choices.len() as isize) as usize,
            None if by > 0 => 0,
            None => choices.len().saturating_sub(1),
        };
        self.considered = choices.get(next).copied();
        self.typed.clear();
        self.notice = None;
    }

    /// Enter: whatever comes next.
    fn go_on(&mut self) {
        match self.trainer.state() {
            State::Open => {
                if let Some(mv) = self.considered {
                    self.play(mv);
                }
            }
            State::Wrong(_) => {
                self.trainer.retry();
                self.arrive();
            }
            State::Solved | State::Shown => {
                self.trainer.next();
                self.arrive();
            }
        }
    }

    fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            self.quit |= key.code == KeyCode::Char('c');
            return;
        }
        if self.animation.is_some() {
            self.moving.clear();
            self.start_moving(Instant::now());
            return;
        }
        if self.over == Over::Help || self.over == Over::Explanation && key.code == KeyCode::Esc {
            self.over = Over::Nothing;
            return;
        }
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => self.go_on(),
            KeyCode::Right | KeyCode::Tab | KeyCode::Down => self.step(1),
            KeyCode::Left | KeyCode::BackTab | KeyCode::Up => self.step(-1),
            KeyCode::Char(key @ ('0'..='9' | 's' | 'c')) if !self.choices().is_empty() => {
                self.notice = None;
                self.considered = None;
                match typed::add_key(&mut self.typed, key, self.trainer.position()) {
                    Ok(mv) => self.considered = mv,
                    Err(fault) => self.notice = Some(faults::sentence(&fault, self.text)),
                }
            }
            KeyCode::Backspace => self.arrive(),
            KeyCode::Esc => match (self.considered, self.trainer.state()) {
                (None, State::Open) if self.typed.is_empty() => self.quit = true,
                (None, State::Wrong(_)) => self.go_on(),
                (None, State::Solved | State::Shown) => self.over = Over::Explanation,
                _ => self.arrive(),
            },
            KeyCode::Char('h') if *self.trainer.state() == State::Open => {
                let hint = self.trainer.hint();
                self.notice = Some(sentences::hint(self.text, &self.trainer, hint));
            }
            KeyCode::Char('v') => {
                let moments = self.trainer.show();
                self.arrive();
                self.moving = moments.into();
                self.start_moving(Instant::now());
            }
            KeyCode::Char('a') => {
                self.trainer.again();
                self.arrive();
            }
            KeyCode::Char('n') => {
                match self.trainer.state() {
                    State::Solved | State::Shown => self.trainer.next(),
                    State::Open | State::Wrong(_) => self.trainer.skip(),
                }
                self.arrive();
            }
            KeyCode::Char('f') => {
                self.speed = self.speed.next();
                let name = self.text.get(self.speed.name()).into_owned();
                self.notice = Some(self.text.with("notice-speed", &[("speed", name.into())]).into_owned());
            }
            KeyCode::Char('?') | KeyCode::F(1) => self.over = Over::Help,
            KeyCode::Char('q') => self.quit = true,
            _ => {}
        }
    }

    fn mouse(&mut self, kind: MouseEventKind, point: Point, spots: &Spots) -> bool {
        match kind {
            MouseEventKind::ScrollDown => self.step(1),
            MouseEventKind::ScrollUp => self.step(-1),
            MouseEventKind::Down(MouseButton::Left) if self.animation.is_some() => {
                self.moving.clear();
                self.start_moving(Instant::now());
            }
            MouseEventKind::Down(MouseButton::Left) if *self.trainer.state() != State::Open => self.go_on(),
            MouseEventKind::Down(MouseButton::Left) => {
                let cup = spots.places.and_then(|places| places.cup_at(point));
                let of_cup =
                    cup.and_then(|(player, cup)| move_of_cup(self.trainer.position(), &self.choices(), player, cup));
                match spots.choice_at(point).or(of_cup) {
                    Some(mv) => self.consider(mv),
                    None => return false,
                }
            }
            _ => return false,
        }
        true
    }

    /// The position that the board shows when nothing moves: after a wrong move, what it led to.
    fn board_position(&self) -> Position {
        match (self.trainer.state(), self.trainer.path().last()) {
            (State::Wrong(_), Some((before, mv))) => before.play_unchecked(*mv),
            _ => *self.trainer.position(),
        }
    }

    fn draw(&self, view: &View, frame: &mut Frame<'_>) -> Spots {
        let area = frame.area();
        let mut spots = Spots::default();
        let position = self.board_position();
        let (board_width, _) = Places::least(position.cups());
        let (width, height) = (LEAST.0.max(board_width), LEAST.1);
        if area.width < width || area.height < height {
            view.draw_too_small(self.text, (width, height), frame);
            return spots;
        }
        let [title, table, asked, said, choices, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(1),
            Constraint::Length(2),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(area);
        let heading = sentences::heading(self.text, self.trainer.puzzle());
        let standing = sentences::standing(self.text, &self.trainer);
        let gap = usize::from(area.width).saturating_sub(heading.width() + standing.width() + 2);
        let heading = format!(" {heading}{}{standing} ", " ".repeat(gap));
        frame.render_widget(Paragraph::new(heading).style(view.palette.title), title);
        let places = Places::fit(position.cups(), Rect { y: table.y + 1, height: table.height - 2, ..table });
        self.draw_board(view, &position, &places, frame);
        let task = sentences::task(self.text, self.trainer.puzzle());
        let found = sentences::found(self.text, &self.trainer).map(|found| format!("  {found}")).unwrap_or_default();
        let task = Line::from(vec![Span::styled(task, view.palette.strong), Span::styled(found, view.palette.dim)]);
        frame.render_widget(task, inset(asked));
        frame.render_widget(Paragraph::new(self.said(view, inset(said).width.into())), inset(said));
        let offered = (self.trainer.position(), &self.choices()[..]);
        spots.choices = view.draw_choices(offered, self.considered, inset(choices), frame);
        let foot = self.text.get(match self.trainer.state() {
            State::Open => "puzzle-keys-open",
            State::Wrong(_) => "puzzle-keys-wrong",
            State::Solved | State::Shown => "puzzle-keys-solved",
        });
        frame.render_widget(Paragraph::new(foot.into_owned()).style(view.palette.title), keys);
        spots.places = Some(places);
        self.draw_over(view, frame);
        spots
    }

    fn draw_board(&self, view: &View, position: &Position, places: &Places, frame: &mut Frame<'_>) {
        let at_rest = Shown::new(position);
        let shown = self.animation.as_ref().map_or(&at_rest, Animation::shown);
        let last = self.trainer.path().last().filter(|_| self.animation.is_none());
        let changes = match (self.considered, last) {
            (Some(mv), _) => Some(Changes::new(position, &position.play_unchecked(mv), true)),
            (None, Some((before, mv))) => Some(Changes::new(before, &before.play_unchecked(*mv), false)),
            (None, None) => None,
        };
        let board = Board {
            shown,
            cups: position.cups(),
            changes: changes.as_ref(),
            fates: &[],
            fate_labels: ["", ""],
            pot_label: &self.text.get("pot"),
            palette: &view.palette,
            glyphs: &view.glyphs,
        };
        board.draw(places, frame.buffer_mut());
        let area = places.area();
        for (player, y) in [(Player::North, area.y - 1), (Player::South, area.bottom())] {
            let line = PlayerLine {
                name: game::player(self.text, player),
                turn: *self.trainer.state() == State::Open && player == position.to_move(),
                stock: shown.stocks[player],
                full: self.trainer.puzzle().position.side(player).stock(),
                change: changes.as_ref().map(|changes| changes.stock(player)).unwrap_or_default(),
            };
            view.draw_player_line(self.text, &line, Rect { y, height: 1, ..area }, frame);
        }
    }

    /// What is said of a move, a mistake or a hint.
    fn said(&self, view: &View, width: usize) -> Vec<Line<'static>> {
        let verdict = sentences::verdict(self.text, &self.trainer).filter(|_| self.animation.is_none());
        let (said, style) = if let Some(notice) = &self.notice {
            (notice.clone(), view.palette.strong)
        } else if let Some(verdict) = verdict {
            (verdict, view.palette.strong)
        } else if let Some(mv) = self.considered {
            let sentence = game::of_move(self.text, self.trainer.position(), mv);
            (format!("{sentence} {}", self.text.get("confirm-move")), view.palette.dim)
        } else if !self.typed.is_empty() {
            (format!("> {}_", self.typed), view.palette.strong)
        } else if let Some((before, mv)) = self.said_move() {
            (game::of_move(self.text, &before, mv), view.palette.dim)
        } else {
            return Vec::new();
        };
        wrapped(&said, width).into_iter().map(|line| Line::styled(line, style)).collect()
    }

    /// The move on its way, or the last one; a lone row's passes aren't told.
    fn said_move(&self) -> Option<Moment> {
        let is_row = matches!(self.trainer.puzzle().task, Task::Row(_));
        let moment = if self.animation.is_some() { self.moving.front() } else { self.trainer.path().last() };
        moment.copied().filter(|&(_, mv)| !(is_row && mv == Move::Pass))
    }

    fn draw_over(&self, view: &View, frame: &mut Frame<'_>) {
        let (title, body, keys) = match self.over {
            Over::Nothing => return,
            Over::Help => (
                self.text.get("keys-title").into_owned(),
                self.text.get("puzzle-keys-body").lines().map(str::to_owned).collect::<Vec<_>>(),
                self.text.get("keys-close"),
            ),
            Over::Explanation => (
                sentences::verdict(self.text, &self.trainer).unwrap_or_default(),
                self.explanation(),
                self.text.get("puzzle-keys-explanation"),
            ),
        };
        let body: Vec<Line<'static>> = body.into_iter().map(Line::from).collect();
        dialogs::popup(view, frame, title.trim_end_matches('.'), &body, &keys);
    }

    fn explanation(&self) -> Vec<String> {
        let sentences = sentences::explanation(self.text, self.trainer.puzzle());
        sentences.iter().flat_map(|sentence| wrapped(sentence, POPUP_WIDTH)).collect()
    }
}

/// A text in lines of at most so many columns, broken between words.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
