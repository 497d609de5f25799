//! How people came back to a server that was started again.

use std::time::Duration;

use serde::{Serialize, Serializer};

/// How people came back to a server that was started again.
#[derive(Serialize)]
pub(crate) struct Restart {
    /// From the start of the process until it listened.
    #[serde(serialize_with = "seconds")]
    pub(crate) ready: Duration,
    /// From the start until the first viewer of the last table saw it.
    #[serde(serialize_with = "seconds")]
    pub(crate) tables: Duration,
    /// From the start until every viewer saw its table.
    #[serde(serialize_with = "seconds")]
    pub(crate) viewers: Duration,
    /// Viewers who were shown an earlier decision than they knew.
    pub(crate) behind: usize,
}

fn seconds<S: Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}
