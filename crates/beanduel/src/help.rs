//! The command line in the player's language: help texts, headings, and what is wrong with what was typed.
//!
//! A command's text is the message `help-COMMAND`, a flag's `help-COMMAND-FLAG` or, where several commands share it,
//! `help-any-FLAG`; names of values are `value-NAME`.

use std::ffi::OsString;

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Command, CommandFactory};
use fluent_bundle::FluentValue;

use crate::cli::Cli;
use crate::marked_line::harmless;
use crate::text::Text;

/// The whole command line in this language.
pub fn command(text: &Text) -> Command {
    let named = name_all_values(Cli::command(), text);
    // Usage lines are made by clap, on a copy that it has completed.
    let mut built = named.clone();
    built.build();
    localise(named, &mut built, None, text)
}

/// The name of a command in messages: `table-build` for `beanduel table build`.
fn message_name(command: &Command, parent: Option<&str>) -> String {
    match parent {
        None | Some("beanduel") => command.get_name().to_owned(),
        Some(parent) => format!("{parent}-{}", command.get_name()),
    }
}

fn localise(command: Command, built: &mut Command, parent: Option<&str>, text: &Text) -> Command {
    let name = message_name(&command, parent);
    let usage = usage_line(built, text);
    let usage_heading = command.get_styles().get_usage();
    let template = format!(
        "{{about}}\n\n{usage_heading}{}:{usage_heading:#} {{usage}}\n\n{{all-args}}{{after-help}}\n",
        text.get("help-usage")
    );
    let mut built = built.get_subcommands_mut();
    command
        .about(text.get(&format!("help-{name}")).into_owned())
        .override_usage(usage)
        .help_template(template)
        .after_help(if name == "beanduel" { text.get("help-exit-codes").into_owned() } else { String::new() })
        .mut_args(|arg| explain(arg, &name, text))
        .mut_subcommands(|command| {
            let built = built.next().expect("the copy has the same commands");
            localise(command, built, Some(&name), text)
        })
        .subcommand_help_heading(text.get("help-commands").into_owned())
}

/// How the command is called, in one line.
fn usage_line(command: &mut Command, text: &Text) -> String {
    let usage = command.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage: ");
    usage
        .replace("[OPTIONS]", &format!("[{}]", text.get("help-usage-options")))
        .replace("[COMMAND]", &format!("[{}]", text.get("help-usage-command")))
        .replace("<COMMAND>", &format!("<{}>", text.get("help-usage-command")))
}

fn name_all_values(command: Command, text: &Text) -> Command {
    let command = command.mut_args(|arg| name_values(arg, text));
    command.mut_subcommands(|command| name_all_values(command, text))
}

fn name_values(arg: Arg, text: &Text) -> Arg {
    let Some(names) = arg.get_value_names().filter(|_| arg.get_action().takes_values()) else { return arg };
    let names: Vec<String> =
        names.iter().map(|name| text.get(&format!("value-{}", name.to_lowercase())).into_owned()).collect();
    arg.value_names(names)
}

fn explain(arg: Arg, command: &str, text: &Text) -> Arg {
    let flag = arg.get_id().as_str().replace('_', "-");
    let own = format!("help-{command}-{flag}");
    let help = text.get(&if text.has(&own) { own } else { format!("help-any-{flag}") }).into_owned();
    let values: Vec<String> = arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let takes_value = arg.get_action().takes_values();
    let help = if takes_value && !values.is_empty() { format!("{help} [{}]", values.join(", ")) } else { help };
    let heading = if arg.is_positional() { "help-arguments" } else { "help-options" };
    let arg = arg.help(help).help_heading(text.get(heading).into_owned());
    if takes_value { arg.hide_possible_values(true).hide_default_value(true) } else { arg }
}

