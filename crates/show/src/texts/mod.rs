//! Texts for people, in Fluent: each text is one message of `locales/<language>/*.ftl`, never composed of pieces. Texts
//! that a language lacks are shown in English.

mod current;
mod language;
mod names;
mod numbers;

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use unic_langid::LanguageIdentifier;

pub use self::language::{Language, UnknownLanguage};
use self::names::Translations;
pub use self::names::{Book, CardNames, Monument, Named, UnknownCardNames};
pub use self::numbers::{Moment, figure, signed};
pub use fluent_bundle::FluentArgs;

/// The texts of all languages.
pub type Files = &'static [LanguageFiles];

/// The texts of a language.
#[derive(Clone, Copy, Debug)]
pub struct LanguageFiles {
    /// The folder of the language.
    pub folder: &'static str,
    /// The contents of its files.
    pub texts: &'static [&'static str],
    /// The fingerprints of the English texts that they translate: the content of `english.txt`; empty for English.
    pub translated: &'static str,
}

/// The files of all languages. A module for browsers has only English built in; it fetches the texts of another
/// language when they are needed, and passes them to [`hand_in`].
const FILES: Files = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The texts passed to [`hand_in`], by language.
static HANDED_IN: [OnceLock<String>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// All files of a language as one text, for [`hand_in`].
pub fn source(language: Language) -> String {
    texts_of(&[FILES], language).join("\n")
}

/// Accepts the texts of a language that are not built in, before the first of them is used. An empty text means that
/// they are unavailable.
pub fn hand_in(language: Language, source: &str) {
    // A second text is identical to the first.
    let _ = HANDED_IN[language as usize].set(source.to_owned());
}

/// The language to use when this one is requested: English if its texts are unavailable; `None` while they are neither
/// built in nor handed in.
pub fn spoken(language: Language) -> Option<Language> {
    if files(&[FILES], language).next().is_some() {
        return Some(language);
    }
    let handed_in = HANDED_IN[language as usize].get()?;
    Some(if handed_in.is_empty() {
        Language::English
    } else {
        language
    })
}

fn files(all: &[Files], language: Language) -> impl Iterator<Item = &'static LanguageFiles> {
    let all = all.iter().flat_map(|files| files.iter());
    all.filter(move |files| files.folder == language.folder())
}

/// The texts of a language that translate the current English ones.
fn texts_of(all: &[Files], language: Language) -> Vec<String> {
    if language == Language::English {
        let texts = files(all, language).flat_map(|files| files.texts);
        return texts.map(|&text| text.to_owned()).collect();
    }
    let english = files(all, Language::English).flat_map(|files| files.texts);
    let english = current::fingerprints(english.copied());
    files(all, language)
        .flat_map(|files| {
            let translated = current::translated(files.translated);
            let texts = files.texts.iter();
            let texts = texts.map(|text| current::current(text, &translated, &english));
            texts.collect::<Vec<_>>()
        })
        .collect()
}

/// How the items of a list are joined. Each kind has one or more messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// All of them: names of people.
    And,
    /// Any one of them, in a sentence.
    Or,
    /// Items side by side, in an enumeration.
    Plain,
    /// One of them.
    Choice,
    /// Reasons for one thing.
    Reasons,
    /// Whole sentences.
    Sentences,
}

/// The texts of one language, with the viewer's choice of card names.
pub struct Texts {
    id: u64,
    bundle: Arc<FluentBundle<FluentResource>>,
    language: Language,
    card_names: CardNames,
    translations: Arc<Translations>,
    marked: bool,
    /// The fallback for missing texts; `None` for English.
    english: Option<&'static Texts>,
}

impl Texts {
    /// The texts of a language, loaded on first use.
    pub fn of(language: Language) -> &'static Texts {
        static TEXTS: [OnceLock<Texts>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        let english = || (language != Language::English).then(|| Texts::of(Language::English));
        TEXTS[language as usize].get_or_init(|| Texts::made(language, &[FILES], english()))
    }

