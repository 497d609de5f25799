//! The entries of 7 Wonders: cards with their copies for each number of players, both sides of each board, and the
//! conflict tokens.

use antipater_engine::seven::{
    Age, Board, Card, CardFacts, Edition, MAX_SEATS, MIN_SEATS, Side, StageFacts, Tokens, Wonder,
    guilds_in_play,
};
use maud::{Markup, html};

use super::entry::{
    Entry, Part, ages, anchor, both, category, cost, face, folded, heading, links, named,
};

use crate::art;
use crate::buildings;
use crate::icons::{icon, points, resource, side as side_mark};
use crate::seven::effects;
use antipater_show::texts::{Monument, Named, Texts, figure, msg, say};
use antipater_show::words as shared;
use antipater_show::words::seven as words;

/// All entries of an edition.
pub(super) fn entries(t: &Texts, edition: Edition) -> Vec<Entry> {
    let cards = Card::ALL.into_iter().filter(|card| card.is_in(edition));
    let boards = Wonder::ALL
        .into_iter()
        .flat_map(|wonder| Side::ALL.map(|side| Board { wonder, side }));
    let mut entries: Vec<Entry> = cards.map(|one| card(t, edition, one)).collect();
    entries.extend(boards.map(|one| board(t, edition, one)));
    entries.extend(tokens(t));
    entries
}

/// The anchor of a board.
pub(super) fn board_anchor(edition: Edition, board: Board) -> String {
    let name = format!(
        "{} {}",
        board.wonder.city(edition),
        board.side.name(edition)
    );
    anchor("board", &name)
}

/// The ages in which a card is dealt, by number.
pub(super) fn ages_of(facts: &CardFacts) -> Vec<u8> {
    let dealt =
        |age: &Age| !facts.copies[*age as usize].is_empty() || (facts.guild && *age == Age::III);
    Age::ALL
        .into_iter()
        .filter(dealt)
        .map(Age::number)
        .collect()
}

/// The number of copies of a card in an age with this many players.
pub(super) fn copies(facts: &CardFacts, age: u8, seats: usize) -> usize {
    let printed = facts.copies[usize::from(age) - 1].iter();
    printed
        .filter(|number| usize::from(**number) <= seats)
        .count()
}

fn card(t: &Texts, edition: Edition, card: Card) -> Entry {
    let facts = card.facts(edition);
    let place = anchor("card", card.name());
    let (price, does) = (
        cost(t, facts.coins, facts.resources),
        words::effects(t, facts.effects),
    );
    let opens: Vec<Card> = card
        .opens(edition)
        .filter(|next| next.is_in(edition))
        .collect();
    let from: Vec<Card> = facts.opened_by.iter().collect();
    let color = shared::color(t, facts.color);
    let category = category(t, facts.color);
    let mut words = vec![price.as_str(), &does, &color, &category];
    let near = opens.iter().chain(&from).chain([&card]);
    words.extend(near.flat_map(|card| both(t, card)));
    let body = html! {
        div class="ref-picture" { (buildings::seven(card, edition)) }
        div class="ref-head" {
            (effects::badge(t, facts.color))
            div { (named(t, &place, card)) }
            (ages(t, &ages_of(facts)))
        }
        (face(facts.coins > 0 || !facts.resources.is_empty(), &effects::cost(facts.coins, facts.resources), &price, &effects::icons(t, facts.effects), &does, t))
        @if !from.is_empty() || !opens.is_empty() {
            dl class="ref-chain" {
                @if !from.is_empty() { (links(t, &say!(t, "reference-free-with"), &from)) }
                @if !opens.is_empty() { (links(t, &say!(t, "reference-makes-free"), &opens)) }
            }
        }
        (copies_table(t, facts))
    };
    Entry {
        anchor: place,
        part: Part::Cards,
        color: Some(facts.color),
        ages: ages_of(facts),
        find: folded(&words),
        body,
    }
}

/// The number of copies in play for each number of players.
fn copies_table(t: &Texts, facts: &CardFacts) -> Markup {
    html! {
        @if facts.guild {
            p class="ref-guild muted" { (say!(t, "reference-guild")) }
        } @else {
            table class="ref-copies" {
                caption class="sr" { (say!(t, "reference-copies")) }
                thead { tr {
                    th scope="col" title=(say!(t, "reference-players")) { (icon("person")) span class="sr" { (say!(t, "reference-players")) } }
                    @for seats in MIN_SEATS..=MAX_SEATS { th scope="col" { (seats) } }
                } }
                tbody { @for age in ages_of(facts) { tr {
                    th scope="row" { span class="sr" { (say!(t, "reference-in-age", age = shared::age(age))) } span aria-hidden="true" { (shared::age(age)) } }
                    @for seats in MIN_SEATS..=MAX_SEATS {
                        @let count = copies(facts, age, seats);
                        @if count == 0 { td class="no" { "–" } } @else { td { b { (count) } } }
                    }
                } } }
            }
        }
    }
}

