//! The face of a card: name, type, effect, cost, chains, and present terms.

use antipater_engine::seven::{Card, CardFacts, Edition, Payment};
use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use crate::buildings;
use crate::icons::{coins, icon};
use crate::names;
use crate::parts::{Part, Printer};
use antipater_show::texts::{List, Texts, say};
use antipater_show::view::seven::{Offer, Terms};

/// The face of a card on offer.
pub(super) fn face(ctx: PageContext<'_>, offer: &Offer, number: usize) -> Markup {
    let game = ctx.game;
    let (card, edition) = (offer.card, game.edition);
    html! {
        (ctx.part(&Face { edition, card, key: (number <= 9).then_some(number) }))
        span class="face-effect" {
            (ctx.part(&InWords { edition, card }))
            (gain(ctx, offer))
        }
        (ctx.part(&Chains { edition, card }))
        (status(ctx, offer))
    }
}

/// The printed face of a card: its name, its picture, its cost.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Face {
    edition: Edition,
    card: Card,
    /// The key that chooses it.
    key: Option<usize>,
}

impl Part for Face {
    fn print(&self, printer: Printer<'_>) -> Markup {
        head_and_cost(printer.t, self)
    }
}

/// The effect of a card, as icons and in words.
#[derive(Clone, PartialEq, Eq, Hash)]
struct InWords {
    edition: Edition,
    card: Card,
}

impl Part for InWords {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, facts) = (printer.t, self.card.facts(self.edition));
        html! {
            (effects::icons(t, facts.effects))
            span class="sr" { (shared::color_and_effects(t, facts.color, &words::effects(t, facts.effects))) }
        }
    }
}

/// The chains that end and begin at a card.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Chains {
    edition: Edition,
    card: Card,
}

impl Part for Chains {
    fn print(&self, printer: Printer<'_>) -> Markup {
        opens(printer.t, self.card, self.edition)
    }
}

fn head_and_cost(t: &Texts, face: &Face) -> Markup {
    let card = face.card;
    let facts = card.facts(face.edition);
    html! {
        span class="face-head" {
            (effects::badge(t, facts.color))
            (names::on_card(t, card))
            @if let Some(key) = face.key { kbd aria-hidden="true" { (key) } }
        }
        span class="face-art" {
            (buildings::seven(card, face.edition))
            span class="face-cost" {
            @if facts.coins == 0 && facts.resources.is_empty() {
                span class="label" { (say!(t, "costs-nothing")) }
            } @else {
                span class="label" { (say!(t, "costs")) }
                span class="fx" aria-hidden="true" { (effects::cost(facts.coins, facts.resources)) }
                span class="sr" { (words::cost(t, face.edition, card)) }
            }
            }
        }
    }
}

/// The player numbers printed on the copies of a card in an age, for a game with this many seats.
pub(super) fn numbers(t: &Texts, facts: &CardFacts, age: u8, seats: usize) -> Markup {
    let printed = facts.copies[usize::from(age) - 1].iter();
    let numbers: Vec<String> = printed
        .filter(|number| usize::from(**number) <= seats)
        .map(|number| format!("{number}+"))
        .collect();
    html! {
        @if !numbers.is_empty() {
            @let in_words = say!(t, "card-numbers", count = numbers.len(), numbers = t.list(List::Plain, &numbers));
            span class="face-number" title=(in_words) {
                span aria-hidden="true" { (numbers.join(" ")) }
                span class="sr" { (in_words) }
            }
        }
    }
}

fn gain(ctx: PageContext<'_>, offer: &Offer) -> Markup {
    let t = ctx.t;
    html! {
        span class="face-gains" {
        @if let Some(points) = offer.gain.science {
            span class="gain" { (say!(t, "gain-science", points = points)) }
        }
        @if let Some(coins) = offer.gain.coins {
            span class="gain" { (say!(t, "gain-coins", coins = coins)) }
        }
        @if let Some(points) = offer.gain.points {
            span class="gain" { (say!(t, "gain-points", points = points)) }
        }
        }
    }
}

