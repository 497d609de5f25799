//! One turn of look-ahead for 7 Wonders, averaged over sampled deals; the net plays for the opponents.
//!
//! Each simulation samples a deal consistent with the observation and lets the net choose for all opponents. Every
//! candidate action is then played against the same deal and the same opposing choices, and the net evaluates the bot's
//! best reply on the next turn.

use antipater_engine::seven::{Action, Observation, Seven};
use antipater_engine::{Actions, JointAction, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};
use crate::budget::{Budget, Iterations};
use crate::encode::{Encoded, Inputs};
use crate::learned::{Judgement, MAX_CLASSES};
use crate::net::{Accumulator, Net, exp};
use crate::search::{Explored, Scale, Scales};
use crate::style::{Style, Styled};
use crate::weights::Weights;

/// The number of candidate actions.
const CLOSER: usize = 6;
/// The distance from the best action, in win probabilities by the net, beyond which an action is not a candidate.
const FAR_BEHIND: f32 = 0.12;
/// The number of candidate actions for the Free City behind each for the player's own city.
const CLOSER_FOR_CITY: usize = 5;

/// The difference in appeal at which one action is preferred e times as much as another.
const PREFERENCE: f32 = 0.015;

/// How much an action is preferred that is this far behind the best one.
fn preference(behind: f32) -> f32 {
    exp(-behind / PREFERENCE)
}

/// A candidate action, and the same player's choice for another seat with it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    /// The action.
    pub(crate) action: Action,
    /// The seat of the Free City and the action for it; `None` lets the net choose it.
    pub(crate) with: Option<(Seat, Action)>,
}

/// The nets for each kind of table.
///
/// # Examples
/// ```
/// use antipater_bots::search::Nets;
/// use antipater_bots::weights::{FREE_CITY, SEVEN};
///
/// let nets = Nets { tables: &SEVEN, free_city: &FREE_CITY };
/// assert_eq!(nets.tables.outputs(), nets.free_city.outputs());
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Nets<'a> {
    /// For tables of 3 to 7.
    pub tables: &'a Net,
    /// For two players with the Free City.
    pub free_city: &'a Net,
}

impl Nets<'static> {
    /// Those of these weights.
    pub(crate) fn of(weights: Weights) -> Nets<'static> {
        Nets {
            tables: weights.seven(),
            free_city: weights.free_city(),
        }
    }
}

/// A bot that samples deals for a decision within its budget.
///
/// # Examples
/// ```
/// use antipater_bots::Bot;
/// use antipater_bots::budget::Iterations;
/// use antipater_bots::encode::seven::SCHEMA;
/// use antipater_bots::net::Net;
/// use antipater_bots::search::{Nets, SevenSearch};
/// use antipater_engine::seven::{BoardOptions, Edition, Setup, Seven};
/// use antipater_engine::{Seat, State, rng};
///
/// let net = Net::zero(&SCHEMA);
/// let nets = Nets { tables: &net, free_city: &net };
/// let boards = [BoardOptions::default(); 3];
/// let setup = Setup::deal(Edition::Second, &boards, &mut rng::generator(1, 0)).unwrap();
/// let game = Seven::new(setup).unwrap();
/// let legal = game.legal_actions(Seat::FIRST);
/// let mut bot = SevenSearch::new(nets, Iterations(5), 1, 0);
/// assert!(legal.contains(bot.choose(&game.observe(Seat::FIRST), Seat::FIRST, &legal)));
/// ```
pub struct SevenSearch<'a, B = Iterations> {
    tables: Accumulator<'a>,
    free_city: Accumulator<'a>,
    scales: Scales,
    style: (Style, f32),
    budget: B,
    rng: ChaCha8Rng,
    inputs: Inputs,
    last: Option<(Seat, Action)>,
}

impl<'a, B: Budget> SevenSearch<'a, B> {
    /// A bot with a separate generator; with a budget of iterations it is deterministic in seed and stream.
    pub fn new(nets: Nets<'a>, budget: B, seed: u64, stream: u64) -> SevenSearch<'a, B> {
        SevenSearch {
            tables: Accumulator::new(nets.tables),
            free_city: Accumulator::new(nets.free_city),
            scales: [Scale::LEARNED; 3],
            style: (Style::AllRound, 0.0),
            budget,
            rng: generator(seed, stream),
            inputs: Inputs::default(),
            last: None,
        }
    }

    /// The same bot with other scales for its nets.
    #[must_use]
    pub(crate) fn with_scales(self, scales: Scales) -> SevenSearch<'a, B> {
        SevenSearch { scales, ..self }
    }

