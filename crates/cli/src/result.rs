//! The result of a game of 7 Wonders as records print it, and as a table for people.

use antipater_engine::seven::Score;
use antipater_engine::{Outcome, Seat};
use serde::Serialize;

use crate::output::{Grid, Ordered};

/// The `result` object of the record format.
#[derive(Serialize)]
pub(crate) struct GameResult {
    scores: Vec<Ordered<&'static str, i32>>,
    winners: Vec<usize>,
}

impl GameResult {
    /// The result of the first `seats` seats.
    pub(crate) fn of(outcome: &Outcome<Score>, seats: usize) -> GameResult {
        let score = |seat: Seat| {
            let score = &outcome.scores[seat];
            let points = score.points().map(i32::from);
            let mut entries: Vec<_> = Score::CATEGORIES.into_iter().zip(points).collect();
            entries.push(("total", i32::from(score.total())));
            entries.push(("coins", i32::from(score.coins)));
            Ordered(entries)
        };
        GameResult {
            scores: Seat::all(seats).map(score).collect(),
            winners: outcome.winners.iter().map(Seat::number).collect(),
        }
    }
}

/// A score pad: a row for each name in seat order, a column for each category, total and coins; winners are marked.
pub(crate) fn pad(outcome: &Outcome<Score>, names: &[String]) -> Grid {
    let mut headings = vec![""];
    headings.extend(Score::CATEGORIES);
    headings.extend(["total", "coins", ""]);
    let mut grid = Grid::new(1, &headings);
    for (seat, name) in Seat::all(names.len()).zip(names) {
        let score = &outcome.scores[seat];
        let mut row = vec![name.clone()];
        row.extend(score.points().map(|points| points.to_string()));
        row.extend([score.total().to_string(), score.coins.to_string()]);
        row.push(
            match (outcome.winners.contains(seat), outcome.winners.len()) {
                (false, _) => String::new(),
                (true, 1) => "wins".to_owned(),
                (true, _) => "shares the victory".to_owned(),
            },
        );
        grid.row(row);
    }
    grid
}

#[cfg(test)]
mod tests {
    use antipater_bots::Level;
    use antipater_bots::matches::{Played, Series};
    use antipater_engine::State;
    use antipater_engine::seven::{Edition, Record, Setup, Seven, Wish};

    use super::*;

    #[test]
    fn results_are_printed_as_records_print_them() {
        let series = Series {
            deal: |rng: &mut _| Setup::deal(Edition::First, &[Wish::default(); 4], rng),
            seats: 4,
            bots: vec![Level::Random],
            games: 1,
            seed: 5,
        };
        let played: Played<Seven> = series.game(0).unwrap();
        let mut record = Record::new(vec![String::new(); 4], played.setup);
        record.steps = played.game.steps;
        let position = record.position(record.steps.len()).unwrap();
        let outcome = position.outcome().unwrap();
        let result = serde_json::to_string(&GameResult::of(&outcome, 4)).unwrap();
        let end = format!("\"result\":{result}}}");
        assert!(record.write().ends_with(&end), "{end}");
    }
}
