//! Who sits at a table, who is there, and what each of them sees.

use std::sync::{Arc, Weak};
use std::time::Duration;

use antipater_engine::{BySeat, JointAction, Seat};
use antipater_show::guide::Guidable;
use antipater_show::view::{Around, MessageKind, SeatState, SeatView, Surroundings, View, Viewer};
use antipater_store::ids::PersonId;

use super::actor::Table;
use super::messages::News;
use crate::error::{Error, Often};
use crate::live::places;
use crate::live::requester::Requester;

/// How long somebody must be away, or stay without choosing, before others may have a bot play on. In ticks.
const AWAY: i64 = 2 * 60 * 1000;
const SLOW: i64 = 10 * 60 * 1000;
/// How long somebody counts as there after they have asked or played without a stream, in ticks: a page without a script
/// is loaded again by hand, and a program asks again after 25 seconds.
const HERE: i64 = 60 * 1000;
/// How often somebody may leave the seat, and in which time. In ticks.
const LEAVES: usize = 4;
const LEAVES_IN: i64 = 10 * 60 * 1000;

impl<G: Guidable> Table<G> {
    /// The seat of a person.
    pub(super) fn seat_of(&self, person: PersonId) -> Result<Seat, Error> {
        let mut places = self.places.iter();
        let number = places.position(|place| place.person == Some(person));
        number.and_then(Seat::new).ok_or(Error::NotYours)
    }

    /// From whose perspective somebody sees the table.
    pub(super) fn viewer(&self, requester: Requester) -> Result<Viewer, Error> {
        match requester.person.map(|person| self.seat_of(person)) {
            // The link for watchers shows what everybody sees, even to people with a seat.
            Some(Ok(seat)) if !requester.watches => Ok(Viewer::Seat(seat)),
            _ if requester.watches || self.row.listed => {
                let there = requester.facing.number() < self.places.len();
                let facing = if there { requester.facing } else { Seat::FIRST };
                Ok(Viewer::Public { facing })
            }
            _ => Err(Error::NotYours),
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

    /// The view of a viewer: made once for each version, and shared by all who ask for it meanwhile.
    fn view(&mut self, viewer: Viewer) -> Arc<View> {
        let version = self.version(viewer.seat());
        let is_it = |entry: &&(Viewer, u64, Weak<View>)| entry.0 == viewer && entry.1 == version;
        let held = self.views.iter().find(is_it);
        if let Some(view) = held.and_then(|(_, _, view)| view.upgrade()) {
            return view;
        }
        self.services.metrics.viewed();
        let view = Arc::new(self.make_view(viewer, version));
        self.views
            .retain(|(other, _, held)| *other != viewer && held.strong_count() > 0);
        self.views.push((viewer, version, Arc::downgrade(&view)));
        view
    }

    fn make_view(&self, viewer: Viewer, version: u64) -> View {
        let seat = viewer.seat();
        let own = |seat: Seat| (self.chosen_by(seat), self.choices[seat]);
        let (chosen, choices) = seat.map_or((JointAction::new(), 0), own);
        let surroundings = Surroundings {
            // A number stands for one position only, also after something was taken back.
            decision: self.logged,
            choices,
            seats: self.seats(),
            scores: self.options.common.scores,
            around: self.around(seat, version),
        };
        match self.sides_seen(seat) {
            Some((boards, own)) => {
                View::choosing_sides(&self.game, boards, viewer, own, surroundings)
            }
            None => {
                let mut view = View::of(&self.game, viewer, &chosen, surroundings);
                if let Some((seat, lessons)) = self
                    .guided
                    .as_ref()
                    .filter(|(guided, _)| Some(*guided) == seat)
                {
                    view.guide = Some(lessons.guide(&view.game, self.game.position(), *seat));
                }
                view
            }
        }
    }

    /// Changes with everything the viewer may know of the table.
    fn version(&self, seat: Option<Seat>) -> u64 {
        let choices = seat.map_or(0, |seat| self.choices[seat]);
        ((self.logged as u64) << 16) + (self.within + choices + self.said()) as u64
    }

    fn around(&self, seat: Option<Seat>, version: u64) -> Around {
        let own = seat.map(|seat| &self.places[seat.number()]);
        let may_undo = seat.is_some_and(|seat| self.may_undo(seat));
        Around {
            version,
            ends_at: self.ends_at,
            pace: self.options.common.pace.to_string(),
            may_undo,
            undo_until: may_undo.then(|| self.undo_until()).flatten(),
            undo_revealed: G::TAKES_BACK && seat.is_some_and(|seat| self.has_revealed(seat)),
            may_hint: seat.is_some_and(|seat| self.may_hint(seat)),
            hint: seat.and_then(|seat| self.hint_of(seat)).cloned(),
            hints: self.hints.len(),
            left: own.is_some_and(|place| place.left),
            rematch: self.row.rematch.clone().filter(|_| seat.is_some()),
            watch: self.row.watch.clone().filter(|_| seat.is_some()),
            same_deal: self.row.same_deal.is_some(),
            daily: self.options.daily.is_some(),
            talks: self.options.common.talk,
            talk: self.talk(),
        }
    }

    /// Who sits where, and what is waited for.
    fn seats(&self) -> Vec<SeatView> {
        let late = self.late();
        let over = self.game.is_over();
        let acts: Vec<Seat> = self
            .game
            .position()
            .to_act()
            .iter()
            .map(|due| self.game.position().chooser(due))
            .collect();
        let state = |seat: Seat| {
            let place = &self.places[seat.number()];
            if over {
                None
            } else if place.left {
                Some(SeatState::Left)
            } else if place.bot.is_some() {
                Some(SeatState::Bot)
            } else if late.contains(&seat) && !self.is_here(seat) {
                Some(SeatState::Away)
            } else if late.contains(&seat) {
                Some(SeatState::Choosing)
            } else if acts.contains(&seat) {
                Some(SeatState::Chosen)
            } else {
                None
            }
        };
        let sitting = self.game.sitting.iter().enumerate();
        sitting
            .map(|(number, sitting)| SeatView {
                name: sitting.name.clone(),
                bot: sitting.bot.map(antipater_bots::BotKind::name),
                avatar: self.places[number].avatar(),
                state: Seat::new(number).and_then(state),
            })
            .collect()
    }

    /// Leaves the seat to a bot, at once.
    pub(super) async fn leave(&mut self, person: PersonId) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        if self.game.is_over() {
            return Err(Error::Over);
        }
        if self.options.daily.is_some() {
            return Err(Error::OwnHands);
        }
        self.count_leave(seat)?;
        self.mark_left(seat, true, MessageKind::Left).await?;
        self.go_on().await?;
        Ok(self.view_of(seat))
    }

    /// Counts that a person leaves: everybody at the table is told of it, and of the way back.
    fn count_leave(&mut self, seat: Seat) -> Result<(), Error> {
        if self.places[seat.number()].left {
            return Ok(());
        }
        let now = self.services.clock.ticks();
        let leaves = &mut self.leaves[seat];
        leaves.retain(|left| now - left < LEAVES_IN);
        match leaves.front() {
            Some(first) if leaves.len() >= LEAVES => {
                let wait = (first + LEAVES_IN - now).max(0).div_euclid(1000) + 1;
                Err(Error::TooOften(Often::Leave, u32::try_from(wait).ok()))
            }
            _ => {
                leaves.push_back(now);
                Ok(())
            }
        }
    }

    /// Comes back to the seat.
    pub(super) async fn come_back(&mut self, person: PersonId) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        if self.places[seat.number()].resigned {
            return Err(Error::Resigned);
        }
        self.mark_left(seat, false, MessageKind::Back).await?;
        Ok(self.view_of(seat))
    }

