//! The backslash in tag values and comments: how any character is written where a file couldn't hold it plain.
//!
//! A backslash takes the special meaning from the character after it, unless that is a letter or digit; `\u{2a}` is the
//! character with that hexadecimal number; any other backslash is just a backslash.

use alloc::string::String;
use core::fmt::{self, Write};

/// The character that a backslash means with `rest` behind it, and how many bytes of `rest` belong to it.
pub(super) fn escaped(rest: &str) -> (char, usize) {
    if let Some(digits) = rest.strip_prefix("u{") {
        // The largest number has six digits: no need to look for the end any further.
        let end = digits.bytes().take(7).position(|c| !c.is_ascii_hexdigit()).unwrap_or(0);
        if digits[end..].starts_with('}')
            && let Some(c) = u32::from_str_radix(&digits[..end], 16).ok().and_then(char::from_u32)
        {
            return (c, end + 3);
        }
    }
    match rest.chars().next() {
        Some(c) if !c.is_alphanumeric() => (c, c.len_utf8()),
        _ => ('\\', 0),
    }
}

/// The value of a tag as it was meant.
pub(super) fn read_value(written: &str) -> String {
    let mut value = String::with_capacity(written.len());
    let mut rest = written;
    while let Some(backslash) = rest.find('\\') {
        value.push_str(&rest[..backslash]);
        rest = &rest[backslash + 1..];
        let (c, length) = escaped(rest);
        value.push(c);
        rest = &rest[length..];
    }
    value.push_str(rest);
    value
}

/// Writes the value of a tag, without the quotes around it.
pub(super) fn write_value(out: &mut impl Write, value: &str) -> fmt::Result {
    for c in value.chars() {
        match c {
            '"' | '\\' => write!(out, "\\{c}")?,
            c if c.is_control() => write_number(out, c)?,
            c => out.write_char(c)?,
        }
    }
    Ok(())
}

/// Writes a character by its number.
pub(super) fn write_number(out: &mut impl Write, c: char) -> fmt::Result {
    write!(out, "\\u{{{:x}}}", u32::from(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backslash_means_what_it_is_said_to_mean() {
        for (written, value) in [
            (r#"a \"b\" \\ c"#, r#"a "b" \ c"#),
            (r"C:\temp\x", r"C:\temp\x"),
            (r"\u{41}\u{1F600}\u{a}", "A😀\n"),
            (
                r"\u{} \u{110000} \u{d800} \u{0000041} \u{+41} \u{41 \u",
                r"\u{} \u{110000} \u{d800} \u{0000041} \u{+41} \u{41 \u",
            ),
            (r"\ß\€\", r"\ß€\"),
        ] {
            assert_eq!(read_value(written), value, "{written}");
        }
    }
}
