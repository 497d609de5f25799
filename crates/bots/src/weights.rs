//! The nets that come with the program: see `weights/`, where a manifest says how each was learned.

use std::sync::LazyLock;

use antipater_engine::duel::Duel;
use antipater_engine::seven::{Action, Observation, Seven};
use antipater_engine::{Actions, Seat};

use crate::bot::Bot;
use crate::budget::{Budget, Iterations};
use crate::builder::Builder;
use crate::encode::{duel, seven};
use crate::learned::Learned;
use crate::net::Net;
use crate::search::{DuelSearch, SevenSearch};

/// The net for Duel.
pub static DUEL: LazyLock<Net> = LazyLock::new(|| {
    let bytes = include_bytes!("../weights/duel.weights");
    Net::from_bytes(&duel::SCHEMA, bytes).expect("the weights belong to this version")
});

/// The net for 7 Wonders with 3 to 7 seats, both editions.
pub static SEVEN: LazyLock<Net> = LazyLock::new(|| {
    let bytes = include_bytes!("../weights/seven.weights");
    Net::from_bytes(&seven::SCHEMA, bytes).expect("the weights belong to this version")
});

/// Simulations a decision of the strongest level in a Duel.
pub const DUEL_EXPERT: Iterations = Iterations(3000);
/// Deals that the strongest level at a table of 7 Wonders looks at.
pub const SEVEN_EXPERT: Iterations = Iterations(50);

/// One look of the net at each action of a Duel.
pub(crate) fn hard_duel(seed: u64, stream: u64) -> Box<dyn Bot<Duel>> {
    Box::new(Learned::new(&DUEL, seed, stream))
}

/// Tree search with the net in a Duel.
pub(crate) fn searching_duel(
    budget: Box<dyn Budget>,
    seed: u64,
    stream: u64,
) -> Box<dyn Bot<Duel>> {
    Box::new(DuelSearch::new(&DUEL, budget, seed, stream))
}

/// One look of the net at each action of 7 Wonders.
pub(crate) fn hard_seven(seed: u64, stream: u64) -> Box<dyn Bot<Seven>> {
    Box::new(ForTables(Learned::new(&SEVEN, seed, stream)))
}

/// A closer look at the best actions of 7 Wonders, on several deals.
pub(crate) fn searching_seven(
    budget: Box<dyn Budget>,
    seed: u64,
    stream: u64,
) -> Box<dyn Bot<Seven>> {
    let search = SevenSearch::new(&SEVEN, budget, seed, stream);
    Box::new(ForTables(search))
}

/// A bot for tables of 3 to 7 people. The net has not learned the game with the Free City, which the builder plays.
struct ForTables<B>(B);

impl<B: Bot<Seven>> Bot<Seven> for ForTables<B> {
    fn choose(&mut self, observation: &Observation, seat: Seat, legal: &Actions<Action>) -> Action {
        if observation.table().free_city().is_some() {
            Bot::<Seven>::choose(&mut Builder::default(), observation, seat, legal)
        } else {
            self.0.choose(observation, seat, legal)
        }
    }
}
