//! Why cities of a Duel are refused, as people read it.

use antipater_engine::MOST_COINS;
use antipater_engine::duel::arranged::{List, Place};
use antipater_engine::duel::{ArrangeError, Back, Track};
use antipater_show::score_pad::ScoreSheet;

use crate::locale::tell;

/// Why these cities and the pawn cannot lie on a table.
pub(super) fn refusal(sheet: &ScoreSheet, error: ArrangeError) -> String {
    let of = |city: usize| format!("cities[{city}]");
    match error {
        ArrangeError::Pawn { .. } => {
            let last = Track::CAPITAL;
            tell!("cli-score-pawn", last = last, count = sheet.pawn)
        }
        ArrangeError::Again { list, place, first } => {
            let path = |place: Place| format!("{}.{}[{}]", of(place.city), list.name(), place.at);
            let entry = &sheet.cities[place.city];
            let name = match list {
                List::Cards => entry.cards[place.at].clone(),
                List::Wonders => entry.wonders[place.at].clone(),
                List::Tokens => entry.tokens[place.at].written(),
            };
            tell!(
                "cli-score-only-one",
                place = path(place),
                name = name,
                other = path(first)
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
        ArrangeError::Wonders { city, count, most } => {
            tell!(
                "cli-score-wonders",
                place = of(city),
                count = count,
                most = most
            )
        }
        ArrangeError::Tokens { city, count, most } => {
            tell!(
                "cli-score-progress",
                place = of(city),
                count = count,
                most = most
            )
        }
        ArrangeError::AllWonders { count, most } => {
            tell!("cli-score-all-wonders", count = count, most = most)
        }
        ArrangeError::AllTokens { count, most } => {
            tell!("cli-score-all-progress", count = count, most = most)
        }
        ArrangeError::Deck { back, count, most } => {
            let what = match back {
                Back::I => "I",
                Back::II => "II",
                Back::III => "III",
                Back::Guild => "guilds",
            };
            tell!("cli-score-deck", count = count, what = what, most = most)
        }
        ArrangeError::Used { count, most } => {
            tell!("cli-score-used", count = count, most = most)
        }
        ArrangeError::Supremacies { count } => tell!("cli-score-supremacies", count = count),
    }
}
