//! What the viewer is asked, and on what terms each card can be had.

use antipater_engine::seven::effect::{Counted, Scope};
use antipater_engine::seven::legal;
use antipater_engine::seven::score::Symbols;
use antipater_engine::seven::{
    Action, By, Card, CardSet, Color, Effect, Observation, Payment, Phase, Pile, Table,
};
use antipater_engine::{Resources, Seat};
use serde::Serialize;

use crate::view::wire;

/// What the viewer is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ask {
    /// What is asked.
    pub kind: AskKind,
    /// The cards to choose from. Of equal cards each is listed.
    pub cards: Vec<Offer>,
    /// The next stage of the wonder; `None` when it is complete or not asked for.
    pub stage: Option<Stage>,
    /// All answers, as they stand in a record.
    #[serde(serialize_with = "wire::actions")]
    pub actions: Vec<(Seat, Action)>,
}

/// Kinds of questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum AskKind {
    /// A card of the hand.
    Turn,
    /// What becomes of Babylon's seventh card.
    Seventh,
    /// A discarded card for nothing, or none.
    Discard,
}

/// A card to choose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Offer {
    /// The card.
    #[serde(serialize_with = "wire::card")]
    pub card: Card,
    /// The terms on which it can be built.
    pub build: Terms,
    /// Whether Olympia's free build (first edition) can be used on it.
    pub free_build: bool,
    /// What it would bring now.
    pub gain: Gain,
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
}

/// The next stage of the wonder.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stage {
    /// Its number, from 0.
    pub number: usize,
    /// The terms on which it can be built with any card of the hand.
    pub terms: Terms,
}

/// The terms on which something can be built.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum Terms {
    /// A building of this name stands in the city.
    Standing,
    /// Free by a chain.
    Chain {
        /// The building that makes it free.
        #[serde(serialize_with = "wire::card")]
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
        payments: Vec<Payment>,
    },
    /// Too few coins.
    TooDear {
        /// The fewest coins that would do.
        coins: u8,
    },
    /// These resources cannot be had.
    Missing {
        /// The resources.
        #[serde(serialize_with = "wire::resources")]
        resources: Resources,
    },
}

impl Terms {
    fn of(terms: legal::Terms) -> Terms {
        match terms {
            legal::Terms::Standing => Terms::Standing,
            legal::Terms::Chain(from) => Terms::Chain { from },
            legal::Terms::Power(_) => Terms::Power,
            legal::Terms::Payable { bank, payments } => {
                let mut payments = payments.to_vec();
                payments.sort_by_key(|pay| (pay.total(), pay.left));
                Terms::Payable { bank, payments }
            }
            legal::Terms::TooDear { coins } => Terms::TooDear { coins },
            legal::Terms::Missing(resources) => Terms::Missing { resources },
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

    /// The actions that build the next stage with a card on these terms, the cheapest first.
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

/// What a card would bring as the cities stand; what neighbors build in the same turn may add to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Gain {
    /// More points for scientific symbols.
    pub science: Option<i16>,
    /// Coins counted by what stands on the table.
    pub coins: Option<u16>,
    /// Points counted by what stands on the table.
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
        gain
    }
}

/// The card itself, where it is one of the things counted.
fn itself(color: Color, counted: Counted) -> u16 {
    u16::from(counted == Counted::Cards(color))
}

impl Ask {
    pub(super) fn of(observation: &Observation) -> Option<Ask> {
        let table = observation.table();
        let you = observation.seat();
        let gain = |card: Card| Gain::of(table, you, card);
        let kind = match table.phase() {
            Phase::Turn { .. } => AskKind::Turn,
            Phase::Seventh { seat, .. } if seat == you => AskKind::Seventh,
            Phase::Discard { seat, .. } if seat == you => AskKind::Discard,
            Phase::Seventh { .. } | Phase::Discard { .. } | Phase::Over => return None,
        };
        if kind == AskKind::Discard {
            let built = table.city(you).built();
            let cards = observation.pile().map_or(CardSet::EMPTY, Pile::cards);
            let offer = |card: Card| Offer {
                card,
                build: if built.contains(card) {
                    Terms::Standing
                } else {
                    Terms::Found
                },
                free_build: false,
                gain: gain(card),
            };
            return Some(Ask::new(you, kind, cards.iter().map(offer).collect(), None));
        }
        let market = table.market(you);
        let free_build = table.free_build_ready(you);
        let offer = |&card: &Card| {
            let build = Terms::of(table.building_terms(you, &market, card));
            let free_build = free_build && !matches!(build, Terms::Standing | Terms::Chain { .. });
            Offer {
                card,
                build,
                free_build,
                gain: gain(card),
            }
        };
        let stage = table.stage_terms(you, &market).map(|terms| Stage {
            number: table.city(you).stages(),
            terms: Terms::of(terms),
        });
        let cards = observation.hand().iter().map(offer).collect();
        Some(Ask::new(you, kind, cards, stage))
    }

    fn new(you: Seat, kind: AskKind, cards: Vec<Offer>, stage: Option<Stage>) -> Ask {
        let mut actions: Vec<Action> = Vec::new();
        for offer in &cards {
            actions.extend(offer.build.builds(offer.card));
            actions.extend(offer.free_build.then(|| offer.free_build()));
            if let Some(stage) = &stage {
                actions.extend(stage.terms.stages(offer.card));
            }
            if kind != AskKind::Discard {
                actions.push(Action::Sell { card: offer.card });
            }
        }
        if kind == AskKind::Discard {
            actions.push(Action::Decline);
        }
        actions.sort_unstable();
        actions.dedup();
        Ask {
            kind,
            cards,
            stage,
            actions: actions.into_iter().map(|action| (you, action)).collect(),
        }
    }
}
