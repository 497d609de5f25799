//! The clock of a table: the deadline of the present step, and the pause of bots before steps that they alone decide.

use std::time::Duration;

use antipater_show::guide::Guidable;

use super::actor::Actor;
use crate::error::Error;

/// The change of a step's end, in milliseconds, from which it is published.
const MOVED: u64 = 1000;

impl<G: Guidable> Actor<G> {
    /// Plays the step when time is up. If the wall clock was set, publishes the deadline anew.
    pub(super) async fn tick(&mut self) -> Result<(), Error> {
        let before = self.ends_at;
        self.set_clock();
        let moved = before.zip(self.ends_at);
        if moved.is_some_and(|(before, now)| before.abs_diff(now) >= MOVED) {
            self.changes += 1;
            self.notify_clock();
        } else {
            self.ends_at = before;
        }
        let proposed = self.table.time_up(self.services.clock.ticks())?;
        self.commit(proposed).await
    }

    /// Computes the wall-clock time at which the present step ends.
    pub(super) fn set_clock(&mut self) {
        let clock = &self.services.clock;
        let deadline = self.table.clock().deadline;
        let left = deadline.map(|end| end - clock.ticks());
        self.ends_at = left.map(|left| clock.even_milliseconds() + left.max(0));
    }

    /// Begins the pause of bots if they alone have to decide.
    pub(super) fn set_pause(&mut self) {
        let pause = i64::try_from(self.services.bot_pause.as_millis()).unwrap_or(i64::MAX);
        let end = self.services.clock.ticks().saturating_add(pause);
        self.bots_move_at = self.table.goes_on().then_some(end);
    }

    /// How much longer the bots pause, if they alone have to decide.
    pub(super) fn pause_left(&self) -> Option<Duration> {
        self.bots_move_at.map(|end| self.until(end))
    }

    /// How long until the next person may be away for lack of requests.
    pub(super) fn silence_left(&self) -> Option<Duration> {
        self.presence.next_expiry().map(|end| self.until(end))
    }

    fn until(&self, tick: i64) -> Duration {
        let left = tick - self.services.clock.ticks();
        Duration::from_millis(u64::try_from(left).unwrap_or(0))
    }

    /// Lets the bots act after their pause; they pause again before what follows.
    pub(super) async fn end_pause(&mut self) -> Result<(), Error> {
        self.bots_move_at = None;
        self.go_on(true).await
    }

    /// Plays on if the table waits for no person, for example after the last one has left, or after a crash between two
    /// steps. With `single`, steps are played one by one.
    pub(super) async fn go_on(&mut self, single: bool) -> Result<(), Error> {
        let proposed = self.table.go_on(single, self.services.clock.ticks())?;
        self.commit(proposed).await
    }
}
