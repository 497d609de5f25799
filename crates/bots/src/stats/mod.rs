//! Statistics of games: means with their intervals, and results of a series by bot.

mod interval;
mod tally;

pub(crate) use self::interval::WIDTH;
pub use self::interval::{Interval, Spread, share};
pub use self::tally::{Account, GameSummary, Scribe, Tally};
