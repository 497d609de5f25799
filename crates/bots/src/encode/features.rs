//! The inputs of a position before anybody has acted, as a net sees them on the step that is due.

use antipater_engine::Seat;
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};

use super::encoded::Encoded;
use super::inputs::Inputs;
use super::{duel as of_duel, seven as of_seven};

/// A game of which a net can see what a seat knows now, not only what it would know after an action.
///
/// The inputs are the same from the position and from what the seat observes, so they tell nothing that it may not know.
///
/// # Examples
/// ```
/// use antipater_bots::encode::{Featured, Inputs};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let (mut own, mut seen) = (Inputs::default(), Inputs::default());
/// game.features(setup.first, &mut own);
/// Duel::observed_features(&game.observe(setup.first), &mut seen);
/// assert!(own == seen && own.numbers().len() < Duel::MOST);
/// ```
pub trait Featured: Encoded {
    /// More inputs are never on at a time.
    const MOST: usize;

    /// The part that several seats see alike, computed once for all of them.
    type Shared: Default + Clone + core::fmt::Debug + Send;

    /// Works it out over what stands there.
    fn share(&self, shared: &mut Self::Shared);

    /// Turns on what a seat sees now, given what was worked out for this position.
    fn shared_features(&self, shared: &Self::Shared, seat: Seat, inputs: &mut Inputs);

    /// Turns on what a seat sees now.
    fn features(&self, seat: Seat, inputs: &mut Inputs) {
        let mut shared = Self::Shared::default();
        self.share(&mut shared);
        self.shared_features(&shared, seat, inputs);
    }

    /// The same from an observation.
    fn observed_features(observation: &Self::Observation, inputs: &mut Inputs);
}

impl Featured for Seven {
    const MOST: usize = of_seven::MOST;

    type Shared = of_seven::Shared;

    fn share(&self, shared: &mut of_seven::Shared) {
        shared.look_at(self);
    }

    fn shared_features(&self, shared: &of_seven::Shared, seat: Seat, inputs: &mut Inputs) {
        shared.features(self, seat, inputs);
    }

    fn observed_features(observation: &seven::Observation, inputs: &mut Inputs) {
        of_seven::Known::new(observation).now(inputs);
    }
}

impl Featured for Duel {
    const MOST: usize = of_duel::MOST;

    type Shared = ();

    fn share(&self, (): &mut ()) {}

    fn shared_features(&self, (): &(), seat: Seat, inputs: &mut Inputs) {
        of_duel::Known::of(*self).encode(seat, inputs);
    }

    fn observed_features(observation: &duel::Observation, inputs: &mut Inputs) {
        let viewer = observation.viewer.unwrap_or(Seat::FIRST);
        // Guesses are never read, so any generator does.
        let mut rng = antipater_engine::rng::generator(0, 0);
        of_duel::Known::new(observation, &mut rng).encode(viewer, inputs);
    }
}
