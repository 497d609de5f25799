//! The tables in the lobby, as they were read for all who follow it.

use std::sync::Arc;
use std::time::Duration;

use antipater_store::TableRow;
use tokio::time::Instant;

/// For how long those who follow the lobby share what one of them has read, unless it changes.
const SHARED: Duration = Duration::from_millis(500);

/// The tables in the lobby at some time.
#[derive(Debug, Default)]
pub(super) struct LobbyRows {
    /// The number of changes on this node before.
    change: u64,
    read_at: Option<Instant>,
    rows: Arc<[TableRow]>,
}

impl LobbyRows {
    /// Those that were read now, after this many changes.
    pub(super) fn read(change: u64, rows: Vec<TableRow>) -> LobbyRows {
        LobbyRows {
            change,
            read_at: Some(Instant::now()),
            rows: rows.into(),
        }
    }

    /// Whether nobody needs to read them again after this many changes.
    pub(super) fn is_fresh(&self, change: u64) -> bool {
        let read_at = self.read_at;
        self.change == change && read_at.is_some_and(|read_at| read_at.elapsed() < SHARED)
    }

    pub(super) fn rows(&self) -> Arc<[TableRow]> {
        Arc::clone(&self.rows)
    }
}
