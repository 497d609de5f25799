//! The levels offered to people, based on nets and searches.
//!
//! | level | Duel | 7 Wonders, and with the Free City |
//! | --- | --- | --- |
//! | `beginner`, `easy` | net with much noise | the same |
//! | `normal` | `builder` with a style | net with less noise |
//! | `hard` | short search with the net | net with little noise |
//! | `expert` | long search | the same |

use antipater_engine::seven::{Action, Observation, Seven};
use antipater_engine::{Actions, Seat};

use crate::bot::Bot;
use crate::budget::Iterations;
use crate::learned::{Learned, MoveNoise};
use crate::weights::Weights;

/// The simulations per decision in a Duel.
pub const DUEL_HARD: Iterations = Iterations(15);
/// The simulations per decision in a Duel.
pub const DUEL_EXPERT: Iterations = Iterations(3000);
/// The sampled deals per decision in 7 Wonders.
pub const SEVEN_EXPERT: Iterations = Iterations(300);

/// The noise of the levels without search in 7 Wonders, found by matches, so that neighboring levels are 150 to 300 Elo
/// apart (`docs/strength.md`).
///
/// # Examples
/// ```
/// use antipater_bots::level::SEVEN_NOISE;
///
/// assert!(SEVEN_NOISE.beginner.spread > SEVEN_NOISE.easy.spread);
/// assert!(SEVEN_NOISE.normal.within > SEVEN_NOISE.hard.within);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelNoise {
    /// The noise of a beginner.
    pub beginner: MoveNoise,
    /// The noise of an easy opponent.
    pub easy: MoveNoise,
    /// The noise of a normal opponent.
    pub normal: MoveNoise,
    /// The noise of a hard opponent.
    pub hard: MoveNoise,
}

const fn noise(within: f32, spread: f32, fondness: f32) -> MoveNoise {
    MoveNoise {
        within,
        spread,
        fondness,
    }
}

/// The noise of a beginner in a Duel.
pub const DUEL_BEGINNER: MoveNoise = noise(0.22, 0.06, 0.03);
/// The noise of an easy opponent in a Duel.
pub const DUEL_EASY: MoveNoise = noise(0.15, 0.03, 0.02);
/// For tables of 3 to 7.
pub const SEVEN_NOISE: LevelNoise = LevelNoise {
    beginner: noise(0.26, 0.085, 0.03),
    easy: noise(0.17, 0.048, 0.02),
    normal: noise(0.112, 0.028, 0.015),
    hard: noise(0.05, 0.015, 0.01),
};
/// For the game with the Free City.
pub const FREE_CITY_NOISE: LevelNoise = LevelNoise {
    beginner: noise(0.28, 0.085, 0.03),
    easy: noise(0.20, 0.05, 0.02),
    normal: noise(0.13, 0.03, 0.02),
    hard: noise(0.05, 0.015, 0.01),
};

/// A bot that evaluates each action of 7 Wonders once, with separate noise for the Free City.
pub(crate) fn looking_seven(
    weights: Weights,
    [tables, free_city]: [MoveNoise; 2],
    seed: u64,
    stream: u64,
) -> Box<dyn Bot<Seven>> {
    Box::new(ByTable {
        tables: Learned::with_noise(weights.seven(), tables, seed, stream),
        free_city: Learned::with_noise(weights.free_city(), free_city, seed, stream),
    })
}

/// A separate bot for each kind of table.
struct ByTable<B> {
    tables: B,
    free_city: B,
}

impl<B: Bot<Seven>> Bot<Seven> for ByTable<B> {
    fn choose(&mut self, observation: &Observation, seat: Seat, legal: &Actions<Action>) -> Action {
        let bot = match observation.table().free_city() {
            Some(_) => &mut self.free_city,
            None => &mut self.tables,
        };
        bot.choose(observation, seat, legal)
    }
}
