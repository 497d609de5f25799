//! Counters of the store, for monitoring (Prometheus and the like).

use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// The counters of a store, which start at zero when it is opened; clones share them.
#[derive(Clone, Debug)]
pub struct Metrics {
    steps: Counter,
    group: Histogram,
    commit: Histogram,
    unwritten: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            steps: Counter::default(),
            // 1 to 256 changes.
            group: Histogram::new(exponential_buckets(1.0, 2.0, 9)),
            // Half a millisecond to four seconds.
            commit: Histogram::new(exponential_buckets(0.0005, 2.0, 14)),
            unwritten: Counter::default(),
        }
    }
}

impl Metrics {
    /// Registers the counters, with the registry's prefix: `steps`, `commit_changes`, `commit_seconds` and
    /// `unwritten_changes`.
    pub fn register(&self, registry: &mut Registry) {
        registry.register("steps", "Steps that were committed", self.steps.clone());
        registry.register(
            "commit_changes",
            "Changes that were committed together",
            self.group.clone(),
        );
        registry.register_with_unit(
            "commit",
            "How long a commit took",
            Unit::Seconds,
            self.commit.clone(),
        );
        registry.register(
            "unwritten_changes",
            "Changes that the store refused",
            self.unwritten.clone(),
        );
    }

    /// Counts committed steps.
    pub(super) fn stepped(&self, steps: usize) {
        self.steps.inc_by(steps as u64);
    }

    /// Records the size of a group of changes and the time of its commit.
    pub(super) fn committed(&self, changes: usize, time: Duration) {
        self.group.observe(changes as f64);
        self.commit.observe(time.as_secs_f64());
    }

    /// Counts changes that failed.
    pub(super) fn not_written(&self, changes: usize) {
        self.unwritten.inc_by(changes as u64);
    }
}