/// The cards that this one will make free.
fn opens(t: &Texts, card: Card, edition: Edition) -> Markup {
    let opens: Vec<Card> = card
        .opens(edition)
        .filter(|next| next.is_in(edition))
        .collect();
    let from: Vec<Card> = card.facts(edition).opened_by.iter().collect();
    html! {
        span class="face-chains" {
            @if !from.is_empty() {
                span title=(say!(t, "chain-from-any", cards = words::cards(t, from.iter().copied()))) {
                    (icon("chain")) span class="sr" { (say!(t, "chain-from-any", cards = words::cards(t, from.iter().copied()))) }
                    span aria-hidden="true" { (words::cards(t, from.iter().copied())) }
                }
            }
            @if !opens.is_empty() {
                span title=(say!(t, "chain-opens", cards = words::cards(t, opens.iter().copied()))) {
                    (icon("right")) span class="sr" { (say!(t, "chain-opens", cards = words::cards(t, opens.iter().copied()))) }
                    span aria-hidden="true" { (words::cards(t, opens.iter().copied())) }
                }
            }
        }
    }
}

/// The terms of the card: an icon and words, never color only.
fn status(ctx: PageContext<'_>, offer: &Offer) -> Markup {
    let t = ctx.t;
    let strip = |class: &str, sign: &str, text: &Markup| {
        html! { span class={ "status " (class) } { (icon(sign)) span class="why" { (text) } } }
    };
    let words = |text: String| html! { (text) };
    let power = || say!(t, "status-power", city = ctx.city(ctx.asked().0));
    if offer.free_build
        && !matches!(&offer.build, Terms::Payable { payments, .. } if payments.first() == Some(&Payment::NOTHING))
    {
        return strip("free", "check", &words(power()));
    }
    match &offer.build {
        Terms::Standing => strip("no", "cross", &words(say!(t, "status-standing"))),
        Terms::Chain { from } => strip(
            "free",
            "chain",
            &words(say!(t, "status-chain", card = t.name(from))),
        ),
        Terms::Power => strip("free", "check", &words(power())),
        Terms::Found => strip("free", "check", &words(say!(t, "status-free"))),
        Terms::Payable { bank, payments } => match (bank, payments.first()) {
            (0, None | Some(&Payment::NOTHING)) => {
                let facts = offer.card.facts(ctx.game.edition);
                let id = if facts.resources.is_empty() {
                    "free"
                } else {
                    "own"
                };
                strip("free", "check", &words(say!(t, "status-own", how = id)))
            }
            (bank, None | Some(&Payment::NOTHING)) => {
                strip("pay", "check", &words(say!(t, "stat-coins", count = *bank)))
            }
            (bank, Some(&pay)) => strip("trade", "trade", &trade(ctx, *bank, pay, payments.len())),
        },
        Terms::TooDear { coins } => strip(
            "no",
            "cross",
            &words(say!(t, "status-too-dear", coins = *coins)),
        ),
        Terms::Missing { resources } => strip(
            "no",
            "cross",
            &html! {
                (say!(t, "status-missing")) " "
                span class="fx" aria-hidden="true" { (effects::cost(0, *resources)) }
                span class="sr" { (shared::resources(t, *resources)) }
            },
        ),
    }
}

fn trade(ctx: PageContext<'_>, bank: u8, pay: Payment, ways: usize) -> Markup {
    let (_, [left, right]) = ctx.asked();
    html! {
        span class="sr" { (ctx.price(bank, pay)) }
        span aria-hidden="true" {
            @if pay.left > 0 { span class="to" { (ctx.partner(left)) (coins(pay.left)) } }
            @if pay.right > 0 { span class="to" { (ctx.partner(right)) (coins(pay.right)) } }
        }
        @if ways > 1 { " " span class="ways" { (say!(ctx.t, "more-ways", count = ways - 1)) } }
    }
}
