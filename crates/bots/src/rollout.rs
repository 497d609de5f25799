//! Playouts: games played to their end from one position, or from samples of the hidden information of an observation,
//! and their mean results. A search evaluates its leaves with it.
//!
//! Playout `k` has a separate generator with stream `k` of the seed, and all sums are integers. So an estimate depends
//! on the seed and the number of playouts only, and not on the number of threads. A playout allocates nothing.

use std::ops::Range;
use std::thread;

use antipater_engine::rng::below;
use antipater_engine::{Actions, BySeat, Outcome, Seat, State};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use crate::kind::Playable;

/// The generator of a playout.
///
/// # Examples
/// ```
/// use antipater_bots::rollout::{RolloutRng, any};
/// use rand_core::SeedableRng;
///
/// let mut rng = RolloutRng::seed_from_u64(1);
/// assert!(any(&[2, 3, 5], &mut rng) <= 5);
/// ```
pub type RolloutRng = ChaCha8Rng;

/// The most categories of a score in any of the games.
pub const MAX_CATEGORIES: usize = 8;

/// A victory in whole numbers, divisible by every number of winners up to [`Seat::MAX`].
const VICTORY: u64 = 420;

/// Plays a game to its end and returns the number of decisions and the outcome.
///
/// `choose` is the policy: it gets the position, the seat that decides and its legal actions. A policy that uses a
/// [`Bot`](crate::Bot) passes it `position.observe_for(seat)`.
///
/// # Examples
/// ```
/// use antipater_bots::rollout::play_out;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let (decisions, outcome) = play_out(game, |_, _, legal| legal[0]);
/// assert!(decisions > 8 && !outcome.winners.is_empty());
/// ```
pub fn play_out<G: State>(
    mut position: G,
    mut choose: impl FnMut(&G, Seat, &Actions<G::Action>) -> G::Action,
) -> (u64, Outcome<G::Score>) {
    let mut decisions = 0;
    let mut legal = Actions::none();
    loop {
        let acting = position.to_act();
        if acting.is_empty()
            && let Some(outcome) = position.outcome()
        {
            return (decisions, outcome);
        }
        let joint = position.ask_with(&mut legal, |seat, legal| {
            let action = choose(&position, seat, legal);
            debug_assert!(legal.contains(action), "{action:?} is not legal");
            action
        });
        decisions += acting.len() as u64;
        position.apply_unchecked(&joint);
    }
}

/// Plays a game to its end with uniformly random legal actions, and returns the number of decisions and the outcome.
///
/// # Examples
/// ```
/// use antipater_bots::rollout::play_at_random;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let (decisions, outcome) = play_at_random(game, &mut rng::generator(2, 0));
/// assert!(decisions > 8 && !outcome.winners.is_empty());
/// ```
pub fn play_at_random<G: State>(mut position: G, rng: &mut impl Rng) -> (u64, Outcome<G::Score>) {
    let mut decisions = 0;
    let mut list = Actions::none();
    loop {
        match position.play_at_random(&mut list, rng) {
            0 => {
                if let Some(outcome) = position.outcome() {
                    return (decisions, outcome);
                }
            }
            acted => decisions += acted as u64,
        }
    }
}

/// The policy of uniform random play.
///
/// # Examples
/// ```
/// use antipater_bots::rollout::any;
/// use antipater_engine::rng::generator;
///
/// let mut rng = generator(1, 0);
/// assert!([2, 3, 5].contains(&any(&[2, 3, 5], &mut rng)));
/// ```
pub fn any<A: Copy>(legal: &[A], rng: &mut (impl Rng + ?Sized)) -> A {
    legal[below(rng, legal.len() as u32) as usize]
}

/// The number of playouts, their seed, and the number of threads.
///
/// # Examples
/// ```
/// use antipater_bots::rollout::Rollouts;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let rollouts = |threads| Rollouts {
///     playouts: 20,
///     seed: 1,
///     threads,
/// };
/// let known = game.observe(Seat::FIRST);
/// let estimate = rollouts(1).from_observation::<Duel>(&known);
/// assert_eq!(estimate, rollouts(2).from_observation::<Duel>(&known));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rollouts {
    /// The number of playouts.
    pub playouts: u64,
    /// The random seed.
    pub seed: u64,
    /// The number of threads; with one, none is started.
    pub threads: usize,
}

impl Rollouts {
    /// Random play from a position.
    pub fn from_position<G: Playable + Sync>(&self, position: &G) -> Estimate {
        self.sum::<G>(|rng| play_at_random(position.clone(), rng))
    }

    /// Random play from an observation of a seat with a player; each playout begins with a fresh sample of hidden
    /// information.
    pub fn from_observation<G>(&self, observation: &G::Observation) -> Estimate
    where
        G: Playable,
        G::Observation: Sync,
    {
        self.sum::<G>(|rng| play_at_random(G::sample(observation, rng), rng))
    }

