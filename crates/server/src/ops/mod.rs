//! Operation of a server: its metrics and its log.

pub mod log;
pub(crate) mod metrics;
