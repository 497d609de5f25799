//! The scene of 7 Wonders Duel: the structure with the uses of each card, or another question.

mod cities;
mod context;
mod offers;
mod sheet;

use antipater_engine::duel::{Action, Back, Color, Duel, Wonder};
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::duel::{Ask, CityView, LogEntry, Step, View as Game, VisibleSide};
use antipater_show::view::{GameView, View};
use antipater_show::words::{self, duel::Narrator};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use self::context::SceneContext;
use super::scene::{Scene, SceneGame, Slot, letter};

impl SceneGame for Duel {
    fn scene(t: &Texts, view: &View) -> Scene<Action> {
        let GameView::Duel(game) = &view.game else {
            unreachable!("a position of 7 Wonders Duel has a view of it")
        };
        let narrator = Narrator::new(t, view, game);
        let ctx = SceneContext {
            t,
            view,
            game,
            narrator,
        };
        ctx.scene()
    }

    fn help(t: &Texts) -> Vec<String> {
        let lines = [
            msg("duel-help-turn"),
            msg("duel-help-price"),
            msg("duel-help-war"),
            msg("duel-help-science"),
            msg("duel-help-wonders"),
            msg("duel-help-end"),
        ];
        lines.iter().map(|id| say!(t, id)).collect()
    }
}

impl SceneContext<'_> {
    fn scene(self) -> Scene<Action> {
        let game = self.game;
        let ask = game.ask.as_ref();
        let playing = ask.is_some_and(|ask| ask.kind == Step::Play);
        Scene {
            title: self.title(),
            status: self.status(),
            question: self.question(),
            explained: ask.map_or_else(String::new, |ask| self.explained(ask)),
            choices: ask.map_or_else(Vec::new, |ask| self.choices(ask)),
            anyway: Vec::new(),
            structure: if playing {
                self.structure()
            } else {
                Vec::new()
            },
            news: game
                .recent(self.view.you)
                .iter()
                .map(|entry| self.told(entry))
                .collect(),
            panes: self.panes(),
            sheet: game.sheet.as_ref().map(|sheet| self.sheet(sheet)),
        }
    }

    fn title(self) -> String {
        let SceneContext { t, game, .. } = self;
        let clock = game.clock;
        let mut parts = vec![say!(t, "terminal-title-duel")];
        match clock.step {
            Step::Over => parts.push(say!(t, "clock-over")),
            Step::Draft => parts.push(say!(t, "duel-clock-draft")),
            _ => {
                parts.push(say!(t, "clock-age", age = words::age(clock.age)));
                parts.push(say!(t, "duel-cards-left", count = game.structure.len()));
            }
        }
        if let Some(seat) = clock.seat {
            let (who, name) = (self.narrator.who(seat), self.narrator.name(seat));
            parts.push(say!(t, "duel-turn", who = who, name = name));
        }
        if clock.extra_turn {
            parts.push(say!(t, "duel-extra-turn"));
        }
        if clock.again_after {
            parts.push(say!(t, "duel-again-after"));
        }
        parts.join(" · ")
    }

    /// Both cities in one line, with the position of the pawn.
    fn status(self) -> String {
        let t = self.t;
        let city = |city: &CityView| {
            let coins = say!(t, "stat-coins", count = city.coins);
            let made = words::units(t, &city.produces);
            let what = if made.is_empty() {
                coins
            } else {
                t.list(List::Plain, &[coins, made])
            };
            say!(
                t,
                "labeled",
                label = self.narrator.name(city.seat),
                what = what
            )
        };
        let cities = self.game.cities.iter().map(city);
        let parts: Vec<String> = cities.chain([self.pawn()]).collect();
        parts.join(" · ")
    }

    fn question(self) -> String {
        let SceneContext { t, game, .. } = self;
        if let Some(sheet) = &game.sheet {
            return self.narrator.headline(sheet);
        }
        let Some(ask) = &game.ask else {
            return String::new();
        };
        let color = color_word(ask.color);
        match ask.kind {
            Step::Draft => {
                let round = game.draft.as_ref().map_or(1, |draft| draft.round);
                say!(t, "duel-question-draft", round = round)
            }
            Step::Play if game.clock.extra_turn => say!(t, "duel-question-extra"),
            Step::Play | Step::Over => say!(t, "duel-question-play"),
            Step::Token => say!(t, "duel-question-token"),
            Step::Library => {
                let wonder = t.name(Wonder::GreatLibrary);
                say!(t, "duel-question-library", wonder = wonder)
            }
            Step::Destroy => say!(t, "duel-question-destroy", color = color),
            Step::Revive => {
                let wonder = t.name(Wonder::Mausoleum);
                say!(t, "duel-question-revive", wonder = wonder)
            }
            Step::Begin => say!(t, "duel-question-begin"),
        }
    }

    fn explained(self, ask: &Ask) -> String {
        let t = self.t;
        let other = Game::opponent(self.view.facing);
        let id = match ask.kind {
            Step::Draft => msg("duel-question-draft-explained"),
            Step::Token => msg("duel-question-token-explained"),
            Step::Library => msg("duel-question-library-explained"),
            Step::Destroy => msg("duel-question-destroy-explained"),
            Step::Revive => msg("duel-question-revive-explained"),
            Step::Begin => msg("duel-question-begin-explained"),
            Step::Play | Step::Over => msg("duel-question-play-explained"),
        };
        say!(
            t,
            id,
            name = self.narrator.name(other),
            color = color_word(ask.color)
        )
    }

    /// The cards of the structure; accessible ones have the numbers of their choices.
    fn structure(self) -> Vec<Slot> {
        let mut number = 0;
        let slot = |slot: &antipater_show::view::duel::SlotView| {
            let choice = slot.accessible.then_some(number);
            number += usize::from(slot.accessible);
            let label = match slot.side {
                VisibleSide::Card(card) => {
                    let key = choice.map_or_else(String::new, |number| format!("{} ", number + 1));
                    let letter = letter(self.t, words::duel::shared(card.row().color));
                    Line::from(vec![
                        Span::raw(key),
                        letter,
                        Span::raw(format!(" {}", self.t.name(card))),
                    ])
                }
                VisibleSide::Back(back) => {
                    let dim = Style::new().add_modifier(Modifier::DIM);
                    Line::from(Span::styled(format!("░░ {} ░░", self.back(back)), dim))
                }
            };
            Slot {
                row: slot.row,
                x: slot.x,
                label,
                choice,
            }
        };
        self.game.structure.iter().map(slot).collect()
    }

    /// The text on the back of a card.
    fn back(self, back: Back) -> String {
        match back {
            Back::I => "I".to_owned(),
            Back::II => "II".to_owned(),
            Back::III => "III".to_owned(),
            Back::Guild => format!(
                "III {}",
                words::letter(self.t, words::duel::shared(Color::Purple))
            ),
        }
    }

    /// A step in words.
    fn told(self, entry: &LogEntry) -> Line<'static> {
        Line::raw(self.narrator.sentences(entry))
    }
}

/// The name of a color in texts.
fn color_word(color: Option<Color>) -> &'static str {
    color.map_or("none", |color| words::duel::shared(color).name())
}
