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

/// The standard errors that come from the evaluator itself, in win probabilities; 0 if its results are exact.
///
/// # Examples
/// ```
/// use antipater_bots::analysis::calibration::DOUBTS_OF_SEVEN;
///
/// // Errors grow from age to age.
/// assert!(DOUBTS_OF_SEVEN.is_sorted_by(|one, next| one.share < next.share));
/// ```
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Doubt {
    /// Of the share of one action. It comes from `antipater-trainer GAME --doubt 500`, which compares shares with games that
    /// are played on.
    pub share: f64,
    /// Of the difference of two actions. It comes from `antipater-trainer GAME --verdicts 3`, which does so with losses.
    pub difference: f64,
}

const fn doubt(share: f64, difference: f64) -> Doubt {
    Doubt { share, difference }
}

/// For the net for Duel, by age.
pub const DOUBTS_OF_DUEL: [Doubt; 3] = [
    doubt(0.050, 0.059),
    doubt(0.105, 0.072),
    doubt(0.128, 0.086),
];
/// For the net for 7 Wonders, by age.
pub const DOUBTS_OF_SEVEN: [Doubt; 3] = [
    doubt(0.083, 0.054),
    doubt(0.128, 0.115),
    doubt(0.228, 0.236),
];
/// For the net for the game with the Free City, by age.
pub const DOUBTS_OF_FREE_CITY: [Doubt; 3] = [
    doubt(0.081, 0.062),
    doubt(0.127, 0.103),
    doubt(0.198, 0.224),
];

/// The scales that a search uses for these corrections.
pub(crate) fn scales(corrections: [Correction; 3]) -> Scales {
    corrections.map(|correction| Scale {
        unit: ONE * UNIT * i32::from(correction.temperature) / 100,
        odds: f32::from(correction.odds) / 1000.0,
    })
}
