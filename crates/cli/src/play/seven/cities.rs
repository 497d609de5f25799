//! The panes of 7 Wonders: the person's city, the neighbors with prices and borders, the others, and the latest events.

use std::cmp::Ordering;

use antipater_engine::Seat;
use antipater_show::texts::{List, say};
use antipater_show::view::seven::{Border, CityView, Step};
use antipater_show::words;
use ratatui::text::{Line, Span};

use super::super::scene::{Pane, heading, letter};
use super::context::SceneContext;

impl SceneContext<'_> {
    /// All panes beside the hand.
    pub(super) fn panes(&self) -> Vec<Pane> {
        let SceneContext { t, game, view, .. } = self;
        let pane = |title: String, weight: u16, lines: Vec<Line<'static>>| Pane {
            title,
            weight,
            lines,
        };
        let mut panes = vec![pane(say!(t, "terminal-pane-city"), 4, self.own())];
        for (title, border) in [
            (say!(t, "terminal-pane-left"), &game.left),
            (say!(t, "terminal-pane-right"), &game.right),
        ] {
            panes.push(pane(title, 3, self.neighbor(border)));
        }
        let near = [view.facing, game.left.seat, game.right.seat];
        let all = Seat::all(game.cities.len());
        let others: Vec<Seat> = all.filter(|seat| !near.contains(seat)).collect();
        if !others.is_empty() {
            let lines = others.iter().flat_map(|&seat| self.other(seat)).collect();
            panes.push(pane(say!(t, "terminal-pane-others"), 2, lines));
        }
        let log = game.past.iter().rev().flat_map(|entry| self.told(entry));
        panes.push(pane(say!(t, "terminal-pane-log"), 3, log.collect()));
        panes
    }

    fn own(&self) -> Vec<Line<'static>> {
        let SceneContext { t, game, view, .. } = self;
        let city = &game.cities[view.facing.number()];
        let mut lines = self.stats(city);
        lines.extend(self.stages(city));
        lines.extend(self.buildings(city));
        lines.push(Line::raw(say!(t, "discards", count = game.discards)));
        for hand in &game.hands {
            let (who, name) = (
                self.narrator.who(hand.now_with),
                self.narrator.name(hand.now_with),
            );
            let label = say!(t, "seen-hand", who = who, turn = hand.turn, name = name);
            let names: Vec<&str> = hand.cards.iter().map(|card| t.name(card)).collect();
            lines.push(heading(label));
            lines.push(Line::raw(format!("  {}", t.list(List::Plain, &names))));
        }
        lines
    }

    fn neighbor(&self, border: &Border) -> Vec<Line<'static>> {
        let SceneContext { t, game, .. } = self;
        let city = &game.cities[border.seat.number()];
        let mut lines = self.stats(city);
        if game.clock.step != Step::Over {
            lines.extend(self.border(border));
        }
        if let Some(free_city) = game.free_city.filter(|of| of.seat == border.seat) {
            if let Some(holder) = free_city.holder {
                let (who, name) = (self.narrator.who(holder), self.narrator.name(holder));
                lines.push(Line::raw(say!(
                    t,
                    "free-city-decides",
                    who = who,
                    name = name
                )));
            }
            lines.push(Line::raw(say!(t, "free-city-pile", count = free_city.pile)));
        }
        lines.extend(self.stages(city));
        lines.extend(self.buildings(city));
        lines
    }

    /// The shields at the border, and the prices of the neighbor's resources.
    fn border(&self, border: &Border) -> [Line<'static>; 2] {
        let t = self.t;
        let you = self.view.facing;
        let (who, own_name) = (self.narrator.who(you), self.narrator.name(you));
        let outcome = match border.shields.cmp(&border.their_shields) {
            Ordering::Greater => "win",
            Ordering::Less => "lose",
            Ordering::Equal => "even",
        };
        let stands = Line::raw(say!(
            t,
            "border",
            outcome = outcome,
            who = who,
            ownname = own_name,
            own = border.shields,
            theirs = border.their_shields,
            name = self.narrator.name(border.seat),
            points = border.points.abs()
        ));
        let prices = Line::raw(say!(
            t,
            "prices",
            who = who,
            name = own_name,
            raw = border.price.raw,
            goods = border.price.goods
        ));
        [stands, prices]
    }

    fn other(&self, seat: Seat) -> Vec<Line<'static>> {
        let city = &self.game.cities[seat.number()];
        let mut lines = self.stats(city);
        lines.extend(self.stages(city));
        lines.extend(self.buildings(city));
        lines.push(Line::raw(""));
        lines
    }

    /// A city's numbers and production.
    fn stats(&self, city: &CityView) -> Vec<Line<'static>> {
        let t = self.t;
        let (edition, board) = city.board;
        let side = words::seven::side(t, edition, board.side);
        let name = self.narrator.name_and_city(city.seat);
        let label =
            |label: String, what: String| Line::raw(say!(t, "labeled", label = label, what = what));
        let numbers = [
            say!(t, "stat-coins", count = city.coins),
            say!(t, "stat-shields", count = city.shields),
        ];
        let mut lines = vec![
            heading(format!("{name} · {side}")),
            Line::raw(numbers.join(" · ")),
            label(say!(t, "produces"), words::units(t, &city.sells)),
        ];
        if !city.keeps.is_empty() {
            lines.push(label(say!(t, "keeps"), words::units(t, &city.keeps)));
        }
        let [compasses, gears, tablets] = city.symbols;
        if compasses + gears + tablets + city.any_symbols > 0 {
            lines.push(Line::raw(say!(
                t,
                "stat-science",
                compasses = compasses,
                gears = gears,
                tablets = tablets,
                any = city.any_symbols,
                points = city.science
            )));
        }
        if city.civilian > 0 {
            lines.push(Line::raw(say!(t, "stat-civilian", points = city.civilian)));
        }
        let victories: u8 = city.tokens.victories.iter().sum();
        if victories + city.tokens.defeats > 0 {
            lines.push(Line::raw(say!(
                t,
                "stat-tokens",
                victories = victories,
                defeats = city.tokens.defeats,
                points = city.tokens.points
            )));
        }
        lines
    }

    /// The stages of the wonder; built ones have a check mark.
    fn stages(&self, city: &CityView) -> Vec<Line<'static>> {
        let t = self.t;
        let (edition, board) = city.board;
        let stages = board.facts(edition).stages.iter().enumerate();
        let line = |(number, stage): (usize, &antipater_engine::seven::StageFacts)| {
            let stands = number < city.stages;
            let words = say!(
                t,
                "stage-in-words",
                number = number + 1,
                built = if stands { "yes" } else { "no" },
                cost = words::resources(t, stage.resources),
                effects = words::seven::effects(t, stage.effects)
            );
            let sign = if stands { "✓" } else { "·" };
            Line::raw(format!("{sign} {words}"))
        };
        stages.map(line).collect()
    }

    /// The buildings, each with the letter of its type and its effect.
    fn buildings(&self, city: &CityView) -> Vec<Line<'static>> {
        let t = self.t;
        let (edition, _) = city.board;
        let mut lines = vec![heading(say!(t, "buildings", count = city.built.len()))];
        for card in &city.built {
            let facts = card.facts(edition);
            let effect = words::seven::effects(t, facts.effects);
            let words = say!(
                t,
                "card-and-effect",
                card = t.both_names(card),
                effect = effect
            );
            lines.push(Line::from(vec![
                Span::raw("  "),
                letter(t, facts.color),
                Span::raw(format!(" {words}")),
            ]));
        }
        lines
    }
}
