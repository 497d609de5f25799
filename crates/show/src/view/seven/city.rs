//! A city, and the two borders of the viewer's city.

use crate::shape;
use antipater_engine::seven::score::{Symbols, score};
use antipater_engine::seven::{
    Age, Board, Card, Class, Color, Edition, Effect, Payment, Table, conflict_points,
};
use antipater_engine::{ResourceSet, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use crate::view::wire;

/// A city: all that lies open in it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = seven::CityView)]
pub struct CityView {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The board.
    #[serde(serialize_with = "wire::board")]
    #[schema(value_type = shape::Board)]
    pub board: (Edition, Board),
    /// The number of built stages of the wonder.
    pub stages: usize,
    /// Coins.
    pub coins: u16,
    /// Shields.
    pub shields: u8,
    /// Scientific symbols: compasses, gears, tablets.
    pub symbols: [u8; 3],
    /// Wild scientific symbols, whose kind is chosen at the end.
    pub any_symbols: u8,
    /// The present points of the symbols.
    pub science: i16,
    /// The points of the blue buildings.
    pub civilian: i16,
    /// The conflict tokens.
    pub tokens: TokensView,
    /// The buildings by color, in the order of the cards.
    #[serde(serialize_with = "wire::cards")]
    #[schema(value_type = Vec<String>)]
    pub built: Vec<Card>,
    /// Production that neighbors may buy, unit by unit.
    #[serde(serialize_with = "wire::units")]
    #[schema(value_type = Vec<String>)]
    pub sells: Vec<ResourceSet>,
    /// Production that is never for sale, unit by unit.
    #[serde(serialize_with = "wire::units")]
    #[schema(value_type = Vec<String>)]
    pub keeps: Vec<ResourceSet>,
}

/// Conflict tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = seven::TokensView)]
pub struct TokensView {
    /// Victory tokens of ages I, II and III.
    pub victories: [u8; 3],
    /// Defeat tokens.
    pub defeats: u8,
    /// Their points.
    pub points: i16,
}

impl CityView {
    pub(super) fn of(table: &Table, seat: Seat) -> CityView {
        let edition = table.edition();
        let city = table.city(seat);
        let symbols = Symbols::of(city.effects(edition));
        let tokens = city.tokens();
        let mut built: Vec<Card> = city.built().iter().collect();
        built.sort_by_key(|card| rank(card.facts(edition).color));
        let (sells, keeps) = production(table, seat);
        CityView {
            seat,
            board: (edition, city.board()),
            stages: city.stages(),
            coins: city.coins(),
            shields: city.shields(edition),
            symbols: symbols.known,
            any_symbols: symbols.any,
            science: symbols.points(),
            civilian: score(table, seat).civilian,
            tokens: TokensView {
                victories: tokens.victories,
                defeats: tokens.defeats,
                points: tokens.points(),
            },
            built,
            sells,
            keeps,
        }
    }
}

/// The usual order of colors beside a board.
fn rank(color: Color) -> u8 {
    match color {
        Color::Brown => 0,
        Color::Gray => 1,
        Color::Yellow => 2,
        Color::Blue => 3,
        Color::Green => 4,
        Color::Red => 5,
        Color::Purple => 6,
    }
}

/// The production of a city: units for sale, and units that it keeps.
pub(super) fn production(table: &Table, seat: Seat) -> (Vec<ResourceSet>, Vec<ResourceSet>) {
    let city = table.city(seat);
    let edition = table.edition();
    let mut start = antipater_engine::Resources::NONE;
    start.add(city.board_facts(edition).start, 1);
    let mut sells = vec![start.kinds()];
    let mut keeps = Vec::new();
    for effect in city.effects(edition) {
        match *effect {
            Effect::Produce(resources) => {
                for unit in resources.units() {
                    let mut one = antipater_engine::Resources::NONE;
                    one.add(unit, 1);
                    sells.push(one.kinds());
                }
            }
            Effect::ProduceOne(kinds) => sells.push(kinds),
            Effect::ProduceOnePrivate(kinds) => keeps.push(kinds),
            _ => {}
        }
    }
    let order = |unit: &ResourceSet| (unit.iter().count(), unit.iter().next());
    sells.sort_by_key(order);
    keeps.sort_by_key(order);
    (sells, keeps)
}

/// A border of the viewer's city.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = seven::Border)]
pub struct Border {
    /// The neighbor.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The viewer's prices at this neighbor, for a raw material and for a manufactured good.
    pub price: Sale,
    /// The viewer's shields.
    pub shields: u8,
    /// The neighbor's shields.
    pub their_shields: u8,
    /// The points of the conflict at the end of this age, in the current state of the cities.
    pub points: i16,
}

/// Coins for one unit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = seven::Sale)]
pub struct Sale {
    /// A raw material.
    pub raw: u8,
    /// A manufactured good.
    pub goods: u8,
}

impl Border {
    pub(super) fn of(
        table: &Table,
        age: Age,
        you: Seat,
        neighbor: Seat,
        side: impl Fn(Payment) -> u8,
    ) -> Border {
        let prices = table.city(you).economy().prices;
        let shields = |seat: Seat| table.city(seat).shields(table.edition());
        let (own, theirs) = (shields(you), shields(neighbor));
        Border {
            seat: neighbor,
            price: Sale {
                raw: side(prices.of(Class::Raw)),
                goods: side(prices.of(Class::Goods)),
            },
            shields: own,
            their_shields: theirs,
            points: conflict_points(age, own, theirs).0,
        }
    }
}
