//! The games of levels of bots with the deals of the last days, kept in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use antipater_show::daily::LevelEntry;
use antipater_show::options::Kind;

/// The days of which games are kept.
const KEPT_DAYS: i64 = 8;

/// The games of all levels with one deal.
type Games = Arc<Vec<LevelEntry>>;

/// The games of all levels by game and day.
#[derive(Debug, Default)]
pub(super) struct DayLevels(Mutex<HashMap<(&'static str, i64), Games>>);

impl DayLevels {
    /// The games with the deal of a day, if they are kept.
    pub(super) fn get(&self, game: Kind, day: i64) -> Option<Games> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&(game.name(), day)).cloned()
    }

    /// Keeps the games with the deal of a day, and drops those of much earlier ones.
    pub(super) fn insert(&self, game: Kind, day: i64, games: Games) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|(_, kept), _| *kept > day - KEPT_DAYS);
        all.insert((game.name(), day), games);
    }
}