    /// The same bot, which adds this much win probability to what suits a style.
    #[must_use]
    pub fn in_style(self, style: Style, fondness: f32) -> SevenSearch<'a, B> {
        let style = (style, fondness);
        SevenSearch { style, ..self }
    }

    /// A sample of the hidden information.
    pub(crate) fn guess(&mut self, observation: &Observation) -> Seven {
        Seven::sample(observation, &mut self.rng)
    }

    /// The net's judgement of each action, best first. `last` is the observer's choice for their own city, if they now
    /// choose for the Free City.
    pub(crate) fn look(
        &mut self,
        observation: &Observation,
        seat: Seat,
        last: Option<(Seat, Action)>,
        legal: &Actions<Action>,
    ) -> Vec<(Action, Judgement)> {
        let net = match observation.table().free_city() {
            Some(_) => &mut self.free_city,
            None => &mut self.tables,
        };
        let clock = observation.table().phase().clock();
        let scale = self.scales[clock.map_or(0, |(age, _)| age as usize)];
        let known = Seven::known_after(observation, seat, last, &mut self.rng);
        let mut all: Vec<(Action, Judgement)> = legal
            .iter()
            .map(|&action| {
                self.inputs.clear();
                Seven::after(&known, seat, action, &mut self.inputs);
                let mut judgement = Judgement::tempered::<Seven>(net, &self.inputs, scale.unit);
                judgement.worth = scale.share(judgement.worth);
                (action, judgement)
            })
            .collect();
        all.sort_by(|one, other| other.1.appeal().total_cmp(&one.1.appeal()));
        all
    }

    /// The net's action for a seat, and its judgement.
    pub(crate) fn best(
        &mut self,
        game: &Seven,
        seat: Seat,
        joint: &JointAction<Action>,
    ) -> Option<(Action, Judgement)> {
        let legal = game.legal_actions_given(seat, joint);
        let chooser = game.chooser(seat);
        let own = joint.get(chooser).map(|action| (chooser, action));
        let all = self.look(&game.observe(chooser), seat, own, &legal);
        all.first().copied()
    }

    /// Adds the net's actions of all seats without a choice, except one.
    pub(crate) fn fill(
        &mut self,
        game: &Seven,
        except: Option<Seat>,
        joint: &mut JointAction<Action>,
    ) {
        for seat in game.to_act().iter() {
            if joint.get(seat).is_none()
                && Some(game.chooser(seat)) != except
                && let Some((action, _)) = self.best(game, seat, joint)
            {
                joint.set(seat, action);
            }
        }
    }

    /// The value of a position for a player: the net's judgement of their best next action, or the result of a finished
    /// game. The net plays the steps in which only others decide. (Looking several turns ahead was weaker than spending
    /// the same time on more deals: `docs/strength.md`.)
    pub(crate) fn value(&mut self, mut game: Seven, me: Seat) -> Judgement {
        loop {
            if let Some(judgement) = Judgement::ended(&game, me) {
                return judgement;
            }
            let mut joint = JointAction::new();
            let acting = game.to_act();
            if let Some(seat) = acting.iter().find(|&seat| game.chooser(seat) == me) {
                let best = self.best(&game, seat, &joint);
                return best.expect("a seat that acts has an action").1;
            }
            self.fill(&game, None, &mut joint);
            game.apply_unchecked(&joint);
        }
    }

    /// The win probability of a player, as in [`value`](SevenSearch::value).
    pub(crate) fn worth(&mut self, game: &Seven, me: Seat) -> f32 {
        self.value(game.clone(), me).worth
    }

    /// Plays these choices on one sampled deal, all against the same choices of the others; `found` gets the index and
    /// the result of each. `own` is the choice for the player's own city, if `seat` is the Free City.
    pub(crate) fn compare(
        &mut self,
        observation: &Observation,
        seat: Seat,
        own: Option<(Seat, Action)>,
        choices: impl Iterator<Item = Choice>,
        mut found: impl FnMut(usize, Judgement),
    ) {
        let me = observation.seat();
        let game = self.guess(observation);
        let mut others = JointAction::new();
        if let Some((own, action)) = own
            && game.to_act().contains(own)
        {
            others.set(own, action);
        }
        self.fill(&game, Some(me), &mut others);
        for (number, choice) in choices.enumerate() {
            let mut joint = others;
            joint.set(seat, choice.action);
            if let Some((other, action)) = choice.with {
                joint.set(other, action);
            }
            self.fill(&game, None, &mut joint);
            let mut next = game.clone();
            next.apply_unchecked(&joint);
            found(number, self.value(next, me));
        }
    }

    /// Plays the best actions by the net on this number of sampled deals; returns all of them. `own` is the choice
    /// for the player's own city, if `seat` is the Free City.
    pub fn explore(
        &mut self,
        observation: &Observation,
        seat: Seat,
        own: Option<(Seat, Action)>,
        legal: &Actions<Action>,
        simulations: u32,
    ) -> Vec<Explored<Action>> {
        let all = self.look(observation, seat, own, legal);
        let best = all[0].1.appeal();
        let mut explored: Vec<Explored<Action>> = all
            .iter()
            .map(|&(action, judgement)| Explored {
                action,
                prior: preference(best - judgement.appeal()),
                share: 0.0,
                simulations: 0,
                seen: judgement.worth,
                classes: [0.0; MAX_CLASSES],
            })
            .collect();
        let actions = all.iter().take(CLOSER).map(|&(action, _)| action);
        let choices: Vec<Choice> = actions
            .map(|action| Choice { action, with: None })
            .collect();
        let mut appeals = vec![0.0; choices.len()];
        for _ in 0..simulations {
            let choices = choices.iter().copied();
            self.compare(observation, seat, own, choices, |number, judgement| {
                let one = &mut explored[number];
                one.simulations += 1;
                appeals[number] += judgement.appeal();
                let sums = one.classes.iter_mut();
                sums.zip(judgement.classes)
                    .for_each(|(sum, share)| *sum += share);
            });
        }
        let best = appeals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let behind = |appeal: f32| (best - appeal) / simulations.max(1) as f32;
        let preferences: Vec<f32> = appeals.iter().map(|&one| preference(behind(one))).collect();
        let sum: f32 = preferences.iter().sum();
        for (one, preference) in explored.iter_mut().zip(preferences) {
            one.share = preference / sum;
            one.divide();
        }
        explored
    }

    /// Pairs each action for the player's city with the best action for the Free City by this number of simulations, if
    /// the player holds the Free City's card. The value of a pair must be estimated by other simulations, because the
    /// maximum of several estimates is biased upwards.
    pub(crate) fn with_free_city(
        &mut self,
        observation: &Observation,
        seat: Seat,
        actions: &[Action],
        simulations: u32,
    ) -> Vec<Choice> {
        let me = observation.seat();
        let alone = |&action: &Action| Choice { action, with: None };
        let all: Vec<Choice> = actions.iter().map(alone).collect();
        if seat != me || observation.table().free_city().is_none() {
            return all;
        }
        let game = self.guess(observation);
        let mut acting = game.to_act().iter();
        let Some(city) = acting.find(|&other| other != me && game.chooser(other) == me) else {
            return all;
        };
        let mut pairs = Vec::new();
        for (number, &action) in actions.iter().enumerate() {
            let legal = game.legal_actions_given(city, &JointAction::only(seat, action));
            let look = self.look(observation, city, Some((seat, action)), &legal);
            let closer = look.into_iter().take(CLOSER_FOR_CITY);
            pairs.extend(closer.map(|(for_city, _)| {
                let with = Some((city, for_city));
                (number, Choice { action, with })
            }));
        }
        let mut sums = vec![0.0; pairs.len()];
        for _ in 0..simulations {
            let choices = pairs.iter().map(|&(_, choice)| choice);
            self.compare(observation, seat, None, choices, |pair, judgement| {
                sums[pair] += judgement.appeal();
            });
        }
        let mut best: Vec<(f32, Choice)> = all.iter().map(|&one| (f32::MIN, one)).collect();
        for (&(number, choice), &sum) in pairs.iter().zip(&sums) {
            if sum > best[number].0 {
                best[number] = (sum, choice);
            }
        }
        best.into_iter().map(|(_, choice)| choice).collect()
    }
}

