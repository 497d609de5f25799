//! The view of a waiting room.

use antipater_engine::Seat;
use antipater_engine::seven::Wonder;
use serde::Serialize;
use utoipa::ToSchema;

use super::avatar::Avatar;
use super::person::PersonKey;
use super::table_status::MessageView;
use crate::options::{OptionsJson, TableOptions, cities, written};

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
    #[schema(value_type = Option<u8>)]
    pub you: Option<Seat>,
    /// Whether the viewer is the host.
    pub host: bool,
    /// The seats in their order.
    pub seats: Vec<RoomSeat>,
    /// The options of the table.
    #[serde(serialize_with = "written")]
    #[schema(value_type = OptionsJson)]
    pub options: TableOptions,
    /// Whether anyone may watch the game.
    pub watchable: bool,
    /// The key for sitting down; only the players at the table see it.
    pub invitation: Option<String>,
    /// Whether every seat is taken.
    pub full: bool,
    /// Whether the cards of an earlier game will be dealt again.
    pub same_deal: bool,
    /// Whether the table has a chat.
    pub talks: bool,
    /// The latest messages.
    pub talk: Vec<MessageView>,
}

/// A seat in a waiting room.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RoomSeat {
    /// The name of the person on the seat.
    pub name: Option<String>,
    /// The level of a bot.
    pub bot: Option<&'static str>,
    /// The key of the person here.
    #[schema(value_type = Option<String>)]
    pub person: Option<PersonKey>,
    /// Whether this person is a program.
    pub program: bool,
    /// The player's picture. Only pages show it.
    #[serde(skip)]
    pub avatar: Option<Avatar>,
    /// Whether the seat is reserved for one person.
    pub kept: bool,
    /// Whether the person for whom it was reserved has declined it.
    pub declined: bool,
    /// Whether the person for whom it was reserved has not answered in time.
    pub unanswered: bool,
    /// Whether this is the host's seat.
    pub host: bool,
    /// The wonder that the person has taken, or the viewer's order of preference; never another person's order.
    #[serde(serialize_with = "cities::serialize")]
    #[schema(value_type = Vec<String>, max_items = 3)]
    pub wonders: Vec<Wonder>,
    /// Whether the person has taken a wonder or stored an order of preference.
    pub decided: bool,
}
