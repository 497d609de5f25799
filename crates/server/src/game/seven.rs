//! 7 Wonders at a table.

use antipater_engine::record::RecordError;
use antipater_engine::seven::record::{read_action, read_step, write_step};
use antipater_engine::seven::score::score;
use antipater_engine::seven::{Action, Age, Event, IllegalAction, Phase, Record, Seven};
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
    type Record = Record;
    type Told = Told;

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
    ) -> Result<Told, IllegalAction> {
        let phase = self.table().phase();
        let mut events = Vec::new();
        self.apply_with_events(joint, &mut |event| events.push(event))?;
        record.steps.push(*joint);
        Ok(Told { phase, events })
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

    fn points(&self) -> Vec<Vec<i32>> {
        let points = |seat| score(self.table(), seat).points().map(i32::from);
        Seat::all(self.seats())
            .map(|seat| points(seat).to_vec())
            .collect()
    }

    fn guide(seen: &[GameView], advice: Option<Action>) -> Guide {
        guide::seven::guide(seen, advice)
    }

    fn refusal(why: IllegalAction) -> Refusal {
        Refusal::Seven(why)
    }
}
