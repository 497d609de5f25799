//! The time by which tables measure how long somebody thinks: it runs while the server runs, and stands still while it
//! does not.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

/// A clock that counts the milliseconds ("ticks") this store has been served, over all runs. Cloning shares it.
#[derive(Clone, Debug)]
pub(crate) struct Uptime {
    before: i64,
    started: Instant,
    passed_over: Arc<AtomicI64>,
}

impl Uptime {
    /// A clock that goes on where the last run has stopped.
    pub(crate) fn from(before: i64) -> Uptime {
        Uptime {
            before,
            started: Instant::now(),
            passed_over: Arc::default(),
        }
    }

    /// Ticks up to now.
    pub(crate) fn now(&self) -> i64 {
        let run = i64::try_from(self.started.elapsed().as_millis()).unwrap_or(i64::MAX);
        self.before + run + self.passed_over.load(Ordering::Relaxed)
    }

    /// Lets time pass at once.
    pub(crate) fn pass(&self, time: Duration) {
        let ticks = i64::try_from(time.as_millis()).unwrap_or(0);
        self.passed_over.fetch_add(ticks, Ordering::Relaxed);
    }
}
