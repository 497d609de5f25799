//! The inputs of a position before the present step is played.

use antipater_engine::Seat;
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use fearless_simd::{Level, Simd, dispatch};

use super::encoded::Encoded;
use super::inputs::Inputs;
use super::{duel as of_duel, seven as of_seven};

/// A game with an encoding of a seat's present information, and not only of afterstates.
///
/// The inputs are the same from the position and from the seat's observation, so they reveal nothing hidden.
///
/// # Examples
/// ```
/// use antipater_bots::encode::{HasFeatures, Inputs};
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
pub trait HasFeatures: Encoded {
    /// The maximum number of active inputs.
    const MOST: usize;

    /// Values that seldom change during a game, cached from step to step.
    type Kept: Default + Clone + core::fmt::Debug + Send;

    /// The part that is the same for several seats, computed once.
    type Shared: Default + Clone + core::fmt::Debug + Send;

    /// Updates both for this position.
    fn share(&self, kept: &mut Self::Kept, shared: &mut Self::Shared);

    /// Activates the inputs of a seat, given the shared values of this position, with these processor instructions.
    /// They only affect speed.
    fn shared_features<S: Simd>(
        &self,
        simd: S,
        known: (&Self::Kept, &Self::Shared),
        seat: Seat,
        inputs: &mut Inputs,
    );

    /// Activates the inputs of a seat at present.
    fn features(&self, seat: Seat, inputs: &mut Inputs) {
        let (mut kept, mut shared) = Default::default();
        self.share(&mut kept, &mut shared);
        let known = (&kept, &shared);
        dispatch!(Level::new(), simd => self.shared_features(simd, known, seat, inputs));
    }

    /// The same from an observation.
    fn observed_features(observation: &Self::Observation, inputs: &mut Inputs);
}

impl HasFeatures for Seven {
    const MOST: usize = of_seven::MOST;

    type Kept = ();
    type Shared = of_seven::Shared;

    fn share(&self, (): &mut (), shared: &mut of_seven::Shared) {
        shared.look_at(self);
    }

    #[inline(always)]
    fn shared_features<S: Simd>(
        &self,
        simd: S,
        ((), shared): (&(), &of_seven::Shared),
        seat: Seat,
        inputs: &mut Inputs,
    ) {
        shared.write(simd, self, seat, inputs);
    }

    fn observed_features(observation: &seven::Observation, inputs: &mut Inputs) {
        of_seven::Known::new(observation).now(inputs);
    }
}

impl HasFeatures for Duel {
    const MOST: usize = of_duel::MOST;

    type Kept = of_duel::Kept;
    type Shared = ();

    fn share(&self, kept: &mut of_duel::Kept, (): &mut ()) {
        kept.keep(self);
    }

    #[inline(always)]
    fn shared_features<S: Simd>(
        &self,
        simd: S,
        (kept, ()): (&of_duel::Kept, &()),
        seat: Seat,
        inputs: &mut Inputs,
    ) {
        kept.write(simd, self, seat, inputs);
    }

    fn observed_features(observation: &duel::Observation, inputs: &mut Inputs) {
        let viewer = observation.viewer.unwrap_or(Seat::FIRST);
        // Samples are never read, so any generator suffices.
        let mut rng = antipater_engine::rng::generator(0, 0);
        of_duel::Known::new(observation, &mut rng).encode(viewer, inputs);
    }
}
