//! Keys and the mouse, turned into what a person does.

use std::time::Instant;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::Position as Point;

use super::app::{App, Mode, Prompt, Purpose, Question};
use super::form::Form;
use super::view::{self, Spots};
use super::walk::{Kind, Walk};

/// What the loop has to do with the terminal after an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Nothing beyond drawing.
    Draw,
    /// Nothing at all.
    Nothing,
    /// Put the position on the clipboard.
    CopyPosition,
    /// Stop the program until it is continued.
    Suspend,
}

/// Handles one event.
pub fn handle(app: &mut App<'_>, spots: &Spots, event: &Event, now: Instant) -> Wish {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => handle_key(app, *key, now),
        Event::Mouse(mouse) => handle_mouse(app, spots, *mouse, now),
        Event::Paste(text) => {
            if let Mode::Prompt(prompt) = &mut app.mode {
                prompt.input.extend(text.chars().filter(|c| !c.is_control()));
            }
            Wish::Draw
        }
        Event::Resize(..) => Wish::Draw,
        Event::Key(_) | Event::FocusGained | Event::FocusLost => Wish::Nothing,
    }
}

fn handle_key(app: &mut App<'_>, key: KeyEvent, now: Instant) -> Wish {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        match key.code {
            KeyCode::Char('z') => return Wish::Suspend,
            // Asked twice, it means it.
            KeyCode::Char('c') if app.mode == Mode::Ask(Question::Quit) => app.quit = true,
            KeyCode::Char('c') => app.ask_quit(),
            KeyCode::Char('l') => {}
            _ => return Wish::Nothing,
        }
        return Wish::Draw;
    }
    // The modes that keep something to type or to choose give it back changed.
    match std::mem::replace(&mut app.mode, Mode::Board) {
        Mode::Board => return board_key(app, key.code, now),
        Mode::Offer(session) => match key.code {
            KeyCode::Enter | KeyCode::Char('y' | 'j' | 'a') => app.go_on_with(*session),
            KeyCode::Esc | KeyCode::Char('n') => app.decline_offer(),
            KeyCode::Char('q') => app.quit = true,
            _ => app.mode = Mode::Offer(session),
        },
        Mode::Form(form) => form_key(app, form, key.code),
        Mode::Ask(question) => match key.code {
            KeyCode::Enter | KeyCode::Char('y' | 'j' | 'a') => app.agree(question),
            // Back to the board; what lay over it before comes again by itself.
            KeyCode::Esc | KeyCode::Char('n') => {}
            _ => app.mode = Mode::Ask(question),
        },
        Mode::Pass => match key.code {
            KeyCode::Enter | KeyCode::Char(' ' | 'p') => app.pass(now),
            KeyCode::Char('u') => app.undo(),
            KeyCode::Char('q') => app.ask_quit(),
            _ => app.mode = Mode::Pass,
        },
        Mode::Prompt(prompt) => prompt_key(app, prompt, key.code),
        Mode::Help => {}
        Mode::Summary => match key.code {
            KeyCode::Char('n') => app.open_form(),
            KeyCode::Char('w') => app.ask_file(Purpose::Save),
            KeyCode::Char('u') => app.undo(),
            KeyCode::Char('a') => app.ask_review(),
            KeyCode::Char('q') => app.quit = true,
            KeyCode::Esc | KeyCode::Enter => {}
            _ => app.mode = Mode::Summary,
        },
        Mode::Overview => overview_key(app, key.code),
        Mode::Walk(walk) => walk_key(app, walk, key.code),
    }
    Wish::Draw
}

fn board_key(app: &mut App<'_>, key: KeyCode, now: Instant) -> Wish {
    if app.animation.is_some() {
        app.skip_animation();
        // The key that ends the travelling of the beans must not also play.
        if matches!(key, KeyCode::Enter | KeyCode::Char(' ')) {
            return Wish::Draw;
        }
    }
    match key {
        KeyCode::Enter | KeyCode::Char(' ') => app.confirm(now),
        KeyCode::Right | KeyCode::Tab | KeyCode::Down => app.step(1),
        KeyCode::Left | KeyCode::BackTab | KeyCode::Up => app.step(-1),
        KeyCode::Char(key @ ('0'..='9' | 's' | 'c')) => app.type_move(key),
        KeyCode::Esc | KeyCode::Backspace => {
            if !app.reconsider() && app.session.ending().is_some() {
                app.mode = Mode::Summary;
            }
        }
        KeyCode::Char('u') => app.undo(),
        KeyCode::Char('r') => app.redo(),
        KeyCode::Char('h') => app.ask_hint(),
        KeyCode::Char('e') => app.ask_why(),
        KeyCode::Char('a') => app.ask_review(),
        KeyCode::Char('b') => app.ask_blocked(),
        KeyCode::Char('m') => app.margin_bar = !app.margin_bar,
        KeyCode::Char('f') => app.next_speed(),
        KeyCode::Char('n') => app.ask_new_game(),
        KeyCode::Char('w') => app.ask_file(Purpose::Save),
        KeyCode::Char('o') => app.ask_file(Purpose::Load),
        KeyCode::Char('y') => return Wish::CopyPosition,
        KeyCode::Char('x') => app.ask_resign(),
        KeyCode::Char('?') | KeyCode::F(1) => app.mode = Mode::Help,
        KeyCode::Char('q') => app.ask_quit(),
        _ => return Wish::Nothing,
    }
    Wish::Draw
}

