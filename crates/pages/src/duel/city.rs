//! A city: coins, symbols, production and prices, wonders, progress tokens, buildings.

use antipater_engine::duel::{Card, Symbol, Wonder};
use antipater_engine::{ResourceSet, Seat};
use antipater_show::words as shared;
use antipater_show::words::duel as words;
use maud::{Markup, html};

use super::context::PageContext;
use super::{effects, log};
use crate::art;
use crate::buildings::{self, Head, Scene};
use crate::icons::{coins, icon, points, resource};
use crate::names;
use crate::parts::{Part, PrintedPart, Printer};
use crate::seats;
use antipater_show::texts::{List, Texts, figure, say};
use antipater_show::view::duel::{CityView, PriceView, WonderView};
use antipater_show::words::{resource as resource_word, units};

/// The region of a seat's city.
pub(super) fn region(ctx: PageContext<'_>, id: &'static str, seat: Seat) -> Markup {
    let city = ctx.city(seat);
    let title = format!("{id}-name");
    let at_work = ctx.game.clock.seat == Some(seat);
    html! {
        section id=(id) class=(if at_work { "city acts" } else { "city" }) aria-labelledby=(title) tabindex="0"
            data-seat=(seat.number()) data-place=(if seat == ctx.near() { 0 } else { 1 }) {
            div class="city-head" {
                @let sitting = ctx.view.seats.get(seat.number());
                h2 id=(title) { (seats::face(sitting)) (seats::state_place(ctx.view, ctx.mode, seat)) span class="who" { (ctx.name(seat)) } (seats::level(ctx.t, sitting)) }
                (seats::stand_in(ctx.t, ctx.view, seat))
                (seats::bank_place(ctx.view, ctx.mode, seat))
                @if seat == ctx.near() && ctx.mode.asks() { (buildings::switch(ctx.t)) }
                (stats(ctx, city))
            }
            @if !ctx.is_over() { (log::last_of(ctx, seat)) }
            (science(ctx, city))
            @if !ctx.is_over() { (economy(ctx, city)) }
            @if !city.tokens.is_empty() { (tokens(ctx, city, id)) }
            (wonders(ctx, city, id))
            (scene(ctx, city))
        }
    }
}

/// The production of a city, and its prices for the rest.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Economy {
    produces: Vec<ResourceSet>,
    prices: Vec<PriceView>,
}

impl Part for Economy {
    fn print(&self, printer: Printer<'_>) -> Markup {
        print_economy(printer.t, self)
    }
}

/// A building in a city.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Building(Card);

impl Part for Building {
    fn print(&self, printer: Printer<'_>) -> Markup {
        building(printer.t, self.0)
    }
}

/// The buildings of a city.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Buildings(Vec<Card>);

impl Part for Buildings {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, Buildings(built)) = (printer.t, self);
        html! {
            ul class={ "buildings " (crowd(built.len())) } aria-label=(say!(t, "buildings", count = built.len())) {
                @for &card in built { (printer.part(&Building(card))) }
                @if built.is_empty() { li class="muted" { (say!(t, "no-buildings")) } }
            }
        }
    }
}

/// A wonder: its picture, name, effects, and its cost until it is built.
#[derive(Clone, PartialEq, Eq, Hash)]
struct WonderHead {
    wonder: Wonder,
    built: bool,
}

impl Part for WonderHead {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, row) = (printer.t, self.wonder.row());
        html! {
            (art::duel_wonder(self.wonder, self.built))
            (names::in_line(t, self.wonder))
            (effects::icons(t, row.effects))
            @if !self.built { (effects::cost(0, row.resources)) }
        }
    }
}

/// The effect and the cost of a wonder, in words.
#[derive(Clone, PartialEq, Eq, Hash)]
struct WonderInWords {
    wonder: Wonder,
    built: bool,
}

impl Part for WonderInWords {
    fn print(&self, printer: Printer<'_>) -> Markup {
        let (t, row) = (printer.t, self.wonder.row());
        html! {
            p { (words::wonder(t, self.wonder)) }
            @if !self.built {
                p { (say!(t, "labeled", label = say!(t, "costs"), what = shared::resources(t, row.resources))) }
            }
        }
    }
}

fn stats(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let t = ctx.t;
    let worth = say!(t, "duel-stat-points", points = city.points);
    let purse = say!(t, "stat-coins", count = city.coins);
    html! {
        div class="stats" {
            span class="stat money" title=(purse) {
                (icon("coin")) b aria-hidden="true" { (city.coins) } span class="sr" { (purse) }
            }
            @if shows_points(ctx) {
                span class="stat" title=(worth) { (points(figure(city.points))) span class="sr" { (worth) } }
            }
        }
    }
}

/// The seven symbols: which the city has, which are pairs, how many different ones of the six that win.
fn science(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let in_words = words::symbols(ctx.t, city);
    html! {
        p class="symbols" title=(in_words) {
            span class="sr" { (in_words) }
            span aria-hidden="true" {
                @for one in &city.symbols {
                    @if one.count > 0 || one.symbol != Symbol::Law {
                        span class=(match one.count { 0 => "sym none", 1 => "sym", _ => "sym pair" }) {
                            (effects::symbol(one.symbol))
                            @if one.count > 1 { b { "×2" } }
                        }
                    }
                }
            }
            b aria-hidden="true" { (city.different_symbols) "/6" }
        }
    }
}

/// The city's production, and its prices for everything else.
fn economy(ctx: PageContext<'_>, city: &CityView) -> PrintedPart {
    ctx.part(&Economy {
        produces: city.produces.clone(),
        prices: city.prices.clone(),
    })
}

