//! Games of the net against itself and against scripted opponents, and the samples from them.

use core::convert::Infallible;

use antipater_bots::arena::{Side, Standing, play_deal};
use antipater_bots::encode::{Encoded, Inputs};
use antipater_bots::learned::{Judgement, Learned};
use antipater_bots::net::{Accumulator, Net};
use antipater_bots::{Bot, Builder, Playable};
use antipater_engine::rng::{Generator, below, generator};
use antipater_engine::{Actions, JointAction, Seat, State};
use rand_core::Rng;

use crate::games::{SEATS, Task, scripted};
use crate::replay::Sample;

/// The weight of later expectations in the targets of earlier ones (TD(lambda)).
const LAMBDA: f32 = 0.8;
/// The largest noise on the value of an action, in win probabilities.
const NOISE: f32 = 0.02;
/// One game in this many has scripted opponents.
const SCRIPTED: u32 = 8;

/// One decision of the net: its inputs, and its expectation.
pub(crate) struct Look {
    inputs: Box<[u16]>,
    pub(crate) judgement: Judgement,
    /// The age of the decision, from 0.
    pub(crate) age: usize,
}

/// One player's decisions in a game, and the result for them.
pub(crate) struct Trajectory {
    pub(crate) looks: Vec<Look>,
    pub(crate) class: usize,
    /// The number of players.
    pub(crate) players: usize,
}

/// Plays one game of the net; `learn` gets a sample for each of its decisions.
pub(crate) fn teach<T: Task>(net: &Net, seed: u64, number: u64, mut learn: impl FnMut(Sample)) {
    for Trajectory { looks, class, .. } in episode::<T>(net, seed, number, NOISE) {
        let mut target = Judgement::certain::<T::Game>(class).classes;
        for look in looks.into_iter().rev() {
            let Look {
                inputs, judgement, ..
            } = look;
            learn(Sample { inputs, target });
            for (share, &seen) in target.iter_mut().zip(&judgement.classes) {
                *share = LAMBDA * *share + (1.0 - LAMBDA) * seen;
            }
        }
    }
}

/// The net's expectations in a game against itself, and the results.
pub(crate) fn alone<T: Task>(net: &Net, seed: u64, number: u64) -> Vec<Trajectory> {
    play_episode::<T>(net, &mut generator(seed, number), 0.0, |_, _| Vec::new())
}

/// The bots that play in place of the net, by seat.
type Others<G> = Vec<Option<Box<dyn Bot<G>>>>;

/// Plays one game, sometimes among scripted opponents.
fn episode<T: Task>(net: &Net, seed: u64, number: u64, noise: f32) -> Vec<Trajectory> {
    let scripted_others = |rng: &mut Generator, players: usize| {
        let among_scripted = below(rng, SCRIPTED) == 0;
        let own = below(rng, players as u32) as usize;
        let mut others: Others<T::Game> = Vec::new();
        for seat in 0..players {
            let other = among_scripted && seat != own;
            others.push(other.then(|| scripted(rng)));
        }
        others
    };
    play_episode::<T>(net, &mut generator(seed, number), noise, scripted_others)
}

/// Plays one game; returns a trajectory for each player that the net decides for.
fn play_episode<T: Task>(
    net: &Net,
    rng: &mut Generator,
    noise: f32,
    others: impl FnOnce(&mut Generator, usize) -> Others<T::Game>,
) -> Vec<Trajectory> {
    let mut game = T::Game::new(T::deal(rng)).expect("deals are sound");
    let players = game.players().len();
    let mut others = others(rng, players);
    let mut looks: Vec<Vec<Look>> = (0..players).map(|_| Vec::new()).collect();
    let (mut net, mut inputs) = (Accumulator::new(net), Inputs::default());
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
                    let (action, look) =
                        choose::<T::Game>(&mut net, &known, seat, &legal, noise, &mut inputs, rng);
                    looks[chooser.number()].extend(look.map(|(inputs, judgement)| Look {
                        inputs,
                        judgement,
                        age,
                    }));
                    action
                }
            };
            joint.set(seat, action);
        }
        game.apply_unchecked(&joint);
    }
    let trajectories = game.players().iter().zip(looks);
    trajectories
        .filter(|(_, looks)| !looks.is_empty())
        .map(|(seat, looks)| {
            let class = game.result(seat).expect("the game is over");
            Trajectory {
                looks,
                class,
                players,
            }
        })
        .collect()
}

/// The inputs and the expectation of the net for its choice.
type Seen = (Box<[u16]>, Judgement);

/// The action with the best value, with a little noise.
fn choose<G: Encoded>(
    net: &mut Accumulator<'_>,
    known: &G::Known,
    seat: Seat,
    legal: &Actions<<G as State>::Action>,
    noise: f32,
    inputs: &mut Inputs,
    rng: &mut Generator,
) -> (G::Action, Option<Seen>) {
    let mut best = (legal[0], None, f32::NEG_INFINITY);
    for &action in legal.iter() {
        inputs.clear();
        let (judgement, sees) = match G::after(known, seat, action, inputs) {
            Some(class) => (Judgement::certain::<G>(class), false),
            None => (Judgement::of::<G>(net, inputs), true),
        };
        let chance = rng.next_u32() as f32 / u32::MAX as f32;
        let worth = judgement.worth + noise * chance;
        if worth > best.2 {
            let look = sees.then(|| (inputs.numbers().into(), judgement));
            best = (action, look, worth);
        }
    }
    (best.0, best.1)
}

/// The share of wins of one net among builders, on deals in which it takes each seat once; ties are shared.
pub(crate) fn measure<T: Task>(net: &Net, seed: u64, deals: u64) -> f32 {
    let builder = || T::Game::building(Builder::default());
    let shares = (0..deals).map(|deal| share::<T>(net, seed, deal, builder));
    (shares.sum::<f64>() / deals as f64) as f32
}

/// The share of wins of one net among copies of another, on deals in which it takes each seat once, with its standard error
/// over the deals.
pub(crate) fn versus<T: Task>(net: &Net, other: &Net, seed: u64, deals: u64) -> (f64, f64) {
    let (mut sum, mut squares) = (0.0, 0.0);
    for deal in 0..deals {
        let share = share::<T>(net, seed, deal, || {
            Box::new(Learned::new(other, seed, deal))
        });
        sum += share;
        squares += share * share;
    }
    let deals = deals as f64;
    let mean = sum / deals;
    (mean, ((squares / deals - mean * mean) / deals).sqrt())
}

/// The share of wins of a net among others on one deal, in which it takes each seat once.
fn share<'a, T: Task>(
    net: &Net,
    seed: u64,
    deal: u64,
    other: impl Fn() -> Box<dyn Bot<T::Game> + 'a>,
) -> f64 {
    let setup = T::deal_to_measure(&mut generator(seed, deal), SEATS);
    let position = T::Game::new(setup).expect("deals are sound");
    let sit = |side, _| match side {
        Side::A => Box::new(Learned::new(net, seed, deal)),
        Side::B => other(),
    };
    let mut standing = Standing::default();
    standing.add::<T::Game, _>(&play_deal(&position, deal, sit, || None::<Infallible>));
    standing.shares.score()
}
