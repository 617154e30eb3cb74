//! A line of somebody's text with a caret under one of its characters, and text made safe to show.

use unicode_width::UnicodeWidthChar;

/// How far the line and the caret are indented.
const INDENT: &str = "  ";

/// The line and, below it, a caret under its character `column` (from 1; one past the last is the end). Of a line wider
/// than `width` columns only the part around the caret is shown.
pub fn marked_line(line: &str, column: u64, width: usize) -> String {
    let characters: Vec<char> = line.chars().map(shown).collect();
    let marked = usize::try_from(column.saturating_sub(1)).unwrap_or(usize::MAX).min(characters.len());
    let room = width.saturating_sub(INDENT.len() + 2).max(8);
    // A third of the room for what follows the caret, the rest for what leads to it.
    let first = fitting(characters[..marked].iter().rev(), room - room / 3).map_or(0, |count| marked - count);
    let used = columns(&characters[first..marked]);
    let last = fitting(characters[marked..].iter(), room - used).map_or(characters.len(), |count| marked + count);
    let (lead, trail) = (if first > 0 { "…" } else { "" }, if last < characters.len() { "…" } else { "" });
    let part: String = characters[first..last].iter().collect();
    let gap = " ".repeat(lead.chars().count() + used);
    format!("{INDENT}{lead}{part}{trail}\n{INDENT}{gap}^")
}

/// The text without what could move a terminal's cursor or turn its direction.
pub fn harmless(text: &str) -> String {
    text.chars().map(shown).collect()
}

fn shown(c: char) -> char {
    match c {
        '\t' => ' ',
        // Directional marks and the like are invisible, so a caret could not point at them either.
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' => '\u{fffd}',
        c if c.is_control() => '\u{fffd}',
        c => c,
    }
}

fn columns(characters: &[char]) -> usize {
    characters.iter().map(|c| c.width().unwrap_or(0)).sum()
}

/// How many of the characters fit into `room` columns, if not all do.
fn fitting<'a>(characters: impl Iterator<Item = &'a char>, room: usize) -> Option<usize> {
    let mut used = 0;
    for (count, c) in characters.enumerate() {
        used += c.width().unwrap_or(0);
        if used > room {
            return Some(count);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_caret_stands_under_its_character() {
        assert_eq!(marked_line("s4 x3", 4, 80), "  s4 x3\n     ^");
        assert_eq!(marked_line("s4", 3, 80), "  s4\n    ^", "the end");
        assert_eq!(marked_line("", 1, 80), "  \n  ^", "nothing");
        assert_eq!(marked_line("s4", 99, 80), "  s4\n    ^", "far out");
    }

    #[test]
    fn wide_and_joined_characters_move_the_caret_by_their_columns() {
        assert_eq!(marked_line("豆豆 x", 4, 80), "  豆豆 x\n       ^");
        assert_eq!(marked_line("e\u{301}x", 3, 80), "  e\u{301}x\n   ^");
        assert_eq!(marked_line("\ta\u{1b}x", 4, 80), "   a\u{fffd}x\n     ^");
    }

    #[test]
    fn of_a_long_line_the_part_around_the_caret_is_shown() {
        let line: String = ('a'..='z').cycle().take(200).collect();
        for column in 1..=201 {
            let marked = marked_line(&line, column, 40);
            let (shown, caret) = marked.split_once('\n').unwrap();
            assert!(shown.chars().count() <= 40, "{shown}");
            let under = shown.chars().nth(caret.chars().count() - 1);
            assert_eq!(under, line.chars().nth(column as usize - 1), "column {column}");
        }
    }
}
