//! What covers the board: offers, questions, the form of a new game, prompts, help, the end.

use beanduel_rules::Player;
use fluent_bundle::FluentValue;
use ratatui::Frame;
use ratatui::layout::{Constraint, Flex, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::app::{App, Mode, Prompt, Purpose, Question};
use super::form::{Field, Form};
use super::plot;
use super::view::View;
use crate::play::sentences;
use crate::review::margins;

/// Draws what covers the board, and tells where the lines of the form of a new game lie.
pub fn draw(view: &View, app: &App<'_>, frame: &mut Frame<'_>) -> Vec<Rect> {
    let text = app.text;
    match &app.mode {
        Mode::Board | Mode::Walk(_) => {}
        Mode::Offer(session) => {
            let moves = session.game.ply(session.game.current());
            let body = text.with("offer-body", &[("moves", FluentValue::from(moves))]).into_owned();
            popup(view, frame, &text.get("offer-title"), &lines(&body), &text.get("keys-offer"));
        }
        Mode::Form(form) => return draw_form(view, app, form, frame),
        Mode::Ask(question) => {
            let body = text.get(match question {
                Question::Quit => "ask-quit",
                Question::Resign => "ask-resign",
                Question::NewGame => "ask-new-game",
            });
            popup(view, frame, "", &lines(&body), &text.get("keys-ask"));
        }
        Mode::Pass => {
            let who = sentences::player(text, app.session.position().to_move());
            let body = text.with("pass-body", &[("player", who.into())]).into_owned();
            popup(view, frame, &text.get("pass-title"), &lines(&body), &text.get("keys-pass"));
        }
        Mode::Prompt(prompt) => draw_prompt(view, app, prompt, frame),
        Mode::Help => {
            popup(view, frame, &text.get("keys-title"), &lines(&text.get("keys-body")), &text.get("keys-close"));
        }
        // The last beans arrive before the end is told.
        Mode::Summary if app.animation.is_some() => {}
        Mode::Summary => draw_summary(view, app, frame),
        Mode::Overview => draw_overview(view, app, frame),
    }
    Vec::new()
}

fn lines(body: &str) -> Vec<Line<'static>> {
    body.lines().map(|line| Line::from(line.to_owned())).collect()
}

/// A framed box in the middle of the screen, wide enough for its lines, with the keys it takes at its foot.
/// Returns the area of its lines.
pub fn popup(view: &View, frame: &mut Frame<'_>, title: &str, body: &[Line<'static>], keys: &str) -> Rect {
    let all = frame.area();
    let widest = body.iter().map(Line::width).chain([title.width(), keys.width()]).max().unwrap_or(0) as u16;
    let width = (widest + 4).clamp(30, all.width);
    let wrapped: u16 = body.iter().map(|line| (line.width() as u16).div_ceil(width - 4).max(1)).sum();
    let height = (wrapped + 4).min(all.height);
    let [area] = Layout::horizontal([Constraint::Length(width)]).flex(Flex::Center).areas(all);
    let [area] = Layout::vertical([Constraint::Length(height)]).flex(Flex::Center).areas(area);
    let heading = if title.is_empty() { String::new() } else { format!(" {title} ") };
    let block = Block::bordered().border_set(border(view)).title(Span::styled(heading, view.palette.strong));
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    let [body_area, foot] = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]).areas(inner);
    let body_area = Rect { x: body_area.x + 1, width: body_area.width.saturating_sub(2), ..body_area };
    let foot = Rect { x: foot.x + 1, width: foot.width.saturating_sub(2), ..foot };
    frame.render_widget(Paragraph::new(body.to_vec()).wrap(Wrap { trim: false }), body_area);
    frame.render_widget(Span::styled(keys.to_owned(), view.palette.dim), foot);
    body_area
}

fn border(view: &View) -> ratatui::symbols::border::Set<'static> {
    if view.glyphs.bean.is_ascii() {
        ratatui::symbols::border::Set {
            top_left: "+",
            top_right: "+",
            bottom_left: "+",
            bottom_right: "+",
            vertical_left: "|",
            vertical_right: "|",
            horizontal_top: "-",
            horizontal_bottom: "-",
        }
    } else {
        ratatui::symbols::border::ROUNDED
    }
}

