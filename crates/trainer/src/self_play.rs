//! Games of the net against itself and against scripted opponents, and the samples from them.

use core::convert::Infallible;

use antipater_bots::arena::{Side, Standing, play_deal};
use antipater_bots::encode::{Encoded, Heads, Inputs, all_points, place};
use antipater_bots::learned::{Judgement, TENS};
use antipater_bots::net::{Accumulator, Net, ONE, UNIT, softmax};
use antipater_bots::search::Explored;
use antipater_bots::{Bot, Builder, Playable};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::{Actions, JointAction, Seat, State, Victory};
use rand_core::Rng;

use crate::games::{Explore, SEATS, Task, scripted};
use crate::parallel::in_parallel;
use crate::replay::{Afterstate, Preference, Sample};

/// The weight of later expectations in the targets of earlier ones (TD(lambda)).
const LAMBDA: f32 = 0.8;
/// The largest noise on the value of an action, in win probabilities.
const NOISE: f32 = 0.02;
/// The most afterstates in a sample.
const RUN: usize = 8;
/// One decision in this many is searched in full, and only those teach preferences.
const FULL: u32 = 4;
/// The other decisions have this part of the simulations.
const BRIEF: u32 = 8;
/// One choice in this many is drawn by the preferences of the search instead of taking the first.
const DRAWN: u32 = 16;
/// The least simulations of an action that teach its value.
const LEAST: u32 = 8;
/// The weight of a search in the target of the action that was chosen, beside the course of the game.
const SEARCH: f32 = 0.5;
/// One game in this many has scripted opponents.
const SCRIPTED: u32 = 8;

/// One decision of the net: its inputs, and its expectation.
pub(crate) struct Look {
    inputs: Box<[u16]>,
    /// The expectation for each output, by the net or a search.
    pub(crate) expected: Box<[f32]>,
    /// The error of the net's win probability, if it was searched in full.
    searched: Option<f32>,
    /// The age of the decision, from 0.
    pub(crate) age: usize,
}

/// One player's decisions in a game, and the result for them.
pub(crate) struct Trajectory {
    pub(crate) looks: Vec<Look>,
    pub(crate) class: usize,
    /// The result for each output.
    result: Box<[f32]>,
    /// The number of players.
    pub(crate) players: usize,
}

/// Plays one game of the net, with this number of simulations a decision or none; returns samples of its decisions.
pub(crate) fn teach<T: Task>(net: &Net, seed: u64, number: u64, simulations: u32) -> Vec<Sample> {
    let rng = &mut generator(seed, number);
    let play = Play {
        noise: NOISE,
        simulations,
    };
    let (trajectories, mut samples) = play.episode::<T>(net, rng, scripted_others::<T>);
    for trajectory in trajectories {
        let mut target = trajectory.result;
        let mut run = Vec::new();
        for look in trajectory.looks.into_iter().rev() {
            let mut own = target.clone();
            if look.searched.is_some() {
                let classes = own.iter_mut().zip(&look.expected);
                for (value, expected) in classes.take(T::SCHEMA.outputs) {
                    *value += SEARCH * (expected - *value);
                }
            }
            run.push(Afterstate {
                inputs: look.inputs,
                target: own,
                searched: look.searched,
            });
            if run.len() == RUN {
                samples.push(Sample::Run(std::mem::take(&mut run).into()));
            }
            for (value, &expected) in target.iter_mut().zip(&look.expected) {
                *value = LAMBDA * *value + (1.0 - LAMBDA) * expected;
            }
        }
        if !run.is_empty() {
            samples.push(Sample::Run(run.into()));
        }
    }
    samples
}

/// The net's expectation for each output, given the active inputs.
fn expected<G: Encoded>(net: &mut Accumulator<'_>, inputs: &Inputs) -> Box<[f32]> {
    let mut outputs = vec![0; net.net().outputs()];
    net.judge(inputs, &mut outputs);
    let (results, heads) = outputs.split_at(G::SCHEMA.outputs);
    let mut expected = vec![0.0; outputs.len()];
    softmax(results, ONE * UNIT, &mut expected[..results.len()]);
    for (value, &output) in expected[results.len()..].iter_mut().zip(heads) {
        *value = output as f32 / (ONE * UNIT) as f32;
    }
    expected.into()
}

