//! The game as every driver knows it: [`Duel`] is a [`State`].
//!
//! Here: which file answers which question. Not here: any answer.

use rand_core::Rng;

use super::action::Action;
use super::event::Event;
use super::legal::{self, IllegalAction};
use super::observe::Observation;
use super::position::Duel;
use super::score::Score;
use super::setup::{InvalidSetup, Setup};
use super::table::SEATS;
use super::{apply, sample};
use crate::{Actions, JointAction, Outcome, Seat, SeatSet, State};

impl Duel {
    /// Plays one step like [`State::apply`] and tells what happens, in order.
    ///
    /// # Errors
    /// Says which seat's action is at fault and why; the position is then unchanged and nothing is told.
    pub fn apply_with_events(
        &mut self,
        joint: &JointAction<Action>,
        mut tell: impl FnMut(Event),
    ) -> Result<(), IllegalAction> {
        let action = legal::check(self, joint)?;
        apply::resolve(self, action, &mut tell);
        Ok(())
    }
}

impl State for Duel {
    type Setup = Setup;
    type Action = Action;
    type Observation = Observation;
    type Score = Score;
    type InvalidSetup = InvalidSetup;
    type IllegalAction = IllegalAction;

    fn new(setup: Setup) -> Result<Duel, InvalidSetup> {
        setup.begin()
    }

    fn seats(&self) -> usize {
        SEATS
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.table
            .phase
            .seat()
            .map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal_actions(&self, seat: Seat) -> Actions<Action> {
        let mut actions = Actions::none();
        legal::list(self, seat, &mut actions);
        actions
    }

    #[inline]
    fn list_actions(&self, seat: Seat, _: &JointAction<Action>, list: &mut Actions<Action>) {
        list.clear();
        legal::list(self, seat, list);
    }

    fn apply(&mut self, joint: &JointAction<Action>) -> Result<(), IllegalAction> {
        self.apply_with_events(joint, |_| ())
    }

    #[inline]
    fn apply_unchecked(&mut self, joint: &JointAction<Action>) {
        let seat = self.table.phase.seat();
        if let Some(action) = seat.and_then(|seat| joint.get(seat)) {
            self.play_unchecked(action);
        }
    }

    fn observe(&self, seat: Seat) -> Observation {
        self.observe_as(Some(seat))
    }

    fn outcome(&self) -> Option<Outcome<Score>> {
        self.table.outcome()
    }

    fn sample(observation: &Observation, rng: &mut impl Rng) -> Duel {
        sample::sample(observation, rng)
    }
}
