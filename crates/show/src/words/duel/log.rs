//! The log of a Duel, in sentences.

use antipater_engine::duel::{Cause, Event};
use antipater_engine::{Seat, Victory};

use super::Narrator;
use crate::texts::{List, Texts, say};
use crate::view::duel::LogEntry;
use crate::words;

impl Narrator<'_> {
    /// An event as a sentence.
    pub fn sentence(self, event: Event) -> String {
        let (t, names, you) = (self.t, self.names(), self.view.you);
        Chronicle { t, names, you }.sentence(event)
    }

    /// The events of a step, sentence by sentence.
    pub fn sentences(self, entry: &LogEntry) -> String {
        sentences(self.t, self.names(), self.view.you, &entry.events)
    }
}

/// The seat that an event is about; `None` for events of the table.
pub const fn subject(event: Event) -> Option<Seat> {
    match event {
        Event::Drafted { seat, .. }
        | Event::Built { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::Constructed { seat, .. }
        | Event::WonderLost { seat, .. }
        | Event::Received { seat, .. }
        | Event::Lost { seat, .. }
        | Event::PawnMoved { seat, .. }
        | Event::TokenTaken { seat, .. }
        | Event::TokenKept { seat, .. }
        | Event::Destroyed { seat, .. }
        | Event::Revived { seat, .. }
        | Event::PlaysAgain { seat }
        | Event::TurnLost { seat }
        | Event::Begins { seat, .. } => Some(seat),
        Event::TurnedUp { .. } | Event::Laid { .. } | Event::Over { .. } => None,
    }
}

/// Events, sentence by sentence, with the names of both seats, addressed to the player on seat `you`.
pub fn sentences(t: &Texts, names: [&str; 2], you: Option<Seat>, events: &[Event]) -> String {
    Chronicle { t, names, you }.sentences(events)
}

/// Tells events between two players.
#[derive(Clone, Copy)]
struct Chronicle<'a> {
    t: &'a Texts,
    names: [&'a str; 2],
    you: Option<Seat>,
}

impl Chronicle<'_> {
    fn sentence(self, event: Event) -> String {
        let t = self.t;
        let told = |seat: Seat| (super::who(self.you, seat), self.names[seat.number()]);
        let (who, name) = subject(event).map_or(("other", ""), told);
        match event {
            Event::Drafted { wonder, .. } => {
                let wonder = t.name(wonder);
                say!(t, "duel-did-draft", who = who, name = name, wonder = wonder)
            }
            Event::Built {
                card,
                chain: Some(chain),
                ..
            } => say!(
                t,
                "duel-did-build-chain",
                who = who,
                name = name,
                card = t.name(card),
                chain = t.name(chain)
            ),
            Event::Built { card, coins, .. } => say!(
                t,
                "duel-did-build",
                who = who,
                name = name,
                card = t.name(card),
                coins = coins
            ),
            Event::Discarded { card, coins, .. } => say!(
                t,
                "duel-did-discard",
                who = who,
                name = name,
                card = t.name(card),
                coins = coins
            ),
            Event::Constructed {
                wonder,
                card,
                coins,
                ..
            } => say!(
                t,
                "duel-did-wonder",
                who = who,
                name = name,
                wonder = t.name(wonder),
                card = t.name(card),
                coins = coins
            ),
            Event::WonderLost { wonder, .. } => {
                let wonder = t.name(wonder);
                say!(
                    t,
                    "duel-did-lose-wonder",
                    who = who,
                    name = name,
                    wonder = wonder
                )
            }
            Event::Received { coins, cause, .. } => {
                let cause = self.cause(cause);
                say!(
                    t,
                    "duel-did-receive",
                    who = who,
                    name = name,
                    coins = coins,
                    cause = cause
                )
            }
            Event::Lost { coins, cause, .. } => {
                let cause = self.cause(cause);
                say!(
                    t,
                    "duel-did-lose",
                    who = who,
                    name = name,
                    coins = coins,
                    cause = cause
                )
            }
            Event::PawnMoved { from, to, .. } => {
                let spaces = from.abs_diff(to);
                say!(
                    t,
                    "duel-did-move-pawn",
                    who = who,
                    name = name,
                    spaces = spaces
                )
            }
            Event::TokenTaken { token, .. } => {
                let token = t.name(token);
                say!(t, "duel-did-token", who = who, name = name, token = token)
            }
            Event::TokenKept { token, .. } => {
                let token = t.name(token);
                say!(t, "duel-did-library", who = who, name = name, token = token)
            }
            Event::Destroyed { card, .. } => {
                let card = t.name(card);
                say!(t, "duel-did-destroy", who = who, name = name, card = card)
            }
            Event::Revived { card, .. } => {
                let card = t.name(card);
                say!(t, "duel-did-revive", who = who, name = name, card = card)
            }
            Event::TurnedUp { card, .. } => say!(t, "duel-did-turn-up", card = t.name(card)),
            Event::PlaysAgain { .. } => say!(t, "duel-did-play-again", who = who, name = name),
            Event::TurnLost { .. } => say!(t, "duel-did-lose-turn", who = who, name = name),
            Event::Laid { age } => say!(t, "duel-did-lay", age = words::age(age as u8 + 1)),
            Event::Begins { age, .. } => {
                let age = words::age(age as u8 + 1);
                say!(t, "duel-did-begin", who = who, name = name, age = age)
            }
            Event::Over { victory, winners } => {
                let winners: Vec<Seat> = winners.iter().collect();
                self.over(victory, &winners)
            }
        }
    }

    fn sentences(self, events: &[Event]) -> String {
        let events = events.iter();
        let sentences: Vec<String> = events.map(|event| self.sentence(*event)).collect();
        self.t.list(List::Sentences, &sentences)
    }

    fn over(self, victory: Victory, winners: &[Seat]) -> String {
        match winners {
            &[winner] => say!(
                self.t,
                "duel-did-end",
                who = super::who(self.you, winner),
                name = self.names[winner.number()],
                victory = victory.name()
            ),
            _ => {
                let names: Vec<&str> = winners
                    .iter()
                    .map(|seat| self.names[seat.number()])
                    .collect();
                say!(
                    self.t,
                    "duel-did-end-shared",
                    names = self.t.list(List::And, &names)
                )
            }
        }
    }

    fn cause(self, cause: Cause) -> String {
        match cause {
            Cause::Building(card) => self.t.name(card).to_owned(),
            Cause::Wonder(wonder) => self.t.name(wonder).to_owned(),
            Cause::Token(token) => self.t.name(token).to_owned(),
            Cause::Chain => say!(self.t, "duel-cause-chain"),
            Cause::Trade => say!(self.t, "duel-cause-trade"),
            Cause::Looting => say!(self.t, "duel-cause-looting"),
        }
    }
}