/// The result of a finished game for each output. The points of a game that ended early are unknown.
fn result<G: Encoded>(game: &G, seat: Seat) -> (usize, Box<[f32]>) {
    let outcome = game.outcome().expect("the game is over");
    let class = game.result(seat).expect("the game is over");
    let players = game.players().len();
    let schema = G::SCHEMA;
    let mut result = vec![0.0; schema.with_heads()];
    result[class] = 1.0;
    let heads = &mut result[schema.outputs..];
    heads[Heads::PLACE] = place::<G>(&outcome, players, seat);
    match outcome.victory {
        Victory::Civilian => {
            let points = all_points::<G>(&outcome, players, seat);
            for (head, points) in heads[Heads::POINTS..].iter_mut().zip(points) {
                *head = points / TENS;
            }
        }
        Victory::Military | Victory::Science => heads[Heads::POINTS..].fill(f32::NAN),
    }
    (class, result.into())
}

/// The net's expectations in a game against itself, and the results.
pub(crate) fn alone<T: Task>(net: &Net, seed: u64, number: u64) -> Vec<Trajectory> {
    let rng = &mut generator(seed, number);
    let play = Play {
        noise: 0.0,
        simulations: 0,
    };
    play.episode::<T>(net, rng, |_, _| Vec::new()).0
}

/// The bots that play in place of the net, by seat.
type Others<G> = Vec<Option<Box<dyn Bot<G>>>>;

/// Sometimes scripted opponents of one seat.
fn scripted_others<T: Task>(rng: &mut Generator, players: usize) -> Others<T::Game> {
    let among_scripted = below(rng, SCRIPTED) == 0;
    let own = below(rng, players as u32) as usize;
    let mut others: Others<T::Game> = Vec::new();
    for seat in 0..players {
        let other = among_scripted && seat != own;
        others.push(other.then(|| scripted(rng)));
    }
    others
}

/// How a net plays its games.
#[derive(Clone, Copy)]
struct Play {
    /// The largest noise on the value of an action.
    noise: f32,
    /// The simulations of a decision that is searched in full; 0 for none.
    simulations: u32,
}

impl Play {
    /// Plays one game; returns a trajectory for each player that the net decides for, and samples from searches.
    fn episode<T: Task>(
        self,
        net: &Net,
        rng: &mut Generator,
        others: impl FnOnce(&mut Generator, usize) -> Others<T::Game>,
    ) -> (Vec<Trajectory>, Vec<Sample>) {
        let mut game = T::Game::new(T::deal(rng)).expect("deals are sound");
        let players = game.players().len();
        let mut others = others(rng, players);
        let mut looks: Vec<Vec<Look>> = (0..players).map(|_| Vec::new()).collect();
        let mut samples = Vec::new();
        let mut mind = Mind::<T::Game> {
            play: self,
            net: Accumulator::new(net),
            search: T::Game::search(net, rng.next_u64(), 0),
            inputs: Inputs::default(),
        };
        while !game.to_act().is_empty() {
            let mut joint = JointAction::new();
            let age = T::age(&game);
            for seat in game.to_act().iter() {
                let legal = game.legal_actions_given(seat, &joint);
                let chooser = game.chooser(seat);
                let observation = game.observe(chooser);
                let action = match others.get_mut(chooser.number()) {
                    Some(Some(bot)) => bot.choose(&observation, seat, &legal),
                    Some(None) | None => {
                        let own = joint.get(chooser).map(|action| (chooser, action));
                        let known = T::Game::known_after(&observation, seat, own, rng);
                        let decision = Decision {
                            observation: &observation,
                            known: &known,
                            seat,
                            own,
                            legal: &legal,
                        };
                        let (action, look) = mind.choose(&decision, age, rng, &mut samples);
                        looks[chooser.number()].extend(look);
                        action
                    }
                };
                joint.set(seat, action);
            }
            game.apply_unchecked(&joint);
        }
        let trajectories = game.players().iter().zip(looks);
        let trajectories =
            trajectories
                .filter(|(_, looks)| !looks.is_empty())
                .map(|(seat, looks)| {
                    let (class, result) = result(&game, seat);
                    Trajectory {
                        looks,
                        class,
                        result,
                        players,
                    }
                });
        (trajectories.collect(), samples)
    }
}