fn print_economy(t: &Texts, city: &Economy) -> Markup {
    let prices: Vec<String> = city
        .prices
        .iter()
        .map(|price| {
            say!(
                t,
                "duel-buys",
                resource = resource_word(t, price.resource),
                coins = price.coins
            )
        })
        .collect();
    let prices = t.list(List::Plain, &prices);
    html! {
        div class="economy" {
            p {
                span class="label" { (say!(t, "produces")) }
                span class="fx" aria-hidden="true" {
                    @for unit in &city.produces { (effects::unit(*unit)) }
                    @if city.produces.is_empty() { "–" }
                }
                span class="sr" { (units(t, &city.produces)) }
            }
            p title=(prices) {
                span class="label" { (say!(t, "duel-pays")) }
                span class="fx" aria-hidden="true" {
                    @for price in &city.prices {
                        span class=(if price.fixed { "grp fixed" } else { "grp" }) { (resource(price.resource)) (coins(price.coins)) }
                    }
                }
                span class="sr" { (prices) }
            }
        }
    }
}

fn tokens(ctx: PageContext<'_>, city: &CityView, id: &str) -> Markup {
    let t = ctx.t;
    html! {
        div class="own-tokens" role="group" aria-label=(say!(t, "duel-tokens")) {
            @for token in &city.tokens {
                details id={ (id) "-token-" (token.index()) } name={ (id) "-open" } class="held"
                    data-fly={ "token-" (token.index()) } {
                    summary { (art::token(*token)) (t.name(token)) }
                    p class="popover" { (words::token(t, *token)) (names::other(t, token)) }
                }
            }
        }
    }
}

/// The wonders: the effects and present cost of each; in a panel in words, with the reasons for the price.
fn wonders(ctx: PageContext<'_>, city: &CityView, id: &str) -> Markup {
    let t = ctx.t;
    html! {
        ul class="wonders" aria-label=(say!(t, "duel-wonders")) {
            @for one in &city.wonders { li { (wonder(ctx, city, one, id)) } }
            @if city.wonders.is_empty() { li class="muted" { (say!(t, "duel-no-wonders")) } }
        }
    }
}

fn wonder(ctx: PageContext<'_>, city: &CityView, one: &WonderView, id: &str) -> Markup {
    let t = ctx.t;
    let (wonder, built) = (one.wonder, one.terms.is_none());
    let can = one.terms.as_ref().is_some_and(|terms| terms.affordable);
    html! {
        details id={ (id) "-wonder-" (one.wonder.index()) } name={ (id) "-open" }
            class=(match (&one.terms, can) { (None, _) => "wonder built", (_, true) => "wonder can", _ => "wonder" })
            data-fly={ "wonder-" (one.wonder.index()) } {
            summary {
                (ctx.part(&WonderHead { wonder, built }))
                @match &one.terms {
                    None => span class="state" { (icon("check")) span class="sr" { (say!(t, "duel-wonder-built")) } },
                    Some(terms) => {
                        span class="state" {
                            span aria-hidden="true" {
                                @if !ctx.is_over() {
                                    @if !terms.affordable { (icon("cross")) }
                                    (coins(terms.total))
                                }
                            }
                            span class="sr" { (ctx.price(city.seat, terms)) }
                        }
                    }
                }
            }
            div class="popover" {
                (ctx.part(&WonderInWords { wonder, built }))
                @if let Some(terms) = &one.terms {
                    p class="muted" { (words::bill(t, terms)) }
                }
            }
        }
    }
}

/// The city as a place: its buildings before the wonders that it has, in the light of the age. The border with the other
/// city is red if the conflict pawn stands on this side.
pub(super) fn scene(ctx: PageContext<'_>, city: &CityView) -> Markup {
    let game = ctx.game;
    let pushed = if city.seat == Seat::FIRST {
        -game.track.pawn
    } else {
        game.track.pawn
    } > 0;
    let is_near = city.seat == ctx.near();
    let built = city.wonders.iter().filter(|one| one.terms.is_none());
    let scene = Scene {
        age: game.clock.age,
        at_war: [pushed && !is_near, pushed && is_near],
        points: if shows_points(ctx) {
            i16::try_from(city.points).unwrap_or(i16::MAX)
        } else {
            0
        },
    };
    scene.print(&html! {
        div class="skyline" aria-hidden="true" { @for one in built { (art::duel_wonder(one.wonder, true)) } }
        (ctx.part(&Buildings(city.built.clone())))
    })
}

/// Whether the page tells the present points.
fn shows_points(ctx: PageContext<'_>) -> bool {
    ctx.view.scores.is_some() || ctx.is_over() || !ctx.mode.asks()
}

fn building(t: &Texts, card: Card) -> Markup {
    let row = card.row();
    let effect = words::effects(t, row.effects);
    let both = t.both_names(card);
    let head = Head {
        color: words::shared(row.color),
        name: t.name(card),
        tip: say!(t, "card-and-effect", card = both, effect = effect.as_str()),
        words: &words::color_and_effects(t, row.color, &effect),
        picture: buildings::duel(card),
        icons: html! {
            (effects::icons(t, row.effects))
            @if let Some(chain) = effects::chain_from(card) {
                span class="goes" title=(say!(t, "chain-opens", cards = t.name(chain.to))) { (effects::chain(chain)) }
            }
        },
        fly: Some(format!("card-{}", card.index())),
    };
    head.print()
}

/// The density class of a city, so that it always fits.
const fn crowd(buildings: usize) -> &'static str {
    match buildings {
        0..=10 => "few",
        11..=16 => "some",
        _ => "many",
    }
}
