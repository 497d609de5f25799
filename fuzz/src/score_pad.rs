//! Score pads of real tables: what is counted adds up, and somebody wins.

use antipater_engine::record::{Object, parse};
use antipater_show::score_pad::{ScoreSheet, Scored, count, pad_of};

use crate::refused;

/// More points than any city can have, written by hand or counted.
const MOST: i32 = 10_000;

/// Pads in the JSON of files and of the interface for programs.
pub fn sheet(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else {
        return;
    };
    match parse::<Object<ScoreSheet>>(text) {
        Err(error) => refused(error),
        Ok(Object(sheet)) => match count(&sheet) {
            Err(error) => {
                let place = error.place();
                assert!(!place.is_empty(), "nobody is told where: {error}");
                refused(error);
            }
            Ok(counted) => {
                assert!(pad_of(&sheet).is_ok());
                adds_up(&sheet, &counted.scored());
            }
        },
    }
}

fn adds_up(sheet: &ScoreSheet, scored: &Scored) {
    assert_eq!(scored.cities.len(), sheet.cities.len());
    for (city, written) in scored.cities.iter().zip(&sheet.cities) {
        assert_eq!(city.points.values().sum::<i32>(), city.total);
        assert!(city.total.abs() < MOST, "{} points", city.total);
        for (category, points) in &written.points {
            assert_eq!(
                i64::from(city.points[category.as_str()]),
                *points,
                "{category}"
            );
        }
        assert!(!city.wins || city.place == Some(1));
    }
    let winners = scored.cities.iter().filter(|city| city.wins).count();
    assert!(winners >= 1, "nobody wins");
    if scored.decided == "points" {
        assert_eq!(winners, 1);
        let best = scored.cities.iter().filter(|city| city.place.is_some());
        let best = best.max_by_key(|city| city.total);
        assert!(best.is_some_and(|city| city.wins));
    }
}
