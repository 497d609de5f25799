//! Cities of 7 Wonders: their names, and why they are refused, as people read it.

use antipater_engine::MOST_COINS;
use antipater_engine::seven::{ArrangeError, Edition, Tokens};
use antipater_show::score_pad::{ScoreCity, ScoreSheet};

use crate::locale::tell;

/// What a city is called, where its board is known.
pub(super) fn name(entry: &ScoreCity) -> Option<String> {
    let (city, side) = (entry.city.as_ref()?, entry.side.as_ref()?);
    Some(format!("{city} {side}"))
}

/// Why these cities cannot lie on a table.
pub(super) fn refusal(sheet: &ScoreSheet, edition: Edition, error: ArrangeError) -> String {
    let place = error.place();
    let of = |city: usize| format!("cities[{city}]");
    let seats = sheet.cities.len();
    match error {
        ArrangeError::Cities { count, least, most } if least == most => {
            tell!("cli-score-three", count = count)
        }
        ArrangeError::Cities { count, least, most } => {
            tell!(
                "cli-score-cities",
                least = least,
                most = most,
                count = count
            )
        }
        ArrangeError::FreeCityEdition => tell!("cli-score-edition-free-city"),
        ArrangeError::Stages { city, most, .. } => {
            let entry = &sheet.cities[city];
            tell!(
                "cli-score-stages",
                place = of(city),
                city = name(entry).unwrap_or_default(),
                most = most,
                count = entry.stages
            )
        }
        ArrangeError::Coins { city, .. } => {
            tell!(
                "cli-score-coins",
                place = of(city),
                most = MOST_COINS,
                count = sheet.cities[city].coins.unwrap_or(0)
            )
        }
        ArrangeError::OtherEdition { card, .. } => {
            tell!(
                "cli-score-other-edition",
                place = place,
                card = card.to_string(),
                edition = edition.name()
            )
        }
        ArrangeError::Standing { card, .. } => {
            tell!("cli-score-listed", place = place, card = card.to_string())
        }
        ArrangeError::Victories { city, age, count } => {
            tell!(
                "cli-score-victories",
                place = of(city),
                count = count,
                points = Tokens::VICTORY[age as usize]
            )
        }
        ArrangeError::Conflicts { city, count } => {
            tell!("cli-score-conflicts", place = of(city), count = count)
        }
        ArrangeError::SameWonder { city, other } => {
            tell!(
                "cli-score-also",
                place = place,
                name = sheet.cities[city].city.as_deref().unwrap_or_default(),
                other = of(other)
            )
        }
        ArrangeError::Copies {
            card, count, most, ..
        } => {
            tell!(
                "cli-score-copies",
                count = count,
                card = card.to_string(),
                seats = seats,
                most = most
            )
        }
        ArrangeError::Guilds { count, most } => {
            tell!(
                "cli-score-guilds",
                count = count,
                seats = seats,
                most = most
            )
        }
    }
}
