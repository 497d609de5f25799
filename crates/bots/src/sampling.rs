//! Shared by bots that sample hidden cards: a step of a sampled position, and the bot's choice for its own city while
//! it chooses for the Free City.

use antipater_engine::rng::below;
use antipater_engine::{Actions, JointAction, Outcome, Seat, State};
use rand_core::Rng;

/// A bot's previous choice: the seat and the number of the action. The holder of the Free City card chooses for their
/// own city first, and that determines what is legal for the Free City.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct OwnChoice(Option<(Seat, usize)>);

impl OwnChoice {
    /// Stores a choice.
    pub(crate) fn remember<G: State>(&mut self, seat: Seat, action: G::Action) {
        self.0 = Some((seat, G::index(action)));
    }

    /// The bot's choice for its own city. If it is not stored, any action that leaves the Free City exactly its legal
    /// actions.
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
    let joint = position.ask_with(legal, |seat, legal| choose(position, seat, legal));
    position.apply_unchecked(&joint);
}

/// The share of the win of a seat.
pub(crate) fn share<S>(outcome: &Outcome<S>, seat: Seat) -> f64 {
    f64::midpoint(outcome.utility(seat), 1.0)
}
