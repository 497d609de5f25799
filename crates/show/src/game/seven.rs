//! 7 Wonders at a table.

use antipater_engine::seven::{Action, Age, Event, IllegalAction, Phase, Seven};
use antipater_engine::{JointAction, Record};

use super::hosted::{Hosted, Refusal};

/// The events of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepEvents {
    /// The phase in which the step was played.
    pub phase: Phase,
    /// What happened.
    pub events: Vec<Event>,
}

impl Hosted for Seven {
    type StepEvents = StepEvents;

    fn play(
        record: &mut Record<Seven>,
        joint: &JointAction<Action>,
    ) -> Result<StepEvents, IllegalAction> {
        let phase = record.position().table().phase();
        let mut events = Vec::new();
        record.play_with_events(joint, &mut |event| events.push(event))?;
        Ok(StepEvents { phase, events })
    }

    fn age(step: &StepEvents) -> u8 {
        step.phase.clock().map_or(Age::III, |(age, _)| age).number()
    }

    fn refusal(why: IllegalAction) -> Refusal {
        Refusal::Seven(why)
    }
}
