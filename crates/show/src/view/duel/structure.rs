//! The cards of the structure: their place, what they show, and what they cost both seats.

use antipater_engine::Seat;
use antipater_engine::duel::{Back, Card, Face, Observation, Project, SEATS, Slot, SlotSet};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Terms, wire};

/// A card of the structure.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[schema(as = duel::SlotView)]
pub struct SlotView {
    /// The number of the slot, row by row.
    pub slot: usize,
    /// The row, from 0, the row that was laid first.
    pub row: usize,
    /// The middle of the card from the left edge, in half card widths.
    pub x: usize,
    /// The visible side.
    #[serde(flatten)]
    pub side: VisibleSide,
    /// Whether it can be taken now.
    pub accessible: bool,
    /// The slots that could be taken next if this card were taken now.
    pub uncovers: Vec<usize>,
    /// The terms for each seat to build it now, if it can be taken.
    pub terms: Option<[Terms; SEATS]>,
}

/// The visible side of a card in the structure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = duel::VisibleSide)]
pub enum VisibleSide {
    /// Its face.
    #[serde(serialize_with = "wire::name")]
    #[schema(value_type = String)]
    Card(Card),
    /// Its back.
    #[serde(serialize_with = "wire::name")]
    #[schema(value_type = String)]
    Back(Back),
}

/// The cards left in the structure.
pub(super) fn slots(observation: &Observation) -> Vec<SlotView> {
    let table = &observation.table;
    let (age, left) = (table.age, table.left);
    let accessible = table.accessible();
    let view = |slot: Slot| {
        let side = match observation.ages[age as usize][slot.index()] {
            Face::Up(card) => VisibleSide::Card(card),
            Face::Down(back) => VisibleSide::Back(back),
            Face::Unlaid => return None,
        };
        // A card that was uncovered in this turn is revealed only after the choices that follow.
        let accessible = accessible.contains(slot) && matches!(side, VisibleSide::Card(_));
        let terms = |card: Card| {
            let terms = |seat| Terms::of(table, seat, Project::Building(card));
            [Seat::FIRST, super::View::opponent(Seat::FIRST)].map(terms)
        };
        Some(SlotView {
            slot: slot.index(),
            row: slot.row(age),
            x: slot.x(age),
            side,
            accessible,
            uncovers: uncovered(observation, slot),
            terms: match side {
                VisibleSide::Card(card) if accessible => Some(terms(card)),
                VisibleSide::Card(_) | VisibleSide::Back(_) => None,
            },
        })
    };
    left.iter().filter_map(view).collect()
}

/// The slots that only this one covers.
fn uncovered(observation: &Observation, slot: Slot) -> Vec<usize> {
    let table = &observation.table;
    let alone = SlotSet::of(&[slot]);
    if !table.accessible().contains(slot) {
        return Vec::new();
    }
    let lies_on = |below: &Slot| table.left.intersection(below.covered_by(table.age)) == alone;
    let below = table.left.iter().filter(lies_on);
    below.map(Slot::index).collect()
}