/// What is wrong with the command line, and how the command is called.
pub fn usage_fault(error: &clap::Error, command: &Command, args: &[OsString], text: &Text) -> String {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(word)) => harmless(word),
        Some(ContextValue::Strings(words)) => harmless(&words.join(", ")),
        _ => String::new(),
    };
    let with = |name, args: &[(&'static str, FluentValue<'_>)]| text.with(name, args).into_owned();
    let flag = || ("flag", context(ContextKind::InvalidArg).into());
    let value = || ("value", context(ContextKind::InvalidValue).into());
    let mut lines = vec![match error.kind() {
        ErrorKind::UnknownArgument => with("usage-unknown-flag", &[flag()]),
        ErrorKind::InvalidSubcommand => {
            with("usage-unknown-command", &[("command", context(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => with("usage-no-value", &[flag()]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => with("usage-bad-value", &[flag(), value()]),
        ErrorKind::MissingRequiredArgument => with("usage-missing", &[flag()]),
        ErrorKind::ArgumentConflict if context(ContextKind::PriorArg) == context(ContextKind::InvalidArg) => {
            with("usage-twice", &[flag()])
        }
        ErrorKind::ArgumentConflict => {
            with("usage-conflict", &[flag(), ("other", context(ContextKind::PriorArg).into())])
        }
        ErrorKind::TooManyValues => with("usage-surplus-value", &[flag(), value()]),
        ErrorKind::InvalidUtf8 => with("usage-not-utf8", &[]),
        _ => harmless(error.to_string().lines().next().unwrap_or_default()),
    }];
    let mut called = command;
    let mut name = String::new();
    for word in args.iter().skip(1) {
        if let Some(inner) = called.find_subcommand(word) {
            called = inner;
            name = format!("{name} {}", inner.get_name());
        }
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let inner: Vec<&str> = called.get_subcommands().map(Command::get_name).collect();
        lines = vec![with("usage-missing", &[("flag", format!("<{}>", inner.join("|")).into())])];
    }
    if let Some(arg) = called.get_arguments().find(|arg| arg.to_string() == context(ContextKind::InvalidArg))
        && let Some(help) = arg.get_help()
    {
        lines.push(format!("  {arg}  {help}"));
    }
    let suggested = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    if let Some(suggestion) = suggested.into_iter().map(context).find(|word| !word.is_empty()) {
        lines.push(with("usage-suggestion", &[("suggestion", suggestion.into())]));
    }
    if let Some(usage) = called.get_overridden_usage().map(StyledStr::to_string) {
        lines.push(format!("{}: {usage}", text.get("help-usage")));
        lines.push(with("usage-more", &[("command", format!("beanduel{name} --help").into())]));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::text::Language;

    /// The messages that stand in no command's place.
    const HEADINGS: [&str; 7] = [
        "help-usage",
        "help-usage-options",
        "help-usage-command",
        "help-commands",
        "help-arguments",
        "help-options",
        "help-exit-codes",
    ];

    /// Every command with its name in messages.
    fn all_commands(command: &Command) -> Vec<(String, &Command)> {
        fn collect<'a>(command: &'a Command, parent: Option<&str>, all: &mut Vec<(String, &'a Command)>) {
            let name = message_name(command, parent);
            all.push((name.clone(), command));
            for inner in command.get_subcommands() {
                collect(inner, Some(&name), all);
            }
        }
        let mut all = Vec::new();
        collect(command, None, &mut all);
        all
    }

    #[test]
    fn every_command_and_flag_has_its_message_and_every_message_its_place() {
        let names: BTreeSet<String> = Language::En.messages().into_keys().collect();
        let mut used: BTreeSet<String> = HEADINGS.iter().map(|&name| name.to_owned()).collect();
        for (name, command) in all_commands(&Cli::command()) {
            used.insert(format!("help-{name}"));
            for arg in command.get_arguments() {
                let flag = arg.get_id().as_str().replace('_', "-");
                let own = format!("help-{name}-{flag}");
                used.insert(if names.contains(&own) { own } else { format!("help-any-{flag}") });
                if arg.get_action().takes_values() {
                    used.extend(
                        arg.get_value_names().unwrap().iter().map(|name| format!("value-{}", name.to_lowercase())),
                    );
                }
            }
        }
        let kept = |name: &String| name.starts_with("help-") || name.starts_with("value-");
        assert_eq!(names.into_iter().filter(kept).collect::<BTreeSet<_>>(), used);
    }

    #[test]
    fn no_english_of_claps_is_left_in_other_languages() {
        for language in [Language::De, Language::Cs] {
            let mut whole = command(&Text::new(language));
            whole.build();
            for command in std::iter::once(&mut whole.clone()).chain(whole.get_subcommands_mut()) {
                let help = command.render_long_help().to_string();
                for word in ["Usage", "Options", "OPTIONS", "Commands", "COMMAND", "Arguments", "default:", "possible"]
                {
                    assert!(!help.contains(word), "{language:?}: {help}");
                }
            }
        }
    }

    #[test]
    fn every_language_explains_in_its_own_words() {
        let helps = |language| {
            let command = command(&Text::new(language));
            let of_args = |command: &Command| {
                let mut helps: Vec<String> =
                    command.get_arguments().map(|arg| arg.get_help().unwrap().to_string()).collect();
                helps.push(command.get_about().unwrap().to_string());
                helps
            };
            all_commands(&command).into_iter().flat_map(|(_, command)| of_args(command)).collect::<Vec<_>>()
        };
        let (english, german, czech) = (helps(Language::En), helps(Language::De), helps(Language::Cs));
        let shell = |help: &str| help.contains("Shell [") || help.contains("Version");
        for ((en, de), cs) in english.iter().zip(&german).zip(&czech) {
            assert!(!en.is_empty() && (en != de || shell(de)) && en != cs && de != cs || shell(cs), "{en} {de} {cs}");
        }
    }
}
