//! Who is here: what the streams and requests of people say of it, and who is told.

use antipater_show::guide::Guidable;
use antipater_store::ids::PersonId;

use super::actor::Actor;

impl<G: Guidable> Actor<G> {
    /// Notes that a stream of a person begins or ends.
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

    /// Notes that a person asks or plays.
    pub(super) fn note_asked(&mut self, person: PersonId) {
        if let Ok(seat) = self.seat_of(person) {
            let was_here = self.presence.is_here(seat);
            self.presence.ask(seat, self.services.clock.ticks());
            self.tell_presence(!was_here);
        }
    }

    /// Notes that people are away who have had no stream and have not asked for a while.
    pub(super) fn miss_silent(&mut self) {
        let missed = self.presence.expire(self.services.clock.ticks());
        self.tell_presence(missed);
    }

    /// Tells everybody who is here, if that has changed and is shown: nobody else learns that somebody who has chosen
    /// comes and goes.
    fn tell_presence(&mut self, changed: bool) {
        if changed && self.news.borrow().seats[..] != self.seat_views()[..] {
            // Before the first view, nobody has seen it otherwise.
            self.changes += usize::from(!self.views.is_empty());
            self.notify();
        }
    }
}
