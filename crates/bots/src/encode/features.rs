//! The inputs of a position before anybody has acted, as a net sees them on the step that is due.

use antipater_engine::Seat;
use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use fearless_simd::{Level, Simd, dispatch};

use super::encoded::Encoded;
use super::inputs::Inputs;
use super::{duel as of_duel, seven as of_seven};

/// A game of which a net can see what a seat knows now, not only what it would know after an action.
///
/// The inputs are the same from the position and from what the seat observes, so they tell nothing that it may not know.
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
    /// More inputs are never on at a time.
    const MOST: usize;

    /// What seldom changes in a game, and is kept from step to step of this game.
    type Kept: Default + Clone + core::fmt::Debug + Send;

    /// The part that several seats see alike, computed once for all of them.
    type Shared: Default + Clone + core::fmt::Debug + Send;

    /// Works both out over what stands there.
    fn share(&self, kept: &mut Self::Kept, shared: &mut Self::Shared);

    /// Turns on what a seat sees now, given what was worked out for this position, with these instructions of the
    /// processor: they change nothing but the time it takes.
    fn shared_features<S: Simd>(
        &self,
        simd: S,
        known: (&Self::Kept, &Self::Shared),
        seat: Seat,
        inputs: &mut Inputs,
    );

    /// Turns on what a seat sees now.
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
        // Guesses are never read, so any generator does.
        let mut rng = antipater_engine::rng::generator(0, 0);
        of_duel::Known::new(observation, &mut rng).encode(viewer, inputs);
    }
}
