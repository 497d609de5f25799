//! The rules of a game in sections. The texts are in `rules.ftl`; this file only arranges them.

use antipater_engine::seven::Edition;
use maud::{Markup, html};

use super::{duel, seven};
use crate::book::Book;
use antipater_show::texts::{Book as NamesOf, Texts, msg, say};

/// A section: its anchor, its heading, and its paragraphs.
type Section = (&'static str, &'static str, Vec<&'static str>);

/// The rules of a book.
pub(super) fn content(t: &Texts, book: Book) -> Markup {
    let (aim, sections) = match book {
        Book::Seven(edition) => (msg("rules-aim"), of_seven(edition)),
        Book::Duel => (msg("rules-duel-aim"), of_duel()),
    };
    let game = match book {
        Book::Seven(_) => say!(t, "rules-seven"),
        Book::Duel => say!(t, "rules-duel"),
    };
    // Rules use the viewer's choice of names.
    let names = t.all_names(match book {
        Book::Seven(_) => NamesOf::Seven,
        Book::Duel => NamesOf::Duel,
    });
    html! {
        div class="ref-rules" {
            nav class="ref-contents" aria-label=(say!(t, "reference-contents")) {
                ul class="plain" {
                    li { a href="#aim" { (say!(t, "rules-aim-title")) } }
                    @for (place, title, _) in &sections { li { a href={ "#" (place) } { (say!(t, title)) } } }
                    li { a href="#open" { (say!(t, "rules-open")) } }
                }
            }
            article class="ref-text" aria-label=(game) {
                section aria-labelledby="aim" { h2 id="aim" { (say!(t, "rules-aim-title")) } p { (say!(t, aim)) } }
                @for (place, title, lines) in &sections {
                    section aria-labelledby=(place) {
                        h2 id=(place) { (say!(t, title)) }
                        @for line in lines { p { (t.text(line, Some(&names))) } }
                        @if *place == "setup" {
                            @match book { Book::Seven(_) => (seven::guilds(t)), Book::Duel => (duel::decks(t)) }
                        }
                        @if *place == "editions" { p { a href="/reference/editions" { (say!(t, "reference-editions-table")) } } }
                    }
                }
                section aria-labelledby="open" {
                    h2 id="open" { (say!(t, "rules-open")) }
                    p { (say!(t, "rules-open-explained")) }
                    // Rulings have the same numbers in every book.
                    ol { @for (number, ruling) in open(book) { li id={ "open-" (number) } value=(number) { (t.text(ruling, Some(&names))) @if let Some(source) = source(number) { " " small class="muted" { (t.text(source, Some(&names))) } } } } }
                }
            }
        }
    }
}

fn of_seven(edition: Edition) -> Vec<Section> {
    let first = edition == Edition::First;
    let by = |one, other| if first { one } else { other };
    let mut sections = vec![
        (
            "setup",
            msg("rules-setup-title"),
            vec![
                msg("rules-setup-decks"),
                by(
                    msg("rules-setup-boards-first"),
                    msg("rules-setup-boards-second"),
                ),
                msg("rules-setup-coins"),
                msg("rules-neighbors"),
            ],
        ),
        ("turn", msg("rules-turn-title"), TURN.to_vec()),
        ("cost", msg("rules-cost-title"), COST.to_vec()),
        ("types", msg("rules-kinds-title"), KINDS.to_vec()),
        ("conflicts", msg("rules-war-title"), vec![msg("rules-war")]),
        (
            "end",
            msg("rules-end-title"),
            vec![
                msg("rules-end-points"),
                msg("rules-end-science"),
                msg("rules-end-tie"),
            ],
        ),
        (
            "powers",
            msg("rules-powers-title"),
            vec![
                msg("rules-power-giza"),
                msg("rules-power-babylon"),
                by(
                    msg("rules-power-olympia-first"),
                    msg("rules-power-olympia-second"),
                ),
                msg("rules-power-rhodes"),
                msg("rules-power-ephesus"),
                msg("rules-power-alexandria"),
                msg("rules-power-halicarnassus"),
            ],
        ),
    ];
    if first {
        sections.push(("two", msg("rules-city-title"), FREE_CITY.to_vec()));
    }
    sections.push(("editions", msg("rules-editions-title"), EDITIONS.to_vec()));
    sections
}

/// How a turn goes.
const TURN: [&str; 6] = [
    msg("rules-turn-choose"),
    msg("rules-turn-actions"),
    msg("rules-turn-pass"),
    msg("rules-turn-sixth"),
    msg("rules-turn-same"),
    msg("rules-stages"),
];

/// What things cost.
const COST: [&str; 6] = [
    msg("rules-cost-kinds"),
    msg("rules-cost-produce"),
    msg("rules-cost-trade"),
    msg("rules-cost-time"),
    msg("rules-cost-time-seventh"),
    msg("rules-cost-chain"),
];

/// The game for two with the Free City.
const FREE_CITY: [&str; 4] = [
    msg("rules-city-setup"),
    msg("rules-city-turn"),
    msg("rules-city-play"),
    msg("rules-city-end"),
];

/// The types of cards.
const KINDS: [&str; 7] = [
    msg("rules-kinds-brown"),
    msg("rules-kinds-gray"),
    msg("rules-kinds-blue"),
    msg("rules-kinds-yellow"),
    msg("rules-kinds-red"),
    msg("rules-kinds-green"),
    msg("rules-kinds-purple"),
];

/// What differs between the editions, in words.
pub(super) const EDITIONS: [&str; 4] = [
    msg("rules-editions-sides"),
    msg("rules-editions-cards"),
    msg("rules-editions-chains"),
    msg("rules-editions-two"),
];

fn of_duel() -> Vec<Section> {
    vec![
        (
            "setup",
            msg("rules-setup-title"),
            vec![
                msg("rules-duel-setup"),
                msg("rules-duel-draft"),
                msg("rules-duel-first"),
                msg("rules-duel-decks"),
            ],
        ),
        (
            "turn",
            msg("rules-duel-turn-title"),
            vec![msg("rules-duel-turn")],
        ),
        (
            "prices",
            msg("rules-duel-price-title"),
            vec![
                msg("rules-duel-price"),
                msg("rules-duel-chain"),
                msg("rules-duel-wonders"),
            ],
        ),
        (
            "military",
            msg("rules-duel-military-title"),
            vec![msg("rules-duel-military")],
        ),
        (
            "science",
            msg("rules-duel-science-title"),
            vec![msg("rules-duel-science")],
        ),
        (
            "tokens",
            msg("rules-duel-tokens-title"),
            vec![msg("rules-duel-tokens")],
        ),
        (
            "ages",
            msg("rules-duel-ages-title"),
            vec![msg("rules-duel-ages")],
        ),
        (
            "end",
            msg("rules-duel-end-title"),
            vec![msg("rules-duel-end")],
        ),
    ]
}

/// The rulings of a game with their numbers in `docs/rulings.md`.
fn open(book: Book) -> impl Iterator<Item = (usize, &'static str)> {
    let all = OPEN
        .into_iter()
        .zip(1..)
        .map(|(ruling, number)| (number, ruling));
    all.filter(move |(number, _)| match book {
        Book::Seven(Edition::First) => *number <= 16 && *number != OLYMPIA_SECOND,
        Book::Seven(Edition::Second) => *number <= 13 && *number != OLYMPIA_FIRST,
        Book::Duel => *number > 16,
    })
}

/// The ruling on Olympia's powers in the first edition, and that in the second.
const OLYMPIA_FIRST: usize = 9;
const OLYMPIA_SECOND: usize = 10;

/// The rulebooks' text on a ruling, if it is not the usual note.
fn source(number: usize) -> Option<&'static str> {
    let mut sources = SOURCES.into_iter();
    let found = sources.find(|(of, _)| *of == number);
    found.map(|(_, source)| source)
}

const SOURCES: [(usize, &str); 7] = [
    (5, msg("rules-source-5")),
    (6, msg("rules-source-6")),
    (9, msg("rules-source-9")),
    (15, msg("rules-source-15")),
    (17, msg("rules-source-17")),
    (19, msg("rules-source-19")),
    (20, msg("rules-source-20")),
];

/// All rulings in order.
const OPEN: [&str; 21] = [
    msg("rules-open-1"),
    msg("rules-open-2"),
    msg("rules-open-3"),
    msg("rules-open-4"),
    msg("rules-open-5"),
    msg("rules-open-6"),
    msg("rules-open-7"),
    msg("rules-open-8"),
    msg("rules-open-9"),
    msg("rules-open-10"),
    msg("rules-open-11"),
    msg("rules-open-12"),
    msg("rules-open-13"),
    msg("rules-open-14"),
    msg("rules-open-15"),
    msg("rules-open-16"),
    msg("rules-open-17"),
    msg("rules-open-18"),
    msg("rules-open-19"),
    msg("rules-open-20"),
    msg("rules-open-21"),
];
