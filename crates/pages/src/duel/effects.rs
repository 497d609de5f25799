//! Effects, costs and symbols as icons, as on the printed cards. Words are beside them elsewhere.

use antipater_engine::duel::{CHAINS, Card, Chain, Color, Effect, Kind, Source, Symbol};
use antipater_engine::{ResourceSet, Resources};
use antipater_show::words as shared;
use antipater_show::words::duel as words;
use maud::{Markup, html};

use crate::icons::{arrow, coins, either, icon, kind, points, resource};
use antipater_show::texts::Texts;
use antipater_show::view::duel::Terms;

/// Icons of effects, without words.
pub(crate) fn icons(t: &Texts, effects: &[Effect]) -> Markup {
    html! {
        span class="fx" aria-hidden="true" {
            @match effects {
                // A guild that counts the same things for coins and points.
                [Effect::CoinsPerMost(money, counted), Effect::PointsPerMost(worth, of)] if counted == of => {
                    span class="grp" {
                        (coins(money)) (points(worth)) span class="per" { "/" } (thing(t, *counted)) (icon("most"))
                    }
                }
                effects => @for effect in effects { (one(t, *effect)) }
            }
        }
    }
}

fn one(t: &Texts, effect: Effect) -> Markup {
    let grp = |content: Markup| html! { span class="grp" { (content) } };
    match effect {
        Effect::Produce(of, units) => html! { @for _ in 0..units { (resource(of)) } },
        Effect::ProduceOneOf(kinds) => either(words::in_duel(kinds).iter().map(resource)),
        Effect::FixedPrice(of) => grp(html! { (resource(of)) (coins(1)) }),
        Effect::Points(number) => points(number),
        Effect::PointsPerToken(number) => {
            grp(html! { (points(number)) span class="per" { "/" } (icon("token")) })
        }
        Effect::Shields(number) => html! { @for _ in 0..number { (icon("shield")) } },
        Effect::Science(of) => symbol(of),
        Effect::Coins(number) => coins(number),
        Effect::CoinsPerOwn(number, counted) => {
            grp(html! { (coins(number)) span class="per" { "/" } (thing(t, counted)) })
        }
        Effect::CoinsPerMost(number, counted) => grp(
            html! { (coins(number)) span class="per" { "/" } (thing(t, counted)) (icon("most")) },
        ),
        Effect::PointsPerMost(number, counted) => grp(
            html! { (points(number)) span class="per" { "/" } (thing(t, counted)) (icon("most")) },
        ),
        Effect::OpponentLoses(number) => {
            grp(html! { (arrow("right")) (coins(format_args!("−{number}"))) })
        }
        Effect::PlayAgain => icon("again"),
        Effect::Destroy(color) => grp(html! { (arrow("right")) (badge(t, color)) (icon("cross")) }),
        Effect::Revive => grp(html! { (icon("discard")) (arrow("left")) }),
        Effect::ChooseProgress => grp(html! { (icon("token")) b { "1/3" } }),
        Effect::WondersCostTwoLess => grp(html! { b { "−2" } (icon("wonder")) }),
        Effect::BlueCostsTwoLess => grp(html! { b { "−2" } (badge(t, Color::Blue)) }),
        Effect::TakesTradeCoins => grp(html! { (icon("trade")) (icon("coin")) }),
        Effect::RedShields(number) => {
            grp(html! { (badge(t, Color::Red)) b { "+" (number) } (icon("shield")) })
        }
        Effect::WondersPlayAgain => grp(html! { (icon("wonder")) (icon("again")) }),
        Effect::CoinsPerChain(number) => grp(html! { (icon("chain")) (coins(number)) }),
    }
}

fn thing(t: &Texts, counted: Kind) -> Markup {
    match counted {
        Kind::Color(color) => badge(t, color),
        Kind::BrownAndGray => html! { (badge(t, Color::Brown)) (badge(t, Color::Gray)) },
        Kind::Wonders => icon("wonder"),
        Kind::CoinSets => coins(3),
    }
}

/// The sign of a type of card.
pub(crate) fn badge(t: &Texts, color: Color) -> Markup {
    let color = words::shared(color);
    kind(color, &shared::letter(t, color))
}

/// A scientific symbol.
pub(crate) fn symbol(symbol: Symbol) -> Markup {
    icon(match symbol {
        Symbol::Wheel => "wheel",
        Symbol::Mortar => "mortar",
        Symbol::Quill => "quill",
        Symbol::Pendulum => "pendulum",
        Symbol::Sundial => "sundial",
        Symbol::Globe => "globe",
        Symbol::Law => "law",
    })
}

/// A unit of production: one resource, or one of several.
pub(crate) fn unit(kinds: ResourceSet) -> Markup {
    if kinds.iter().count() == 1 {
        return html! { @for kind in kinds.iter() { (resource(kind)) } };
    }
    either(kinds.iter().map(resource))
}

/// A cost as icons.
pub(crate) fn cost(bank: u8, needed: Resources) -> Markup {
    html! {
        @if bank > 0 || !needed.is_empty() {
            span class="fx costs" aria-hidden="true" {
                @if bank > 0 { (coins(bank)) }
                @for unit in needed.units() { (resource(unit)) }
            }
        }
    }
}

/// A bill as icons: each unit with its source.
pub(crate) fn bill(terms: &Terms) -> Markup {
    html! {
        span class="fx bill" aria-hidden="true" {
            @if terms.cost > 0 { (coins(terms.cost)) }
            @for unit in &terms.units {
                @match unit.source {
                    Source::Produced | Source::Chosen => span class="unit own" { (resource(unit.resource)) (icon("check")) },
                    Source::Waived => span class="unit waived" { (resource(unit.resource)) },
                    Source::FixedPrice => span class="unit" { (resource(unit.resource)) (coins(1)) },
                    Source::Bought(price) => span class="unit" { (resource(unit.resource)) (coins(price)) },
                }
            }
        }
    }
}

/// The chain that starts at a card.
pub(crate) fn chain_from(card: Card) -> Option<&'static Chain> {
    CHAINS.iter().find(|chain| chain.from == card)
}

/// The chain that ends at a card.
pub(crate) fn chain_to(card: Card) -> Option<&'static Chain> {
    CHAINS.iter().find(|chain| chain.to == card)
}

/// The symbol of a chain.
pub(crate) fn chain(chain: &Chain) -> Markup {
    html! { svg class="i chain-symbol" aria-hidden="true" { use href={ "#c-" (chain.symbol) } {} } }
}
