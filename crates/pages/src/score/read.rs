//! Parses the form of the score pad.

use std::collections::BTreeMap;

use antipater_show::score_pad::{self, Pad, ScoreCity, ScoreSheet};
use antipater_show::texts::Texts;

use super::{Filled, Problem};

/// The pad in an address, and its number of cities. An invalid value is ignored.
pub fn wanted(game: Option<&str>, seats: Option<&str>) -> (Pad, usize) {
    let pad = game.and_then(Pad::of_word).unwrap_or(Pad::ALL[0]);
    let (fewest, most) = pad.cities();
    let seats = seats.and_then(|seats| seats.parse().ok());
    let usual = if most > fewest { fewest + 1 } else { fewest };
    (pad, seats.unwrap_or(usual).clamp(fewest, most))
}

/// Computes the result of the fields of a pad.
pub fn sum(t: &Texts, fields: BTreeMap<String, String>) -> (Pad, usize, Filled) {
    let field = |name: &str| fields.get(name).map(String::as_str);
    let (pad, seats) = wanted(field("game"), field("seats"));
    let result = read(pad, seats, &fields).and_then(|sheet| {
        score_pad::score(&sheet).map_err(|error| Problem::Refused(error.text(t)))
    });
    let filled = Filled {
        fields,
        result: Some(result),
    };
    (pad, seats, filled)
}

/// The typed number: digits of any width, after any dash. `None` if it is invalid.
pub(super) fn number(typed: &str) -> Option<i64> {
    let plain = |letter: char| match letter {
        '‐'..='―' | '−' | '－' => '-',
        '０'..='９' => char::from(b'0' + (u32::from(letter) - u32::from('０')) as u8),
        letter => letter,
    };
    let plain: String = typed.trim().chars().map(plain).collect();
    plain.parse().ok()
}

/// The cities as typed: numbers by category.
fn read(pad: Pad, seats: usize, fields: &BTreeMap<String, String>) -> Result<ScoreSheet, Problem> {
    let number = |field: &str| match fields.get(field).map_or("", |typed| typed.trim()) {
        "" => Ok(None),
        typed => number(typed).map(Some).ok_or(Problem::Numbers),
    };
    let mut cities = Vec::new();
    for city in 0..seats {
        let mut entry = ScoreCity::default();
        for category in pad.categories() {
            if let Some(points) = number(&format!("c{city}-{category}"))? {
                entry.points.insert((*category).to_owned(), points);
            }
        }
        entry.coins = number(&format!("c{city}-coins"))?;
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

#[cfg(test)]
mod tests {
    use antipater_show::texts::Language;

    use super::*;

    #[test]
    fn dashes_and_wide_digits_are_numbers() {
        for (typed, meant) in [
            ("6", Some(6)),
            (" 12 ", Some(12)),
            ("-6", Some(-6)),
            ("–6", Some(-6)),
            ("—6", Some(-6)),
            ("−6", Some(-6)),
            ("－６", Some(-6)),
            ("６", Some(6)),
            ("6,", None),
            ("abc", None),
            ("", None),
            ("6–", None),
        ] {
            assert_eq!(number(typed), meant, "{typed}");
        }
    }

    #[test]
    fn no_city_wins_while_a_cell_is_not_a_number() {
        let fields = [("game", "seven-second"), ("c0-civilian", "abc")];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let (_, _, filled) = sum(Texts::of(Language::English), BTreeMap::from(fields));
        assert!(matches!(filled.result, Some(Err(Problem::Numbers))));
    }
}
