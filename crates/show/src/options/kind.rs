//! The games that a table can play.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The games that a table can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// 7 Wonders.
    Seven,
    /// 7 Wonders Duel.
    Duel,
    /// 7 Wonders for two, with the Free City.
    FreeCity,
}

impl Kind {
    /// All games, in the order of the form.
    pub const ALL: [Kind; 3] = [Kind::Seven, Kind::FreeCity, Kind::Duel];

    /// The name in the form.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Seven => "seven",
            Kind::Duel => "duel",
            Kind::FreeCity => "free-city",
        }
    }
}
