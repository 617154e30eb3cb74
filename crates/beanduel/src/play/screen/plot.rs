//! The course of the margin as a small plot of columns.

use beanduel_rules::Player;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::view::View;
use crate::play::sentences;
use crate::text::Text;

const COLUMNS: usize = 56;
const ROWS_A_SIDE: usize = 4;

/// The margins after each ply, South's view, as lines: South ahead above the axis, North below.
pub fn lines(margins: &[i32], view: &View, text: &Text) -> Vec<Line<'static>> {
    let columns = sample(margins, COLUMNS);
    let most = margins.iter().map(|margin| margin.abs()).max().unwrap_or(0).max(1);
    // Every margin but zero fills at least one row.
    let rows = |margin: i32| (margin.unsigned_abs() as usize * ROWS_A_SIDE).div_ceil(most as usize);
    let [on, _] = view.glyphs.bar;
    let (south, north) = (sentences::player(text, Player::South), sentences::player(text, Player::North));
    let names = [format!("{south} +{most} "), format!("{north} +{most} ")];
    let label_width = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let label = |text: &str| Span::raw(format!("{}{text}", " ".repeat(label_width - text.width())));
    let row = |name: &str, style, filled: &dyn Fn(i32) -> bool| {
        let cells: String = columns.iter().map(|&margin| if filled(margin) { on } else { ' ' }).collect();
        Line::from(vec![label(name), Span::styled(cells, style)])
    };
    let mut lines = Vec::new();
    for level in (1..=ROWS_A_SIDE).rev() {
        let name = if level == ROWS_A_SIDE { &names[0] } else { "" };
        lines.push(row(name, view.palette.south, &|margin| margin > 0 && rows(margin) >= level));
    }
    let axis: String = std::iter::repeat_n(view.glyphs.plain[4], columns.len()).collect();
    lines.push(Line::from(vec![label("0 "), Span::styled(axis, view.palette.dim)]));
    for level in 1..=ROWS_A_SIDE {
        let name = if level == ROWS_A_SIDE { &names[1] } else { "" };
        lines.push(row(name, view.palette.north, &|margin| margin < 0 && rows(margin) >= level));
    }
    lines
}

/// At most `columns` of the values, evenly chosen, the first and the last among them; short courses stretch to two columns a value.
fn sample(values: &[i32], columns: usize) -> Vec<i32> {
    if values.len() > columns {
        (0..columns).map(|i| values[i * (values.len() - 1) / (columns - 1)]).collect()
    } else if values.len() * 2 <= columns {
        values.iter().flat_map(|&value| [value, value]).collect()
    } else {
        values.to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_keeps_both_ends() {
        let values: Vec<i32> = (0..1000).collect();
        let sampled = sample(&values, 56);
        assert_eq!((sampled.len(), sampled[0], sampled[55]), (56, 0, 999));
        assert_eq!(sample(&[1, 2], 56), [1, 1, 2, 2]);
    }
}
