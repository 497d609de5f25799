//! Hints for the present decision. The table does not compute them, so it is not blocked meanwhile.

use antipater_engine::Seat;
use antipater_show::guide::Guidable;
use antipater_show::hint::HintQuestion;
use antipater_show::view::Hint;

use crate::change::{Change, Entry, Proposed, Seen};
use crate::refusal::Refusal;
use crate::table::{GivenHint, HintKey, Table};

/// The answer to a request for a hint.
#[derive(Debug)]
pub enum HintRequest<G: Guidable> {
    /// The hint was given before and is in the view.
    Given,
    /// The question to judge. The answer goes to [`Table::give_hint`] with the key.
    Judge(HintKey, HintQuestion<G>),
}

impl<G: Guidable> Table<G> {
    /// The person on a seat asks for a hint for the decision with this number.
    ///
    /// # Errors
    /// If the table has no hints, or the person has no such decision now.
    pub fn ask_hint(&self, seat: Seat, decision: usize) -> Result<HintRequest<G>, Refusal> {
        if !self.has_hints() {
            return Err(Refusal::NoHints);
        }
        if self.game.is_over() {
            return Err(Refusal::Over);
        }
        if self.seats[seat.number()].left {
            return Err(Refusal::Left);
        }
        if decision != self.logged {
            return Err(Refusal::Stale);
        }
        if self.hint_of(seat).is_some() {
            return Ok(HintRequest::Given);
        }
        self.due(seat).ok_or(Refusal::NothingAsked)?;
        let question = HintQuestion::of(self.game.position(), seat, &self.chosen_by(seat));
        let question = question.ok_or(Refusal::NothingAsked)?;
        Ok(HintRequest::Judge(self.hint_key(seat), question))
    }

    /// Gives a hint to the person on a seat.
    ///
    /// # Errors
    /// If the person has decided meanwhile.
    pub fn give_hint(&self, seat: Seat, key: HintKey, hint: Hint) -> Result<Proposed<G>, Refusal> {
        let over = self.game.is_over() || self.seats[seat.number()].left;
        if key != self.hint_key(seat) || over {
            return Err(Refusal::Stale);
        }
        if self.hint_of(seat).is_some() {
            return Ok(Proposed::Nothing);
        }
        let due = self.due(seat).ok_or(Refusal::NothingAsked)?;
        let taken = (key.decision, due);
        let mut next = self.clone();
        if !next.hints.contains(&taken) {
            next.hints.push(taken);
        }
        next.hint = Some(GivenHint { key, hint });
        next.within += 1;
        let entry = Entry::Hinted {
            decision: key.decision,
            seat: due,
        };
        Ok(Proposed::Change(Box::new(Change {
            entries: vec![entry],
            next,
            seen: Seen::ByAll,
        })))
    }

    /// The number of hints taken.
    pub fn hints(&self) -> usize {
        self.hints.len()
    }

    /// Whether the person on a seat can ask for a hint now.
    pub fn may_hint(&self, seat: Seat) -> bool {
        self.has_hints()
            && self.hint_of(seat).is_none()
            && self.is_decided_by_person(seat)
            && self.due(seat).is_some()
    }

    /// The hint that the person on a seat has taken for the present decision.
    pub fn hint_of(&self, seat: Seat) -> Option<&Hint> {
        let given = self.hint.as_ref()?;
        let fits = given.key == self.hint_key(seat) && !self.game.is_over();
        (fits && self.is_decided_by_person(seat)).then_some(&given.hint)
    }

    /// Whether the table has hints: one person plays among bots, without a guide, and may try again.
    fn has_hints(&self) -> bool {
        let people = self.seats.iter().filter(|seated| seated.bot.is_none());
        people.count() == 1 && !self.options.guided && !self.options.is_single_try()
    }

    fn hint_key(&self, seat: Seat) -> HintKey {
        HintKey {
            decision: self.logged,
            choices: self.choices[seat],
        }
    }
}
