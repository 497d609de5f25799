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
use crate::people::signals::PersonSignals;

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
    /// How late spectators see tables, in seconds.
    pub(crate) watch_delay: u32,
    /// Wakes the streams of people when something happens at their tables.
    pub(crate) people: PersonSignals,
    /// The queue of turns of which people may want to be told; `None` if nobody is.
    pub(crate) turns: Option<mpsc::Sender<Turn>>,
}

/// What an operator chooses for all tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TableSettings {
    /// How long bots pause before each of their moves while a page shows them.
    pub(crate) bot_pause: Duration,
    /// The level that stands in for people who are away.
    pub(crate) stand_in: BotKind,
    /// How late spectators see tables, in seconds.
    pub(crate) watch_delay: u32,
    /// How long tables are kept.
    pub(crate) retention: Retention,
    /// The seed of all randomness; `None` for that of the system.
    pub(crate) seed: Option<u64>,
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
