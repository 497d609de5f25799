//! The public log of a Duel, step by step.

use crate::shape;
use antipater_engine::Seat;
use antipater_engine::duel::{Event, Phase};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Step, wire};
use crate::game::duel::StepEvents;

/// One step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Entry)]
pub struct LogEntry {
    /// The age, from 1.
    pub age: u8,
    /// The kind of decision.
    pub step: Step,
    /// The seat that decided.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The events.
    #[serde(serialize_with = "wire::events")]
    #[schema(value_type = Vec<shape::Event>)]
    pub events: Vec<Event>,
}

impl LogEntry {
    pub(super) fn of(step: &StepEvents) -> Option<LogEntry> {
        let phase: Phase = step.phase;
        Some(LogEntry {
            age: step.age as u8 + 1,
            step: Step::of(phase),
            seat: phase.seat()?,
            events: step.events.clone(),
        })
    }
}