impl<B: Budget> Bot<Seven> for SevenSearch<'_, B> {
    fn choose(&mut self, observation: &Observation, seat: Seat, legal: &Actions<Action>) -> Action {
        let action = self.search(observation, seat, legal);
        self.last = Some((seat, action));
        action
    }
}

impl<B: Budget> SevenSearch<'_, B> {
    fn search(&mut self, observation: &Observation, seat: Seat, legal: &Actions<Action>) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let me = observation.seat();
        let own = self.last.filter(|&(own, _)| own == me && seat != me);
        let mut all = self.look(observation, seat, own, legal);
        let least = all[0].1.appeal() - FAR_BEHIND;
        all.retain(|(_, judgement)| judgement.appeal() >= least);
        all.truncate(CLOSER);
        if all.len() == 1 || (seat != me && own.is_none()) {
            return all[0].0;
        }
        let mut sums: Vec<f32> = vec![0.0; all.len()];
        self.budget.begin();
        let mut done = 0;
        while done == 0 || self.budget.goes_on(done) {
            done += 1;
            let choices = all.iter().map(|&(action, _)| Choice { action, with: None });
            self.compare(observation, seat, own, choices, |number, judgement| {
                sums[number] += judgement.appeal();
            });
        }
        let (style, fondness) = self.style;
        for (sum, &(action, _)) in sums.iter_mut().zip(&all) {
            if Seven::suits(style, observation, seat, action) {
                *sum += fondness * done as f32;
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
