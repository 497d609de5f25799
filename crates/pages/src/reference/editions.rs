//! The differences between the two editions of 7 Wonders, computed from the engine's tables.

use antipater_engine::seven::{Age, Board, Card, Edition, MAX_SEATS, MIN_SEATS, Side, Wonder};
use maud::{Markup, html};

use super::entry::{anchor, cost};
use super::rules::EDITIONS;
use super::seven::{ages_of, board_anchor, copies};
use crate::book::Book;
use crate::seven::effects;
use antipater_show::texts::{Book as NamesOf, Texts, say};
use antipater_show::words as shared;
use antipater_show::words::seven as words;

/// A property in which a card or a board differs, with its value in each edition.
type Difference = (String, [Markup; 2]);

/// The rules in words, and the tables.
pub(super) fn content(t: &Texts) -> Markup {
    let only = |edition: Edition, other: Edition| {
        let cards = Card::ALL.into_iter();
        cards.filter(move |card| card.is_in(edition) && !card.is_in(other))
    };
    let cards = Card::ALL.into_iter().filter_map(|card| {
        let differences = of_card(t, card);
        (!differences.is_empty()).then(|| {
            (
                t.name(card).to_owned(),
                anchor("card", card.name()),
                differences,
            )
        })
    });
    let boards = Wonder::ALL.into_iter().flat_map(|wonder| {
        Side::ALL.into_iter().filter_map(move |side| {
            let board = Board { wonder, side };
            let differences = of_board(t, board);
            (!differences.is_empty()).then_some((board, differences))
        })
    });
    let fill = t.all_names(NamesOf::Seven);
    html! {
        section class="panel" aria-labelledby="words" {
            h2 id="words" { (say!(t, "reference-in-words")) }
            @for line in EDITIONS { p { (t.text(line, Some(&fill))) } }
        }
        section class="panel" aria-labelledby="only" {
            h2 id="only" { (say!(t, "reference-only-one")) }
            div class="ref-only" {
                @for (edition, other) in [(Edition::First, Edition::Second), (Edition::Second, Edition::First)] {
                    div {
                        h3 { (Book::Seven(edition).name(t)) }
                        ul class="plain ref-cards" { @for card in only(edition, other) {
                            li { a href={ (Book::Seven(edition).address()) "#" (anchor("card", card.name())) } { (t.name(card)) } }
                        } }
                    }
                }
            }
        }
        section class="panel" aria-labelledby="cards" {
            h2 id="cards" { (say!(t, "reference-cards-differ")) }
            (table(t, "cards", cards.map(|(name, place, differences)| {
                (html! { a href={ (Book::Seven(Edition::Second).address()) "#" (place) } { (name) } }, differences)
            }).collect()))
        }
        section class="panel" aria-labelledby="boards" {
            h2 id="boards" { (say!(t, "reference-boards-differ")) }
            (table(t, "boards", boards.map(|(board, differences)| {
                let edition = Edition::Second;
                let head = html! {
                    a href={ (Book::Seven(edition).address()) "#" (board_anchor(edition, board)) } { (t.name(board.wonder)) }
                    @for edition in Edition::ALL { " " small class="muted" { (words::side(t, edition, board.side)) } }
                };
                (head, differences)
            }).collect()))
        }
    }
}