    /// Playouts from positions of `start`, with `choose` as policy: see [`play_out`]. Both get the playout's generator
    /// and must use no other randomness.
    pub fn run<G: Playable>(
        &self,
        start: impl Fn(&mut RolloutRng) -> G + Sync,
        choose: impl Fn(&mut RolloutRng, &G, Seat, &Actions<G::Action>) -> G::Action + Sync,
    ) -> Estimate {
        self.sum::<G>(|rng| {
            let position = start(rng);
            play_out(position, |position, seat, legal| {
                choose(rng, position, seat, legal)
            })
        })
    }

    /// The sum of all playouts, each by `play` with its generator.
    fn sum<G: Playable>(
        &self,
        play: impl Fn(&mut RolloutRng) -> (u64, Outcome<G::Score>) + Sync,
    ) -> Estimate {
        let rng = RolloutRng::seed_from_u64(self.seed);
        let some = |playouts: Range<u64>| {
            let mut sum = Estimate::default();
            for playout in playouts {
                let mut rng = rng.clone();
                rng.set_stream(playout);
                let (decisions, outcome) = play(&mut rng);
                sum.add::<G>(decisions, &outcome);
            }
            sum
        };
        let threads = (self.threads.max(1) as u64).min(self.playouts);
        if threads <= 1 {
            return some(0..self.playouts);
        }
        let border = |thread| (u128::from(self.playouts) * thread / u128::from(threads)) as u64;
        thread::scope(|scope| {
            let start = |thread: u64| {
                let playouts = border(u128::from(thread))..border(u128::from(thread) + 1);
                scope.spawn(|| some(playouts))
            };
            let started: Vec<_> = (0..threads).map(start).collect();
            let mut sum = Estimate::default();
            for thread in started {
                match thread.join() {
                    Ok(part) => sum.merge(&part),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            sum
        })
    }
}

/// The result of playouts. All means are 0 without any.
///
/// # Examples
/// ```
/// use antipater_bots::rollout::{Estimate, play_out};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Seat, State, rng};
///
/// let game = Duel::new(Setup::deal(&mut rng::generator(1, 0))).unwrap();
/// let (decisions, outcome) = play_out(game, |_, _, legal| legal[0]);
/// let mut estimate = Estimate::default();
/// estimate.add::<Duel>(decisions, &outcome);
/// assert_eq!(estimate.utility(Seat::FIRST), outcome.utility(Seat::FIRST));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Estimate {
    playouts: u64,
    decisions: u64,
    /// In units of 1 / [`VICTORY`].
    wins: BySeat<u64>,
    points: BySeat<[i64; MAX_CATEGORIES]>,
}

impl Estimate {
    /// The number of playouts.
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// The number of decisions in all of them.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// The number of games won by the seat; a victory shared by `k` seats counts `1 / k` for each.
    pub fn wins(&self, seat: Seat) -> f64 {
        self.wins[seat] as f64 / VICTORY as f64
    }

    /// Mean utility of the seat, from −1 (always lost) to 1 (always won alone).
    pub fn utility(&self, seat: Seat) -> f64 {
        if self.playouts == 0 {
            return 0.0;
        }
        2.0 * self.mean(self.wins(seat)) - 1.0
    }

    /// Mean total of the seat.
    pub fn mean_total(&self, seat: Seat) -> f64 {
        self.mean(self.points[seat].iter().sum::<i64>() as f64)
    }

    /// Mean points of the seat by category, in the order of [`State::CATEGORIES`].
    pub fn mean_scores<G: Playable>(&self, seat: Seat) -> impl Iterator<Item = f64> + '_ {
        let points = &self.points[seat][..G::CATEGORIES.len()];
        points.iter().map(|&points| self.mean(points as f64))
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / self.playouts.max(1) as f64
    }

    /// Adds the result of a playout.
    pub fn add<G: Playable>(&mut self, decisions: u64, outcome: &Outcome<G::Score>) {
        const { assert!(G::CATEGORIES.len() <= MAX_CATEGORIES) }
        self.playouts += 1;
        self.decisions += decisions;
        let share = VICTORY / (outcome.winners.len().max(1) as u64);
        outcome
            .winners
            .iter()
            .for_each(|winner| self.wins[winner] += share);
        for seat in Seat::all(Seat::MAX) {
            let sums = self.points[seat].iter_mut();
            let points = G::points(&outcome.scores[seat]);
            sums.zip(points)
                .for_each(|(sum, points)| *sum += i64::from(points));
        }
    }

    /// Adds the results of other playouts.
    pub fn merge(&mut self, other: &Estimate) {
        self.playouts += other.playouts;
        self.decisions += other.decisions;
        for seat in Seat::all(Seat::MAX) {
            self.wins[seat] += other.wins[seat];
            let sums = self.points[seat].iter_mut().zip(other.points[seat]);
            sums.for_each(|(sum, points)| *sum += points);
        }
    }
}
