//! What happened in a Duel, in sentences.

use antipater_engine::duel::Event;
use antipater_engine::duel::event::Cause;
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

    /// What happened in a step, sentence by sentence.
    pub fn sentences(self, entry: &LogEntry) -> String {
        sentences(self.t, self.names(), self.view.you, &entry.events)
    }
}

/// What happened, sentence by sentence, with the names of both seats, told to the player on seat `you`.
pub fn sentences(t: &Texts, names: [&str; 2], you: Option<Seat>, events: &[Event]) -> String {
    Chronicle { t, names, you }.sentences(events)
}

/// Says what happened between two players.
#[derive(Clone, Copy)]
struct Chronicle<'a> {
    t: &'a Texts,
    names: [&'a str; 2],
    you: Option<Seat>,
}

impl Chronicle<'_> {
    /// `you` for the seat that it is told to, `other` for those of others.
    fn who(self, seat: Seat) -> &'static str {
        if Some(seat) == self.you {
            "you"
        } else {
            "other"
        }
    }

    fn sentence(self, event: Event) -> String {
        let t = self.t;
        let name = |seat: Seat| self.names[seat.number()];
        match event {
            Event::Drafted { seat, wonder } => {
                say!(
                    t,
                    "duel-did-draft",
                    who = self.who(seat),
                    name = name(seat),
                    wonder = t.name(wonder)
                )
            }
            Event::Built {
                seat,
                card,
                chain: Some(chain),
                ..
            } => say!(
                t,
                "duel-did-build-chain",
                who = self.who(seat),
                name = name(seat),
                card = t.name(card),
                chain = t.name(chain)
            ),
            Event::Built {
                seat, card, coins, ..
            } => say!(
                t,
                "duel-did-build",
                who = self.who(seat),
                name = name(seat),
                card = t.name(card),
                coins = coins
            ),
            Event::Discarded { seat, card, coins } => say!(
                t,
                "duel-did-discard",
                who = self.who(seat),
                name = name(seat),
                card = t.name(card),
                coins = coins
            ),
            Event::Constructed {
                seat,
                wonder,
                card,
                coins,
            } => say!(
                t,
                "duel-did-wonder",
                who = self.who(seat),
                name = name(seat),
                wonder = t.name(wonder),
                card = t.name(card),
                coins = coins
            ),
            Event::WonderLost { seat, wonder } => {
                say!(
                    t,
                    "duel-did-lose-wonder",
                    who = self.who(seat),
                    name = name(seat),
                    wonder = t.name(wonder)
                )
            }
            Event::Received { seat, coins, cause } => say!(
                t,
                "duel-did-receive",
                who = self.who(seat),
                name = name(seat),
                coins = coins,
                cause = self.cause(cause)
            ),
            Event::Lost { seat, coins, cause } => say!(
                t,
                "duel-did-lose",
                who = self.who(seat),
                name = name(seat),
                coins = coins,
                cause = self.cause(cause)
            ),
            Event::PawnMoved { seat, from, to } => say!(
                t,
                "duel-did-move-pawn",
                who = self.who(seat),
                name = name(seat),
                spaces = from.abs_diff(to)
            ),
            Event::TokenTaken { seat, token } => {
                say!(
                    t,
                    "duel-did-token",
                    who = self.who(seat),
                    name = name(seat),
                    token = t.name(token)
                )
            }
            Event::TokenKept { seat, token } => {
                say!(
                    t,
                    "duel-did-library",
                    who = self.who(seat),
                    name = name(seat),
                    token = t.name(token)
                )
            }
            Event::Destroyed { seat, card } => {
                say!(
                    t,
                    "duel-did-destroy",
                    who = self.who(seat),
                    name = name(seat),
                    card = t.name(card)
                )
            }
            Event::Revived { seat, card } => {
                say!(
                    t,
                    "duel-did-revive",
                    who = self.who(seat),
                    name = name(seat),
                    card = t.name(card)
                )
            }
            Event::TurnedUp { card, .. } => say!(t, "duel-did-turn-up", card = t.name(card)),
            Event::PlaysAgain { seat } => say!(
                t,
                "duel-did-play-again",
                who = self.who(seat),
                name = name(seat)
            ),
            Event::TurnLost { seat } => say!(
                t,
                "duel-did-lose-turn",
                who = self.who(seat),
                name = name(seat)
            ),
            Event::Laid { age } => say!(t, "duel-did-lay", age = words::age(age as u8 + 1)),
            Event::Begins { seat, age } => {
                say!(
                    t,
                    "duel-did-begin",
                    who = self.who(seat),
                    name = name(seat),
                    age = words::age(age as u8 + 1)
                )
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
                who = self.who(winner),
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
