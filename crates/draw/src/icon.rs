//! The game's sign: a bowl with three beans on a piece of the board.

use beanduel_rules::Player;

use crate::canvas::{Canvas, Num, put};
use crate::layout::{Layout, Strips};
use crate::materials;
use crate::picture::Form;
use crate::scene::UsedBeans;
use crate::theme::Theme;

/// Sort, turn and place of each bean.
const BEANS: [(u8, u8, f64, f64); 3] = [(0, 1, -9.0, -9.0), (1, 8, 11.0, 0.0), (2, 11, -5.0, 14.0)];

/// The sign as a square SVG picture, oak by daylight. All that matters lies in the middle four fifths, so that it may be cut
/// to a circle.
pub fn icon() -> String {
    let palette = Theme::Light.palette();
    let layout = Layout::new(1, Strips::Bare, Form::Wide, Player::South);
    let mut canvas = Canvas::new("icon-");
    let beans = UsedBeans::these(&BEANS.map(|(sort, turn, ..)| (sort, turn)));
    put!(
        canvas,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-64 -64 128 128" width="128" height="128"><defs>"#
    );
    materials::define(&mut canvas, palette, layout, &beans);
    put!(canvas, r#"</defs><rect x="-64" y="-64" width="128" height="128" rx="26" fill="url(#icon-wood)"/>"#);
    put!(canvas, r##"<use href="#icon-cups" transform="scale(1.18)"/>"##);
    for (sort, turn, x, y) in BEANS {
        put!(
            canvas,
            r##"<use href="#icon-bean{sort}-{turn}" transform="translate({} {}) scale(1.15)"/>"##,
            Num(x),
            Num(y)
        );
    }
    put!(canvas, "</svg>\n");
    canvas.finish()
}

/// The sign as PNG, so many pixels wide and high.
///
/// # Errors
/// If the width is out of bounds.
#[cfg(feature = "png")]
pub fn icon_png(width: u32) -> Result<Vec<u8>, crate::png::PngError> {
    crate::png::render(&icon(), width)
}