    /// The texts of a language with this choice of card names.
    pub fn naming(language: Language, card_names: CardNames) -> &'static Texts {
        static TEXTS: [[OnceLock<Texts>; CardNames::ALL.len()]; Language::ALL.len()] =
            [const { [const { OnceLock::new() }; CardNames::ALL.len()] }; Language::ALL.len()];
        let texts = Texts::of(language);
        if card_names == texts.card_names {
            return texts;
        }
        TEXTS[language as usize][card_names as usize]
            .get_or_init(|| texts.with_card_names(card_names))
    }

    /// The same texts with this choice of card names.
    pub fn with_card_names(&self, card_names: CardNames) -> Texts {
        Texts {
            id: next_id(),
            bundle: Arc::clone(&self.bundle),
            translations: Arc::clone(&self.translations),
            card_names,
            ..*self
        }
    }

    /// English with each text and each name between ⟦ and ⟧, so that a test finds words on a page that are in no text,
    /// and names that cannot be translated.
    pub fn marked() -> &'static Texts {
        static TEXTS: OnceLock<Texts> = OnceLock::new();
        TEXTS.get_or_init(|| Texts {
            id: next_id(),
            marked: true,
            translations: Arc::new(names::translations(|_, printed| {
                Some(format!("⟦{printed}⟧"))
            })),
            ..Texts::made(Language::English, &[FILES], None)
        })
    }

    /// The texts of a language with additional files. `english` is the fallback; `None` for English.
    pub fn extended(language: Language, more: Files, english: Option<&'static Texts>) -> Texts {
        Texts::made(language, &[FILES, more], english)
    }

    /// Skips messages that cannot be parsed, and keeps the first of two with the same id; tests find both mistakes.
    fn made(language: Language, all: &[Files], english: Option<&'static Texts>) -> Texts {
        let locale: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(numbers::format));
        let built_in = texts_of(all, language).into_iter();
        let handed_in = HANDED_IN[language as usize].get().cloned();
        for file in built_in.chain(handed_in) {
            let read = FluentResource::try_new(file);
            let resource = read.unwrap_or_else(|(resource, _)| resource);
            let _ = bundle.add_resource(resource);
        }
        let mut texts = Texts {
            id: next_id(),
            bundle: Arc::new(bundle),
            language,
            card_names: CardNames::default(),
            translations: Arc::default(),
            marked: false,
            english,
        };
        texts.translations = Arc::new(names::translations(|id, _| texts.own(id, None).ok()));
        texts
    }

    /// A number unique among all texts of this process.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this id, with its placeholders filled in; in English if this language lacks it. A text that is
    /// missing there too becomes its id, which a test finds.
    pub fn text(&self, id: &str, fill: Option<&FluentArgs<'_>>) -> String {
        match self.own(id, fill) {
            Ok(text) if self.marked => format!("⟦{text}⟧"),
            Ok(text) => text,
            Err(why) => match self.english {
                Some(english) => english.text(id, fill),
                None => {
                    debug_assert!(false, "the text {id}: {why}");
                    id.to_owned()
                }
            },
        }
    }

    /// The text with this id in this language only.
    ///
    /// # Errors
    /// Says what is missing: the text, or a value for a placeholder.
    pub fn own(&self, id: &str, fill: Option<&FluentArgs<'_>>) -> Result<String, String> {
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| "missing".to_owned())?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, fill, &mut errors);
        match errors.first() {
            None => Ok(text.into_owned()),
            Some(error) => Err(error.to_string()),
        }
    }

    /// A list in words: empty for no items, and a single item as it is.
    pub fn list<T: AsRef<str>>(&self, kind: List, items: &[T]) -> String {
        let pair = |id: &str, first: &str, rest: &str| {
            let fill = FluentArgs::from_iter([("first", first), ("rest", rest)]);
            self.text(id, Some(&fill))
        };
        let Some((last, before)) = items.split_last() else {
            return String::new();
        };
        // As in the patterns of Unicode's locale data: from the end; the first pair and the last one may differ.
        let mut list = last.as_ref().to_owned();
        for (number, item) in before.iter().enumerate().rev() {
            let id = match kind {
                List::And if items.len() == 2 => msg("list-and-two"),
                List::And if number + 2 == items.len() => msg("list-and-end"),
                List::And if number == 0 => msg("list-and-start"),
                List::And => msg("list-and-middle"),
                List::Or if number + 2 == items.len() => msg("list-or-end"),
                List::Or | List::Plain => msg("list-plain"),
                List::Choice => msg("list-choice"),
                List::Reasons => msg("list-reasons"),
                List::Sentences => msg("list-sentences"),
            };
            list = pair(id, item.as_ref(), &list);
        }
        list
    }
}

fn next_id() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

