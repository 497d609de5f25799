//! The bot `random`, which chooses uniformly among the legal actions.

use antipater_engine::rng::below;
use antipater_engine::{Actions, Seat, State};
use rand_chacha::ChaCha8Rng;

use crate::bot::{Bot, generator};

/// Chooses uniformly among the legal actions.
///
/// # Examples
/// ```
/// use antipater_bots::{Bot, Random};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let legal = Duel::new(setup).unwrap().legal_actions(setup.first);
/// let choice = || Bot::<Duel>::choose_blindly(&mut Random::new(1, 0), &legal);
/// assert_eq!(choice(), choice());
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    rng: ChaCha8Rng,
}

impl Random {
    /// A bot with a separate generator, deterministic in seed and stream.
    pub fn new(seed: u64, stream: u64) -> Random {
        let rng = generator(seed, stream);
        Random { rng }
    }
}

impl<G: State> Bot<G> for Random {
    fn choose(&mut self, _: &G::Observation, _: Seat, legal: &Actions<G::Action>) -> G::Action {
        self.any(legal)
    }

    fn choose_blindly(&mut self, legal: &Actions<G::Action>) -> Option<G::Action> {
        Some(self.any(legal))
    }
}

impl Random {
    fn any<A: Copy>(&mut self, legal: &[A]) -> A {
        legal[below(&mut self.rng, legal.len() as u32) as usize]
    }
}
