//! The two cities of a Duel as they lie on a real table, and the pawn.

use antipater_engine::duel::SYMBOLS_TO_WIN;
use antipater_engine::duel::setup::{BOARD_TOKENS, GUILDS};
use antipater_engine::duel::{
    Back, Card, CardSet, City, SEATS, Score, Slot, Symbol, Table, Token, TokenSet, Track, Wonder,
    WonderSet,
};
use antipater_engine::{Seat, Victory};

use super::{ScoreCity, ScoreSheet, ScoreToken, Scored, scored};

/// The wonders that a seat has to construct.
const WONDERS_OF_A_SEAT: usize = Wonder::FIRST_GAME[0].len();

/// Scores the two cities.
pub(super) fn score(sheet: &ScoreSheet) -> Result<Scored, String> {
    let last = Track::CAPITAL;
    let pawn = i8::try_from(sheet.pawn)
        .ok()
        .filter(|pawn| pawn.abs() <= last);
    let pawn = pawn.ok_or_else(|| {
        format!(
            "pawn: the track goes from -{last} to {last}, not to {}",
            sheet.pawn
        )
    })?;
    let mut cities = [City::default(); SEATS];
    for (number, (city, entry)) in cities.iter_mut().zip(&sheet.cities).enumerate() {
        *city = self::city(entry, &format!("cities[{number}]"))?;
    }
    check_both(&cities, pawn)?;
    let table = Table::arranged(cities, pawn);
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

fn city(entry: &ScoreCity, place: &str) -> Result<City, String> {
    if entry.city.is_some() || entry.side.is_some() || entry.stages > 0 || entry.symbols.is_some() {
        return Err(format!(
            "{place}: a city of a Duel has cards, wonders, tokens and coins"
        ));
    }
    let names = |token: &ScoreToken| match token {
        ScoreToken::Name(name) => name.clone(),
        ScoreToken::Worth(worth) => worth.to_string(),
    };
    let tokens: Vec<String> = entry.tokens.iter().map(names).collect();
    let city = City {
        cards: CardSet::of(&read(&entry.cards, Card::named, &format!("{place}.cards"))?),
        built: WonderSet::of(&read(
            &entry.wonders,
            Wonder::named,
            &format!("{place}.wonders"),
        )?),
        tokens: TokenSet::of(&read(&tokens, Token::named, &format!("{place}.tokens"))?),
        coins: entry.coins,
        ..City::default()
    };
    if city.built.len() > WONDERS_OF_A_SEAT {
        return Err(format!(
            "{place}.wonders: a city has at most {WONDERS_OF_A_SEAT}, not {}",
            city.built.len()
        ));
    }
    let pair = |symbol: &&Symbol| {
        city.cards
            .intersection(CardSet::with_symbol(**symbol))
            .len()
            == 2
    };
    let pairs = Symbol::ON_CARDS.iter().filter(pair).count();
    let most = pairs + usize::from(city.built.contains(Wonder::GreatLibrary));
    if city.tokens.len() > most {
        return Err(format!(
            "{place}.tokens: {} progress tokens, but with its pairs of symbols and wonders the city can have {most}",
            city.tokens.len()
        ));
    }
    Ok(city)
}

/// Reads names, each once.
fn read<T: Copy + PartialEq>(
    names: &[String],
    named: impl Fn(&str) -> Option<T>,
    place: &str,
) -> Result<Vec<T>, String> {
    let mut found = Vec::new();
    for (number, name) in names.iter().enumerate() {
        let thing = named(name)
            .ok_or_else(|| format!("{place}[{number}]: nothing here is called {name:?}"))?;
        if found.contains(&thing) {
            return Err(format!(
                "{place}[{number}]: {name} is listed before; there is only one"
            ));
        }
        found.push(thing);
    }
    Ok(found)
}

/// Checks that both cities can exist together.
fn check_both(cities: &[City; SEATS], pawn: i8) -> Result<(), String> {
    let [one, other] = cities;
    let both = [
        one.cards.intersection(other.cards).len(),
        one.built.intersection(other.built).len(),
        one.tokens.intersection(other.tokens).len(),
    ];
    if both.iter().any(|&count| count > 0) {
        return Err(
            "cities: something stands in both of them, but there is only one of each".to_owned(),
        );
    }
    let built = one.built.union(other.built);
    if built.len() > Wonder::LIMIT {
        return Err(format!(
            "cities: {} wonders, but a game ends with at most {}",
            built.len(),
            Wonder::LIMIT
        ));
    }
    let most = BOARD_TOKENS + usize::from(built.contains(Wonder::GreatLibrary));
    if one.tokens.len() + other.tokens.len() > most {
        return Err(format!("cities: more than {most} progress tokens"));
    }
    let cards = one.cards.union(other.cards);
    let decks = [
        (Back::I, Slot::COUNT, "cards of age I"),
        (Back::II, Slot::COUNT, "cards of age II"),
        (Back::III, Slot::COUNT - GUILDS, "cards of age III"),
        (Back::Guild, GUILDS, "guilds"),
    ];
    for (back, most, what) in decks {
        let count = cards.intersection(CardSet::backed(back)).len();
        if count > most {
            return Err(format!("cities: {count} {what}, but a game has {most}"));
        }
    }
    let most = 3 * Slot::COUNT;
    if cards.len() + built.len() > most {
        return Err(format!(
            "cities: more than {most} cards are used, those of the wonders included"
        ));
    }
    let science = cities
        .iter()
        .filter(|city| city.symbols() >= SYMBOLS_TO_WIN)
        .count();
    if science + usize::from(pawn.abs() == Track::CAPITAL) > 1 {
        return Err("cities: two supremacies, but the first one ends the game".to_owned());
    }
    Ok(())
}
