//! The final score sheet.

use antipater_engine::duel::{SEATS, Table};
use antipater_engine::{Seat, Victory};
use serde::Serialize;
use utoipa::ToSchema;

use super::wire;
use crate::view::wire::{seat as number, seats};

/// The final score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Sheet)]
pub struct Sheet {
    /// What won the game.
    #[serde(serialize_with = "wire::name")]
    #[schema(value_type = String)]
    pub victory: Victory,
    /// Who won; two share the victory.
    #[serde(serialize_with = "seats")]
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// Whether equal points were decided by blue cards.
    pub by_civilian: bool,
    /// The points of each seat.
    pub lines: Vec<Line>,
}

/// The points of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Line)]
pub struct Line {
    /// The seat.
    #[serde(serialize_with = "number")]
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The points by category, as records order them.
    pub points: [u16; 8],
    /// All points.
    pub total: u16,
}

impl Sheet {
    pub(super) fn of(table: &Table) -> Option<Sheet> {
        let outcome = table.outcome()?;
        let lines: Vec<Line> = Seat::all(SEATS)
            .map(|seat| Line {
                seat,
                points: outcome.scores[seat].points(),
                total: outcome.scores[seat].total(),
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
