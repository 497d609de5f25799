//! The builder at a table of 7 Wonders Duel: the worth of each action.
//!
//! `worth` says what an effect is worth to a seat, `plans` what lower and higher prices are worth for what is still to
//! be built, `coming` which cards that is, `danger` whether an action loses at once. Here: the weights, what an action
//! brings, and what it leaves: a card that goes opens others to the opponent, or to the same seat if it plays again.

mod coming;
mod danger;
mod plans;
mod worth;

use std::cell::OnceCell;

use antipater_engine::duel::{
    Action, Back, Card, Duel, Face, Observation, Project, Slot, SlotSet, Wonder, opponent,
};
use antipater_engine::{Actions, Seat};

use self::danger::Danger;
use self::worth::{Scene, VICTORY, View};
use super::{Builder, best_of};
use crate::Bot;

/// What the builder thinks things are worth in a Duel, in points unless it says otherwise. Found by games against
/// itself with one weight changed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// A full purse at the start of the game, beyond the points for coins; falls to nothing at the end.
    pub purse: f32,
    /// The coins at which half of that is reached.
    pub half_purse: f32,
    /// The chance to build a card that comes.
    pub share: f32,
    /// The chance to build a wonder.
    pub plan_wonder: f32,
    /// A coin saved on plans.
    pub saving: f32,
    /// A coin that the opponent must pay more, as a part of one saved.
    pub hinder: f32,
    /// A chain: a coin that its card would cost.
    pub chain: f32,
    /// A coin that the opponent spends on resources, to the owner of Economy.
    pub economy: f32,
    /// Guilds: how many things are added in a whole game.
    pub growth: f32,
    /// Another turn.
    pub again: f32,
    /// Coins that the opponent loses, as a part of what they are worth to it.
    pub loot: f32,
    /// The track: a space while the game is open.
    pub slope: f32,
    /// The track: how early in the game its spaces count more than its points.
    pub open: f32,
    /// The track: a pawn before the capital, with shields enough to come.
    pub threat: f32,
    /// The track: the part of the shields to come that one seat may get.
    pub reach: f32,
    /// The first to the fifth symbol, while six are in reach.
    pub study: [f32; 5],
    /// Law on the board, as a chance for one more symbol.
    pub law: f32,
    /// Half of a pair.
    pub pair: f32,
    /// A wonder, for each coin of its price in the draft.
    pub draft: f32,
    /// A wonder now, against one later.
    pub wonder: f32,
    /// What the opponent takes next, as a part of its worth.
    pub reply: f32,
    /// What comes after that, as a part of its worth.
    pub after: f32,
    /// A card that the opponent can never have, as a part of its worth to it.
    pub deny: f32,
    /// A card that nobody has seen.
    pub unseen: f32,
    /// A card that nobody has seen and that wins at once.
    pub fear: f32,
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            purse: 20.0,
            half_purse: 5.0,
            share: 0.64,
            plan_wonder: 1.0,
            saving: 0.4,
            hinder: 0.6,
            chain: 0.15,
            economy: 0.3,
            growth: 3.0,
            again: 6.4,
            loot: 0.6,
            slope: 1.5,
            open: 2.0,
            threat: 19.0,
            reach: 0.3,
            study: [2.0, 4.0, 8.0, 16.0, 32.0],
            law: 0.7,
            pair: 2.0,
            draft: 0.2,
            wonder: 0.45,
            reply: 0.7,
            after: 0.8,
            deny: 0.3,
            unseen: 4.8,
            fear: 40.0,
        }
    }
}

impl Bot<Duel> for Builder {
    fn choose(&mut self, observation: &Observation, seat: Seat, legal: &Actions<Action>) -> Action {
        let scene = Scene::new(&self.duel, observation);
        let judge = Judge::new(&scene, observation, seat);
        best_of(legal, |action| judge.worth(action))
    }
}

/// How many turns after the present one are looked at: the opponent's, and the own one after it.
const TURNS_AHEAD: u8 = 2;
/// The most that a card is worth to the opponent next turn, in points: a defeat is seen by `danger`.
const MOST: f32 = 15.0;
/// A victory on the own next turn, which is less than one now.
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

    /// What discarding a card brings.
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
