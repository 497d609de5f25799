//! Cities: the one in front (the viewer's own), a neighbor's with its prices and the border, and any other.

use antipater_engine::Seat;
use antipater_engine::seven::effect::Class;
use antipater_engine::seven::{Card, CardSet, Symbol, Tokens};
use maud::{Markup, html};

use super::{Pen, effects, free_city, log, words};
use crate::pages::art;
use crate::pages::icons::{coins, icon, points, resource, side, symbol};
use crate::texts::{Texts, say};
use crate::view::seven::{Border, CityView, Step};

/// The region of the city in front.
pub(super) fn own(pen: Pen<'_>) -> Markup {
    let city = &pen.game.cities[pen.facing().number()];
    html! {
        section id="own" class="city own" aria-labelledby="own-name" tabindex="0" data-seat=(city.seat.number()) data-place="0" {
            (head(pen, city, "own-name"))
            @if pen.game.clock.step != Step::Over { (last_deeds(pen, city.seat)) }
            (wonder(pen, city))
            @if pen.game.clock.step != Step::Over { (production(pen, city)) }
            (buildings(pen, city))
            @if pen.game.clock.step != Step::Over { (chains(pen, city)) }
        }
    }
}

/// The region of a neighbor.
pub(super) fn neighbor(pen: Pen<'_>, id: &'static str, border: &Border) -> Markup {
    let city = &pen.game.cities[border.seat.number()];
    let title = format!("{id}-name");
    html! {
        section id=(id) class=(if pen.is_free_city(border.seat) { "city neighbor free" } else { "city neighbor" }) aria-labelledby=(title) tabindex="0"
            data-seat=(border.seat.number()) data-place=(pen.places_from_front(border.seat)) {
            p class="side" { (icon(id)) (say!(pen.t, "neighbor", side = id, who = pen.who(pen.facing()), name = pen.name(pen.facing()))) (free_city::badge(pen, border.seat)) }
            (head(pen, city, &title))
            @if pen.game.clock.step != Step::Over {
                @if let Some(free_city) = pen.game.free_city.filter(|free_city| free_city.seat == city.seat) {
                    (free_city::card_and_pile(pen, free_city))
                }
                (last_deeds(pen, city.seat))
                (conflict(pen, border))
                (market(pen, city, border))
            }
            (wonder(pen, city))
            (buildings(pen, city))
        }
    }
}

/// A city that is no neighbor of the viewer.
pub(super) fn other(pen: Pen<'_>, seat: Seat) -> Markup {
    let city = &pen.game.cities[seat.number()];
    html! {
        div class="city distant" tabindex="0" {
            (wonder(pen, city))
            (production(pen, city))
            (buildings(pen, city))
        }
    }
}

fn head(pen: Pen<'_>, city: &CityView, title: &str) -> Markup {
    let (edition, board) = city.board;
    html! {
        div class="city-head" {
            h2 id=(title) {
                span class="who" { (pen.name(city.seat)) }
                span class="where" title=(board.wonder.monument()) {
                    (board.wonder.city(edition)) " "
                    small { (side(board.side, edition)) (words::side(pen.t, edition, board.side)) }
                }
            }
            @if city.seat == pen.facing() { (free_city::badge(pen, city.seat)) }
            (stats(pen, city))
        }
    }
}

/// A number with its icon, and words for those who cannot see it.
fn stat(class: &str, icon: &Markup, number: impl std::fmt::Display, in_words: &str) -> Markup {
    html! {
        span class={ "stat " (class) } title=(in_words) {
            (icon) b aria-hidden="true" { (number.to_string()) }
            span class="sr" { (in_words) }
        }
    }
}

/// Coins, shields, symbols, points of blue buildings, conflict tokens.
pub(super) fn stats(pen: Pen<'_>, city: &CityView) -> Markup {
    let t = pen.t;
    let science = say!(
        t,
        "stat-science",
        compasses = city.symbols[0],
        gears = city.symbols[1],
        tablets = city.symbols[2],
        any = city.any_symbols,
        points = city.science
    );
    html! {
        div class="stats" {
            @if let Some(scores) = &pen.view.scores && !pen.is_free_city(city.seat) {
                @let score = scores[city.seat.number()];
                @let worth = say!(t, "stat-points", points = score);
                span class="stat worth" title=(worth) { (points(score)) span class="sr" { (worth) } }
            }
            (stat("money", &icon("coin"), city.coins, &say!(t, "stat-coins", count = city.coins)))
            (stat("force", &icon("shield"), city.shields, &say!(t, "stat-shields", count = city.shields)))
            span class="stat science" title=(science) {
                span aria-hidden="true" {
                    @for of in Symbol::ALL {
                        @let count = city.symbols[of as usize];
                        span class=(if count == 0 { "sym none" } else { "sym" }) { (symbol(of)) b { (count) } }
                    }
                    @if city.any_symbols > 0 { span class="sym" { "?" b { (city.any_symbols) } } }
                    span class="eq" { (points(city.science)) }
                }
                span class="sr" { (science) }
            }
            (stat("civil", &effects::badge(t, antipater_engine::seven::Color::Blue), city.civilian,
                &say!(t, "stat-civilian", points = city.civilian)))
            (tokens(t, city))
        }
    }
}

