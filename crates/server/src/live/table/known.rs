//! The knowledge of a player at a decision, for programs that decide with bots of their own.

use antipater_engine::Line;
use antipater_show::guide::Guidable;
use antipater_show::view::Known;
use antipater_store::ids::PersonId;

use super::actor::Table;
use crate::error::Error;

impl<G: Guidable> Table<G> {
    /// All that a person knows at the decision that is asked of them.
    pub(super) fn known(&self, person: PersonId) -> Result<Known, Error> {
        let seat = self.seat_of(person)?;
        if self.game.is_over() {
            return Err(Error::Over);
        }
        let due = self.due(seat).ok_or(Error::NothingAsked)?;
        Ok(Known {
            decision: self.logged,
            choices: self.choices[seat],
            seat: due,
            observation: self.game.position().observe(seat).to_line(),
        })
    }
}
