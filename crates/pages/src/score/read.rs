//! Reads the form of the score pad: which pad, and what was typed.

use std::collections::BTreeMap;

use antipater_show::score_pad::{self, Pad, ScoreCity, ScoreSheet};

use super::Filled;

/// The pad that an address names and its number of cities. An invalid value is ignored.
pub fn wanted(game: Option<&str>, seats: Option<&str>) -> (Pad, usize) {
    let pad = game.and_then(Pad::of_word).unwrap_or(Pad::ALL[0]);
    let (fewest, most) = pad.cities();
    let seats = seats.and_then(|seats| seats.parse().ok());
    let usual = if most > fewest { fewest + 1 } else { fewest };
    (pad, seats.unwrap_or(usual).clamp(fewest, most))
}

/// Adds up what was typed into the fields of a pad.
pub fn sum(fields: BTreeMap<String, String>) -> (Pad, usize, Filled) {
    let field = |name: &str| fields.get(name).map(String::as_str);
    let (pad, seats) = wanted(field("game"), field("seats"));
    let result = read(pad, seats, &fields)
        .and_then(|sheet| score_pad::score(&sheet).map_err(|error| error.to_string()));
    let filled = Filled {
        fields,
        result: Some(result),
    };
    (pad, seats, filled)
}

/// The cities as they were typed: numbers by category.
fn read(pad: Pad, seats: usize, fields: &BTreeMap<String, String>) -> Result<ScoreSheet, String> {
    let number = |field: &str| -> Result<Option<i64>, String> {
        let typed = fields.get(field).map_or("", |typed| typed.trim());
        if typed.is_empty() {
            return Ok(None);
        }
        let number = typed.replace('−', "-").parse();
        number
            .map(Some)
            .map_err(|_| format!("{field}: {typed:?} is not a number"))
    };
    let mut cities = Vec::new();
    for city in 0..seats {
        let mut entry = ScoreCity::default();
        for category in pad.categories() {
            if let Some(points) = number(&format!("c{city}-{category}"))? {
                entry.points.insert((*category).to_owned(), points);
            }
        }
        let coins = number(&format!("c{city}-coins"))?.unwrap_or(0);
        let coins = u16::try_from(coins).map_err(|_| format!("c{city}-coins: {coins} coins"))?;
        entry.coins = coins.into();
        cities.push(entry);
    }
    Ok(ScoreSheet {
        game: pad.game().to_owned(),
        edition: pad.edition().map(|edition| edition.name().to_owned()),
        cities,
        pawn: number("pawn")?.unwrap_or(0),
        ..ScoreSheet::default()
    })
}
