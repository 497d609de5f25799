//! The views of a live table, and the publication of its changes.

use std::sync::{Arc, Weak};

use antipater_engine::{BySeat, Seat};
use antipater_show::guide::Guidable;
use antipater_show::view::{SeatView, TableStatus, View, Viewer};
use antipater_store::ids::PersonId;
use antipater_table::{Occupant, Refusal};

use super::actor::Actor;
use super::messages::News;
use crate::error::Error;
use crate::live::requester::Requester;

impl<G: Guidable> Actor<G> {
    /// The seat of a person.
    pub(super) fn seat_of(&self, person: PersonId) -> Result<Seat, Refusal> {
        let mut seats = self.seats.iter();
        let number = seats.position(|seat| seat.person == Some(person));
        number.and_then(Seat::new).ok_or(Refusal::NotYours)
    }

    /// The perspective of a requester.
    pub(super) fn viewer(&self, requester: Requester) -> Result<Viewer, Refusal> {
        match requester.person.map(|person| self.seat_of(person)) {
            // The key for spectators shows the public view, even to people with a seat.
            Some(Ok(seat)) if !requester.watches => Ok(Viewer::Seat(seat)),
            _ if requester.watches || self.row.watchable => {
                let there = requester.facing.number() < self.seats.len();
                let facing = if there { requester.facing } else { Seat::FIRST };
                Ok(Viewer::Public { facing })
            }
            _ => Err(Refusal::NotYours),
        }
    }

    /// The table as the requester sees it.
    pub(super) fn seen_by(&mut self, requester: Requester) -> Result<Arc<View>, Error> {
        Ok(self.view(self.viewer(requester)?))
    }

    /// The table as the person on a seat sees it.
    pub(super) fn view_of(&mut self, seat: Seat) -> Arc<View> {
        self.view(Viewer::Seat(seat))
    }

    /// The view of a viewer: made once for each version, and shared meanwhile.
    fn view(&mut self, viewer: Viewer) -> Arc<View> {
        let version = self.version(viewer.seat());
        let is_it = |entry: &&(Viewer, u64, Weak<View>)| entry.0 == viewer && entry.1 == version;
        let held = self.views.iter().find(is_it);
        if let Some(view) = held.and_then(|(_, _, view)| view.upgrade()) {
            return view;
        }
        self.services.metrics.viewed();
        let status = self.status(viewer.seat(), version);
        let view = Arc::new(self.table.view(viewer, status, |seat| self.occupant(seat)));
        self.views
            .retain(|(other, _, held)| *other != viewer && held.strong_count() > 0);
        self.views.push((viewer, version, Arc::downgrade(&view)));
        view
    }

    /// A number that changes with everything that the viewer may know of the table.
    fn version(&self, seat: Option<Seat>) -> u64 {
        let within = self.table.changes_seen(seat) + self.changes + self.said();
        ((self.table.decision() as u64) << 16) + within as u64
    }

    fn status(&self, seat: Option<Seat>, version: u64) -> TableStatus {
        let status = self.table.status(seat, self.services.clock.ticks());
        let options = &self.table.options().common;
        TableStatus {
            version,
            // During a pause the deadline is its end.
            ends_at: self.ends_at.filter(|_| !self.table.is_paused()),
            pause: self.table.pause_view(self.ends_at),
            undo_until: status.may_undo.then(|| self.undo_until()).flatten(),
            rematch: self.row.rematch.clone().filter(|_| seat.is_some()),
            watch: self.row.watch.clone().filter(|_| seat.is_some()),
            spectators: self.spectators,
            same_deal: self.row.same_deal.is_some(),
            talks: options.talk,
            talk: self.talk(),
            ..status
        }
    }

    /// Until when the last decision can be undone, in milliseconds since 1970.
    fn undo_until(&self) -> Option<i64> {
        Some(self.ends_at? - self.table.clock().deadline? + self.table.undo_until()?)
    }

    fn occupant(&self, seat: Seat) -> Occupant {
        Occupant {
            person: self.seats[seat.number()].key(),
            program: self.seats[seat.number()].program,
            avatar: self.seats[seat.number()].avatar(),
            here: self.presence.is_here(seat),
        }
    }

    /// The seats with their players and states.
    pub(super) fn seat_views(&self) -> Vec<SeatView> {
        let occupant = |seat| self.occupant(seat);
        self.table.seat_views(occupant, self.ends_at)
    }

    /// Publishes changes in the public status of the table.
    pub(super) fn notify(&self) {
        self.publish(|_| false);
    }

    /// Notifies all viewers.
    pub(super) fn notify_all(&self) {
        self.publish(|news| {
            news.steps += 1;
            true
        });
    }

    /// Notifies all viewers that the clock was set.
    pub(super) fn notify_clock(&self) {
        self.publish(|news| {
            news.steps += 1;
            news.clocks += 1;
            true
        });
    }

    /// Notifies the person on a seat, and publishes what others may know of the change.
    pub(super) fn notify_person(&self, seat: Seat) {
        self.publish(|news| {
            news.own[seat] += 1;
            true
        });
    }

    /// Publishes changes together with the versions that contain them. `change` returns whether it changed anything.
    fn publish(&self, change: impl FnOnce(&mut News) -> bool) {
        let seats: Arc<[SeatView]> = self.seat_views().into();
        let said = self.said();
        let over = self.table.game().is_over();
        let versions = BySeat::from_fn(|seat| self.version(Some(seat)));
        let version = self.version(None);
        self.news.send_if_modified(|news| {
            let changed = news.seats != seats || news.said != said;
            news.versions = versions;
            news.version = version;
            news.seats = seats;
            news.over = over;
            news.said = said;
            change(news) || changed
        });
    }
}
