//! Services common to all tables, and the retention of tables.

use std::time::Duration;

use antipater_bots::BotKind;
use antipater_store::Clock;
use antipater_store::Store;
use tokio::sync::mpsc;

use super::bot_pool::BotPool;
use super::randomness::Randomness;
use crate::notices::Turn;
use crate::ops::metrics::Metrics;

/// Services common to all tables.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    pub(crate) store: Store,
    pub(crate) bot_pool: BotPool,
    pub(crate) clock: Clock,
    pub(crate) randomness: Randomness,
    pub(crate) metrics: Metrics,
    /// How long bots pause before each of their moves while a page shows them.
    pub(crate) bot_pause: Duration,
    /// The level that stands in for people who are away.
    pub(crate) stand_in: BotKind,
    /// The queue of turns of which people may want to be told; `None` if nobody is.
    pub(crate) turns: Option<mpsc::Sender<Turn>>,
}

/// The default limit of offline games, in bytes.
const IMPORTED: u64 = 1 << 30;

/// How long tables are kept. `None` means forever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Games in progress, after their last use.
    pub tables: Option<Duration>,
    /// Finished games and their records, after their end.
    pub records: Option<Duration>,
    /// The most bytes of all uploaded offline games.
    pub imported: u64,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            tables: None,
            records: None,
            imported: IMPORTED,
        }
    }
}
