//! 7 Wonders Duel as a hosted game.

use antipater_engine::duel::{Action, Age, Duel, Event, IllegalAction, Phase};
use antipater_engine::{JointAction, Record, State};

use super::hosted::{Hosted, Refusal};

/// The events of one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepEvents {
    /// The age in which the step was played.
    pub age: Age,
    /// The phase in which the step was played.
    pub phase: Phase,
    /// The events.
    pub events: Vec<Event>,
}

impl Hosted for Duel {
    type StepEvents = StepEvents;

    fn play(
        record: &mut Record<Duel>,
        joint: &JointAction<Action>,
    ) -> Result<StepEvents, IllegalAction> {
        let table = record.position().table();
        let (age, phase) = (table.age, table.phase);
        let mut events = Vec::new();
        record.play_with_events(joint, &mut |event| events.push(event))?;
        Ok(StepEvents { age, phase, events })
    }

    fn age(step: &StepEvents) -> u8 {
        step.age as u8 + 1
    }

    const FOR_TWO: bool = true;

    const TAKES_BACK: bool = true;

    fn may_be_taken_back(before: &Duel, after: &Duel, step: &StepEvents) -> bool {
        let turned_up =
            |event: &Event| matches!(event, Event::TurnedUp { .. } | Event::Laid { .. });
        // The second set of wonders is revealed after the first is drafted; the Great Library reveals three tokens.
        let second_set = matches!(after.table().phase, Phase::Draft { picks: 4, .. });
        let library = matches!(after.table().phase, Phase::Library { .. });
        let over = after.to_act().is_empty();
        let draws = matches!(before.table().phase, Phase::Library { .. });
        !(second_set || library || over || draws || step.events.iter().any(turned_up))
    }

    fn refusal(why: IllegalAction) -> Refusal {
        Refusal::Duel(why)
    }
}
