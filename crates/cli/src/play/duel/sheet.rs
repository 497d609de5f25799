//! The final sheet of a Duel.

use antipater_engine::Victory;
use antipater_engine::duel::Score;
use antipater_show::texts::{List, figure, msg, say};
use antipater_show::view::duel::{Sheet as Final, SheetRow, Source};
use antipater_show::words;
use ratatui::text::Line;

use super::super::scene::{Sheet, heading};
use super::context::SceneContext;

impl SceneContext<'_> {
    /// The points of both cities by category, the kind of victory, and the origins of the points.
    pub(super) fn sheet(self, sheet: &Final) -> Sheet {
        let t = self.t;
        let titles = [
            msg("score-military"),
            msg("score-civilian"),
            msg("score-science"),
            msg("score-commerce"),
            msg("score-guilds"),
            msg("score-wonders"),
            msg("score-progress"),
            msg("score-treasury"),
        ];
        let mut rows: Vec<(String, Vec<String>)> = titles
            .iter()
            .enumerate()
            .map(|(number, id)| {
                let points = sheet.lines.iter().map(|line| figure(line.points[number]));
                (say!(t, id), points.collect())
            })
            .collect();
        let totals = sheet.lines.iter().map(|line| figure(line.total));
        rows.push((say!(t, "score-total"), totals.collect()));
        let mut notes = vec![say!(t, "duel-victory", victory = sheet.victory.name())];
        if sheet.by_civilian {
            notes.push(say!(t, "duel-tie-civilian"));
        }
        let mut below = Vec::new();
        if sheet.victory != Victory::Civilian
            && let Some(entry) = self.game.past.last()
        {
            let age = words::age(entry.age);
            below.push(heading(say!(t, "duel-moment", age = age)));
            below.push(self.told(entry));
            below.push(Line::raw(say!(t, "duel-points-as-they-stand")));
        }
        let columns = sheet.lines.iter();
        let columns = columns.map(|line| self.narrator.name(line.seat).to_owned());
        below.extend(
            sheet
                .lines
                .iter()
                .flat_map(|line| self.below(line, &titles)),
        );
        Sheet {
            notes,
            columns: columns.collect(),
            rows,
            below,
        }
    }

    /// The origins of a city's points.
    fn below(self, line: &SheetRow, titles: &[&'static str]) -> Vec<Line<'static>> {
        let t = self.t;
        let mut lines = vec![heading(self.narrator.name(line.seat))];
        for (category, id) in Score::CATEGORIES.iter().zip(titles) {
            let own = line.origins.iter().filter(|one| one.category == *category);
            let own: Vec<String> = own
                .map(|one| {
                    let (what, points) = (self.source(one.source), figure(one.points));
                    say!(t, "terminal-origin", what = what, points = points)
                })
                .collect();
            if !own.is_empty() {
                let what = t.list(List::Plain, &own);
                let words = say!(t, "labeled", label = say!(t, id), what = what);
                lines.push(Line::raw(format!("  {words}")));
            }
        }
        lines
    }

    /// The source of points.
    fn source(self, source: Source) -> String {
        let t = self.t;
        let counting = |name: &str, counted: Option<u8>| {
            let mut parts = vec![name.to_owned()];
            parts.extend(counted.map(|count| say!(t, "origin-counted", count = count)));
            t.list(List::Plain, &parts)
        };
        match source {
            Source::Pawn { spaces } => say!(t, "duel-origin-pawn", spaces = spaces),
            Source::Card { card, counted } => counting(t.name(card), counted),
            Source::Wonder { wonder, card } => {
                let mut parts = vec![t.name(wonder).to_owned()];
                parts.extend(card.map(|card| say!(t, "origin-under", card = t.name(card))));
                t.list(List::Plain, &parts)
            }
            Source::Token { token, counted } => counting(t.name(token), counted),
            Source::Coins { count } => say!(t, "origin-coins", count = count),
        }
    }
}