fn tokens(t: &Texts, city: &CityView) -> Markup {
    let all = city.tokens;
    let in_words = say!(
        t,
        "stat-tokens",
        points = all.points,
        victories = all.victories.iter().sum::<u8>(),
        defeats = all.defeats
    );
    html! {
        span class="stat tokens" title=(in_words) {
            span aria-hidden="true" {
                @for (worth, count) in Tokens::VICTORY.iter().zip(all.victories) {
                    @for _ in 0..count { span class="token won" { (worth) } }
                }
                @for _ in 0..all.defeats { span class="token lost" { "−1" } }
            }
            span class="sr" { (in_words) }
        }
    }
}

/// The wonder: its picture as far as it is built, and its stages with what each costs and gives.
fn wonder(pen: Pen<'_>, city: &CityView) -> Markup {
    let t = pen.t;
    let (edition, board) = city.board;
    let stages = board.facts(edition).stages.len();
    html! {
        div class="wonder-board" {
        (art::monument(board.wonder, city.stages, stages))
        ol class="stages" aria-label=(say!(t, "wonder", name = board.wonder.monument())) {
            @for (number, stage) in board.facts(edition).stages.iter().enumerate() {
                @let built = number < city.stages;
                @let next = number == city.stages;
                @let in_words = say!(t, "stage-in-words", number = number + 1,
                    built = if built { "yes" } else { "no" },
                    cost = words::resources(t, stage.resources), effects = words::effects(t, stage.effects));
                li class=(if built { "stage built" } else if next { "stage next" } else { "stage" }) title=(in_words)
                    data-fly={ (city.seat.number()) "-stage-" (number) } {
                    span class="sr" { (in_words) }
                    span class="gives" { (effects::icons(t, stage.effects)) }
                    @if let Some(card) = log::buried(pen, city.seat, number).filter(|_| !pen.mode.is_live()) {
                        span class="under" { (icon("check")) (card.name()) }
                    } @else {
                        span class="costs" aria-hidden="true" {
                            @if built { (icon("check")) } @else { (effects::cost(0, stage.resources)) }
                        }
                    }
                }
            }
        }
        }
    }
}

fn production(pen: Pen<'_>, city: &CityView) -> Markup {
    let t = pen.t;
    html! {
        div class="production" {
            p {
                span class="label" { (say!(t, "produces")) }
                span class="fx" aria-hidden="true" { @for unit in &city.sells { (effects::choice(*unit)) } }
                span class="sr" { (words::units(t, &city.sells)) }
            }
            @if !city.keeps.is_empty() {
                p class="private" {
                    span class="label" { (say!(t, "keeps")) }
                    span class="fx" aria-hidden="true" { @for unit in &city.keeps { (effects::choice(*unit)) } }
                    span class="sr" { (words::units(t, &city.keeps)) }
                }
            }
        }
    }
}

/// What a neighbor sells, and at what price.
fn market(pen: Pen<'_>, city: &CityView, border: &Border) -> Markup {
    let t = pen.t;
    let price = border.price;
    let buyer = pen.facing();
    let (who, name) = (pen.who(buyer), pen.name(buyer));
    let prices = say!(
        t,
        "prices",
        who = who,
        name = name,
        raw = price.raw,
        goods = price.goods
    );
    html! {
        div class="market" {
            p {
                span class="label" { (say!(t, "sells")) }
                span class="fx" aria-hidden="true" {
                    @for unit in &city.sells {
                        @if unit.iter().count() == 1 {
                            @for one in unit.iter() { (resource(one)) }
                        } @else { (effects::choice(*unit)) }
                    }
                }
                span class="sr" { (words::units(t, &city.sells)) }
            }
            p title=(prices) {
                span class="label" { (say!(t, "your-price", who = who, name = name)) }
                span class="sr" { (prices) }
                span class=(if price.raw == 1 { "fx cheap" } else { "fx" }) aria-hidden="true" {
                    (effects::goods(Class::Raw)) (coins(price.raw))
                }
                span class=(if price.goods == 1 { "fx cheap" } else { "fx" }) aria-hidden="true" {
                    (effects::goods(Class::Goods)) (coins(price.goods))
                }
            }
            @if !city.keeps.is_empty() {
                p class="private" {
                    span class="label" { (say!(t, "keeps")) }
                    span class="fx" aria-hidden="true" { @for unit in &city.keeps { (effects::choice(*unit)) } }
                    span class="sr" { (words::units(t, &city.keeps)) }
                }
            }
        }
    }
}

