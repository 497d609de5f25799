//! The help and usage errors of the command line, in the person's language.
//!
//! An argument is declared with the name of its text, by `msg`. Here the names become texts before arguments are
//! parsed.

use antipater_show::texts::{FluentArgs, List, Texts, msg, say};
use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory};

use crate::{locale, values};

/// The command with its texts.
pub(crate) fn told(command: Command, t: &Texts) -> Command {
    // Only a built command knows its usage.
    let mut built = command.clone();
    built.build();
    tell(command, &mut built, t)
}

fn tell(mut command: Command, built: &mut Command, t: &Texts) -> Command {
    let name = command.get_name().to_owned();
    let more = command.get_long_about().map(|id| text(id, t));
    if let Some(about) = command.get_about().map(|id| text(id, t)) {
        if let Some(more) = more {
            command = command.long_about(format!("{about}\n\n{more}"));
        }
        command = command.about(about);
    }
    command = command
        .help_template(template(built, t))
        .subcommand_help_heading(say!(t, "cli-heading-commands"))
        .subcommand_value_name(say!(t, "cli-word-command"))
        .disable_help_flag(true)
        .disable_version_flag(true)
        .mut_args(|arg| explained(arg, t));
    let help = Arg::new("help").short('h').long("help").display_order(999);
    let help = help.action(ArgAction::Help);
    command = command.arg(explained(help.help(msg("cli-arg-help")), t));
    if built.get_version().is_some() && name == "antipater" {
        let version = Arg::new("version")
            .short('V')
            .long("version")
            .display_order(1000);
        let version = version.action(ArgAction::Version);
        command = command.arg(explained(version.help(msg("cli-arg-version")), t));
    }
    for sub in built.get_subcommands_mut() {
        let name = sub.get_name().to_owned();
        command = command.mut_subcommand(name, |own| tell(own, sub, t));
    }
    command
}

/// The template of help. The usage is inserted here, because clap's own heading and words are English.
fn template(built: &mut Command, t: &Texts) -> String {
    let usage = built.render_usage().to_string();
    let usage = in_words(&usage, t);
    format!("{{about-with-newline}}\n{usage}\n\n{{all-args}}{{after-help}}")
}

/// A line of usage in the language of the person.
fn in_words(usage: &str, t: &Texts) -> String {
    let heading = say!(t, "cli-heading-usage");
    usage
        .replacen("Usage:", &heading, 1)
        .replace("[OPTIONS]", &format!("[{}]", say!(t, "cli-word-options")))
        .replace("COMMAND", &say!(t, "cli-word-command"))
}

/// The argument with its text, its defaults and possible values, and its environment variable.
fn explained(arg: Arg, t: &Texts) -> Arg {
    let mut help = arg.get_help().map(|id| text(id, t)).unwrap_or_default();
    let list = |values: Vec<String>| values.join(", ");
    let defaults = arg.get_default_values().iter();
    let defaults: Vec<String> = defaults.map(|v| v.to_string_lossy().into_owned()).collect();
    let takes = arg.get_action().takes_values();
    if takes && !defaults.is_empty() {
        help = say!(t, "cli-mark-default", help = help, value = list(defaults));
    }
    let possible = arg.get_possible_values();
    if takes && !possible.is_empty() {
        let names = possible.iter().map(|value| value.get_name().to_owned());
        help = say!(
            t,
            "cli-mark-values",
            help = help,
            list = list(names.collect())
        );
    }
    if let Some(variable) = arg.get_env() {
        let variable = variable.to_string_lossy().into_owned();
        help = say!(t, "cli-mark-env", help = help, name = variable);
    }
    let heading = if arg.is_positional() {
        say!(t, "cli-heading-arguments")
    } else {
        say!(t, "cli-heading-options")
    };
    arg.help(help)
        .allow_negative_numbers(takes)
        .help_heading(heading)
        .hide_default_value(takes)
        .hide_possible_values(takes)
        .hide_env(true)
}

/// The help text with this name. Lists of choices in it come from the parsers of arguments.
fn text(id: &StyledStr, t: &Texts) -> String {
    t.text(&id.to_string(), Some(&lists()))
}

fn lists() -> FluentArgs<'static> {
    FluentArgs::from_iter([
        ("bots", values::bots()),
        ("repeatables", values::repeatables()),
        ("forms", values::forms()),
        ("languages", locale::list()),
    ])
}

