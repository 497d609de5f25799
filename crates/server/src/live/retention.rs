//! Retention of tables: unanswered challenges end after a day, empty waiting rooms are closed after a day, other tables after a time that the operator sets,
//! and closed ones are removed later. A game of one person among bots that would be rated counts as lost after a week.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use antipater_store::TableStage;

use super::registry::{LiveTable, Tables};
use super::results::left_by;
use super::table::TableCommand;
use antipater_table::Refusal;

use crate::error::Error;

/// How long an unused waiting room stays open, in seconds.
const ROOM: i64 = 24 * 60 * 60;
/// How long a closed table stays in the database, in seconds: a mistake can be undone until then.
const CLOSED: i64 = 30 * 24 * 60 * 60;
/// How long a person may abandon a game against bots, in seconds.
const LEFT: i64 = 7 * 24 * 60 * 60;
/// The most tables processed in one run.
const AT_ONCE: u32 = 200;

impl Tables {
    /// Closes and removes expired tables.
    pub(crate) async fn apply_retention(&self) {
        if let Err(error) = self.remove_old().await {
            tracing::error!("old tables cannot be removed: {error:?}");
        }
    }

    async fn remove_old(&self) -> Result<(), Error> {
        let store = &self.services.store;
        let now = self.services.clock.unix_seconds();
        store.touch(&self.watched_rooms()).await?;
        if !self.services.clock.is_sure() || !store.is_first() {
            return Ok(());
        }
        let empty = store.untouched(TableStage::Gathering, now - ROOM, AT_ONCE);
        for id in empty.await? {
            quietly(&id, self.expire_room(&id).await);
        }
        let kept = self.retention.tables.map_or(LEFT, seconds);
        self.end_left_games(now - LEFT.min(kept)).await?;
        if let Some(kept) = self.retention.tables {
            let still = store.untouched(TableStage::Playing, now - seconds(kept), AT_ONCE);
            for id in still.await? {
                quietly(&id, self.close_table(&id).await);
            }
        }
        let closed = store.untouched(TableStage::Closed, now - CLOSED, AT_ONCE);
        store.remove_tables(&closed.await?).await?;
        if let Some(kept) = self.retention.records {
            let old = store.finished_until(now - seconds(kept), AT_ONCE).await?;
            for id in &old {
                quietly(id, self.close_table(id).await);
            }
            store.remove_tables(&old).await?;
        }
        Ok(())
    }

    /// Resigns games of one person among bots that have not continued since `since`. Otherwise people who finish only
    /// games that they win would be rated too high. Each call continues after the games of the previous one.
    async fn end_left_games(&self, since: i64) -> Result<(), Error> {
        let store = &self.services.store;
        let mut after = self.retention_cursor.lock().await;
        let alone = store.untouched_of_one(since, &after, AT_ONCE).await?;
        let more = alone.len() == AT_ONCE as usize;
        *after = alone.last().filter(|_| more).cloned().unwrap_or_default();
        for (_, id) in alone {
            let Some((row, moves)) = store.table(&id).await? else {
                continue;
            };
            let hints = store.hints(&id).await?;
            // A table that cannot be read must not block the others.
            let Ok(Some(person)) = left_by(&row, &moves, &hints) else {
                continue;
            };
            if self.wants_rating(person).await? {
                match self.act(&id, person, TableCommand::Resign).await {
                    Ok(_) | Err(Error::Refused(Refusal::Over, _) | Error::NoTable) => {}
                    Err(error) => tracing::warn!("table {id} cannot be given up: {error:?}"),
                }
            }
        }
        Ok(())
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

/// Logs that a table cannot be closed, which must not block the others.
fn quietly(id: &str, closed: Result<(), Error>) {
    match closed {
        Ok(()) | Err(Error::NoTable) => {}
        Err(error) => tracing::warn!("table {id} cannot be closed: {error:?}"),
    }
}

fn seconds(time: Duration) -> i64 {
    i64::try_from(time.as_secs()).unwrap_or(i64::MAX / 4)
}
