//! The result of the checks behind `/readyz`.

use std::sync::Arc;

use serde::Serialize;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// The last result and its time; clones share it.
pub(crate) type LastReadiness = Arc<Mutex<Option<(Instant, Readiness)>>>;

/// The result of all checks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Readiness {
    pub(super) ready: bool,
    /// Whether the database can be written.
    pub(super) write: Check,
    /// Whether the disk of the database has enough free space.
    pub(super) room: Check,
    /// Whether the writing task keeps up.
    pub(super) queue: Check,
}

/// The result of one check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Check {
    pub(super) ok: bool,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The number of waiting changes.
    #[serde(skip_serializing_if = "Option::is_none")]
    count: Option<u64>,
}

impl Check {
    pub(super) fn of(why: Option<String>, count: Option<u64>) -> Check {
        Check {
            ok: why.is_none(),
            why,
            count,
        }
    }
}
