//! Wood, stoneware, beans and brass: the definitions of the light and dark themes.

use beanduel_rules::Player;

use crate::bean;
use crate::canvas::{Canvas, Num, put};
use crate::layout::{CORNER, CUP, GROOVE, Layout, POT, Rect, STOCK_HALF_HEIGHT, STOCK_HALF_WIDTH, THICKNESS};
use crate::scene::UsedBeans;
use crate::theme::Palette;
use crate::wood::{self, Grain};

/// The width of a cup's rim.
const CUP_RIM: f64 = 5.5;
/// The width of a pot's rim.
const POT_RIM: f64 = 7.0;

/// Gradients, vessels, marks and beans.
pub(crate) fn define(canvas: &mut Canvas, palette: &Palette, layout: Layout, beans: &UsedBeans) {
    define_light(canvas, palette);
    for player in Player::ALL {
        define_glaze(canvas, palette, player);
        define_bowl(canvas, player, "cup", CUP, CUP_RIM);
        define_bowl(canvas, player, "pot", POT, POT_RIM);
        define_marks(canvas, palette, layout, player);
    }
    define_stock(canvas, palette);
    define_beans(canvas, palette, beans);
}

/// A gradient's stops: offset, colour, opacity.
fn stops(canvas: &mut Canvas, stops: &[(f64, &str, f64)]) {
    for &(offset, colour, opacity) in stops {
        put!(canvas, r#"<stop offset="{}" stop-color="{colour}""#, Num(offset));
        if opacity < 1.0 {
            put!(canvas, r#" stop-opacity="{}""#, Num(opacity));
        }
        put!(canvas, "/>");
    }
}

fn linear(canvas: &mut Canvas, name: &str, line: &str, colours: &[(f64, &str, f64)]) {
    put!(canvas, r#"<linearGradient id="{}{name}" {line}>"#, canvas.id());
    stops(canvas, colours);
    put!(canvas, "</linearGradient>");
}

fn radial(canvas: &mut Canvas, name: &str, circle: &str, colours: &[(f64, &str, f64)]) {
    put!(canvas, r#"<radialGradient id="{}{name}" {circle}>"#, canvas.id());
    stops(canvas, colours);
    put!(canvas, "</radialGradient>");
}

/// What light does to anything, and the gradients of page, wood and brass.
fn define_light(canvas: &mut Canvas, palette: &Palette) {
    let [middle, edge] = palette.page;
    radial(canvas, "page", r#"cx=".5" cy=".42" r=".75""#, &[(0.0, middle, 1.0), (1.0, edge, 1.0)]);
    let [lit, plain, shade] = palette.wood;
    linear(canvas, "wood", r#"x2="1" y2="1""#, &[(0.0, lit, 1.0), (0.5, plain, 1.0), (1.0, shade, 1.0)]);
    let [lit, shade] = palette.side;
    linear(canvas, "side", r#"x2="0" y2="1""#, &[(0.96, lit, 1.0), (1.0, shade, 1.0)]);
    let [deep, plain, lit] = palette.hollow;
    linear(canvas, "hollow", r#"x2=".6" y2="1""#, &[(0.0, deep, 1.0), (0.35, plain, 1.0), (1.0, lit, 1.0)]);
    let [lit, shade] = palette.brass;
    linear(canvas, "brass", r#"x2="1" y2="1""#, &[(0.0, lit, 1.0), (1.0, shade, 1.0)]);
    linear(
        canvas,
        "chamfer",
        r#"x2="0" y2="1""#,
        &[(0.0, "#fff", 0.38), (0.2, "#fff", 0.1), (0.8, "#000", 0.06), (1.0, "#000", 0.3)],
    );
    radial(canvas, "cast", "", &[(0.72, "#000", 0.42), (0.86, "#000", 0.16), (1.0, "#000", 0.0)]);
    radial(
        canvas,
        "well",
        r#"cx=".56" cy=".6" r=".62""#,
        &[(0.62, "#000", 0.0), (0.82, "#000", 0.2), (1.0, "#000", 0.55)],
    );
    radial(canvas, "gleam", "", &[(0.0, "#fff", 0.9), (0.5, "#fff", 0.35), (1.0, "#fff", 0.0)]);
    radial(canvas, "dusk", "", &[(0.35, "#140a05", 0.66), (1.0, "#140a05", 0.34)]);
    put!(canvas, r#"<circle id="{}veil" r="{}" fill="url(#{0}dusk)"/>"#, canvas.id(), Num(CUP - CUP_RIM));
    put!(
        canvas,
        r#"<filter id="{}soft" x="-10%" y="-25%" width="120%" height="150%"><feGaussianBlur stdDeviation="9"/></filter>"#,
        canvas.id()
    );
}

fn define_glaze(canvas: &mut Canvas, palette: &Palette, player: Player) {
    let (side, glaze) = (player.letter(), &palette.glaze[player]);
    linear(
        canvas,
        &format!("rim{side}"),
        r#"x1=".15" y1=".08" x2=".85" y2=".92""#,
        &[(0.0, glaze.rim_lit, 1.0), (0.45, glaze.rim, 1.0), (1.0, glaze.rim_shade, 1.0)],
    );
    radial(
        canvas,
        &format!("bowl{side}"),
        r#"cx=".58" cy=".62" r=".66""#,
        &[(0.0, glaze.floor, 1.0), (0.55, glaze.wall, 1.0), (1.0, glaze.deep, 1.0)],
    );
}

/// A glazed bowl let into the wood, its middle at the origin.
fn define_bowl(canvas: &mut Canvas, player: Player, name: &str, radius: f64, rim: f64) {
    let (id, side) = (canvas.id(), player.letter());
    let inner = radius - rim;
    let (cast, ring, r) = (Num(radius * 1.22), Num(radius - rim * 0.45), Num(radius));
    put!(canvas, r#"<g id="{id}{name}{side}"><circle cx="2.5" cy="4.5" r="{cast}" fill="url(#{id}cast)"/>"#);
    // Where the glaze runs thin, at the outer edge, the clay shows.
    put!(
        canvas,
        r##"<circle r="{r}" fill="url(#{id}rim{side})" stroke="#4a2f1b" stroke-opacity=".55" stroke-width="1.1"/>"##
    );
    put!(canvas, r##"<circle r="{ring}" fill="none" stroke="#fff" stroke-opacity=".35"/>"##);
    let r = Num(inner);
    put!(canvas, r#"<circle r="{r}" fill="url(#{id}bowl{side})"/>"#);
    put!(canvas, r##"<circle r="{r}" fill="url(#{id}well)" stroke="#000" stroke-opacity=".3"/>"##);
    // The wall opposite the light mirrors it.
    let arc = inner * 0.86;
    put!(
        canvas,
        r##"<path d="M{} {}A{arc} {arc} 0 0 1 {} {}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="{}" stroke-linecap="round"/></g>"##,
        Num(arc * 0.94),
        Num(arc * 0.34),
        Num(arc * 0.26),
        Num(arc * 0.966),
        Num(inner * 0.06),
        arc = Num(arc)
    );
}

/// The lip of a cup that can be emptied points to the pot; a hoop about a blocked cup has a stop on that side.
fn define_marks(canvas: &mut Canvas, palette: &Palette, layout: Layout, player: Player) {
    let (id, side, heading) = (canvas.id(), player.letter(), layout.heading(player));
    let iron = palette.iron;
    put!(
        canvas,
        r##"<path id="{id}lip{side}" d="M41.5 -13.5L58 0L41.5 13.5Q45.5 0 41.5 -13.5Z" transform="rotate({heading})" fill="url(#{id}brass)" stroke="#35230f" stroke-width="1.5" stroke-linejoin="round"/>"##
    );
    put!(
        canvas,
        r#"<g id="{id}stop{side}" transform="rotate({heading})" stroke="{iron}"><circle r="43.8" fill="none" stroke-width="3.4"/><path d="M48.5 -15V15" stroke-width="6" stroke-linecap="round"/></g>"#
    );
}

/// The hollow of a stock, its middle at the origin.
fn define_stock(canvas: &mut Canvas, palette: &Palette) {
    let (id, [deep, ..], cut) = (canvas.id(), palette.hollow, palette.cut);
    let (w, h) = (STOCK_HALF_WIDTH, STOCK_HALF_HEIGHT);
    let shape = format!(
        r#"x="{}" y="{}" width="{}" height="{}" rx="{}""#,
        Num(-w),
        Num(-h),
        Num(2.0 * w),
        Num(2.0 * h),
        Num(h)
    );
    put!(canvas, r#"<clipPath id="{id}inside"><rect {shape}/></clipPath><g id="{id}stock">"#);
    put!(canvas, r#"<rect {shape} fill="{cut}" fill-opacity=".5" transform="translate(.8 1.6)"/>"#);
    put!(canvas, r#"<rect {shape} fill="url(#{id}hollow)" fill-opacity=".9"/>"#);
    // The near walls lie in their own shadow.
    put!(
        canvas,
        r#"<g clip-path="url(#{id}inside)"><rect {shape} fill="none" stroke="{deep}" stroke-opacity=".75" stroke-width="14" transform="translate(4 6) scale(1.03)" filter="url(#{id}near)"/></g>"#
    );
    put!(canvas, r#"<rect {shape} fill="none" stroke="{deep}" stroke-opacity=".5" stroke-width=".8"/></g>"#);
    put!(
        canvas,
        r#"<filter id="{id}near" x="-20%" y="-30%" width="140%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>"#
    );
}

fn define_beans(canvas: &mut Canvas, palette: &Palette, beans: &UsedBeans) {
    let (id, glow) = (canvas.id(), palette.glow);
    for (sort, skin) in palette.skins.iter().enumerate() {
        radial(
            canvas,
            &format!("skin{sort}"),
            r#"cx=".38" cy=".26" r=".8""#,
            &[(0.0, skin.lit, 1.0), (0.45, skin.base, 1.0), (1.0, skin.shade, 1.0)],
        );
    }
    for turn in beans.turns() {
        let outline = bean::outline(turn, (0.0, 0.0));
        put!(
            canvas,
            r#"<path id="{id}halo{turn}" d="{outline}" fill="{glow}" stroke="{glow}" stroke-width="5" stroke-linejoin="round" opacity=".85"/>"#
        );
        put!(
            canvas,
            r#"<path id="{id}ghost{turn}" d="{outline}" fill="{glow}" fill-opacity=".13" stroke="{glow}" stroke-opacity=".75" stroke-width="1.2" stroke-dasharray="3 2.4"/>"#
        );
    }
    for (sort, turn) in beans.sorts_and_turns() {
        let skin = &palette.skins[usize::from(sort)];
        let (outline, shadow, umbra) =
            (bean::outline(turn, (0.0, 0.0)), bean::outline(turn, (2.8, 4.0)), bean::outline(turn, (1.4, 2.2)));
        put!(canvas, r#"<g id="{id}bean{sort}-{turn}"><path d="{shadow}" fill-opacity=".15"/>"#);
        put!(canvas, r#"<path d="{umbra}" fill-opacity=".2"/>"#);
        put!(
            canvas,
            r#"<path d="{outline}" fill="url(#{id}skin{sort})" stroke="{}" stroke-opacity=".6" stroke-width=".7"/>"#,
            skin.shade
        );
        if sort == 0 {
            let [broad, fine] = bean::streaks(turn);
            put!(
                canvas,
                r#"<g fill="none" stroke="{}" stroke-opacity=".7" stroke-linecap="round"><path d="{broad}" stroke-width="1.9"/><path d="{fine}"/></g>"#,
                skin.streak
            );
        }
        let (eye, gleam) = (bean::eye(turn), bean::gleam(turn));
        put!(canvas, r#"{eye} fill="{}" fill-opacity=".85"/>{gleam} fill="url(#{id}gleam)"/></g>"#, skin.eye);
    }
}

/// What the board lies on.
pub(crate) fn page(canvas: &mut Canvas) {
    put!(canvas, r#"<rect width="100%" height="100%" fill="url(#{}page)"/>"#, canvas.id());
}

/// The board and its shadow.
pub(crate) fn board(canvas: &mut Canvas, palette: &Palette, layout: Layout) {
    let id = canvas.id();
    let board = layout.board();
    let rect = |inset: f64, dx: f64, dy: f64| {
        format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{}""#,
            Num(board.x + inset + dx),
            Num(board.y + inset + dy),
            Num(board.width - 2.0 * inset),
            Num(board.height - 2.0 * inset),
            Num(CORNER - inset)
        )
    };
    let (outside, top) = (rect(0.0, 3.0, 17.0), rect(0.0, 0.0, 0.0));
    put!(canvas, r#"{outside} fill-opacity="{}" filter="url(#{id}soft)"/>"#, palette.shadow);
    put!(canvas, r#"{} fill="url(#{id}side)"/>"#, rect(0.0, 0.0, THICKNESS));
    put!(canvas, r#"<clipPath id="{id}top">{top}/></clipPath>{top} fill="url(#{id}wood)"/>"#);
    draw_grain(canvas, palette, board);
    put!(canvas, r#"{} fill="none" stroke="url(#{id}chamfer)" stroke-width="2.4"/>"#, rect(1.2, 0.0, 0.0));
    // A groove is a dark line with a lit one below it.
    for (colour, opacity, dx, dy) in [(palette.cut, 0.35, 0.7, 1.1), (palette.grain, 0.5, 0.0, 0.0)] {
        put!(
            canvas,
            r#"{} fill="none" stroke="{colour}" stroke-opacity="{}" stroke-width="1.6"/>"#,
            rect(GROOVE, dx, dy),
            Num(opacity)
        );
    }
}

fn draw_grain(canvas: &mut Canvas, palette: &Palette, board: Rect) {
    let Grain { fine, middle, broad, pores } = wood::grain(board);
    put!(canvas, r#"<g clip-path="url(#{}top)" fill="none" stroke="{}">"#, canvas.id(), palette.grain);
    for (path, width, opacity) in [(broad, 4.4, 0.1), (middle, 1.4, 0.16), (fine, 0.7, 0.3), (pores, 0.8, 0.22)] {
        put!(canvas, r#"<path d="{path}" stroke-width="{}" stroke-opacity="{}"/>"#, Num(width), Num(opacity));
    }
    put!(canvas, "</g>");
}