fn board(t: &Texts, edition: Edition, board: Board) -> Entry {
    let facts = board.facts(edition);
    let monument = Monument(board.wonder);
    let printed = board.wonder.city(edition);
    let place = board_anchor(edition, board);
    let side = words::side(t, edition, board.side);
    let start = shared::resource(t, facts.start);
    let stages: Vec<(String, String)> = facts
        .stages
        .iter()
        .map(|stage| {
            (
                cost(t, 0, stage.resources),
                words::effects(t, stage.effects),
            )
        })
        .collect();
    let mut found = vec![printed, &side, &start];
    found.extend(both(t, board.wonder));
    found.extend(both(t, monument));
    found.extend(
        stages
            .iter()
            .flat_map(|(price, does)| [price.as_str(), does.as_str()]),
    );
    let body = html! {
        div class="ref-picture" { (art::monument(board.wonder, facts.stages.len(), facts.stages.len())) }
        div class="ref-head" {
            (side_mark(board.side, edition))
            div {
                (named(t, &place, board.wonder))
                // The printed name on the board, if it is neither of the other names.
                @if ![board.wonder.printed(), t.name(board.wonder)].contains(&printed) {
                    p class="ref-own other-name muted" lang="en" { (printed) }
                }
                p class="ref-own muted" { (t.name(monument)) }
                @if let Some(other) = t.other_name(monument) {
                    p class="ref-own other-name muted" lang=(t.tag_of_other_name(monument)) { (other) }
                }
            }
            span class="ref-side" { (side) }
        }
        p class="ref-cost" { span class="label" { (say!(t, "produces")) } (resource(facts.start)) span { (start) } }
        ol class="plain ref-stages" {
            @for (number, (stage, (price, does))) in facts.stages.iter().zip(&stages).enumerate() {
                (stage_line(t, number + 1, stage, price, does))
            }
        }
    };
    Entry {
        anchor: place,
        part: Part::Boards,
        color: None,
        ages: Vec::new(),
        find: folded(&found),
        body,
    }
}

fn stage_line(t: &Texts, number: usize, stage: &StageFacts, price: &str, does: &str) -> Markup {
    html! {
        li {
            b class="ref-number" aria-hidden="true" { (number) }
            div {
                p class="ref-cost" {
                    span class="label" { (say!(t, "costs")) }
                    span class="fx" aria-hidden="true" { (effects::cost(0, stage.resources)) }
                    span class="sr" { (price) }
                }
                p class="ref-does" { (effects::icons(t, stage.effects)) span { (does) } }
            }
        }
    }
}

/// The conflict tokens: victories in each age, and defeats.
fn tokens(t: &Texts) -> Vec<Entry> {
    let victories = Age::ALL.into_iter().map(|age| {
        let worth = Tokens::VICTORY[age as usize];
        (
            format!("token-victory-{worth}"),
            icon("victory"),
            worth,
            say!(t, "reference-victory"),
            say!(
                t,
                "reference-victory-explained",
                age = shared::age(age.number())
            ),
        )
    });
    let defeat = Tokens {
        defeats: 1,
        ..Tokens::default()
    };
    let defeat = (
        "token-defeat".to_owned(),
        icon("defeat"),
        defeat.points(),
        say!(t, "reference-defeat"),
        say!(t, "reference-defeat-explained"),
    );
    let entry = |(place, sign, worth, name, does): (String, Markup, i16, String, String)| {
        let body = html! {
            div class="ref-head" { (sign) div { (heading(&place, &name)) } (points(figure(worth))) }
            p class="ref-does" { span { (does) } }
        };
        Entry {
            anchor: place,
            part: Part::Tokens,
            color: None,
            ages: Vec::new(),
            find: folded(&[&name, &does, &worth.abs().to_string()]),
            body,
        }
    };
    victories.chain([defeat]).map(entry).collect()
}

/// The number of guilds dealt for each number of players.
pub(super) fn guilds(t: &Texts) -> Markup {
    html! {
        table class="ref-copies" {
            caption { (say!(t, msg("reference-guilds-dealt"))) }
            thead { tr { th scope="row" { (say!(t, "reference-players")) } @for seats in MIN_SEATS..=MAX_SEATS { th scope="col" { (seats) } } } }
            tbody { tr { th scope="row" { (shared::color(t, antipater_engine::seven::Color::Purple)) } @for seats in MIN_SEATS..=MAX_SEATS { td { b { (guilds_in_play(seats)) } } } } }
        }
    }
}
