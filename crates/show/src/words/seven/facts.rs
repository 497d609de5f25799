//! Words for the facts of a game: resources, colors, symbols, effects, payments, refusals. One message each.

use antipater_engine::seven::{
    Card, Class, Counted, Edition, Effect, Partner, Power, Scope, Side, Symbol,
};

use crate::texts::{List, Texts, msg, say};
use crate::view::seven::{Clock, Step};
use crate::words::{self, color, one_of, resources};

/// A scientific symbol.
pub fn symbol(t: &Texts, symbol: Symbol) -> String {
    let id = match symbol {
        Symbol::Compass => msg("symbol-compass"),
        Symbol::Gear => msg("symbol-gear"),
        Symbol::Tablet => msg("symbol-tablet"),
    };
    say!(t, id)
}

/// A side of a board.
pub fn side(t: &Texts, edition: Edition, side: Side) -> String {
    let id = match (edition, side) {
        (Edition::First, Side::A) => msg("side-a"),
        (Edition::First, Side::B) => msg("side-b"),
        (Edition::Second, Side::A) => msg("side-day"),
        (Edition::Second, Side::B) => msg("side-night"),
    };
    say!(t, id)
}

/// Effects, sentence by sentence.
pub fn effects(t: &Texts, effects: &[Effect]) -> String {
    let sentences: Vec<String> = effects.iter().map(|one| effect(t, *one)).collect();
    t.list(List::Sentences, &sentences)
}

/// An effect.
pub fn effect(t: &Texts, effect: Effect) -> String {
    match effect {
        Effect::Produce(made) => say!(t, "effect-produce", list = resources(t, made)),
        Effect::ProduceOne(kinds) => say!(t, "effect-produce-one", list = one_of(t, kinds)),
        Effect::ProduceOnePrivate(kinds) => {
            say!(t, "effect-produce-private", list = one_of(t, kinds))
        }
        Effect::Discount(class, partner) => {
            let id = match (class, partner) {
                (Class::Raw, Partner::Left) => msg("effect-discount-raw-left"),
                (Class::Raw, Partner::Right) => msg("effect-discount-raw-right"),
                (Class::Raw, Partner::Both) => msg("effect-discount-raw-both"),
                (Class::Goods, Partner::Left) => msg("effect-discount-goods-left"),
                (Class::Goods, Partner::Right) => msg("effect-discount-goods-right"),
                (Class::Goods, Partner::Both) => msg("effect-discount-goods-both"),
            };
            say!(t, id)
        }
        Effect::Coins(coins) => say!(t, "effect-coins", coins = coins),
        Effect::CoinsPer(coins, counted, scope) => {
            let things = things(t, counted);
            say!(
                t,
                "effect-coins-per",
                coins = coins,
                things = things,
                scope = scope_word(scope)
            )
        }
        Effect::Shields(shields) => say!(t, "effect-shields", shields = shields),
        Effect::Symbol(kind) => say!(t, "effect-symbol", symbol = symbol(t, kind)),
        Effect::AnySymbol => say!(t, "effect-any-symbol"),
        Effect::Points(points) => say!(t, "effect-points", points = points),
        Effect::PointsPer(points, counted, scope) => {
            let things = things(t, counted);
            say!(
                t,
                "effect-points-per",
                points = points,
                things = things,
                scope = scope_word(scope)
            )
        }
        Effect::PointsIfComplete(points) => say!(t, "effect-points-if-complete", points = points),
        Effect::Power(power) => say!(t, power_id(power)),
    }
}

fn power_id(power: Power) -> &'static str {
    match power {
        Power::BuildDiscarded => msg("power-build-discarded"),
        Power::PlaySeventh => msg("power-play-seventh"),
        Power::FreeOncePerAge => msg("power-free-once-per-age"),
        Power::FirstOfColorFree => msg("power-first-of-color-free"),
        Power::FirstOfAgeFree => msg("power-first-of-age-free"),
        Power::LastOfAgeFree => msg("power-last-of-age-free"),
        Power::CopyGuild => msg("power-copy-guild"),
    }
}

/// A power in two or three words.
pub fn power_in_short(t: &Texts, power: Power) -> String {
    let id = match power {
        Power::BuildDiscarded => msg("short-build-discarded"),
        Power::PlaySeventh => msg("short-play-seventh"),
        Power::FreeOncePerAge => msg("short-free-once-per-age"),
        Power::FirstOfColorFree => msg("short-first-of-color-free"),
        Power::FirstOfAgeFree => msg("short-first-of-age-free"),
        Power::LastOfAgeFree => msg("short-last-of-age-free"),
        Power::CopyGuild => msg("short-copy-guild"),
    };
    say!(t, id)
}

fn things(t: &Texts, counted: Counted) -> String {
    match counted {
        Counted::Cards(of) => color(t, of),
        Counted::Stages => say!(t, "things-stages"),
        Counted::Defeats => say!(t, "things-defeats"),
    }
}

const fn scope_word(scope: Scope) -> &'static str {
    match scope {
        Scope::Own => "own",
        Scope::Neighbors => "neighbors",
        Scope::All => "all",
    }
}

/// Names of cards as a list.
pub fn cards(t: &Texts, cards: impl Iterator<Item = Card>) -> String {
    let names: Vec<&str> = cards.map(|card| t.name(card)).collect();
    t.list(List::Plain, &names)
}

/// A clock in words.
pub fn when(t: &Texts, clock: Clock) -> String {
    let (age, turn) = (words::age(clock.age), clock.turn);
    match clock.step {
        Step::Turn => say!(t, "log-turn", age = age, turn = turn),
        Step::Seventh => say!(t, "log-seventh", age = age),
        Step::Discard => say!(t, "log-discard", age = age, turn = turn),
        Step::Over => say!(t, "clock-over"),
    }
}

/// The printed cost of a card.
pub fn cost(t: &Texts, edition: Edition, card: Card) -> String {
    let facts = card.facts(edition);
    match (facts.coins, facts.resources.is_empty()) {
        (0, true) => say!(t, "costs-nothing"),
        (0, false) => resources(t, facts.resources),
        (coins, _) => say!(t, "stat-coins", count = coins),
    }
}
