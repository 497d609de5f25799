//! The background loop: wakes tables whose time is up, drops unused tables from memory, and notices changes of the wall
//! clock.

use std::sync::PoisonError;
use std::time::Duration;

use tokio::sync::watch;

use super::registry::{LiveTable, Tables};

/// The interval between looks for tables whose time is up, and the most per look.
pub(super) const LOOK: Duration = Duration::from_millis(250);
const DUE: u32 = 500;
/// The interval at which uptime, results and ratings are stored, in looks.
const KEEP: u32 = 8;
/// The interval at which tables with a clock but without a node are taken, in looks, and the most each time.
const ADOPT: u32 = 4;
const ADOPTED: u32 = 50;
/// The interval at which unused tables are dropped from memory, in looks.
const SWEEP: u32 = 240;
/// The interval at which expired tables are closed and removed, in looks.
const TIDY: u32 = 2400;

impl Tables {
    /// Runs the loop until the server closes.
    pub(crate) async fn keep_time(self, mut closing: watch::Receiver<bool>) {
        let mut looks = 0_u32;
        loop {
            let nobody_closes = tokio::select! {
                () = tokio::time::sleep(LOOK) => false,
                changed = closing.changed() => changed.is_err(),
            };
            looks = looks.wrapping_add(1);
            if nobody_closes || *closing.borrow() {
                return;
            }
            self.look_at_clock();
            if looks.is_multiple_of(KEEP) {
                self.keep_uptime().await;
                if self.services.store.is_first() {
                    self.add_some_results().await;
                }
                self.rate_some().await;
                self.count_spectators().await;
            }
            if looks.is_multiple_of(ADOPT) {
                self.adopt().await;
            }
            if looks.is_multiple_of(SWEEP) {
                self.sweep();
            }
            if looks.is_multiple_of(TIDY) {
                self.apply_retention().await;
            }
            self.wake_due().await;
        }
    }

    /// Checks whether the wall clock was set; if so, has the tables publish the end of their steps anew.
    pub(crate) fn look_at_clock(&self) {
        let clock = &self.services.clock;
        let Some(jump) = clock.resync() else { return };
        let way = if jump > 0 { "forward" } else { "back" };
        let seconds = jump.abs() / 1000;
        tracing::warn!("the clock was set {way} by {seconds} seconds, or the machine slept");
        if !clock.is_sure() {
            let hours = clock.doubt_left() as f64 / 3_600_000.0;
            tracing::warn!("nothing is ended or removed for its age in the next {hours:.0} hours");
        }
        let all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        for live in all.values() {
            if let Some(LiveTable::Table(handle)) = live.get() {
                handle.tick();
            }
        }
    }

    /// Wakes the tables whose time is up.
    pub(crate) async fn wake_due(&self) {
        match self
            .services
            .store
            .due(self.services.clock.ticks(), DUE)
            .await
        {
            Ok(due) => {
                for id in due {
                    if let Ok(LiveTable::Table(handle)) = self.find(&id).await {
                        handle.tick();
                    }
                }
            }
            Err(error) => tracing::error!("tables cannot be looked for: {error}"),
        }
    }

    /// Takes tables with a clock whose node has ended, so that their deadlines are kept.
    async fn adopt(&self) {
        match self.services.store.orphans(ADOPTED).await {
            Ok(orphans) => {
                for id in orphans {
                    // Another node may have taken it first.
                    let _ = self.find(&id).await;
                }
            }
            Err(error) => tracing::error!("tables without a node cannot be looked for: {error}"),
        }
    }

    /// Stores the running time of the server.
    pub(crate) async fn keep_uptime(&self) {
        if let Err(error) = self
            .services
            .store
            .keep_uptime(self.services.clock.ticks())
            .await
        {
            tracing::error!("the time cannot be written down: {error}");
        }
    }
}
