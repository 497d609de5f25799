//! The builder at a table of 7 Wonders Duel: the worth of each action.
//!
//! `worth` evaluates effects for a seat, and `plans` changed prices for future constructions. `coming` estimates the
//! cards to come, and `danger` detects immediate defeats. Here: the gain of an action, and its consequences: a taken
//! card opens others to the opponent, or to the same seat if it plays again.

mod coming;
mod danger;
mod plans;
mod weights;
mod worth;

use std::cell::OnceCell;

use antipater_engine::duel::{
    Action, Back, Card, Face, Observation, Project, Slot, SlotSet, Wonder, opponent,
};
use antipater_engine::{Actions, Seat};

use self::danger::Danger;
pub use self::weights::Weights;
use self::worth::{Scene, VICTORY, View};
use super::best::best_of;

/// The action with the best worth for the seat, and what the bot is `fond` of; of equal ones the first.
pub(super) fn choose(
    weights: &Weights,
    observation: &Observation,
    seat: Seat,
    legal: &Actions<Action>,
    fond: impl Fn(Action) -> f32,
) -> Action {
    let scene = Scene::new(weights, observation);
    let judge = Judge::new(&scene, observation, seat);
    best_of(legal, |action| judge.worth(action) + fond(action))
}

/// The number of later turns that are considered: the opponent's, and the player's own after it.
const TURNS_AHEAD: u8 = 2;
/// The most that a card is worth to the opponent next turn, in points; `danger` detects defeats.
const MOST: f32 = 15.0;
/// The worth of a victory on the player's next turn.
const LATER_VICTORY: f32 = VICTORY / 4.0;
/// The worth of a defeat on the opponent's next turn.
const DEFEAT: f32 = -VICTORY / 2.0;

/// One decision, with cached gains of each seat by each card.
struct Judge<'a> {
    scene: &'a Scene<'a>,
    observation: &'a Observation,
    seat: Seat,
    view: View<'a>,
    danger: Option<Danger>,
    nets: [[OnceCell<f32>; Slot::COUNT]; 2],
    wonders: [OnceCell<f32>; Wonder::COUNT],
}

impl<'a> Judge<'a> {
    fn new(scene: &'a Scene<'a>, observation: &'a Observation, seat: Seat) -> Judge<'a> {
        Judge {
            scene,
            observation,
            seat,
            view: scene.view(seat),
            danger: Danger::of(observation, seat, &scene.coming),
            nets: Default::default(),
            wonders: Default::default(),
        }
    }

    /// The gain of the seat by the action.
    fn worth(&self, action: Action) -> f32 {
        let worth = match action {
            Action::Draft(wonder) => self.drafted(wonder),
            Action::Build(card) => self.built(card) + self.leaves(card, false),
            Action::Discard(card) => self.sale(self.seat) + self.leaves(card, false),
            Action::Wonder(card, wonder) => {
                let again = self.view.plays_again(wonder);
                self.constructed(wonder) + self.leaves(card, again)
            }
            Action::Token(token) | Action::Library(token) => self.view.token(token),
            Action::Destroy(card) => self.view.destroyed(card),
            Action::Revive(card) => self.view.card(card),
            // The seat that begins has the first choice.
            Action::Begin(seat) => f32::from(seat == self.seat),
        };
        let lost = self
            .danger
            .as_ref()
            .is_some_and(|danger| danger.loses(action));
        if lost { worth + DEFEAT } else { worth }
    }

    /// The worth of a wonder in the draft; its price is an estimate, because no city produces anything yet.
    fn drafted(&self, wonder: Wonder) -> f32 {
        let weights = self.scene.weights;
        let price = self.scene.table.price(self.seat, Project::Wonder(wonder));
        let again = if self.view.plays_again(wonder) {
            weights.again
        } else {
            0.0
        };
        self.view.wonder(wonder) + again - weights.draft * f32::from(price.total())
    }

    fn built(&self, card: Card) -> f32 {
        let price = self.view.price(Project::Building(card));
        self.view.card(card) + price.unwrap_or(0.0)
    }

    fn constructed(&self, wonder: Wonder) -> f32 {
        *self.wonders[wonder.index()].get_or_init(|| {
            let price = self.view.price(Project::Wonder(wonder));
            self.scene.weights.wonder * self.view.wonder(wonder) + price.unwrap_or(0.0)
        })
    }

    /// The worth of the coins for discarding a card.
    fn sale(&self, seat: Seat) -> f32 {
        let coins = self.scene.table.discard_income(seat);
        self.scene.view(seat).coins(f32::from(coins))
    }

    /// The worth of the following turns once a card is taken, and of denying it to the opponent.
    fn leaves(&self, card: Card, again: bool) -> f32 {
        let table = self.scene.table;
        let faces = &self.observation.ages[table.age as usize];
        let mut left = table.left;
        let mut denied = 0.0;
        for slot in left.accessible(table.age).iter() {
            if faces[slot.index()] == Face::Up(card) {
                left.remove(slot);
                denied = self.net(opponent(self.seat), slot);
            }
        }
        let weights = self.scene.weights;
        weights.deny * denied
            + if again {
                self.line(left, self.seat, TURNS_AHEAD)
            } else {
                -weights.reply * self.line(left, opponent(self.seat), TURNS_AHEAD)
            }
    }

    /// The gain of a seat if both seats take their best cards in turn.
    fn line(&self, left: SlotSet, seat: Seat, turns: u8) -> f32 {
        let slots = left.accessible(self.scene.table.age).iter();
        let nets = slots.map(|slot| (self.net(seat, slot), slot));
        let Some((net, slot)) = nets.max_by(|(one, _), (other, _)| one.total_cmp(other)) else {
            return 0.0;
        };
        if turns == 1 {
            return net;
        }
        let mut rest = left;
        rest.remove(slot);
        net - self.scene.weights.after * self.line(rest, opponent(seat), turns - 1)
    }

    /// The gain of a seat by taking the card of a slot, seen or not: it builds or discards it.
    fn net(&self, seat: Seat, slot: Slot) -> f32 {
        *self.nets[seat.number()][slot.index()].get_or_init(|| {
            let view = self.scene.view(seat);
            let face = self.observation.ages[self.scene.table.age as usize][slot.index()];
            match face {
                Face::Up(card) => {
                    let price = view.price(Project::Building(card));
                    let built = price.map_or(0.0, |price| view.card(card) + price);
                    let most = if seat == self.seat {
                        LATER_VICTORY
                    } else {
                        MOST
                    };
                    built.max(self.sale(seat)).min(most)
                }
                Face::Down(back) => self.unseen(&view, back),
                Face::Unlaid => self.scene.weights.unseen,
            }
        })
    }

    /// The worth of an unseen card with this back to the seat that may take it first.
    fn unseen(&self, view: &View<'_>, back: Back) -> f32 {
        let weights = self.scene.weights;
        let cards = self.scene.coming.unseen(back);
        let winning = cards.iter().filter(|&card| view.wins(card)).count();
        weights.unseen + weights.fear * winning as f32 / cards.len().max(1) as f32
    }
}
