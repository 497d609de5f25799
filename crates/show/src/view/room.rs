//! A waiting room as a viewer sees it.

use antipater_engine::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use super::wire;
use crate::options::{OptionsJson, TableOptions, written};

/// A waiting room as it may be sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RoomView {
    /// The name of the table in addresses.
    pub table: String,
    /// `gathering`.
    #[schema(pattern = "^gathering$")]
    pub stage: &'static str,
    /// Changes with everything in the room.
    pub version: u64,
    /// The viewer's seat.
    #[serde(serialize_with = "wire::seat_if_any")]
    #[schema(value_type = Option<u8>)]
    pub you: Option<Seat>,
    /// Whether the viewer set the table up.
    pub host: bool,
    /// The seats in their order.
    pub seats: Vec<RoomSeat>,
    /// The options of the table.
    #[serde(serialize_with = "written")]
    #[schema(value_type = OptionsJson)]
    pub options: TableOptions,
    /// The older name of `options`; it will go.
    #[schema(deprecated)]
    pub wishes: OptionsJson,
    /// What lets others sit down; only those who sit here see it.
    pub invitation: Option<String>,
    /// Whether every seat has somebody.
    pub full: bool,
    /// Whether the cards are those of an earlier game.
    pub same_deal: bool,
}

/// A seat in a waiting room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RoomSeat {
    /// The name of who sits here.
    pub name: Option<String>,
    /// The level of a bot.
    pub bot: Option<&'static str>,
    /// Whether the seat waits for one certain person.
    pub kept: bool,
    /// Whether the host sits here.
    pub host: bool,
}
