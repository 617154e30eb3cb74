//! The picture of a position as SVG: the page, the board, vessels with their beans, numerals, marks, the last move.

use std::fmt;

use beanduel_rules::Player;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::bean::{SORTS, TURNS};
use crate::canvas::{Canvas, Escaped, Num, put};
use crate::font::FONT_FAMILY;
use crate::layout::{Layout, Point, STOCK_HALF_WIDTH, Strips};
use crate::picture::{Beans, Page, Picture};
use crate::scatter::Lying;
use crate::theme::{Palette, Theme};
use crate::vessel::{Change, Kind, Mark, Vessel};
use crate::{lines, materials, vessel};

/// What to set text in where the bundled font is missing.
pub(crate) const FALLBACK_FONTS: &str = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif";
/// How large beans are drawn.
const BEAN_SCALE: f64 = 0.86;
const NUMERAL_SIZE: f64 = 32.0;
const POT_NUMERAL_SIZE: f64 = 36.0;
const LABEL_SIZE: f64 = 17.0;
const NAME_SIZE: f64 = 22.0;
const SMALLEST_NAME_SIZE: f64 = 14.0;
/// How wide a character is on average, as a share of the size of its font; on the wide side.
const CHARACTER_WIDTH: f64 = 0.56;

/// The sorts and turns of beans that a picture has.
pub(crate) struct UsedBeans {
    drawn: [[bool; TURNS as usize]; SORTS as usize],
    turns: [bool; TURNS as usize],
}

impl UsedBeans {
    /// All of them.
    const ALL: UsedBeans = UsedBeans { drawn: [[true; TURNS as usize]; SORTS as usize], turns: [true; TURNS as usize] };

    /// Beans of these sorts and turns.
    pub fn these(beans: &[(u8, u8)]) -> UsedBeans {
        let mut used = UsedBeans { drawn: Default::default(), turns: Default::default() };
        for &(sort, turn) in beans {
            used.drawn[usize::from(sort)][usize::from(turn)] = true;
        }
        used
    }

    fn of(vessels: &[Vessel]) -> UsedBeans {
        let mut used = UsedBeans { drawn: Default::default(), turns: Default::default() };
        for vessel in vessels {
            for bean in vessel.beans.iter().chain(&vessel.coming) {
                used.drawn[usize::from(bean.sort)][usize::from(bean.turn)] = true;
            }
            let marked = vessel.beans.iter().skip(vessel.fresh.min(vessel.leaving));
            for bean in marked.chain(&vessel.gone).chain(&vessel.coming) {
                used.turns[usize::from(bean.turn)] = true;
            }
        }
        used
    }

    /// The turns of beans that came or left.
    pub fn turns(&self) -> impl Iterator<Item = u8> {
        (0..TURNS).filter(|&turn| self.turns[usize::from(turn)])
    }

    /// The sorts and turns of beans that lie in a vessel.
    pub fn sorts_and_turns(&self) -> impl Iterator<Item = (u8, u8)> {
        (0..SORTS)
            .flat_map(|sort| (0..TURNS).map(move |turn| (sort, turn)))
            .filter(|&(sort, turn)| self.drawn[usize::from(sort)][usize::from(turn)])
    }
}

