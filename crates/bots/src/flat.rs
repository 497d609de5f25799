//! The bot `flat:N`: flat Monte Carlo. It tries every action in the same number of random games and takes the one with
//! the most wins.

use antipater_engine::{Actions, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};
use crate::rollout::{any, play_at_random};
use crate::sampling::{OwnChoice, share, step};

/// Takes the action with the greatest win probability in random games, each from a fresh sample of hidden information;
/// of equal ones the first.
///
/// # Examples
/// ```
/// use antipater_bots::Bot;
/// use antipater_bots::flat::Flat;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let legal = game.legal_actions(setup.first);
/// let mut bot: Box<dyn Bot<Duel>> = Box::new(Flat::new(20, 1, 0));
/// assert!(legal.contains(bot.choose(&game.observe(setup.first), setup.first, &legal)));
/// ```
#[derive(Clone, Debug)]
pub struct Flat {
    playouts: u64,
    rng: ChaCha8Rng,
    own: OwnChoice,
}

impl Flat {
    /// A bot with this number of playouts per decision, shared among its actions; each gets at least one. It is
    /// deterministic in seed and stream.
    pub fn new(playouts: u64, seed: u64, stream: u64) -> Flat {
        let (rng, own) = (generator(seed, stream), OwnChoice::default());
        Flat { playouts, rng, own }
    }

    /// The share of the win in one random game after an action.
    fn playout<G: State>(
        &mut self,
        observation: &G::Observation,
        (seat, legal): (Seat, &Actions<G::Action>),
        action: G::Action,
    ) -> f64 {
        let (own, rng) = (self.own, &mut self.rng);
        let mut position = G::sample(observation, rng);
        let player = position.chooser(seat);
        let mut list = Actions::none();
        step(&mut position, &mut list, |position, other, actions| {
            if other == seat {
                action
            } else if other == player {
                own.recall(position, (other, actions), (seat, legal), rng)
            } else {
                any(actions, rng)
            }
        });
        share(&play_at_random(position, rng).1, player)
    }
}

impl<G: State> Bot<G> for Flat {
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> G::Action {
        let mut best = (legal[0], f64::NEG_INFINITY);
        if legal.len() > 1 {
            let actions = legal.len() as u64;
            let (each, more) = (self.playouts / actions, self.playouts % actions);
            for (number, &action) in (0..).zip(legal.iter()) {
                let playouts = (each + u64::from(number < more)).max(1);
                let playout = |_| self.playout::<G>(observation, (seat, legal), action);
                let sum: f64 = (0..playouts).map(playout).sum();
                let mean = sum / playouts as f64;
                if mean > best.1 {
                    best = (action, mean);
                }
            }
        }
        self.own.remember::<G>(seat, best.0);
        best.0
    }
}
