//! Games in progress that anyone may watch, as lists show them.

use serde::Serialize;
use utoipa::ToSchema;

use crate::history::Played;
use crate::options::{OptionsJson, TableOptions, written};
use crate::view::{Avatar, GameView, PersonKey, View};

/// A game that anyone may watch.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct WatchableGame {
    /// The name of the table in addresses.
    pub table: String,
    /// The kind of game: `seven-second`, `seven-first`, `free-city` or `duel`.
    #[schema(value_type = String)]
    pub game: Played,
    /// The players, in seat order.
    pub seats: Vec<WatchableSeat>,
    /// The mean rating of the seats in whole points, by which lists are sorted. A seat without a rating counts 1500.
    pub rating: i32,
    /// How far the game is, if the list says so.
    pub progress: Option<Progress>,
    /// The number of spectators.
    pub spectators: usize,
    /// The options of the table.
    #[serde(serialize_with = "written")]
    #[schema(value_type = OptionsJson)]
    pub options: TableOptions,
    /// When the cards were dealt, in seconds since 1970.
    pub started_at: i64,
}

/// A seat of a game in a list.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct WatchableSeat {
    /// The name on the seat.
    pub name: String,
    /// The level, when a bot sits here.
    pub bot: Option<&'static str>,
    /// The key of the person here.
    #[schema(value_type = Option<String>)]
    pub person: Option<PersonKey>,
    /// The fixed rating of the bot, or that of the person if it is certain enough to show; in whole points.
    pub rating: Option<i32>,
    /// The player's picture. Only pages show it.
    #[serde(skip)]
    pub avatar: Option<Avatar>,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Progress {
    /// The age, from 1; null while wonders are drafted or sides are chosen.
    pub age: Option<u8>,
    /// The turn of the age, from 1; null in a Duel.
    pub turn: Option<u8>,
}

impl Progress {
    /// How far the game of a view is.
    pub fn of(view: &View) -> Progress {
        let (age, turn) = match &view.game {
            GameView::Seven(game) => (Some(game.clock.age), Some(game.clock.turn)),
            GameView::Duel(game) if game.draft.is_some() => (None, None),
            GameView::Duel(game) => (Some(game.clock.age), None),
            GameView::Sides(_) => (None, None),
        };
        Progress { age, turn }
    }
}

/// Whose public games a page follows, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Followed {
    /// The best game of a kind.
    Best(Played),
    /// The games of a person.
    Person {
        /// The person.
        person: PersonKey,
        /// Their name.
        name: String,
    },
}

impl Followed {
    /// The address of the page.
    pub fn address(&self) -> String {
        match self {
            Followed::Best(game) => format!("/watch/best/{}", game.name()),
            Followed::Person { person, .. } => format!("/watch/{person}"),
        }
    }
}
