//! 7 Wonders as a hosted game.

use antipater_engine::seven::{Action, Age, Event, IllegalAction, Phase, Setup, Seven, Side};
use antipater_engine::{JointAction, Record};

use super::hosted::{Hosted, Refusal};
use super::sides::Boards;

/// The events of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepEvents {
    /// The phase in which the step was played.
    pub phase: Phase,
    /// The events.
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

    /// No player could choose for the Free City.
    fn boards(setup: &Setup) -> Option<Boards> {
        (!setup.free_city).then(|| Boards::of(setup))
    }

    fn with_sides(setup: &Setup, sides: &[Side]) -> Option<Setup> {
        if setup.free_city || sides.len() != setup.seats() {
            return None;
        }
        let mut laid = setup.clone();
        for (board, side) in laid.boards.iter_mut().zip(sides) {
            board.side = *side;
        }
        Some(laid)
    }

    fn refusal(why: IllegalAction) -> Refusal {
        Refusal::Seven(why)
    }
}
