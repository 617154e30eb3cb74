//! The course of a game as a small plot of columns.

use beanduel_rules::Player;
use ratatui::text::{Line, Span};

use super::view::View;
use crate::review::{Strokes, chart};
use crate::text::Text;

/// Columns of a plot, its labels included.
const COLUMNS: usize = 66;

/// Margins after each ply, in hundredths of a bean, South's view, as lines: South ahead above the axis, North below; numbers below
/// the places of the marks.
pub fn lines(margins: &[i32], marks: &[usize], view: &View, text: &Text) -> Vec<Line<'static>> {
    let [on, _] = view.glyphs.bar;
    let [lower, upper] = view.glyphs.halves;
    let strokes = Strokes { filled: [on, lower, upper], axis: view.glyphs.plain[4] };
    let rows = chart(margins, marks, COLUMNS, strokes, text).into_iter();
    rows.map(|row| {
        let style = match row.player {
            Some(Player::South) => view.palette.south,
            Some(Player::North) => view.palette.north,
            None => view.palette.dim,
        };
        Line::from(vec![Span::raw(row.label), Span::styled(row.cells, style)])
    })
    .collect()
}
