//! Effects and costs as icons. Words for screen readers are always beside them.

use antipater_engine::seven::{Class, Color, Counted, Effect, Partner, Scope, Symbol};
use antipater_engine::{ResourceSet, Resources};
use antipater_show::words as shared;
use antipater_show::words::seven as words;
use maud::{Markup, html};

use crate::icons::{arrow, coins, either, icon, kind, points, resource, symbol};
use antipater_show::texts::Texts;

/// Icons of effects, without words.
pub(crate) fn icons(t: &Texts, effects: &[Effect]) -> Markup {
    html! {
        span class="fx" aria-hidden="true" {
            @for effect in effects { (one(t, *effect)) }
        }
    }
}

fn one(t: &Texts, effect: Effect) -> Markup {
    match effect {
        Effect::Produce(made) => html! { @for unit in made.units() { (resource(unit)) } },
        Effect::ProduceOne(kinds) | Effect::ProduceOnePrivate(kinds) => choice(kinds),
        Effect::Discount(class, partner) => html! {
            span class="grp" {
                @if matches!(partner, Partner::Left | Partner::Both) { (arrow("left")) }
                (goods(class)) (coins(1))
                @if matches!(partner, Partner::Right | Partner::Both) { (arrow("right")) }
            }
        },
        Effect::Coins(number) => coins(number),
        Effect::CoinsPer(number, counted, scope) => per(t, &coins(number), counted, scope),
        Effect::Shields(number) => html! { @for _ in 0..number { (icon("shield")) } },
        Effect::Symbol(of) => symbol(of),
        Effect::AnySymbol => either(Symbol::ALL.into_iter().map(symbol)),
        Effect::Points(number) => points(number),
        Effect::PointsPer(number, counted, scope) => per(t, &points(number), counted, scope),
        Effect::PointsIfComplete(number) => html! {
            span class="grp" { (points(number)) (icon("wonder")) (icon("check")) }
        },
        Effect::Power(power) => html! { span class="pow" { (words::power_in_short(t, power)) } },
    }
}

/// One of some resources.
pub(crate) fn choice(kinds: ResourceSet) -> Markup {
    if kinds.iter().count() == 1 {
        return html! { @for kind in kinds.iter() { (resource(kind)) } };
    }
    either(kinds.iter().map(resource))
}

/// All kinds of a class.
pub(crate) fn goods(class: Class) -> Markup {
    let kinds = match class {
        Class::Raw => ResourceSet::RAW,
        Class::Goods => ResourceSet::GOODS,
    };
    html! { span class="grp small" { @for kind in kinds.iter() { (resource(kind)) } } }
}

fn per(t: &Texts, worth: &Markup, counted: Counted, scope: Scope) -> Markup {
    html! {
        span class="grp" {
            (worth)
            span class="per" { "/" }
            @if matches!(scope, Scope::Neighbors | Scope::All) { (arrow("left")) }
            (thing(t, counted))
            @if matches!(scope, Scope::Own | Scope::All) { (arrow("down")) }
            @if matches!(scope, Scope::Neighbors | Scope::All) { (arrow("right")) }
        }
    }
}

fn thing(t: &Texts, counted: Counted) -> Markup {
    match counted {
        Counted::Cards(color) => badge(t, color),
        Counted::Stages => icon("wonder"),
        Counted::Defeats => icon("defeat"),
    }
}

/// The sign of a type of card.
pub(crate) fn badge(t: &Texts, color: Color) -> Markup {
    kind(color, &shared::letter(t, color))
}

/// A cost as icons.
pub(crate) fn cost(bank: u8, needed: Resources) -> Markup {
    html! {
        @if bank > 0 { (coins(bank)) }
        @for unit in needed.units() { (resource(unit)) }
    }
}