fn draw_form(view: &View, app: &App<'_>, form: &Form, frame: &mut Frame<'_>) -> Vec<Rect> {
    let [left, right] = view.glyphs.arrows;
    let widest = Field::ALL.iter().map(|field| app.text.get(field.name()).width()).max().unwrap_or(0);
    let body: Vec<Line<'static>> = Field::ALL
        .iter()
        .enumerate()
        .map(|(i, &field)| {
            let value = match field {
                Field::Seat(player) => sentences::of_seat(app.text, form.seats[player]),
                Field::Cups | Field::Stock | Field::MaxSow => form.number(field).unwrap_or_default().to_string(),
            };
            let name = app.text.get(field.name()).into_owned();
            let gap = " ".repeat(widest - name.width() + 2);
            let value = if i == form.at { format!("{left} {value:<26} {right}") } else { format!("  {value:<26}  ") };
            let style = if i == form.at { view.palette.chosen } else { view.palette.choice };
            Line::from(vec![Span::raw(format!("{name}{gap}")), Span::styled(value, style)])
        })
        .collect();
    let area = popup(view, frame, &app.text.get("form-title"), &body, &app.text.get("keys-form"));
    let values = area.x + widest as u16 + 2;
    (0..body.len() as u16)
        .map(|i| Rect { x: values, y: area.y + i, width: area.right().saturating_sub(values), height: 1 })
        .collect()
}

fn draw_prompt(view: &View, app: &App<'_>, prompt: &Prompt, frame: &mut Frame<'_>) {
    let title = app.text.get(match prompt.purpose {
        Purpose::Save => "prompt-save",
        Purpose::Load => "prompt-load",
    });
    // The end of a long name is what one is typing.
    let room = usize::from(frame.area().width) - 10;
    let skip = prompt.input.chars().count().saturating_sub(room);
    let input: String = prompt.input.chars().skip(skip).collect();
    let mut body = vec![Line::styled(format!("{input}_"), view.palette.strong)];
    if let Some(error) = &prompt.error {
        body.extend(error.lines().map(|line| Line::styled(line.to_owned(), view.palette.warning)));
    }
    popup(view, frame, &title, &body, &app.text.get("keys-prompt"));
}

fn draw_summary(view: &View, app: &App<'_>, frame: &mut Frame<'_>) {
    let position = app.session.position();
    let mut body = Vec::new();
    if let Some(ending) = app.session.ending() {
        body.push(Line::styled(sentences::of_ending(app.text, position, ending), view.palette.strong));
    }
    let margins = app.session.margins();
    let plies = FluentValue::from(margins.len() - 1);
    body.push(Line::from(app.text.with("summary-moves", &[("moves", plies)]).into_owned()));
    body.push(Line::default());
    body.push(Line::from(app.text.get("summary-margin").into_owned()));
    let margins: Vec<i32> = margins.into_iter().map(|beans| 100 * beans).collect();
    body.extend(plot::lines(&margins, &[], view, app.text));
    popup(view, frame, &app.text.get("summary-title"), &body, &app.text.get("keys-summary"));
}

/// What the review found: how well each moved, the course of the game, its turning points.
fn draw_overview(view: &View, app: &App<'_>, frame: &mut Frame<'_>) {
    let Some(review) = &app.review else { return };
    let narrator = app.narrator(0);
    let tallies = review.tallies();
    let mut body = vec![Line::from(narrator.exactness(review))];
    body.extend(Player::ALL.map(|player| Line::from(narrator.tally(player, &tallies[player]))));
    body.push(Line::default());
    let turns = review.turning_points();
    let marks: Vec<usize> = turns.iter().map(|turn| turn.ply + 1).collect();
    body.extend(plot::lines(&margins(review), &marks, view, app.text));
    let room = usize::from(frame.area().height).saturating_sub(body.len() + 4);
    for (number, turn) in (1..).zip(&turns).take(room) {
        let told = review.at(turn.ply).and_then(|mv| narrator.loss(review, &mv)).unwrap_or_default();
        body.push(Line::from(format!("{number} {told}")));
    }
    if turns.is_empty() {
        body.push(Line::from(app.text.get("page-no-turns").into_owned()));
    }
    popup(view, frame, &app.text.get("review-title"), &body, &app.text.get("keys-overview"));
}
