//! The choices of a Duel: cards of the structure with their uses, wonders, tokens, cards of a pile.

use antipater_engine::duel::{Action, Card};
use antipater_engine::{Resources, Seat};
use antipater_show::texts::say;
use antipater_show::view::duel::{Ask, SlotView, Step, Terms, VisibleSide, WonderView};
use antipater_show::words;
use ratatui::text::Line;

use super::super::scene::{Answer, Choice, Key, bad, good, letter};
use super::context::SceneContext;

impl SceneContext<'_> {
    /// The choices, in the order of the structure or of the answers.
    pub(super) fn choices(self, ask: &Ask) -> Vec<Choice<Action>> {
        if ask.kind == Step::Play {
            let slots = self.game.structure.iter();
            let open = slots.filter(|slot| slot.accessible);
            return open.filter_map(|slot| self.card(ask, slot)).collect();
        }
        let answers = ask.answers.iter();
        answers.map(|answer| self.single(answer.action)).collect()
    }

    fn you(self) -> Seat {
        self.view.facing
    }

    /// A card of the structure.
    fn card(self, ask: &Ask, slot: &SlotView) -> Option<Choice<Action>> {
        let (VisibleSide::Card(card), Some(terms)) = (slot.side, &slot.terms) else {
            return None;
        };
        let you = self.you();
        let terms_of = |seat: Seat| &terms[seat.number()];
        let mut choice = self.plain_card(card, Action::Build(card));
        let own = terms_of(you);
        let price = self.price(own);
        choice.terms = if own.affordable {
            good(&price)
        } else {
            bad(&price)
        };
        let both = [you, antipater_engine::duel::opponent(you)];
        choice.about.extend(both.map(|seat| {
            let terms = terms_of(seat);
            let label = self.narrator.price(seat, terms);
            let bill = words::duel::bill(self.t, terms);
            Line::raw(format!("{label} {bill}"))
        }));
        choice.about.push(Line::raw(self.narrator.uncovers(slot)));
        choice.answers = self.uses(ask, card, own);
        Some(choice)
    }

    /// The uses of a card of the structure.
    fn uses(self, ask: &Ask, card: Card, terms: &Terms) -> Vec<Answer<Action>> {
        let t = self.t;
        let city = &self.game.cities[self.you().number()];
        let allowed = |action: Action| ask.text(action).map(|_| (self.you(), action));
        let income = say!(t, "stat-coins", count = city.discard_income);
        let mut answers = vec![
            Answer {
                key: Key::Build,
                what: say!(t, "do-build"),
                price: self.price(terms),
                action: allowed(Action::Build(card)),
            },
            Answer {
                key: Key::Sell,
                what: say!(t, "duel-do-discard"),
                price: format!("+{income}"),
                action: allowed(Action::Discard(card)),
            },
        ];
        let to_build = |one: &WonderView| {
            let terms = one.terms.as_ref()?;
            let effect = words::duel::effects(t, one.wonder.row().effects);
            let name = t.name(one.wonder);
            Some(Answer {
                key: Key::Wonder,
                what: say!(t, "labeled", label = name, what = self.price(terms)),
                price: effect,
                action: allowed(Action::Wonder(card, one.wonder)),
            })
        };
        answers.extend(city.wonders.iter().filter_map(to_build));
        answers
    }

    /// A price, or that the seat has too few coins.
    fn price(self, terms: &Terms) -> String {
        let t = self.t;
        match terms.chain {
            Some(chain) => say!(t, "status-chain", card = t.name(chain)),
            None if !terms.affordable => say!(t, "status-too-dear", coins = terms.total),
            None if terms.total == 0 => say!(t, "status-free"),
            None => say!(t, "stat-coins", count = terms.total),
        }
    }

    /// A choice with a single answer.
    fn single(self, action: Action) -> Choice<Action> {
        let t = self.t;
        match action {
            Action::Draft(wonder) => {
                let row = wonder.row();
                let effect = words::duel::effects(t, row.effects);
                self.named(t.name(wonder), self.cost(0, row.resources), effect, action)
            }
            Action::Token(token) | Action::Library(token) => {
                let effect = words::duel::token(t, token);
                self.named(t.name(token), String::new(), effect, action)
            }
            Action::Begin(seat) => {
                let (who, name) = (self.narrator.who(seat), self.narrator.name(seat));
                let effect = say!(t, "duel-begins-explained", who = who);
                let name = say!(t, "duel-begins", who = who, name = name);
                self.named(&name, String::new(), effect, action)
            }
            Action::Destroy(card)
            | Action::Revive(card)
            | Action::Build(card)
            | Action::Discard(card)
            | Action::Wonder(card, _) => self.plain_card(card, action),
        }
    }

    fn plain_card(self, card: Card, action: Action) -> Choice<Action> {
        let t = self.t;
        let row = card.row();
        let color = words::duel::shared(row.color);
        let effect = words::duel::effects(t, row.effects);
        let mut choice = self.named(
            t.name(card),
            self.cost(row.coins, row.resources),
            effect,
            action,
        );
        choice.letter = Some(letter(t, color));
        choice.about.insert(0, Line::raw(words::color(t, color)));
        choice
    }

    fn named(self, name: &str, cost: String, effect: String, action: Action) -> Choice<Action> {
        let t = self.t;
        let mut about = vec![Line::raw(effect.clone())];
        if !cost.is_empty() {
            let label = say!(t, "costs");
            about.push(Line::raw(say!(t, "labeled", label = label, what = &*cost)));
        }
        Choice {
            letter: None,
            name: name.to_owned(),
            cost,
            terms: Line::default(),
            effect,
            about,
            answers: vec![Answer {
                key: Key::Build,
                what: say!(t, "terminal-take", name = name),
                price: String::new(),
                action: Some((self.you(), action)),
            }],
        }
    }

    /// The printed cost.
    fn cost(self, coins: u8, resources: Resources) -> String {
        let t = self.t;
        let paid = say!(t, "stat-coins", count = coins);
        match (coins, resources.is_empty()) {
            (0, true) => say!(t, "costs-nothing"),
            (0, false) => words::resources(t, resources),
            (_, true) => paid,
            (_, false) => {
                let parts = [paid, words::resources(t, resources)];
                t.list(antipater_show::texts::List::Plain, &parts)
            }
        }
    }
}
