//! The panes of a Duel: both cities, the board with track and tokens, the discard pile, and the latest events.

use antipater_engine::Seat;
use antipater_engine::duel::{Card, Token, Wonder};
use antipater_show::texts::{List, Texts, say};
use antipater_show::view::duel::{CityView, LOOT, View as Game};
use antipater_show::words;
use ratatui::text::{Line, Span};

use super::super::scene::{Pane, heading, letter};
use super::context::SceneContext;

/// The spaces of the track on each side of the middle; the last one is the capital.
const SPACES: i8 = 9;

impl SceneContext<'_> {
    /// All panes beside the question.
    pub(super) fn panes(self) -> Vec<Pane> {
        let SceneContext { t, game, view, .. } = self;
        let city = |seat: Seat| self.city(&game.cities[seat.number()]);
        let other = Game::opponent(view.facing);
        let log = game.past.iter().rev().map(|entry| self.told(entry));
        let pane = |title: String, weight: u16, lines: Vec<Line<'static>>| Pane {
            title,
            weight,
            lines,
        };
        vec![
            pane(say!(t, "terminal-pane-board"), 3, self.board()),
            pane(say!(t, "terminal-pane-city"), 4, city(view.facing)),
            pane(self.narrator.name(other).to_owned(), 4, city(other)),
            pane(say!(t, "terminal-pane-discards"), 1, self.discards()),
            pane(say!(t, "terminal-pane-log"), 3, log.collect()),
        ]
    }

    /// The position of the pawn.
    pub(super) fn pawn(self) -> String {
        let SceneContext { t, game, view, .. } = self;
        let pawn = game.track.pawn;
        // Above 0, it is on the way to the capital of seat 1.
        let toward = usize::from(pawn > 0);
        let seat = Seat::all(2).nth(toward).unwrap_or(view.facing);
        let side = match (pawn, self.narrator.who(seat)) {
            (0, _) => "middle",
            (_, who) => who,
        };
        let spaces = pawn.unsigned_abs();
        let name = self.narrator.name(seat);
        say!(t, "duel-pawn", side = side, spaces = spaces, name = name)
    }

    fn board(self) -> Vec<Line<'static>> {
        let SceneContext { t, game, view, .. } = self;
        let mut lines = self.track().to_vec();
        lines.push(Line::raw(self.pawn()));
        for advance in &game.track.advances {
            let other = Game::opponent(advance.seat);
            let (who, name) = (self.narrator.who(other), self.narrator.name(other));
            let label = say!(t, "duel-capital", who = who, name = name);
            let what = say!(t, "duel-to-capital", spaces = advance.to_capital);
            lines.push(Line::raw(say!(t, "labeled", label = label, what = what)));
        }
        let points = |seat: Seat| game.track.advances[seat.number()].points;
        let (you, other) = (view.facing, Game::opponent(view.facing));
        lines.push(Line::raw(say!(
            t,
            "duel-track-points",
            who = self.narrator.who(you),
            you = points(you),
            them = points(other),
            name = self.narrator.name(you),
            othername = self.narrator.name(other)
        )));
        lines.push(heading(say!(t, "duel-progress")));
        lines.extend(tokens(t, &game.board));
        lines.push(heading(say!(t, "duel-boxed")));
        lines.extend(tokens(t, &game.boxed));
        if let Some(drawn) = &game.library {
            let wonder = t.name(Wonder::GreatLibrary);
            lines.push(heading(say!(t, "duel-drawn", wonder = wonder)));
            lines.extend(tokens(t, drawn));
        }
        lines
    }

    /// The track below the names: the player's capital on the left, looting tokens with their coins, the pawn.
    fn track(self) -> [Line<'static>; 2] {
        let SceneContext { game, view, .. } = self;
        let first = view.facing == Seat::FIRST;
        let toward_other = if first { 1 } else { -1 };
        let pawn = game.track.pawn * toward_other;
        let (you, other) = (view.facing, Game::opponent(view.facing));
        // A looting token is on the side of the seat that loses the coins.
        let loot = |space: i8| {
            let taker = if space > 0 { you } else { other };
            let lies = game.track.advances[taker.number()].loot;
            let mut all = LOOT.into_iter().zip(lies);
            all.find_map(|((at, coins), there)| (there && at == space.abs()).then_some(coins))
        };
        let mark = |space: i8| match (loot(space), space.abs()) {
            _ if space == pawn => "●".to_owned(),
            (Some(coins), _) => coins.to_string(),
            (None, SPACES) => "⌂".to_owned(),
            (None, 0) => "│".to_owned(),
            (None, _) => "·".to_owned(),
        };
        let marks: Vec<String> = (-SPACES..=SPACES).map(mark).collect();
        let marks = marks.join(" ");
        let (near, far) = (self.narrator.name(you), self.narrator.name(other));
        let width = |text: &str| Span::raw(text).width();
        let gap = width(&marks).saturating_sub(width(near) + width(far));
        let names = format!("{near}{}{far}", " ".repeat(gap.max(1)));
        [Line::raw(names), Line::raw(marks)]
    }

    fn city(self, city: &CityView) -> Vec<Line<'static>> {
        let SceneContext { t, .. } = self;
        let label =
            |label: String, what: String| Line::raw(say!(t, "labeled", label = label, what = what));
        let prices: Vec<String> = city
            .prices
            .iter()
            .map(|price| {
                let resource = words::resource(t, price.resource);
                say!(t, "duel-buys", resource = resource, coins = price.coins)
            })
            .collect();
        let made = words::units(t, &city.produces);
        let made = if made.is_empty() {
            "–".to_owned()
        } else {
            made
        };
        let mut lines = vec![
            heading(self.narrator.name(city.seat)),
            Line::raw(say!(t, "stat-coins", count = city.coins)),
            label(say!(t, "produces"), made),
            label(say!(t, "duel-pays"), t.list(List::Plain, &prices)),
            Line::raw(words::duel::symbols(self.t, city)),
            Line::raw(say!(t, "duel-stat-points", points = city.points)),
        ];
        if !city.tokens.is_empty() {
            lines.push(heading(say!(t, "duel-tokens")));
            lines.extend(tokens(t, &city.tokens));
        }
        lines.push(heading(say!(t, "duel-wonders")));
        if city.wonders.is_empty() {
            lines.push(Line::raw(format!("  {}", say!(t, "duel-no-wonders"))));
        }
        for one in &city.wonders {
            let row = one.wonder.row();
            let effect = words::duel::effects(t, row.effects);
            let words = say!(
                t,
                "card-and-effect",
                card = t.both_names(one.wonder),
                effect = effect
            );
            let sign = if one.terms.is_none() { "✓" } else { "·" };
            lines.push(Line::raw(format!("{sign} {words}")));
            if let Some(terms) = &one.terms {
                let cost = words::resources(t, row.resources);
                let price = self.narrator.price(city.seat, terms);
                let costs = say!(t, "labeled", label = say!(t, "costs"), what = cost);
                lines.push(Line::raw(format!("    {costs}. {price}")));
            }
        }
        lines.push(heading(say!(t, "buildings", count = city.built.len())));
        lines.extend(city.built.iter().map(|&card| building(t, card)));
        lines
    }

    fn discards(self) -> Vec<Line<'static>> {
        let SceneContext { t, game, .. } = self;
        if game.discard.is_empty() {
            return vec![Line::raw(say!(t, "duel-pile-empty"))];
        }
        game.discard.iter().map(|&card| building(t, card)).collect()
    }
}

/// A card with its letter and its effect.
fn building(t: &Texts, card: Card) -> Line<'static> {
    let row = card.row();
    let effect = words::duel::effects(t, row.effects);
    let words = say!(
        t,
        "card-and-effect",
        card = t.both_names(card),
        effect = effect
    );
    Line::from(vec![
        Span::raw("  "),
        letter(t, words::duel::shared(row.color)),
        Span::raw(format!(" {words}")),
    ])
}

fn tokens(t: &Texts, tokens: &[Token]) -> Vec<Line<'static>> {
    let line = |&token: &Token| {
        let effect = words::duel::token(t, token);
        let words = say!(
            t,
            "card-and-effect",
            card = t.both_names(token),
            effect = effect
        );
        Line::raw(format!("  {words}"))
    };
    tokens.iter().map(line).collect()
}
