//! Words for the facts of a Duel: colors, symbols, effects, prices, refusals. One message each.

use antipater_engine::duel::{
    Back, Color, Effect, IllegalAction, Kind, Source, Symbol, Token, Wonder,
};
use antipater_engine::{Resource, ResourceSet, Resources, seven};

use crate::texts::{List, Texts, msg, say};
use crate::view::duel::{CityView, Terms, Unit, VisibleSide, kinds_of};
use crate::words;

/// The color in the type shared by both games.
pub const fn shared(color: Color) -> seven::Color {
    match color {
        Color::Brown => seven::Color::Brown,
        Color::Gray => seven::Color::Gray,
        Color::Blue => seven::Color::Blue,
        Color::Green => seven::Color::Green,
        Color::Yellow => seven::Color::Yellow,
        Color::Red => seven::Color::Red,
        Color::Purple => seven::Color::Purple,
    }
}

/// The type of a card.
pub fn color(t: &Texts, color: Color) -> String {
    words::color(t, shared(color))
}

/// The type of a card and what the card does.
pub fn color_and_effects(t: &Texts, color: Color, effects: &str) -> String {
    words::color_and_effects(t, shared(color), effects)
}

/// A scientific symbol.
pub fn symbol(t: &Texts, symbol: Symbol) -> String {
    let id = match symbol {
        Symbol::Wheel => msg("symbol-wheel"),
        Symbol::Mortar => msg("symbol-mortar"),
        Symbol::Quill => msg("symbol-quill"),
        Symbol::Pendulum => msg("symbol-pendulum"),
        Symbol::Sundial => msg("symbol-sundial"),
        Symbol::Globe => msg("symbol-globe"),
        Symbol::Law => msg("symbol-law"),
    };
    say!(t, id)
}

/// The effect of a wonder.
pub fn wonder(t: &Texts, wonder: Wonder) -> String {
    effects(t, wonder.row().effects)
}

/// The effect of a progress token.
pub fn token(t: &Texts, token: Token) -> String {
    effects(t, token.row().effects)
}

/// Effects, sentence by sentence.
pub fn effects(t: &Texts, effects: &[Effect]) -> String {
    let sentences: Vec<String> = effects.iter().map(|one| effect(t, *one)).collect();
    t.list(List::Sentences, &sentences)
}

/// An effect.
pub fn effect(t: &Texts, effect: Effect) -> String {
    match effect {
        Effect::Produce(resource, units) => {
            let mut made = Resources::NONE;
            made.add(resource, units);
            say!(t, "effect-produce", list = words::resources(t, made))
        }
        Effect::ProduceOneOf(kinds) => {
            say!(
                t,
                "effect-produce-one",
                list = words::one_of(t, in_duel(kinds))
            )
        }
        Effect::FixedPrice(resource) => {
            say!(
                t,
                "duel-effect-fixed-price",
                resource = words::resource(t, resource)
            )
        }
        Effect::Points(points) => say!(t, "effect-points", points = points),
        Effect::PointsPerToken(points) => say!(t, "duel-effect-points-per-token", points = points),
        Effect::Shields(shields) => say!(t, "effect-shields", shields = shields),
        Effect::Science(of) => say!(t, "effect-symbol", symbol = symbol(t, of)),
        Effect::Coins(coins) => say!(t, "effect-coins", coins = coins),
        Effect::CoinsPerOwn(coins, counted) => say!(
            t,
            "effect-coins-per",
            coins = coins,
            things = kind(t, counted),
            scope = "own"
        ),
        Effect::CoinsPerMost(coins, counted) => {
            say!(
                t,
                "duel-effect-coins-per-most",
                coins = coins,
                things = kind(t, counted)
            )
        }
        Effect::PointsPerMost(points, counted) => {
            say!(
                t,
                "duel-effect-points-per-most",
                points = points,
                things = kind(t, counted)
            )
        }
        Effect::OpponentLoses(coins) => say!(t, "duel-effect-opponent-loses", coins = coins),
        Effect::PlayAgain => say!(t, "duel-effect-play-again"),
        Effect::Destroy(of) => say!(t, "duel-effect-destroy", color = color_word(of)),
        Effect::Revive => say!(t, "duel-effect-revive"),
        Effect::ChooseProgress => say!(t, "duel-effect-choose-progress"),
        Effect::WondersCostTwoLess => say!(t, "duel-effect-wonders-cost-less"),
        Effect::BlueCostsTwoLess => say!(t, "duel-effect-blue-costs-less"),
        Effect::TakesTradeCoins => say!(t, "duel-effect-takes-trade-coins"),
        Effect::RedShields(shields) => say!(t, "duel-effect-red-shields", shields = shields),
        Effect::WondersPlayAgain => say!(t, "duel-effect-wonders-play-again"),
        Effect::CoinsPerChain(coins) => say!(t, "duel-effect-coins-per-chain", coins = coins),
    }
}

