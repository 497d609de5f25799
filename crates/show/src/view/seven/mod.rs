//! The view of 7 Wonders for a seat or a spectator.
//!
//! Printed facts (costs and effects) are not repeated here: cards and boards are identified by name.

mod ask;
mod city;
mod ending;
mod free_city;
pub mod lesson;
mod origins;
mod past;
mod preview;

use crate::shape;
use antipater_engine::seven::{Action, Age, Card, Edition, Observation, Phase, TURNS, Table};
use antipater_engine::{JointAction, Seat};
use serde::Serialize;
use utoipa::ToSchema;

pub use ask::{Ask, AskKind, Gain, NextStage, Offer, Terms};
pub use city::{Border, CityView, Sale, TokensView};
pub use ending::{Ending, Sheet, SheetRow, TieBreak};
pub use free_city::FreeCity;
pub use origins::{Buried, Origin, Source};
pub use past::{ActionKind, ActionView, Conflict, LogEntry};
pub use preview::{BorderChange, PaymentPreview, Preview};

use super::wire;
use crate::game::seven::StepEvents;

/// 7 Wonders as one viewer sees it. The *own* city is the viewer's, or the one that a spectator faces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::View)]
pub struct View {
    /// The edition.
    #[serde(serialize_with = "wire::edition")]
    #[schema(value_type = shape::Edition)]
    pub edition: Edition,
    /// The next step, and its turn.
    pub clock: Clock,
    /// The seat to which the own city's hand passes after the turn.
    #[schema(value_type = u8)]
    pub passes_to: Seat,
    /// The seat from which the own city's next hand comes.
    #[schema(value_type = u8)]
    pub comes_from: Seat,
    /// Whether hands are passed to the left (clockwise). With the Free City, the two players exchange theirs.
    pub passes_left: bool,
    /// Cards in the discard pile.
    pub discards: u16,
    /// The cities in seat order.
    pub cities: Vec<CityView>,
    /// The Free City, in the game for two.
    pub free_city: Option<FreeCity>,
    /// The border with the left neighbor.
    pub left: Border,
    /// The border with the right neighbor.
    pub right: Border,
    /// The viewer's present decision.
    pub ask: Option<Ask>,
    /// The log, step by step.
    pub past: Vec<LogEntry>,
    /// The hands the viewer has held in this age, the current one last.
    pub hands: Vec<SeenHand>,
    /// The final score sheet.
    pub sheet: Option<Sheet>,
}

/// The next step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[schema(as = seven::Clock)]
pub struct Clock {
    /// The kind of step.
    pub step: Step,
    /// The age, from 1; 3 when the game is over.
    pub age: u8,
    /// The turn of the age, from 1.
    pub turn: u8,
    /// The seat that acts alone.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// Kinds of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = seven::Step)]
pub enum Step {
    /// All seats play a card.
    Turn,
    /// Babylon plays its seventh card.
    Seventh,
    /// Halicarnassus builds a discarded card.
    Discard,
    /// The game is over.
    Over,
}

impl Clock {
    fn of(phase: Phase) -> Clock {
        let (age, turn) = phase.clock().unwrap_or((Age::III, TURNS));
        let (step, seat) = match phase {
            Phase::Turn { .. } => (Step::Turn, None),
            Phase::Seventh { seat, .. } => (Step::Seventh, Some(seat)),
            Phase::Discard { seat, .. } => (Step::Discard, Some(seat)),
            Phase::Over => (Step::Over, None),
        };
        Clock {
            step,
            age: age.number(),
            turn,
            seat,
        }
    }
}

/// A hand the viewer has held.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = seven::SeenHand)]
pub struct SeenHand {
    /// The turn.
    pub turn: u8,
    /// The seat that holds the rest of it now.
    #[schema(value_type = u8)]
    pub now_with: Seat,
    /// The cards that were left in it when it was passed on.
    #[serde(serialize_with = "wire::cards")]
    #[schema(value_type = Vec<String>)]
    pub cards: Vec<Card>,
}

/// The view of a seat from its observation. `chosen` is what its person has chosen on this step; `ending` is set once
/// the game is over and everything is open.
pub fn view(
    observation: &Observation,
    history: &[StepEvents],
    chosen: &JointAction<Action>,
    ending: Option<Ending>,
) -> View {
    let table = observation.table();
    let age = table.phase().clock().map_or(Age::III, |(age, _)| age);
    View {
        ask: Ask::of(observation, chosen),
        past: past::entries(&[observation], history),
        hands: seen_hands(observation, age),
        ..public_view(observation, history, ending)
    }
}

/// The view of a finished game with everything open: the knowledge of all seats, and the hand of the facing seat.
pub fn open_view(
    seen: &[Observation],
    facing: Seat,
    history: &[StepEvents],
    ending: Option<Ending>,
) -> View {
    let all: Vec<&Observation> = seen.iter().collect();
    let front = seen.iter().find(|one| one.seat() == facing);
    let front = front.unwrap_or(all[0]);
    let age = front
        .table()
        .phase()
        .clock()
        .map_or(Age::III, |(age, _)| age);
    View {
        ask: Ask::of(front, &JointAction::new()),
        past: past::entries(&all, history),
        hands: seen_hands(front, age),
        ..public_view(&front.public(facing), history, ending)
    }
}

/// The public part of an observation.
pub fn public_view(
    observation: &Observation,
    history: &[StepEvents],
    ending: Option<Ending>,
) -> View {
    let table = observation.table();
    let you = observation.seat();
    let phase = table.phase();
    let age = phase.clock().map_or(Age::III, |(age, _)| age);
    let (left, right) = (table.left(you), table.right(you));
    let passes_left = age.passes_left();
    let (passes_to, comes_from) = match partner(table, you) {
        Some(partner) => (partner, partner),
        None if passes_left => (left, right),
        None => (right, left),
    };
    View {
        edition: table.edition(),
        clock: Clock::of(phase),
        passes_to,
        comes_from,
        passes_left,
        discards: observation.discards(),
        cities: Seat::all(table.seats())
            .map(|seat| CityView::of(table, seat))
            .collect(),
        free_city: FreeCity::of(table),
        left: Border::of(table, age, you, left, |pay| pay.left),
        right: Border::of(table, age, you, right, |pay| pay.right),
        ask: None,
        past: past::entries(&[], history),
        hands: Vec::new(),
        sheet: ending.map(|ending| Sheet::of(table, ending)),
    }
}

/// The other player, with whom hands are exchanged in the game with the Free City.
fn partner(table: &Table, you: Seat) -> Option<Seat> {
    table.free_city()?;
    table.players().iter().find(|&seat| seat != you)
}

/// The hands that the viewer has passed on in this age: what was left in each, and where it is now.
fn seen_hands(observation: &Observation, age: Age) -> Vec<SeenHand> {
    let table = observation.table();
    let Phase::Turn { turn: now, .. } = table.phase() else {
        return Vec::new();
    };
    let seats = table.seats();
    let passed_on = |turn: u8| {
        let cards = past::left_of_hand(observation, age, turn)?;
        if let Some(partner) = partner(table, observation.seat()) {
            let back = (now - turn).is_multiple_of(2);
            let now_with = if back { observation.seat() } else { partner };
            return Some(SeenHand {
                turn,
                now_with,
                cards,
            });
        }
        let steps = usize::from(now - turn) % seats;
        let steps = if age.passes_left() {
            steps
        } else {
            seats - steps
        };
        Some(SeenHand {
            turn,
            now_with: observation.seat().clockwise(steps, seats),
            cards,
        })
    };
    (1..now).filter_map(passed_on).collect()
}
