//! The screen during a game: board, players, sentences, choices, moves and keys.

use beanduel_rules::{Cup, Game, Move, Player, Position};
use fluent_bundle::FluentValue;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position as Point, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use super::app::{App, Mode};
use super::board::{Board, Changes, Places};
use super::dialogs;
use super::palette::{Glyphs, Palette};
use super::shown::Shown;
use super::walk::{Kind, Walk};
use crate::options::Seat;
use crate::play::{move_list, sentences};
use crate::text::Text;

/// Columns that the list of moves wants beside the board; narrower, it goes below.
const MOVES_WIDTH: u16 = 23;
/// The least size of a terminal, whatever the board.
pub const LEAST: (u16, u16) = (80, 24);

/// How the game looks.
pub struct View {
    /// Colours.
    pub palette: Palette,
    /// Characters.
    pub glyphs: Glyphs,
}

/// What lies where on the screen that was drawn last, for the mouse.
#[derive(Default)]
pub struct Spots {
    /// The board.
    pub places: Option<Places>,
    /// The choices.
    pub choices: Vec<(Rect, Move)>,
    /// The lines of the form of a new game.
    pub fields: Vec<Rect>,
}

/// What the line of a player shows.
pub struct PlayerLine {
    /// The name, and what may be said after it.
    pub name: String,
    /// Whether it's their turn.
    pub turn: bool,
    /// Beans in the stock.
    pub stock: u16,
    /// Beans in a full stock.
    pub full: u8,
    /// What happens to the stock.
    pub change: String,
}

impl Spots {
    /// The choice drawn at a point.
    pub fn choice_at(&self, point: Point) -> Option<Move> {
        self.choices.iter().find(|(area, _)| area.contains(point)).map(|&(_, mv)| mv)
    }

    /// The line of the form at a point, and whether the point is in its right half.
    pub fn field_at(&self, point: Point) -> Option<(usize, bool)> {
        let at = self.fields.iter().position(|area| area.contains(point))?;
        Some((at, point.x >= self.fields[at].x + self.fields[at].width / 2))
    }
}

