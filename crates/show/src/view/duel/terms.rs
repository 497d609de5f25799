//! The terms of a construction for a seat: its price, and the source of each unit.

use crate::shape;
use antipater_engine::duel::{Card, Project, Source, Table};
use antipater_engine::{Resource, Seat};
use serde::Serialize;
use utoipa::ToSchema;

use super::wire;

/// The terms on which a seat can construct something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Terms)]
pub struct Terms {
    /// The total cost in coins.
    pub total: u16,
    /// Whether the seat can afford it.
    pub affordable: bool,
    /// The building that makes it free.
    #[serde(serialize_with = "wire::name_if_any")]
    #[schema(value_type = Option<String>)]
    pub chain: Option<Card>,
    /// The coins of the cost itself.
    pub cost: u8,
    /// Each unit of the cost.
    pub units: Vec<Unit>,
}

/// A unit of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Unit)]
pub struct Unit {
    /// The resource.
    #[serde(serialize_with = "wire::resource")]
    #[schema(value_type = String)]
    pub resource: Resource,
    /// Its source.
    #[serde(flatten, serialize_with = "wire::source")]
    #[schema(value_type = shape::Source)]
    pub source: Source,
}

impl Terms {
    pub(super) fn of(table: &Table, seat: Seat, project: Project) -> Terms {
        let total = table.price(seat, project).total();
        let bill = table.bill(seat, project);
        let unit = |&(resource, source)| Unit { resource, source };
        Terms {
            total,
            affordable: total <= table.cities[seat].coins,
            chain: bill.chain,
            cost: bill.cost,
            units: bill.units.iter().map(unit).collect(),
        }
    }
}
