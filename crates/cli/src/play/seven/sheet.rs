//! The final sheet of 7 Wonders.

use antipater_engine::seven::{Effect, Score};
use antipater_show::texts::{List, figure, msg, say};
use antipater_show::view::seven::{Sheet as Final, SheetRow, Source, TieBreak};
use antipater_show::words;
use ratatui::text::Line;

use super::super::scene::{Sheet, heading};
use super::context::SceneContext;

/// The names of the categories, in the order of [`Score::CATEGORIES`].
const TITLES: [&str; 7] = [
    msg("score-military"),
    msg("score-treasury"),
    msg("score-wonder"),
    msg("score-civilian"),
    msg("score-science"),
    msg("score-commerce"),
    msg("score-guilds"),
];

impl SceneContext<'_> {
    /// The points of all cities by category, and their origins.
    pub(super) fn sheet(&self, sheet: &Final) -> Sheet {
        let t = self.t;
        let order = Score::pad_order(self.game.edition);
        let of_all = |figure: &dyn Fn(&SheetRow) -> String| -> Vec<String> {
            sheet.ranking.iter().map(figure).collect()
        };
        let place = |line: &SheetRow| {
            line.place
                .map_or_else(|| "–".to_owned(), |place| place.to_string())
        };
        let mut rows = vec![(say!(t, "terminal-place"), of_all(&place))];
        for category in order {
            let of_line = |line: &SheetRow| figure(line.points[category]);
            rows.push((say!(t, TITLES[category]), of_all(&of_line)));
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
            columns: of_all(&|line| self.narrator.name(line.seat).to_owned()),
            rows,
            below: sheet
                .ranking
                .iter()
                .flat_map(|line| self.below(line, order))
                .collect(),
        }
    }

    /// The coins of a city, which break ties, the origins of its points, and the cards it sold.
    fn below(&self, line: &SheetRow, order: [usize; 7]) -> Vec<Line<'static>> {
        let t = self.t;
        let coins = say!(t, "stat-coins", count = line.coins);
        let name = self.narrator.name_and_city(line.seat);
        let mut lines = vec![heading(say!(t, "labeled", label = name, what = coins))];
        for category in order {
            let word = Score::CATEGORIES[category];
            let own = line.origins.iter().filter(|one| one.category == word);
            let own: Vec<String> = own
                .map(|one| {
                    let (what, points) = (self.source(one.source), figure(one.points));
                    say!(t, "terminal-origin", what = what, points = points)
                })
                .collect();
            if !own.is_empty() {
                let what = t.list(List::Plain, &own);
                let words = say!(t, "labeled", label = say!(t, TITLES[category]), what = what);
                lines.push(Line::raw(format!("  {words}")));
            }
        }
        if !line.sold.is_empty() {
            let sold: Vec<&str> = line.sold.iter().map(|card| t.name(card)).collect();
            let what = say!(t, "terminal-sold", cards = t.list(List::Plain, &sold));
            lines.push(Line::raw(format!("  {what}")));
        }
        lines
    }

    /// The source of points.
    fn source(&self, source: Source) -> String {
        let t = self.t;
        match source {
            Source::Victories { age, count } => {
                say!(t, "origin-victories", count = count, age = words::age(age))
            }
            Source::Defeats { count } => say!(t, "origin-defeats", count = count),
            Source::Coins { count } => say!(t, "origin-coins", count = count),
            Source::Stage { number, card } => {
                let mut parts = vec![say!(t, "origin-stage", number = number + 1)];
                parts.extend(card.map(|card| say!(t, "origin-under", card = t.name(card))));
                t.list(List::Plain, &parts)
            }
            Source::Card {
                card,
                counted,
                copied_from,
            } => {
                let mut parts = vec![t.name(card).to_owned()];
                parts.extend(counted.map(|count| say!(t, "origin-counted", count = count)));
                let from = copied_from.map(|from| self.narrator.name(from));
                parts.extend(from.map(|name| say!(t, "origin-copied", name = name)));
                let effects = card.facts(self.game.edition).effects;
                if effects.contains(&Effect::AnySymbol) {
                    parts.push(say!(t, "origin-as-symbol"));
                }
                t.list(List::Plain, &parts)
            }
            Source::Symbols {
                symbol,
                count,
                chosen,
            } => {
                let symbol = words::seven::symbol(t, symbol);
                let mut parts = vec![say!(t, "origin-symbols", symbol = symbol, count = count)];
                if chosen > 0 {
                    parts.push(say!(t, "origin-chosen", count = chosen));
                }
                t.list(List::Plain, &parts)
            }
            Source::Sets { count } => say!(t, "origin-sets", count = count),
        }
    }
}
