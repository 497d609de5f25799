//! All rows of an event, as they were read for all who follow it.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use antipater_store::{EventGameRow, EventPlayerRow, EventRow, Store};
use tokio::time::Instant;

/// For how long those who follow an event share what one of them has read, unless an event changes on this node.
const SHARED: Duration = Duration::from_millis(500);

/// The rows of an event.
#[derive(Debug)]
pub(super) struct EventRows {
    pub(super) event: EventRow,
    pub(super) players: Vec<EventPlayerRow>,
    /// Without what was taken in them.
    pub(super) games: Vec<EventGameRow>,
}

impl EventRows {
    /// Reads the rows of an event, if there is one.
    ///
    /// # Errors
    /// If the store fails.
    pub(super) async fn read(store: &Store, id: &str) -> Result<Option<EventRows>, sqlx::Error> {
        let Some(event) = store.event(id).await? else {
            return Ok(None);
        };
        Ok(Some(EventRows {
            event,
            players: store.event_players(id).await?,
            games: store.event_games(id).await?,
        }))
    }
}

/// The rows of events that are followed, each with the number of changes before it was read.
#[derive(Debug, Default)]
pub(super) struct SharedEvents(HashMap<String, (u64, Instant, Arc<EventRows>)>);

impl SharedEvents {
    /// The rows of an event after this many changes, if they need not be read again.
    pub(super) fn fresh(&self, id: &str, change: u64) -> Option<Arc<EventRows>> {
        let (before, read_at, rows) = self.0.get(id)?;
        let is_fresh = *before == change && read_at.elapsed() < SHARED;
        is_fresh.then(|| Arc::clone(rows))
    }

    /// Keeps rows that were read now, after this many changes. Those of events that nobody follows any more go.
    pub(super) fn keep(&mut self, change: u64, rows: Arc<EventRows>) {
        self.0
            .retain(|_, (_, read_at, _)| read_at.elapsed() < 2 * SHARED);
        let id = rows.event.id.clone();
        self.0.insert(id, (change, Instant::now(), rows));
    }
}
