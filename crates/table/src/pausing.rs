//! Pauses by agreement at tables with a clock: all people agree to one, and each of them can end it. Meanwhile no clock
//! runs and no decision is accepted.

use antipater_engine::{Seat, SeatSet};
use antipater_show::guide::Guidable;
use antipater_show::options::Pace;
use antipater_show::view::PauseView;

use crate::change::{Change, Proposed, Seen};
use crate::pause::{Pause, bad};
use crate::refusal::Refusal;
use crate::table::Table;

/// The longest pause of a game over minutes, and of one over days, in milliseconds.
const LONGEST: i64 = 30 * 60_000;
const LONGEST_OVER_DAYS: i64 = 7 * 86_400_000;
/// How long the clocks stand still after a pause, so that people can come back to the table, in milliseconds.
const GRACE: i64 = 10_000;

impl<G: Guidable> Table<G> {
    /// The pause, or its proposal.
    pub fn pause(&self) -> Option<Pause> {
        self.pause
    }

    /// Whether a pause has begun.
    pub fn is_paused(&self) -> bool {
        matches!(self.pause, Some(Pause::Begun { .. }))
    }

    /// Whether the person on a seat can propose a pause, or agree to one.
    pub fn may_pause(&self, seat: Seat) -> bool {
        let agrees = matches!(self.pause, Some(Pause::Proposed(agreed)) if agreed.contains(seat));
        !self.game.is_over()
            && !self.is_paused()
            && !agrees
            && self.is_decided_by_person(seat)
            && self.allows_pauses()
    }

    /// The person on a seat proposes a pause, or agrees to one. It begins once all people at the table agree.
    ///
    /// # Errors
    /// If there is no clock, or no other person plays.
    pub fn agree_to_pause(&self, seat: Seat, now: i64) -> Result<Proposed<G>, Refusal> {
        self.has_person(seat)?;
        if !self.allows_pauses() {
            return Err(Refusal::NoPause);
        }
        let mut agreed = match self.pause {
            None => SeatSet::default(),
            Some(Pause::Proposed(agreed)) => agreed,
            Some(Pause::Begun { .. }) => return Ok(Proposed::Nothing),
        };
        if agreed.contains(seat) {
            return Ok(Proposed::Nothing);
        }
        // A bot decides next.
        if self.clock.deadline.is_some_and(|end| end <= now) {
            return Err(Refusal::Stale);
        }
        agreed.add(seat);
        let mut next = self.clone();
        match self.people().all(|person| agreed.contains(person)) {
            true => next.begin_pause(now),
            false => next.pause = Some(Pause::Proposed(agreed)),
        }
        Ok(next.with_pause(now))
    }

    /// The person on a seat ends the pause, or declines or withdraws its proposal.
    ///
    /// # Errors
    /// If the game is over, or the person has left the seat.
    pub fn end_pause(&self, seat: Seat, now: i64) -> Result<Proposed<G>, Refusal> {
        self.has_person(seat)?;
        if self.pause.is_none() {
            return Ok(Proposed::Nothing);
        }
        let mut next = self.clone();
        next.resume(now);
        Ok(next.with_pause(now))
    }

    /// The end of a pause whose time is up.
    pub(crate) fn pause_is_up(&self, now: i64) -> Proposed<G> {
        let mut next = self.clone();
        next.resume(now);
        next.with_pause(now)
    }

    /// Forgets a proposal that a change has overtaken. Without people at the table a pause ends, too.
    pub(crate) fn settle_pause(&mut self, now: i64) {
        if !self.is_paused() {
            self.pause = None;
        } else if self.people().next().is_none() {
            self.resume(now);
        }
    }

    /// Puts a table from the store into its pause. Its deadline is then the end of the pause.
    pub(crate) fn restore_pause(&mut self, stored: Option<&str>) -> Result<(), String> {
        self.pause = stored.map(Pause::read).transpose()?;
        let Some(Pause::Begun { left }) = self.pause else {
            return Ok(());
        };
        let end = self.clock.deadline.ok_or_else(|| bad("it has no end"))?;
        if left.is_some() != self.options.common.pace.ticks().is_some() {
            return Err(bad("it does not fit the clock"));
        }
        let began = end - self.longest();
        for earlier in &mut self.before {
            earlier.clock.deadline = left.map(|left| began + left);
        }
        Ok(())
    }

    /// The pause for a viewer; `ends_at` is the time of day of the deadline, in milliseconds since 1970.
    pub fn pause_view(&self, ends_at: Option<i64>) -> Option<PauseView> {
        Some(match self.pause? {
            Pause::Proposed(agreed) => PauseView::Proposed {
                agreed: agreed.iter().collect(),
            },
            Pause::Begun { .. } => PauseView::Begun { ends_at },
        })
    }

    fn begin_pause(&mut self, now: i64) {
        let left = self.options.common.pace.ticks();
        let left = left.and(self.clock.deadline).map(|end| end - now);
        self.pause = Some(Pause::Begun { left });
        self.clock.deadline = Some(now + self.longest());
    }

    /// Ends a pause. The clocks go on with what they had, after a moment.
    fn resume(&mut self, now: i64) {
        let Some(Pause::Begun { left }) = self.pause.take() else {
            return;
        };
        let began = self.clock.deadline.map(|end| end - self.longest());
        let stood = began.map_or(0, |began| now + GRACE - began);
        for earlier in &mut self.before {
            earlier.clock.deadline = earlier.clock.deadline.map(|end| end + stood);
        }
        self.clock.deadline = left.map(|left| now + GRACE + left);
        self.run_banks(now + GRACE);
    }

    fn with_pause(mut self, now: i64) -> Proposed<G> {
        self.within += 1;
        self.run_banks(now);
        Proposed::Change(Box::new(Change {
            entries: Vec::new(),
            next: self,
            seen: Seen::ByAll,
        }))
    }

    fn has_person(&self, seat: Seat) -> Result<(), Refusal> {
        if self.game.is_over() {
            return Err(Refusal::Over);
        }
        let seated = self.seats[seat.number()];
        match (seated.resigned, seated.left) {
            (true, _) => Err(Refusal::Resigned),
            (_, true) => Err(Refusal::Left),
            _ => Ok(()),
        }
    }

    fn allows_pauses(&self) -> bool {
        self.options.common.pace != Pace::Free && self.people().count() > 1
    }

    /// The seats at which people decide.
    fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats.len()).filter(|&seat| self.is_decided_by_person(seat))
    }

    fn longest(&self) -> i64 {
        match self.options.common.pace.is_over_days() {
            true => LONGEST_OVER_DAYS,
            false => LONGEST,
        }
    }
}
