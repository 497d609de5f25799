//! Metrics of the server, for monitoring (Prometheus and the like).
//!
//! They are public information: how much happens and how long it takes. No label names a person, a table or an address,
//! and no metric reveals a seat's actions, not even how often people choose before all have chosen.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use antipater_store::ids::PersonId;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

/// A label and its value.
type Label = [(&'static str, &'static str); 1];
/// Durations by the pattern of an address and the class of the status; the function makes a new histogram.
type Times = Family<[(&'static str, String); 2], Histogram, fn() -> Histogram>;

/// A gauge that is omitted while its value is unknown.
type Sometimes = Family<[(&'static str, &'static str); 0], Gauge>;

/// The metrics; clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Metrics(Arc<Counted>);

#[derive(Debug)]
struct Counted {
    registry: Registry,
    uptime: Gauge,
    tables: Family<Label, Gauge>,
    streams: Gauge,
    online: Gauge,
    /// The number of open streams of each person.
    watching: Mutex<HashMap<PersonId, usize>>,
    requests: Times,
    refused: Family<Label, Counter>,
    views: Counter,
    thinking: Histogram,
    copies: Family<Label, Counter>,
    nodes: Gauge,
    passed: Family<Label, Counter>,
    notices: Family<Label, Counter>,
    database: Sometimes,
    free: Sometimes,
}

/// Tables in memory by stage.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct InMemory {
    pub(crate) gathering: usize,
    pub(crate) playing: usize,
    pub(crate) over: usize,
}

/// The size of the database and the free bytes on its disk, if known.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct OnDisk {
    pub(crate) database: Option<u64>,
    pub(crate) free: Option<u64>,
}

/// Counts a stream as open until it is dropped.
pub(crate) struct Watching {
    metrics: Metrics,
    person: Option<PersonId>,
}

/// A histogram from half a millisecond to four seconds.
fn times() -> Histogram {
    Histogram::new(exponential_buckets(0.0005, 2.0, 14))
}

impl Metrics {
    /// Metrics at zero, registered together with those of a store.
    pub(crate) fn new(store: &antipater_store::Metrics) -> Metrics {
        let mut counted = Counted {
            registry: Registry::with_prefix("antipater"),
            uptime: Gauge::default(),
            tables: Family::default(),
            streams: Gauge::default(),
            online: Gauge::default(),
            watching: Mutex::default(),
            requests: Family::new_with_constructor(times),
            refused: Family::default(),
            views: Counter::default(),
            thinking: times(),
            copies: Family::default(),
            nodes: Gauge::default(),
            passed: Family::default(),
            notices: Family::default(),
            database: Family::default(),
            free: Family::default(),
        };
        counted.register(store);
        Metrics(Arc::new(counted))
    }

    /// Records how long the bots of a table have thought about a step.
    pub(crate) fn thought(&self, time: Duration) {
        self.0.thinking.observe(time.as_secs_f64());
    }

    /// Counts a due backup, and whether it succeeded.
    pub(crate) fn copied(&self, made: bool) {
        let result = if made { "made" } else { "failed" };
        self.0.copies.get_or_create(&[("result", result)]).inc();
    }

    /// Counts a request forwarded to another node, and whether it was answered.
    pub(crate) fn passed_on(&self, answered: bool) {
        let result = if answered { "answered" } else { "failed" };
        self.0.passed.get_or_create(&[("result", result)]).inc();
    }

    /// Counts a notice, and what became of it.
    pub(crate) fn noticed(&self, result: &'static str) {
        self.0.notices.get_or_create(&[("result", result)]).inc();
    }

    /// Counts a computed view.
    pub(crate) fn viewed(&self) {
        self.0.views.inc();
    }

    /// Counts a request that was refused.
    pub(crate) fn refused(&self, kind: &'static str) {
        self.0.refused.get_or_create(&[("kind", kind)]).inc();
    }

    /// Records the duration of a request, by the pattern of its address and the class of its status.
    pub(crate) fn answered(&self, route: String, status: &'static str, time: Duration) {
        let labels = [("route", route), ("status", status.to_owned())];
        let times = self.0.requests.get_or_create(&labels);
        times.observe(time.as_secs_f64());
    }

    /// Whether a person has a page open on this node.
    pub(crate) fn is_here(&self, person: PersonId) -> bool {
        self.0.watching().contains_key(&person)
    }

