//! The face of a card: name, type, effect, cost, chains, and on what terms it can be had now.

use antipater_engine::seven::{Card, Edition, Payment};
use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::effects;
use crate::buildings;
use crate::icons::{coins, icon};
use crate::names;
use antipater_show::texts::{List, say};
use antipater_show::view::seven::{Offer, Terms};

/// The face of a card on offer.
pub(super) fn face(ctx: PageContext<'_>, offer: &Offer, number: usize) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let card = offer.card;
    let facts = card.facts(game.edition);
    html! {
        span class="face-head" {
            (effects::badge(t, facts.color))
            (names::on_card(t, card))
            @if number <= 9 { kbd aria-hidden="true" { (number) } }
        }
        span class="face-art" {
            (buildings::seven(card, game.edition))
            span class="face-cost" {
            @if facts.coins == 0 && facts.resources.is_empty() {
                span class="label" { (say!(t, "costs-nothing")) }
            } @else {
                span class="label" { (say!(t, "costs")) }
                span class="fx" aria-hidden="true" { (effects::cost(facts.coins, facts.resources)) }
                span class="sr" { (cost_in_words(ctx, card)) }
            }
            }
            (numbers(ctx, card))
        }
        span class="face-effect" {
            (effects::icons(t, facts.effects))
            span class="sr" { (shared::color_and_effects(t, facts.color, &words::effects(t, facts.effects))) }
            (gain(ctx, offer))
        }
        (opens(ctx, card, game.edition))
        (status(ctx, offer))
    }
}

/// What the card costs, in words.
pub(super) fn cost_in_words(ctx: PageContext<'_>, card: Card) -> String {
    words::cost(ctx.t, ctx.game.edition, card)
}

/// The player numbers printed on the copies of the card that are in this game.
fn numbers(ctx: PageContext<'_>, card: Card) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let facts = card.facts(game.edition);
    let seats = game.cities.len();
    let printed = facts.copies[usize::from(game.clock.age) - 1].iter();
    let numbers: Vec<String> = printed
        .filter(|number| usize::from(**number) <= seats)
        .map(|number| format!("{number}+"))
        .collect();
    html! {
        @if !numbers.is_empty() && game.free_city.is_none() {
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
fn opens(ctx: PageContext<'_>, card: Card, edition: Edition) -> Markup {
    let opens: Vec<Card> = card
        .opens(edition)
        .filter(|next| next.is_in(edition))
        .collect();
    let from: Vec<Card> = card.facts(edition).opened_by.iter().collect();
    html! {
        span class="face-chains" {
            @if !from.is_empty() {
                span title=(say!(ctx.t, "chain-from-any", cards = words::cards(ctx.t, from.iter().copied()))) {
                    (icon("chain")) span class="sr" { (say!(ctx.t, "chain-from-any", cards = words::cards(ctx.t, from.iter().copied()))) }
                    span aria-hidden="true" { (words::cards(ctx.t, from.iter().copied())) }
                }
            }
            @if !opens.is_empty() {
                span title=(say!(ctx.t, "chain-opens", cards = words::cards(ctx.t, opens.iter().copied()))) {
                    (icon("right")) span class="sr" { (say!(ctx.t, "chain-opens", cards = words::cards(ctx.t, opens.iter().copied()))) }
                    span aria-hidden="true" { (words::cards(ctx.t, opens.iter().copied())) }
                }
            }
        }
    }
}

/// On what terms the card can be had: a sign and words, never color alone.
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
