//! A score pad for people at a real table: reads cities as they lie there, and has the engine score them.
//!
//! Here: what is sent and answered, and what both games share. Not here: any rule about points. Cities that cannot
//! exist are refused. A category can also be given as a number, by people who have counted it themselves; it then
//! replaces what the engine would find.

mod duel;
mod seven;

use std::collections::BTreeMap;

use antipater_engine::seven::Edition;
use antipater_engine::{duel as duel_rules, seven as seven_rules};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a pad is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pad {
    /// 7 Wonders in an edition.
    Seven(Edition),
    /// The first edition's game for two; the Free City is the last of three cities.
    FreeCity,
    /// 7 Wonders Duel.
    Duel,
}

impl Pad {
    /// All pads.
    pub const ALL: [Pad; 4] = [
        Pad::Seven(Edition::Second),
        Pad::Seven(Edition::First),
        Pad::FreeCity,
        Pad::Duel,
    ];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Pad::Seven(Edition::Second) => "seven-second",
            Pad::Seven(Edition::First) => "seven-first",
            Pad::FreeCity => "free-city",
            Pad::Duel => "duel",
        }
    }

    /// The pad of this word.
    pub fn of_word(word: &str) -> Option<Pad> {
        Pad::ALL.into_iter().find(|pad| pad.word() == word)
    }

    /// The fewest and the most cities.
    pub const fn cities(self) -> (usize, usize) {
        match self {
            Pad::Seven(_) => (seven_rules::setup::MIN_SEATS, seven_rules::setup::MAX_SEATS),
            Pad::FreeCity => (3, 3),
            Pad::Duel => (duel_rules::SEATS, duel_rules::SEATS),
        }
    }

    /// The edition whose cards it knows.
    pub const fn edition(self) -> Option<Edition> {
        match self {
            Pad::Seven(edition) => Some(edition),
            Pad::FreeCity => Some(Edition::First),
            Pad::Duel => None,
        }
    }

    /// The categories in the order of the pad.
    pub const fn categories(self) -> &'static [&'static str] {
        match self {
            Pad::Seven(_) | Pad::FreeCity => &seven_rules::Score::CATEGORIES,
            Pad::Duel => &duel_rules::Score::CATEGORIES,
        }
    }
}

/// The cities of a real table. They stand in seat order, clockwise, as neighbors count; the Free City is the last.
#[derive(Clone, Default, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ScoreSheet {
    /// `seven-second`, `seven-first`, `free-city` or `duel`.
    pub game: String,
    /// The cities.
    pub cities: Vec<ScoreCity>,
    /// Duel: the space of the conflict pawn, from -9 to 9. Above 0 it stands on the side of the second city, so that the
    /// first one leads.
    #[serde(default)]
    #[schema(minimum = -9, maximum = 9)]
    pub pawn: i64,
}

/// A city at the end of a game. What is left out is as if there were nothing of it.
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
    pub stages: u8,
    /// The buildings, by the names that are printed on them.
    #[serde(default)]
    pub cards: Vec<String>,
    /// Duel: the constructed wonders.
    #[serde(default)]
    pub wonders: Vec<String>,
    /// Duel: the names of the progress tokens. 7 Wonders: the points of the conflict tokens, 1, 3, 5 or -1 each.
    #[serde(default)]
    pub tokens: Vec<ScoreToken>,
    /// The coins.
    #[serde(default)]
    pub coins: u16,
    /// Scientific symbols that were counted by hand, in place of those on the cards.
    #[schema(nullable = false)]
    pub symbols: Option<ScoreSymbols>,
    /// Points by category that were counted by hand, in place of what would be counted.
    #[serde(default)]
    pub points: BTreeMap<String, i64>,
}

/// A token, by its name or by its points.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum ScoreToken {
    /// The points of a conflict token.
    Worth(i64),
    /// The name of a progress token.
    Name(String),
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
    /// Symbols whose kind is chosen at the end.
    #[serde(default)]
    pub any: u8,
}

/// The points of all cities.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Scored {
    /// What won: `civilian`, and in a Duel also `military` or `science`.
    pub victory: &'static str,
    /// What decided: `points`, `tie-break`, `shared` when even that is equal, or `supremacy`.
    pub decided: &'static str,
    /// The cities in the order in which they were sent.
    pub cities: Vec<ScoredCity>,
}

/// The points of a city.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ScoredCity {
    /// By category.
    pub points: BTreeMap<&'static str, i32>,
    /// All of them.
    pub total: i32,
    /// The place, from 1; cities that are equal in everything share one. The Free City has none.
    pub place: Option<usize>,
    /// Whether it wins, alone or with others.
    pub wins: bool,
}

/// The most points of a category that is given as a number.
const MOST_POINTS: u64 = 999;

/// Scores a table.
///
/// # Errors
/// Says in English, for programmers, what cannot lie on a table, and where it was sent.
pub fn score(sheet: &ScoreSheet) -> Result<Scored, String> {
    let pad = Pad::of_word(&sheet.game).ok_or_else(|| {
        let words = Pad::ALL.map(Pad::word).join(", ");
        format!(
            "game: no game is called {:?}; there are {words}",
            sheet.game
        )
    })?;
    let (fewest, most) = pad.cities();
    let count = sheet.cities.len();
    if !(fewest..=most).contains(&count) {
        return Err(format!(
            "cities: this game has {fewest} to {most} cities, not {count}"
        ));
    }
    for (number, city) in sheet.cities.iter().enumerate() {
        for (category, points) in &city.points {
            let place = format!("cities[{number}].points.{category}");
            if !pad.categories().contains(&category.as_str()) {
                let words = pad.categories().join(", ");
                return Err(format!("{place}: is no category; there are {words}"));
            }
            if points.unsigned_abs() > MOST_POINTS {
                return Err(format!("{place}: at most {MOST_POINTS}, not {points}"));
            }
        }
    }
    match pad.edition() {
        Some(edition) => seven::score(sheet, edition, pad == Pad::FreeCity),
        None => duel::score(sheet),
    }
}

/// The answer, from what the engine found for each city: its points, and what decides between them. A city without a
/// rank cannot win.
fn scored<R: Ord>(
    categories: &'static [&'static str],
    cities: &[(Vec<i32>, i32, Option<R>)],
) -> Scored {
    let ranks = || cities.iter().filter_map(|(_, _, rank)| rank.as_ref());
    let best = ranks().max();
    let winners = ranks().filter(|rank| Some(*rank) == best).count();
    let players = cities.iter().filter(|(_, _, rank)| rank.is_some());
    let totals = || players.clone().map(|(_, total, _)| *total);
    let highest = totals().max();
    let decided = match totals().filter(|total| Some(*total) == highest).count() {
        1 => "points",
        _ if winners == 1 => "tie-break",
        _ => "shared",
    };
    let city = |(points, total, rank): &(Vec<i32>, i32, Option<R>)| ScoredCity {
        points: categories
            .iter()
            .copied()
            .zip(points.iter().copied())
            .collect(),
        total: *total,
        place: rank
            .as_ref()
            .map(|rank| 1 + ranks().filter(|other| *other > rank).count()),
        wins: rank.is_some() && rank.as_ref() == best,
    };
    Scored {
        victory: antipater_engine::Victory::Civilian.name(),
        decided,
        cities: cities.iter().map(city).collect(),
    }
}
