//! The viewer's decision, and the terms of each card.

use crate::shape;
use antipater_engine::seven::score::Symbols;
use antipater_engine::seven::{
    Action, By, Card, CardSet, Color, Counted, Effect, Observation, Payment, Phase, Pile, Scope,
    Table,
};
use antipater_engine::{JointAction, Resources, Seat, seven};
use serde::Serialize;
use utoipa::ToSchema;

use super::{PaymentPreview, Preview};
use crate::view::wire;

/// The viewer's decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Ask)]
pub struct Ask {
    /// The kind of decision.
    pub kind: AskKind,
    /// The city for which is chosen: the viewer's or the Free City.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The viewer's choices on this step so far.
    #[serde(serialize_with = "wire::actions")]
    #[schema(value_type = Vec<shape::SevenAction>)]
    pub chosen: Vec<(Seat, Action)>,
    /// The card that the viewer has drawn from the Free City's pile on this turn, if it is still there to choose.
    #[serde(serialize_with = "wire::card_if_any")]
    #[schema(value_type = Option<String>)]
    pub drawn: Option<Card>,
    /// The cards to choose from. Of equal cards each is listed.
    pub cards: Vec<Offer>,
    /// The next stage of the wonder; `None` when it is complete or not asked for.
    pub stage: Option<NextStage>,
    /// The preview of selling any of the cards; `None` if none can be sold.
    pub sale: Option<PaymentPreview>,
    /// All answers, as records write them.
    #[serde(serialize_with = "wire::actions")]
    #[schema(value_type = Vec<shape::SevenAction>)]
    pub actions: Vec<(Seat, Action)>,
}

/// Kinds of questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = seven::AskKind)]
pub enum AskKind {
    /// A card of the hand.
    Turn,
    /// How to use Babylon's seventh card.
    Seventh,
    /// Which discarded card to build for free, or none.
    Discard,
}

/// A card to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Offer)]
pub struct Offer {
    /// The card.
    #[serde(serialize_with = "wire::card")]
    #[schema(value_type = String)]
    pub card: Card,
    /// The terms on which it can be built.
    pub build: Terms,
    /// Whether Olympia's free build (first edition) can be used for it.
    pub free_build: bool,
    /// Its gain now.
    pub gain: Gain,
    /// The preview of building it; `None` if it cannot be built now.
    pub preview: Option<Preview>,
}

impl Offer {
    /// Building the card with Olympia's free build.
    pub fn free_build(&self) -> Action {
        Action::Build {
            card: self.card,
            by: By::Power,
            pay: Payment::NOTHING,
        }
    }

    /// The actions that build the card: on its terms, the cheapest first, and Olympia's free build (first edition)
    /// last.
    pub fn ways(&self) -> Vec<Action> {
        let mut ways = self.build.builds(self.card);
        ways.extend(self.free_build.then(|| self.free_build()));
        ways
    }

    /// The same card with its preview.
    fn previewed(self, table: &Table, others: &Table, seat: Seat) -> Offer {
        Offer {
            preview: Preview::of(table, others, seat, &self.ways()),
            ..self
        }
    }
}

/// The next stage of the wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::Stage)]
pub struct NextStage {
    /// Its number, from 0.
    pub number: usize,
    /// The terms on which it can be built, with any card of the hand.
    pub terms: Terms,
    /// The preview of building it, with any card of the hand; `None` if it cannot be built now.
    pub preview: Option<Preview>,
}

/// The terms on which something can be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(tag = "is", rename_all = "kebab-case")]
#[schema(as = seven::Terms)]
pub enum Terms {
    /// The city already has a building of this name.
    Standing,
    /// Free by a chain.
    Chain {
        /// The building that makes it free.
        #[serde(serialize_with = "wire::card")]
        #[schema(value_type = String)]
        from: Card,
    },
    /// Free by a stage of Olympia.
    Power,
    /// Free from the discard pile.
    Found,
    /// For coins to the bank and one of the payments to the neighbors.
    Payable {
        /// Coins to the bank.
        bank: u8,
        /// Coins to the left and to the right neighbor, the cheapest first.
        #[serde(serialize_with = "wire::payments")]
        #[schema(value_type = Vec<Vec<u8>>)]
        payments: Vec<Payment>,
    },
    /// Too few coins.
    TooDear {
        /// The fewest coins that it costs.
        coins: u8,
    },
    /// These resources can be neither produced nor bought.
    Missing {
        /// The resources.
        #[serde(serialize_with = "wire::resources")]
        #[schema(value_type = String)]
        resources: Resources,
    },
}