    /// Leaves the seat of somebody who does not come to a bot, as others ask. Refused where a clock runs, which does it
    /// by itself.
    pub(super) async fn stand_in(
        &mut self,
        person: PersonId,
        seat: usize,
    ) -> Result<Arc<View>, Error> {
        let own = self.seat_of(person)?;
        let seat = Seat::new(seat).filter(|&seat| seat != own && self.keeps_waiting(seat));
        let Some(seat) = seat.filter(|_| self.options.common.pace.ticks().is_none()) else {
            return Err(Error::TooSoon);
        };
        self.mark_left(seat, true, MessageKind::Gone).await?;
        self.go_on().await?;
        Ok(self.view_of(own))
    }

    /// Whether a seat has kept the others waiting long enough to be left to a bot.
    fn keeps_waiting(&self, seat: Seat) -> bool {
        let now = self.services.clock.ticks();
        // Nobody is away from a step before it has begun.
        let since = self.away_since[seat].max(self.row.step_began.unwrap_or(0));
        let away = self.present[seat] == 0 && now - since >= AWAY;
        let slow = self.row.step_began.is_some_and(|began| now - began >= SLOW);
        self.late().contains(&seat) && (away || slow)
    }

    /// Hands a seat to a bot or back to its person, and says why.
    pub(super) async fn mark_left(
        &mut self,
        seat: Seat,
        left: bool,
        why: MessageKind,
    ) -> Result<(), Error> {
        if self.places[seat.number()].left == left {
            return Ok(());
        }
        self.missed[seat] = 0;
        let mut places = self.places.clone();
        let place = &mut places[seat.number()];
        place.left = left;
        place.left_after = left.then(|| self.game.record.steps().len());
        let mut row = self.row.clone();
        row.seats = places::write(&places);
        self.services.store.update_table(&row, &[]).await?;
        self.row = row;
        self.places = places;
        self.within += 1;
        self.note(why, seat).await?;
        self.notify_all();
        Ok(())
    }

