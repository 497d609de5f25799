//! An entry: a printed thing, with its place on the page and its search words.

use std::collections::BTreeSet;

use antipater_engine::Resources;
use antipater_engine::seven::Color;
use maud::{Markup, html};

use antipater_show::texts::{List, Named, Texts, msg, say};
use antipater_show::words;

/// The sections of a book.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// Cards.
    Cards,
    /// Boards of 7 Wonders.
    Boards,
    /// Wonders of a Duel.
    Wonders,
    /// Tokens.
    Tokens,
}

impl Part {
    /// All sections in order.
    pub(crate) const ALL: [Part; 4] = [Part::Cards, Part::Boards, Part::Wonders, Part::Tokens];

    /// The name in addresses.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Part::Cards => "cards",
            Part::Boards => "boards",
            Part::Wonders => "wonders",
            Part::Tokens => "tokens",
        }
    }

    /// The title.
    pub(crate) fn name(self, t: &Texts) -> String {
        say!(
            t,
            match self {
                Part::Cards => msg("reference-cards"),
                Part::Boards => msg("reference-boards"),
                Part::Wonders => msg("reference-wonders"),
                Part::Tokens => msg("reference-tokens"),
            }
        )
    }
}

/// A printed thing.
pub(crate) struct Entry {
    /// Its anchor on the page.
    pub(crate) anchor: String,
    /// Its section.
    pub(crate) part: Part,
    /// The type of a card.
    pub(crate) color: Option<Color>,
    /// The ages of a card, by number.
    pub(crate) ages: Vec<u8>,
    /// Its search words, normalized.
    pub(crate) find: String,
    /// Its content.
    pub(crate) body: Markup,
}

impl Entry {
    /// The entry on the page, hidden if it does not match the search.
    pub(crate) fn print(&self, wanted: bool) -> Markup {
        let ages: Vec<String> = self.ages.iter().map(u8::to_string).collect();
        let color = self.color.map_or("", Color::name);
        let class = if color.is_empty() {
            format!("ref-entry of-{}", self.part.word())
        } else {
            format!("ref-entry k-{color}")
        };
        html! {
            li id=(self.anchor) class=(class) data-find=(self.find) data-part=(self.part.word()) data-type=(color)
                data-age=(ages.join(" ")) hidden[!wanted] { (self.body) }
        }
    }
}

/// An anchor: letters, digits and hyphens.
pub(crate) fn anchor(part: &str, name: &str) -> String {
    let words = name.to_lowercase();
    let words = words.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    format!("{part}-{}", words.join("-"))
}

/// The name of a printed thing, linked to its entry, with its other name (printed or translated) below.
pub(crate) fn named<T: Named>(t: &Texts, anchor: &str, thing: T) -> Markup {
    html! {
        (heading(anchor, t.name(thing)))
        @if let Some(other) = t.other_name(thing) {
            p class="ref-own other-name muted" lang=(t.tag_of_other_name(thing)) { (other) }
        }
    }
}

/// The heading of an entry, linked to itself.
pub(crate) fn heading(anchor: &str, name: &str) -> Markup {
    html! {
        // Cards are below the headings of their types.
        @if anchor.starts_with("card-") { h4 class="ref-name" { a href={ "#" (anchor) } { (name) } } }
        @else { h3 class="ref-name" { a href={ "#" (anchor) } { (name) } } }
    }
}

/// Both names of a thing, for the search.
pub(crate) fn both<T: Named>(t: &Texts, thing: T) -> [&str; 2] {
    [t.name(thing), t.other_name(thing).unwrap_or_default()]
}

/// A cost in words.
pub(crate) fn cost(t: &Texts, coins: u8, needed: Resources) -> String {
    let mut parts = Vec::new();
    if coins > 0 {
        parts.push(say!(t, "stat-coins", count = coins));
    }
    if !needed.is_empty() {
        parts.push(words::resources(t, needed));
    }
    if parts.is_empty() {
        return say!(t, "costs-nothing");
    }
    t.list(List::Plain, &parts)
}