impl Terms {
    fn of(terms: seven::Terms) -> Terms {
        match terms {
            seven::Terms::Standing => Terms::Standing,
            seven::Terms::Chain(from) => Terms::Chain { from },
            seven::Terms::Power(_) => Terms::Power,
            seven::Terms::Payable { bank, payments } => {
                let mut payments = payments.to_vec();
                payments.sort_by_key(|pay| (pay.total(), pay.left));
                Terms::Payable { bank, payments }
            }
            seven::Terms::TooDear { coins } => Terms::TooDear { coins },
            seven::Terms::Missing(resources) => Terms::Missing { resources },
        }
    }

    /// The actions that build the card on these terms, the cheapest first.
    pub fn builds(&self, card: Card) -> Vec<Action> {
        let free = |by| {
            vec![Action::Build {
                card,
                by,
                pay: Payment::NOTHING,
            }]
        };
        match self {
            Terms::Chain { .. } => free(By::Chain),
            Terms::Power => free(By::Power),
            Terms::Found => vec![Action::Take { card }],
            Terms::Payable { payments, .. } => payments
                .iter()
                .map(|&pay| Action::Build {
                    card,
                    by: By::Cost,
                    pay,
                })
                .collect(),
            Terms::Standing | Terms::TooDear { .. } | Terms::Missing { .. } => Vec::new(),
        }
    }

    /// The actions that build the next stage with this card on these terms, the cheapest first.
    pub fn stages(&self, card: Card) -> Vec<Action> {
        match self {
            Terms::Payable { payments, .. } => payments
                .iter()
                .map(|&pay| Action::Stage { card, pay })
                .collect(),
            _ => Vec::new(),
        }
    }
}

/// The gain from a card in the current state of the cities; neighbors' buildings of the same turn may add to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
#[schema(as = seven::Gain)]
pub struct Gain {
    /// More points for scientific symbols.
    pub science: Option<i16>,
    /// Coins for the things it counts.
    pub coins: Option<u16>,
    /// Points for the things it counts.
    pub points: Option<u16>,
}

impl Gain {
    fn of(table: &Table, seat: Seat, card: Card) -> Gain {
        let edition = table.edition();
        let facts = card.facts(edition);
        let before = Symbols::of(table.city(seat).effects(edition));
        let mut after = before;
        let mut gain = Gain::default();
        for effect in facts.effects {
            after.add(effect);
            match *effect {
                Effect::CoinsPer(coins, counted, scope) => {
                    let things = table.count(seat, counted, scope) + itself(facts.color, counted);
                    *gain.coins.get_or_insert(0) += u16::from(coins) * things;
                }
                Effect::PointsPer(points, counted, scope) => {
                    let own = match scope {
                        Scope::Neighbors => 0,
                        _ => itself(facts.color, counted),
                    };
                    let things = table.count(seat, counted, scope) + own;
                    *gain.points.get_or_insert(0) += u16::from(points) * things;
                }
                Effect::Symbol(_) | Effect::AnySymbol => gain.science = Some(0),
                _ => {}
            }
        }
        gain.science = gain.science.map(|_| after.points() - before.points());
        if table.free_city() == Some(seat) {
            // The points of the Free City do not count.
            (gain.science, gain.points) = (None, None);
        }
        gain
    }
}

/// The card itself, if it is one of the things counted.
fn itself(color: Color, counted: Counted) -> u16 {
    u16::from(counted == Counted::Cards(color))
}

impl Ask {
    /// The viewer's decision, given earlier choices on the present step. The holder of the Free City card chooses for
    /// their own city first (rule F37).
    pub(super) fn of(observation: &Observation, chosen: &JointAction<Action>) -> Option<Ask> {
        let table = observation.table();
        let you = observation.seat();
        let city = table
            .free_city()
            .filter(|&city| table.chooser(city) == you && chosen.get(you).is_some());
        let mut chooses_for = Seat::all(table.seats()).filter(|&seat| table.chooser(seat) == you);
        let mut mine = |due: Seat| chooses_for.any(|seat| seat == due).then_some(due);
        let (kind, seat) = match table.phase() {
            Phase::Turn { .. } => (AskKind::Turn, city.unwrap_or(you)),
            Phase::Seventh { seat, .. } => (AskKind::Seventh, mine(seat)?),
            Phase::Discard { seat, .. } => (AskKind::Discard, mine(seat)?),
            Phase::Over => return None,
        };
        let mut ask = if kind == AskKind::Discard {
            Ask::from_pile(observation, seat)
        } else {
            Ask::from_hand(observation, kind, seat, chosen)
        };
        ask.add_actions(table.free_city() == Some(seat));
        Some(ask)
    }

