//! The names of cards, wonders, cities and tokens in the viewer's language, as far as its rulebook translates them
//! (`locales/*/seven-names.ftl`, `duel-names.ftl`). By default, a game whose names are not all translated keeps all
//! printed English names.
//!
//! Records and programs use the printed names only, which the engine has.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use antipater_engine::seven::Edition;
use antipater_engine::{duel, seven};

use super::{FluentArgs, Texts, say};

/// The viewer's choice of names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum CardNames {
    /// Translated names if the language has all of them for a game, otherwise the printed ones.
    #[default]
    Automatic,
    /// Translated names as far as the rulebook has them.
    Translated,
    /// The English names printed on the cards.
    Printed,
}

/// The error for an unknown choice of names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownCardNames;

impl CardNames {
    /// All choices, in the order of the form.
    pub const ALL: [CardNames; 3] = [
        CardNames::Automatic,
        CardNames::Translated,
        CardNames::Printed,
    ];

    /// The name in forms, cookies and arguments.
    pub const fn word(self) -> &'static str {
        match self {
            CardNames::Automatic => "automatic",
            CardNames::Translated => "translated",
            CardNames::Printed => "printed",
        }
    }
}

impl fmt::Display for UnknownCardNames {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third] = CardNames::ALL.map(CardNames::word);
        write!(f, "names are {first}, {second} or {third}")
    }
}

impl std::error::Error for UnknownCardNames {}

impl FromStr for CardNames {
    type Err = UnknownCardNames;

    fn from_str(word: &str) -> Result<CardNames, UnknownCardNames> {
        let mut all = CardNames::ALL.into_iter();
        all.find(|names| names.word() == word)
            .ok_or(UnknownCardNames)
    }
}

/// The game that a name belongs to: its translation may differ between the games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Book {
    /// 7 Wonders, both editions.
    Seven,
    /// 7 Wonders Duel.
    Duel,
}

impl Book {
    const fn word(self) -> &'static str {
        match self {
            Book::Seven => "seven",
            Book::Duel => "duel",
        }
    }

    /// Every printed English name in this game.
    pub fn printed(self) -> Vec<&'static str> {
        match self {
            Book::Seven => {
                let cards = seven::Card::ALL.map(Named::printed);
                let cities = seven::Wonder::ALL.map(Named::printed);
                let monuments = seven::Wonder::ALL.map(|wonder| Monument(wonder).printed());
                let all = cards.into_iter().chain(cities).chain(monuments);
                all.collect()
            }
            Book::Duel => {
                let cards = duel::Card::ALL.map(Named::printed);
                let wonders = duel::Wonder::ALL.map(Named::printed);
                let tokens = duel::Token::ALL.map(Named::printed);
                let all = cards.into_iter().chain(wonders).chain(tokens);
                all.collect()
            }
        }
    }

    /// The message id of the translation of a printed name.
    pub fn id(self, printed: &str) -> String {
        format!("{}-name-{}", self.word(), slug(printed))
    }
}

/// A printed name in the form that message ids and placeholders allow.
fn slug(printed: &str) -> String {
    printed.to_lowercase().replace(' ', "-")
}

/// Something with a printed name.
pub trait Named: Copy {
    /// The game that it belongs to.
    const BOOK: Book;

    /// Its English name, also used in records and programs.
    fn printed(self) -> &'static str;
}

/// The monument of a city, which has a separate name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Monument(pub seven::Wonder);

impl<T: Named> Named for &T {
    const BOOK: Book = T::BOOK;

    fn printed(self) -> &'static str {
        (*self).printed()
    }
}

impl Named for seven::Card {
    const BOOK: Book = Book::Seven;

    fn printed(self) -> &'static str {
        self.name()
    }
}

/// The city, under one name for both editions: the one in the name of its monument (The Colossus of Rhodes), also used
/// by forms. Only records and programs distinguish the Rhodes of the first edition from the Rhodos of the second.
impl Named for seven::Wonder {
    const BOOK: Book = Book::Seven;

    fn printed(self) -> &'static str {
        self.city(Edition::First)
    }
}

impl Named for Monument {
    const BOOK: Book = Book::Seven;

    fn printed(self) -> &'static str {
        self.0.monument()
    }
}

impl Named for duel::Card {
    const BOOK: Book = Book::Duel;

    fn printed(self) -> &'static str {
        self.name()
    }
}

impl Named for duel::Wonder {
    const BOOK: Book = Book::Duel;

    fn printed(self) -> &'static str {
        self.name()
    }
}

impl Named for duel::Token {
    const BOOK: Book = Book::Duel;

    fn printed(self) -> &'static str {
        self.name()
    }
}

/// The translations of printed names.
#[derive(Default)]
pub(super) struct Translations {
    names: HashMap<(Book, &'static str), String>,
    /// The games with a translation of every name.
    complete: Vec<Book>,
}

/// Collects all translations; `translate` returns the message with an id.
pub(super) fn translations(translate: impl Fn(&str, &str) -> Option<String>) -> Translations {
    let mut found = Translations::default();
    for book in [Book::Seven, Book::Duel] {
        let mut complete = true;
        for printed in book.printed() {
            match translate(&book.id(printed), printed) {
                Some(name) => drop(found.names.insert((book, printed), name)),
                None => complete = false,
            }
        }
        if complete {
            found.complete.push(book);
        }
    }
    found
}

impl Texts {
    /// The choice of names in these texts.
    pub fn card_names(&self) -> CardNames {
        self.card_names
    }

    /// Whether these texts use translated names for a game, as far as they exist.
    fn translates(&self, book: Book) -> bool {
        match self.card_names {
            CardNames::Automatic => self.translations.complete.contains(&book),
            CardNames::Translated => true,
            CardNames::Printed => false,
        }
    }

