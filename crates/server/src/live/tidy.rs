//! Abandoned tables: waiting rooms without people end after a day, others after a time that the owner
//! of the server sets, and closed ones are removed in the end.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use super::registry::{LiveTable, Tables};
use crate::error::Error;
use crate::store::TableStage;

/// How long a waiting room stays open when nobody is there and nothing happens, in seconds.
const ROOM: i64 = 24 * 60 * 60;
/// How long a closed table stays in the database, in seconds: a mistake can be undone until then.
const CLOSED: i64 = 30 * 24 * 60 * 60;
/// How many tables are looked at in one go.
const AT_ONCE: u32 = 200;

impl Tables {
    /// Closes and removes tables whose time is over.
    pub(crate) async fn tidy(&self) {
        if let Err(error) = self.tidy_up().await {
            tracing::error!("tables cannot be tidied up: {error:?}");
        }
    }

    async fn tidy_up(&self) -> Result<(), Error> {
        let store = &self.services.store;
        let now = self.services.clock.unix_seconds();
        store.touch(&self.watched_rooms()).await?;
        if !self.services.clock.is_sure() || !store.is_first() {
            return Ok(());
        }
        let empty = store.untouched(TableStage::Gathering, now - ROOM, AT_ONCE);
        for id in empty.await? {
            self.close_quietly(&id).await;
        }
        if let Some(kept) = self.keeping.tables {
            let still = store.untouched(TableStage::Playing, now - seconds(kept), AT_ONCE);
            for id in still.await? {
                self.close_quietly(&id).await;
            }
        }
        let closed = store.untouched(TableStage::Closed, now - CLOSED, AT_ONCE);
        store.remove_tables(&closed.await?).await?;
        if let Some(kept) = self.keeping.records {
            let old = store.finished_until(now - seconds(kept), AT_ONCE).await?;
            for id in &old {
                self.close_quietly(id).await;
            }
            store.remove_tables(&old).await?;
        }
        Ok(())
    }

    /// Closes a table; one that cannot be closed must not keep the others.
    async fn close_quietly(&self, id: &str) {
        match self.close_table(id).await {
            Ok(()) | Err(Error::NoTable) => {}
            Err(error) => tracing::warn!("table {id} cannot be closed: {error:?}"),
        }
    }

    /// The waiting rooms that are open in a browser.
    fn watched_rooms(&self) -> Vec<String> {
        let all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let watched = all.iter().filter(|(_, live)| match live.get() {
            Some(LiveTable::Room(gathering)) => Arc::clone(gathering).changes.receiver_count() > 0,
            _ => false,
        });
        watched.map(|(id, _)| id.clone()).collect()
    }
}

fn seconds(time: Duration) -> i64 {
    i64::try_from(time.as_secs()).unwrap_or(i64::MAX / 4)
}
