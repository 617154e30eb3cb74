//! What a person has set: cookies, read by the pages and by their scripts.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;

/// A setting: its name as a cookie and in the form, and its values, the first of which holds where nothing is set. Each
/// has the name of the message that says it.
pub struct Setting {
    /// The name.
    pub name: &'static str,
    /// The message that names it.
    pub title: &'static str,
    /// The values and their messages.
    pub values: &'static [(&'static str, &'static str)],
}

/// All settings but the language.
pub const SETTINGS: [Setting; 6] = [
    Setting {
        name: "theme",
        title: "web-theme",
        values: &[("auto", "web-theme-auto"), ("light", "web-theme-light"), ("dark", "web-theme-dark")],
    },
    Setting {
        name: "board",
        title: "web-look",
        values: &[
            ("auto", "web-look-auto"),
            ("oak", "web-look-oak"),
            ("walnut", "web-look-walnut"),
            ("paper", "web-look-paper"),
        ],
    },
    Setting {
        name: "speed",
        title: "web-speed",
        values: &[("normal", "speed-normal"), ("slow", "speed-slow"), ("fast", "speed-fast"), ("off", "speed-off")],
    },
    Setting { name: "confirm", title: "web-confirm", values: &[("on", "web-confirm-on"), ("off", "web-confirm-off")] },
    Setting { name: "sound", title: "web-sound", values: &[("on", "web-sound-on"), ("off", "web-sound-off")] },
    Setting {
        name: "beans",
        title: "web-beans",
        values: &[("drawn", "web-beans-drawn"), ("counted", "web-beans-counted")],
    },
];

impl Setting {
    /// The value that was chosen, if it is one; else the first.
    pub fn chosen(&self, cookies: &Cookies) -> &'static str {
        let kept = cookies.get(self.name);
        let value = self.values.iter().find(|(value, _)| Some(*value) == kept);
        value.unwrap_or(&self.values[0]).0
    }
}

/// The cookies of a request.
#[derive(Clone, Debug, Default)]
pub struct Cookies(String);

impl Cookies {
    /// Those that the headers hold.
    pub fn of(headers: &HeaderMap) -> Cookies {
        let texts = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
        Cookies(texts.collect::<Vec<_>>().join(";"))
    }

    /// The value of this cookie.
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut pairs = self.0.split(';').filter_map(|pair| pair.split_once('='));
        pairs.find(|(key, _)| key.trim() == name).map(|(_, value)| value.trim())
    }

    /// The value of this setting.
    pub fn setting(&self, name: &str) -> &'static str {
        SETTINGS.iter().find(|setting| setting.name == name).map_or("", |setting| setting.chosen(self))
    }
}

/// The header that keeps a setting for a year.
pub fn kept(name: &str, value: &str) -> String {
    format!("{name}={value}; Path=/; Max-Age=31536000; SameSite=Lax")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_know_the_same_settings() {
        let scripts: std::collections::BTreeMap<&str, Vec<&str>> =
            serde_json::from_str(include_str!("../../../web/src/choices.json")).unwrap();
        assert_eq!(scripts.len(), SETTINGS.len());
        for Setting { name, values, .. } in &SETTINGS {
            assert_eq!(scripts[name], values.iter().map(|(value, _)| *value).collect::<Vec<_>>(), "{name}");
        }
    }

    #[test]
    fn a_cookie_that_is_no_value_counts_as_not_set() {
        let cookies = Cookies("a=b; theme = dark ;speed=warp;;=;board".to_owned());
        assert_eq!(cookies.setting("theme"), "dark");
        assert_eq!(cookies.setting("speed"), "normal");
        assert_eq!(cookies.setting("board"), "auto");
    }
}
