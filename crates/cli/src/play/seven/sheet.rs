//! The final sheet of 7 Wonders.

use antipater_server::texts::{List, msg, say};
use antipater_server::view::seven::{Line as Seated, Sheet as Final, TieBreak};
use antipater_server::words;
use ratatui::text::Line;

use super::super::scene::{Sheet, figure, heading};
use super::Pen;

impl Pen<'_> {
    /// The points of all cities by category, and what lay hidden.
    pub(super) fn sheet(&self, sheet: &Final) -> Sheet {
        let t = self.t;
        let titles = [
            msg("score-military"),
            msg("score-treasury"),
            msg("score-wonder"),
            msg("score-civilian"),
            msg("score-science"),
            msg("score-commerce"),
            msg("score-guilds"),
        ];
        let of_all = |figure: &dyn Fn(&Seated) -> String| -> Vec<String> {
            sheet.ranking.iter().map(figure).collect()
        };
        let place = |line: &Seated| {
            line.place
                .map_or_else(|| "–".to_owned(), |place| place.to_string())
        };
        let mut rows = vec![(say!(t, "score-place"), of_all(&place))];
        for (number, id) in titles.into_iter().enumerate() {
            rows.push((say!(t, id), of_all(&|line| figure(line.points[number]))));
        }
        rows.push((say!(t, "score-total"), of_all(&|line| figure(line.total))));
        let mut notes = Vec::new();
        match sheet.tie_break {
            None => {}
            Some(TieBreak::Coins) => notes.push(say!(t, "tie-coins")),
            Some(TieBreak::Shared) => notes.push(say!(t, "tie-shared")),
        }
        Sheet {
            notes,
            columns: of_all(&|line| self.teller.name(line.seat).to_owned()),
            rows,
            below: sheet
                .ranking
                .iter()
                .flat_map(|line| self.below(line))
                .collect(),
        }
    }

    /// The coins of a city, which decide between equal points, and its cards that nobody saw.
    fn below(&self, line: &Seated) -> Vec<Line<'static>> {
        let t = self.t;
        let coins = say!(t, "stat-coins", count = line.coins);
        let name = self.teller.name_and_city(line.seat);
        let mut lines = vec![heading(say!(t, "labeled", label = name, what = coins))];
        let buried: Vec<String> = line
            .buried
            .iter()
            .map(|one| {
                let age = say!(t, "buried-in-age", age = words::age(one.age));
                say!(t, "terminal-buried", card = one.card.name(), age = age)
            })
            .collect();
        if !buried.is_empty() {
            let what = t.list(List::Plain, &buried);
            let what = say!(t, "labeled", label = say!(t, "score-buried"), what = what);
            lines.push(Line::raw(format!("  {what}")));
        }
        if !line.sold.is_empty() {
            let sold: Vec<&str> = line.sold.iter().map(|card| card.name()).collect();
            let what = say!(t, "terminal-sold", cards = t.list(List::Plain, &sold));
            lines.push(Line::raw(format!("  {what}")));
        }
        lines
    }
}
