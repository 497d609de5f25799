//! Hints: what is judged, and what becomes of it. The table judges nothing itself, so that nobody waits for it meanwhile.

use std::sync::Arc;

use antipater_engine::Seat;
use antipater_show::guide::Guidable;
use antipater_show::hint::HintQuestion;
use antipater_show::view::{Hint, View};
use antipater_store::ids::PersonId;

use super::actor::Table;
use super::hint_work::{Asked, GivenHint, HintKey, HintWork};
use crate::error::Error;

impl<G: Guidable> Table<G> {
    /// The work for a hint for the decision of this number.
    pub(super) fn ask_hint(&mut self, person: PersonId, decision: usize) -> Result<Asked, Error> {
        let seat = self.seat_of(person)?;
        if !self.has_hints() {
            return Err(Error::NoHints);
        }
        if self.game.is_over() {
            return Err(Error::Over);
        }
        if self.places[seat.number()].left {
            return Err(Error::Left);
        }
        if decision != self.logged {
            return Err(Error::Stale(self.view_of(seat)));
        }
        if self.hint_of(seat).is_some() {
            return Ok(Asked::Given(self.view_of(seat)));
        }
        let question = self.hint_question(seat).ok_or(Error::NothingAsked)?;
        let work = HintWork::new(move || question.judge());
        Ok(Asked::Work(self.hint_key(seat), work))
    }

    /// Gives a hint to a person, unless they have decided meanwhile. It is noted before anybody sees it.
    pub(super) async fn give_hint(
        &mut self,
        person: PersonId,
        key: HintKey,
        hint: Hint,
    ) -> Result<Arc<View>, Error> {
        let seat = self.seat_of(person)?;
        if key != self.hint_key(seat) || self.game.is_over() || self.places[seat.number()].left {
            return Err(Error::Stale(self.view_of(seat)));
        }
        if self.hint_of(seat).is_none() {
            let due = self.due(seat).ok_or(Error::NothingAsked)?;
            let taken = (key.decision, due.number());
            let store = &self.services.store;
            store.note_hint(&self.game.id, taken.0, taken.1).await?;
            if !self.hints.contains(&taken) {
                self.hints.push(taken);
            }
            self.hint = Some(GivenHint { key, hint });
            self.within += 1;
            self.notify_all();
        }
        Ok(self.view_of(seat))
    }

    /// Whether the person on a seat may ask for a hint now.
    pub(super) fn may_hint(&self, seat: Seat) -> bool {
        self.has_hints()
            && self.hint_of(seat).is_none()
            && self.places[seat.number()].is_decided_by_person()
            && self.due(seat).is_some()
    }

    /// The hint that the person on a seat has taken for the present decision.
    pub(super) fn hint_of(&self, seat: Seat) -> Option<&Hint> {
        let given = self.hint.as_ref()?;
        let fits = given.key == self.hint_key(seat) && !self.game.is_over();
        let decides = self.places[seat.number()].is_decided_by_person();
        (fits && decides).then_some(&given.hint)
    }

    /// Whether there are hints at all: one person plays among bots, without a guide, who advises anyway, and
    /// not the deal that everybody has.
    fn has_hints(&self) -> bool {
        let people = self.places.iter().filter(|place| place.person.is_some());
        people.count() == 1 && !self.options.guided && self.options.daily.is_none()
    }

    /// The seat that the person on a seat is to choose for now.
    pub(super) fn due(&self, seat: Seat) -> Option<Seat> {
        if self.sides.is_some() || self.game.is_over() {
            return None;
        }
        let position = self.game.position();
        let mut due = position.to_act().iter();
        due.find(|&due| position.chooser(due) == seat && self.chosen.get(due).is_none())
    }

    fn hint_question(&self, seat: Seat) -> Option<HintQuestion<G>> {
        self.due(seat)?;
        HintQuestion::of(self.game.position(), seat, &self.chosen_by(seat))
    }

    fn hint_key(&self, seat: Seat) -> HintKey {
        HintKey {
            decision: self.logged,
            choices: self.choices[seat],
        }
    }
}
