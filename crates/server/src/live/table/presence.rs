//! Presence at a live table: updates from streams and requests, their publication, and who misses their turn.

use antipater_show::guide::Guidable;
use antipater_store::ids::PersonId;

use super::actor::Actor;
use crate::notices::Turn;

impl<G: Guidable> Actor<G> {
    /// Records that a stream of a person begins or ends.
    pub(super) fn note_stream(&mut self, person: PersonId, begins: bool) {
        let Ok(seat) = self.seat_of(person) else {
            return;
        };
        let (was_here, now) = (self.presence.is_here(seat), self.services.clock.ticks());
        match begins {
            true => self.presence.open_stream(seat, now),
            false => self.presence.close_stream(seat, now),
        }
        self.tell_presence(was_here != self.presence.is_here(seat));
    }

    /// Records a request of a person.
    pub(super) fn note_asked(&mut self, person: PersonId) {
        if let Ok(seat) = self.seat_of(person) {
            let was_here = self.presence.is_here(seat);
            self.presence.ask(seat, self.services.clock.ticks());
            self.tell_presence(!was_here);
        }
    }

    /// Records that people without a stream or a recent request are away.
    pub(super) fn miss_silent(&mut self) {
        let missed = self.presence.expire(self.services.clock.ticks());
        self.tell_presence(missed);
    }

    /// Puts the present turn of a game over days into the queue for notices. The table does not wait for it: if the queue
    /// is full, nobody is told.
    pub(super) fn tell_turn(&self) {
        let Some(turns) = &self.services.turns else {
            return;
        };
        let over_days = self.table.options().common.pace.is_over_days();
        let awaited = self.table.awaited();
        if !over_days || awaited.is_empty() {
            return;
        }
        let people = awaited.iter();
        let people = people.filter_map(|seat| self.seats[seat.number()].person);
        let turn = Turn {
            table: self.row.id.clone(),
            number: self.table.decision(),
            began: self.services.clock.unix_seconds(),
            people: people.collect(),
        };
        if turns.try_send(turn).is_err() {
            self.services.metrics.noticed("dropped");
        }
    }

    /// Whether a person has not seen that the table waits for them, at the decision with this number.
    pub(super) fn misses(&self, person: PersonId, turn: usize) -> bool {
        let waits = |seat| self.table.awaited().contains(&seat) && !self.presence.is_here(seat);
        self.table.decision() == turn && self.seat_of(person).is_ok_and(waits)
    }

    /// Publishes a change of presence that is shown. Whether a person who has already chosen is present is not shown.
    fn tell_presence(&mut self, changed: bool) {
        if changed && self.news.borrow().seats[..] != self.seat_views()[..] {
            // Before the first view there is nothing to update.
            self.changes += usize::from(!self.views.is_empty());
            self.notify();
        }
    }
}
