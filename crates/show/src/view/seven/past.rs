//! The public log of a game, step by step, with the hidden cards that the viewer knows.

use antipater_engine::Seat;
use antipater_engine::seven::{
    Age, By, Card, Event, Observation, Payment, Phase, TURNS, conflict_points,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Clock, Step};
use crate::game::seven::StepEvents;
use crate::view::wire;

/// One step.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = seven::Entry)]
pub struct LogEntry {
    /// The step.
    pub clock: Clock,
    /// The actions, in seat order.
    pub actions: Vec<ActionView>,
    /// The conflicts, when the step ended an age: one for each border, by seat and left neighbor.
    pub conflicts: Vec<Conflict>,
}

/// An action of a seat, as the viewer knows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = seven::ActionView)]
pub struct ActionView {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What it was.
    #[serde(flatten)]
    pub kind: ActionKind,
    /// Coins gained from the bank, not counting sales.
    pub earned: u16,
    /// The card that only the viewer knows: one they sold or placed under a wonder, their own or the Free City's.
    #[serde(serialize_with = "wire::card_if_any")]
    #[schema(value_type = Option<String>)]
    pub own_card: Option<Card>,
}

impl ActionView {
    /// The payment to its neighbors.
    pub fn payment(&self) -> Payment {
        match self.kind {
            ActionKind::Built { pay, .. } | ActionKind::Stage { pay, .. } => pay,
            ActionKind::Sold | ActionKind::Picked { .. } => Payment::NOTHING,
        }
    }
}

/// The kind of an action.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[serde(tag = "did", rename_all = "kebab-case")]
#[schema(as = seven::ActionKind)]
pub enum ActionKind {
    /// Built a card.
    Built {
        /// The card.
        #[serde(serialize_with = "wire::card")]
        #[schema(value_type = String)]
        card: Card,
        /// How: `cost`, `chain`, `power`.
        by: &'static str,
        /// Coins to the left and to the right neighbor.
        #[serde(serialize_with = "wire::payment")]
        #[schema(value_type = Vec<u8>)]
        pay: Payment,
    },
    /// Built a stage.
    Stage {
        /// The number of the stage, from 0.
        number: u8,
        /// Coins to the left and to the right neighbor.
        #[serde(serialize_with = "wire::payment")]
        #[schema(value_type = Vec<u8>)]
        pay: Payment,
    },
    /// Sold a card.
    Sold,
    /// Built a discarded card, or none.
    Picked {
        /// The card.
        #[serde(serialize_with = "wire::card_if_any")]
        #[schema(value_type = Option<String>)]
        card: Option<Card>,
    },
}

/// A conflict at a border.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = seven::Conflict)]
pub struct Conflict {
    /// A seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// Its left neighbor.
    #[schema(value_type = u8)]
    pub left: Seat,
    /// The shields of the seat.
    pub shields: u8,
    /// The shields of its left neighbor.
    pub left_shields: u8,
    /// The points the seat gains.
    pub points: i16,
    /// The points its left neighbor gains.
    pub left_points: i16,
}

/// The log. Hidden cards are those known to one of the observations; without observations, the log is public.
pub(super) fn entries(seen: &[&Observation], history: &[StepEvents]) -> Vec<LogEntry> {
    history.iter().map(|step| entry(seen, step)).collect()
}

fn entry(seen: &[&Observation], step: &StepEvents) -> LogEntry {
    let mut actions: Vec<ActionView> = Vec::new();
    let mut conflicts = Vec::new();
    let mut add = |seat: Seat, kind: ActionKind| {
        let mut seen = seen.iter();
        let own_card = seen.find_map(|seen| own_card(seen, step.phase, seat, &kind));
        actions.push(ActionView {
            seat,
            kind,
            earned: 0,
            own_card,
        });
    };
    let mut earned = Vec::new();
    for event in &step.events {
        match *event {
            Event::Built {
                seat,
                card,
                by,
                pay,
            } => add(
                seat,
                ActionKind::Built {
                    card,
                    by: By::name(by),
                    pay,
                },
            ),
            Event::Stage { seat, stage, pay } => {
                add(seat, ActionKind::Stage { number: stage, pay });
            }
            Event::Sold { seat } => add(seat, ActionKind::Sold),
            Event::Picked { seat, card } => add(seat, ActionKind::Picked { card }),
            Event::Earned { seat, coins } => earned.push((seat, coins)),
            Event::Conflict {
                age,
                seat,
                left,
                shields,
                left_shields,
            } => conflicts.push(conflict(age, seat, left, shields, left_shields)),
            Event::AgeOver { .. } => {}
        }
    }
    for (seat, coins) in earned {
        if let Some(action) = actions.iter_mut().find(|action| action.seat == seat) {
            action.earned += coins;
        }
    }
    LogEntry {
        clock: Clock::of(step.phase),
        actions,
        conflicts,
    }
}

fn conflict(age: Age, seat: Seat, left: Seat, shields: u8, left_shields: u8) -> Conflict {
    let (points, left_points) = conflict_points(age, shields, left_shields);
    Conflict {
        seat,
        left,
        shields,
        left_shields,
        points,
        left_points,
    }
}

/// The card that the viewer chose, of which others see only the back.
fn own_card(
    observation: &Observation,
    phase: Phase,
    seat: Seat,
    kind: &ActionKind,
) -> Option<Card> {
    let hidden = matches!(kind, ActionKind::Stage { .. } | ActionKind::Sold);
    let own = seat == observation.seat();
    let free_city = observation.table().free_city() == Some(seat);
    if !(own || free_city) || !hidden {
        return None;
    }
    let (age, turn) = phase.clock()?;
    match Clock::of(phase).step {
        Step::Turn if free_city => observation.city_used_on(age, turn),
        Step::Turn => observation.used_on(age, turn),
        Step::Seventh if free_city => observation.drawn_on(age, TURNS + 1),
        Step::Seventh => last_card(observation, age),
        Step::Discard | Step::Over => None,
    }
}

/// What is left of a hand after a turn.
pub(super) fn left_of_hand(observation: &Observation, age: Age, turn: u8) -> Option<Vec<Card>> {
    let mut hand = observation.hand_on(age, turn)?.to_vec();
    let used = observation.used_on(age, turn)?;
    for gone in [Some(used), observation.city_used_on(age, turn)] {
        let place = hand.iter().position(|card| Some(*card) == gone);
        place.map(|place| hand.remove(place));
    }
    Some(hand)
}

/// The card left of a hand after the sixth turn.
pub(super) fn last_card(observation: &Observation, age: Age) -> Option<Card> {
    left_of_hand(observation, age, TURNS)?.first().copied()
}
