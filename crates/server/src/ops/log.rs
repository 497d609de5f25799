//! The log of a run, on standard error: a line for each message, as text or as JSON.
//!
//! No name, token, code, cookie or invitation is written. Addresses carry keys, so a request is written with the
//! pattern of its address.

use std::io;

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
