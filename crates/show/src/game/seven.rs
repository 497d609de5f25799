//! 7 Wonders at a table.

use antipater_engine::record::RecordError;
use antipater_engine::seven::record::{read_action, read_step, write_step};
use antipater_engine::seven::score::score;
use antipater_engine::seven::{Action, Age, Event, IllegalAction, Phase, Record, Seven};
use antipater_engine::{JointAction, Seat, State};

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
    type Record = Record;
    type StepEvents = StepEvents;

    fn read_record(text: &str) -> Result<Record, RecordError> {
        Record::read(text)
    }

    fn write_record(record: &Record) -> String {
        record.write()
    }

    fn names(record: &Record) -> &[String] {
        &record.players
    }

    fn start(record: &Record) -> Result<Seven, RecordError> {
        record.start()
    }

    fn deal(record: &Record) -> Record {
        Record::new(record.players.clone(), record.setup.clone())
    }

    fn steps(record: &Record) -> Vec<JointAction<Action>> {
        record.steps.clone()
    }

    fn play(
        &mut self,
        joint: &JointAction<Action>,
        record: &mut Record,
    ) -> Result<StepEvents, IllegalAction> {
        let phase = self.table().phase();
        let mut events = Vec::new();
        self.apply_with_events(joint, &mut |event| events.push(event))?;
        record.steps.push(*joint);
        Ok(StepEvents { phase, events })
    }

    fn write_step(&self, joint: &JointAction<Action>) -> String {
        write_step(self.table().phase(), joint)
    }

    fn read_step(&self, text: &str) -> Result<JointAction<Action>, RecordError> {
        read_step(self, text)
    }

    fn read_action(&self, text: &str) -> Result<(Seat, Action), RecordError> {
        read_action(text)
    }

    fn age(step: &StepEvents) -> u8 {
        step.phase.clock().map_or(Age::III, |(age, _)| age).number()
    }

    fn points(&self) -> Vec<Vec<i32>> {
        let points = |seat| score(self.table(), seat).points().map(i32::from);
        Seat::all(self.seats())
            .map(|seat| points(seat).to_vec())
            .collect()
    }

    fn refusal(why: IllegalAction) -> Refusal {
        Refusal::Seven(why)
    }
}
