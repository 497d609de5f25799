//! The score pad: the points of all seats as a table.

use antipater_engine::{Outcome, Seat, Victory, duel, seven};

use antipater_show::score_pad::Pad;

use crate::locale::tell;
use crate::output::Grid;

/// A score as a row of a pad.
pub(crate) trait Row {
    /// The titles of the columns.
    fn columns() -> Vec<&'static str>;

    /// The numbers in the columns.
    fn numbers(&self) -> Vec<i32>;

    /// All points.
    fn total(&self) -> i32;
}

impl Row for seven::Score {
    fn columns() -> Vec<&'static str> {
        [&seven::Score::CATEGORIES[..], &["total", "coins"]].concat()
    }

    fn numbers(&self) -> Vec<i32> {
        let points = self.points().into_iter().map(i32::from);
        points
            .chain([self.total().into(), self.coins.into()])
            .collect()
    }

    fn total(&self) -> i32 {
        self.total().into()
    }
}

impl Row for duel::Score {
    fn columns() -> Vec<&'static str> {
        [&duel::Score::CATEGORIES[..], &["total"]].concat()
    }

    fn numbers(&self) -> Vec<i32> {
        let points = self.points().into_iter().map(i32::from);
        points.chain([Row::total(self)]).collect()
    }

    fn total(&self) -> i32 {
        duel::Score::total(*self).into()
    }
}

/// A score pad: a row for each name in seat order, a column for each category in the order of the pad. Winners are
/// marked.
pub(crate) fn pad<S: Row>(outcome: &Outcome<S>, names: &[String], pad: Pad) -> Grid {
    let columns = S::columns();
    let mut order: Vec<usize> = (0..columns.len()).collect();
    order.sort_by_key(|&column| {
        let on_pad = pad.categories().iter();
        on_pad
            .clone()
            .position(|word| *word == columns[column])
            .unwrap_or(on_pad.len())
    });
    let mut headings = vec![String::new()];
    headings.extend(order.iter().map(|&column| category(columns[column])));
    headings.push(String::new());
    let mut grid = Grid::new(1, headings);
    for (seat, name) in Seat::all(names.len()).zip(names) {
        let mut row = vec![name.clone()];
        let numbers = outcome.scores[seat].numbers();
        row.extend(order.iter().map(|&column| numbers[column].to_string()));
        row.push(mark(outcome, seat, pad.players(names.len())));
        grid.row(row);
    }
    grid
}

/// The displayed name of a category of points.
pub(crate) fn category(word: &str) -> String {
    tell!("cli-category", word = word)
}

fn mark<S: Row>(outcome: &Outcome<S>, seat: Seat, players: usize) -> String {
    let total = |seat: Seat| outcome.scores[seat].total();
    // There is no winner while unknown coins decide.
    let undecided = outcome.winners.is_empty()
        && seat.number() < players
        && Seat::all(players).all(|other| total(other) <= total(seat));
    match (outcome.winners.contains(seat), outcome.victory) {
        (false, _) if undecided => tell!("cli-undecided"),
        (false, _) => String::new(),
        (true, Victory::Military) => tell!("cli-wins-military"),
        (true, Victory::Science) => tell!("cli-wins-science"),
        (true, Victory::Civilian) if outcome.winners.len() == 1 => tell!("cli-wins"),
        (true, Victory::Civilian) => tell!("cli-shares"),
    }
}
