//! The books of the reference, one for each game and edition, and the link to them.

use antipater_engine::seven::Edition;
use antipater_show::texts::{Texts, msg, say};
use maud::{Markup, html};

use crate::icons::icon;

/// A game, in an edition, that has a reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Book {
    /// 7 Wonders in an edition.
    Seven(Edition),
    /// 7 Wonders Duel.
    Duel,
}

impl Book {
    /// All books.
    pub(crate) const ALL: [Book; 3] = [
        Book::Seven(Edition::Second),
        Book::Seven(Edition::First),
        Book::Duel,
    ];

    /// The name in addresses.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Book::Seven(Edition::First) => "seven-first",
            Book::Seven(Edition::Second) => "seven-second",
            Book::Duel => "duel",
        }
    }

    /// The book with this name.
    pub fn of_word(word: &str) -> Option<Book> {
        Book::ALL.into_iter().find(|book| book.word() == word)
    }

    /// The address of its cards.
    pub(crate) fn address(self) -> String {
        format!("/reference/{}", self.word())
    }

    pub(crate) fn name(self, t: &Texts) -> String {
        say!(
            t,
            match self {
                Book::Seven(Edition::First) => msg("reference-seven-first"),
                Book::Seven(Edition::Second) => msg("reference-seven-second"),
                Book::Duel => msg("game-duel"),
            }
        )
    }
}

/// The link to the reference of a game in the help of its table; a key opens it, too.
pub(crate) fn link(t: &Texts, book: Book) -> Markup {
    html! {
        p class="ref-help" {
            a class="button" href=(book.address()) target="_blank" rel="noopener" data-reference {
                (icon("search")) span { (say!(t, "reference-of-game")) }
            }
        }
    }
}