/// A decision of the net.
struct Decision<'a, G: Encoded> {
    observation: &'a G::Observation,
    known: &'a G::Known,
    seat: Seat,
    own: Option<(Seat, G::Action)>,
    legal: &'a Actions<<G as State>::Action>,
}

/// A net that plays a game.
struct Mind<'a, G: Explore> {
    play: Play,
    net: Accumulator<'a>,
    search: G::Search<'a>,
    inputs: Inputs,
}

impl<G: Explore> Mind<'_, G> {
    /// Chooses an action; also returns what was expected of it, unless it ends the game.
    fn choose(
        &mut self,
        decision: &Decision<'_, G>,
        age: usize,
        rng: &mut Generator,
        samples: &mut Vec<Sample>,
    ) -> (G::Action, Option<Look>) {
        if self.play.simulations == 0 || decision.legal.len() == 1 {
            let action = self.best(decision, rng);
            return (action, self.look(decision, action, age));
        }
        let full = below(rng, FULL) == 0;
        let simulations = if full {
            self.play.simulations
        } else {
            self.play.simulations.div_ceil(BRIEF)
        };
        let all = G::explore(
            &mut self.search,
            decision.observation,
            decision.seat,
            decision.own,
            decision.legal,
            simulations,
        );
        let chosen = drawn(&all, rng);
        let mut look = self.look(decision, chosen.action, age);
        if let Some(look) = &mut look
            && chosen.simulations > 0
        {
            let classes = look.expected.iter_mut().zip(chosen.classes);
            classes
                .take(G::SCHEMA.outputs)
                .for_each(|(value, share)| *value = share);
            look.searched = full.then(|| error::<G>(&chosen));
        }
        if full {
            self.note(decision, &all, chosen.action, samples);
        }
        (chosen.action, look)
    }

    /// Samples of a decision that was searched in full: the preferences, and the values of the other actions.
    fn note(
        &mut self,
        decision: &Decision<'_, G>,
        all: &[Explored<G::Action>],
        chosen: G::Action,
        samples: &mut Vec<Sample>,
    ) {
        let mut preferences = Vec::new();
        let mut run = Vec::new();
        for one in all {
            let Some(inputs) = self.after(decision, one.action) else {
                continue;
            };
            preferences.push(Preference {
                inputs: inputs.clone(),
                base: one.prior.max(1e-9).ln(),
                share: one.share,
            });
            if one.action != chosen && one.simulations >= LEAST {
                let mut target = vec![f32::NAN; G::SCHEMA.with_heads()];
                target[..G::SCHEMA.outputs].copy_from_slice(&one.classes[..G::SCHEMA.outputs]);
                run.push(Afterstate {
                    inputs,
                    target: target.into(),
                    searched: Some(error::<G>(one)),
                });
            }
        }
        let sum: f32 = preferences.iter().map(|one| one.share).sum();
        if preferences.len() > 1 && sum > 0.0 {
            preferences.iter_mut().for_each(|one| one.share /= sum);
            samples.push(Sample::Choice(preferences.into()));
        }
        if !run.is_empty() {
            samples.push(Sample::Run(run.into()));
        }
    }

    /// The active inputs after an action, in ascending order; `None` if it ends the game.
    fn after(&mut self, decision: &Decision<'_, G>, action: G::Action) -> Option<Box<[u16]>> {
        self.inputs.clear();
        if G::after(decision.known, decision.seat, action, &mut self.inputs).is_some() {
            return None;
        }
        let mut inputs: Box<[u16]> = self.inputs.numbers().into();
        inputs.sort_unstable();
        Some(inputs)
    }

    /// What the net expects of an action; `None` if it ends the game.
    fn look(&mut self, decision: &Decision<'_, G>, action: G::Action, age: usize) -> Option<Look> {
        let inputs = self.after(decision, action)?;
        let expected = expected::<G>(&mut self.net, &self.inputs);
        Some(Look {
            inputs,
            expected,
            searched: None,
            age,
        })
    }

    /// The best action at one look, with a little noise.
    fn best(&mut self, decision: &Decision<'_, G>, rng: &mut Generator) -> G::Action {
        let mut best = (decision.legal[0], f32::NEG_INFINITY);
        for &action in decision.legal.iter() {
            self.inputs.clear();
            let judgement = match G::after(decision.known, decision.seat, action, &mut self.inputs)
            {
                Some(class) => Judgement::certain::<G>(class),
                None => Judgement::of::<G>(&mut self.net, &self.inputs),
            };
            let chance = rng.next_u32() as f32 / u32::MAX as f32;
            let appeal = judgement.appeal() + self.play.noise * chance;
            if appeal > best.1 {
                best = (action, appeal);
            }
        }
        best.0
    }
}

