//! The two cities of a Duel as they lie on a real table, and the pawn.

use antipater_engine::duel::arranged::List;
use antipater_engine::duel::{
    ArrangeError, ArrangedCity, Card, SEATS, Score, Table, Token, Track, Wonder,
};
use antipater_engine::outcome::MOST_COINS;
use antipater_engine::{Seat, Victory};

use super::{ScoreCity, ScoreSheet, ScoreToken, Scored, scored};

/// Scores the two cities.
pub(super) fn score(sheet: &ScoreSheet) -> Result<Scored, String> {
    let [one, other] = sheet.cities.as_slice() else {
        unreachable!("the number of cities was checked");
    };
    let cities = [city(one, "cities[0]")?, city(other, "cities[1]")?];
    // A number that is too large for its type is too large for any track.
    let pawn = i8::try_from(sheet.pawn).unwrap_or(i8::MAX);
    let table = Table::arranged(&cities, pawn).map_err(|error| refusal(sheet, &error))?;
    let outcome = table
        .outcome()
        .ok_or_else(|| "cities: the game is not over".to_owned())?;
    let mut found = Vec::new();
    for (seat, entry) in Seat::all(SEATS).zip(&sheet.cities) {
        let score = by_hand(
            entry,
            outcome.scores[seat],
            &format!("cities[{}]", seat.number()),
        )?;
        let points = score.points().map(i32::from).to_vec();
        found.push((points, i32::from(score.total()), Some(score.rank())));
    }
    let mut scored = scored(&Score::CATEGORIES, &found);
    if outcome.victory != Victory::Civilian {
        scored.victory = outcome.victory.name();
        scored.decided = "supremacy";
        for (seat, city) in Seat::all(SEATS).zip(&mut scored.cities) {
            city.wins = outcome.winners.contains(seat);
            city.place = Some(if city.wins { 1 } else { 2 });
        }
    }
    Ok(scored)
}

/// Replaces computed points by those that were counted by hand.
fn by_hand(entry: &ScoreCity, mut score: Score, place: &str) -> Result<Score, String> {
    for (category, &points) in &entry.points {
        let points =
            u16::try_from(points).map_err(|_| format!("{place}.points.{category}: not below 0"))?;
        match category.as_str() {
            "military" => score.military = points,
            "civilian" => score.civilian = points,
            "science" => score.science = points,
            "commerce" => score.commerce = points,
            "guilds" => score.guilds = points,
            "wonders" => score.wonders = points,
            "progress" => score.progress = points,
            _ => score.treasury = points,
        }
    }
    Ok(score)
}

/// Why these cities and the pawn cannot lie on a table.
fn refusal(sheet: &ScoreSheet, error: &ArrangeError) -> String {
    let path = error.place();
    match *error {
        ArrangeError::Pawn { .. } => {
            let last = Track::CAPITAL;
            format!(
                "{path}: the track goes from -{last} to {last}, not to {}",
                sheet.pawn
            )
        }
        ArrangeError::Again { list, place, first } if place.city == first.city => {
            let entry = &sheet.cities[place.city];
            let name = match list {
                List::Cards => entry.cards[place.at].clone(),
                List::Wonders => entry.wonders[place.at].clone(),
                List::Tokens => name(&entry.tokens[place.at]),
            };
            format!("{path}: {name} is listed before; there is only one")
        }
        ArrangeError::Again { .. } => {
            "cities: something stands in both of them, but there is only one of each".to_owned()
        }
        ArrangeError::Coins { count, .. } => format!("{path}: at most {MOST_COINS}, not {count}"),
        ArrangeError::Wonders { count, most, .. } => {
            format!("{path}: a city has at most {most}, not {count}")
        }
        ArrangeError::Tokens { count, most, .. } => format!(
            "{path}: {count} progress tokens, but with its pairs of symbols and wonders the city can have {most}"
        ),
        ArrangeError::AllTokens { most, .. } => format!("{path}: more than {most} progress tokens"),
        ArrangeError::Used { most, .. } => {
            format!("{path}: more than {most} cards are used, those of the wonders included")
        }
        ArrangeError::Supremacies { .. } => {
            format!("{path}: two supremacies, but the first one ends the game")
        }
        ArrangeError::AllWonders { .. } | ArrangeError::Deck { .. } => format!("{path}: {error}"),
    }
}

/// The city as far as words go.
fn city(entry: &ScoreCity, place: &str) -> Result<ArrangedCity, String> {
    if entry.city.is_some() || entry.side.is_some() || entry.stages > 0 || entry.symbols.is_some() {
        return Err(format!(
            "{place}: a city of a Duel has cards, wonders, tokens and coins"
        ));
    }
    let tokens: Vec<String> = entry.tokens.iter().map(name).collect();
    Ok(ArrangedCity {
        cards: read(&entry.cards, Card::named, &format!("{place}.cards"))?,
        wonders: read(&entry.wonders, Wonder::named, &format!("{place}.wonders"))?,
        tokens: read(&tokens, Token::named, &format!("{place}.tokens"))?,
        coins: entry.coins,
    })
}

fn name(token: &ScoreToken) -> String {
    match token {
        ScoreToken::Name(name) => name.clone(),
        ScoreToken::Worth(worth) => worth.to_string(),
    }
}

fn read<T>(
    names: &[String],
    named: impl Fn(&str) -> Option<T>,
    place: &str,
) -> Result<Vec<T>, String> {
    let read = |(number, name): (usize, &String)| {
        named(name).ok_or_else(|| format!("{place}[{number}]: nothing here is called {name:?}"))
    };
    names.iter().enumerate().map(read).collect()
}
