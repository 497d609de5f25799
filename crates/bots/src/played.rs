//! What is kept of a game that bots have played.

use antipater_engine::{JointAction, Outcome, State};

use crate::kind::BotKind;

/// A finished game: every step and what came of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game<G: State> {
    /// The steps in order.
    pub steps: Vec<JointAction<G::Action>>,
    /// Winners and points.
    pub outcome: Outcome<G::Score>,
}

impl<G: State> Game<G> {
    /// How many decisions were made.
    pub fn decisions(&self) -> u64 {
        self.steps
            .iter()
            .map(|joint| joint.seats().len() as u64)
            .sum()
    }
}

/// One game of a series.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<G: State> {
    /// The number of the game in the series, from 0.
    pub number: u64,
    /// The deal.
    pub setup: G::Setup,
    /// The bot of each seat.
    pub bots: Vec<BotKind>,
    /// What was played.
    pub game: Game<G>,
}