impl View {
    /// Draws everything and tells where.
    pub fn draw(&self, app: &App<'_>, frame: &mut Frame<'_>) -> Spots {
        let area = frame.area();
        let mut spots = Spots::default();
        let cups = app.looked_at().cups();
        let (board_width, board_height) = Places::least(cups);
        let (width, height) = (LEAST.0.max(board_width), LEAST.1);
        if area.width < width || area.height < height {
            self.draw_too_small(app.text, (width, height), frame);
            return spots;
        }
        let beside = area.width >= board_width + MOVES_WIDTH;
        let [title, table, bar, said, asked, choices, moves_below, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(u16::from(app.margin_bar)),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(2),
            Constraint::Length(u16::from(!beside)),
            Constraint::Length(1),
        ])
        .areas(area);
        let [table, moves_beside] =
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(if beside { MOVES_WIDTH } else { 0 })])
                .areas(table);
        // A line for each player, right above and below the board.
        let board = Rect { y: table.y + 1, height: table.height - 2, ..table };
        debug_assert!(board.height >= board_height, "the least height leaves room for the board");
        let places = Places::fit(cups, board);

        self.draw_title(app, title, frame);
        self.draw_board(app, &places, frame);
        let line = |y| Rect { y, height: 1, ..places.area() };
        self.draw_player(app, Player::North, line(places.area().y - 1), frame);
        self.draw_player(app, Player::South, line(places.area().bottom()), frame);
        if app.margin_bar {
            self.draw_margin(app, line(bar.y), frame);
        }
        frame.render_widget(Line::from(View::said(app)).style(self.palette.dim), inset(said));
        if let Some(walk) = app.walk() {
            let told = Rect { height: asked.height + choices.height, ..inset(asked) };
            let words = Paragraph::new(walk.step().said.join(" ")).wrap(Wrap { trim: true });
            frame.render_widget(words.style(self.palette.strong), told);
        } else {
            frame.render_widget(self.asked(app), inset(asked));
            let offered = (app.session.position(), &app.choices()[..]);
            spots.choices = self.draw_choices(offered, app.considered, inset(choices), frame);
        }
        if beside {
            self.draw_moves_beside(app, moves_beside, frame);
        } else if app.walk().is_none() {
            self.draw_moves_below(app, inset(moves_below), frame);
        }
        frame.render_widget(Paragraph::new(View::foot(app)).style(self.palette.title), keys);
        spots.places = Some(places);
        spots.fields = dialogs::draw(self, app, frame);
        spots
    }

    /// Says how large the terminal has to be.
    pub fn draw_too_small(&self, text: &Text, (width, height): (u16, u16), frame: &mut Frame<'_>) {
        let area = frame.area();
        let number = |n: u16| FluentValue::from(n);
        let message = text.with(
            "terminal-too-small",
            &[
                ("width", number(width)),
                ("height", number(height)),
                ("is-width", number(area.width)),
                ("is-height", number(area.height)),
            ],
        );
        frame.render_widget(
            Paragraph::new(message.into_owned()).wrap(Wrap { trim: true }).style(self.palette.warning),
            area,
        );
    }

    fn draw_title(&self, app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
        let start = app.session.game.position_at(Game::START);
        let cups = start.cups();
        let name = if cups == 4 { "BohnDuell" } else { "Beanduel" };
        let dot = self.glyphs.dot;
        if let Some(walk) = app.walk() {
            let (at, all) = (walk.at.into(), (walk.steps.len() - 1).into());
            let step = app.text.with("walk-step", &[("at", at), ("all", all)]).into_owned();
            let title = format!(" {name}  2x{cups} {dot} {} {dot} {step}", walk.title);
            frame.render_widget(Paragraph::new(title).style(self.palette.title), area);
            return;
        }
        let most = if start.max_sow() == cups {
            String::new()
        } else {
            format!(" {dot} {}", app.text.with("title-max-sow", &[("beans", FluentValue::from(start.max_sow()))]))
        };
        let titled = |of_seat: fn(&Text, Seat) -> String| {
            format!(" {name}  2x{cups} {dot} {}{most}", self.seat_line(app, of_seat))
        };
        let mut title = titled(sentences::of_seat);
        if title.width() > area.width.into() {
            title = titled(sentences::of_seat_briefly);
        }
        frame.render_widget(Paragraph::new(title).style(self.palette.title), area);
    }

    fn seat_line(&self, app: &App<'_>, of_seat: fn(&Text, Seat) -> String) -> String {
        let seat =
            |player| format!("{}: {}", sentences::player(app.text, player), of_seat(app.text, app.seats()[player]));
        format!("{} {} {}", seat(Player::South), self.glyphs.dot, seat(Player::North))
    }

    fn draw_board(&self, app: &App<'_>, places: &Places, frame: &mut Frame<'_>) {
        let position = app.looked_at();
        let last = app.last_move();
        let after_last = Shown::new(position);
        let changes = match (app.previewed(), last) {
            (Some(mv), _) => Some(Changes::new(position, &position.play_unchecked(mv), true)),
            (None, Some((before, _))) => Some(Changes::new(&before, position, false)),
            (None, None) => None,
        };
        Board {
            shown: app.animation.as_ref().map_or(&after_last, |animation| animation.shown()),
            cups: position.cups(),
            changes: changes.as_ref(),
            pot_label: &app.text.get("pot"),
            fates: if app.walk().is_none() { app.fates.as_slice() } else { &[] },
            fate_labels: [&app.text.get("fate-label-doomed"), &app.text.get("fate-label-safe")],
            palette: &self.palette,
            glyphs: &self.glyphs,
        }
        .draw(places, frame.buffer_mut());
    }

    /// A player's name, whether it's their turn, and their stock, also as a bar.
    fn draw_player(&self, app: &App<'_>, player: Player, area: Rect, frame: &mut Frame<'_>) {
        let position = app.looked_at();
        let shown = app.animation.as_ref().map_or_else(|| Shown::new(position), |animation| animation.shown().clone());
        let over = if app.walk().is_some() { position.is_over() } else { app.session.ending().is_some() };
        let turn = !over && position.to_move() == player;
        let thinking =
            if turn && app.level_thinks() { format!(" {}", app.text.get("thinking")) } else { String::new() };
        let change = match (app.previewed(), app.last_move()) {
            (Some(mv), _) => Changes::new(position, &position.play_unchecked(mv), true).stock(player),
            (None, Some((before, _))) => Changes::new(&before, position, false).stock(player),
            (None, None) => String::new(),
        };
        let line = PlayerLine {
            name: format!("{}{thinking}", sentences::player(app.text, player)),
            turn,
            stock: shown.stocks[player],
            full: app.session.game.position_at(Game::START).side(player).stock(),
            change,
        };
        self.draw_player_line(app.text, &line, area, frame);
    }

    /// Draws the line of a player.
    pub fn draw_player_line(&self, text: &Text, player: &PlayerLine, area: Rect, frame: &mut Frame<'_>) {
        let mark = if player.turn { self.glyphs.arrows[1] } else { ' ' };
        let name = format!("{mark} {}", player.name);
        let bar_width = 10;
        let filled = (usize::from(player.stock) * bar_width).div_ceil(usize::from(player.full.max(1))).min(bar_width);
        let [on, off] = self.glyphs.bar;
        let bar: String = (0..bar_width).map(|i| if i < filled { on } else { off }).collect();
        let stock = text.with("stock-of", &[("beans", FluentValue::from(player.stock))]).into_owned();
        let stock = format!("{:>5} {stock} ", player.change);
        let gap = usize::from(area.width).saturating_sub(name.width() + stock.width() + bar_width);
        let style = if player.turn { self.palette.strong } else { Style::new() };
        let line = Line::from(vec![
            Span::styled(name, style),
            Span::raw(" ".repeat(gap)),
            Span::raw(stock),
            Span::styled(bar, self.palette.south),
        ]);
        frame.render_widget(line, area);
    }

    /// South's margin to the right of the middle, North's to the left.
    fn draw_margin(&self, app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
        let margin = app.looked_at().margin(Player::South);
        let (leader, beans) = if margin < 0 { (Player::North, -margin) } else { (Player::South, margin) };
        let label = if beans == 0 {
            app.text.get("margin-even").into_owned()
        } else {
            let name = FluentValue::from(sentences::player(app.text, leader));
            app.text.with("margin-of", &[("player", name), ("beans", FluentValue::from(beans))]).into_owned()
        };
        let label = format!(" {label} ");
        let half = (usize::from(area.width).saturating_sub(label.width()) / 2).max(1);
        // One column a bean, for as long as that fits.
        let filled = (beans as usize).min(half);
        let [on, _] = self.glyphs.bar;
        let cell = |on_here: bool| if on_here { on } else { self.glyphs.between };
        let left: String = (0..half).map(|i| cell(leader == Player::North && i >= half - filled)).collect();
        let right: String = (0..half).map(|i| cell(leader == Player::South && i < filled)).collect();
        let line = Line::from(vec![
            Span::styled(left, self.palette.north),
            Span::raw(label),
            Span::styled(right, self.palette.south),
        ]);
        frame.render_widget(line, area);
    }

    /// The keys that do something now, as far as nothing over the board tells its own.
    fn foot(app: &App<'_>) -> String {
        let message = match &app.mode {
            Mode::Walk(Walk { kind: Kind::Game(_), .. }) => "keys-walk-game",
            Mode::Walk(Walk { kind: Kind::Line(_), .. }) => "keys-walk-line",
            Mode::Overview => return String::new(),
            _ if app.session.ending().is_some() => "keys-over",
            _ => "keys-board",
        };
        app.text.get(message).into_owned()
    }

    /// What happened last.
    fn said(app: &App<'_>) -> String {
        if let Some(told) = app.told.as_ref().filter(|_| app.walk().is_none()) {
            return told.clone();
        }
        match app.last_move() {
            Some((before, mv)) => sentences::of_move(app.text, &before, mv),
            None if app.walk().is_some() => String::new(),
            None if app.session.position().rules_of_start().is_some() => app.text.get("begin").into_owned(),
            None => app.text.get("begin-position").into_owned(),
        }
    }

    /// What is asked of the person, or what they are about to do.
    fn asked(&self, app: &App<'_>) -> Line<'static> {
        let position = app.session.position();
        if let Some(progress) = app.review_progress() {
            return Line::styled(progress, self.palette.strong);
        }
        if let Some(notice) = &app.notice {
            return Line::styled(notice.clone(), self.palette.strong);
        }
        if let Some(ending) = app.session.ending() {
            return Line::styled(sentences::of_ending(app.text, position, ending), self.palette.strong);
        }
        if let (Some(advice), Some(mv)) = (&app.hint, app.considered)
            && advice.mv == mv
        {
            return Line::styled(sentences::of_hint(app.text, position, advice), self.palette.strong);
        }
        if let Some(mv) = app.considered {
            let sentence = sentences::of_move(app.text, position, mv);
            let question = app.text.get("confirm-move").into_owned();
            return Line::from(vec![Span::raw(sentence), Span::styled(format!(" {question}"), self.palette.strong)]);
        }
        if !app.typed.is_empty() {
            return Line::styled(format!("> {}_", app.typed), self.palette.strong);
        }
        if app.thinking() && !app.level_thinks() {
            return Line::styled(app.text.get("engine-works").into_owned(), self.palette.strong);
        }
        if app.thinking() || app.choices().is_empty() {
            return Line::default();
        }
        let who = FluentValue::from(sentences::player(app.text, position.to_move()));
        Line::styled(app.text.with("your-turn", &[("player", who)]).into_owned(), self.palette.strong)
    }

    /// Draws the moves to choose from and tells where.
    pub fn draw_choices(
        &self,
        (position, choices): (&Position, &[Move]),
        considered: Option<Move>,
        area: Rect,
        frame: &mut Frame<'_>,
    ) -> Vec<(Rect, Move)> {
        let mut drawn = Vec::new();
        let (mut x, mut y) = (area.x, area.y);
        for &mv in choices {
            let text = position.annotate(mv).to_string();
            // Brackets tell the chosen one where colours don't.
            let chip = if considered == Some(mv) { format!("[{text}]") } else { format!(" {text} ") };
            let width = chip.width() as u16;
            if x + width > area.right() {
                (x, y) = (area.x, y + 1);
            }
            if y >= area.bottom() {
                break;
            }
            let style = if considered == Some(mv) { self.palette.chosen } else { self.palette.choice };
            let spot = Rect { x, y, width, height: 1 };
            frame.render_widget(Span::styled(chip, style), spot);
            drawn.push((spot, mv));
            x += width + 1;
        }
        drawn
    }

    fn draw_moves_beside(&self, app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
        let area = inset(area);
        if let Some(walk) = app.walk() {
            return self.draw_walk_beside(app, walk, area, frame);
        }
        let lines = move_list::rows(&app.session.game);
        let [head, list] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
        frame.render_widget(Line::styled(app.text.get("moves").into_owned(), self.palette.strong), head);
        let hidden = lines.len().saturating_sub(list.height.into());
        let lines: Vec<Line<'_>> = lines.into_iter().skip(hidden).map(Line::from).collect();
        frame.render_widget(Paragraph::new(lines), list);
    }

    /// The moves of a walk, the one shown in the middle as far as there are enough.
    fn draw_walk_beside(&self, app: &App<'_>, walk: &Walk, area: Rect, frame: &mut Frame<'_>) {
        let [head, list] = Layout::vertical([Constraint::Length(1), Constraint::Fill(1)]).areas(area);
        frame.render_widget(Line::styled(app.text.get("moves").into_owned(), self.palette.strong), head);
        let turns = walk.turns();
        let current = turns.iter().position(|(_, steps)| steps.contains(&Some(walk.at))).unwrap_or(0);
        let height = usize::from(list.height);
        let first = current.saturating_sub(height / 2).min(turns.len().saturating_sub(height));
        let lines = turns.into_iter().skip(first).map(|(number, steps)| {
            let mut spans = vec![Span::raw(format!("{number:>3}. "))];
            for step in steps {
                let label = step.map_or("", |step| walk.steps[step].label.as_str());
                let style = if step == Some(walk.at) { self.palette.chosen } else { Style::new() };
                spans.push(Span::styled(label.to_owned(), style));
                spans.push(Span::raw(" ".repeat(8usize.saturating_sub(label.width()))));
            }
            Line::from(spans)
        });
        frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), list);
    }

    /// As many of the last moves as fit one line.
    fn draw_moves_below(&self, app: &App<'_>, area: Rect, frame: &mut Frame<'_>) {
        let mut line = String::new();
        for pair in move_list::pairs(&app.session.game).into_iter().rev() {
            if line.width() + pair.width() + 2 > usize::from(area.width) {
                break;
            }
            line = if line.is_empty() { pair } else { format!("{pair}  {line}") };
        }
        frame.render_widget(Line::styled(line, self.palette.dim), area);
    }
}

/// One column free on both sides.
pub fn inset(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(2), ..area }
}

/// The move that a click on a cup of the player to move means: emptying it if that is one of the choices, else the sowing that ends there.
pub fn move_of_cup(position: &Position, choices: &[Move], player: Player, cup: Cup) -> Option<Move> {
    if player != position.to_move() {
        return None;
    }
    let sowing = beanduel_rules::Amount::new(cup.number()).map(Move::Sow);
    [Some(Move::Empty(cup)), sowing].into_iter().flatten().find(|mv| choices.contains(mv))
}
