//! Black lines on white: the definitions of the print theme, under the names that the materials have.

use beanduel_rules::Player;

use crate::bean;
use crate::canvas::{Canvas, Num, put};
use crate::layout::{CORNER, CUP, Layout, POT, Rect, STOCK_HALF_HEIGHT, STOCK_HALF_WIDTH};
use crate::scene::UsedBeans;

/// Vessels, marks and beans.
pub(crate) fn define(canvas: &mut Canvas, layout: Layout, beans: &UsedBeans) {
    let id = canvas.id();
    for player in Player::ALL {
        let (side, heading) = (player.letter(), layout.heading(player));
        for (name, radius, stroke) in [("cup", CUP, 2.0), ("pot", POT, 4.0)] {
            let radius = radius - stroke / 2.0;
            put!(
                canvas,
                r##"<circle id="{id}{name}{side}" r="{}" fill="#fff" stroke="#000" stroke-width="{}"/>"##,
                Num(radius),
                Num(stroke)
            );
        }
        put!(canvas, r#"<path id="{id}lip{side}" d="M42 -12L57 0L42 12Z" transform="rotate({heading})"/>"#);
        put!(
            canvas,
            r##"<g id="{id}stop{side}" transform="rotate({heading})" stroke="#000"><circle r="44" fill="none" stroke-width="2.4"/><path d="M48.5 -15V15" stroke-width="6"/></g>"##
        );
    }
    put!(
        canvas,
        r##"<rect id="{id}stock" x="{}" y="{}" width="{}" height="{}" rx="{h}" fill="#fff" stroke="#000" stroke-width="1.6" stroke-dasharray="6 4"/>"##,
        Num(-STOCK_HALF_WIDTH),
        Num(-STOCK_HALF_HEIGHT),
        Num(2.0 * STOCK_HALF_WIDTH),
        Num(2.0 * STOCK_HALF_HEIGHT),
        h = Num(STOCK_HALF_HEIGHT)
    );
    for turn in beans.turns() {
        let outline = bean::outline(turn, (0.0, 0.0));
        put!(canvas, r##"<path id="{id}halo{turn}" d="{outline}" stroke="#000" stroke-width="4.5"/>"##);
        put!(
            canvas,
            r##"<path id="{id}ghost{turn}" d="{outline}" fill="#fff" stroke="#000" stroke-dasharray="2 2.4"/>"##
        );
    }
    for (sort, turn) in beans.sorts_and_turns() {
        let (outline, eye) = (bean::outline(turn, (0.0, 0.0)), bean::eye(turn));
        put!(
            canvas,
            r##"<g id="{id}bean{sort}-{turn}"><path d="{outline}" fill="#fff" stroke="#000" stroke-width="1.4"/>{eye}/></g>"##
        );
    }
}

/// The sheet.
pub(crate) fn page(canvas: &mut Canvas) {
    put!(canvas, r##"<rect width="100%" height="100%" fill="#fff"/>"##);
}

/// The board.
pub(crate) fn board(canvas: &mut Canvas, layout: Layout) {
    let Rect { x, y, width, height } = layout.board();
    let (x, y, width, height) = (Num(x), Num(y), Num(width), Num(height));
    put!(
        canvas,
        r##"<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{CORNER}" fill="#fff" stroke="#000" stroke-width="2.5"/>"##
    );
}
