//! Seats: leaving one to a bot, coming back, losing it by missed turns, and resigning.

use std::sync::Arc;

use antipater_engine::{JointAction, Seat};
use antipater_show::guide::Guidable;
use antipater_show::options::Pace;

use crate::change::{Entry, Proposed, SeatChange, Seen};
use crate::refusal::{LimitedAction, Refusal};
use crate::table::Table;

/// After how many missed turns in a row a bot takes the seat of a person.
const MISSED: usize = 3;
/// How often a person can leave the seat, and within which time, in ticks.
const LEAVES: usize = 4;
const LEAVES_IN: i64 = 10 * 60 * 1000;
/// After how much absence, and after how long a wait, others can replace a person by a bot, in ticks.
const AWAY: i64 = 2 * 60 * 1000;
const SLOW: i64 = 10 * 60 * 1000;

impl<G: Guidable> Table<G> {
    /// The person on a seat leaves it to a bot. Then the table may go on ([`Table::go_on`]).
    ///
    /// # Errors
    /// If the game is over or is a daily deal, or one of an event for a single person, or the person leaves too often.
    pub fn leave(&self, seat: Seat, now: i64) -> Result<Proposed<G>, Refusal> {
        if self.game.is_over() {
            return Err(Refusal::Over);
        }
        let is_alone = self.game.people().iter().count() == 1;
        if self.options.daily.is_some() || (self.options.event.is_some() && is_alone) {
            return Err(Refusal::NoBots);
        }
        let mut next = self.clone();
        if !self.seats[seat.number()].left {
            let leaves = &mut next.leaves[seat];
            leaves.retain(|left| now - left < LEAVES_IN);
            if let Some(first) = leaves.front().filter(|_| leaves.len() >= LEAVES) {
                let wait = (first + LEAVES_IN - now).max(0).div_euclid(1000) + 1;
                return Err(Refusal::TooOften(
                    LimitedAction::Leave,
                    u32::try_from(wait).ok(),
                ));
            }
            leaves.push_back(now);
        }
        Ok(next.with_seat(seat, SeatChange::Left, now))
    }

    /// The person on a seat comes back.
    ///
    /// # Errors
    /// If the person has resigned.
    pub fn come_back(&self, seat: Seat, now: i64) -> Result<Proposed<G>, Refusal> {
        if self.seats[seat.number()].resigned {
            return Err(Refusal::Resigned);
        }
        Ok(self.clone().with_seat(seat, SeatChange::Back, now))
    }

    /// The person on `own` has a bot take the seat of another player who keeps a table without a clock waiting. Then
    /// the table may go on ([`Table::go_on`]). `away_since` is the tick since which the other player is away, if they
    /// are ([`Presence::away_since`](crate::Presence::away_since)).
    ///
    /// # Errors
    /// If a clock runs, the table does not wait for the other player, or has not waited long enough.
    pub fn stand_in(
        &self,
        own: Seat,
        seat: Seat,
        away_since: Option<i64>,
        now: i64,
    ) -> Result<Proposed<G>, Refusal> {
        let began = self.clock.began;
        // Absence counts from the beginning of the step.
        let away = away_since.map(|since| since.max(began.unwrap_or(0)));
        let away = away.is_some_and(|since| now - since >= AWAY);
        let slow = began.is_some_and(|began| now - began >= SLOW);
        let waits = seat != own && self.awaited().contains(&seat) && (away || slow);
        if self.options.common.pace != Pace::Free || !waits {
            return Err(Refusal::TooSoon);
        }
        Ok(self.clone().with_seat(seat, SeatChange::Gone, now))
    }

    /// Gives the seat of a person who will not return to a bot. Then the table may go on ([`Table::go_on`]).
    pub fn vacate(&self, seat: Seat, now: i64) -> Proposed<G> {
        if self.game.is_over() {
            return Proposed::Nothing;
        }
        self.clone().with_seat(seat, SeatChange::Left, now)
    }

    /// The person on a seat resigns. That ends the game; if other people play on, a bot has the seat to the end
    /// instead. Then the table may go on ([`Table::go_on`]).
    ///
    /// # Errors
    /// If the game is over.
    pub fn resign(&self, seat: Seat, now: i64) -> Result<Proposed<G>, Refusal> {
        if self.seats[seat.number()].resigned {
            return Ok(Proposed::Nothing);
        }
        if self.game.is_over() {
            return Err(Refusal::Over);
        }
        let mut next = self.clone();
        let played = self.game.record.steps().len();
        let seated = &mut next.seats[seat.number()];
        (seated.left, seated.resigned) = (true, true);
        seated.left_after.get_or_insert(played);
        Arc::make_mut(&mut next.game).resign(seat);
        next.within += 1;
        let mut entries = vec![Entry::Seat(seat, SeatChange::Resigned)];
        if next.game.is_over() {
            next.before.clear();
            next.sides = None;
            next.chosen = JointAction::new();
            next.clock.deadline = None;
            next.pause = None;
            entries.push(Entry::Over);
        }
        Ok(next.changed(entries, Seen::ByAll, now))
    }

    fn with_seat(mut self, seat: Seat, change: SeatChange, now: i64) -> Proposed<G> {
        let mut entries = Vec::new();
        self.mark_left(seat, change, &mut entries);
        if entries.is_empty() {
            return Proposed::Nothing;
        }
        self.changed(entries, Seen::ByAll, now)
    }

    /// Hands a seat to a bot or back to its person. Ignored if nothing would change.
    pub(crate) fn mark_left(&mut self, seat: Seat, change: SeatChange, entries: &mut Vec<Entry>) {
        let left = change != SeatChange::Back;
        let played = self.game.record.steps().len();
        let seated = &mut self.seats[seat.number()];
        if seated.left == left {
            return;
        }
        seated.left = left;
        seated.left_after = left.then_some(played);
        self.missed[seat] = 0;
        self.within += 1;
        entries.push(Entry::Seat(seat, change));
    }

    /// Gives the seats of people who have missed too many turns in a row to bots, so that others do not wait for the
    /// clock each time. The last person keeps the seat, so that a game does not play on without people, except in the ladder
    /// and in events, where others wait for the end.
    pub(crate) fn leave_absent(&mut self, entries: &mut Vec<Entry>) {
        for seat in Seat::all(self.seats.len()) {
            let mut others = Seat::all(self.seats.len()).filter(|&other| other != seat);
            let another = others.any(|other| self.is_decided_by_person(other));
            if self.missed[seat] >= MISSED
                && (another || self.options.ladder || self.options.event.is_some())
            {
                self.mark_left(seat, SeatChange::Gone, entries);
            }
        }
    }
}
