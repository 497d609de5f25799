//! Tables for spectators on servers with a delay.
//!
//! The past of a table is read at most once a second for all its spectators, and its views are made anew only if it
//! differs. Nothing else is kept, so a restart and another node show the same.

use std::collections::HashMap;
use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::view::{TableStatus, View};
use antipater_table::Refusal;

use super::past::{Shown, past_view, same, version, was_over};
use super::registry::Tables;
use super::requester::Requester;
use super::seats;
use super::table::{Handle, SHOWN, shown as talk};
use crate::error::Error;

/// The messages that are searched for who had left a table.
const MESSAGES: u32 = 500;

impl Tables {
    /// The time that spectators see, in seconds since 1970.
    pub(super) fn shown_time(&self) -> i64 {
        self.services.clock.unix_seconds() - i64::from(self.services.watch_delay)
    }

    /// Whether a requester sees a table with a delay: without a seat there.
    pub(super) fn sees_late(&self, handle: &Handle, requester: Requester) -> bool {
        self.services.watch_delay > 0 && !handle.seats(requester.person)
    }

    /// Whether a game that ended then is over for those who see it with a delay.
    pub(super) fn shows_end(&self, finished_at: Option<i64>) -> bool {
        finished_at.is_some_and(|finished| finished <= self.shown_time())
    }

    /// A table as a spectator sees it on a server with a delay.
    pub(super) async fn late_view(
        &self,
        id: &str,
        handle: &Handle,
        requester: Requester,
    ) -> Result<Arc<View>, Error> {
        let (now, then) = (self.services.clock.unix_seconds(), self.shown_time());
        let place = self.past_views.of(id, now);
        let mut place = place.lock().await;
        let spectators = handle.spectators();
        let last = place.take();
        let shown = match last {
            Some(shown) if shown.read_at == now => shown,
            last => {
                let table = self.services.store.table_at(id, then, MESSAGES).await?;
                let table = table.ok_or(Error::NoTable)?;
                match last {
                    Some(shown) if same(&shown, &table, then) && shown.spectators == spectators => {
                        Shown {
                            read_at: now,
                            ..shown
                        }
                    }
                    last => Shown {
                        read_at: now,
                        version: version(last.map_or(0, |last| last.version), now),
                        is_over: was_over(&table, then),
                        table,
                        spectators,
                        views: HashMap::new(),
                    },
                }
            }
        };
        let shown = place.insert(shown);
        if !requester.watches && !shown.table.row.watchable {
            return Err(Refusal::NotYours.into());
        }
        let seats = seats::read(&shown.table.row.seats).map_err(Error::Broken)?;
        let there = requester.facing.number() < seats.len();
        let facing = if there { requester.facing } else { Seat::FIRST };
        if let Some(view) = shown.views.get(&facing) {
            return Ok(Arc::clone(view));
        }
        let messages = &shown.table.messages;
        let old = messages.len().saturating_sub(SHOWN);
        let status = TableStatus {
            version: shown.version,
            spectators: shown.spectators,
            delay: self.services.watch_delay,
            talk: talk(&messages[old..], &seats),
            ..TableStatus::default()
        };
        self.services.metrics.viewed();
        let view = past_view(&shown.table, then, facing, status);
        let broken = |why| Error::Broken(format!("table {id} cannot be read: {why}"));
        let view = Arc::new(view.map_err(broken)?);
        shown.views.insert(facing, Arc::clone(&view));
        Ok(view)
    }
}
