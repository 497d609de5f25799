//! The JSON format of a score sheet, for files and requests.

use std::collections::BTreeMap;

use antipater_engine::record::Object;
use antipater_engine::seven::record::GAME;
use serde::{Deserialize, Deserializer};
use utoipa::ToSchema;

/// The cities of a real table, in seat order (clockwise); the Free City comes last.
#[derive(Clone, Default, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreSheet {
    /// `seven` (the default), `free-city` or `duel`.
    #[serde(default = "seven_wonders")]
    pub game: String,
    /// 7 Wonders: the edition, `first` or `second`. The game with the Free City is always `first` and need not say so.
    #[schema(nullable = false)]
    pub edition: Option<String>,
    /// The cities.
    #[serde(deserialize_with = "objects")]
    pub cities: Vec<ScoreCity>,
    /// Duel: the space of the conflict pawn, from -9 to 9. Above 0 it is on the second city's side, so the
    /// first city leads.
    #[serde(default)]
    #[schema(minimum = -9, maximum = 9)]
    pub pawn: i64,
    /// Duel: `civilian`, `military` or `science`. Optional; if it is given, it must match the cities.
    #[schema(nullable = false)]
    pub victory: Option<String>,
}

fn seven_wonders() -> String {
    GAME.to_owned()
}

/// Parses cities, which must be objects: serde alone would also accept lists of their fields.
fn objects<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<ScoreCity>, D::Error> {
    let cities = Vec::<Object<ScoreCity>>::deserialize(from)?;
    Ok(cities.into_iter().map(|Object(city)| city).collect())
}

/// Parses symbols, which must be an object too.
fn object<'de, D: Deserializer<'de>>(from: D) -> Result<Option<ScoreSymbols>, D::Error> {
    let symbols = Option::<Object<ScoreSymbols>>::deserialize(from)?;
    Ok(symbols.map(|Object(symbols)| symbols))
}

/// A city at the end of a game. Leave out whatever it has none of.
#[derive(Clone, Default, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreCity {
    /// 7 Wonders: the city as its edition prints it, such as `Giza`.
    #[schema(nullable = false)]
    pub city: Option<String>,
    /// 7 Wonders: the side of its board, `A` or `B`, `day` or `night`.
    #[schema(nullable = false)]
    pub side: Option<String>,
    /// 7 Wonders: how many stages are built.
    #[serde(default)]
    #[schema(value_type = u8)]
    pub stages: i64,
    /// The buildings, by the names that are printed on them.
    #[serde(default)]
    pub cards: Vec<String>,
    /// Duel: the constructed wonders.
    #[serde(default)]
    pub wonders: Vec<String>,
    /// Duel: the names of the progress tokens. 7 Wonders: the points of the conflict tokens, 1, 3, 5 or -1 each.
    #[serde(default)]
    pub tokens: Vec<ScoreToken>,
    /// The coins; 0 if they are left out, or as many as the points of the treasury stand for where those are given.
    #[schema(value_type = u16, nullable = false)]
    pub coins: Option<i64>,
    /// Scientific symbols counted by hand, instead of those on the cards.
    #[serde(default, deserialize_with = "object")]
    #[schema(nullable = false)]
    pub symbols: Option<ScoreSymbols>,
    /// Points by category counted by hand, instead of those that would be computed.
    #[serde(default)]
    pub points: BTreeMap<String, i64>,
}

impl ScoreCity {
    /// Its coins. A number that does not fit its type is too large for any table.
    pub(super) fn coins(&self) -> u16 {
        u16::try_from(self.coins.unwrap_or(0)).unwrap_or(u16::MAX)
    }

    /// Its coins as written.
    pub(super) fn written_coins(&self) -> String {
        self.coins.unwrap_or(0).to_string()
    }
}

/// A token, by its name or by its points.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum ScoreToken {
    /// The points of a conflict token.
    Worth(i64),
    /// The name of a progress token.
    Name(String),
}

impl ScoreToken {
    /// The token as written.
    pub fn written(&self) -> String {
        match self {
            ScoreToken::Worth(worth) => worth.to_string(),
            ScoreToken::Name(name) => name.clone(),
        }
    }
}

/// Scientific symbols of 7 Wonders.
#[derive(Clone, Copy, Default, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreSymbols {
    /// Compasses.
    #[serde(default)]
    pub compass: u8,
    /// Gears.
    #[serde(default)]
    pub gear: u8,
    /// Tablets.
    #[serde(default)]
    pub tablet: u8,
    /// Wild symbols, whose kind is chosen at the end.
    #[serde(default)]
    pub any: u8,
}
