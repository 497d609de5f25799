//! The log of a table of 7 Wonders, in sentences.

use antipater_engine::Seat;
use antipater_engine::seven::Payment;

use super::{Narrator, to_neighbors, when};
use crate::texts::{List, Texts, msg, say, signed};
use crate::view::seven::{ActionKind, ActionView, Conflict, LogEntry};

/// What a seat did with its card. `who` selects the form of address.
pub fn done(t: &Texts, who: &'static str, action: &ActionView) -> String {
    let own = action.own_card.map(|card| t.name(card));
    match action.kind {
        ActionKind::Built { card, by, .. } => {
            say!(t, "did-build", who = who, card = t.name(card), by = by)
        }
        ActionKind::Stage { number, .. } => match own {
            Some(card) => say!(
                t,
                "did-stage-with",
                who = who,
                number = number + 1,
                card = card
            ),
            None => say!(t, "did-stage", who = who, number = number + 1),
        },
        ActionKind::Sold => match own {
            Some(card) => say!(t, "did-sell-card", who = who, card = card),
            None => say!(t, "did-sell", who = who),
        },
        ActionKind::Picked { card: Some(card) } => {
            say!(t, "did-pick", who = who, card = t.name(card))
        }
        ActionKind::Picked { card: None } => say!(t, "did-decline", who = who),
    }
}

/// What a seat paid to its left and right neighbor, each with form of address and name, as a sentence.
pub fn paid(t: &Texts, pay: Payment, neighbors: [(&'static str, &str); 2]) -> String {
    let ids = [msg("paid-one"), msg("paid-two")];
    to_neighbors(t, ids, 0, pay, neighbors)
}

/// A conflict, with the names of the city and of its left neighbor.
pub fn conflict(t: &Texts, conflict: &Conflict, [name, left]: [&str; 2]) -> String {
    say!(
        t,
        "conflict",
        name = name,
        shields = conflict.shields,
        points = signed(conflict.points),
        leftname = left,
        leftshields = conflict.left_shields,
        leftpoints = signed(conflict.left_points)
    )
}

impl Narrator<'_> {
    /// A seat's action, without its name.
    pub fn action(&self, action: &ActionView) -> String {
        let mut parts = vec![self.done(action)];
        let pay = action.payment();
        if pay != Payment::NOTHING {
            parts.push(self.paid(action.seat, pay));
        }
        if action.earned > 0 {
            let who = self.who(action.seat);
            parts.push(say!(self.t, "earned", who = who, coins = action.earned));
        }
        self.t.list(List::Sentences, &parts)
    }

    /// A seat's action after its name, as plain text; the viewer is addressed directly.
    pub fn named_action(&self, action: &ActionView) -> String {
        let words = self.action(action);
        if self.who(action.seat) == "you" {
            words
        } else {
            let name = self.name(action.seat);
            say!(self.t, "labeled", label = name, what = words)
        }
    }

    /// What a seat did with its card.
    pub fn done(&self, action: &ActionView) -> String {
        done(self.t, self.who(action.seat), action)
    }

    /// A seat's payment to its neighbors, as a sentence.
    pub fn paid(&self, seat: Seat, pay: Payment) -> String {
        paid(self.t, pay, self.neighbors(seat))
    }

    /// When a step was played.
    pub fn heading(&self, entry: &LogEntry) -> String {
        when(self.t, entry.clock)
    }

    /// A conflict in words.
    pub fn conflict(&self, conflict: &Conflict) -> String {
        let names = [conflict.seat, conflict.left].map(|seat| self.name(seat));
        self::conflict(self.t, conflict, names)
    }
}
