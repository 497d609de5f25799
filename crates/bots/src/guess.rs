//! What bots that guess the hidden rest have in common: steps of a guessed position in which everybody else plays at
//! random, and the own choice that comes before the one for the Free City.

use antipater_engine::rng::below;
use antipater_engine::{Actions, JointAction, Outcome, Seat, State};
use rand_core::Rng;

use crate::rollout::any;

/// The last choice of a bot: the seat and the number of the action. The choice for the Free City comes right after the
/// one for the own seat, and what is legal there depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct OwnChoice(Option<(Seat, usize)>);

impl OwnChoice {
    /// Remembers a choice.
    pub(crate) fn remember<G: State>(&mut self, seat: Seat, action: G::Action) {
        self.0 = Some((seat, G::index(action)));
    }

    /// The choice for the own seat. One who has forgotten it takes any that leaves the Free City what it has.
    pub(crate) fn recall<G: State>(
        self,
        position: &G,
        own: (Seat, &Actions<G::Action>),
        city: (Seat, &Actions<G::Action>),
        rng: &mut impl Rng,
    ) -> G::Action {
        let (seat, actions) = own;
        let same = |action: G::Action| self.0 == Some((seat, G::index(action)));
        if let Some(&action) = actions.iter().find(|&&action| same(action)) {
            return action;
        }
        let first = below(rng, actions.len() as u32) as usize;
        let turned = actions[first..].iter().chain(&actions[..first]);
        let fits = |action: &G::Action| {
            let joint = JointAction::only(seat, *action);
            position.legal_actions_given(city.0, &joint) == *city.1
        };
        turned.copied().find(fits).unwrap_or(actions[first])
    }
}

/// Plays a step; `choose` decides for every seat that acts, in order.
pub(crate) fn step<G: State>(
    position: &mut G,
    legal: &mut Actions<G::Action>,
    mut choose: impl FnMut(&G, Seat, &Actions<G::Action>) -> G::Action,
) {
    let mut joint = JointAction::new();
    for seat in position.to_act().iter() {
        position.list_actions(seat, &joint, legal);
        joint.set(seat, choose(position, seat, legal));
    }
    position.apply_unchecked(&joint);
}

/// Plays at random to the end.
pub(crate) fn to_the_end<G: State>(
    mut position: G,
    legal: &mut Actions<G::Action>,
    rng: &mut impl Rng,
) -> Outcome<G::Score> {
    loop {
        if let Some(outcome) = position.outcome() {
            return outcome;
        }
        step(&mut position, legal, |_, _, legal| any(legal, rng));
    }
}

/// The share of the win that falls to a seat.
pub(crate) fn share<S>(outcome: &Outcome<S>, seat: Seat) -> f64 {
    f64::midpoint(outcome.utility(seat), 1.0)
}
