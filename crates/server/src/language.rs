//! Which language a page is in: the one its path names, else the one that was set, else what the browser asks for.

use beanduel_text::Language;
use fluent_langneg::{NegotiationStrategy, accepted_languages, convert_vec_str_to_langids_lossy, negotiate_languages};

/// The language of a page.
pub fn choose(path: Option<&str>, set: Option<&str>, accepted: &str) -> Language {
    path.and_then(Language::of_code).or_else(|| set.and_then(Language::of_code)).unwrap_or_else(|| negotiated(accepted))
}

/// The language of ours that an `Accept-Language` header prefers; English where it wants none of them.
fn negotiated(accepted: &str) -> Language {
    // The library takes them in the order they are written; browsers write them by preference, others need not.
    let quality = |part: &&str| {
        let said = part.split_once(";q=").and_then(|(_, quality)| quality.trim().parse::<f32>().ok());
        (said.unwrap_or(1.0).clamp(0.0, 1.0) * 1000.0) as u16
    };
    let mut parts: Vec<&str> = accepted.split(',').collect();
    parts.sort_by_key(|part| std::cmp::Reverse(quality(part)));
    let wanted = accepted_languages::parse(&parts.join(","));
    let ours = convert_vec_str_to_langids_lossy(Language::ALL.map(Language::code));
    let english = ours[0].clone();
    let best = negotiate_languages(&wanted, &ours, Some(&english), NegotiationStrategy::Lookup);
    best.first().and_then(|tag| Language::of_code(tag.language.as_str())).unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_comes_before_the_setting_and_that_before_the_browser() {
        assert_eq!(choose(Some("cs"), Some("de"), "en"), Language::Cs);
        assert_eq!(choose(None, Some("de"), "cs"), Language::De);
        assert_eq!(choose(None, Some("xx"), "cs"), Language::Cs);
        assert_eq!(choose(None, None, "cs"), Language::Cs);
    }

    #[test]
    fn the_browser_gets_what_it_likes_best_of_what_there_is() {
        for (accepted, language) in [
            ("", Language::En),
            ("fr", Language::En),
            ("de-AT,de;q=0.9,en;q=0.8", Language::De),
            ("fr-FR,fr;q=0.9,cs;q=0.5,en;q=0.3", Language::Cs),
            ("en;q=0.1,de;q=0.7", Language::De),
            ("*", Language::En),
            (";;;q=,,\u{fffd}", Language::En),
        ] {
            assert_eq!(negotiated(accepted), language, "{accepted}");
        }
    }
}
