//! Cities of 7 Wonders on a real table, including the Free City.

use antipater_engine::seven::score::{self as rules, Score, Symbols};
use antipater_engine::seven::{
    ArrangeError, ArrangedCity, Board, Card, Edition, Side, Table, Tokens, Wonder,
};
use antipater_engine::{Seat, SeatSet};

use super::answer::{Counted, Rank, UNDECIDED, decided, rank};
use super::error::SheetError;
use super::sheet::{ScoreCity, ScoreSheet, ScoreSymbols, ScoreToken};

/// The most symbols of one kind, and the most wild ones.
const MOST_SYMBOLS: u8 = 20;
const MOST_CHOICES: u8 = 6;

/// Scores the cities.
pub(super) fn count(
    sheet: &ScoreSheet,
    edition: Edition,
    free_city: bool,
) -> Result<Counted, SheetError> {
    if sheet.pawn != 0 {
        return Err(SheetError::misplaced(&sheet.game, None, "pawn"));
    }
    let numbered = || sheet.cities.iter().enumerate();
    if let Some((number, _)) = numbered().find(|(_, entry)| !entry.wonders.is_empty()) {
        return Err(SheetError::misplaced(&sheet.game, Some(number), "wonders"));
    }
    let cities = numbered().map(|(number, entry)| city(entry, edition, number));
    let cities = cities.collect::<Result<Vec<ArrangedCity>, SheetError>>()?;
    let table = Table::arranged(edition, free_city, &cities)
        .map_err(|error| refusal(sheet, edition, error))?;
    let mut outcome = rules::outcome(&table);
    for (seat, entry) in Seat::all(table.seats()).zip(&sheet.cities) {
        let score = line(entry, &rules::possible_scores(&table, seat));
        outcome.scores[seat] = by_hand(entry, score, seat.number())?;
    }
    let coins: Vec<(u16, u16)> = sheet.cities.iter().map(coins).collect();
    let players = table.players();
    let ranks: Vec<Rank> = Seat::all(table.seats())
        .map(|seat| rank(&outcome.scores[seat], coins[seat.number()]))
        .collect();
    let of_players = || players.iter().map(|seat| ranks[seat.number()]);
    let first = |&seat: &Seat| !of_players().any(|other| other.beats(ranks[seat.number()]));
    outcome.winners = match decided(&of_players().collect::<Vec<Rank>>()) {
        UNDECIDED => SeatSet::default(),
        _ => players.iter().filter(first).collect(),
    };
    Ok(Counted::Seven {
        outcome,
        seats: table.seats(),
        players,
        coins,
    })
}

/// The minimum and maximum of a city's coins: n points of the treasury stand for 3n to 3n + 2 coins.
fn coins(entry: &ScoreCity) -> (u16, u16) {
    let treasury = entry.points.get("treasury").copied();
    let fewest = entry
        .coins
        .or(treasury.map(|points| points * 3))
        .unwrap_or(0);
    let fewest = u16::try_from(fewest).unwrap_or(0);
    let known = entry.coins.is_some() || treasury.is_none();
    (fewest, if known { fewest } else { fewest + 2 })
}

/// The score of a city: among the possible ones (ruling 9), one with the points counted by hand.
fn line(entry: &ScoreCity, possible: &[Score]) -> Score {
    let agrees = |score: &&Score| {
        let given = |category: &str, points: i16| {
            let by_hand = entry.points.get(category);
            by_hand.is_none_or(|&by_hand| by_hand == i64::from(points))
        };
        given("science", score.science) && given("guilds", score.guilds)
    };
    *possible.iter().find(agrees).unwrap_or(&possible[0])
}

/// Replaces computed points by those counted by hand.
fn by_hand(entry: &ScoreCity, mut score: Score, city: usize) -> Result<Score, SheetError> {
    if let Some(ScoreSymbols {
        compass,
        gear,
        tablet,
        any,
    }) = entry.symbols
    {
        let known = [compass, gear, tablet];
        if known.iter().any(|&count| count > MOST_SYMBOLS) || any > MOST_CHOICES {
            return Err(SheetError::Symbols {
                city,
                most: MOST_SYMBOLS,
                choices: MOST_CHOICES,
            });
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

/// Converts the engine's error about these cities.
fn refusal(sheet: &ScoreSheet, edition: Edition, error: ArrangeError) -> SheetError {
    let written = match error {
        ArrangeError::Stages { city, .. } => sheet.cities[city].stages.to_string(),
        ArrangeError::Coins { city, .. } => sheet.cities[city].written_coins(),
        ArrangeError::SameWonder { city, .. } => {
            sheet.cities[city].city.clone().unwrap_or_default()
        }
        ArrangeError::OtherEdition { city, at, .. } | ArrangeError::Standing { city, at, .. } => {
            sheet.cities[city].cards[at].clone()
        }
        ArrangeError::Cities { .. }
        | ArrangeError::FreeCityEdition
        | ArrangeError::Victories { .. }
        | ArrangeError::Conflicts { .. }
        | ArrangeError::Copies { .. }
        | ArrangeError::Guilds { .. } => String::new(),
    };
    SheetError::Seven {
        error,
        edition,
        seats: sheet.cities.len(),
        written,
    }
}

/// Parses the names and tokens of a city. Without a board nothing of it counts. A number that does not fit its type is
/// too large for any table.
fn city(entry: &ScoreCity, edition: Edition, number: usize) -> Result<ArrangedCity, SheetError> {
    Ok(ArrangedCity {
        board: board(entry, edition, number)?,
        stages: u8::try_from(entry.stages).unwrap_or(u8::MAX),
        cards: cards(entry, number)?,
        coins: entry.coins(),
        tokens: tokens(entry, number)?,
    })
}

fn board(entry: &ScoreCity, edition: Edition, city: usize) -> Result<Option<Board>, SheetError> {
    let Some(word) = entry.city.as_deref() else {
        return match entry.side {
            Some(_) => Err(SheetError::SideAlone { city }),
            None => Ok(None),
        };
    };
    let wonder = Wonder::from_city(edition, word).ok_or_else(|| SheetError::City {
        city,
        edition,
        word: word.to_owned(),
    })?;
    let word = entry.side.as_deref().unwrap_or_default();
    let side = Side::from_name(edition, word).ok_or_else(|| SheetError::Side {
        city,
        edition,
        word: word.to_owned(),
    })?;
    Ok(Some(Board { wonder, side }))
}

fn cards(entry: &ScoreCity, city: usize) -> Result<Vec<Card>, SheetError> {
    let read = |(at, name): (usize, &String)| {
        Card::from_name(name).ok_or_else(|| SheetError::Card {
            city,
            at,
            name: name.clone(),
        })
    };
    entry.cards.iter().enumerate().map(read).collect()
}

fn tokens(entry: &ScoreCity, city: usize) -> Result<Tokens, SheetError> {
    let points = |token: &ScoreToken| match token {
        ScoreToken::Worth(worth) => *worth,
        ScoreToken::Name(_) => 0,
    };
    let points: Vec<i64> = entry.tokens.iter().map(points).collect();
    Tokens::from_points(&points).map_err(|at| SheetError::Token {
        city,
        at,
        token: entry.tokens[at].clone(),
    })
}
