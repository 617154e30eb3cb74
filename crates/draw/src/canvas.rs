//! An SVG document in the making: its text so far, numbers as SVG wants them, and text made safe for XML.

use std::fmt::{self, Write as _};

/// A number as SVG wants it, without trailing zeros: a tenth is fine enough for a place, a hundredth for a share.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Num(pub f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (scale, digits) = if self.0.abs() < 1.0 { (100, 2) } else { (10, 1) };
        let scaled = (self.0 * f64::from(scale)).round() as i64;
        let sign = if scaled < 0 { "-" } else { "" };
        let (whole, part) = (scaled.abs() / i64::from(scale), scaled.abs() % i64::from(scale));
        match (whole, part) {
            (_, 0) => write!(f, "{sign}{whole}"),
            (0, _) if part % 10 == 0 && digits == 2 => write!(f, "{sign}.{}", part / 10),
            (0, _) => write!(f, "{sign}.{part:0digits$}"),
            (_, _) => write!(f, "{sign}{whole}.{part:0digits$}"),
        }
    }
}

/// Text with what XML can't hold dropped and what it reserves escaped.
#[derive(Clone, Copy)]
pub(crate) struct Escaped<'a>(pub &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                '\u{fffe}' | '\u{ffff}' => {}
                _ if c.is_control() => {}
                _ => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// The text of a document so far, and what the names of its definitions begin with.
pub(crate) struct Canvas<'a> {
    text: String,
    id: &'a str,
}

impl<'a> Canvas<'a> {
    /// An empty document whose definitions are named `id` and their own name.
    pub fn new(id: &'a str) -> Canvas<'a> {
        Canvas { text: String::new(), id }
    }

    /// What the names of definitions begin with.
    pub fn id(&self) -> &'a str {
        self.id
    }

    /// Appends; writing to a string can't fail.
    pub fn put(&mut self, piece: fmt::Arguments<'_>) {
        let _ = self.text.write_fmt(piece);
    }

    /// The text.
    pub fn finish(self) -> String {
        self.text
    }
}

/// Appends to a [`Canvas`] as `write!` does.
macro_rules! put {
    ($canvas:expr, $($piece:tt)*) => { $canvas.put(format_args!($($piece)*)) };
}
pub(crate) use put;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_never_in_scientific_form() {
        for (number, text) in [
            (0.0, "0"),
            (-0.001, "0"),
            (0.5, ".5"),
            (-0.05, "-.05"),
            (0.999, "1"),
            (1.04, "1"),
            (1.05, "1.1"),
            (-12.34, "-12.3"),
            (1e6, "1000000"),
        ] {
            assert_eq!(Num(number).to_string(), text, "{number}");
        }
    }

    #[test]
    fn text_can_neither_end_its_element_nor_break_the_document() {
        let nasty = "</text>&\"\u{0}\u{b}\u{ffff}\na";
        assert_eq!(Escaped(nasty).to_string(), "&lt;/text&gt;&amp;&quot; a");
    }
}
