//! The log, on standard error: a line for each message, as text or as JSON.
//!
//! No name, token, code, cookie or invitation is logged. Addresses contain keys, so a request is logged with the
//! pattern of its address.

use std::io;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The prefix of the targets of our own messages.
const OURS: &str = "antipater";

/// The format of messages.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Form {
    /// A line of text, for people.
    #[default]
    Text,
    /// A line of JSON, for programs.
    Json,
}

/// The level of messages.
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

/// The options of the log.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Log {
    /// The format.
    pub form: Form,
    /// The level.
    pub level: Level,
}

impl Log {
    /// Starts logging, unless another subscriber is set up already.
    pub(crate) fn start(self) {
        let level = match self.level {
            Level::Error => LevelFilter::ERROR,
            Level::Warn => LevelFilter::WARN,
            Level::Info => LevelFilter::INFO,
            Level::Debug => LevelFilter::DEBUG,
        };
        // Libraries are filtered out at any level: their messages are not checked for secrets.
        let filter = Targets::new()
            .with_target(OURS, level)
            .with_default(level.min(LevelFilter::WARN));
        let messages = tracing_subscriber::registry().with(filter);
        // A failed write, for example on a full disk, must not end the caller.
        let lines = fmt::layer()
            .with_writer(io::stderr)
            .log_internal_errors(false);
        let _ = match self.form {
            Form::Text => messages.with(lines).try_init(),
            Form::Json => messages.with(lines.json().flatten_event(true)).try_init(),
        };
    }
}
