//! Hints: what the present decision is worth by what the person knows.

use antipater_show::game::choosing;
use antipater_show::guide::Guidable;
use antipater_show::hint::HintQuestion;
use antipater_show::view::Hint;

use super::{Done, Table};
use crate::error::Error;
use crate::row::Row;

impl<G: Guidable> Table<G> {
    /// Whether there are hints at all: where the guide advises, or everybody has the same deal, there are none.
    fn has_hints(&self) -> bool {
        !self.options.guided && self.options.daily.is_none()
    }

    pub(super) fn may_hint(&self) -> bool {
        self.has_hints() && self.given_hint().is_none() && self.is_asked()
    }

    fn is_asked(&self) -> bool {
        !self.game.is_over() && !self.chooses_sides && self.person_is_due(&self.chosen).is_some()
    }

    pub(super) fn given_hint(&self) -> Option<&Hint> {
        let (decision, choices, hint) = self.hint.as_ref()?;
        let fits = (*decision, *choices) == (self.logged, self.choices);
        (fits && self.is_asked()).then_some(hint)
    }

    /// Judges the present decision by what the person knows.
    pub(crate) fn give_hint(&mut self, decision: usize) -> Result<Done, Error> {
        if !self.has_hints() {
            return Err(Error::NoHints);
        }
        if self.game.is_over() {
            return Err(Error::Over);
        }
        if self.left {
            return Err(Error::Left);
        }
        if decision != self.logged {
            return Err(self.stale());
        }
        if self.given_hint().is_some() {
            return Ok(Vec::new());
        }
        if !self.is_asked() {
            return Err(Error::NothingAsked);
        }
        let own = choosing::chosen_by(self.game.position(), &self.chosen, self.seat);
        let question = HintQuestion::of(self.game.position(), self.seat, &own);
        let hint = question.ok_or(Error::NothingAsked)?.judge();
        self.hint = Some((self.logged, self.choices, hint));
        let row = Row::Hint {
            decision: self.logged,
        };
        self.take(&row);
        Ok(vec![row])
    }
}
