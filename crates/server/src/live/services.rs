//! What all tables share.

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
