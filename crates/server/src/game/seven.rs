//! 7 Wonders at a table.

use antipater_engine::seven::{Action, Age, Event, IllegalAction, Phase, Seven};
use antipater_engine::{JointAction, Seat, State};

use super::{Hosted, Refusal};
use crate::guide::{self, Guide};
use crate::view::{GameView, Viewer, seven};

/// What was told of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The phase in which the step was played.
    pub phase: Phase,
    /// What happened.
    pub events: Vec<Event>,
}

impl Hosted for Seven {
    type Told = Told;

    fn play(&mut self, joint: &JointAction<Action>) -> Result<Told, IllegalAction> {
        let phase = self.table().phase();
        let mut events = Vec::new();
        self.apply_with_events(joint, &mut |event| events.push(event))?;
        Ok(Told { phase, events })
    }

    fn view(&self, viewer: Viewer, told: &[Told]) -> GameView {
        self.view_given(viewer, told, &JointAction::new())
    }

    fn view_given(&self, viewer: Viewer, told: &[Told], chosen: &JointAction<Action>) -> GameView {
        let ending = seven::Ending::of(self);
        let view = match viewer {
            Viewer::Seat(seat) => seven::view(&self.observe(seat), told, chosen, ending),
            Viewer::Public { facing } => {
                seven::public_view(&self.observe_public(facing), told, ending)
            }
        };
        GameView::Seven(Box::new(view))
    }

    fn age(told: &Told) -> u8 {
        told.phase.clock().map_or(Age::III, |(age, _)| age).number()
    }

    fn open_view(&self, facing: Seat, told: &[Told]) -> GameView {
        let seen: Vec<_> = self
            .players()
            .iter()
            .map(|seat| self.observe(seat))
            .collect();
        let view = seven::open_view(&seen, facing, told, seven::Ending::of(self));
        GameView::Seven(Box::new(view))
    }

    fn guide(seen: &[GameView], advice: Option<Action>) -> Guide {
        guide::seven::guide(seen, advice)
    }

    fn refusal(why: IllegalAction) -> Refusal {
        Refusal::Seven(why)
    }
}
