//! The reference: everything printed in the boxes, and the rules. Every fact comes from the engine's tables.
//!
//! Here: the books, their navigation, and the page that lists them. Each chapter has a separate file.

mod chains;
mod duel;
mod editions;
mod entry;
mod rules;
mod seven;
mod shelf;
mod symbols;

use antipater_engine::seven::Wonder;
use maud::{Markup, html};

use super::icons::icon;
use crate::book::Book;
use crate::frame::{Frame, frame, masthead, strip};
use antipater_show::texts::{Texts, msg, say};

pub(crate) use entry::folded as find_words;
pub use shelf::{ReferenceQuery, page};

/// The chapters of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// The entries.
    Entries,
    /// The chains of buildings.
    Chains,
    /// The meaning of each symbol.
    Symbols,
    /// The rules.
    Rules,
}

impl Chapter {
    const ALL: [Chapter; 4] = [
        Chapter::Entries,
        Chapter::Chains,
        Chapter::Symbols,
        Chapter::Rules,
    ];

    /// The chapter with this name in an address.
    pub fn of_word(word: &str) -> Option<Chapter> {
        match word {
            "chains" => Some(Chapter::Chains),
            "symbols" => Some(Chapter::Symbols),
            "rules" => Some(Chapter::Rules),
            _ => None,
        }
    }

    fn address(self, book: Book) -> String {
        let book = book.address();
        match self {
            Chapter::Entries => book,
            Chapter::Chains => book + "/chains",
            Chapter::Symbols => book + "/symbols",
            Chapter::Rules => book + "/rules",
        }
    }

    fn name(self, t: &Texts, book: Book) -> String {
        let id = match (self, book) {
            (Chapter::Entries, Book::Seven(_)) => msg("reference-entries-seven"),
            (Chapter::Entries, Book::Duel) => msg("reference-entries-duel"),
            (Chapter::Chains, _) => msg("reference-chains"),
            (Chapter::Symbols, _) => msg("reference-symbols"),
            (Chapter::Rules, _) => msg("rules-title"),
        };
        say!(t, id)
    }

    const fn sign(self) -> &'static str {
        match self {
            Chapter::Entries => "search",
            Chapter::Chains => "chain",
            Chapter::Symbols => "gear",
            Chapter::Rules => "help",
        }
    }
}

/// A chapter of a book, other than its entries.
pub fn chapter(t: &Texts, book: Book, chapter: Chapter) -> Markup {
    let content = match chapter {
        Chapter::Entries => return page(t, book, &ReferenceQuery::default()),
        Chapter::Chains => chains::content(t, book),
        Chapter::Symbols => symbols::content(t, book),
        Chapter::Rules => rules::content(t, book),
    };
    sheet(t, book, chapter, None, &content)
}

/// The page with the differences between the editions.
pub fn editions(t: &Texts) -> Markup {
    let title = say!(t, "rules-editions-title");
    let content = html! {
        (masthead(t))
        main class="ref" {
            (books(t, None))
            (strip(Wonder::Ephesus, &html! { h1 { (title) } }))
            (editions::content(t))
        }
    };
    plain(t, &title, None, &content)
}

/// The page with all books.
pub fn index(t: &Texts) -> Markup {
    let title = say!(t, "reference");
    let content = html! {
        (masthead(t))
        main class="ref" {
            (strip(Wonder::Ephesus, &html! { h1 { (title) } }))
            p class="lead" { (say!(t, "reference-lead")) }
            div class="ref-books" {
                @for book in Book::ALL {
                    section class="panel" data-game=(book.word()) aria-labelledby=(book.word()) {
                        h2 id=(book.word()) { a href=(book.address()) { (book.name(t)) } }
                        ul class="plain ref-links" {
                            @for chapter in Chapter::ALL {
                                li { a href=(chapter.address(book)) { (icon(chapter.sign())) (chapter.name(t, book)) } }
                            }
                        }
                    }
                }
                section class="panel" aria-labelledby="more" {
                    h2 id="more" { (say!(t, "reference-more")) }
                    ul class="plain ref-links" {
                        li { a href="/reference/editions" { (icon("both")) (say!(t, "rules-editions-title")) } }
                        li { a href="/score" { (icon("laurel")) (say!(t, "pad-title")) } }
                    }
                }
            }
        }
    };
    plain(t, &title, None, &content)
}

/// A page of a book.
fn sheet(
    t: &Texts,
    book: Book,
    chapter: Chapter,
    script: Option<&'static str>,
    content: &Markup,
) -> Markup {
    let heading = chapter.name(t, book);
    let title = say!(
        t,
        "reference-page-title",
        chapter = heading.as_str(),
        game = book.name(t)
    );
    let content = html! {
        (masthead(t))
        main class="ref" {
            (books(t, Some(book)))
            (strip(Wonder::Ephesus, &html! { h1 { (book.name(t)) } }))
            nav class="ref-chapters" aria-label=(say!(t, "reference-chapters")) {
                @for other in Chapter::ALL {
                    a href=(other.address(book)) aria-current=[(other == chapter).then_some("page")] {
                        (icon(other.sign())) (other.name(t, book))
                    }
                }
            }
            (content)
        }
    };
    plain(t, &title, script, &content)
}

/// Links to the other books.
fn books(t: &Texts, here: Option<Book>) -> Markup {
    html! {
        nav class="ref-nav" aria-label=(say!(t, "reference-books")) {
            a href="/reference" { (say!(t, "reference")) }
            @for book in Book::ALL {
                a href=(book.address()) aria-current=[(Some(book) == here).then_some("true")] { (book.name(t)) }
            }
            a href="/reference/editions" aria-current=[here.is_none().then_some("page")] { (say!(t, "rules-editions-title")) }
        }
    }
}

fn plain(t: &Texts, title: &str, script: Option<&'static str>, content: &Markup) -> Markup {
    frame(
        t,
        &Frame {
            script,
            ..Frame::plain(title)
        },
        content,
    )
}
