//! The builder at a table of 7 Wonders: the worth of each action.
//!
//! `worth` says what an effect is worth to the city, `plans` what production, discounts and chains are worth for the
//! cards and stages to come, `holder` what the Free City does for its holder. Here: the weights and what an action of
//! the own city costs.

mod holder;
mod plans;
mod worth;

use antipater_engine::seven::cards::Card;
use antipater_engine::seven::observe::Held;
use antipater_engine::seven::{Action, By, HELD, Observation, Payment, SALE, Seven};
use antipater_engine::{Actions, Seat};

use self::holder::Holder;
use self::worth::View;
use super::{Builder, best_of};
use crate::Bot;

/// What the builder thinks things are worth, in points unless it says otherwise. Found by games in which one seat had
/// one weight changed, at all numbers of seats and in both editions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A full purse at the start of the game, beyond the points for coins; falls to nothing at the end.
    pub purse: f32,
    /// The coins at which half of that is reached.
    pub half_purse: f32,
    /// Each coin that goes to a neighbor, beyond its worth.
    pub trade: f32,
    /// Production, discounts: one point of a planned card that becomes easier to build.
    pub production: f32,
    /// A planned card loses this part of its worth for each coin it takes.
    pub dear: f32,
    /// A chain: one point of a planned card that becomes free, by the part that is not free already.
    pub chain: f32,
    /// The chance to build a planned stage of the own wonder.
    pub stage: f32,
    /// Shields: how far a conflict is open, in shields, for each turn until it.
    pub unrest: f32,
    /// Conflicts of later ages, against those of this age: a lead taken early can be kept.
    pub later_conflict: f32,
    /// Symbols expected from now on: how often the pace so far.
    pub studies: f32,
    /// Things counted at the end (neighbors' cards of a color): how many are added each turn.
    pub growth: f32,
    /// Babylon's seventh card, for each age in which it comes.
    pub seventh: f32,
    /// A free building, in the age of its use.
    pub free_build: f32,
    /// A discarded card of age I; later ages are worth as much more as their cards.
    pub discarded: f32,
    /// A copied guild before guilds are seen.
    pub copied_guild: f32,
    /// What is lost with the card laid under the wonder, as a part of its worth.
    pub marker: f32,
    /// A card that the Free City takes out of the hand passed on, as a part of its worth to the opponent.
    pub deny: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            purse: 3.4,
            half_purse: 3.5,
            trade: 0.12,
            production: 0.95,
            dear: 0.05,
            chain: 0.35,
            stage: 0.6,
            unrest: 0.35,
            later_conflict: 1.8,
            studies: 1.8,
            growth: 0.15,
            seventh: 2.5,
            free_build: 2.5,
            discarded: 2.5,
            copied_guild: 4.0,
            marker: 0.05,
            deny: 0.5,
        }
    }
}

impl Bot<Seven> for Builder {
    fn choose(&mut self, observation: &Observation, seat: Seat, legal: &Actions<Action>) -> Action {
        if observation.table().free_city() == Some(seat) {
            let holder = Holder::new(&self.seven, observation, seat);
            best_of(legal, |action| holder.worth(action))
        } else {
            let judge = Judge::new(&self.seven, observation);
            best_of(legal, |action| judge.worth(action))
        }
    }
}

/// One decision: the cards in hand and the next stage with what they are worth once they are there.
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

    /// What the city is better off by after the action.
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

    /// What Olympia's free build of this age (side A, first edition) would still be worth later in the age.
    fn reserve(&self, by: By) -> f32 {
        let table = self.view.table;
        if by == By::Power && table.free_build_ready(self.view.seat) {
            self.view.weights.free_build * self.view.left_in_age / 6.0
        } else {
            0.0
        }
    }
}

/// The neighbors of a seat: left, right.
fn neighbors(view: &View<'_>) -> [Seat; 2] {
    [view.table.left(view.seat), view.table.right(view.seat)]
}