    /// The choice from the discard pile, for Halicarnassus.
    fn from_pile(observation: &Observation, seat: Seat) -> Ask {
        let table = observation.table();
        let built = table.city(seat).built();
        let cards = observation.pile().map_or(CardSet::EMPTY, Pile::cards);
        let offer = |card: Card| Offer {
            card,
            build: if built.contains(card) {
                Terms::Standing
            } else {
                Terms::Found
            },
            free_build: false,
            gain: Gain::of(table, seat, card),
            preview: None,
        };
        let offer = |card: Card| offer(card).previewed(table, table, seat);
        Ask {
            kind: AskKind::Discard,
            seat,
            chosen: Vec::new(),
            drawn: None,
            cards: cards.iter().map(offer).collect(),
            stage: None,
            sale: None,
            actions: Vec::new(),
        }
    }

    /// The choice from the hand; for the Free City, from the cards left in it.
    fn from_hand(
        observation: &Observation,
        kind: AskKind,
        seat: Seat,
        chosen: &JointAction<Action>,
    ) -> Ask {
        let table = observation.table();
        let own = chosen.iter().find(|(due, _)| *due != seat);
        let after_own = own.map(|(due, action)| table.after(due, action, &mut |_| ()));
        let others = after_own.as_ref().unwrap_or(table);
        let market = table.market(seat);
        let free_build = table.free_build_ready(seat);
        let offer = |&card: &Card| {
            let build = Terms::of(table.building_terms(seat, &market, card));
            let free_build = free_build && !matches!(build, Terms::Standing | Terms::Chain { .. });
            Offer {
                card,
                build,
                free_build,
                gain: Gain::of(table, seat, card),
                preview: None,
            }
            .previewed(table, others, seat)
        };
        let mut hand = observation.hand();
        if let Some((_, action)) = own {
            let place = hand.iter().position(|card| Some(*card) == action.card());
            place.map(|place| hand.remove(place));
        }
        let stage = table.stage_terms(seat, &market).map(|terms| {
            let terms = Terms::of(terms);
            let ways = hand
                .first()
                .map_or_else(Vec::new, |&card| terms.stages(card));
            NextStage {
                number: table.city(seat).stages(),
                preview: Preview::of(table, others, seat, &ways),
                terms,
            }
        });
        let sale = hand
            .first()
            .map(|&card| PaymentPreview::of(table, seat, Action::Sell { card }));
        let drawn = match table.phase() {
            Phase::Turn { age, turn } => observation.drawn_on(age, turn),
            _ => None,
        };
        Ask {
            kind,
            seat,
            chosen: chosen.iter().collect(),
            drawn: drawn.filter(|card| hand.contains(card)),
            cards: hand.iter().map(offer).collect(),
            stage,
            sale,
            actions: Vec::new(),
        }
    }

    /// Lists the answers. The Free City builds what is free by a chain, and sells only if it can do nothing else (rules
    /// F39 and F40).
    fn add_actions(&mut self, free_city: bool) {
        let mut actions: Vec<Action> = Vec::new();
        for offer in &self.cards {
            actions.extend(offer.ways());
            if let Some(stage) = &self.stage
                && !(free_city && matches!(offer.build, Terms::Chain { .. }))
            {
                actions.extend(stage.terms.stages(offer.card));
            }
        }
        if self.kind == AskKind::Discard {
            actions.push(Action::Decline);
        } else if !free_city || actions.is_empty() {
            let sale = |offer: &Offer| Action::Sell { card: offer.card };
            actions.extend(self.cards.iter().map(sale));
        } else {
            self.sale = None;
        }
        actions.sort_unstable();
        actions.dedup();
        let seat = self.seat;
        self.actions = actions.into_iter().map(|action| (seat, action)).collect();
    }

    /// Whether this is one of the answers.
    pub fn offers(&self, action: Action) -> bool {
        self.actions.contains(&(self.seat, action))
    }
}
