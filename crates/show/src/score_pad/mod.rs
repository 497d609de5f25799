//! A score pad for a real table: parses the cities and has the engine score them.
//!
//! Here: the request, the answer, and what both games share; no rules about points. Impossible cities are refused. A
//! category can also be given as a number that people have counted; it then replaces the computed one.

mod answer;
mod duel;
mod error;
mod pad;
mod seven;
mod sheet;
mod words;

use antipater_engine::duel::record::GAME as DUEL;
use antipater_engine::seven::record::{FREE_CITY, GAME};
use antipater_engine::seven::{ArrangeError, Edition};

pub use answer::{Counted, Scored, ScoredCity};
pub use error::SheetError;
pub use pad::Pad;
pub use sheet::{ScoreCity, ScoreSheet, ScoreSymbols, ScoreToken};

/// The most points of a category counted by hand.
const MOST_POINTS: i64 = 999;

/// Computes the outcome of a sheet.
///
/// # Errors
/// Says what is impossible, and where in the sheet.
///
/// # Examples
/// ```
/// use antipater_engine::record::parse;
/// use antipater_show::score_pad::{ScoreSheet, count};
///
/// let sheet: ScoreSheet = parse(r#"{"edition": "first", "cities": [{}, {"coins": -3}, {}]}"#).unwrap();
/// let error = count(&sheet).unwrap_err();
/// assert_eq!(error.place(), "cities[1].coins");
/// ```
pub fn count(sheet: &ScoreSheet) -> Result<Counted, SheetError> {
    let pad = pad_of(sheet)?;
    check_points(sheet, pad)?;
    let victory = sheet.victory.as_deref();
    match pad.edition() {
        Some(edition) => {
            if victory.is_some() {
                return Err(SheetError::misplaced(&sheet.game, None, "victory"));
            }
            seven::count(sheet, edition, pad == Pad::FreeCity)
        }
        None => duel::count(sheet, victory).map(Counted::Duel),
    }
}

/// Scores a sheet.
///
/// # Errors
/// Says what is impossible, and where in the sheet.
pub fn score(sheet: &ScoreSheet) -> Result<Scored, SheetError> {
    Ok(count(sheet)?.scored())
}

/// The kind of score pad that a sheet belongs to.
///
/// # Errors
/// If the game or the edition is unknown.
pub fn pad_of(sheet: &ScoreSheet) -> Result<Pad, SheetError> {
    match sheet.game.as_str() {
        GAME => edition(sheet)?.map(Pad::Seven).ok_or(SheetError::NoEdition),
        FREE_CITY => match edition(sheet)? {
            None | Some(Edition::First) => Ok(Pad::FreeCity),
            Some(edition) => Err(SheetError::Seven {
                error: ArrangeError::FreeCityEdition,
                edition,
                seats: sheet.cities.len(),
                written: edition.name().to_owned(),
            }),
        },
        DUEL if sheet.edition.is_some() => Err(SheetError::misplaced(&sheet.game, None, "edition")),
        DUEL => Ok(Pad::Duel),
        word => Err(SheetError::Game {
            word: word.to_owned(),
        }),
    }
}

/// The edition, if it is given.
fn edition(sheet: &ScoreSheet) -> Result<Option<Edition>, SheetError> {
    let read = |word: &String| {
        Edition::from_name(word).ok_or_else(|| SheetError::Edition { word: word.clone() })
    };
    sheet.edition.as_ref().map(read).transpose()
}

/// Checks points counted by hand: categories of the game, within range, and consistent with the coins.
fn check_points(sheet: &ScoreSheet, pad: Pad) -> Result<(), SheetError> {
    let least = if pad == Pad::Duel { 0 } else { -MOST_POINTS };
    for (city, entry) in sheet.cities.iter().enumerate() {
        for (category, &points) in &entry.points {
            let category = category.clone();
            if !pad.categories().contains(&category.as_str()) {
                return Err(SheetError::Category {
                    city,
                    category,
                    pad,
                });
            }
            if !(least..=MOST_POINTS).contains(&points) {
                return Err(SheetError::Points {
                    city,
                    category,
                    points,
                    least,
                    most: MOST_POINTS,
                });
            }
        }
        if let (Some(&points), Some(coins)) = (entry.points.get("treasury"), entry.coins)
            && coins / 3 != points
        {
            return Err(SheetError::Treasury {
                city,
                coins,
                points,
            });
        }
    }
    Ok(())
}
