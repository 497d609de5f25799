//! The builder as holder of the Free City card, in the first edition's game for two.
//!
//! The Free City cannot win, so its own result does not matter. It plays the action that is best for its holder against
//! the opponent. It takes cards from the hand that the opponent wants, and buys from the holder rather than from the
//! opponent. It adds shields where the opponent loses by it, and builds what the holder's guilds count.

use antipater_engine::Seat;
use antipater_engine::seven::{Action, Card, Color, Effect, Observation, Payment};

use super::weights::Weights;
use super::worth::View;

/// One decision for the Free City, evaluated for both players.
pub(super) struct Holder<'a> {
    weights: &'a Weights,
    /// The Free City's seat.
    city: Seat,
    own: View<'a>,
    other: View<'a>,
}

impl<'a> Holder<'a> {
    pub(super) fn new(
        weights: &'a Weights,
        observation: &'a Observation,
        city: Seat,
    ) -> Holder<'a> {
        let own = View::new(weights, observation, observation.seat());
        let [left, right] = own.neighbors();
        let opponent = if left == city { right } else { left };
        Holder {
            weights,
            city,
            own,
            other: View::new(weights, observation, opponent),
        }
    }

    /// The gain of the holder over the opponent by an action of the Free City.
    pub(super) fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Build { card, pay, .. } => {
                self.placed(card) + self.earned(pay) + self.taken(card)
            }
            Action::Stage { card, pay } => {
                let city = self.own.table.city(self.city);
                let stage = city.next_stage(self.own.edition());
                let effects = stage.map_or(&[] as &[_], |stage| stage.effects);
                self.gain(effects, None) + self.earned(pay) + self.taken(card)
            }
            Action::Sell { card } => self.taken(card),
            Action::Take { card } => self.placed(card),
            Action::Decline => 0.0,
        }
    }

    /// The worth of a building in the Free City.
    fn placed(&self, card: Card) -> f32 {
        let facts = card.facts(self.own.edition());
        self.gain(facts.effects, Some(facts.color))
    }

    fn gain(&self, effects: &'static [Effect], color: Option<Color>) -> f32 {
        self.own.beside(self.city, effects, color) - self.other.beside(self.city, effects, color)
    }

    /// The worth of the coins that the Free City pays to its neighbors.
    fn earned(&self, pay: Payment) -> f32 {
        let left = self.own.table.left(self.city) == self.own.seat;
        let (own, other) = if left {
            (pay.left, pay.right)
        } else {
            (pay.right, pay.left)
        };
        self.own.coins(i32::from(own)) - self.other.coins(i32::from(other))
    }

    /// The worth of a card that is not passed on to the opponent; zero after the last turn of an age.
    fn taken(&self, card: Card) -> f32 {
        if self.own.left_in_age == 0.0 || self.other.city().built().contains(card) {
            return 0.0;
        }
        self.weights.deny * self.other.card(card)
    }
}
