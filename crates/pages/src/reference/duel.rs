//! The entries of 7 Wonders Duel: cards, wonders, progress tokens, and the military tokens of the track.

use antipater_engine::duel::{Age, Card, Chain, Token, Wonder};
use maud::{Markup, html};

use super::entry::{
    Entry, Part, ages, anchor, both, category, cost, face, folded, heading, links, named,
};
use crate::art;
use crate::buildings;
use crate::duel::effects;
use crate::icons::{icon, loot};
use antipater_show::texts::{Texts, msg, say};
use antipater_show::words as shared;
use antipater_show::words::duel as words;

/// The coins that the tokens of the military track cost.
const LOOT: [u8; 2] = [2, 5];

/// All entries.
pub(super) fn entries(t: &Texts) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Card::ALL.into_iter().map(|one| card(t, one)).collect();
    entries.extend(Wonder::ALL.into_iter().map(|one| wonder(t, one)));
    entries.extend(Token::ALL.into_iter().map(|one| token(t, one)));
    entries.extend(LOOT.into_iter().map(|coins| military(t, coins)));
    entries
}

/// The number of an age.
pub(super) const fn number(age: Age) -> u8 {
    age as u8 + 1
}

fn card(t: &Texts, card: Card) -> Entry {
    let row = card.row();
    let place = anchor("card", row.name);
    let (price, does) = (
        cost(t, row.coins, row.resources),
        words::effects(t, row.effects),
    );
    let color = words::color(t, row.color);
    let (from, to) = (effects::chain_to(card), effects::chain_from(card));
    let age = number(row.back.age());
    let category = category(t, words::shared(row.color));
    let mut found = vec![price.as_str(), &does, &color, &category];
    let near = from.map(|chain| chain.from).into_iter();
    let near = near.chain(to.map(|chain| chain.to)).chain([card]);
    found.extend(near.flat_map(|card| both(t, card)));
    let costs = row.coins > 0 || !row.resources.is_empty();
    let body = html! {
        div class="ref-picture" { (buildings::duel(card)) }
        div class="ref-head" {
            (effects::badge(t, row.color))
            div { (named(t, &place, card)) }
            (ages(t, &[age]))
        }
        (face(costs, &effects::cost(row.coins, row.resources), &price, &effects::icons(t, row.effects), &does, t))
        @if from.is_some() || to.is_some() {
            dl class="ref-chain" {
                @if let Some(chain) = from { (chained(t, chain, chain.from, &say!(t, "reference-free-with"))) }
                @if let Some(chain) = to { (chained(t, chain, chain.to, &say!(t, "reference-makes-free"))) }
            }
        }
    };
    Entry {
        anchor: place,
        part: Part::Cards,
        color: Some(words::shared(row.color)),
        ages: vec![age],
        find: folded(&found),
        body,
    }
}

/// The other end of a chain, with its symbol.
fn chained(t: &Texts, chain: &Chain, other: Card, title: &str) -> Markup {
    html! { div class="ref-link" { (effects::chain(chain)) (links(t, title, [other])) } }
}

fn wonder(t: &Texts, wonder: Wonder) -> Entry {
    let row = wonder.row();
    let place = anchor("wonder", row.name);
    let (price, does) = (cost(t, 0, row.resources), words::effects(t, row.effects));
    let mut found = vec![price.as_str(), &does];
    found.extend(both(t, wonder));
    let body = html! {
        div class="ref-picture" { (art::duel_wonder(wonder, true)) }
        div class="ref-head" { (icon("wonder")) div { (named(t, &place, wonder)) } }
        (face(true, &effects::cost(0, row.resources), &price, &effects::icons(t, row.effects), &does, t))
    };
    Entry {
        anchor: place,
        part: Part::Wonders,
        color: None,
        ages: Vec::new(),
        find: folded(&found),
        body,
    }
}

fn token(t: &Texts, token: Token) -> Entry {
    let row = token.row();
    let place = anchor("token", row.name);
    let does = words::effects(t, row.effects);
    let kind = say!(t, "reference-progress-token");
    let mut found = vec![does.as_str(), &kind];
    found.extend(both(t, token));
    let body = html! {
        div class="ref-picture ref-token" { (art::token(token)) }
        div class="ref-head" { (icon("token")) div { (named(t, &place, token)) } span class="ref-side" { (kind) } }
        p class="ref-does" { (effects::icons(t, row.effects)) span { (does) } }
    };
    Entry {
        anchor: place,
        part: Part::Tokens,
        color: None,
        ages: Vec::new(),
        find: folded(&found),
        body,
    }
}

fn military(t: &Texts, coins: u8) -> Entry {
    let place = format!("token-military-{coins}");
    let name = say!(t, "reference-military-token");
    let does = say!(t, msg("reference-military-token-explained"), coins = coins);
    let body = html! {
        div class="ref-head" { (loot(coins)) div { (heading(&place, &name)) } span class="ref-side" { (shared_coins(coins)) } }
        p class="ref-does" { span { (does) } }
    };
    Entry {
        anchor: place,
        part: Part::Tokens,
        color: None,
        ages: Vec::new(),
        find: folded(&[&name, &does]),
        body,
    }
}

fn shared_coins(coins: u8) -> Markup {
    crate::icons::coins(format_args!("−{coins}"))
}

/// The number of cards of each age that a game uses, and the number in the box.
pub(super) fn decks(t: &Texts) -> Markup {
    use antipater_engine::duel::{Back, CardSet, GUILDS, Slot};
    let rows = [
        (Back::I, Slot::COUNT),
        (Back::II, Slot::COUNT),
        (Back::III, Slot::COUNT - GUILDS),
        (Back::Guild, GUILDS),
    ];
    html! {
        table class="ref-copies" {
            caption { (say!(t, "reference-decks")) }
            thead { tr { td {} th scope="col" { (say!(t, "reference-in-box")) } th scope="col" { (say!(t, "reference-in-game")) } } }
            tbody { @for (back, used) in rows { tr {
                th scope="row" {
                    @if back == Back::Guild { (words::color(t, antipater_engine::duel::Color::Purple)) }
                    @else { (say!(t, "reference-in-age", age = shared::age(number(back.age())))) }
                }
                td { b { (CardSet::backed(back).len()) } } td { b { (used) } }
            } } }
        }
    }
}