/// The border with a neighbor: shields, and what the conflict would bring as things stand.
fn conflict(pen: Pen<'_>, border: &Border) -> Markup {
    let t = pen.t;
    let (own, theirs) = (border.shields, border.their_shields);
    let outcome = match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => "win",
        std::cmp::Ordering::Less => "lose",
        std::cmp::Ordering::Equal => "even",
    };
    let in_words = say!(
        t,
        "border",
        outcome = outcome,
        who = pen.who(pen.facing()),
        ownname = pen.name(pen.facing()),
        own = own,
        theirs = theirs,
        name = pen.name(border.seat),
        points = border.points.abs()
    );
    html! {
        p class={ "border " (outcome) } title=(in_words) {
            span class="sr" { (in_words) }
            span aria-hidden="true" {
                (say!(t, "border-you", who = pen.who(pen.facing()), name = pen.name(pen.facing()))) " " b { (own) } (icon("shield")) b { (theirs) } " " (pen.name(border.seat))
            }
            b class="gain" aria-hidden="true" { (signed(border.points)) }
        }
    }
}

/// A number with its sign.
pub(super) fn signed(number: i16) -> String {
    match number {
        0 => "±0".to_owned(),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.abs()),
    }
}

/// The buildings, each with its type and effect.
pub(super) fn buildings(pen: Pen<'_>, city: &CityView) -> Markup {
    let t = pen.t;
    let (edition, _) = city.board;
    html! {
        ul class={ "buildings " (crowd(city.built.len())) } aria-label=(say!(t, "buildings", count = city.built.len())) {
            @for card in &city.built {
                @let facts = card.facts(edition);
                @let in_words = words::effects(t, facts.effects);
                li class={ "chip k-" (facts.color.name()) } title=(say!(t, "card-and-effect", card = card.name(), effect = in_words.as_str()))
                    data-fly={ (city.seat.number()) "-" (card.name()) } {
                    (effects::badge(t, facts.color))
                    span class="nm" { (card.name()) }
                    (effects::icons(t, facts.effects))
                    span class="sr" { (words::color_and_effects(t, facts.color, &in_words)) }
                }
            }
            @if city.built.is_empty() { li class="muted" { (say!(t, "no-buildings")) } }
        }
    }
}

/// How full a city is, so that it always fits.
const fn crowd(buildings: usize) -> &'static str {
    match buildings {
        0..=8 => "few",
        9..=13 => "some",
        _ => "many",
    }
}

/// What the buildings of the city in front make free.
fn chains(pen: Pen<'_>, city: &CityView) -> Markup {
    let (edition, _) = city.board;
    let mut named = CardSet::EMPTY;
    let mut open: Vec<(Card, Vec<Card>)> = Vec::new();
    for &card in &city.built {
        let next = |next: &Card| {
            next.is_in(edition) && !city.built.contains(next) && !named.contains(*next)
        };
        // Two trading posts open the same Forum: it is named once.
        let opens: Vec<Card> = card.opens(edition).filter(next).collect();
        if !opens.is_empty() {
            opens.iter().for_each(|&next| named.add(next));
            open.push((card, opens));
        }
    }
    html! {
        @if !open.is_empty() {
            p class="chains" {
                (icon("chain"))
                span class="label" { (say!(pen.t, "chains-open")) }
                @for (number, (from, opens)) in open.iter().enumerate() {
                    @if number > 0 { span aria-hidden="true" { "·" } }
                    span class="chain" title=(say!(pen.t, "chain-from", card = from.name())) { (words::cards(pen.t, opens.iter().copied())) }
                }
            }
        }
    }
}

/// What the seat did in the last turn.
pub(super) fn last_deeds(pen: Pen<'_>, seat: Seat) -> Markup {
    let deeds = log::last_of(pen, seat);
    html! {
        @if !deeds.is_empty() {
            p class={ "last r" (pen.places_from_front(seat)) } {
                @for deed in deeds { span data-deed=(log::kind(deed)) { (log::deed(pen, deed)) } " " }
            }
        }
    }
}
