//! The levels offered to people, based on nets and searches.
//!
//! | level | Duel | 7 Wonders, and with the Free City |
//! | --- | --- | --- |
//! | `beginner`, `easy` | net with large weaknesses | the same |
//! | `normal` | `builder` with a style | net with smaller weaknesses |
//! | `hard` | short search with the net | net with small weaknesses |
//! | `expert` | long search | the same |

use antipater_engine::seven::{Action, Observation, Seven};
use antipater_engine::{Actions, Seat};

use crate::bot::Bot;
use crate::budget::Iterations;
use crate::learned::{Learned, Weaknesses};
use crate::style::Style;
use crate::weights::Weights;

/// The simulations per decision in a Duel.
pub const DUEL_HARD: Iterations = Iterations(15);
/// The simulations per decision in a Duel.
pub const DUEL_EXPERT: Iterations = Iterations(3000);
/// The sampled deals per decision in 7 Wonders.
pub const SEVEN_EXPERT: Iterations = Iterations(300);

/// The weaknesses of the levels without search, found by matches, so that neighboring levels are 150 to 300 Elo apart
/// (`docs/strength.md`).
///
/// # Examples
/// ```
/// use antipater_bots::level::SEVEN_WEAKNESSES;
///
/// assert!(SEVEN_WEAKNESSES.beginner.forgets > SEVEN_WEAKNESSES.easy.forgets);
/// assert!(SEVEN_WEAKNESSES.normal.noise > SEVEN_WEAKNESSES.hard.noise);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct LevelWeaknesses {
    /// Those of a beginner.
    pub beginner: Weaknesses,
    /// Those of an easy opponent.
    pub easy: Weaknesses,
    /// Those of a normal opponent.
    pub normal: Weaknesses,
    /// Those of a hard opponent.
    pub hard: Weaknesses,
}

/// From the numbers for `win`, `insight`, `greed`, `spending`, `forgets`, `liking`, `noise` and `fondness`.
const fn weaknesses(all: [f32; 8]) -> Weaknesses {
    Weaknesses {
        win: all[0],
        insight: all[1],
        greed: all[2],
        spending: all[3],
        forgets: all[4],
        liking: all[5],
        noise: all[6],
        fondness: all[7],
    }
}

/// For a beginner in a Duel.
pub const DUEL_BEGINNER: Weaknesses = weaknesses([100.0, 0.0, 1.0, 1.0, 0.4, 5.0, 18.0, 3.0]);
/// For an easy opponent in a Duel.
pub const DUEL_EASY: Weaknesses = weaknesses([100.0, 0.0, 0.5, 0.5, 0.2, 4.0, 10.0, 2.0]);
/// For tables of 3 to 7.
pub const SEVEN_WEAKNESSES: LevelWeaknesses = LevelWeaknesses {
    beginner: weaknesses([8.0, 0.1, 1.2, 1.0, 0.7, 14.0, 36.0, 2.0]),
    easy: weaknesses([14.0, 0.3, 1.0, 0.5, 0.5, 8.0, 12.0, 2.0]),
    normal: weaknesses([11.0, 0.6, 0.5, 0.3, 0.3, 4.7, 4.2, 1.5]),
    hard: weaknesses([34.0, 0.5, 0.3, 0.2, 0.1, 2.2, 3.0, 1.5]),
};
/// For the game with the Free City.
pub const FREE_CITY_WEAKNESSES: LevelWeaknesses = LevelWeaknesses {
    beginner: weaknesses([10.0, 0.15, 1.1, 0.9, 0.6, 12.0, 28.0, 2.0]),
    easy: weaknesses([18.0, 0.4, 0.9, 0.4, 0.4, 7.0, 10.0, 2.0]),
    normal: weaknesses([14.0, 0.6, 0.5, 0.3, 0.3, 4.4, 4.0, 1.5]),
    hard: weaknesses([30.0, 0.5, 0.3, 0.2, 0.1, 2.3, 3.0, 1.5]),
};

/// How fond the `builder` of a Duel is of what suits its style, in points.
pub const BUILDING: f32 = 1.5;
/// How fond a search is of what suits its style, in win probability.
pub const SEARCHING: f32 = 0.02;

/// The factors of a style on the fondness of any level: in a Duel, in 7 Wonders, and with the Free City. Found by
/// matches, so that each style can be felt and is at most 30 Elo from the others (`docs/strength.md`).
///
/// # Examples
/// ```
/// use antipater_bots::level::fondness;
/// use antipater_bots::style::Style;
///
/// assert_eq!(fondness(Style::AllRound), [0.0; 3]);
/// ```
pub const fn fondness(style: Style) -> [f32; 3] {
    match style {
        Style::AllRound => [0.0, 0.0, 0.0],
        Style::Armies => [0.9, 1.5, 1.2],
        Style::Science => [1.0, 1.0, 1.0],
        Style::Wonders => [1.0, 1.5, 1.5],
        Style::Trade => [1.2, 1.0, 1.0],
        Style::Denial => [1.5, 1.5, 1.5],
        Style::Civilian => [1.2, 1.0, 1.0],
        Style::Chains => [1.0, 2.0, 1.0],
    }
}

impl Weaknesses {
    /// The same for a style with this factor.
    pub(crate) const fn with_fondness(self, factor: f32) -> Weaknesses {
        Weaknesses {
            fondness: self.fondness * factor,
            ..self
        }
    }
}

/// A bot that evaluates each action of 7 Wonders once, with separate weaknesses for the Free City; without any it follows
/// no style.
pub(crate) fn looking_seven(
    weights: Weights,
    of: Option<fn(&LevelWeaknesses) -> Weaknesses>,
    style: Style,
    seed: u64,
    stream: u64,
) -> Box<dyn Bot<Seven>> {
    let bot = |net, levels, game: usize| match of {
        Some(of) => {
            let weaknesses = of(levels).with_fondness(fondness(style)[game]);
            Learned::with_weaknesses(net, weaknesses, style, seed, stream)
        }
        None => Learned::new(net, seed, stream),
    };
    Box::new(ByTable {
        tables: bot(weights.seven(), &SEVEN_WEAKNESSES, 1),
        free_city: bot(weights.free_city(), &FREE_CITY_WEAKNESSES, 2),
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
