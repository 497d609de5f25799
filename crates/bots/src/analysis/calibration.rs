//! Corrections that calibrate the win probabilities of the nets, for analysis only.
//!
//! The outputs of a net are divided by a temperature before the softmax; it is fitted by likelihood on self-play games
//! (C. Guo and others, 2017). The odds of winning are then multiplied by a factor. A net that always evaluates the best
//! of many actions is slightly too optimistic for every player. Both come from `antipater-trainer GAME --out
//! crates/bots/weights --values 20000`; `docs/analysis.md` has the gaps before and after.

use antipater_engine::seven;

use crate::net::{ONE, UNIT};
use crate::search::{Scale, Scales};

/// A correction of a net's win probabilities in one age.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::calibration::{DUEL, Correction};
///
/// let sound = |age: &Correction| age.temperature > 0 && age.odds > 0;
/// assert!(DUEL.iter().all(sound));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Correction {
    /// The divisor of the outputs, in hundredths: above 100 for an overconfident net.
    pub temperature: u16,
    /// The factor on the odds of winning, in thousandths: below 1000 for an optimistic net.
    pub odds: u16,
}

const fn correct(temperature: u16, odds: u16) -> Correction {
    Correction { temperature, odds }
}

/// No correction.
const HONEST: Correction = correct(100, 1000);

/// For the net for Duel, by age: without correction it is at most 1.4 points in 100 off.
pub const DUEL: [Correction; 3] = [HONEST; 3];
/// For the net for 7 Wonders, by age: without correction it is at most 2.4 points in 100 off (three players, age I).
pub const SEVEN: [Correction; 3] = [HONEST; 3];
/// For the net for the game with the Free City, by age: without correction it is 1.6 points in 100 off in age II.
pub const FREE_CITY: [Correction; 3] = [correct(104, 992), correct(102, 920), correct(106, 893)];

/// The corrections of a table of 7 Wonders, by age.
pub fn of_seven(table: &seven::Table) -> [Correction; 3] {
    match table.free_city() {
        Some(_) => FREE_CITY,
        None => SEVEN,
    }
}

/// The standard error of the difference of two actions that comes from the evaluator, by age, in thousandths of the win.
/// The values come from `antipater-trainer GAME --verdicts 3`, which compares losses with games that are played on.
pub const DOUBTS_OF_DUEL: [u16; 3] = [59, 72, 86];
/// The same for 7 Wonders.
pub const DOUBTS_OF_SEVEN: [u16; 3] = [54, 115, 236];
/// The same for the game with the Free City.
pub const DOUBTS_OF_FREE_CITY: [u16; 3] = [62, 103, 224];

/// The doubt of an age, as a win probability.
pub(super) fn doubt(of_game: [u16; 3], age: usize) -> f64 {
    f64::from(of_game[age]) / 1000.0
}

/// The scales that a search uses for these corrections.
pub(crate) fn scales(corrections: [Correction; 3]) -> Scales {
    corrections.map(|correction| Scale {
        unit: ONE * UNIT * i32::from(correction.temperature) / 100,
        odds: f32::from(correction.odds) / 1000.0,
    })
}
