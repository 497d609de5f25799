//! Texts for people, through Fluent: each text is one message of `locales/<language>/*.ftl`, never put together from
//! pieces. Texts that a language lacks are said in English.

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

/// The files of all languages. A module for browsers has only English built in: the texts of the others are fetched when
/// somebody reads them, and handed to [`hand_in`].
const FILES: Files = include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The texts that were handed in, by language.
static HANDED_IN: [OnceLock<String>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// All files of a language as one text, for [`hand_in`].
pub fn source(language: Language) -> String {
    texts_of(&[FILES], language).join("\n")
}

/// Takes the texts of a language where they are not built in, before the first of them is said. An empty text says that they
/// cannot be had.
pub fn hand_in(language: Language, source: &str) {
    // A second text is the same again.
    let _ = HANDED_IN[language as usize].set(source.to_owned());
}

/// The language in which somebody is spoken to who asks for this one: English where its texts cannot be had; `None` while
/// they are neither built in nor handed in.
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

/// The texts of a language that translate the English ones as they are now.
fn texts_of(all: &[Files], language: Language) -> Vec<String> {
    if language == Language::English {
        let texts = files(all, language).flat_map(|files| files.texts);
        return texts.map(|&text| text.to_owned()).collect();
    }
    let english = files(all, Language::English).flat_map(|files| files.texts);
    let english = current::fingerprints(english.copied());
    files(all, language)
        .flat_map(|files| files.texts.iter().map(|text| (text, files.translated)))
        .map(|(text, translated)| current::current(text, translated, &english))
        .collect()
}

/// How the parts of a list are joined. Each way is a message of its own, or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum List {
    /// All of them together: names of people.
    And,
    /// Any one of them, in a sentence.
    Or,
    /// One beside the other: things that are counted up.
    Plain,
    /// One of them.
    Choice,
    /// Reasons of one thing.
    Reasons,
    /// Sentences, each whole.
    Sentences,
}

/// The texts of one language, with the names that a viewer wants to read in them.
pub struct Texts {
    id: u64,
    bundle: Arc<FluentBundle<FluentResource>>,
    language: Language,
    card_names: CardNames,
    translations: Arc<Translations>,
    marked: bool,
    /// The fallback for texts that this language lacks; `None` for English itself.
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

    /// The texts of a language with these names of cards.
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

    /// The same texts with these names of cards.
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
    /// and names that no language could replace.
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

    /// The texts of a language together with further files. `english` is the fallback; leave it out for English itself.
    pub fn extended(language: Language, more: Files, english: Option<&'static Texts>) -> Texts {
        Texts::made(language, &[FILES, more], english)
    }

    /// Skips what cannot be parsed, and keeps the first of two texts with the same name; tests find both mistakes.
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

    /// A number that no other texts have while the program runs.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of this name, with what is to be filled in; in English where this language does not have it. A text that
    /// is missing there too shows its name; a test finds it.
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

    /// The text of this name in this very language.
    ///
    /// # Errors
    /// Says what is missing: the text, or something to fill in.
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

    /// A list in words; nothing for no items, and an item alone as it is.
    pub fn list<T: AsRef<str>>(&self, kind: List, items: &[T]) -> String {
        let pair = |id: &str, first: &str, rest: &str| {
            let fill = FluentArgs::from_iter([("first", first), ("rest", rest)]);
            self.text(id, Some(&fill))
        };
        let Some((last, before)) = items.split_last() else {
            return String::new();
        };
        // As in the patterns of the Unicode locale data: from the end, the first pair and the last one may differ.
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

/// Says a text: `say!(t, "id")`, or `say!(t, "id", name = value)` with what is to be filled in.
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

/// Marks the name of a text, so that the test that looks for unused ones sees it.
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
        // A missing text must not hide what is tested, so the message is made here.
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
