//! The builder at a table of 7 Wonders: the worth of each action.
//!
//! `worth` evaluates effects for the city, `plans` production, discounts and chains for the cards and stages to come,
//! and `holder` the actions of the Free City for its holder. Here: the cost of an action of the player's own city.

mod holder;
mod plans;
mod weights;
mod worth;

use antipater_engine::seven::{Action, By, Card, HELD, Held, Observation, Payment, SALE};
use antipater_engine::{Actions, Seat};

use self::holder::Holder;
pub use self::weights::Weights;
use self::worth::View;
use super::best::best_of;

/// The action with the best worth for the seat, the observer's or the Free City's, and what the bot is `fond` of; of
/// equal ones the first.
pub(super) fn choose(
    weights: &Weights,
    observation: &Observation,
    seat: Seat,
    legal: &Actions<Action>,
    fond: impl Fn(Action) -> f32,
) -> Action {
    if observation.table().free_city() == Some(seat) {
        let holder = Holder::new(weights, observation, seat);
        best_of(legal, |action| holder.worth(action) + fond(action))
    } else {
        let judge = Judge::new(weights, observation);
        best_of(legal, |action| judge.worth(action) + fond(action))
    }
}

/// One decision: the cards in hand and the next stage, each with its worth in the city.
struct Judge<'a> {
    view: View<'a>,
    hand: Held,
    cards: [f32; HELD],
    stage: f32,
}

impl<'a> Judge<'a> {
    fn new(weights: &'a Weights, observation: &'a Observation) -> Judge<'a> {
        let view = View::new(weights, observation, observation.seat());
        let hand = observation.hand();
        let mut cards = [0.0; HELD];
        for (place, &card) in hand.iter().enumerate() {
            cards[place] = view.card(card);
        }
        let next = view.city().next_stage(view.edition());
        let stage = next.map_or(0.0, |stage| view.effects(stage.effects, None));
        Judge {
            view,
            hand,
            cards,
            stage,
        }
    }

    /// The gain of the city by the action.
    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Build { card, by, pay } => {
                let bank = match by {
                    By::Cost => card.facts(self.view.edition()).coins,
                    By::Chain | By::Power => 0,
                };
                self.card(card) - self.cost(bank, pay) - self.reserve(by)
            }
            Action::Stage { card, pay } => {
                self.stage - self.cost(0, pay) - self.view.weights.marker * self.card(card)
            }
            Action::Sell { card } => {
                self.view.coins(i32::from(SALE)) - self.view.weights.marker * self.card(card)
            }
            Action::Take { card } => self.view.card(card),
            Action::Decline => 0.0,
        }
    }

    fn card(&self, card: Card) -> f32 {
        let place = self.hand.iter().position(|&other| other == card);
        place.map_or(0.0, |place| self.cards[place])
    }

    fn cost(&self, bank: u8, pay: Payment) -> f32 {
        let trade = pay.total();
        self.view.weights.trade * f32::from(trade) - self.view.coins(-i32::from(bank + trade))
    }

    /// The worth of saving Olympia's free build of this age (side A, first edition) for later in the age.
    fn reserve(&self, by: By) -> f32 {
        let table = self.view.table;
        if by == By::Power && table.free_build_ready(self.view.seat) {
            self.view.weights.free_build * self.view.left_in_age / 6.0
        } else {
            0.0
        }
    }
}
