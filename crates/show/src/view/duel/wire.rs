//! The JSON of the engine's Duel values: cards, wonders and tokens by name, resources by letter.

#![allow(
    clippy::trivially_copy_pass_by_ref,
    clippy::ref_option,
    reason = "serde hands every value over by reference"
)]

use antipater_engine::duel::{Back, Card, Cause, Color, Event, Source, Symbol, Token, Wonder};
use antipater_engine::{Resource, ResourceSet, Seat, Victory};
use serde::ser::{Serialize, Serializer};
use serde_json::{Value, json};

/// A value with a name in JSON.
pub(super) trait Named: Copy {
    /// The name.
    fn word(self) -> &'static str;
}

impl Named for Card {
    fn word(self) -> &'static str {
        self.name()
    }
}

impl Named for Wonder {
    fn word(self) -> &'static str {
        self.name()
    }
}

impl Named for Token {
    fn word(self) -> &'static str {
        self.name()
    }
}

impl Named for Victory {
    fn word(self) -> &'static str {
        self.name()
    }
}

impl Named for Back {
    fn word(self) -> &'static str {
        match self {
            Back::I => "1",
            Back::II => "2",
            Back::III => "3",
            Back::Guild => "guild",
        }
    }
}

impl Named for Color {
    fn word(self) -> &'static str {
        self.name()
    }
}

impl Named for Symbol {
    fn word(self) -> &'static str {
        match self {
            Symbol::Wheel => "wheel",
            Symbol::Mortar => "mortar",
            Symbol::Quill => "quill",
            Symbol::Pendulum => "pendulum",
            Symbol::Sundial => "sundial",
            Symbol::Globe => "globe",
            Symbol::Law => "law",
        }
    }
}

pub(super) fn name<T: Named, S: Serializer>(item: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(item.word())
}

pub(super) fn name_if_any<T: Named, S: Serializer>(
    item: &Option<T>,
    to: S,
) -> Result<S::Ok, S::Error> {
    item.map(Named::word).serialize(to)
}

pub(super) fn names<T: Named, S: Serializer>(items: &[T], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(items.iter().map(|item| item.word()))
}

pub(super) fn names_if_any<T: Named, S: Serializer>(
    items: &Option<Vec<T>>,
    to: S,
) -> Result<S::Ok, S::Error> {
    match items {
        Some(items) => names(items, to),
        None => to.serialize_none(),
    }
}

pub(super) fn resource<S: Serializer>(resource: &Resource, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_char(resource.letter())
}

/// Units of production as strings, with a letter for each resource that a unit can be.
pub(super) fn units<S: Serializer>(units: &[ResourceSet], to: S) -> Result<S::Ok, S::Error> {
    crate::view::wire::units(units, to)
}

/// The source of a unit, with its price in coins.
pub(super) fn source<S: Serializer>(source: &Source, to: S) -> Result<S::Ok, S::Error> {
    let value = match *source {
        Source::Produced => json!({"from": "production"}),
        Source::Chosen => json!({"from": "choice"}),
        Source::Waived => json!({"from": "waived"}),
        Source::FixedPrice => json!({"from": "fixed-price", "coins": 1}),
        Source::Bought(coins) => json!({"from": "trade", "coins": coins}),
    };
    value.serialize(to)
}

/// The events, each as an object.
pub(super) fn events<S: Serializer>(events: &[Event], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(events.iter().map(|&one| event(one)))
}

fn event(event: Event) -> Value {
    match event {
        Event::Drafted { seat, wonder } => {
            json!({"did": "draft", "seat": seat.number(), "wonder": wonder.name()})
        }
        Event::Built {
            seat,
            card,
            coins,
            chain,
        } => {
            json!({"did": "build", "seat": seat.number(), "card": card.name(), "coins": coins,
            "chain": chain.map(Card::name)})
        }
        Event::Discarded { seat, card, coins } => {
            json!({"did": "discard", "seat": seat.number(), "card": card.name(), "coins": coins})
        }
        Event::Constructed {
            seat,
            wonder,
            card,
            coins,
        } => {
            json!({"did": "wonder", "seat": seat.number(), "wonder": wonder.name(), "card": card.name(),
            "coins": coins})
        }
        Event::WonderLost { seat, wonder } => {
            json!({"did": "lose-wonder", "seat": seat.number(), "wonder": wonder.name()})
        }
        Event::Received { seat, coins, cause } => {
            json!({"did": "receive", "seat": seat.number(), "coins": coins, "cause": word(cause)})
        }
        Event::Lost { seat, coins, cause } => {
            json!({"did": "lose", "seat": seat.number(), "coins": coins, "cause": word(cause)})
        }
        Event::PawnMoved { seat, from, to } => {
            json!({"did": "move-pawn", "seat": seat.number(), "from": from, "to": to})
        }
        Event::TokenTaken { seat, token } => {
            json!({"did": "token", "seat": seat.number(), "token": token.name()})
        }
        Event::TokenKept { seat, token } => {
            json!({"did": "library", "seat": seat.number(), "token": token.name()})
        }
        Event::Destroyed { seat, card } => {
            json!({"did": "destroy", "seat": seat.number(), "card": card.name()})
        }
        Event::Revived { seat, card } => {
            json!({"did": "revive", "seat": seat.number(), "card": card.name()})
        }
        Event::TurnedUp { slot, card } => {
            json!({"did": "turn-up", "slot": slot.index(), "card": card.name()})
        }
        Event::PlaysAgain { seat } => json!({"did": "play-again", "seat": seat.number()}),
        Event::TurnLost { seat } => json!({"did": "lose-turn", "seat": seat.number()}),
        Event::Laid { age } => json!({"did": "lay", "age": age as u8 + 1}),
        Event::Begins { seat, age } => {
            json!({"did": "begin", "seat": seat.number(), "age": age as u8 + 1})
        }
        Event::Over { victory, winners } => {
            let winners: Vec<_> = winners.iter().map(Seat::number).collect();
            json!({"did": "end", "victory": victory.name(), "winners": winners})
        }
    }
}

const fn word(cause: Cause) -> &'static str {
    match cause {
        Cause::Building(card) => card.name(),
        Cause::Wonder(wonder) => wonder.name(),
        Cause::Token(token) => token.name(),
        Cause::Chain => "chain",
        Cause::Trade => "trade",
        Cause::Looting => "looting",
    }
}
