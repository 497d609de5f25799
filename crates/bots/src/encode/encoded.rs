//! The interface of a game for nets.

use antipater_engine::{Outcome, Seat};
use rand_core::Rng;

use super::inputs::{Inputs, Schema};
use crate::reward::{Ranked, Reward};

/// A game whose afterstates can be encoded for a net: the information of a seat after its action.
///
/// A net predicts the result for that seat: one share for each class of results.
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
pub trait Encoded: Ranked {
    /// The schema of its weights, with as many outputs as there are classes of results.
    const SCHEMA: Schema;
    /// The share of the win for each class of results, 0 to 1.
    const WORTH: &'static [f32];
    /// The number of [`Heads`](super::Heads) that `standing` and the other fields of a judgement read.
    const STANDING_HEADS: usize;
    /// All that the observer knows, in the form that [`after`](Encoded::after) needs.
    type Known;

    /// The observer's knowledge. Hidden information is sampled and never read.
    fn known(observation: &Self::Observation, rng: &mut impl Rng) -> Self::Known;

    /// The knowledge of an observer who chooses for `seat`. `last` is the observer's previous choice. It matters in a
    /// turn in which one player chooses twice, for their own city and then for the Free City.
    fn known_after(
        observation: &Self::Observation,
        _seat: Seat,
        _last: Option<(Seat, Self::Action)>,
        rng: &mut impl Rng,
    ) -> Self::Known {
        Self::known(observation, rng)
    }

    /// Activates the inputs of the seat after this action, before chance and the other seats act. If the action ends
    /// the game, returns the class of the result instead.
    fn after(
        known: &Self::Known,
        seat: Seat,
        action: Self::Action,
        inputs: &mut Inputs,
    ) -> Option<usize>;

    /// The class of the result for a seat; `None` before the end of the game.
    fn result(&self, seat: Seat) -> Option<usize>;

    /// Place and points of a seat in one number from 0 to 1. `place` is 0 for the first and 1 for the last; `points` are
    /// those of each seat by category, the player's own first, then clockwise.
    fn standing(place: f32, points: impl Fn(usize) -> f32) -> f32;

    /// The same at the end of the game.
    fn final_standing(outcome: &Outcome<Self::Score>, players: usize, seat: Seat) -> f32 {
        let points = all_points::<Self>(outcome, players, seat);
        Self::standing(place::<Self>(outcome, players, seat), |number| {
            points.get(number).copied().unwrap_or_default()
        })
    }
}

/// The place of a seat, from 0 (first) to 1 (last).
pub fn place<G: Ranked>(outcome: &Outcome<G::Score>, players: usize, seat: Seat) -> f32 {
    (1.0 - Reward::Placement.of::<G>(outcome, players)[seat] as f32) / 2.0
}

/// The points of all seats by category: those of `seat` first, then clockwise.
pub fn all_points<G: Encoded>(outcome: &Outcome<G::Score>, players: usize, seat: Seat) -> Vec<f32> {
    let seats = (0..players).filter_map(|ahead| Seat::new((seat.number() + ahead) % players));
    seats
        .flat_map(|seat| G::points(&outcome.scores[seat]))
        .map(f32::from)
        .collect()
}
