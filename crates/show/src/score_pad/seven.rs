//! Cities of 7 Wonders as they lie on a real table, the Free City among them.

use antipater_engine::Seat;
use antipater_engine::seven::cards::{Card, CardSet};
use antipater_engine::seven::score::{self as rules, Score, Symbols, tokens_from_values};
use antipater_engine::seven::setup::guilds_in_play;
use antipater_engine::seven::{Board, City, Edition, Side, Table, Tokens, Wonder};

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
    let cities = cities(sheet, edition)?;
    let table = match <&[City; 3]>::try_from(cities.as_slice()) {
        Ok(cities) if free_city => Table::arranged_with_free_city(cities),
        _ => Table::arranged(edition, &cities),
    };
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

fn cities(sheet: &ScoreSheet, edition: Edition) -> Result<Vec<City>, String> {
    let mut cities = Vec::new();
    let mut known: Vec<&str> = Vec::new();
    for (number, entry) in sheet.cities.iter().enumerate() {
        let place = format!("cities[{number}]");
        if let Some(name) = entry.city.as_deref() {
            if let Some(other) = sheet.cities[..number]
                .iter()
                .position(|other| other.city.as_deref() == Some(name))
            {
                return Err(format!("{place}.city: {name} is also cities[{other}]"));
            }
            known.push(name);
        }
        cities.push(city(entry, edition, &place)?);
    }
    check_copies(edition, &cities)?;
    Ok(cities)
}

fn city(entry: &ScoreCity, edition: Edition, place: &str) -> Result<City, String> {
    if !entry.wonders.is_empty() {
        return Err(format!("{place}.wonders: a city of 7 Wonders has stages"));
    }
    let board = board(entry, edition, place)?;
    let last = board.map_or(0, |board| board.facts(edition).stages.len());
    if usize::from(entry.stages) > last {
        return Err(format!(
            "{place}.stages: the board has {last} stages, not {}",
            entry.stages
        ));
    }
    // Any board will do where it is not known, since nothing of it is counted then.
    let board = board.unwrap_or(Board {
        wonder: Wonder::Giza,
        side: Side::A,
    });
    let cards = cards(entry, edition, place)?;
    let tokens = tokens(entry, place)?;
    Ok(City::arranged(
        edition,
        board,
        cards,
        entry.stages,
        entry.coins,
        tokens,
    ))
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

fn cards(entry: &ScoreCity, edition: Edition, place: &str) -> Result<CardSet, String> {
    let mut cards = CardSet::EMPTY;
    for (number, name) in entry.cards.iter().enumerate() {
        let place = format!("{place}.cards[{number}]");
        let card =
            Card::from_name(name).ok_or_else(|| format!("{place}: no card is called {name:?}"))?;
        if !card.is_in(edition) {
            return Err(format!("{place}: {card} is not in this edition"));
        }
        if cards.contains(card) {
            return Err(format!(
                "{place}: {card} is listed before; a city has only one of each name"
            ));
        }
        cards.add(card);
    }
    Ok(cards)
}

/// The conflict tokens: each age brings at most one for each of two neighbors.
fn tokens(entry: &ScoreCity, place: &str) -> Result<Tokens, String> {
    let mut values = Vec::new();
    for (number, token) in entry.tokens.iter().enumerate() {
        let value = match token {
            ScoreToken::Worth(worth) => i8::try_from(*worth).ok(),
            ScoreToken::Name(_) => None,
        };
        let value = value.filter(|value| tokens_from_values(&[*value]).is_ok());
        values.push(value.ok_or_else(|| {
            format!("{place}.tokens[{number}]: a conflict token is 1, 3, 5 or -1, not {token:?}")
        })?);
    }
    let tokens = tokens_from_values(&values)
        .map_err(|value| format!("{place}.tokens: {value} is no conflict token"))?;
    for (count, worth) in tokens.victories.into_iter().zip(Tokens::VICTORY) {
        if count > 2 {
            return Err(format!(
                "{place}.tokens: a city wins at most 2 conflicts of {worth}, not {count}"
            ));
        }
    }
    if values.len() > 6 {
        return Err(format!(
            "{place}.tokens: a city has at most 6 conflicts, not {}",
            values.len()
        ));
    }
    Ok(tokens)
}

/// No more copies of a card stand in all cities than are in the game, and no more guilds than are drawn.
fn check_copies(edition: Edition, cities: &[City]) -> Result<(), String> {
    let seats = cities.len();
    let mut guilds = 0;
    for card in Card::ALL {
        let standing = cities
            .iter()
            .filter(|city| city.built().contains(card))
            .count();
        let facts = card.facts(edition);
        let numbers = facts.copies.iter().flat_map(|copies| copies.iter());
        let printed = numbers
            .filter(|number| usize::from(**number) <= seats)
            .count();
        let most = if facts.guild { 1 } else { printed };
        if standing > most {
            return Err(format!(
                "cities: {standing} times {card}, but a game of {seats} cities has {most} of it"
            ));
        }
        guilds += if facts.guild { standing } else { 0 };
    }
    let drawn = guilds_in_play(seats);
    if guilds > drawn {
        return Err(format!(
            "cities: {guilds} guilds, but a game of {seats} cities has {drawn}"
        ));
    }
    Ok(())
}