fn table(t: &Texts, place: &str, rows: Vec<(Markup, Vec<Difference>)>) -> Markup {
    html! {
        div class="ref-scroll" tabindex="0" role="group" aria-labelledby=(place) {
            table class="ref-differences" {
                thead { tr {
                    td {} td {}
                    @for edition in Edition::ALL { th scope="col" { (Book::Seven(edition).name(t)) } }
                } }
                @for (head, differences) in rows {
                    tbody {
                        @for (number, (what, [first, second])) in differences.iter().enumerate() {
                            tr {
                                @if number == 0 { th scope="rowgroup" rowspan=(differences.len()) { (head) } }
                                th scope="row" class="what" { (what) }
                                td { (first) } td { (second) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The differences of a card that both editions have.
fn of_card(t: &Texts, card: Card) -> Vec<Difference> {
    if !Edition::ALL.into_iter().all(|edition| card.is_in(edition)) {
        return Vec::new();
    }
    let [first, second] = Edition::ALL.map(|edition| card.facts(edition));
    let mut found = Vec::new();
    if (first.coins, first.resources) != (second.coins, second.resources) {
        let price = |facts: &antipater_engine::seven::CardFacts| {
            html! {
                span class="fx" aria-hidden="true" { (effects::cost(facts.coins, facts.resources)) }
                span class=(if facts.coins == 0 && facts.resources.is_empty() { "" } else { "sr" }) { (cost(t, facts.coins, facts.resources)) }
            }
        };
        found.push((say!(t, "costs"), [price(first), price(second)]));
    }
    if first.opened_by != second.opened_by {
        let from = |facts: &antipater_engine::seven::CardFacts| {
            names(t, &facts.opened_by.iter().collect::<Vec<_>>())
        };
        found.push((say!(t, "reference-free-with"), [from(first), from(second)]));
    }
    if first.effects != second.effects {
        let does = |facts: &antipater_engine::seven::CardFacts| {
            html! { (effects::icons(t, facts.effects)) " " span { (words::effects(t, facts.effects)) } }
        };
        found.push((say!(t, "reference-effect"), [does(first), does(second)]));
    }
    if first.copies != second.copies {
        found.extend(of_copies(t, card));
    }
    if first.color != second.color {
        found.push((
            say!(t, "reference-type"),
            [first, second].map(|facts| html! { (effects::badge(t, facts.color)) span { (shared::color(t, facts.color)) } }),
        ));
    }
    let opens = Edition::ALL.map(|edition| -> Vec<Card> {
        card.opens(edition)
            .filter(|next| next.is_in(edition))
            .collect()
    });
    if opens[0] != opens[1] {
        found.push((
            say!(t, "reference-makes-free"),
            opens.map(|opens| names(t, &opens)),
        ));
    }
    found
}

/// The numbers of copies, age by age, for three to seven players.
fn of_copies(t: &Texts, card: Card) -> Vec<Difference> {
    let ages = Age::ALL.map(Age::number).into_iter();
    let ages = ages.filter(|age| {
        Edition::ALL
            .iter()
            .any(|edition| ages_of(card.facts(*edition)).contains(age))
    });
    ages.map(|age| {
        let counts = Edition::ALL.map(|edition| {
            html! {
                @for seats in MIN_SEATS..=MAX_SEATS {
                    span class="ref-count" { small class="muted" { (seats) } " " b { (copies(card.facts(edition), age, seats)) } } " "
                }
            }
        });
        (say!(t, "reference-copies-in-age", age = shared::age(age)), counts)
    })
    .collect()
}

fn names(t: &Texts, cards: &[Card]) -> Markup {
    html! { @if cards.is_empty() { "–" } @else { (words::cards(t, cards.iter().copied())) } }
}

/// The differences of a side of a board.
fn of_board(t: &Texts, board: Board) -> Vec<Difference> {
    let [first, second] = Edition::ALL.map(|edition| board.facts(edition));
    let mut found = Vec::new();
    if first.start != second.start {
        found.push((
            say!(t, "produces"),
            [first, second].map(|facts| html! { (crate::icons::resource(facts.start)) " " span { (shared::resource(t, facts.start)) } }),
        ));
    }
    for number in 0..first.stages.len().max(second.stages.len()) {
        let [one, other] = [first, second].map(|facts| facts.stages.get(number));
        let same = match (one, other) {
            (Some(one), Some(other)) => {
                one.resources == other.resources && one.effects == other.effects
            }
            _ => false,
        };
        if !same {
            let shown = [one, other].map(|stage| {
                html! {
                    @if let Some(stage) = stage {
                        span class="fx" aria-hidden="true" { (effects::cost(0, stage.resources)) } span class="sr" { (cost(t, 0, stage.resources)) }
                        " " (effects::icons(t, stage.effects)) " " span { (words::effects(t, stage.effects)) }
                    } @else { "–" }
                }
            });
            found.push((say!(t, "reference-stage", number = number + 1), shown));
        }
    }
    found
}
