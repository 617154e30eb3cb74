//! The words of a record: what stands at one place of a line outside comments.

use crate::fault::Expected;
use crate::player::BySide;

/// Two pots as they are written, or `None` for `*`.
pub(super) type Score = Option<BySide<u32>>;

/// One word of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Tag(TagText<'a>),
    /// `{`: the comment follows.
    CommentStart,
    /// `;`: the rest of the line is a comment.
    LineCommentStart,
    /// `12.` or `12...`.
    Turn {
        number: u32,
        /// How many dots, perhaps none.
        dots: usize,
    },
    /// What should be a move.
    Move(&'a str),
    Nag(u8),
    VariationStart,
    VariationEnd,
    Result(Score),
}

/// `[Name "value"]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TagText<'a> {
    pub(super) name: &'a str,
    /// The value as written, and where it stands from the `[` on, in bytes.
    pub(super) value: &'a str,
    pub(super) value_at: usize,
}

/// The word that `text` begins with, which is no blank, and how many bytes it has.
///
/// # Errors
/// The byte that doesn't fit, and what was expected there.
pub(super) fn token(text: &str) -> Result<(Token<'_>, usize), (usize, Expected)> {
    let mut chars = text.chars();
    let Some(first) = chars.next() else { return Err((0, Expected::Move)) };
    Ok(match first {
        '[' => return tag(text),
        '{' => (Token::CommentStart, 1),
        ';' => (Token::LineCommentStart, 1),
        '(' => (Token::VariationStart, 1),
        ')' => (Token::VariationEnd, 1),
        '*' => (Token::Result(None), 1),
        '$' => {
            let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
            let number = text[1..=digits].parse().map_err(|_| (0, Expected::Nag))?;
            (Token::Nag(number), 1 + digits)
        }
        '!' | '?' => {
            let length = text.bytes().take_while(|&c| c == b'!' || c == b'?').count();
            let nag = GLYPHS.iter().position(|&glyph| glyph == &text[..length]).ok_or((0, Expected::Nag))?;
            (Token::Nag(nag as u8 + 1), length)
        }
        '0'..='9' => return number(text),
        _ => {
            let length = text.find(ends_word).unwrap_or(text.len()).max(first.len_utf8());
            (Token::Move(&text[..length]), length)
        }
    })
}

/// The glyphs that may follow a move, from number 1.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

fn ends_word(c: char) -> bool {
    c.is_whitespace() || matches!(c, '[' | ']' | '{' | '}' | '(' | ')' | ';' | '!' | '?' | '$' | '*')
}

/// A word that begins with a digit: the number of a turn or the pots reached.
fn number(text: &str) -> Result<(Token<'_>, usize), (usize, Expected)> {
    let read =
        |digits: &str| digits.bytes().fold(0u32, |n, c| n.saturating_mul(10).saturating_add(u32::from(c - b'0')));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|c| c.is_ascii_digit());
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if text[digits..].starts_with('-') {
        let word = &text[..text.find(ends_word).unwrap_or(text.len())];
        let north = &word[digits + 1..];
        if !is_number(north) {
            return Err((0, Expected::Result));
        }
        let pots = BySide { south: read(&text[..digits]), north: read(north) };
        return Ok((Token::Result(Some(pots)), word.len()));
    }
    let rest = text[digits..].trim_start_matches(|c: char| c == '.' || c == '…' || c.is_whitespace());
    let between = &text[digits..text.len() - rest.len()];
    let dots = between.chars().map(|c| if c == '…' { 3 } else { usize::from(c == '.') }).sum();
    Ok((Token::Turn { number: read(&text[..digits]), dots }, digits + between.len()))
}

/// `[Name "value"]`, blanks wherever they may be, on one line.
fn tag(text: &str) -> Result<(Token<'_>, usize), (usize, Expected)> {
    let behind_blanks = |at: usize| text.len() - text[at..].trim_start().len();
    let name_at = behind_blanks(1);
    let length = text[name_at..].bytes().take_while(|&c| c.is_ascii_alphanumeric() || c == b'_').count();
    if length == 0 {
        return Err((name_at, Expected::TagName));
    }
    let name = &text[name_at..name_at + length];
    let quote = behind_blanks(name_at + length);
    if !text[quote..].starts_with('"') {
        return Err((quote, Expected::TagValue));
    }
    let value_at = quote + 1;
    let mut escaped = false;
    let end = text[value_at..].bytes().position(|c| {
        let closes = c == b'"' && !escaped;
        escaped = c == b'\\' && !escaped;
        closes
    });
    let value_end = value_at + end.ok_or((quote, Expected::ValueEnd))?;
    let end = behind_blanks(value_end + 1);
    if !text[end..].starts_with(']') {
        return Err((end, Expected::TagEnd));
    }
    Ok((Token::Tag(TagText { name, value: &text[value_at..value_end], value_at }), end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn tokens(mut text: &str) -> Vec<Token<'_>> {
        let mut all = Vec::new();
        while !text.trim_start().is_empty() {
            text = text.trim_start();
            let (token, length) = token(text).unwrap();
            all.push(token);
            text = &text[length..];
        }
        all
    }

    #[test]
    fn words_need_no_blanks_between_them() {
        assert_eq!(
            tokens("1.s4!?(1. . .s3$7)2s1?? 41-35*"),
            [
                Token::Turn { number: 1, dots: 1 },
                Token::Move("s4"),
                Token::Nag(5),
                Token::VariationStart,
                Token::Turn { number: 1, dots: 3 },
                Token::Move("s3"),
                Token::Nag(7),
                Token::VariationEnd,
                Token::Turn { number: 2, dots: 0 },
                Token::Move("s1"),
                Token::Nag(4),
                Token::Result(Some(BySide { south: 41, north: 35 })),
                Token::Result(None),
            ]
        );
    }

    #[test]
    fn the_value_of_a_tag_ends_at_a_quote_without_a_backslash() {
        let text = r#"[ Name"a \" \\"]"#;
        assert_eq!(
            token(text),
            Ok((Token::Tag(TagText { name: "Name", value: r#"a \" \\"#, value_at: 7 }), text.len()))
        );
        assert_eq!(token(r#"[Name "a \"]"#), Err((6, Expected::ValueEnd)));
    }
}
