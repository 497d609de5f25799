//! Statistics of games: means with their intervals, and the totals of a series.

mod interval;
mod tally;

pub(crate) use self::interval::WIDTH;
pub use self::interval::{Interval, Spread, share};
pub use self::tally::{Account, GameSummary, Scribe, Tally};