/// The action that a search prefers or, now and then, one drawn by its preferences.
fn drawn<A: Copy>(all: &[Explored<A>], rng: &mut Generator) -> Explored<A> {
    let mut left = f32::INFINITY;
    if below(rng, DRAWN) == 0 {
        left = rng.next_u32() as f32 / u32::MAX as f32;
    }
    let mut best = &all[0];
    for one in all {
        left -= one.share;
        if left < 0.0 {
            return *one;
        }
        if one.share > best.share {
            best = one;
        }
    }
    *best
}

/// The distance of the net's win probability from that of the search.
fn error<G: Encoded>(one: &Explored<G::Action>) -> f32 {
    let searched: f32 = one
        .classes
        .iter()
        .zip(G::WORTH)
        .map(|(share, worth)| share * worth)
        .sum();
    (searched - one.seen).abs()
}

/// The share of wins of one net among builders, on deals in which it takes each seat once; ties are shared.
pub(crate) fn measure<T: Task>(net: &Net, seed: u64, deals: u64, threads: usize) -> f32 {
    let builder = |_: u64| T::Game::building(Builder::default());
    shares::<T>((net, 0), seed, deals, threads, builder).0 as f32
}

/// The share of wins of one net among copies of another, on deals in which it takes each seat once, with its standard error
/// over the deals. Both search with this number of simulations or look once at each action.
pub(crate) fn versus<T: Task>(
    net: &Net,
    other: &Net,
    simulations: u32,
    seed: u64,
    deals: u64,
    threads: usize,
) -> (f64, f64) {
    let others = |deal| T::Game::player(other, simulations, seed, deal);
    shares::<T>((net, simulations), seed, deals, threads, others)
}

/// The share of wins of a net among others, on deals in which it takes each seat once, with its standard error.
fn shares<'a, T: Task>(
    (net, simulations): (&Net, u32),
    seed: u64,
    deals: u64,
    threads: usize,
    other: impl Fn(u64) -> Box<dyn Bot<T::Game> + 'a> + Sync,
) -> (f64, f64) {
    let shares = in_parallel(threads, 0..deals, |deal| {
        let setup = T::deal_to_measure(&mut generator(seed, deal), SEATS);
        let position = T::Game::new(setup).expect("deals are sound");
        let sit = |side, _| match side {
            Side::A => T::Game::player(net, simulations, seed, deal),
            Side::B => other(deal),
        };
        let mut standing = Standing::default();
        standing.add(&play_deal(&position, deal, sit, || None::<Infallible>));
        standing.shares.score()
    });
    let deals = deals as f64;
    let mean = shares.iter().sum::<f64>() / deals;
    let squares: f64 = shares.iter().map(|share| share * share).sum();
    (mean, ((squares / deals - mean * mean) / deals).sqrt())
}
