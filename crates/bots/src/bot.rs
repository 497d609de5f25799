//! What a bot is: it decides on an observation and the legal actions, never on a position.

use antipater_engine::{Actions, Seat, State};

/// A player of a game.
pub trait Bot<G: State>: Send {
    /// Chooses one of the legal actions, of which there is at least one, for a seat: the bot's own, or one without a
    /// player that it chooses for besides (the Free City).
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> G::Action;

    /// The choice of a bot that does not look at the table at all; `None` from every other one. It spares the work of
    /// observing.
    fn choose_blindly(&mut self, _legal: &Actions<G::Action>) -> Option<G::Action> {
        None
    }
}
