//! The JSON of the engine's values: cards and cities by name, resources by letter.

#![allow(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands every value over by reference"
)]

use antipater_engine::seven::record::write_action;
use antipater_engine::seven::{Action, Board, Card, Edition, Payment};
use antipater_engine::{Resource, ResourceSet, Resources, Seat};
use serde::ser::{Error, SerializeMap, Serializer};

pub(crate) fn card<S: Serializer>(card: &Card, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(card.name())
}

pub(crate) fn card_if_any<S: Serializer>(card: &Option<Card>, to: S) -> Result<S::Ok, S::Error> {
    match card {
        Some(card) => to.serialize_some(card.name()),
        None => to.serialize_none(),
    }
}

pub(crate) fn cards<S: Serializer>(cards: &[Card], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(cards.iter().map(|card| card.name()))
}

pub(crate) fn edition<S: Serializer>(edition: &Edition, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(edition.name())
}

/// City and side, with the names of the edition.
pub(crate) fn board<S: Serializer>(
    (edition, board): &(Edition, Board),
    to: S,
) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(2))?;
    map.serialize_entry("city", board.wonder.city(*edition))?;
    map.serialize_entry("side", board.side.name(*edition))?;
    map.end()
}

pub(crate) fn resources<S: Serializer>(resources: &Resources, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(resources)
}

/// Units of production as strings, with a letter for each resource that a unit can be.
pub(crate) fn units<S: Serializer>(units: &[ResourceSet], to: S) -> Result<S::Ok, S::Error> {
    let letters = |unit: &ResourceSet| unit.iter().map(Resource::letter).collect::<String>();
    to.collect_seq(units.iter().map(letters))
}

/// `[left, right]`.
pub(crate) fn payment<S: Serializer>(pay: &Payment, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq([pay.left, pay.right])
}

pub(crate) fn payments<S: Serializer>(payments: &[Payment], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(payments.iter().map(|pay| [pay.left, pay.right]))
}

/// Actions in the record format.
pub(crate) fn actions<S: Serializer>(actions: &[(Seat, Action)], to: S) -> Result<S::Ok, S::Error> {
    let values = actions
        .iter()
        .map(|&(seat, action)| serde_json::from_str(&write_action(seat, action)))
        .collect::<Result<Vec<serde_json::Value>, _>>()
        .map_err(S::Error::custom)?;
    to.collect_seq(values)
}
