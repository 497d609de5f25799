//! Cities of 7 Wonders as they lie on a real table, the Free City among them.

use antipater_engine::Seat;
use antipater_engine::outcome::MOST_COINS;
use antipater_engine::seven::score::{self as rules, Score, Symbols};
use antipater_engine::seven::{
    ArrangeError, ArrangedCity, Board, Card, Edition, Side, Table, Tokens, Wonder,
};

use super::{ScoreCity, ScoreSheet, ScoreSymbols, ScoreToken, Scored, scored};

/// The most symbols of a kind, and of those of choice.
const MOST_SYMBOLS: u8 = 20;
const MOST_CHOICES: u8 = 6;

/// Scores the cities.
pub(super) fn score(
    sheet: &ScoreSheet,
    edition: Edition,
    free_city: bool,
) -> Result<Scored, String> {
    if sheet.pawn != 0 {
        return Err("pawn: there is none in 7 Wonders".to_owned());
    }
    let cities = sheet.cities.iter().enumerate();
    let cities = cities.map(|(number, entry)| city(entry, edition, &format!("cities[{number}]")));
    let cities = cities.collect::<Result<Vec<ArrangedCity>, String>>()?;
    let table =
        Table::arranged(edition, free_city, &cities).map_err(|error| refusal(sheet, &error))?;
    let mut found = Vec::new();
    for (seat, entry) in Seat::all(table.seats()).zip(&sheet.cities) {
        let score = by_hand(
            entry,
            rules::score(&table, seat),
            &format!("cities[{}]", seat.number()),
        )?;
        let rank = table.players().contains(seat).then(|| score.rank());
        let points = score.points().map(i32::from).to_vec();
        found.push((points, i32::from(score.total()), rank));
    }
    Ok(scored(&Score::CATEGORIES, &found))
}

/// Replaces computed points by those that were counted by hand.
fn by_hand(entry: &ScoreCity, mut score: Score, place: &str) -> Result<Score, String> {
    if let Some(ScoreSymbols {
        compass,
        gear,
        tablet,
        any,
    }) = entry.symbols
    {
        let known = [compass, gear, tablet];
        if known.iter().any(|&count| count > MOST_SYMBOLS) || any > MOST_CHOICES {
            return Err(format!(
                "{place}.symbols: at most {MOST_SYMBOLS} of a kind and {MOST_CHOICES} of choice"
            ));
        }
        score.science = Symbols { known, any }.points();
    }
    for (category, &points) in &entry.points {
        let points = points as i16;
        match category.as_str() {
            "military" => score.military = points,
            "treasury" => score.treasury = points,
            "wonder" => score.wonder = points,
            "civilian" => score.civilian = points,
            "science" => score.science = points,
            "commerce" => score.commerce = points,
            _ => score.guilds = points,
        }
    }
    Ok(score)
}

/// Why these cities cannot lie on a table.
fn refusal(sheet: &ScoreSheet, error: &ArrangeError) -> String {
    let place = error.place();
    let seats = sheet.cities.len();
    match *error {
        ArrangeError::OtherEdition { card, .. } => {
            format!("{place}: {card} is not in this edition")
        }
        ArrangeError::Standing { card, .. } => {
            format!("{place}: {card} is listed before; a city has only one of each name")
        }
        ArrangeError::Coins { count, .. } => format!("{place}: at most {MOST_COINS}, not {count}"),
        ArrangeError::Victories { age, count, .. } => format!(
            "{place}: a city wins at most 2 conflicts of {}, not {count}",
            Tokens::VICTORY[age as usize]
        ),
        ArrangeError::SameWonder { city, other } => {
            let name = sheet.cities[city].city.as_deref().unwrap_or_default();
            format!("{place}: {name} is also cities[{other}]")
        }
        ArrangeError::Copies {
            card, count, most, ..
        } => {
            format!("{place}: {count} times {card}, but a game of {seats} cities has {most} of it")
        }
        ArrangeError::Guilds { count, most } => {
            format!("{place}: {count} guilds, but a game of {seats} cities has {most}")
        }
        ArrangeError::Cities { .. }
        | ArrangeError::FreeCityEdition
        | ArrangeError::Stages { .. }
        | ArrangeError::Conflicts { .. } => format!("{place}: {error}"),
    }
}

/// The city as far as words and tokens go. Where the board is not known nothing of it counts.
fn city(entry: &ScoreCity, edition: Edition, place: &str) -> Result<ArrangedCity, String> {
    if !entry.wonders.is_empty() {
        return Err(format!("{place}.wonders: a city of 7 Wonders has stages"));
    }
    Ok(ArrangedCity {
        board: board(entry, edition, place)?,
        stages: entry.stages,
        cards: cards(entry, place)?,
        coins: entry.coins,
        tokens: tokens(entry, place)?,
    })
}

fn board(entry: &ScoreCity, edition: Edition, place: &str) -> Result<Option<Board>, String> {
    let Some(city) = entry.city.as_deref() else {
        return match entry.side {
            Some(_) => Err(format!("{place}.side: of which city?")),
            None => Ok(None),
        };
    };
    let wonder = Wonder::from_city(edition, city).ok_or_else(|| {
        let cities = Wonder::ALL.map(|wonder| wonder.city(edition)).join(", ");
        format!("{place}.city: this edition has no city {city:?}; there are {cities}")
    })?;
    let side = entry.side.as_deref().unwrap_or_default();
    let side = Side::from_name(edition, side).ok_or_else(|| {
        let [a, b] = Side::ALL.map(|side| side.name(edition));
        format!("{place}.side: a side is {a} or {b}, not {side:?}")
    })?;
    Ok(Some(Board { wonder, side }))
}

fn cards(entry: &ScoreCity, place: &str) -> Result<Vec<Card>, String> {
    let read = |(number, name): (usize, &String)| {
        Card::from_name(name)
            .ok_or_else(|| format!("{place}.cards[{number}]: no card is called {name:?}"))
    };
    entry.cards.iter().enumerate().map(read).collect()
}

fn tokens(entry: &ScoreCity, place: &str) -> Result<Tokens, String> {
    let points = |token: &ScoreToken| match token {
        ScoreToken::Worth(worth) => *worth,
        ScoreToken::Name(_) => 0,
    };
    let points: Vec<i64> = entry.tokens.iter().map(points).collect();
    Tokens::from_points(&points).map_err(|number| {
        let token = &entry.tokens[number];
        format!("{place}.tokens[{number}]: a conflict token is 1, 3, 5 or -1, not {token:?}")
    })
}
