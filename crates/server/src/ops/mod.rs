//! Running a server: what it counts of itself, and what it writes about its run.

pub mod log;
pub(crate) mod metrics;
