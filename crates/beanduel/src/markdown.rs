//! A page in Markdown, set for the terminal: wrapped to its width, with headings, lists and boards as written.
//!
//! Only what our own pages use is known: headings, paragraphs, lists, code, strong and emphasised words.

use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};
use unicode_width::UnicodeWidthStr;

/// The type a page is set in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Type {
    /// Plain characters; headings are underlined with others.
    #[default]
    Plain,
    /// Bold and slanted type by a terminal's escape codes.
    Bold,
}

/// The page, in lines of at most `width` columns where its words allow it. What isn't prose is never wrapped.
pub fn render(page: &str, width: usize, kind: Type) -> String {
    let mut setter = Setter { width, kind, ..Setter::default() };
    for event in Parser::new(page) {
        setter.take(event);
    }
    setter.out
}

#[derive(Default)]
struct Setter {
    width: usize,
    kind: Type,
    out: String,
    /// The words of the paragraph being read.
    words: Vec<Word>,
    /// Whether a blank parts the next piece of text from the last word.
    parted: bool,
    face: Face,
    /// The block being read is a code block.
    verbatim: bool,
    /// For each open list the number of its next item, if it is numbered.
    lists: Vec<Option<u64>>,
    /// What stands before the first line of the item being begun.
    marker: String,
    /// What stands before all further lines, by open item.
    indents: Vec<usize>,
}

/// How words stand out.
#[derive(Clone, Copy, Default)]
struct Face {
    strong: bool,
    emphasis: bool,
}

impl Face {
    /// The terminal's code for it, if it has one.
    const fn code(self) -> Option<&'static str> {
        match (self.strong, self.emphasis) {
            (false, false) => None,
            (true, false) => Some("1"),
            (false, true) => Some("3"),
            (true, true) => Some("1;3"),
        }
    }
}

/// A word with the escape codes of its type, and the columns it takes.
#[derive(Default)]
struct Word {
    shown: String,
    columns: usize,
}

