//! Looking ahead at a table of 7 Wonders: what the others will do is guessed from what the net would do in their place.
//!
//! Each simulation draws a deal that agrees with the observation and lets everybody else choose as the net would; then
//! each of the own actions that are worth a closer look is played in it, so that all are compared on the same deal and
//! the same choices of the others. The net judges the best answer to what comes next.

use antipater_engine::seven::{Action, Observation, Seven};
use antipater_engine::{Actions, JointAction, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};
use crate::budget::{Budget, Iterations};
use crate::encode::{Encoded, Inputs};
use crate::learned::Judgement;
use crate::net::Net;

/// How many actions are looked at more closely.
const CLOSER: usize = 6;
/// Actions that the net puts this far behind the best, in shares of the win, are not looked at again.
const FAR_BEHIND: f32 = 0.12;

/// A bot that looks at as many deals for a decision as its budget says.
///
/// # Examples
/// ```
/// use antipater_bots::Bot;
/// use antipater_bots::budget::Iterations;
/// use antipater_bots::encode::seven::SCHEMA;
/// use antipater_bots::net::Net;
/// use antipater_bots::search::SevenSearch;
/// use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// use antipater_engine::{Seat, State, rng};
///
/// let net = Net::zero(&SCHEMA);
/// let boards = [BoardOptions::default(); 3];
/// let setup = Setup::deal(Edition::Second, &boards, &mut rng::generator(1, 0)).unwrap();
/// let game = Seven::new(setup).unwrap();
/// let legal = game.legal_actions(Seat::FIRST);
/// let mut bot = SevenSearch::new(&net, Iterations(5), 1, 0);
/// assert!(legal.contains(bot.choose(&game.observe(Seat::FIRST), Seat::FIRST, &legal)));
/// ```
pub struct SevenSearch<'a, B = Iterations> {
    net: &'a Net,
    budget: B,
    rng: ChaCha8Rng,
    inputs: Inputs,
}

impl<'a, B: Budget> SevenSearch<'a, B> {
    /// A bot with its own generator; with a budget of iterations the same seed and stream choose the same actions.
    pub fn new(net: &'a Net, budget: B, seed: u64, stream: u64) -> SevenSearch<'a, B> {
        let (rng, inputs) = (generator(seed, stream), Inputs::default());
        SevenSearch {
            net,
            budget,
            rng,
            inputs,
        }
    }

    /// The net's judgement of each action, best first.
    fn look(
        &mut self,
        observation: &Observation,
        seat: Seat,
        legal: &Actions<Action>,
    ) -> Vec<(Action, f32)> {
        let known = Seven::known(observation, &mut self.rng);
        let mut all: Vec<(Action, f32)> = legal
            .iter()
            .map(|&action| {
                self.inputs.clear();
                Seven::after(&known, seat, action, &mut self.inputs);
                let worth = Judgement::of::<Seven>(self.net, &self.inputs).worth;
                (action, worth)
            })
            .collect();
        all.sort_by(|one, other| other.1.total_cmp(&one.1));
        all
    }

    /// What the net would do for a seat, and what it expects of it.
    fn best(
        &mut self,
        game: &Seven,
        seat: Seat,
        joint: &JointAction<Action>,
    ) -> Option<(Action, f32)> {
        let legal = game.legal_actions_given(seat, joint);
        let observation = game.observe(game.chooser(seat));
        self.look(&observation, seat, &legal).first().copied()
    }

    /// What a position is worth to a player: the net's judgement of their next decision, or the result. Decisions of
    /// others alone, which come between turns, are made on the way.
    fn worth(&mut self, mut game: Seven, me: Seat) -> f32 {
        loop {
            if let Some(class) = game.result(me) {
                return Seven::WORTH[class];
            }
            let acting = game.to_act();
            let own = acting.iter().find(|&seat| game.chooser(seat) == me);
            if let Some(seat) = own {
                let found = self.best(&game, seat, &JointAction::new());
                return found.map_or(0.0, |found| found.1);
            }
            let mut joint = JointAction::new();
            for seat in acting.iter() {
                if let Some((action, _)) = self.best(&game, seat, &joint) {
                    joint.set(seat, action);
                }
            }
            game.apply_unchecked(&joint);
        }
    }
}

impl<B: Budget> Bot<Seven> for SevenSearch<'_, B> {
    fn choose(&mut self, observation: &Observation, seat: Seat, legal: &Actions<Action>) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let me = observation.seat();
        let mut all = self.look(observation, seat, legal);
        let free_city = observation.table().free_city();
        if free_city == Some(seat) {
            return all[0].0; // What was chosen for the own city is not known here.
        }
        let least = all[0].1 - FAR_BEHIND;
        all.retain(|&(_, worth)| worth >= least);
        all.truncate(CLOSER);
        if all.len() == 1 {
            return all[0].0;
        }
        let mut sums: Vec<f32> = vec![0.0; all.len()];
        self.budget.begin();
        let mut done = 0;
        while done == 0 || self.budget.goes_on(done) {
            done += 1;
            let game = Seven::sample(observation, &mut self.rng);
            let mut others = JointAction::new();
            let acting = game.to_act().iter();
            for other in acting.filter(|&other| game.chooser(other) != me) {
                if let Some((action, _)) = self.best(&game, other, &others) {
                    others.set(other, action);
                }
            }
            for (sum, &(action, _)) in sums.iter_mut().zip(&all) {
                let mut next = game.clone();
                let mut joint = others;
                joint.set(seat, action);
                for other in game.to_act().iter() {
                    if joint.get(other).is_none()
                        && let Some((action, _)) = self.best(&game, other, &joint)
                    {
                        joint.set(other, action);
                    }
                }
                next.apply_unchecked(&joint);
                *sum += self.worth(next, me);
            }
        }
        let mut best = 0;
        for (number, &sum) in sums.iter().enumerate() {
            if sum > sums[best] {
                best = number;
            }
        }
        all[best].0
    }
}
