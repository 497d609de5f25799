//! A city: all its public information, and what things cost its owner.

use antipater_engine::duel::{
    Card, CardSet, City, Color, Effect, Project, Symbol, Table, Token, TokenSet, Wonder, opponent,
};
use antipater_engine::{Resource, ResourceSet, Resources, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Terms, wire};

/// A city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::CityView)]
pub struct CityView {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The coins.
    pub coins: u16,
    /// The coins for discarding a card.
    pub discard_income: u16,
    /// The current score.
    pub points: u16,
    /// The buildings, by color.
    #[serde(serialize_with = "wire::names")]
    #[schema(value_type = Vec<String>)]
    pub built: Vec<Card>,
    /// The wonders, constructed or not.
    pub wonders: Vec<WonderView>,
    /// The progress tokens.
    #[serde(serialize_with = "wire::names")]
    #[schema(value_type = Vec<String>)]
    pub tokens: Vec<Token>,
    /// The scientific symbols.
    pub symbols: Vec<SymbolView>,
    /// The number of different symbols.
    pub different_symbols: usize,
    /// Production unit by unit.
    #[serde(serialize_with = "wire::units")]
    #[schema(value_type = Vec<String>)]
    pub produces: Vec<ResourceSet>,
    /// The price of a unit of each resource.
    pub prices: Vec<PriceView>,
}

/// A wonder of a city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::WonderView)]
pub struct WonderView {
    /// The wonder.
    #[serde(serialize_with = "wire::name")]
    #[schema(value_type = String)]
    pub wonder: Wonder,
    /// The terms for its owner now; `None` when it is constructed.
    pub terms: Option<Terms>,
}

/// A scientific symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = duel::SymbolView)]
pub struct SymbolView {
    /// The symbol.
    #[serde(serialize_with = "wire::name")]
    #[schema(value_type = String)]
    pub symbol: Symbol,
    /// The number in the city; two are a pair.
    pub count: usize,
}

/// The price of a resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = duel::PriceView)]
pub struct PriceView {
    /// The resource.
    #[serde(serialize_with = "wire::resource")]
    #[schema(value_type = String)]
    pub resource: Resource,
    /// The coins for a unit.
    pub coins: u8,
    /// Whether the price is fixed.
    pub fixed: bool,
}

/// The five resources of Duel.
const RESOURCES: [Resource; 5] = [
    Resource::Wood,
    Resource::Stone,
    Resource::Clay,
    Resource::Glass,
    Resource::Papyrus,
];

/// The order in which buildings stand in a city.
const COLORS: [Color; 7] = [
    Color::Brown,
    Color::Gray,
    Color::Yellow,
    Color::Blue,
    Color::Green,
    Color::Red,
    Color::Purple,
];

impl CityView {
    pub(super) fn of(table: &Table, seat: Seat) -> CityView {
        let city = &table.cities[seat];
        let by_color = |color| city.cards.intersection(CardSet::colored(color));
        let built = city.built.iter().map(|wonder| WonderView {
            wonder,
            terms: None,
        });
        let to_build = city.wonders.iter().map(|wonder| WonderView {
            wonder,
            terms: Some(Terms::of(table, seat, Project::Wonder(wonder))),
        });
        CityView {
            seat,
            coins: city.coins,
            discard_income: table.discard_income(seat),
            points: table.score(seat).total(),
            built: COLORS
                .into_iter()
                .flat_map(|color| by_color(color).iter())
                .collect(),
            wonders: built.chain(to_build).collect(),
            tokens: city.tokens.iter().collect(),
            symbols: symbols(city),
            different_symbols: city.symbols(),
            produces: production(city),
            prices: prices(city, &table.cities[opponent(seat)]),
        }
    }
}

/// The symbols with their counts. The seventh is on a token.
fn symbols(city: &City) -> Vec<SymbolView> {
    let on_cards = Symbol::ON_CARDS.map(|symbol| SymbolView {
        symbol,
        count: city.cards.intersection(CardSet::with_symbol(symbol)).len(),
    });
    let law = SymbolView {
        symbol: Symbol::Law,
        count: city.tokens.intersection(TokenSet::of(&[Token::Law])).len(),
    };
    on_cards.into_iter().chain([law]).collect()
}

fn effects(city: &City) -> impl Iterator<Item = Effect> {
    let cards = city.cards.iter().flat_map(|card| card.row().effects);
    let wonders = city.built.iter().flat_map(|wonder| wonder.row().effects);
    cards.chain(wonders).copied()
}

/// The production of a city: each unit with the resources it can be, choices last.
pub(super) fn production(city: &City) -> Vec<ResourceSet> {
    let mut units: Vec<ResourceSet> = Vec::new();
    for resource in RESOURCES {
        for effect in effects(city) {
            if let Effect::Produce(kind, count) = effect
                && kind == resource
            {
                let unit = kinds_of(|kind| kind == resource);
                units.extend(std::iter::repeat_n(unit, count.into()));
            }
        }
    }
    for effect in effects(city) {
        if let Effect::ProduceOneOf(kinds) = effect {
            units.push(kinds_of(|kind| kinds.contains(kind)));
        }
    }
    units
}

/// The resources of Duel that meet a condition.
pub fn kinds_of(fits: impl Fn(Resource) -> bool) -> ResourceSet {
    let mut bundle = Resources::NONE;
    for resource in RESOURCES.into_iter().filter(|&resource| fits(resource)) {
        bundle.add(resource, 1);
    }
    bundle.kinds()
}

/// The price of a unit of each resource: 2 plus the opponent's symbols, or 1 at a fixed price (rules D18, D20).
fn prices(own: &City, other: &City) -> Vec<PriceView> {
    let price = |resource: Resource| {
        let fixed = effects(own).any(|effect| effect == Effect::FixedPrice(resource));
        let symbols: u8 = other
            .cards
            .intersection(CardSet::PRODUCERS)
            .iter()
            .flat_map(|card| card.row().effects)
            .map(|effect| match effect {
                Effect::Produce(kind, count) if *kind == resource => *count,
                _ => 0,
            })
            .sum();
        PriceView {
            resource,
            coins: if fixed { 1 } else { 2 + symbols },
            fixed,
        }
    };
    RESOURCES.map(price).to_vec()
}
