//! The results of games between bots.

use antipater_engine::{JointAction, Outcome, State};

/// A finished game: every step and the outcome.
///
/// # Examples
/// ```
/// use antipater_bots::matches::{Game, play};
/// use antipater_bots::{Bot, Random};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::rng;
///
/// let mut bots = [1, 2].map(|stream| Box::new(Random::new(1, stream)) as Box<dyn Bot<Duel>>);
/// let game: Game<Duel> = play(Setup::deal(&mut rng::generator(1, 0)), &mut bots).unwrap();
/// // One decision a step.
/// assert_eq!(game.decisions(), game.steps.len() as u64);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<G: State> {
    /// The steps in order.
    pub steps: Vec<JointAction<G::Action>>,
    /// Winners and points.
    pub outcome: Outcome<G::Score>,
}

impl<G: State> Game<G> {
    /// The number of decisions.
    pub fn decisions(&self) -> u64 {
        self.steps
            .iter()
            .map(|joint| joint.seats().len() as u64)
            .sum()
    }
}

/// One game of a series.
///
/// # Examples
/// ```
/// use antipater_bots::BotKind;
/// use antipater_bots::matches::{Played, Series};
/// use antipater_engine::duel::{Duel, Setup};
/// use antipater_engine::rng::Generator;
///
/// let series: Series<Duel, _> = Series {
///     deal: |rng: &mut Generator| Ok(Setup::deal(rng)),
///     seats: 2,
///     bots: [BotKind::Builder, BotKind::Random].map(BotKind::factory).into(),
///     games: 10,
///     seed: 1,
/// };
/// // In odd games the seats are exchanged.
/// let played: Played<_> = series.game(3).unwrap();
/// assert_eq!(played.bots, [1, 0]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: State> {
    /// The number of the game in the series, from 0.
    pub number: u64,
    /// The deal.
    pub setup: G::Setup,
    /// The index of the bot of each seat.
    pub bots: Vec<usize>,
    /// The game.
    pub game: Game<G>,
}
