//! Presence at a live table: updates from streams and requests, and their publication.

use antipater_show::guide::Guidable;
use antipater_store::ids::PersonId;

use super::actor::Actor;

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

    /// Publishes a change of presence that is shown. Whether a person who has already chosen is present is not shown.
    fn tell_presence(&mut self, changed: bool) {
        if changed && self.news.borrow().seats[..] != self.seat_views()[..] {
            // Before the first view there is nothing to update.
            self.changes += usize::from(!self.views.is_empty());
            self.notify();
        }
    }
}
