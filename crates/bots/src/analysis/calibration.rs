//! Corrections that calibrate the shares of the nets, for analysis alone.
//!
//! The outputs of a net are divided by a temperature before they become shares; it is fitted by likelihood on games of the
//! net against itself (C. Guo and others, 2017). The odds of the win are then multiplied by a factor, because a net that is
//! always asked for the best of many actions promises everybody a little too much. Both come from
//! `antipater-trainer GAME --out crates/bots/weights --values 20000`; `docs/analysis.md` has the gaps before and after.

use antipater_engine::seven;

use crate::net::{ONE, UNIT};
use crate::search::{Scale, Scales};

/// A correction of the shares of a net for one age.
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
    /// Divides the outputs, in hundredths: above 100 for an overconfident net.
    pub temperature: u16,
    /// Multiplies the odds of the win, in thousandths: below 1000 for an optimistic net.
    pub odds: u16,
}

const fn correct(temperature: u16, odds: u16) -> Correction {
    Correction { temperature, odds }
}

/// Nothing to correct.
const HONEST: Correction = correct(100, 1000);

/// Of the net for Duel, by age: it is honest as it is.
pub const DUEL: [Correction; 3] = [HONEST; 3];
/// Of the net for 7 Wonders, by age: as it is, it is at most 1.4 points in 100 off, whatever the number of players.
pub const SEVEN: [Correction; 3] = [HONEST; 3];
/// Of the net for the game with the Free City, by age: without it, 5 points in 100 off in age I.
pub const FREE_CITY: [Correction; 3] = [correct(92, 775), correct(92, 797), correct(106, 818)];

/// The corrections of a table of 7 Wonders, by age.
pub fn of_seven(table: &seven::Table) -> [Correction; 3] {
    match table.free_city() {
        Some(_) => FREE_CITY,
        None => SEVEN,
    }
}

/// The same as a search needs it.
pub(crate) fn scales(corrections: [Correction; 3]) -> Scales {
    corrections.map(|correction| Scale {
        unit: ONE * UNIT * i32::from(correction.temperature) / 100,
        odds: f32::from(correction.odds) / 1000.0,
    })
}
