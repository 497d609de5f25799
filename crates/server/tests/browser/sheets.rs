//! Compares the final sheets on pages with the results of the exported records, replayed by the rules.

use antipater_engine::seven::{Record, Score};
use antipater_engine::{Seat, State, duel};
use serde_json::Value;

/// Compares the sheets of this many games, one per line, with their records.
pub(crate) fn check_all(games: &str, count: usize) {
    assert_eq!(games.lines().count(), count, "{games}");
    games.lines().for_each(check);
}

/// Compares the sheet a page showed with the record.
fn check(line: &str) {
    let shown: Value = serde_json::from_str(line).unwrap();
    if shown["game"] == "duel" {
        check_duel(&shown);
    } else {
        check_seven(&shown);
    }
}

fn check_duel(shown: &Value) {
    let record = duel::Record::read(shown["record"].as_str().unwrap()).unwrap();
    let outcome = record.position().outcome().unwrap();
    assert_eq!(shown["victory"], outcome.victory.name());
    let rows = shown["rows"].as_array().unwrap();
    assert_eq!(rows.len(), duel::SEATS);
    for row in rows {
        let seat = Seat::new(row["seat"].as_u64().unwrap() as usize).unwrap();
        let score = outcome.scores[seat];
        let mut expected = score.points().to_vec();
        expected.push(score.total());
        assert_eq!(row["numbers"], Value::from(expected), "{seat:?}");
        assert_eq!(row["winner"], outcome.winners.contains(seat), "{seat:?}");
    }
}

fn check_seven(shown: &Value) {
    let record = Record::read(shown["record"].as_str().unwrap()).unwrap();
    let end = record.position();
    let outcome = end.outcome().unwrap();
    let rows = shown["rows"].as_array().unwrap();
    assert_eq!(rows.len(), end.seats());
    for row in rows {
        let seat = Seat::new(row["seat"].as_u64().unwrap() as usize).unwrap();
        let score = outcome.scores[seat];
        let order = Score::pad_order(record.position().table().edition());
        let mut expected = order.map(|place| i64::from(score.points()[place])).to_vec();
        expected.push(score.total().into());
        expected.push(score.coins.into());
        assert_eq!(row["numbers"], Value::from(expected), "{seat:?}");
        assert_eq!(row["winner"], outcome.winners.contains(seat), "{seat:?}");
    }
}