/// Why the arguments were refused, as one sentence.
pub(crate) fn refusal(error: &clap::Error, t: &Texts) -> String {
    // The most similar one is last.
    let like = |kind| match error.get(kind) {
        Some(ContextValue::Strings(all)) => all.last().cloned(),
        Some(ContextValue::String(one)) => Some(one.clone()),
        _ => None,
    };
    let of = |kind| {
        error
            .get(kind)
            .map(|value| words(value, t))
            .unwrap_or_default()
    };
    let (arg, value) = (of(ContextKind::InvalidArg), of(ContextKind::InvalidValue));
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => say!(t, "cli-usage-no-value", arg = arg),
        ErrorKind::InvalidValue => {
            let list = of(ContextKind::ValidValue);
            say!(t, "cli-usage-value", arg = arg, value = value, list = list)
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string);
            let why = why.unwrap_or_default();
            say!(
                t,
                "cli-usage-unreadable",
                arg = arg,
                value = value,
                why = why
            )
        }
        ErrorKind::UnknownArgument => match like(ContextKind::SuggestedArg) {
            Some(like) => say!(t, "cli-usage-unknown-like", arg = arg, like = like),
            None => say!(t, "cli-usage-unknown", arg = arg),
        },
        ErrorKind::InvalidSubcommand => {
            let name = of(ContextKind::InvalidSubcommand);
            match like(ContextKind::SuggestedSubcommand) {
                Some(like) => say!(t, "cli-usage-no-command-like", name = name, like = like),
                None => say!(t, "cli-usage-no-command", name = name),
            }
        }
        ErrorKind::MissingRequiredArgument => say!(t, "cli-usage-missing", list = arg),
        ErrorKind::ArgumentConflict => {
            let other = of(ContextKind::PriorArg);
            if other.is_empty() || other == arg {
                say!(t, "cli-usage-twice", arg = arg)
            } else {
                say!(t, "cli-usage-conflict", arg = arg, other = other)
            }
        }
        _ => {
            let said = error.to_string();
            let why = said.lines().next().unwrap_or_default();
            why.strip_prefix("error: ").unwrap_or(why).to_owned()
        }
    }
}

/// The usage of the refused command, if it is known.
pub(crate) fn usage(error: &clap::Error, t: &Texts) -> Option<String> {
    // clap lists given arguments as required in the usage, so only the command is taken.
    let usage = error.get(ContextKind::Usage)?.to_string();
    Some(usage_of(usage.split_whitespace().skip(2), t))
}

/// The usage of the command called by these words. The first word that is no command ends its name.
pub(crate) fn usage_of<'a>(words: impl IntoIterator<Item = &'a str>, t: &Texts) -> String {
    let mut command = told(crate::Cli::command(), t);
    command.build();
    for word in words {
        match command.find_subcommand(word) {
            Some(sub) => command = sub.clone(),
            None => break,
        }
    }
    in_words(&command.render_usage().to_string(), t)
}

fn words(value: &ContextValue, t: &Texts) -> String {
    match value {
        ContextValue::Strings(all) => t.list(List::Plain, all),
        ContextValue::None => String::new(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use antipater_show::texts::Language;

    use crate::locale::texts;

    /// All texts of a command and its arguments, as declared.
    fn explanations(command: &Command) -> Vec<(String, Option<String>)> {
        let name = command.get_name();
        let about = command.get_about().map(ToString::to_string);
        let mut all = vec![(name.to_owned(), about)];
        for arg in command.get_arguments() {
            let help = arg.get_help().map(ToString::to_string);
            all.push((format!("{name} {}", arg.get_id()), help));
        }
        all.extend(command.get_subcommands().flat_map(explanations));
        all
    }

    #[test]
    fn every_command_and_every_argument_has_its_text() {
        let english = texts(Language::English);
        for (place, id) in explanations(&crate::Cli::command()) {
            let id = id.unwrap_or_else(|| panic!("{place} is not explained"));
            assert!(english.own(&id, Some(&lists())).is_ok(), "{place}: {id}");
        }
    }

    #[test]
    fn the_command_is_sound_in_every_language() {
        for language in Language::ALL {
            told(crate::Cli::command(), texts(language)).debug_assert();
        }
    }
}