    /// The name of a card, a wonder, a city or a token, as the viewer has chosen.
    pub fn name<T: Named>(&self, thing: T) -> &str {
        self.name_of(T::BOOK, thing.printed())
    }

    /// The name for a printed name in a game, as the viewer has chosen.
    pub fn name_of(&self, book: Book, printed: &'static str) -> &str {
        let name = self.translations.names.get(&(book, printed));
        let name = name.filter(|_| self.translates(book));
        name.map_or(printed, String::as_str)
    }

    /// The name that [`Texts::name`] does not use: the printed one beside a translation, or vice versa; `None` if both
    /// are equal.
    pub fn other_name<T: Named>(&self, thing: T) -> Option<&str> {
        let translation = self.translation(thing)?;
        // In marked texts this name is marked too.
        let other = if self.translates(T::BOOK) && !self.marked {
            thing.printed()
        } else {
            translation
        };
        (translation != thing.printed()).then_some(other)
    }

    /// The name, followed by the other one if there is one: for details.
    pub fn both_names<T: Named>(&self, thing: T) -> String {
        match self.other_name(thing) {
            Some(other) => say!(self, "name-both", name = self.name(thing), other = other),
            None => self.name(thing).to_owned(),
        }
    }

    /// Every name of a game, as values for placeholders in texts about cards: `{ $the-pyramids }`.
    pub fn all_names(&self, book: Book) -> FluentArgs<'_> {
        let mut fill = FluentArgs::new();
        for printed in book.printed() {
            fill.set(slug(printed), self.name_of(book, printed));
        }
        fill
    }

    /// The language tag of the name that [`Texts::other_name`] returns.
    pub fn tag_of_other_name<T: Named>(&self, _: T) -> &'static str {
        if self.translates(T::BOOK) {
            super::Language::English.tag()
        } else {
            self.language.tag()
        }
    }

    fn translation<T: Named>(&self, thing: T) -> Option<&str> {
        let name = self.translations.names.get(&(T::BOOK, thing.printed()));
        name.map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::Language;

    #[test]
    fn names_are_translated_where_the_language_has_them_and_they_are_wanted() {
        let t = Texts::naming(Language::Hungarian, CardNames::Translated);
        assert_eq!(t.name(seven::Card::Altar), "Oltár");
        assert_eq!(t.other_name(seven::Card::Altar), Some("Altar"));
        assert_eq!(t.both_names(seven::Card::Altar), "Oltár (Altar)");
        assert_eq!(t.name(seven::Wonder::Rhodes), "Rodosz");
        assert_eq!(t.name(Monument(seven::Wonder::Giza)), "A gízai piramisok");
        // A card without a translation, one whose translation is the printed name, and one of the other game.
        assert_eq!(t.both_names(seven::Card::Sawmill), "Sawmill");
        assert_eq!(t.both_names(seven::Card::Scriptorium), "Scriptorium");
        assert_eq!(t.name(duel::Card::Altar), "Altar");
    }

    #[test]
    fn by_default_all_names_of_a_game_are_translated_or_none() {
        for language in Language::ALL {
            let t = Texts::of(language);
            for book in [Book::Seven, Book::Duel] {
                let has = |name: &&str| t.own(&book.id(name), None).is_ok();
                let all = book.printed().iter().all(has);
                for printed in book.printed() {
                    let shown = match t.own(&book.id(printed), None) {
                        Ok(translated) if all => translated,
                        _ => printed.to_owned(),
                    };
                    assert_eq!(t.name_of(book, printed), shown, "{language} {book:?}");
                }
            }
        }
        let t = Texts::of(Language::Estonian);
        assert_eq!(t.name(duel::Token::Law), "Seadus");
        assert_eq!(t.tag_of_other_name(duel::Token::Law), "en");
        // Details show the existing translation.
        assert_eq!(t.both_names(seven::Wonder::Rhodes), "Rhodes (Rhodos)");
        assert_eq!(t.tag_of_other_name(seven::Wonder::Rhodes), "et");
    }

    #[test]
    fn printed_names_come_back_with_the_choice() {
        let t = Texts::naming(Language::Estonian, CardNames::Printed);
        assert_eq!(t.name(duel::Token::Law), "Law");
        assert_eq!(t.other_name(duel::Token::Law), Some("Seadus"));
        assert_eq!(t.name(seven::Wonder::Rhodes), "Rhodes");
        assert_eq!(t.tag_of_other_name(duel::Token::Law), "et");
        assert_eq!(t.language(), Language::Estonian);
        assert_eq!("printed".parse(), Ok(CardNames::Printed));
        assert_eq!("both".parse::<CardNames>(), Err(UnknownCardNames));
    }

    #[test]
    fn english_has_one_set_of_names() {
        for names in CardNames::ALL {
            let t = Texts::naming(Language::English, names);
            assert_eq!(t.name(seven::Wonder::Giza), "Giza");
            assert_eq!(t.other_name(duel::Wonder::Sphinx), None);
        }
    }

    #[test]
    fn names_are_filled_into_texts() {
        let t = Texts::naming(Language::Finnish, CardNames::Translated);
        let names = t.all_names(Book::Seven);
        let name = |id: &str| names.get(id).map(|name| format!("{name:?}"));
        assert_eq!(name("ephesus"), Some("String(\"Efesos\")".to_owned()));
        assert_eq!(
            name("east-trading-post"),
            Some("String(\"East Trading Post\")".to_owned())
        );
        assert_eq!(name("sphinx"), None);
    }
}
