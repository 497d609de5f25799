//! The Free City of the game for two: the holder of its card, and the size of its pile. Its buildings are listed with
//! the other cities.

use antipater_engine::Seat;
use antipater_engine::seven::{HAND, Phase, TURNS, Table};
use serde::Serialize;
use utoipa::ToSchema;

/// The Free City, as both players see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::FreeCity)]
pub struct FreeCity {
    /// Its seat, which has no player.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The seat that holds its card this turn and so chooses for it; `None` when the game is over.
    #[schema(value_type = Option<u8>)]
    pub holder: Option<Seat>,
    /// Cards on its pile.
    pub pile: u8,
}

impl FreeCity {
    pub(super) fn of(table: &Table) -> Option<FreeCity> {
        Some(FreeCity {
            seat: table.free_city()?,
            holder: table.free_city_holder(),
            pile: pile(table.phase()),
        })
    }
}

/// The number of cards on the pile: one is drawn each turn, and what is left after the sixth turn is used or discarded.
fn pile(phase: Phase) -> u8 {
    match phase {
        Phase::Turn { turn, .. } => HAND as u8 - turn,
        Phase::Discard { turn, .. } if turn < TURNS => HAND as u8 - turn,
        Phase::Discard { .. } | Phase::Seventh { .. } | Phase::Over => 0,
    }
}
