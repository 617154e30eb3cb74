//! The rules page of the terminal as HTML: its boards become pictures, and what it says about characters is said about these.

use beanduel_text::Text;
use pulldown_cmark::{CodeBlockKind, Event, Parser, Tag, TagEnd, html};

/// The page as HTML, with these pictures in place of its boards, the first being the start; `live` follows the last.
pub fn html_of(text: &Text, pictures: &[String], live: &str) -> String {
    let page = about_pictures(text);
    let mut boards = pictures.iter();
    let mut in_board = false;
    let events = Parser::new(&page).filter_map(|event| match event {
        Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented)) => {
            in_board = true;
            let picture = boards.next().map_or("", String::as_str);
            let after = if boards.len() == 0 { live } else { "" };
            Some(Event::Html(format!("<div class=\"served wide\">{picture}</div>{after}").into()))
        }
        Event::End(TagEnd::CodeBlock) => {
            in_board = false;
            None
        }
        _ if in_board => None,
        event => Some(event),
    });
    let mut out = String::new();
    html::push_html(&mut out, events);
    out
}

/// The page in Markdown, with what it says of the boards' characters replaced.
fn about_pictures(text: &Text) -> String {
    let page = text.language().rules_page();
    let board = text.get("web-rules-board");
    let marks = text.get("web-rules-marks");
    // The paragraph below the first board explains it.
    let (before, rest) = page.split_once("```\n\n").unwrap_or((page, ""));
    let (_, after) = rest.split_once("\n\n").unwrap_or((rest, ""));
    let page = format!("{before}```\n\n{board}\n\n{after}");
    // One sentence says how cups are marked.
    let Some(sign) = page.find("`\u{25b8}`") else { return page };
    let start = page[..sign].rfind(". ").map_or(0, |at| at + 2);
    let start = page[..sign].rfind(".\n").map_or(start, |at| start.max(at + 2));
    let end = page[sign..].find(".\n").map_or(page.len(), |at| sign + at + 1);
    format!("{}{marks}{}", &page[..start], &page[end..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use beanduel_text::Language;

    #[test]
    fn boards_become_pictures_and_nothing_speaks_of_characters() {
        for language in Language::ALL {
            let text = Text::new(language);
            let pictures: Vec<String> = (0..4).map(|i| format!("<svg>{i}</svg>")).collect();
            let page = html_of(&text, &pictures, "<live>");
            for picture in &pictures {
                assert_eq!(page.matches(picture.as_str()).count(), 1, "{language:?}");
            }
            assert!(page.contains("<svg>3</svg></div><live>"), "{language:?}");
            for sign in ["\u{25b8}", "\u{2590}", "<pre>", "\u{276f}", "│"] {
                assert!(!page.contains(sign), "{language:?}: {sign}");
            }
            for kept in [text.get("web-rules-board"), text.get("web-rules-marks")] {
                assert!(page.contains(&*kept), "{language:?}: {kept}");
            }
            let headings = language.rules_page().lines().filter(|line| line.starts_with('#')).count();
            assert_eq!(page.matches("<h").count(), headings, "{language:?}");
        }
    }
}
