//! What a game must have so that a net can judge it.

use antipater_engine::{Seat, State};
use rand_core::Rng;

use super::inputs::{Inputs, Schema};

/// A game of which a net sees each afterstate: what a seat knows once it has acted.
///
/// A net predicts how the game ends for that seat: one share for each class of results.
///
/// # Examples
/// ```
/// use antipater_bots::encode::{Encoded, Inputs};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{State, rng};
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let game = Duel::new(setup).unwrap();
/// let known = Duel::known(&game.observe(setup.first), &mut rng::generator(2, 0));
/// let mut inputs = Inputs::default();
/// let action = game.legal_actions(setup.first)[0];
/// assert_eq!(Duel::after(&known, setup.first, action, &mut inputs), None);
/// assert!(!inputs.numbers().is_empty());
/// ```
pub trait Encoded: State {
    /// What its weights belong to; as many outputs as there are classes of results.
    const SCHEMA: Schema;
    /// The share of the win for each class of results, 0 to 1.
    const WORTH: &'static [f32];
    /// All that the observer knows, in the form that [`after`](Encoded::after) needs.
    type Known;

    /// What is known to the observer. What it does not know is guessed and never read.
    fn known(observation: &Self::Observation, rng: &mut impl Rng) -> Self::Known;

    /// What is known to an observer who chooses for `seat`. `last` is the observer's previous choice; it matters in a
    /// turn in which one player chooses twice, for their own city and then for the Free City.
    fn known_after(
        observation: &Self::Observation,
        _seat: Seat,
        _last: Option<(Seat, Self::Action)>,
        rng: &mut impl Rng,
    ) -> Self::Known {
        Self::known(observation, rng)
    }

    /// Turns on what the seat sees once it has done this, before chance and others have spoken. If that ends the game,
    /// the class of the result instead.
    fn after(
        known: &Self::Known,
        seat: Seat,
        action: Self::Action,
        inputs: &mut Inputs,
    ) -> Option<usize>;

    /// The class of the result for a seat; `None` before the end of the game.
    fn result(&self, seat: Seat) -> Option<usize>;
}
