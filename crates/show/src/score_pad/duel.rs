//! The two cities of a Duel on a real table, and the pawn.

use antipater_engine::duel::arranged::List;
use antipater_engine::duel::{
    ArrangeError, ArrangedCity, Card, SEATS, Score, Table, Token, Wonder,
};
use antipater_engine::{Outcome, Seat, SeatSet, Victory};

use super::error::SheetError;
use super::sheet::{ScoreCity, ScoreSheet, ScoreToken};

/// Scores the two cities. If the sheet has a victory, it must be the one that they show.
pub(super) fn count(
    sheet: &ScoreSheet,
    victory: Option<&str>,
) -> Result<Outcome<Score>, SheetError> {
    let [one, other] = sheet.cities.as_slice() else {
        let count = sheet.cities.len();
        return Err(SheetError::TwoCities { count });
    };
    let cities = [city(sheet, one, 0)?, city(sheet, other, 1)?];
    // A number that does not fit its type is too large for any track.
    let pawn = i8::try_from(sheet.pawn).unwrap_or(i8::MAX);
    let table = Table::arranged(&cities, pawn).map_err(|error| refusal(sheet, error))?;
    let Some(mut outcome) = table.outcome() else {
        unreachable!("an arranged table is that of a game that is over");
    };
    for (seat, entry) in Seat::all(SEATS).zip(&sheet.cities) {
        let score = &mut outcome.scores[seat];
        *score = by_hand(entry, *score);
    }
    if outcome.victory == Victory::Civilian {
        let rank = |seat: Seat| outcome.scores[seat].rank();
        let best = Seat::all(SEATS).map(rank).max();
        let winners = Seat::all(SEATS).filter(|&seat| Some(rank(seat)) == best);
        outcome.winners = winners.collect::<SeatSet>();
    }
    victory.map_or(Ok(()), |given| check_victory(given, outcome.victory))?;
    Ok(outcome)
}

fn check_victory(given: &str, shown: Victory) -> Result<(), SheetError> {
    let given = given.to_owned();
    let shown = shown.name();
    if !Victory::ALL.iter().any(|victory| victory.name() == given) {
        return Err(SheetError::Victory { word: given });
    }
    if given != shown {
        return Err(SheetError::OtherVictory { shown, given });
    }
    Ok(())
}

/// Replaces computed points by those counted by hand.
fn by_hand(entry: &ScoreCity, mut score: Score) -> Score {
    for (category, &points) in &entry.points {
        let points = points as u16;
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
    score
}

/// Converts the engine's error about these cities or the pawn.
fn refusal(sheet: &ScoreSheet, error: ArrangeError) -> SheetError {
    let written = match error {
        ArrangeError::Pawn { .. } => sheet.pawn.to_string(),
        ArrangeError::Again { list, place, .. } => {
            let entry = &sheet.cities[place.city];
            match list {
                List::Cards => entry.cards[place.at].clone(),
                List::Wonders => entry.wonders[place.at].clone(),
                List::Tokens => entry.tokens[place.at].written(),
            }
        }
        ArrangeError::Coins { city, .. } => sheet.cities[city].written_coins(),
        ArrangeError::Wonders { .. }
        | ArrangeError::Tokens { .. }
        | ArrangeError::AllWonders { .. }
        | ArrangeError::AllTokens { .. }
        | ArrangeError::Deck { .. }
        | ArrangeError::Used { .. }
        | ArrangeError::Supremacies { .. } => String::new(),
    };
    SheetError::Duel { error, written }
}

/// Parses the names of a city.
fn city(sheet: &ScoreSheet, entry: &ScoreCity, number: usize) -> Result<ArrangedCity, SheetError> {
    let strange = [
        ("city", entry.city.is_some()),
        ("side", entry.side.is_some()),
        ("stages", entry.stages != 0),
        ("symbols", entry.symbols.is_some()),
    ];
    if let Some((field, _)) = strange.into_iter().find(|(_, given)| *given) {
        return Err(SheetError::misplaced(&sheet.game, Some(number), field));
    }
    let tokens: Vec<String> = entry.tokens.iter().map(ScoreToken::written).collect();
    Ok(ArrangedCity {
        cards: read(&entry.cards, Card::named, List::Cards, number)?,
        wonders: read(&entry.wonders, Wonder::named, List::Wonders, number)?,
        tokens: read(&tokens, Token::named, List::Tokens, number)?,
        coins: entry.coins(),
    })
}

fn read<T>(
    names: &[String],
    named: impl Fn(&str) -> Option<T>,
    list: List,
    city: usize,
) -> Result<Vec<T>, SheetError> {
    let read = |(at, name): (usize, &String)| {
        named(name).ok_or_else(|| SheetError::Thing {
            list,
            city,
            at,
            name: name.clone(),
        })
    };
    names.iter().enumerate().map(read).collect()
}
