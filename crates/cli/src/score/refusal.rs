//! Why a score pad is refused, as people read it.

use antipater_engine::Victory;
use antipater_engine::duel::arranged::List;
use antipater_engine::seven::{Side, Wonder};
use antipater_show::score_pad::{ScoreSheet, SheetError};

use super::{duel, seven};
use crate::locale::tell;
use crate::record::unknown_game;

/// Says what is wrong with a sheet, and where.
pub(super) fn refusal(sheet: &ScoreSheet, error: &SheetError) -> String {
    let place = error.place();
    let city_place = |city: &usize| format!("cities[{city}]");
    match error {
        SheetError::Game { word } => format!("{place}: {}", unknown_game(word)),
        SheetError::NoEdition => tell!("cli-score-no-edition"),
        SheetError::Edition { word } => tell!("cli-score-edition", name = word.as_str()),
        SheetError::Misplaced { game, .. } => {
            tell!("cli-score-misplaced", place = place, game = game.as_str())
        }
        SheetError::TwoCities { count } => tell!("cli-score-two", count = *count),
        SheetError::City {
            city,
            edition,
            word,
        } => {
            let cities = Wonder::ALL.map(|wonder| wonder.city(*edition)).join(", ");
            tell!(
                "cli-score-city",
                place = city_place(city),
                edition = edition.name(),
                name = word.as_str(),
                list = cities
            )
        }
        SheetError::Side {
            city,
            edition,
            word,
        } => {
            let [a, b] = Side::ALL.map(|side| side.name(*edition));
            tell!(
                "cli-score-side",
                place = city_place(city),
                one = a,
                other = b,
                name = word.as_str()
            )
        }
        SheetError::SideAlone { .. } => tell!("cli-score-side-alone", place = place),
        SheetError::Card { name, .. } => {
            tell!("cli-score-no-card", place = place, name = name.as_str())
        }
        SheetError::Token { token, .. } => {
            tell!("cli-score-token", place = place, value = token.written())
        }
        SheetError::Thing { list, name, .. } => {
            let what = match list {
                List::Cards => "card",
                List::Wonders => "wonder",
                List::Tokens => "token",
            };
            tell!(
                "cli-score-nothing",
                place = place,
                what = what,
                name = name.as_str()
            )
        }
        SheetError::Category { pad, .. } => {
            let words = pad.categories().join(", ");
            tell!("cli-score-no-category", place = place, list = words)
        }
        SheetError::Points {
            points,
            least,
            most,
            ..
        } => tell!(
            "cli-score-points",
            place = place,
            least = *least,
            most = *most,
            count = *points
        ),
        SheetError::Treasury { coins, points, .. } => tell!(
            "cli-score-treasury",
            place = place,
            coins = *coins,
            points = *points
        ),
        SheetError::Symbols { most, choices, .. } => tell!(
            "cli-score-symbols",
            place = place,
            most = *most,
            choices = *choices
        ),
        SheetError::Victory { word } => {
            let words = Victory::ALL.map(Victory::name).join(", ");
            tell!("cli-score-no-victory", name = word.as_str(), list = words)
        }
        SheetError::OtherVictory { shown, given } => tell!(
            "cli-score-other-victory",
            shown = *shown,
            given = given.as_str()
        ),
        SheetError::Seven { error, edition, .. } => seven::refusal(sheet, *edition, *error),
        SheetError::Duel { error, .. } => duel::refusal(sheet, *error),
    }
}