    /// Notes which table has the next game.
    pub(super) async fn rematch(&mut self, next: Option<String>) -> Result<(), Error> {
        if !self.game.is_over() {
            return Err(Error::Running);
        }
        let mut row = self.row.clone();
        row.rematch = next;
        self.services.store.update_table(&row, &[]).await?;
        self.row = row;
        self.within += 1;
        self.notify_all();
        Ok(())
    }

    /// Notes that a stream of a person begins or ends.
    pub(super) fn note_presence(&mut self, person: PersonId, here: bool) {
        let Ok(seat) = self.seat_of(person) else {
            return;
        };
        let was_here = self.is_here(seat);
        let streams = &mut self.present[seat];
        *streams = if here {
            *streams + 1
        } else {
            streams.saturating_sub(1)
        };
        if *streams == 0 {
            // Closing the page makes a person away at once.
            self.asked_at[seat] = None;
            self.away_since[seat] = self.services.clock.ticks();
        }
        self.tell_presence(was_here != self.is_here(seat));
    }

    /// Notes that a person asks or plays: they are here for a while, even without a stream.
    pub(super) fn note_asked(&mut self, person: PersonId) {
        if let Ok(seat) = self.seat_of(person) {
            let (was_here, now) = (self.is_here(seat), self.services.clock.ticks());
            self.away_since[seat] = now;
            self.asked_at[seat] = Some(now);
            self.tell_presence(!was_here);
        }
    }

    /// Whether the person on a seat is here: with a stream, or because they asked not long ago.
    fn is_here(&self, seat: Seat) -> bool {
        self.present[seat] > 0 || self.asked_at[seat].is_some()
    }

    /// Notes that people are away who have had no stream and have not asked for a while.
    pub(super) fn miss_silent(&mut self) {
        let now = self.services.clock.ticks();
        let mut missed = false;
        for seat in (0..self.places.len()).filter_map(Seat::new) {
            if self.asked_at[seat].is_some_and(|asked| now - asked >= HERE) {
                self.asked_at[seat] = None;
                missed |= self.present[seat] == 0;
            }
        }
        self.tell_presence(missed);
    }

    /// How long it takes until the next one may be away because they do not ask.
    pub(super) fn silence_left(&self) -> Option<Duration> {
        let seats = (0..self.places.len()).filter_map(Seat::new);
        let first = seats.filter_map(|seat| self.asked_at[seat]).min()?;
        let left = first + HERE - self.services.clock.ticks();
        Some(Duration::from_millis(u64::try_from(left).unwrap_or(0)))
    }

    /// Tells everybody who is here, if that has changed and is shown: nobody else learns that somebody who has chosen
    /// comes and goes.
    fn tell_presence(&mut self, changed: bool) {
        if changed && self.news.borrow().seats[..] != self.seats()[..] {
            // Before the first view, nobody has seen it otherwise.
            self.within += usize::from(!self.views.is_empty());
            self.notify();
        }
    }

    /// How much has been said so far.
    fn said(&self) -> usize {
        self.messages.back().map_or(0, |message| message.number + 1)
    }

    /// Publishes what everybody sees around the position.
    pub(super) fn notify(&self) {
        self.publish(|_| false);
    }

    /// Asks everybody to look again.
    pub(super) fn notify_all(&self) {
        self.publish(|news| {
            news.steps += 1;
            true
        });
    }

    /// Asks everybody to begin anew, because the clock that their pages go by was set.
    pub(super) fn notify_clock(&self) {
        self.publish(|news| {
            news.steps += 1;
            news.clocks += 1;
            true
        });
    }

    /// Asks the person on a seat to look again, and publishes what the others may know of it.
    pub(super) fn notify_person(&self, seat: Seat) {
        self.publish(|news| {
            news.own[seat] += 1;
            true
        });
    }

    /// Publishes everything at once: a version goes out together with what has changed since the one before. `change`
    /// says whether it changed anything.
    fn publish(&self, change: impl FnOnce(&mut News) -> bool) {
        let seats: Arc<[SeatView]> = self.seats().into();
        let said = self.said();
        let over = self.game.is_over();
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
