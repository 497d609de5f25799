//! The card of a person as a viewer sees it, and the people around a person.

use serde::Serialize;
use utoipa::ToSchema;

use crate::history::Played;
use crate::view::{Avatar, PersonKey, TableSummary};

/// The relation of the viewer to a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// The viewer follows them.
    Follow,
    /// The viewer blocks them.
    Block,
}

/// A person in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PersonLine {
    /// The key of the person.
    #[schema(value_type = String)]
    pub person: PersonKey,
    /// The name at new tables.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
    /// The picture. Only pages show it.
    #[serde(skip)]
    pub avatar: Avatar,
}

/// A person as a viewer sees them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PersonCard {
    /// The person.
    #[serde(flatten)]
    pub line: PersonLine,
    /// Whether it is the viewer.
    pub you: bool,
    /// The ratings that are certain enough to show, one for each kind of game.
    pub ratings: Vec<CardRating>,
    /// The finished games with the viewer.
    pub together: GamesTogether,
    /// The relation of the viewer to the person.
    pub relation: Option<Relation>,
    /// The table of an open challenge between the two.
    pub challenge: Option<String>,
    /// Whether the viewer may follow a game that they play in public now.
    pub watchable: bool,
    /// The viewer's waiting rooms with a free seat. Only pages show them.
    #[serde(skip)]
    pub rooms: Vec<TableSummary>,
}

/// A public rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CardRating {
    /// The kind of game.
    #[schema(value_type = String)]
    pub game: Played,
    /// The rating in whole points.
    pub rating: i32,
    /// Its standard deviation in whole points.
    pub deviation: i32,
}

/// The finished games of the viewer and a person at the same tables.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, ToSchema)]
pub struct GamesTogether {
    /// The number of games.
    pub games: usize,
    /// Those in which the viewer ended before the person.
    pub ahead: usize,
    /// Those in which the person ended before the viewer.
    pub behind: usize,
}

/// The people around a person.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Acquaintances {
    /// The people whom the person follows and who have a page open.
    pub here: Vec<PersonLine>,
    /// The others whom the person follows.
    pub away: Vec<PersonLine>,
    /// The people with whom the person has played last.
    pub recent: Vec<PersonLine>,
    /// The people whom the person blocks.
    pub blocked: Vec<PersonLine>,
}
