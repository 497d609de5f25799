//! The scene of 7 Wonders: the hand, and the uses of each card.

mod cities;
mod context;
mod sheet;

use antipater_engine::Seat;
use antipater_engine::seven::{Action, By, Card, Payment, Seven};
use antipater_show::texts::{List, Texts, msg, say};
use antipater_show::view::seven::{Ask, AskKind, CityView, Offer, Step, Terms};
use antipater_show::view::{GameView, View};
use antipater_show::words::{self, seven::Narrator};
use ratatui::text::Line;

use self::context::SceneContext;
use super::scene::{Answer, Choice, Key, Scene, SceneGame, bad, good, heading, letter};

impl SceneGame for Seven {
    fn scene(t: &Texts, view: &View) -> Scene<Action> {
        let GameView::Seven(game) = &view.game else {
            unreachable!("a position of 7 Wonders has a view of it")
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
            msg("help-turn"),
            msg("help-trade"),
            msg("help-chain"),
            msg("help-war"),
            msg("help-science"),
        ];
        lines.iter().map(|id| say!(t, id)).collect()
    }
}

impl SceneContext<'_> {
    fn scene(&self) -> Scene<Action> {
        let ask = self.game.ask.as_ref();
        Scene {
            title: self.title(),
            status: self.status(&self.game.cities[self.view.facing.number()]),
            question: self.question(),
            explained: ask.map_or_else(String::new, |ask| self.explained(ask)),
            choices: ask.map_or_else(Vec::new, |ask| self.choices(ask)),
            anyway: ask.map_or_else(Vec::new, |ask| {
                [self.next_stage(ask), self.chosen(ask)].concat()
            }),
            structure: Vec::new(),
            news: self.news(),
            panes: self.panes(),
            sheet: self.game.sheet.as_ref().map(|sheet| self.sheet(sheet)),
        }
    }

    /// The game, the age and the turn, and the direction of hands.
    fn title(&self) -> String {
        let SceneContext { t, game, .. } = self;
        let name = match game.free_city {
            Some(_) => say!(t, "terminal-title-free-city"),
            None => say!(t, "terminal-title-seven", edition = game.edition.name()),
        };
        let clock = game.clock;
        let mut parts = vec![name];
        if clock.step == Step::Over {
            parts.push(say!(t, "clock-over"));
        } else {
            parts.push(say!(t, "clock-age", age = words::age(clock.age)));
            parts.push(say!(t, "clock-turn", turn = clock.turn));
            parts.push(self.passing());
        }
        parts.join(" · ")
    }

    fn passing(&self) -> String {
        let SceneContext { t, game, .. } = self;
        if game.free_city.is_some() {
            return say!(t, "tv-hands", way = "trade");
        }
        let to = self.narrator.name(game.passes_to);
        if game.passes_left {
            say!(t, "terminal-hands", way = "left", name = to)
        } else {
            say!(t, "terminal-hands", way = "right", name = to)
        }
    }

    /// A city in one line.
    fn status(&self, city: &CityView) -> String {
        let t = self.t;
        let (_, board) = city.board;
        let [compasses, gears, tablets] = city.symbols;
        let mut parts = vec![
            t.name(board.wonder).to_owned(),
            say!(t, "stat-coins", count = city.coins),
            say!(t, "stat-shields", count = city.shields),
        ];
        if compasses + gears + tablets + city.any_symbols > 0 {
            let points = city.science;
            parts.push(say!(
                t,
                "terminal-science",
                compasses = compasses,
                gears = gears,
                tablets = tablets,
                any = city.any_symbols,
                points = points
            ));
        }
        parts.push(words::units(t, &city.sells));
        if !city.keeps.is_empty() {
            let keeps = words::units(t, &city.keeps);
            parts.push(say!(t, "labeled", label = say!(t, "keeps"), what = keeps));
        }
        parts.join(" · ")
    }

    fn question(&self) -> String {
        let SceneContext { t, game, .. } = self;
        if let Some(sheet) = &game.sheet {
            return self.narrator.headline(sheet);
        }
        let Some(ask) = &game.ask else {
            return self.narrator.waiting();
        };
        let whose = self.narrator.who(ask.seat);
        if game.free_city.is_none() {
            return say!(
                t,
                match ask.kind {
                    AskKind::Turn => msg("question-turn"),
                    AskKind::Seventh => msg("question-seventh"),
                    AskKind::Discard => msg("question-discard"),
                }
            );
        }
        match ask.kind {
            AskKind::Turn if whose == "city" => say!(t, "choose-for-city"),
            AskKind::Turn => say!(t, "choose-for-own"),
            AskKind::Seventh => say!(t, "choose-seventh", whose = whose),
            AskKind::Discard => say!(t, "choose-discard", whose = whose),
        }
    }

    fn explained(&self, ask: &Ask) -> String {
        let whose = self.narrator.who(ask.seat);
        let id = match ask.kind {
            AskKind::Turn => msg("question-turn-explained"),
            AskKind::Seventh => msg("question-seventh-explained"),
            AskKind::Discard => msg("question-discard-explained"),
        };
        say!(self.t, id, whose = whose, city = self.city(ask.seat))
    }

    fn choices(&self, ask: &Ask) -> Vec<Choice<Action>> {
        let mut choices: Vec<Choice<Action>> = ask
            .cards
            .iter()
            .map(|offer| self.choice(ask, offer))
            .collect();
        if ask.kind == AskKind::Discard {
            let what = say!(self.t, "do-decline");
            choices.push(Choice {
                letter: None,
                name: what.clone(),
                cost: String::new(),
                terms: Line::default(),
                effect: String::new(),
                about: Vec::new(),
                answers: vec![Answer {
                    key: Key::Build,
                    what,
                    price: String::new(),
                    action: Some((ask.seat, Action::Decline)),
                }],
            });
        }
        choices
    }

    fn choice(&self, ask: &Ask, offer: &Offer) -> Choice<Action> {
        let SceneContext { t, game, .. } = self;
        let card = offer.card;
        let facts = card.facts(game.edition);
        let effect = words::seven::effects(t, facts.effects);
        Choice {
            letter: Some(letter(t, facts.color)),
            name: t.name(card).to_owned(),
            cost: words::seven::cost(t, game.edition, card),
            terms: self.terms(offer),
            about: self.about(ask, offer, &effect),
            effect,
            answers: self.answers(ask, offer),
        }
    }

    /// The name on the board of a seat.
    fn city(&self, seat: Seat) -> &str {
        let (_, board) = self.game.cities[seat.number()].board;
        self.t.name(board.wonder)
    }

    /// A power of the city by which something is free.
    fn power(&self) -> String {
        let asked = self.game.ask.as_ref();
        let seat = asked.map_or(self.view.facing, |ask| ask.seat);
        say!(self.t, "status-power", city = self.city(seat))
    }

    /// The terms of a card in a few words.
    fn terms(&self, offer: &Offer) -> Line<'static> {
        let SceneContext { t, game, .. } = self;
        if offer.free_build && offer.build.builds(offer.card).is_empty() {
            return good(&self.power());
        }
        let facts = offer.card.facts(game.edition);
        match &offer.build {
            Terms::Standing => bad(&say!(t, "status-standing")),
            Terms::Chain { from } => good(&say!(t, "status-chain", card = t.name(from))),
            Terms::Power => good(&self.power()),
            Terms::Found => good(&say!(t, "status-free")),
            Terms::Payable { bank, payments } => {
                let pay = payments.first().copied().unwrap_or(Payment::NOTHING);
                if *bank > 0 || pay != Payment::NOTHING {
                    return good(&self.narrator.price(*bank, pay));
                }
                let how = if facts.resources.is_empty() {
                    "free"
                } else {
                    "own"
                };
                good(&say!(t, "status-own", how = how))
            }
            Terms::TooDear { coins } => bad(&say!(t, "status-too-dear", coins = *coins)),
            Terms::Missing { resources } => bad(&say!(
                t,
                "refused-missing",
                list = words::resources(t, *resources)
            )),
        }
    }

    /// All details of a card.
    fn about(&self, ask: &Ask, offer: &Offer, effect: &str) -> Vec<Line<'static>> {
        let SceneContext { t, game, .. } = self;
        let (card, edition) = (offer.card, game.edition);
        let facts = card.facts(edition);
        let label =
            |label: String, what: String| Line::raw(say!(t, "labeled", label = label, what = what));
        let mut lines = vec![
            Line::raw(words::color(t, facts.color)),
            Line::raw(effect.to_owned()),
            label(say!(t, "costs"), words::seven::cost(t, edition, card)),
        ];
        if let Some(points) = offer.gain.science {
            lines.push(Line::raw(say!(t, "gain-science", points = points)));
        }
        if let Some(coins) = offer.gain.coins {
            lines.push(Line::raw(say!(t, "gain-coins", coins = coins)));
        }
        if let Some(points) = offer.gain.points {
            lines.push(Line::raw(say!(t, "gain-points", points = points)));
        }
        let names = |cards: Vec<Card>| {
            let names: Vec<&str> = cards.into_iter().map(Card::name).collect();
            t.list(List::Plain, &names)
        };
        let from: Vec<Card> = facts.opened_by.iter().collect();
        if !from.is_empty() {
            lines.push(Line::raw(say!(t, "chain-from-any", cards = names(from))));
        }
        let opens: Vec<Card> = card
            .opens(edition)
            .filter(|next| next.is_in(edition))
            .collect();
        if !opens.is_empty() {
            lines.push(Line::raw(say!(t, "chain-opens", cards = names(opens))));
        }
        if ask.drawn == Some(card) {
            lines.push(Line::raw(say!(t, "card-drawn")));
        }
        lines
    }

    fn answers(&self, ask: &Ask, offer: &Offer) -> Vec<Answer<Action>> {
        let t = self.t;
        let card = offer.card;
        let mut ways = offer.build.builds(card);
        if offer.free_build {
            ways.push(offer.free_build());
        }
        let what = match ask.kind {
            AskKind::Discard => say!(t, "do-take"),
            AskKind::Turn | AskKind::Seventh => say!(t, "do-build"),
        };
        let why = self.narrator.closed(&offer.build);
        let costs_nothing = card.facts(self.game.edition).resources.is_empty();
        let price = |way| self.price(way, &offer.build, costs_nothing);
        let mut answers = priced(Key::Build, &what, why, ways, ask.seat, price);
        if ask.kind != AskKind::Discard {
            answers.extend(self.stage(ask, offer));
            let sale = Action::Sell { card };
            let sells = ask.offers(sale);
            answers.push(Answer {
                key: Key::Sell,
                what: say!(t, "do-sell"),
                price: if sells {
                    say!(t, "sale")
                } else {
                    say!(t, "sells-only")
                },
                action: sells.then_some((ask.seat, sale)),
            });
        }
        answers
    }

    /// Building the next stage of the wonder with a card.
    fn stage(&self, ask: &Ask, offer: &Offer) -> Vec<Answer<Action>> {
        let t = self.t;
        let Some(stage) = &ask.stage else {
            let what = say!(t, "do-stage-complete");
            let why = say!(
                t,
                "refused-wonder-complete",
                whose = self.narrator.who(ask.seat)
            );
            return priced(Key::Wonder, &what, why, Vec::new(), ask.seat, |_| {
                String::new()
            });
        };
        let (edition, board) = self.game.cities[ask.seat.number()].board;
        let facts = &board.facts(edition).stages[stage.number];
        let effects = words::seven::effects(t, facts.effects);
        let what = say!(t, "do-stage", number = stage.number + 1);
        let what = say!(t, "card-and-effect", card = what, effect = effects);
        let mut ways = stage.terms.stages(offer.card);
        let payable = !ways.is_empty();
        ways.retain(|&way| ask.offers(way));
        let why = if payable {
            say!(t, "refused-chain-first")
        } else {
            self.narrator.closed(&stage.terms)
        };
        let price = |way| self.price(way, &stage.terms, false);
        priced(Key::Wonder, &what, why, ways, ask.seat, price)
    }

    /// The next stage of the wonder, which any card can build.
    fn next_stage(&self, ask: &Ask) -> Vec<Line<'static>> {
        let (Some(stage), Some(offer)) = (&ask.stage, ask.cards.first()) else {
            return Vec::new();
        };
        let answers = self.stage(ask, offer);
        let first = answers.into_iter().next();
        let line = |answer: Answer<Action>| {
            let label = say!(self.t, "do-stage", number = stage.number + 1);
            let words = say!(self.t, "labeled", label = label, what = answer.price);
            if answer.action.is_some() {
                good(&words)
            } else {
                bad(&words)
            }
        };
        first.map(line).into_iter().collect()
    }

    /// The choice for the player's city, while one for the Free City is still due.
    fn chosen(&self, ask: &Ask) -> Vec<Line<'static>> {
        let t = self.t;
        let before = ask.chosen.iter().filter(|(seat, _)| *seat != ask.seat);
        let line = |&(seat, action): &(Seat, Action)| {
            let stage = self.game.cities[seat.number()].stages + 1;
            let name = t.name(action.card()?);
            let words = match action {
                Action::Stage { .. } => {
                    say!(
                        t,
                        "chosen-stage",
                        whose = "own",
                        number = stage,
                        card = name
                    )
                }
                Action::Sell { .. } => say!(t, "chosen-sell", whose = "own", card = name),
                _ => say!(t, "chosen-build", whose = "own", card = name),
            };
            let back = say!(t, "terminal-take-back");
            Some(Line::raw(t.list(List::Sentences, &[words, back])))
        };
        before.filter_map(line).collect()
    }

    fn price(&self, action: Action, terms: &Terms, costs_nothing: bool) -> String {
        let t = self.t;
        match (action, terms) {
            (Action::Take { .. }, _) => String::new(),
            (_, Terms::Chain { from }) => say!(t, "status-chain", card = t.name(from)),
            (Action::Build { by: By::Power, .. }, _) => self.power(),
            (_, Terms::Payable { bank, .. }) => match (*bank, action.payment()) {
                (0, Payment::NOTHING) if costs_nothing => say!(t, "price-nothing"),
                (bank, pay) => self.narrator.price(bank, pay),
            },
            _ => say!(t, "price-nothing"),
        }
    }

    /// The latest events.
    fn news(&self) -> Vec<Line<'static>> {
        let past = &self.game.past;
        let last = past.last().map(|entry| (entry.clock.age, entry.clock.turn));
        let entries = past
            .iter()
            .filter(|entry| Some((entry.clock.age, entry.clock.turn)) == last);
        entries.flat_map(|entry| self.told(entry)).collect()
    }

    /// A step with its heading.
    fn told(&self, entry: &antipater_show::view::seven::LogEntry) -> Vec<Line<'static>> {
        let mut lines = vec![heading(self.narrator.heading(entry))];
        for action in &entry.actions {
            let (label, what) = (
                self.narrator.name(action.seat),
                self.narrator.action(action),
            );
            let line = say!(self.t, "labeled", label = label, what = what);
            lines.push(Line::raw(format!("  {line}")));
        }
        for conflict in &entry.conflicts {
            lines.push(Line::raw(format!("  {}", self.narrator.conflict(conflict))));
        }
        lines
    }
}

/// An answer for each way to pay, or an unavailable one.
fn priced(
    key: Key,
    what: &str,
    why: String,
    ways: Vec<Action>,
    seat: Seat,
    price: impl Fn(Action) -> String,
) -> Vec<Answer<Action>> {
    let answer = |price, action| Answer {
        key,
        what: what.to_owned(),
        price,
        action,
    };
    if ways.is_empty() {
        return vec![answer(why, None)];
    }
    let ways = ways.into_iter();
    ways.map(|way| answer(price(way), Some((seat, way))))
        .collect()
}
