//! The clock of a table: until when the present step can be decided, and how long bots pause before what they alone decide.

use std::time::Duration;

use antipater_show::guide::Guidable;

use super::actor::Actor;
use crate::error::Error;

/// Milliseconds by which the end of a step must have moved for people to be told.
const MOVED: u64 = 1000;

impl<G: Guidable> Actor<G> {
    /// Plays the step when time is up. When the clock of the server was set, says anew when that will be.
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

    /// Notes at what time of day the present step ends.
    pub(super) fn set_clock(&mut self) {
        let clock = &self.services.clock;
        let deadline = self.table.clock().deadline;
        let left = deadline.map(|end| end - clock.ticks());
        self.ends_at = left.map(|left| clock.even_milliseconds() + left.max(0));
    }

    /// Begins the pause of bots that alone have to decide now.
    pub(super) fn set_pause(&mut self) {
        let pause = i64::try_from(self.services.bot_pause.as_millis()).unwrap_or(i64::MAX);
        let end = self.services.clock.ticks().saturating_add(pause);
        self.bots_move_at = self.table.goes_on().then_some(end);
    }

    /// How long the bots, if they alone have to decide now, still pause.
    pub(super) fn pause_left(&self) -> Option<Duration> {
        self.bots_move_at.map(|end| self.until(end))
    }

    /// How long it takes until the next person may be away because they do not ask.
    pub(super) fn silence_left(&self) -> Option<Duration> {
        self.presence.next_expiry().map(|end| self.until(end))
    }

    fn until(&self, tick: i64) -> Duration {
        let left = tick - self.services.clock.ticks();
        Duration::from_millis(u64::try_from(left).unwrap_or(0))
    }

    /// Lets the bots do what they paused before; they pause again before what follows.
    pub(super) async fn end_pause(&mut self) -> Result<(), Error> {
        self.bots_move_at = None;
        self.go_on(true).await
    }

    /// Plays on if nobody is waited for, as after the last person has left, or after a crash between two steps; `single`
    /// steps are played one by one.
    pub(super) async fn go_on(&mut self, single: bool) -> Result<(), Error> {
        let proposed = self.table.go_on(single, self.services.clock.ticks())?;
        self.commit(proposed).await
    }
}
