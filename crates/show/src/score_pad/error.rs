//! Errors of a score sheet, with their place.

use antipater_engine::duel;
use antipater_engine::duel::arranged::List;
use antipater_engine::seven::{self, Edition};

use super::pad::Pad;
use super::sheet::ScoreToken;

/// Why a sheet is refused. Cities and their entries count from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SheetError {
    /// No game has this name.
    Game {
        /// The word.
        word: String,
    },
    /// A game of 7 Wonders needs its edition.
    NoEdition,
    /// No edition has this name.
    Edition {
        /// The word.
        word: String,
    },
    /// The game has no such field.
    Misplaced {
        /// The game.
        game: String,
        /// The city; `None` for a field of the sheet.
        city: Option<usize>,
        /// The field.
        field: &'static str,
    },
    /// A Duel has two cities.
    TwoCities {
        /// The number of cities.
        count: usize,
    },
    /// The edition has no such city.
    City {
        /// The number of the city.
        city: usize,
        /// The edition.
        edition: Edition,
        /// The unknown name.
        word: String,
    },
    /// The boards of the edition have no such side.
    Side {
        /// The city.
        city: usize,
        /// The edition.
        edition: Edition,
        /// The unknown side; empty if it is left out.
        word: String,
    },
    /// A side is given, but no city.
    SideAlone {
        /// The number of the city.
        city: usize,
    },
    /// No card of 7 Wonders has this name.
    Card {
        /// The city.
        city: usize,
        /// The index in its list.
        at: usize,
        /// The name.
        name: String,
    },
    /// 7 Wonders has no such conflict token.
    Token {
        /// The city.
        city: usize,
        /// The index in its list.
        at: usize,
        /// The token.
        token: ScoreToken,
    },
    /// No thing of this kind in a Duel has this name.
    Thing {
        /// The list.
        list: List,
        /// The city.
        city: usize,
        /// The index in the list.
        at: usize,
        /// The name.
        name: String,
    },
    /// The game does not count points of this category.
    Category {
        /// The city.
        city: usize,
        /// The category.
        category: String,
        /// The game.
        pad: Pad,
    },
    /// Points counted by hand that are out of range.
    Points {
        /// The city.
        city: usize,
        /// The category.
        category: String,
        /// The points.
        points: i64,
        /// The minimum.
        least: i64,
        /// The maximum.
        most: i64,
    },
    /// Points of the treasury counted by hand that do not fit the coins.
    Treasury {
        /// The city.
        city: usize,
        /// The coins.
        coins: i64,
        /// The points.
        points: i64,
    },
    /// More symbols counted by hand than exist.
    Symbols {
        /// The city.
        city: usize,
        /// The most of one kind.
        most: u8,
        /// The most wild ones, whose kind is chosen at the end.
        choices: u8,
    },
    /// No victory has this name.
    Victory {
        /// The word.
        word: String,
    },
    /// The cities show another victory than the sheet has.
    OtherVictory {
        /// The victory that the cities show.
        shown: &'static str,
        /// The victory in the sheet.
        given: String,
    },
    /// The cities cannot occur in 7 Wonders.
    Seven {
        /// The engine's error.
        error: seven::ArrangeError,
        /// The edition.
        edition: Edition,
        /// The number of cities.
        seats: usize,
        /// The value at the place of the error, as written; empty if no single value is wrong.
        written: String,
    },
    /// The cities and the pawn cannot occur in Duel.
    Duel {
        /// The engine's error.
        error: duel::ArrangeError,
        /// The value at the place of the error, as written; empty if no single value is wrong.
        written: String,
    },
}

impl SheetError {
    /// A field of the sheet or of a city that the game does not have.
    pub(super) fn misplaced(game: &str, city: Option<usize>, field: &'static str) -> SheetError {
        SheetError::Misplaced {
            game: game.to_owned(),
            city,
            field,
        }
    }

    /// The path to the error, such as `cities[1].cards[3]`, or `cities` if it concerns several cities.
    pub fn place(&self) -> String {
        match self {
            SheetError::Game { .. } => "game".to_owned(),
            SheetError::NoEdition | SheetError::Edition { .. } => "edition".to_owned(),
            SheetError::Misplaced {
                city: None, field, ..
            } => (*field).to_owned(),
            SheetError::Misplaced {
                city: Some(city),
                field,
                ..
            } => format!("cities[{city}].{field}"),
            SheetError::TwoCities { .. } => "cities".to_owned(),
            SheetError::City { city, .. } => format!("cities[{city}].city"),
            SheetError::Side { city, .. } | SheetError::SideAlone { city } => {
                format!("cities[{city}].side")
            }
            SheetError::Card { city, at, .. } => format!("cities[{city}].cards[{at}]"),
            SheetError::Token { city, at, .. } => format!("cities[{city}].tokens[{at}]"),
            SheetError::Thing { list, city, at, .. } => {
                format!("cities[{city}].{}[{at}]", list.name())
            }
            SheetError::Category { city, category, .. }
            | SheetError::Points { city, category, .. } => {
                format!("cities[{city}].points.{category}")
            }
            SheetError::Treasury { city, .. } => format!("cities[{city}].coins"),
            SheetError::Symbols { city, .. } => format!("cities[{city}].symbols"),
            SheetError::Victory { .. } | SheetError::OtherVictory { .. } => "victory".to_owned(),
            SheetError::Seven { error, .. } => error.place(),
            SheetError::Duel { error, .. } => error.place(),
        }
    }
}