/// Formats a text: `say!(t, "id")`, or `say!(t, "id", name = value)` with values for placeholders.
#[macro_export]
macro_rules! say {
    ($texts:expr, $id:expr) => {
        $texts.text($id, None)
    };
    ($texts:expr, $id:expr, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut fill = $crate::texts::FluentArgs::new();
        $(fill.set(stringify!($name), $value);)+
        $texts.text($id, Some(&fill))
    }};
}
pub use say;

/// Marks the id of a text for the test that looks for unused texts.
pub const fn msg(id: &'static str) -> &'static str {
    id
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_joined_as_the_language_does() {
        let names = |count: usize| ["Ann", "Ben", "Cem", "Dora"][..count].to_vec();
        let t = Texts::of(Language::English);
        assert_eq!(t.list(List::And, &names(0)), "");
        assert_eq!(t.list(List::And, &names(1)), "Ann");
        assert_eq!(t.list(List::And, &names(2)), "Ann and Ben");
        assert_eq!(t.list(List::And, &names(3)), "Ann, Ben and Cem");
        assert_eq!(t.list(List::And, &names(4)), "Ann, Ben, Cem and Dora");
        assert_eq!(t.list(List::Or, &names(1)), "Ann");
        assert_eq!(t.list(List::Or, &names(2)), "Ann or Ben");
        assert_eq!(t.list(List::Or, &names(3)), "Ann, Ben or Cem");
        assert_eq!(t.list(List::Plain, &names(3)), "Ann, Ben, Cem");
        assert_eq!(t.list(List::Choice, &names(2)), "Ann / Ben");
        let t = Texts::of(Language::Finnish);
        assert_eq!(t.list(List::And, &names(3)), "Ann, Ben ja Cem");
    }

    #[test]
    fn all_files_of_a_language_are_one_text_too() {
        for language in Language::ALL {
            let one = FluentResource::try_new(source(language)).unwrap();
            let count = |file: String| FluentResource::try_new(file).unwrap().entries().count();
            let built_in = texts_of(&[FILES], language).into_iter().map(count);
            assert!(one.entries().count() >= built_in.sum(), "{language}");
            assert_eq!(spoken(language), Some(language));
        }
    }

    #[test]
    fn a_text_whose_english_has_changed_is_said_in_english() {
        let of = |folder, text: &'static str, translated| LanguageFiles {
            folder,
            texts: vec![text].leak(),
            translated,
        };
        let english = of("en", "greeting = Welcome", "");
        let finnish = of("fi", "greeting = Terve", "greeting 00000000");
        let files: Files = vec![english, finnish].leak();
        let english = Box::leak(Box::new(Texts::extended(Language::English, files, None)));
        let t = Texts::extended(Language::Finnish, files, Some(english));
        assert_eq!(say!(t, "greeting"), "Welcome");
    }

    #[test]
    fn each_language_counts_by_its_own_rules() {
        // A missing text must not hide the tested behavior, so the message is defined here.
        let source = "n =\n    { $count ->\n        [one] one\n        [few] few\n       *[other] other\n    }\n";
        let said = |language: Language, count: u32| {
            let source: &'static str = source;
            let of_language = LanguageFiles {
                folder: language.folder(),
                texts: vec![source].leak(),
                translated: "",
            };
            let files: Files = vec![of_language].leak();
            let texts = Texts::extended(language, files, None);
            say!(texts, "n", count = count)
        };
        for (language, words) in [
            (Language::English, ["one", "other", "other", "other"]),
            (Language::Turkish, ["one", "other", "other", "other"]),
            (Language::Serbian, ["one", "few", "other", "one"]),
            (Language::Estonian, ["one", "other", "other", "other"]),
            (Language::Hungarian, ["one", "other", "other", "other"]),
            (Language::Finnish, ["one", "other", "other", "other"]),
        ] {
            assert_eq!([1, 3, 5, 21].map(|count| said(language, count)), words);
        }
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let t = Texts {
            id: next_id(),
            bundle: Arc::new(FluentBundle::new_concurrent(Vec::new())),
            language: Language::Finnish,
            card_names: CardNames::default(),
            translations: Arc::default(),
            marked: false,
            english: Some(Texts::of(Language::English)),
        };
        assert_eq!(say!(t, "word-yes"), "Yes");
        assert!(t.own("word-yes", None).is_err());
    }
}
