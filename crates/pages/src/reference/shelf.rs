//! The entries of a book: the search form, and all entries in their sections. Entries that do not match are hidden, so
//! that a script can filter while a person types; without a script the form is sent.

use antipater_engine::seven::Color;
use maud::{Markup, html};
use serde::Deserialize;

use super::entry::{Entry, Part, fold};
use super::{Chapter, duel, seven, sheet};
use crate::book::Book;
use crate::icons::icon;
use antipater_show::texts::{Texts, say};
use antipater_show::words;

/// The search in an address. A value that matches no entry is ignored.
#[derive(Clone, Default, Debug, Deserialize)]
pub struct ReferenceQuery {
    #[serde(default)]
    q: String,
    #[serde(default, rename = "type")]
    color: String,
    #[serde(default)]
    age: String,
    #[serde(default)]
    kind: String,
}

/// The parsed search.
struct Wanted {
    words: Vec<String>,
    color: Option<Color>,
    age: Option<u8>,
    part: Option<Part>,
}

impl ReferenceQuery {
    fn read(&self) -> Wanted {
        Wanted {
            words: fold(&self.q),
            color: Color::ALL
                .into_iter()
                .find(|color| color.name() == self.color),
            age: self.age.parse().ok().filter(|age| (1..=3).contains(age)),
            part: Part::ALL.into_iter().find(|part| part.word() == self.kind),
        }
    }
}

impl Wanted {
    fn has(&self, entry: &Entry) -> bool {
        self.words
            .iter()
            .all(|word| entry.find.contains(word.as_str()))
            && self.color.is_none_or(|color| entry.color == Some(color))
            && self.age.is_none_or(|age| entry.ages.contains(&age))
            && self.part.is_none_or(|part| entry.part == part)
    }
}

/// The page with the entries of a book.
pub fn page(t: &Texts, book: Book, query: &ReferenceQuery) -> Markup {
    let entries = match book {
        Book::Seven(edition) => seven::entries(t, edition),
        Book::Duel => duel::entries(t),
    };
    let wanted = query.read();
    let found = entries.iter().filter(|entry| wanted.has(entry)).count();
    let content = html! {
        (form(t, book, query, &wanted, &entries))
        p class="ref-found" role="status" { span { (say!(t, "reference-found")) } " " b id="found" { (found) } }
        p id="none" class="muted" hidden[found > 0] { (say!(t, "reference-none")) }
        @for part in Part::ALL {
            @if entries.iter().any(|entry| entry.part == part) { (section(t, part, &entries, &wanted)) }
        }
    };
    sheet(t, book, Chapter::Entries, Some("reference"), &content)
}

fn form(
    t: &Texts,
    book: Book,
    query: &ReferenceQuery,
    wanted: &Wanted,
    entries: &[Entry],
) -> Markup {
    let any = say!(t, "reference-any");
    html! {
        form id="find" class="ref-form" method="get" action=(book.address()) role="search" {
            div class="field ref-q" {
                label for="q" { (say!(t, "reference-search")) }
                input id="q" name="q" type="search" value=(query.q) maxlength="80" autocomplete="off" placeholder=(say!(t, "reference-search-example"));
            }
            div class="field" {
                label for="type" { (say!(t, "reference-type")) }
                select id="type" name="type" {
                    option value="" { (any) }
                    @for color in Color::ALL {
                        option value=(color.name()) selected[wanted.color == Some(color)] { (words::color(t, color)) }
                    }
                }
            }
            div class="field" {
                label for="age" { (say!(t, "reference-age")) }
                select id="age" name="age" {
                    option value="" { (any) }
                    @for age in 1..=3 { option value=(age) selected[wanted.age == Some(age)] { (words::age(age)) } }
                }
            }
            div class="field" {
                label for="kind" { (say!(t, "reference-kind")) }
                select id="kind" name="kind" {
                    option value="" { (any) }
                    @for part in Part::ALL {
                        @if entries.iter().any(|entry| entry.part == part) {
                            option value=(part.word()) selected[wanted.part == Some(part)] { (part.name(t)) }
                        }
                    }
                }
            }
            div class="ref-do" {
                button class="button primary unscripted" type="submit" { (icon("search")) (say!(t, "reference-find")) }
                a id="all" class="button" href=(book.address()) { (say!(t, "reference-all")) }
            }
        }
    }
}

/// A part of the book; cards by their types.
fn section(t: &Texts, part: Part, entries: &[Entry], wanted: &Wanted) -> Markup {
    let of = |color: Option<Color>| -> Vec<&Entry> {
        let mut found: Vec<&Entry> = entries
            .iter()
            .filter(|entry| entry.part == part && entry.color == color)
            .collect();
        found.sort_by_key(|entry| entry.ages.clone());
        found
    };
    let seen = |entries: &[&Entry]| entries.iter().any(|entry| wanted.has(entry));
    let list = |entries: &[&Entry]| {
        html! { ul class="plain ref-list" { @for entry in entries { (entry.print(wanted.has(entry))) } } }
    };
    let any = entries
        .iter()
        .any(|entry| entry.part == part && wanted.has(entry));
    html! {
        section class="ref-part" aria-labelledby=(part.word()) data-group hidden[!any] {
            h2 id=(part.word()) { (part.name(t)) }
            @let without = of(None);
            @if !without.is_empty() { (list(&without)) }
            @for color in Color::ALL {
                @let cards = of(Some(color));
                @if !cards.is_empty() {
                    section class="ref-type" aria-labelledby={ "type-" (color.name()) } data-group hidden[!seen(&cards)] {
                        h3 id={ "type-" (color.name()) } {
                            (crate::icons::kind(color, &words::letter(t, color))) span { (words::color(t, color)) }
                        }
                        (list(&cards))
                    }
                }
            }
        }
    }
}
