//! The bots a person can play against: the one place that knows which they are.

use antipater_bots::{Bot, Random};
use antipater_engine::seven::Seven;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Plays any legal card.
    Random,
    /// Builds what brings it forward.
    Builder,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Builder];

    /// The word for it in the store and in forms.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Builder => "builder",
        }
    }

    /// The level of this name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A bot of this level for one seat; `stream` tells the seats of a table apart.
    pub fn seven(self, seed: u64, stream: u64) -> Box<dyn Bot<Seven>> {
        match self {
            Level::Random | Level::Builder => Box::new(Random::new(seed, stream)),
        }
    }
}
