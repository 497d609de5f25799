//! What was measured, and how it is printed.

use std::time::Duration;

use crate::restart::Restart;
use serde::Serialize;

use crate::passers_by::Passed;
use crate::people::Crowd;

/// Times that somebody waited, in milliseconds.
#[derive(Clone, Copy, Default, Serialize)]
pub(crate) struct Waits {
    count: usize,
    p50: f64,
    p90: f64,
    p99: f64,
    max: f64,
}

impl Waits {
    pub(crate) fn of(mut waits: Vec<Duration>) -> Waits {
        waits.sort_unstable();
        let Some(last) = waits.last() else {
            return Waits::default();
        };
        let milliseconds = |wait: &Duration| wait.as_secs_f64() * 1000.0;
        let part = |part: f64| milliseconds(&waits[((waits.len() - 1) as f64 * part) as usize]);
        Waits {
            count: waits.len(),
            p50: part(0.5),
            p90: part(0.9),
            p99: part(0.99),
            max: milliseconds(last),
        }
    }
}

/// What the machine did.
#[derive(Default, Serialize)]
pub(crate) struct Machine {
    /// Bytes of the server's memory before anybody came, when all streams were open, and at the end.
    pub(crate) idle: Option<u64>,
    pub(crate) opened: Option<u64>,
    pub(crate) played: Option<u64>,
    /// Processors used by the server and by the probe.
    pub(crate) server: Option<f64>,
    pub(crate) probe: Option<f64>,
    /// The load of the machine, other programs' too.
    pub(crate) load_before: Option<String>,
    pub(crate) load_after: Option<String>,
}

/// All of it.
#[derive(Serialize)]
pub(crate) struct Report {
    tables: usize,
    viewers: usize,
    think_seconds: f64,
    gathering_seconds: f64,
    measured_seconds: f64,
    moves_per_second: f64,
    errors: Vec<(String, usize)>,
    finished_tables: usize,
    acknowledgement_ms: Waits,
    /// The same for people who play among Experts: those think meanwhile.
    among_experts_ms: Option<Waits>,
    last_viewer_ms: Waits,
    bytes_per_viewer: Option<u64>,
    machine: Machine,
    restart: Option<Restart>,
    /// What people did who did not play at the tables.
    pub(crate) besides: Option<Passed>,
    /// How long analyses took, in words.
    pub(crate) analyses: Vec<String>,
}

impl Report {
    pub(crate) fn new(
        crowd: &Crowd,
        gathered: Duration,
        measured_seconds: f64,
        machine: Machine,
        restart: Option<Restart>,
    ) -> Report {
        let (acknowledged, seen) = crowd.waits();
        let viewers = crowd.viewers();
        let grown = machine.played.zip(machine.idle);
        let grown = grown.map(|(played, idle)| played.saturating_sub(idle));
        Report {
            tables: crowd.tables(),
            viewers,
            think_seconds: crowd.think().as_secs_f64(),
            gathering_seconds: gathered.as_secs_f64(),
            measured_seconds,
            moves_per_second: acknowledged.len() as f64 / measured_seconds,
            errors: crowd.errors(),
            finished_tables: crowd.finished(),
            acknowledgement_ms: Waits::of(acknowledged),
            among_experts_ms: None,
            last_viewer_ms: Waits::of(seen),
            bytes_per_viewer: grown.map(|grown| grown / viewers as u64),
            machine,
            restart,
            besides: None,
            analyses: Vec::new(),
        }
    }

    /// Adds what people waited who played among Experts, if there were any.
    pub(crate) fn add_experts(&mut self, experts: &Crowd) {
        if experts.tables() > 0 {
            self.among_experts_ms = Some(Waits::of(experts.waits().0));
            self.errors.extend(experts.errors());
        }
    }

    /// The report for people.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!(
            "{} tables, {} viewers, {} s of thinking time; gathered in {:.1} s, measured for {:.0} s",
            self.tables,
            self.viewers,
            self.think_seconds,
            self.gathering_seconds,
            self.measured_seconds
        )];
        let row = |cells: [&str; 6]| {
            let [name, count, p50, p90, p99, max] = cells;
            format!("{name:23}  {count:>6}  {p50:>8}  {p90:>8}  {p99:>8}  {max:>8}")
        };
        lines.push(row(["milliseconds", "count", "p50", "p90", "p99", "max"]));
        let mut rows = vec![
            ("move to acknowledgement", &self.acknowledgement_ms),
            ("move to last viewer", &self.last_viewer_ms),
        ];
        rows.extend((self.among_experts_ms.as_ref()).map(|waits| ("move among Experts", waits)));
        for (name, waits) in rows {
            let times = [waits.p50, waits.p90, waits.p99, waits.max];
            let [p50, p90, p99, max] = times.map(|time| format!("{time:.1}"));
            lines.push(row([
                name,
                &waits.count.to_string(),
                &p50,
                &p90,
                &p99,
                &max,
            ]));
        }
        let share =
            |share: Option<f64>| share.map_or("?".to_owned(), |share| format!("{share:.2}"));
        let kibibytes =
            |bytes: Option<u64>| bytes.map_or("?".to_owned(), |bytes| (bytes / 1024).to_string());
        let machine = &self.machine;
        lines.push(format!("{:.0} moves/s", self.moves_per_second));
        lines.push(format!(
            "memory: {} KiB idle, {} KiB with all streams, {} KiB at the end; {} KiB per viewer",
            kibibytes(machine.idle),
            kibibytes(machine.opened),
            kibibytes(machine.played),
            kibibytes(self.bytes_per_viewer)
        ));
        lines.push(format!(
            "processors: server {}, probe {}; load {} before, {} after",
            share(machine.server),
            share(machine.probe),
            machine.load_before.as_deref().unwrap_or("?"),
            machine.load_after.as_deref().unwrap_or("?")
        ));
        if self.finished_tables > 0 {
            lines.push(format!(
                "{} games ended in the meantime",
                self.finished_tables
            ));
        }
        lines.extend(self.besides.as_ref().map(Passed::line));
        lines.extend(self.analyses.iter().cloned());
        for (what, count) in &self.errors {
            lines.push(format!("error: {count} × {what}"));
        }
        if let Some(restart) = &self.restart {
            lines.push(format!(
                "restart: ready after {:.2} s, every table seen after {:.2} s, every viewer after {:.2} s, {} behind",
                restart.ready.as_secs_f64(),
                restart.tables.as_secs_f64(),
                restart.viewers.as_secs_f64(),
                restart.behind
            ));
        }
        lines
    }
}
