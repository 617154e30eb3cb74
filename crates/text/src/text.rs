//! The messages of a language: the files of `locales/`, built in.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::message::{Argument, Message};

/// A language there are messages in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English
    En,
    /// Deutsch
    De,
    /// Čeština
    Cs,
}

/// The message files of a language: one for each part of the program.
macro_rules! message_files {
    ($code:literal) => {
        [
            include_str!(concat!("../../../locales/", $code, "/game.ftl")),
            include_str!(concat!("../../../locales/", $code, "/sentences.ftl")),
            include_str!(concat!("../../../locales/", $code, "/faults.ftl")),
            include_str!(concat!("../../../locales/", $code, "/commands.ftl")),
            include_str!(concat!("../../../locales/", $code, "/terminal.ftl")),
            include_str!(concat!("../../../locales/", $code, "/puzzles.ftl")),
            include_str!(concat!("../../../locales/", $code, "/review.ftl")),
            include_str!(concat!("../../../locales/", $code, "/web.ftl")),
            include_str!(concat!("../../../locales/", $code, "/lessons.ftl")),
            include_str!(concat!("../../../locales/", $code, "/learn.ftl")),
            include_str!(concat!("../../../locales/", $code, "/training.ftl")),
            include_str!(concat!("../../../locales/", $code, "/solved.ftl")),
            include_str!(concat!("../../../locales/", $code, "/analysis.ftl")),
        ]
    };
}

impl Language {
    /// All of them, the first the one other languages fall back to.
    pub const ALL: [Language; 3] = [Language::En, Language::De, Language::Cs];

    /// The language with this two-letter code.
    pub fn of_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Cs => "cs",
        }
    }

    /// The message files, one for each part of the program.
    pub const fn message_files(self) -> [&'static str; 13] {
        match self {
            Language::En => message_files!("en"),
            Language::De => message_files!("de"),
            Language::Cs => message_files!("cs"),
        }
    }

    /// The names of all messages with the arguments each mentions.
    ///
    /// # Panics
    /// If a message is there twice.
    pub fn messages(self) -> BTreeMap<String, BTreeSet<String>> {
        let mut messages = BTreeMap::new();
        for file in self.message_files() {
            let mut name = String::new();
            for line in file.lines().filter(|line| !line.starts_with('#')) {
                if let Some((head, _)) = line.split_once(" =")
                    && line.starts_with(|c: char| c.is_ascii_lowercase())
                {
                    head.clone_into(&mut name);
                    assert!(messages.insert(name.clone(), BTreeSet::new()).is_none(), "{name} twice");
                }
                for piece in line.split('$').skip(1) {
                    let argument = piece.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-').next();
                    messages.entry(name.clone()).or_default().extend(argument.map(str::to_owned));
                }
            }
        }
        messages
    }

    /// The rules page, in Markdown.
    pub const fn rules_page(self) -> &'static str {
        match self {
            Language::En => include_str!("../../../locales/en/rules.md"),
            Language::De => include_str!("../../../locales/de/rules.md"),
            Language::Cs => include_str!("../../../locales/cs/rules.md"),
        }
    }
}

/// The messages of one language.
pub struct Text {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl Text {
    /// The messages of this language.
    ///
    /// # Panics
    /// Never: a test reads every message file.
    pub fn new(language: Language) -> Text {
        let tag = language.code().parse().expect("our codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // A terminal shows the marks that keep directions apart as blanks or boxes, and none of our languages needs them.
        bundle.set_use_isolating(false);
        for file in language.message_files() {
            let resource = FluentResource::try_new(file.to_owned()).expect("a test reads every message file");
            bundle.add_resource(resource).expect("a test finds no message twice");
        }
        Text { language, bundle }
    }

    /// The language it is in.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a message with this name.
    pub fn has(&self, name: &str) -> bool {
        self.bundle.has_message(name)
    }

    /// The message with this name, without arguments.
    pub fn get(&self, name: &str) -> Cow<'_, str> {
        self.format(name, None)
    }

    /// The message with this name and these arguments.
    pub fn with<'a>(&'a self, name: &str, args: &[(&'static str, FluentValue<'a>)]) -> Cow<'a, str> {
        let args: FluentArgs<'a> = args.iter().cloned().collect();
        Cow::Owned(self.format(name, Some(&args)).into_owned())
    }

    /// A message with what stands in it.
    pub fn say(&self, message: &Message) -> String {
        let argument = |argument: &Argument| match argument {
            Argument::Text(text) => FluentValue::from(text.clone()),
            Argument::Number(number) => FluentValue::from(*number),
            Argument::Count(number) => FluentValue::from(self.number(*number)),
            Argument::Message(message) => FluentValue::from(self.say(message)),
            Argument::Messages(messages) => {
                let said: Vec<String> = messages.iter().map(|message| self.say(message)).collect();
                FluentValue::from(said.join("; "))
            }
        };
        let args: FluentArgs<'_> = message.args.iter().map(|(name, value)| (*name, argument(value))).collect();
        self.format(message.name, Some(&args)).into_owned()
    }

    /// A number with its thousands parted.
    pub fn number(&self, number: u64) -> String {
        let gap = match self.language {
            Language::En => ',',
            Language::De => '.',
            Language::Cs => '\u{a0}',
        };
        let digits = number.to_string();
        let mut parted = String::new();
        for (i, digit) in digits.chars().enumerate() {
            if i > 0 && (digits.len() - i).is_multiple_of(3) {
                parted.push(gap);
            }
            parted.push(digit);
        }
        parted
    }

    /// A number with this many decimals.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let number = format!("{number:.decimals$}");
        match self.language {
            Language::En => number,
            Language::De | Language::Cs => number.replace('.', ","),
        }
    }

    fn format(&self, name: &str, args: Option<&FluentArgs<'_>>) -> Cow<'_, str> {
        let Some(pattern) = self.bundle.get_message(name).and_then(|message| message.value()) else {
            debug_assert!(false, "no message {name:?} in {}", self.language.code());
            return Cow::Owned(name.to_owned());
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, args, &mut errors);
        debug_assert!(errors.is_empty(), "message {name:?} in {}: {errors:?}", self.language.code());
        Cow::Owned(text.into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_every_message_with_the_same_arguments() {
        let english = Language::En.messages();
        assert!(!english.is_empty());
        for language in Language::ALL {
            Text::new(language);
            assert_eq!(language.messages(), english, "{language:?}");
        }
    }

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        let numbers = |language| {
            let text = Text::new(language);
            (text.number(7), text.number(123), text.number(1_234_567), text.decimal(0.25, 1))
        };
        let written = |a: &str, b: &str, c: &str, d: &str| (a.into(), b.into(), c.into(), d.into());
        assert_eq!(numbers(Language::En), written("7", "123", "1,234,567", "0.2"));
        assert_eq!(numbers(Language::De), written("7", "123", "1.234.567", "0,2"));
        assert_eq!(numbers(Language::Cs), written("7", "123", "1\u{a0}234\u{a0}567", "0,2"));
    }
}
