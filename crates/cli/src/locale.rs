//! The language of the program: chosen by `--lang`, otherwise by the environment.
//!
//! It is chosen once, before anything is printed, so that help and usage errors are in it too.

use std::env;
use std::ffi::OsString;
use std::str::FromStr;
use std::sync::OnceLock;

use antipater_show::texts::{CardNames, Files, Language, LanguageFiles, Texts};

/// The options for the language and for the names on cards.
const OPTION: &str = "--lang";
const NAMES: &str = "--names";

/// The environment variables for the language; the first one that is set counts.
const VARIABLES: [&str; 4] = ["ANTIPATER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"];

/// Formats a text in the chosen language: `tell!("id", name = value)`.
macro_rules! tell {
    ($($what:tt)+) => {
        antipater_show::texts::say!($crate::locale::t(), $($what)+)
    };
}
pub(crate) use tell;

/// The files of texts of a language.
macro_rules! texts {
    ($folder:literal) => {
        &[
            include_str!(concat!("../locales/", $folder, "/cli.ftl")),
            include_str!(concat!("../locales/", $folder, "/site.ftl")),
            include_str!(concat!("../locales/", $folder, "/terminal.ftl")),
            include_str!(concat!("../locales/", $folder, "/moderation.ftl")),
            include_str!(concat!("../locales/", $folder, "/analyze.ftl")),
        ]
    };
}

macro_rules! translation {
    ($folder:literal) => {
        LanguageFiles {
            folder: $folder,
            texts: texts!($folder),
            translated: include_str!(concat!("../locales/", $folder, "/english.txt")),
        }
    };
}

static CHOSEN: OnceLock<(Language, CardNames)> = OnceLock::new();

/// The texts of the command line, besides those shared with the pages.
const FILES: Files = &[
    LanguageFiles {
        folder: "en",
        texts: texts!("en"),
        translated: "",
    },
    translation!("tr"),
    translation!("sr"),
    translation!("et"),
    translation!("hu"),
    translation!("fi"),
];

/// The texts of a language, including those of the command line; built when first used.
pub(crate) fn texts(language: Language) -> &'static Texts {
    static TEXTS: [OnceLock<Texts>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let english = || (language != Language::English).then(|| texts(Language::English));
    TEXTS[language as usize].get_or_init(|| Texts::extended(language, FILES, english()))
}

/// The texts of the chosen language and names of cards; English until they are chosen.
pub(crate) fn t() -> &'static Texts {
    static NAMED: OnceLock<Texts> = OnceLock::new();
    let (language, names) = CHOSEN.get().copied().unwrap_or_default();
    let texts = texts(language);
    if names == texts.card_names() {
        return texts;
    }
    NAMED.get_or_init(|| texts.with_card_names(names))
}

/// Chooses the language and the names on cards by these arguments, otherwise by the environment.
pub(crate) fn choose(args: &[OsString]) {
    let language = asked(args, OPTION).unwrap_or_else(of_the_environment);
    let names = asked(args, NAMES).unwrap_or_default();
    // Ignored if they were chosen before.
    let _ = CHOSEN.set((language, names));
}

/// Parses the choice of names on cards.
pub(crate) fn card_names(word: &str) -> Result<CardNames, String> {
    let list = CardNames::ALL.map(CardNames::word).join(", ");
    word.parse()
        .map_err(|_| tell!("cli-unknown-names", list = list))
}

/// Parses a language.
pub(crate) fn language(tag: &str) -> Result<Language, String> {
    tag.parse()
        .map_err(|_| tell!("cli-unknown-language", list = list()))
}

/// The tags of all languages.
pub(crate) fn list() -> String {
    Language::ALL.map(Language::folder).join(", ")
}

/// The value of an option. An invalid one is refused later, when the arguments are parsed.
fn asked<V: FromStr>(args: &[OsString], option: &str) -> Option<V> {
    let mut words = args.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        let tag = match word.strip_prefix(option) {
            Some("") => words.next()?.into_owned(),
            Some(rest) if rest.starts_with('=') => rest[1..].to_owned(),
            _ if word == "--" => return None,
            _ => continue,
        };
        return tag.parse().ok();
    }
    None
}

/// The language of the environment, by the usual variables; English if it has no texts.
fn of_the_environment() -> Language {
    let mut set = VARIABLES.iter().filter_map(|name| env::var(name).ok());
    let named = set.find(|value| !value.is_empty());
    named
        .and_then(|value| value.parse().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_among_the_arguments() {
        let found = |line: &str| {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            asked(&words, OPTION)
        };
        assert_eq!(found("--lang fi cards"), Some(Language::Finnish));
        assert_eq!(found("cards --lang=tr_TR.UTF-8"), Some(Language::Turkish));
        for line in [
            "cards",
            "--lang",
            "--lang xx",
            "score -- --lang fi",
            "--language fi",
        ] {
            assert_eq!(found(line), None, "{line}");
        }
    }
}