/// The SVG document.
pub(crate) fn svg(picture: &Picture) -> String {
    let palette = picture.theme.palette();
    let layout = layout(picture);
    let vessels = Vessel::all(picture, layout);
    let beans = if picture.complete { UsedBeans::ALL } else { UsedBeans::of(&vessels) };

    let mut canvas = Canvas::new(&picture.id_prefix);
    let (width, height) = (Num(layout.width()), Num(layout.height()));
    put!(canvas, r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" "#);
    put!(canvas, r#"height="{height}" role="img" font-family="{FONT_FAMILY},{FALLBACK_FONTS}" font-weight="600" "#);
    put!(canvas, r#"text-anchor="middle">"#);
    if picture.title.is_empty() {
        put!(canvas, "<title>{}</title>", picture.position);
    } else {
        put!(canvas, "<title>{}</title>", Escaped(&picture.title));
    }
    if !picture.description.is_empty() {
        put!(canvas, "<desc>{}</desc>", Escaped(&picture.description));
    }
    match picture.theme {
        Theme::Light | Theme::Dark | Theme::Styled => {
            put!(canvas, "<defs>");
            materials::define(&mut canvas, palette, layout, &beans);
            put!(canvas, "</defs>");
            if picture.page == Page::Drawn {
                materials::page(&mut canvas);
            }
            materials::board(&mut canvas, palette, layout);
        }
        Theme::Print => {
            put!(canvas, "<defs>");
            lines::define(&mut canvas, layout, &beans);
            put!(canvas, "</defs>");
            if picture.page == Page::Drawn {
                lines::page(&mut canvas);
            }
            lines::board(&mut canvas, layout);
        }
    }
    put!(canvas, r#"<g data-part="pieces">"#);
    draw_pieces(&mut canvas, picture, layout, &vessels);
    put!(canvas, "</g></svg>\n");
    canvas.finish()
}

/// The content of the document's group `data-part="pieces"`.
pub(crate) fn pieces(picture: &Picture) -> String {
    let layout = layout(picture);
    let mut canvas = Canvas::new(&picture.id_prefix);
    draw_pieces(&mut canvas, picture, layout, &Vessel::all(picture, layout));
    canvas.finish()
}

/// The content of the group of one vessel.
pub(crate) fn content(picture: &Picture, owner: Player, kind: Kind) -> String {
    let layout = layout(picture);
    let mut canvas = Canvas::new(&picture.id_prefix);
    draw_content(&mut canvas, picture, layout, &Vessel::new(picture, layout, owner, kind));
    canvas.finish()
}

/// Where everything lies.
pub(crate) fn layout(picture: &Picture) -> Layout {
    Layout::new(picture.position.cups(), strips(picture), picture.form, picture.viewer)
}

/// Everything that differs from position to position.
fn draw_pieces(canvas: &mut Canvas, picture: &Picture, layout: Layout, vessels: &[Vessel]) {
    if !picture.position.is_over() {
        draw_turn(canvas, picture.theme.palette(), layout, picture.position.to_move());
    }
    for vessel in vessels {
        draw_vessel(canvas, picture, layout, vessel);
    }
    // Tags come last: they may reach into the next column.
    for vessel in vessels {
        draw_change(canvas, picture, layout, vessel);
    }
    for player in Player::ALL {
        draw_strip(canvas, picture, layout, player);
    }
}

fn strips(picture: &Picture) -> Strips {
    let words = [&picture.names.south, &picture.names.north, &picture.labels.pot, &picture.labels.stock];
    if words.into_iter().all(String::is_empty) && picture.last.is_none() && picture.preview.is_none() {
        Strips::Bare
    } else {
        Strips::Named
    }
}

/// An inlay in the groove before the player to move.
fn draw_turn(canvas: &mut Canvas, palette: &Palette, layout: Layout, player: Player) {
    let [start, end] = layout.groove(player);
    let [lit, shade] = palette.brass;
    // Drawn to the right, and then turned the way the player's beans run.
    let (x, y, length) = (Num(start.x), Num(start.y), Num((end.x - start.x).hypot(end.y - start.y) - 20.0));
    let path = format!("M0 0l5 -4.5l5 2.9h{length}l5 -2.9l5 4.5l-5 4.5l-5 -2.9h-{length}l-5 2.9z");
    let (side, heading) = (player.letter(), layout.heading(player));
    put!(
        canvas,
        r#"<path data-turn="{side}" d="{path}" transform="translate({x} {y}) rotate({heading})" fill="{lit}" stroke="{shade}" stroke-width=".8" stroke-linejoin="round"/>"#
    );
}

/// The name by which definitions call a vessel.
fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Cup(_) => "cup",
        Kind::Pot => "pot",
        Kind::Stock => "stock",
    }
}

/// A vessel with its beans, mark and numeral, in a group of its own.
fn draw_vessel(canvas: &mut Canvas, picture: &Picture, layout: Layout, vessel: &Vessel) {
    let (name, x, y) = (vessel::name(vessel.owner, vessel.kind), Num(vessel.at.x), Num(vessel.at.y));
    put!(canvas, r#"<g {name} transform="translate({x} {y})">"#);
    draw_content(canvas, picture, layout, vessel);
    put!(canvas, "</g>");
}

/// A vessel, its middle the origin.
fn draw_content(canvas: &mut Canvas, picture: &Picture, layout: Layout, vessel: &Vessel) {
    let (id, name, side) = (canvas.id(), kind_name(vessel.kind), vessel.owner.letter());
    match vessel.kind {
        Kind::Cup(_) | Kind::Pot => put!(canvas, r##"<use href="#{id}{name}{side}"/>"##),
        Kind::Stock => put!(canvas, r##"<use href="#{id}{name}"/>"##),
    }
    for bean in &vessel.gone {
        draw_bean(canvas, format_args!("ghost{}", bean.turn), bean);
    }
    match picture.theme {
        // A numeral on paper stands alone; on glaze it stands before a heap too large to count.
        Theme::Print if vessel.is_crowded() => {}
        Theme::Light | Theme::Dark | Theme::Styled | Theme::Print => {
            for (i, bean) in vessel.beans.iter().enumerate() {
                if i >= vessel.fresh {
                    draw_bean(canvas, format_args!("halo{}", bean.turn), bean);
                }
                if i == vessel.leaving {
                    put!(canvas, r#"<g data-part="leaving" opacity=".45">"#);
                }
                draw_bean(canvas, format_args!("bean{}-{}", bean.sort, bean.turn), bean);
            }
            if vessel.leaving < vessel.beans.len() {
                put!(canvas, "</g>");
                for bean in &vessel.beans[vessel.leaving..] {
                    draw_bean(canvas, format_args!("ghost{}", bean.turn), bean);
                }
            }
            if !vessel.coming.is_empty() {
                put!(canvas, r#"<g data-part="coming" opacity=".6">"#);
                for bean in &vessel.coming {
                    draw_bean(canvas, format_args!("bean{}-{}", bean.sort, bean.turn), bean);
                }
                put!(canvas, "</g>");
                for bean in &vessel.coming {
                    draw_bean(canvas, format_args!("ghost{}", bean.turn), bean);
                }
            }
            if vessel.is_crowded() && !vessel.beans.is_empty() {
                put!(canvas, r##"<use href="#{id}veil"/>"##);
            }
        }
    }
    match vessel.mark {
        Some(Mark::Emptiable) => put!(canvas, r##"<use data-mark="emptiable" href="#{id}lip{side}"/>"##),
        Some(Mark::Blocked) => put!(canvas, r##"<use data-mark="blocked" href="#{id}stop{side}"/>"##),
        None => {}
    }
    draw_numeral(canvas, picture, layout, vessel);
}

/// A copy of a definition where a bean lies.
fn draw_bean(canvas: &mut Canvas, name: fmt::Arguments<'_>, bean: &Lying) {
    let (id, x, y, scale) = (canvas.id(), Num(bean.x), Num(bean.y), Num(BEAN_SCALE));
    put!(canvas, r##"<use href="#{id}{name}" transform="translate({x} {y}) scale({scale})"/>"##);
}

/// A piece of text with its middle at a place.
fn write(canvas: &mut Canvas, at: Point, size: f64, ink: &str, opacity: f64, text: &str) {
    let (x, y, size) = (Num(at.x), Num(at.y + 0.35 * size), Num(size));
    put!(canvas, r#"<text x="{x}" y="{y}" font-size="{size}" fill="{ink}""#);
    if opacity < 1.0 {
        put!(canvas, r#" fill-opacity="{}""#, Num(opacity));
    }
    put!(canvas, ">{}</text>", Escaped(text));
}

/// Whether the numeral of a vessel stands in it, and not beside it.
fn has_numeral_inside(picture: &Picture, vessel: &Vessel) -> bool {
    vessel.is_crowded() || picture.beans == Beans::Counted
}

fn numeral_size(kind: Kind) -> f64 {
    match kind {
        Kind::Pot => POT_NUMERAL_SIZE,
        Kind::Cup(_) | Kind::Stock => NUMERAL_SIZE,
    }
}

/// How many beans lie in a vessel; the middle of the vessel is the origin.
fn draw_numeral(canvas: &mut Canvas, picture: &Picture, layout: Layout, vessel: &Vessel) {
    let palette = picture.theme.palette();
    let (size, text) = (numeral_size(vessel.kind), vessel.count.to_string());
    let faint = match picture.theme {
        Theme::Light | Theme::Dark | Theme::Styled if vessel.count == 0 => 0.6,
        Theme::Light | Theme::Dark | Theme::Styled | Theme::Print => 1.0,
    };
    let middle = Point { x: 0.0, y: 0.0 };
    match (picture.beans, vessel.kind) {
        (Beans::Counted, Kind::Cup(_) | Kind::Pot) => {
            write(canvas, middle, 1.25 * size, palette.bowl_ink, faint, &text);
        }
        (Beans::Counted, Kind::Stock) => write(canvas, middle, 1.25 * size, palette.ink, faint, &text),
        (Beans::Drawn, _) if vessel.is_crowded() => write(canvas, middle, size, palette.heap_ink, 1.0, &text),
        (Beans::Drawn, _) => {
            let place = layout.numeral(vessel.owner, vessel.kind);
            let (x, y) = (place.x - vessel.at.x, place.y - vessel.at.y);
            let (emboss, strength) = palette.emboss;
            if strength > 0.0 {
                write(canvas, Point { x: x + 0.6, y: y + 1.2 }, size, emboss, strength * faint, &text);
            }
            write(canvas, Point { x, y }, size, palette.ink, faint, &text);
        }
    }
}

/// A tag that says how a vessel's beans changed: round where they came or were moved, square where they were captured.
fn draw_change(canvas: &mut Canvas, picture: &Picture, layout: Layout, vessel: &Vessel) {
    let palette = picture.theme.palette();
    let (text, tag, corner) = match vessel.change {
        Change::None => return,
        Change::Gain(beans) => (format!("+{beans}"), &palette.gain, 10.0),
        Change::Loss(beans) => (format!("\u{2212}{beans}"), &palette.loss, 10.0),
        Change::Captured(beans) => (format!("\u{2212}{beans}"), &palette.capture, 2.5),
    };
    let half = 5.0 + 4.8 * text.chars().count() as f64;
    let mut at = layout.numeral(vessel.owner, vessel.kind);
    if layout.has_change_below(vessel.kind) {
        at.y += 0.45 * numeral_size(vessel.kind) + 16.0;
    } else if !has_numeral_inside(picture, vessel) {
        let digits = vessel.count.to_string().len();
        at.x += 0.32 * numeral_size(vessel.kind) * digits as f64 + half + 5.0;
    }
    let dashes = if picture.preview.is_some() { r#" stroke-dasharray="3 2""# } else { "" };
    put!(
        canvas,
        r#"<rect x="{}" y="{}" width="{}" height="20" rx="{}" fill="{}" stroke="{}" stroke-width="1.4"{dashes}/>"#,
        Num(at.x - half),
        Num(at.y - 10.0),
        Num(2.0 * half),
        Num(corner),
        tag.ground,
        tag.edge
    );
    write(canvas, at, 15.0, tag.ink, 1.0, &text);
}

/// The strip before a player: the labels of pot and stock, the name, the move just made.
fn draw_strip(canvas: &mut Canvas, picture: &Picture, layout: Layout, player: Player) {
    let [ink, soft_ink] = picture.theme.palette().page_ink;
    let (at, room) = layout.name(player);
    for (kind, label) in [(Kind::Pot, &picture.labels.pot), (Kind::Stock, &picture.labels.stock)] {
        if !label.is_empty() {
            let (label, size) = fit(label, LABEL_SIZE, 2.0 * STOCK_HALF_WIDTH);
            write(canvas, layout.label(player, kind), size, soft_ink, 1.0, &label);
        }
    }
    let notation = picture.notation(player);
    let name = &picture.names[player];
    if name.is_empty() {
        if !notation.is_empty() {
            write(canvas, at, LABEL_SIZE, soft_ink, 1.0, &notation);
        }
        return;
    }
    let move_room =
        if notation.is_empty() { 0.0 } else { (notation.len() as f64 + 1.5) * CHARACTER_WIDTH * LABEL_SIZE };
    let (name, size) = fit(name, NAME_SIZE, room - move_room);
    let (x, y) = (Num(at.x), Num(at.y + 0.35 * NAME_SIZE));
    put!(canvas, r#"<text x="{x}" y="{y}" font-size="{}" fill="{ink}">{}"#, Num(size), Escaped(&name));
    if !notation.is_empty() {
        put!(canvas, r#"<tspan dx="10" font-size="{LABEL_SIZE}" fill="{soft_ink}">{notation}</tspan>"#);
    }
    put!(canvas, "</text>");
}

/// The text in at most the size given, smaller or shortened where it would be wider than `room`.
fn fit(text: &str, size: f64, room: f64) -> (String, f64) {
    let room = room / CHARACTER_WIDTH;
    let size = (room / text.width().max(1) as f64).clamp(SMALLEST_NAME_SIZE, size);
    let most = (room / size) as usize;
    if text.width() <= most {
        return (text.to_owned(), size);
    }
    let mut used = 1;
    let mut short: String = text
        .chars()
        .take_while(|c| {
            used += c.width().unwrap_or(0);
            used <= most
        })
        .collect();
    short.truncate(short.trim_end().len());
    short.push('\u{2026}');
    (short, size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_first_shrinks_and_then_is_cut() {
        assert_eq!(fit("Ada", 22.0, 200.0), ("Ada".to_owned(), 22.0));
        let (name, size) = fit("Anežka Příhodová ml.", 22.0, 200.0);
        assert!(name.ends_with("ml.") && (SMALLEST_NAME_SIZE..22.0).contains(&size), "{name} {size}");
        let (name, size) = fit(&"Weißgräber-".repeat(9), 22.0, 200.0);
        assert_eq!((name.as_str(), size), ("Weißgräber-Weißgräber-We…", SMALLEST_NAME_SIZE));
    }
}