impl Setter {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.verbatim => self.set_verbatim(&text),
            Event::Text(text) => self.add(&text, self.face),
            Event::Code(text) => self.add(&text, Face { strong: true, ..self.face }),
            Event::SoftBreak => self.parted = true,
            Event::HardBreak => self.set_words(),
            other => unreachable!("our pages have no {other:?}"),
        }
    }

    fn start(&mut self, tag: &Tag<'_>) {
        match tag {
            Tag::Paragraph => self.gap(),
            Tag::Heading { .. } => {
                self.gap();
                self.face.strong = true;
            }
            Tag::CodeBlock(_) => {
                self.set_words();
                self.gap();
                self.verbatim = true;
            }
            Tag::List(first) => {
                self.set_words();
                if self.lists.is_empty() {
                    self.gap();
                }
                self.lists.push(*first);
            }
            Tag::Item => {
                let number = self.lists.last_mut().expect("an item is in a list");
                let marker = number.map_or("- ".to_owned(), |number| format!("{number}. "));
                *number = number.map(|number| number + 1);
                self.marker = marker;
                self.indents.push(self.marker.len());
            }
            Tag::Strong => self.face.strong = true,
            Tag::Emphasis => self.face.emphasis = true,
            other => unreachable!("our pages have no {other:?}"),
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Paragraph => self.set_words(),
            TagEnd::Heading(level) => {
                self.face.strong = false;
                self.set_heading(level);
            }
            TagEnd::CodeBlock => self.verbatim = false,
            TagEnd::List(_) => {
                self.lists.pop();
            }
            TagEnd::Item => {
                self.set_words();
                self.indents.pop();
            }
            TagEnd::Strong => self.face.strong = false,
            TagEnd::Emphasis => self.face.emphasis = false,
            other => unreachable!("our pages have no {other:?}"),
        }
    }

    /// A blank line, unless an item's marker waits for its text.
    fn gap(&mut self) {
        if !self.out.is_empty() && self.marker.is_empty() {
            self.out.push('\n');
        }
    }

    /// Adds text to the words of the paragraph.
    fn add(&mut self, text: &str, face: Face) {
        let is_blank = |c| c == ' ' || c == '\n';
        for (i, piece) in text.split(is_blank).enumerate() {
            self.parted |= i > 0;
            if piece.is_empty() {
                continue;
            }
            if self.parted || self.words.is_empty() {
                self.words.push(Word::default());
            }
            self.parted = false;
            let word = self.words.last_mut().expect("one was just made if there was none");
            word.columns += piece.width();
            match face.code().filter(|_| self.kind == Type::Bold) {
                Some(code) => word.shown.extend(["\u{1b}[", code, "m", piece, "\u{1b}[0m"]),
                None => word.shown.push_str(piece),
            }
        }
    }

    /// Sets the words read so far, wrapped.
    fn set_words(&mut self) {
        self.parted = false;
        let indent: usize = self.indents.iter().sum();
        let room = self.width.saturating_sub(indent).max(1);
        let mut used = 0;
        for word in std::mem::take(&mut self.words) {
            if used > 0 && used + 1 + word.columns <= room {
                self.out.push(' ');
                used += 1 + word.columns;
            } else {
                if used > 0 {
                    self.out.push('\n');
                }
                self.begin_line(indent);
                used = word.columns;
            }
            self.out += &word.shown;
        }
        if used > 0 {
            self.out.push('\n');
        }
    }

    fn begin_line(&mut self, indent: usize) {
        let marker = std::mem::take(&mut self.marker);
        self.out += &" ".repeat(indent - marker.len());
        self.out += &marker;
    }

    fn set_heading(&mut self, level: HeadingLevel) {
        let columns = self.words.iter().map(|word| word.columns + 1).sum::<usize>() - 1;
        self.set_words();
        if self.kind == Type::Plain {
            let line = if level == HeadingLevel::H1 { "=" } else { "-" };
            self.out += &line.repeat(columns.min(self.width));
            self.out.push('\n');
        }
    }

    fn set_verbatim(&mut self, text: &str) {
        let indent = 4 + self.indents.iter().sum::<usize>();
        for line in text.lines() {
            self.out += &" ".repeat(if line.is_empty() { 0 } else { indent });
            self.out += line;
            self.out.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    const PAGE: &str = "# The game\n\nTwo *players*, each with\n**four `cups`** and a pot.\n\n- first point, a rather long one\n- second\n\n1. one\n\n   more of it\n2. two\n\n## Board\n\n```\n( 1 ) ( 0 )\n```\n\nAfter it.\n";

    #[test]
    fn a_page_is_set_in_plain_characters() {
        let expected = "\
The game
========

Two players, each
with four cups and a
pot.

- first point, a
  rather long one
- second

1. one

   more of it
2. two

Board
-----

    ( 1 ) ( 0 )

After it.
";
        assert_eq!(render(PAGE, 20, Type::Plain), expected);
    }

    #[test]
    fn bold_type_takes_no_columns() {
        let set = render(PAGE, 20, Type::Bold);
        assert!(
            set.contains("\u{1b}[1mThe\u{1b}[0m \u{1b}[1mgame\u{1b}[0m\n\nTwo \u{1b}[3mplayers\u{1b}[0m, each\nwith"),
            "{set}"
        );
        assert!(set.contains("\u{1b}[1mcups\u{1b}[0m and a\n"), "{set}");
    }

    #[test]
    fn the_rules_pages_can_be_set_at_any_width() {
        for language in Language::ALL {
            for width in [1, 40, 80] {
                for kind in [Type::Plain, Type::Bold] {
                    let set = render(language.rules_page(), width, kind);
                    assert!(set.ends_with('\n') && !set.contains("\n\n\n"), "{language:?} at {width}");
                }
            }
            let set = render(language.rules_page(), 80, Type::Plain);
            assert!(set.lines().all(|line| line.width() <= 80), "{language:?}");
        }
    }
}
