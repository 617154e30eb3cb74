//! The course of a game in columns of characters: South ahead above the axis, North below it.

use beanduel_engine::Review;
use beanduel_rules::{Eval, Player};
use unicode_width::UnicodeWidthStr;

use crate::names;
use crate::text::Text;

/// Rows above the axis, and as many below.
const ROWS: usize = 4;

/// The characters of a chart.
#[derive(Clone, Copy, Debug)]
pub struct Strokes {
    /// All of a place, its lower half, its upper half.
    pub filled: [char; 3],
    /// The axis.
    pub axis: char,
}

impl Strokes {
    /// Blocks.
    pub const BLOCKS: Strokes = Strokes { filled: ['█', '▄', '▀'], axis: '─' };
}

/// A row of a chart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// What stands before it, padded.
    pub label: String,
    /// What it shows.
    pub cells: String,
    /// Who is ahead there; nobody on the axis and at the foot.
    pub player: Option<Player>,
}

/// The final margins that best play leads to from each position, in hundredths of a bean, South's view.
pub fn margins(review: &Review) -> Vec<i32> {
    review
        .margins()
        .map(|margin| match margin {
            Eval::Exact(beans) => 100 * beans,
            Eval::Estimate(hundredths) => hundredths,
        })
        .collect()
}

/// A chart of margins, in hundredths of a bean, South's view, at most so many columns wide; below it the numbers 1, 2, ... at the
/// places of `marks`.
pub fn chart(margins: &[i32], marks: &[usize], columns: usize, strokes: Strokes, text: &Text) -> Vec<Row> {
    let most = margins.iter().map(|margin| margin.abs()).max().unwrap_or(0).max(100);
    let beans = (most + 99) / 100;
    let names = Player::ALL.map(|player| format!("{} +{beans} ", text.get(names::key(player))));
    let label_width = names.iter().map(|name| name.width()).max().unwrap_or(0);
    let columns = columns.saturating_sub(label_width).max(2);
    let sampled = sample(margins, columns);
    // Every margin but zero fills at least half a row.
    let halves = |margin: i32| (margin.unsigned_abs() as usize * 2 * ROWS).div_ceil(100 * beans as usize);
    let row = |name: &str, player, cell: &dyn Fn(i32) -> char| Row {
        label: format!("{}{name}", " ".repeat(label_width - name.width())),
        cells: sampled.iter().map(|&margin| cell(margin)).collect(),
        player,
    };
    let [all, lower, upper] = strokes.filled;
    let side = |player: Player, level: usize| {
        let name = if level == ROWS { names[usize::from(player == Player::North)].as_str() } else { "" };
        row(name, Some(player), &|margin| {
            let ahead = if player == Player::South { margin > 0 } else { margin < 0 };
            match halves(margin) {
                halves if ahead && halves >= 2 * level => all,
                halves if ahead && halves + 1 == 2 * level => [lower, upper][usize::from(player == Player::North)],
                _ => ' ',
            }
        })
    };
    let above = (1..=ROWS).rev().map(|level| side(Player::South, level));
    let below = (1..=ROWS).map(|level| side(Player::North, level));
    let mut rows: Vec<Row> = above.chain([row("0 ", None, &|_| strokes.axis)]).chain(below).collect();
    if !marks.is_empty() {
        rows.push(Row {
            label: " ".repeat(label_width),
            cells: numbers(marks, margins.len(), sampled.len()),
            player: None,
        });
    }
    rows
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

/// The numbers of marks below the columns of what they mark; where two fall on one column, the later moves to the right.
fn numbers(marks: &[usize], values: usize, columns: usize) -> String {
    let mut line = String::new();
    for (number, &mark) in marks.iter().enumerate() {
        let column = if columns > values { 2 * mark } else { (mark * (columns - 1)).div_ceil((values - 1).max(1)) };
        let gap = column.saturating_sub(line.len()).max(usize::from(line.ends_with(|c: char| c.is_ascii_digit())));
        line.push_str(&" ".repeat(gap));
        line.push_str(&(number + 1).to_string());
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn cells(margins: &[i32], marks: &[usize], columns: usize) -> Vec<String> {
        let rows = chart(margins, marks, columns, Strokes::BLOCKS, &Text::new(Language::En));
        rows.into_iter().map(|row| format!("{}{}", row.label, row.cells).trim_end().to_owned()).collect()
    }

    #[test]
    fn south_is_above_and_north_below_to_half_a_row() {
        assert_eq!(
            cells(&[0, 50, 100, 400, -400, -50], &[3, 4], 80),
            [
                "South +4       ██",
                "               ██",
                "               ██",
                "           ▄▄████",
                "       0 ────────────",
                "                 ██▀▀",
                "                 ██",
                "                 ██",
                "North +4         ██",
                "               1 2",
            ]
        );
    }

    #[test]
    fn a_sample_keeps_both_ends() {
        let values: Vec<i32> = (0..1000).collect();
        let sampled = sample(&values, 56);
        assert_eq!((sampled.len(), sampled[0], sampled[55]), (56, 0, 999));
        assert_eq!(sample(&[1, 2], 56), [1, 1, 2, 2]);
    }

    #[test]
    fn marks_stay_apart_and_below_their_columns() {
        assert_eq!(numbers(&[0, 1, 2], 3, 3), "1 2 3");
        assert_eq!(numbers(&[0, 999], 1000, 40), format!("1{}2", " ".repeat(38)));
    }

    #[test]
    fn a_game_without_moves_has_a_chart() {
        assert_eq!(cells(&[0], &[], 40).len(), 9);
    }
}
