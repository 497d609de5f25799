//! The view of 7 Wonders Duel for a seat or a spectator.
//!
//! Printed facts (costs and effects) are not repeated here: cards, wonders and tokens are identified by name.

mod ask;
mod city;
mod ending;
pub mod lesson;
mod origins;
mod past;
mod preview;
mod structure;
mod terms;
mod track;
mod wire;

use antipater_engine::Seat;
use antipater_engine::duel::{Action, Card, Event, Observation, Phase, SEATS, Token, Wonder};
use serde::Serialize;
use utoipa::ToSchema;

pub use ask::{Answer, Ask};
pub use city::{CityView, PriceView, SymbolView, WonderView, kinds_of};
pub use ending::{Sheet, SheetRow};
pub use origins::{Origin, Source};
pub use past::LogEntry;
pub use preview::{LostWonder, Preview};
pub use structure::{SlotView, VisibleSide};
pub use terms::{Terms, Unit};
pub use track::{Advance, LOOT, TrackView};

use crate::game::duel::StepEvents;

/// Duel as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::View)]
pub struct View {
    /// The next decision, and whose it is.
    pub clock: Clock,
    /// The draft, while it lasts.
    pub draft: Option<Draft>,
    /// The cards left in the structure, in slot order.
    pub structure: Vec<SlotView>,
    /// The two cities in seat order.
    pub cities: Vec<CityView>,
    /// The military track.
    pub track: TrackView,
    /// The progress tokens left on the board.
    #[serde(serialize_with = "wire::names")]
    #[schema(value_type = Vec<String>)]
    pub board: Vec<Token>,
    /// The progress tokens that setup put into the box.
    #[serde(serialize_with = "wire::names")]
    #[schema(value_type = Vec<String>)]
    pub boxed: Vec<Token>,
    /// The three tokens that the viewer's Great Library drew.
    #[serde(serialize_with = "wire::names_if_any")]
    #[schema(value_type = Option<Vec<String>>)]
    pub library: Option<Vec<Token>>,
    /// The discard pile.
    #[serde(serialize_with = "wire::names")]
    #[schema(value_type = Vec<String>)]
    pub discard: Vec<Card>,
    /// The viewer's present decision.
    pub ask: Option<Ask>,
    /// The log, step by step.
    pub past: Vec<LogEntry>,
    /// The final score sheet.
    pub sheet: Option<Sheet>,
}

/// The next decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Clock)]
pub struct Clock {
    /// The kind of decision.
    pub step: Step,
    /// The age, from 1.
    pub age: u8,
    /// The seat that decides.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Whether this turn is an extra one.
    pub extra_turn: bool,
    /// Whether the seat takes an extra turn after this decision.
    pub again_after: bool,
}

/// Kinds of decisions, as records name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = duel::Step)]
pub enum Step {
    /// A wonder is drafted.
    Draft,
    /// An accessible card is used.
    Play,
    /// A progress token is taken from the board.
    Token,
    /// A progress token from the box is kept.
    Library,
    /// A card of the opponent is discarded.
    Destroy,
    /// A card from the discard pile is built.
    Revive,
    /// A player is chosen to begin the next age.
    Begin,
    /// The game is over.
    Over,
}

/// The draft of the wonders.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::Draft)]
pub struct Draft {
    /// The round, 1 or 2.
    pub round: u8,
    /// The wonders on offer.
    #[serde(serialize_with = "wire::names")]
    #[schema(value_type = Vec<String>)]
    pub offer: Vec<Wonder>,
    /// The seats that take the rest of the round, in order.
    #[schema(value_type = Vec<u8>)]
    pub order: Vec<Seat>,
}

impl Step {
    fn of(phase: Phase) -> Step {
        match phase {
            Phase::Draft { .. } => Step::Draft,
            Phase::Play { .. } => Step::Play,
            Phase::PickToken { .. } => Step::Token,
            Phase::Library { .. } => Step::Library,
            Phase::Destroy { .. } => Step::Destroy,
            Phase::Revive { .. } => Step::Revive,
            Phase::Begin { .. } => Step::Begin,
            Phase::Over { .. } => Step::Over,
        }
    }
}

impl Clock {
    fn of(observation: &Observation, history: &[StepEvents]) -> Clock {
        let phase = observation.table.phase;
        let last = history.last().map_or(&[][..], |step| &step.events);
        let plays_again = last
            .iter()
            .any(|event| matches!(event, Event::PlaysAgain { .. }));
        Clock {
            step: Step::of(phase),
            age: observation.table.age as u8 + 1,
            seat: phase.seat(),
            extra_turn: plays_again && matches!(phase, Phase::Play { .. }),
            again_after: again_after(phase),
        }
    }
}

/// Whether the seat takes another turn after the present choice.
const fn again_after(phase: Phase) -> bool {
    match phase {
        Phase::PickToken { again, .. }
        | Phase::Library { again, .. }
        | Phase::Destroy { again, .. }
        | Phase::Revive { again, .. } => again,
        Phase::Draft { .. } | Phase::Play { .. } | Phase::Begin { .. } | Phase::Over { .. } => {
            false
        }
    }
}

impl Draft {
    /// The number of wonders drafted in a round.
    const ROUND: u8 = 4;

    fn of(phase: Phase) -> Option<Draft> {
        let Phase::Draft {
            first,
            picks,
            offer,
        } = phase
        else {
            return None;
        };
        let round = picks / Draft::ROUND;
        let rest = picks..(round + 1) * Draft::ROUND;
        let taker = |picks| {
            let pick = Phase::Draft {
                first,
                picks,
                offer,
            };
            pick.seat()
        };
        Some(Draft {
            round: round + 1,
            offer: offer.iter().collect(),
            order: rest.filter_map(taker).collect(),
        })
    }
}

/// The view of an observation; `answers` are the viewer's legal actions with their text in the record format.
pub fn view(
    observation: &Observation,
    answers: Vec<(Action, String)>,
    history: &[StepEvents],
) -> View {
    let table = &observation.table;
    View {
        clock: Clock::of(observation, history),
        draft: Draft::of(table.phase),
        structure: structure::slots(observation),
        cities: Seat::all(SEATS)
            .map(|seat| CityView::of(table, seat))
            .collect(),
        track: TrackView::of(table),
        board: table.board.iter().collect(),
        boxed: table.boxed.iter().collect(),
        library: observation.library.map(|drawn| drawn.iter().collect()),
        discard: table.discard.iter().collect(),
        ask: Ask::of(observation, answers),
        past: history.iter().filter_map(LogEntry::of).collect(),
        sheet: Sheet::of(table, history),
    }
}

impl View {
    /// The opponent of a seat.
    pub fn opponent(seat: Seat) -> Seat {
        antipater_engine::duel::opponent(seat)
    }

    /// The events since the viewer's last decision, including it; for a spectator, since the last change of turn.
    pub fn recent(&self, you: Option<Seat>) -> &[LogEntry] {
        let last = match you {
            Some(you) => self.past.iter().rposition(|entry| entry.seat == you),
            None => {
                let last = self.past.last().map(|entry| entry.seat);
                let before = self.past.iter().rposition(|entry| Some(entry.seat) != last);
                before.map(|before| before + 1)
            }
        };
        &self.past[last.unwrap_or(0)..]
    }
}
