//! The trait of games whose judged decisions are printed as tables, and the format of figures.

use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, Seven};
use antipater_engine::{Line, Record, Seat};
use antipater_show::replay::Storied;
use antipater_show::texts::say;
use antipater_show::words::coach::Coach;

use crate::locale::t;
use crate::record::Titled;

/// A game whose judged decisions can be printed.
pub(super) trait AnalyzedGame: Storied<Observation: Line> + Titled {
    /// The observing seat; `None` for a spectator.
    fn observer(observation: &Self::Observation) -> Option<Seat>;
}

impl AnalyzedGame for Seven {
    fn observer(observation: &seven::Observation) -> Option<Seat> {
        Some(observation.seat())
    }
}

impl AnalyzedGame for Duel {
    fn observer(observation: &duel::Observation) -> Option<Seat> {
        observation.viewer
    }
}

/// The coach for a record, with the names of its players.
pub(super) fn coach<G: AnalyzedGame>(record: &Record<G>) -> Coach<'static> {
    // The Free City has the seat after those of the players.
    let names = record
        .players()
        .iter()
        .cloned()
        .chain([say!(t(), "free-city")]);
    Coach::new::<G>(t(), names.collect())
}

/// A win probability in percent.
pub(super) fn percent(share: f64) -> String {
    t().decimal(100.0 * share, 1)
}

/// Points; empty if they are unknown.
pub(super) fn points(points: Option<f64>) -> String {
    points.map_or_else(String::new, |points| t().decimal(points, 1))
}
