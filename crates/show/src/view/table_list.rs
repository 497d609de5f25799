//! A table in a list.

use serde::Serialize;
use utoipa::ToSchema;

use super::avatar::Avatar;
use super::glance::Glance;
use super::person::PersonKey;
use crate::options::{OptionsJson, TableOptions, written};

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = TableLine)]
pub struct TableSummary {
    /// The name of the table in addresses.
    pub table: String,
    /// `gathering`, `playing` or `over`.
    pub stage: &'static str,
    /// Your seat.
    pub you: Option<usize>,
    /// The players, in seat order.
    pub seats: Vec<SummarySeat>,
    /// The seat of the host, if yours is reserved until you accept or decline.
    pub challenger: Option<usize>,
    /// The number of free seats.
    pub free: usize,
    /// Whether a person has declined the seat that was reserved for them.
    pub declined: bool,
    /// Whether a person for whom a seat was reserved has not answered in time.
    pub unanswered: bool,
    /// The ratings of the people who may sit down, if the host has limited them.
    pub ratings: Option<RatingRange>,
    /// Whether you may sit down.
    pub open_to_you: bool,
    /// The options of the table.
    #[serde(serialize_with = "written")]
    #[schema(value_type = OptionsJson)]
    pub options: TableOptions,
    /// Whether the cards are those of an earlier game, which a player here may know.
    pub same_deal: bool,
    /// Whether it is a game of a match in the ladder of programs.
    pub ladder: bool,
    /// When the table was opened, in seconds since 1970.
    pub created_at: i64,
    /// When the game ended, in seconds since 1970.
    pub finished_at: Option<i64>,
    /// A glance at the game, if it is in progress and the list shows it. Only pages do.
    #[serde(skip)]
    pub glance: Option<Glance>,
    /// How long the game waits for you at most, in milliseconds; `None` without a clock. Only pages show it.
    #[serde(skip)]
    pub time_left: Option<i64>,
}

/// A range of ratings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RatingRange {
    /// The lowest rating.
    pub from: i32,
    /// The highest rating.
    pub to: i32,
}

impl RatingRange {
    /// Whether a rating is in the range.
    pub fn contains(self, rating: i32) -> bool {
        (self.from..=self.to).contains(&rating)
    }
}

/// A seat of a table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = LineSeat)]
pub struct SummarySeat {
    /// The name on the seat; bots get theirs when the cards are dealt.
    pub name: Option<String>,
    /// The level, when a bot sits here.
    pub bot: Option<&'static str>,
    /// The key of the person here.
    #[schema(value_type = Option<String>)]
    pub person: Option<PersonKey>,
    /// Whether the person here is a program.
    pub program: bool,
    /// Whether the person has resigned.
    pub resigned: bool,
    /// The player's picture. Only pages show it.
    #[serde(skip)]
    pub avatar: Option<Avatar>,
}

impl TableSummary {
    /// Whether the table is waiting for people.
    pub fn is_gathering(&self) -> bool {
        self.stage == "gathering"
    }

    /// Whether the game, or the person who challenges them, waits for the viewer.
    pub fn awaits_you(&self) -> bool {
        if self.challenger.is_some() {
            return true;
        }
        let awaited = self.glance.iter().flat_map(|glance| &glance.awaited);
        self.you
            .is_some_and(|you| awaited.copied().any(|seat| seat == you))
    }

    /// Whether the viewer has a decision to make.
    pub fn is_your_turn(&self) -> bool {
        self.awaits_you() && self.challenger.is_none()
    }

    /// The names on the seats, without the viewer's.
    pub fn others(&self) -> Vec<&str> {
        let seats = self.seats.iter().enumerate();
        let others = seats.filter(|(number, _)| Some(*number) != self.you);
        others
            .filter_map(|(_, seat)| seat.name.as_deref())
            .collect()
    }
}
