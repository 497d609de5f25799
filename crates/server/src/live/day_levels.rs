//! The games of levels of bots with the deals of the last days, kept in memory.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use antipater_show::daily::LevelEntry;
use antipater_show::options::{DailyDeal, Kind};

/// The days of which games are kept.
const KEPT_DAYS: i64 = 8;

/// The games of all levels with one deal.
type Games = Arc<Vec<LevelEntry>>;

/// The games of all levels by game and deal.
#[derive(Debug, Default)]
pub(super) struct DayLevels(Mutex<HashMap<(&'static str, DailyDeal), Games>>);

impl DayLevels {
    /// The games with a deal, if they are kept.
    pub(super) fn get(&self, game: Kind, deal: DailyDeal) -> Option<Games> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(&(game.name(), deal)).cloned()
    }

    /// Keeps the games with a deal, and drops those of much earlier ones.
    pub(super) fn insert(&self, game: Kind, deal: DailyDeal, games: Games) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|(_, kept), _| kept.day > deal.day - KEPT_DAYS);
        all.insert((game.name(), deal), games);
    }
}
