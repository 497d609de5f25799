//! What all tables share, and how long they are kept.

use std::time::Duration;

use antipater_store::Clock;
use antipater_store::Store;

use super::bot_pool::BotPool;
use super::randomness::Randomness;
use crate::ops::metrics::Metrics;

/// What all tables share.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    pub(crate) store: Store,
    pub(crate) bot_pool: BotPool,
    pub(crate) clock: Clock,
    pub(crate) randomness: Randomness,
    pub(crate) metrics: Metrics,
    /// How long bots wait before each of their moves while a page shows them.
    pub(crate) bot_pause: Duration,
}

/// The usual room for games that people have brought, in bytes.
const BROUGHT: u64 = 1 << 30;

/// How long tables are kept. `None` is for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Games that go on, after somebody has last done something there.
    pub tables: Option<Duration>,
    /// Finished games and their records, after their end.
    pub records: Option<Duration>,
    /// The most bytes of games that people have finished elsewhere and brought.
    pub brought: u64,
}

impl Default for Retention {
    fn default() -> Retention {
        Retention {
            tables: None,
            records: None,
            brought: BROUGHT,
        }
    }
}
