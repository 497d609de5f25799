//! What happened at a table of 7 Wonders, in sentences.

use antipater_engine::Seat;
use antipater_engine::seven::Payment;

use super::{Narrator, when};
use crate::texts::{List, msg, say, signed};
use crate::view::seven::{Conflict, Deed, DeedKind, LogEntry};

impl Narrator<'_> {
    /// What a seat did, without its name.
    pub fn deed(&self, deed: &Deed) -> String {
        let mut parts = vec![self.done(deed)];
        let pay = deed.payment();
        if pay != Payment::NOTHING {
            parts.push(self.paid(deed.seat, pay));
        }
        if deed.earned > 0 {
            let who = self.who(deed.seat);
            parts.push(say!(self.t, "earned", who = who, coins = deed.earned));
        }
        self.t.list(List::Sentences, &parts)
    }

    /// What a seat did, behind its name, as plain text; the viewer is spoken to.
    pub fn named_deed(&self, deed: &Deed) -> String {
        let words = self.deed(deed);
        if self.who(deed.seat) == "you" {
            words
        } else {
            let name = self.name(deed.seat);
            say!(self.t, "labeled", label = name, what = words)
        }
    }

    /// What a seat did with its card.
    pub fn done(&self, deed: &Deed) -> String {
        let t = self.t;
        let who = self.who(deed.seat);
        let own = deed.own_card.map(|card| t.name(card));
        match deed.kind {
            DeedKind::Built { card, by, .. } => {
                say!(t, "did-build", who = who, card = t.name(card), by = by)
            }
            DeedKind::Stage { number, .. } => match own {
                Some(card) => say!(
                    t,
                    "did-stage-with",
                    who = who,
                    number = number + 1,
                    card = card
                ),
                None => say!(t, "did-stage", who = who, number = number + 1),
            },
            DeedKind::Sold => match own {
                Some(card) => say!(t, "did-sell-card", who = who, card = card),
                None => say!(t, "did-sell", who = who),
            },
            DeedKind::Picked { card: Some(card) } => {
                say!(t, "did-pick", who = who, card = t.name(card))
            }
            DeedKind::Picked { card: None } => say!(t, "did-decline", who = who),
        }
    }

    /// What goes from a seat to its neighbors, as a sentence.
    pub fn paid(&self, seat: Seat, pay: Payment) -> String {
        let ids = [msg("paid-one"), msg("paid-two")];
        self.to_neighbors(seat, ids, 0, pay)
    }

    /// When a step was played.
    pub fn heading(&self, entry: &LogEntry) -> String {
        when(self.t, entry.clock)
    }

    /// A conflict in words.
    pub fn conflict(&self, conflict: &Conflict) -> String {
        say!(
            self.t,
            "conflict",
            name = self.name(conflict.seat),
            shields = conflict.shields,
            points = signed(conflict.points),
            leftname = self.name(conflict.left),
            leftshields = conflict.left_shields,
            leftpoints = signed(conflict.left_points)
        )
    }
}
