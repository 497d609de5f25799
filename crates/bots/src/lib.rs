//! Bots: players that decide on an observation and the legal actions, and matches between them.
//!
//! A bot never receives a position, so it cannot see what its seat may not know.

pub mod builder;
pub mod kind;
pub mod matches;
pub mod random;
pub mod rollout;
pub mod spread;
pub mod tally;

use antipater_engine::{Actions, Seat, State};

pub use builder::Builder;
pub use kind::{BotKind, Playable};
pub use random::Random;

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
