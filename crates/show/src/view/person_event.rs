//! What happens to a person away from their tables, for programs.

use serde::Serialize;
use utoipa::ToSchema;

use super::table_list::TableSummary;

/// Something that happens to a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PersonEvent {
    /// What happens.
    pub event: PersonEventKind,
    /// The table, as it is now.
    pub table: TableSummary,
    /// The place of the person, from 1, when a game of several places ends.
    pub place: Option<usize>,
    /// Whether the person has won, when a game ends.
    pub won: Option<bool>,
}

/// The kind of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PersonEventKind {
    /// A seat at the table waits for the person.
    Challenge,
    /// The person has accepted the challenge, here or elsewhere.
    Accepted,
    /// The person has declined the challenge, here or elsewhere.
    Declined,
    /// The challenge was withdrawn.
    Withdrawn,
    /// The challenge was not answered in time.
    Expired,
    /// A game of the person has begun, or was in progress when the stream began.
    Start,
    /// A game of the person is over.
    End,
}