/// The name for selecting forms in messages.
pub const fn color_word(color: Color) -> &'static str {
    shared(color).name()
}

/// The resources that exist in a Duel.
pub fn in_duel(kinds: ResourceSet) -> ResourceSet {
    kinds_of(|kind: Resource| kinds.contains(kind))
}

fn kind(t: &Texts, counted: Kind) -> String {
    match counted {
        Kind::Color(of) => color(t, of),
        Kind::BrownAndGray => say!(t, "things-brown-and-gray"),
        Kind::Wonders => say!(t, "things-wonders"),
        Kind::CoinSets => say!(t, "things-coin-sets"),
    }
}

/// The visible side of a card in the structure.
pub fn visible_side(t: &Texts, side: VisibleSide) -> String {
    match side {
        VisibleSide::Card(card) => t.name(card).to_owned(),
        VisibleSide::Back(Back::Guild) => say!(t, "duel-back-guild"),
        VisibleSide::Back(Back::I) => say!(t, "duel-back", age = "I"),
        VisibleSide::Back(Back::II) => say!(t, "duel-back", age = "II"),
        VisibleSide::Back(Back::III) => say!(t, "duel-back", age = "III"),
    }
}

/// A price with its reasons, one sentence for each unit.
pub fn bill(t: &Texts, terms: &Terms) -> String {
    if let Some(chain) = terms.chain {
        return say!(t, "chain-from", card = t.name(chain));
    }
    let mut reasons: Vec<String> = terms.units.iter().map(|one| unit(t, *one)).collect();
    if terms.cost > 0 {
        reasons.push(say!(t, "duel-bill-cost", coins = terms.cost));
    }
    if reasons.is_empty() {
        return say!(t, "costs-nothing");
    }
    t.list(List::Reasons, &reasons)
}

fn unit(t: &Texts, unit: Unit) -> String {
    let resource = words::resource(t, unit.resource);
    match unit.source {
        Source::Produced => say!(t, "duel-bill-produced", resource = resource),
        Source::Chosen => say!(t, "duel-bill-chosen", resource = resource),
        Source::Waived => say!(t, "duel-bill-waived", resource = resource),
        Source::FixedPrice => say!(t, "duel-bill-fixed", resource = resource),
        Source::Bought(coins) => {
            say!(t, "duel-bill-bought", resource = resource, coins = coins)
        }
    }
}

/// Why a decision was refused.
pub fn refusal(t: &Texts, why: IllegalAction) -> String {
    match why {
        IllegalAction::GameOver => say!(t, "clock-over"),
        IllegalAction::NotToAct(_)
        | IllegalAction::Missing(_)
        | IllegalAction::OtherDecision { .. }
        | IllegalAction::NoSuchSeat(_) => say!(t, "refused-step"),
        IllegalAction::NotOnOffer(wonder) => {
            say!(t, "duel-refused-not-on-offer", what = t.name(wonder))
        }
        IllegalAction::NotAccessible(card) => {
            say!(t, "duel-refused-not-accessible", what = t.name(card))
        }
        IllegalAction::NotYours(wonder) => {
            say!(t, "duel-refused-not-yours", what = t.name(wonder))
        }
        IllegalAction::TooDear { price, coins, .. } => {
            say!(
                t,
                "refused-too-dear",
                coins = price,
                purse = coins,
                whose = "you"
            )
        }
        IllegalAction::NoSuchToken(token) => {
            say!(t, "duel-refused-not-on-offer", what = t.name(token))
        }
        IllegalAction::NotToDestroy(card) | IllegalAction::NotDiscarded(card) => {
            say!(t, "duel-refused-not-on-offer", what = t.name(card))
        }
    }
}

/// The symbols: how many different ones of the six that win, and which are a pair.
pub fn symbols(t: &Texts, city: &CityView) -> String {
    let has: Vec<String> = city
        .symbols
        .iter()
        .filter(|one| one.count > 0)
        .map(|one| match one.count {
            1 => symbol(t, one.symbol),
            _ => say!(t, "duel-pair", symbol = symbol(t, one.symbol)),
        })
        .collect();
    say!(
        t,
        "duel-symbols",
        count = city.different_symbols,
        list = t.list(List::Plain, &has)
    )
}
