//! The final score sheet.

use antipater_engine::duel::{Card, Event, SEATS, Table, Wonder};
use antipater_engine::{Seat, Victory};
use serde::Serialize;
use utoipa::ToSchema;

use super::origins::{Origin, origins};
use super::wire;
use crate::game::duel::StepEvents;

/// The final score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Sheet)]
pub struct Sheet {
    /// The kind of victory.
    #[serde(serialize_with = "wire::name")]
    #[schema(value_type = String)]
    pub victory: Victory,
    /// The winners; two share the victory.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// Whether blue cards broke a tie.
    pub by_civilian: bool,
    /// The points of each seat.
    pub lines: Vec<SheetRow>,
}

/// The points of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Line)]
pub struct SheetRow {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The points by category, as records order them.
    pub points: [u16; 8],
    /// The total.
    pub total: u16,
    /// The coins.
    pub coins: u16,
    /// The cards it discarded for coins.
    #[serde(serialize_with = "wire::names")]
    #[schema(value_type = Vec<String>)]
    pub discarded: Vec<Card>,
    /// The origins of the points, in the order of the categories; their sum is the total.
    pub origins: Vec<Origin>,
}

impl Sheet {
    pub(super) fn of(table: &Table, history: &[StepEvents]) -> Option<Sheet> {
        let outcome = table.outcome()?;
        let events = || history.iter().flat_map(|step| &step.events);
        let discarded = |by: Seat| {
            let card = |event: &Event| match *event {
                Event::Discarded { seat, card, .. } if seat == by => Some(card),
                _ => None,
            };
            events().filter_map(card).collect()
        };
        let under = |which: Wonder| {
            events().find_map(|event| match *event {
                Event::Constructed { wonder, card, .. } if wonder == which => Some(card),
                _ => None,
            })
        };
        let lines: Vec<SheetRow> = Seat::all(SEATS)
            .map(|seat| SheetRow {
                seat,
                points: outcome.scores[seat].points(),
                total: outcome.scores[seat].total(),
                coins: table.cities[seat].coins,
                discarded: discarded(seat),
                origins: origins(table, seat, under),
            })
            .collect();
        let equal = lines.iter().all(|line| line.total == lines[0].total);
        let alone = outcome.winners.len() == 1;
        Some(Sheet {
            victory: outcome.victory,
            winners: outcome.winners.iter().collect(),
            by_civilian: outcome.victory == Victory::Civilian && equal && alone,
            lines,
        })
    }
}