/// The score category of a card; people search for cards by it.
pub(crate) fn category(t: &Texts, color: Color) -> String {
    match color {
        Color::Brown | Color::Gray => String::new(),
        Color::Blue => say!(t, "score-civilian"),
        Color::Yellow => say!(t, "score-commerce"),
        Color::Red => say!(t, "score-military"),
        Color::Green => say!(t, "score-science"),
        Color::Purple => say!(t, "score-guilds"),
    }
}

/// Links to cards of a book, after a title.
pub(crate) fn links<T: Named>(
    t: &Texts,
    title: &str,
    cards: impl IntoIterator<Item = T>,
) -> Markup {
    links_to(
        title,
        cards
            .into_iter()
            .map(|card| (anchor("card", card.printed()), t.name(card))),
    )
}

/// Links to entries of a book, each with its name, after a title.
pub(crate) fn links_to<'a>(title: &str, places: impl Iterator<Item = (String, &'a str)>) -> Markup {
    html! {
        dt { (title) }
        dd { ul class="plain ref-cards" {
            @for (place, name) in places { li { a href={ "#" (place) } { (name) } } }
        } }
    }
}

/// Normalized words: without capitals and accents, and without duplicates.
pub(crate) fn folded(texts: &[&str]) -> String {
    let words: BTreeSet<String> = texts.iter().flat_map(|text| fold(text)).collect();
    words.into_iter().collect::<Vec<_>>().join(" ")
}

/// The normalized words of a text. `assets/reference.js` normalizes typed text in the same way.
pub(crate) fn fold(text: &str) -> Vec<String> {
    let plain: String = text
        .chars()
        .flat_map(char::to_lowercase)
        .filter_map(|letter| {
            Some(match letter {
                'à' | 'á' | 'â' | 'ä' | 'ã' | 'å' => 'a',
                'ç' | 'ć' | 'č' => 'c',
                'đ' => 'd',
                'è' | 'é' | 'ê' | 'ë' => 'e',
                'ğ' => 'g',
                'ì' | 'í' | 'î' | 'ï' | 'ı' => 'i',
                'ò' | 'ó' | 'ô' | 'ö' | 'ő' | 'õ' => 'o',
                'ş' | 'š' => 's',
                'ù' | 'ú' | 'û' | 'ü' | 'ű' => 'u',
                'ž' => 'z',
                // The remainder of a dotted capital, and the apostrophe in a word.
                '\u{307}' | '\'' | '’' => return None,
                letter if letter.is_alphanumeric() => letter,
                _ => ' ',
            })
        })
        .collect();
    plain
        .split(' ')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The ages of a card as printed.
pub(crate) fn ages(t: &Texts, ages: &[u8]) -> Markup {
    html! {
        span class="ref-ages" {
            @for age in ages {
                @let text = say!(t, msg("reference-in-age"), age = words::age(*age));
                span title=(text) { span aria-hidden="true" { (words::age(*age)) } span class="sr" { (text) } }
            }
        }
    }
}

/// Cost and effect: icons, and the same in words.
pub(crate) fn face(
    costs: bool,
    price: &Markup,
    price_words: &str,
    does: &Markup,
    does_words: &str,
    t: &Texts,
) -> Markup {
    html! {
        div class="ref-face" {
            p class="ref-cost" {
                span class="label" { (say!(t, "costs")) }
                @if costs { span class="fx" aria-hidden="true" { (price) } }
                span class=(if costs { "sr" } else { "muted" }) { (price_words) }
            }
            p class="ref-does" { (does) span { (does_words) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_without_capitals_and_accents() {
        assert_eq!(
            fold("Üç İYİ kőház, 2 pont!"),
            ["uc", "iyi", "kohaz", "2", "pont"]
        );
        assert_eq!(folded(&["Altar, Baths", "baths"]), "altar baths");
    }

    #[test]
    fn anchors_are_made_of_names() {
        assert_eq!(anchor("card", "Craftsmens Guild"), "card-craftsmens-guild");
        assert_eq!(
            anchor("wonder", "The Statue of Zeus"),
            "wonder-the-statue-of-zeus"
        );
    }
}