fn overview_key(app: &mut App<'_>, key: KeyCode) {
    match key {
        KeyCode::Enter | KeyCode::Right | KeyCode::Down | KeyCode::Char(' ') => app.walk_game(0),
        KeyCode::Char(digit @ '1'..='9') => {
            let turns = app.review.as_ref().map(beanduel_engine::Review::turning_points).unwrap_or_default();
            match turns.get(digit as usize - '1' as usize) {
                Some(turn) => app.walk_game(turn.ply + 1),
                None => app.mode = Mode::Overview,
            }
        }
        KeyCode::Char('q' | 'a') | KeyCode::Esc => {}
        _ => app.mode = Mode::Overview,
    }
}

fn walk_key(app: &mut App<'_>, mut walk: Walk, key: KeyCode) {
    match key {
        KeyCode::Right | KeyCode::Char(' ') => walk.go(1),
        KeyCode::Left | KeyCode::Backspace => walk.go(-1),
        KeyCode::Home => walk.go(isize::MIN),
        KeyCode::End => walk.go(isize::MAX),
        KeyCode::Down | KeyCode::Tab => walk.go_to_loss(true),
        KeyCode::Up | KeyCode::BackTab => walk.go_to_loss(false),
        KeyCode::Char('b') | KeyCode::Enter => return app.walk_better(walk),
        KeyCode::Esc | KeyCode::Char('q' | 'a' | 'e') => {
            match walk.kind {
                Kind::Line(Some(from)) => app.mode = Mode::Walk(*from),
                Kind::Game(_) => app.mode = Mode::Overview,
                // Back to the board.
                Kind::Line(None) => {}
            }
            return;
        }
        _ => {}
    }
    app.mode = Mode::Walk(walk);
}

fn form_key(app: &mut App<'_>, mut form: Form, key: KeyCode) {
    match key {
        KeyCode::Enter => return app.start(&form),
        KeyCode::Esc => return,
        KeyCode::Char('p') => app.puzzles = true,
        KeyCode::Char('q') => {
            app.quit = true;
            return;
        }
        KeyCode::Up | KeyCode::BackTab => form.go(-1),
        KeyCode::Down | KeyCode::Tab => form.go(1),
        KeyCode::Left | KeyCode::Char('-') => form.change(-1),
        KeyCode::Right | KeyCode::Char('+' | ' ') => form.change(1),
        KeyCode::PageDown => form.change(-10),
        KeyCode::PageUp => form.change(10),
        KeyCode::Home => form.change(i16::from(i8::MIN) * 2),
        KeyCode::End => form.change(i16::from(i8::MAX) * 2 + 1),
        _ => {}
    }
    app.mode = Mode::Form(form);
}

fn prompt_key(app: &mut App<'_>, mut prompt: Prompt, key: KeyCode) {
    match key {
        KeyCode::Enter => return app.submit(prompt),
        KeyCode::Esc => return,
        KeyCode::Backspace => {
            prompt.input.pop();
        }
        KeyCode::Char(typed) => prompt.input.push(typed),
        _ => {}
    }
    app.mode = Mode::Prompt(prompt);
}

fn handle_mouse(app: &mut App<'_>, spots: &Spots, mouse: MouseEvent, now: Instant) -> Wish {
    let point = Point::new(mouse.column, mouse.row);
    match (&mut app.mode, mouse.kind) {
        (Mode::Board, MouseEventKind::ScrollDown) => app.step(1),
        (Mode::Board, MouseEventKind::ScrollUp) => app.step(-1),
        (Mode::Board, MouseEventKind::Down(MouseButton::Left)) if app.animation.is_some() => app.skip_animation(),
        (Mode::Board, MouseEventKind::Down(MouseButton::Left)) => {
            let cup = spots.places.and_then(|places| places.cup_at(point));
            let of_cup =
                cup.and_then(|(player, cup)| view::move_of_cup(app.session.position(), &app.choices(), player, cup));
            match spots.choice_at(point).or(of_cup) {
                Some(mv) => app.consider(mv, now),
                None => return Wish::Nothing,
            }
        }
        (Mode::Form(form), MouseEventKind::Down(MouseButton::Left)) => match spots.field_at(point) {
            Some((at, right_half)) => {
                form.at = at;
                form.change(if right_half { 1 } else { -1 });
            }
            None => return Wish::Nothing,
        },
        _ => return Wish::Nothing,
    }
    Wish::Draw
}