    /// Counts the stream of a person, or of a visitor without a session.
    pub(crate) fn watches(&self, person: Option<PersonId>) -> Watching {
        self.0.streams.inc();
        if let Some(person) = person {
            *self.0.watching().entry(person).or_default() += 1;
        }
        Watching {
            metrics: self.clone(),
            person,
        }
    }

    /// All metrics as text; `nodes` is the number of servers on the database.
    pub(crate) fn text(&self, uptime: i64, tables: InMemory, nodes: usize, disk: OnDisk) -> String {
        let counted = &self.0;
        counted.nodes.set(nodes as i64);
        counted.uptime.set(uptime / 1000);
        let online = counted.watching().len();
        counted.online.set(online as i64);
        for (stage, count) in [
            ("gathering", tables.gathering),
            ("playing", tables.playing),
            ("over", tables.over),
        ] {
            let label = [("stage", stage)];
            counted.tables.get_or_create(&label).set(count as i64);
        }
        for (gauge, bytes) in [
            (&counted.database, disk.database),
            (&counted.free, disk.free),
        ] {
            if let Some(bytes) = bytes {
                gauge.get_or_create(&[]).set(bytes as i64);
            } else {
                gauge.clear();
            }
        }
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &counted.registry);
        text
    }
}

impl Counted {
    fn register(&mut self, store: &antipater_store::Metrics) {
        let all = &mut self.registry;
        all.register_with_unit(
            "uptime",
            "How long this database has been served, over all runs",
            Unit::Seconds,
            self.uptime.clone(),
        );
        all.register_with_unit(
            "database",
            "Size of the database",
            Unit::Bytes,
            self.database.clone(),
        );
        all.register_with_unit(
            "disk_free",
            "Room left on the disk of the database",
            Unit::Bytes,
            self.free.clone(),
        );
        all.register("tables", "Tables in memory by stage", self.tables.clone());
        all.register(
            "nodes",
            "Servers that share the database, as this one sees it",
            self.nodes.clone(),
        );
        all.register(
            "passed_requests",
            "Requests that another node had to answer",
            self.passed.clone(),
        );
        all.register("streams", "Streams that are open", self.streams.clone());
        all.register(
            "people_online",
            "People with an open stream",
            self.online.clone(),
        );
        store.register(all);
        all.register_with_unit(
            "request",
            "How long a request took, to the head of its answer",
            Unit::Seconds,
            self.requests.clone(),
        );
        all.register(
            "refused_requests",
            "Requests that were refused, by the reason",
            self.refused.clone(),
        );
        all.register(
            "views",
            "Views of tables that were made for a viewer",
            self.views.clone(),
        );
        all.register_with_unit(
            "bots_thinking",
            "How long the bots of a table thought about a step",
            Unit::Seconds,
            self.thinking.clone(),
        );
        all.register(
            "notices",
            "Notices of turns, by what became of them",
            self.notices.clone(),
        );
        all.register(
            "copies",
            "Copies of the database that were due",
            self.copies.clone(),
        );
    }

    fn watching(&self) -> MutexGuard<'_, HashMap<PersonId, usize>> {
        self.watching.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        let counted = &self.metrics.0;
        counted.streams.dec();
        let Some(person) = self.person else { return };
        let mut watching = counted.watching();
        if let Some(streams) = watching.get_mut(&person) {
            *streams -= 1;
            if *streams == 0 {
                watching.remove(&person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_person_with_two_streams_is_one_person() {
        let metrics = Metrics::new(&antipater_store::Metrics::default());
        let ada = Some(PersonId([1; 32]));
        let streams = [
            metrics.watches(ada),
            metrics.watches(ada),
            metrics.watches(None),
        ];
        let disk = OnDisk {
            database: Some(7),
            free: None,
        };
        let has = |line: &str| {
            let text = metrics.text(61_000, InMemory::default(), 3, disk);
            assert!(text.lines().any(|found| found == line), "{line}: {text}");
        };
        has("antipater_streams 3");
        has("antipater_people_online 1");
        has("antipater_uptime_seconds 61");
        has("antipater_nodes 3");
        has("antipater_database_bytes{} 7");
        let text = metrics.text(61_000, InMemory::default(), 3, disk);
        assert!(!text.contains("antipater_disk_free_bytes{"), "{text}");
        drop(streams);
        has("antipater_streams 0");
        has("antipater_people_online 0");
    }
}
