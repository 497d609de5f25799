//! Bots that look ahead with a net at the leaves: `net:N`, where N is the number of simulations per decision.

pub mod duel;
pub(crate) mod endgame;
pub mod seven;

use crate::net::{ONE, UNIT};

use crate::learned::MAX_CLASSES;

pub use duel::DuelSearch;
pub use seven::{Nets, SevenSearch};

/// What a search found out about an action, for the training of nets.
///
/// # Examples
/// ```
/// use antipater_bots::budget::Iterations;
/// use antipater_bots::search::DuelSearch;
/// use antipater_bots::weights::DUEL;
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let mut search = DuelSearch::new(&DUEL, Iterations(1), 1, 0);
/// let all = search.explore(&game.observe(setup.first), 20);
/// assert_eq!(all.iter().map(|one| one.simulations).sum::<u32>(), 20);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Explored<A> {
    /// The action.
    pub action: A,
    /// Its prior by the win probability alone; not divided by the sum of all.
    pub prior: f32,
    /// Its share of the preference of the search, 0 to 1.
    pub share: f32,
    /// The number of its simulations.
    pub simulations: u32,
    /// The net's win probability.
    pub seen: f32,
    /// The mean shares of the classes of results over its simulations.
    pub classes: [f32; MAX_CLASSES],
}

impl<A> Explored<A> {
    /// The mean of the simulations.
    fn divide(&mut self) {
        let count = self.simulations.max(1) as f32;
        self.classes.iter_mut().for_each(|share| *share /= count);
    }
}

/// The conversion of a net's outputs to win probabilities.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Scale {
    /// The unit of the outputs: a larger one makes shares less certain.
    pub(crate) unit: i32,
    /// The factor on the odds of winning.
    pub(crate) odds: f32,
}

impl Scale {
    /// The scale used in training.
    pub(crate) const LEARNED: Scale = Scale {
        unit: ONE * UNIT,
        odds: 1.0,
    };

    /// A win probability with the odds of this scale.
    pub(crate) fn share(self, share: f32) -> f32 {
        if self.odds == 1.0 {
            share
        } else {
            let share = share * self.odds / (share * self.odds + 1.0 - share);
            share.clamp(0.0, 1.0)
        }
    }
}

/// A scale for each age.
pub(crate) type Scales = [Scale; 3];
