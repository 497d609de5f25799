//! The builder at a table of 7 Wonders Duel: the worth of each action.
//!
//! `worth` says what an effect is worth to a seat, `plans` what lower and higher prices are worth for what is still to
//! be built, `coming` which cards that is, `danger` whether an action loses at once. Here: what an action brings,
//! and what it leaves: a card that goes opens others to the opponent, or to the same seat if it plays again.

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

/// The action with the best worth for the seat; of equal ones the first.
pub(super) fn choose(
    weights: &Weights,
    observation: &Observation,
    seat: Seat,
    legal: &Actions<Action>,
) -> Action {
    let scene = Scene::new(weights, observation);
    let judge = Judge::new(&scene, observation, seat);
    best_of(legal, |action| judge.worth(action))
}

/// How many turns after the present one are looked at: the opponent's, and the player's own after it.
const TURNS_AHEAD: u8 = 2;
/// The most that a card is worth to the opponent next turn, in points: a defeat is seen by `danger`.
const MOST: f32 = 15.0;
/// A victory on the player's next turn, which is less than one now.
const LATER_VICTORY: f32 = VICTORY / 4.0;
/// A defeat on the opponent's next turn.
const DEFEAT: f32 = -VICTORY / 2.0;

/// One decision, with what each seat would gain by each card once somebody has asked.
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

    /// What the seat is better off by after the action.
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
            // Who begins has the first choice.
            Action::Begin(seat) => f32::from(seat == self.seat),
        };
        let lost = self
            .danger
            .as_ref()
            .is_some_and(|danger| danger.loses(action));
        if lost { worth + DEFEAT } else { worth }
    }

    /// A wonder in the draft: its price is a guess, before anything is produced.
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

    /// The coins for discarding a card.
    fn sale(&self, seat: Seat) -> f32 {
        let coins = self.scene.table.discard_income(seat);
        self.scene.view(seat).coins(f32::from(coins))
    }

    /// What the turns after this one bring once a card is taken, which the opponent can have no more.
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

    /// What a seat gains by taking its best card, and both by taking theirs in turn.
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

    /// What a seat gains by taking the card of a slot, seen or not: it builds or discards it.
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

    /// What a card with this back is worth to the seat that may take it first.
    fn unseen(&self, view: &View<'_>, back: Back) -> f32 {
        let weights = self.scene.weights;
        let cards = self.scene.coming.unseen(back);
        let winning = cards.iter().filter(|&card| view.wins(card)).count();
        weights.unseen + weights.fear * winning as f32 / cards.len().max(1) as f32
    }
}
