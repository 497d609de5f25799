//! The interface of bots: they decide on an observation and the legal actions, never on a position.

use std::sync::Arc;

use antipater_engine::{Actions, Seat, State};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

/// A player of a game. The seat that it chooses for is its own, except in the game for two with the Free City.
///
/// # Examples
/// ```
/// use antipater_bots::matches::play;
/// use antipater_bots::{Bot, Random};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::{Actions, Seat, State, rng};
///
/// /// Takes the last action of the list, whatever lies on the table.
/// struct Last;
///
/// impl<G: State> Bot<G> for Last {
///     fn choose(&mut self, _: &G::Observation, _: Seat, legal: &Actions<G::Action>) -> G::Action {
///         legal[legal.len() - 1]
///     }
/// }
///
/// let setup = Setup::deal(&mut rng::generator(1, 0));
/// let mut bots: [Box<dyn Bot<Duel>>; 2] = [Box::new(Last), Box::new(Random::new(1, 0))];
/// let game = play::<Duel>(setup, &mut bots).unwrap();
/// assert!(!game.outcome.winners.is_empty());
/// ```
pub trait Bot<G: State>: Send {
    /// Chooses one of a seat's legal actions, of which there is at least one.
    fn choose(
        &mut self,
        observation: &G::Observation,
        seat: Seat,
        legal: &Actions<G::Action>,
    ) -> G::Action;

    /// The choice of a bot that needs no observation, which saves computing it; `None` from all other bots.
    fn choose_blindly(&mut self, _legal: &Actions<G::Action>) -> Option<G::Action> {
        None
    }
}

/// Makes a bot from the seed and stream of its generator.
///
/// # Examples
/// ```
/// use std::sync::Arc;
///
/// use antipater_bots::{BotFactory, BotKind, Random};
/// use antipater_engine::duel::Duel;
///
/// let own: BotFactory<Duel> = Arc::new(|seed, stream| Box::new(Random::new(seed, stream)));
/// let _bots = [own, BotKind::Builder.factory()].map(|bot| bot(1, 0));
/// ```
pub type BotFactory<G> = Arc<dyn Fn(u64, u64) -> Box<dyn Bot<G>> + Send + Sync>;

/// The generator of a bot: streams of one seed are independent of each other.
pub(crate) fn generator(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}
