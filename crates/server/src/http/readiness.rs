//! The result of the checks behind `/readyz`.

use std::sync::Arc;

use serde::Serialize;
use tokio::sync::Mutex;
use tokio::time::Instant;

/// The last result and its time. Cloning shares it.
pub(crate) type LastReadiness = Arc<Mutex<Option<(Instant, Readiness)>>>;

/// The result of all checks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Readiness {
    pub(super) ready: bool,
    /// Whether a change can be written to the database.
    pub(super) write: Check,
    /// Whether the disk of the database has room.
    pub(super) room: Check,
    /// Whether changes are written as fast as they come.
    pub(super) queue: Check,
}

/// The result of one check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Check {
    pub(super) ok: bool,
    /// What is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// Changes that wait.
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
