//! The log of a run, on standard error: a line for each message, as text or as JSON.
//!
//! No name, token, code, cookie or invitation is written. Addresses carry keys, so a request is written with the
//! pattern of its address.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The beginning of the names of our own messages.
const OURS: &str = "antipater";

/// How messages are written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Form {
    /// A line of text, for people.
    #[default]
    Text,
    /// A line of JSON, for programs.
    Json,
}

/// How much is written.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Level {
    /// Errors only.
    Error,
    /// Warnings too.
    #[default]
    Warn,
    /// Information too.
    Info,
    /// Each request too.
    Debug,
}

/// The log of a run.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Log {
    /// How.
    pub form: Form,
    /// How much.
    pub level: Level,
}

impl Log {
    /// Starts writing. Where another subscriber is already set up, that one stays.
    pub(crate) fn start(self) {
        let level = match self.level {
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
        };
        // Libraries are kept quiet at any level: their messages are not checked for secrets.
        let filter = Targets::new()
            .with_target(OURS, level)
            .with_default(level.min(LevelFilter::WARN));
        let messages = tracing_subscriber::registry().with(filter);
        // A log that cannot be written, on a full disk for one, must not end what writes to it.
        let lines = fmt::layer()
            .with_writer(io::stderr)
            .log_internal_errors(false);
        let _ = match self.form {
            Form::Text => messages.with(lines).try_init(),
            Form::Json => messages.with(lines.json().flatten_event(true)).try_init(),
        };
    }
}

/// How long something that happens often is not said again.
const QUIET: Duration = Duration::from_secs(60);

/// Something that is written at most once a minute, however often it happens.
#[derive(Debug, Default)]
pub(crate) struct Seldom(Mutex<Said>);

/// What was written last.
#[derive(Debug, Default)]
struct Said {
    at: Option<Instant>,
    why: String,
    /// How often it has happened since.
    unsaid: u64,
}

impl Seldom {
    /// Something that has not happened yet.
    pub(crate) const fn new() -> Seldom {
        Seldom(Mutex::new(Said {
            at: None,
            why: String::new(),
            unsaid: 0,
        }))
    }

    /// Whether it may be written now; then also how often it has happened since it was written last.
    pub(crate) fn speaks(&self) -> Option<u64> {
        self.speaks_at(Instant::now(), "")
    }

    /// The same with a reason. Another one than the last may always be written.
    pub(crate) fn speaks_of(&self, why: &str) -> Option<u64> {
        self.speaks_at(Instant::now(), why)
    }

    fn speaks_at(&self, now: Instant, why: &str) -> Option<u64> {
        let mut said = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = |at| now.saturating_duration_since(at) < QUIET;
        if said.why == why && said.at.is_some_and(lately) {
            said.unsaid += 1;
            return None;
        }
        said.at = Some(now);
        why.clone_into(&mut said.why);
        Some(std::mem::take(&mut said.unsaid))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_often_is_said_once_a_minute() {
        let said = Seldom::default();
        let began = Instant::now();
        let speaks_at = |time, why| said.speaks_at(time, why);
        assert_eq!(speaks_at(began, ""), Some(0));
        for seconds in [0, 1, 59] {
            let time = began + Duration::from_secs(seconds);
            assert_eq!(speaks_at(time, ""), None);
        }
        assert_eq!(speaks_at(began + QUIET, ""), Some(3));
        assert_eq!(speaks_at(began + QUIET, ""), None);
        assert_eq!(speaks_at(began + QUIET, "the disk is full"), Some(1));
        assert_eq!(speaks_at(began + QUIET, "the disk is full"), None);
    }
}
