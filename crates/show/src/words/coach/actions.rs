//! The actions of both games, in a few words.

use antipater_engine::duel::{self, Duel};
use antipater_engine::seven::{self, By, Payment, Seven};

use super::{Coach, Coached};
use crate::texts::{Book, say};
use crate::view::hint::HintAction;

impl Coach<'_> {
    /// An action in a hint.
    pub fn advised(&self, action: HintAction) -> String {
        match action {
            HintAction::Seven(action) => Seven::action(self, action),
            HintAction::Duel(action) => Duel::action(self, action),
        }
    }

    /// An action by its kind.
    fn act(&self, kind: &str, what: &str) -> String {
        say!(self.t, "coach-act", kind = kind, what = what)
    }

    /// An action with its payment to neighbors.
    fn paid(&self, act: String, pay: Payment) -> String {
        if pay == Payment::NOTHING {
            return act;
        }
        say!(
            self.t,
            "coach-act-paid",
            act = act,
            left = pay.left,
            right = pay.right
        )
    }
}

impl Coached for Seven {
    const BOOK: Book = Book::Seven;

    fn action(coach: &Coach<'_>, action: seven::Action) -> String {
        use seven::Action;
        let t = coach.t;
        match action {
            Action::Build { card, by, pay } => {
                let kind = match by {
                    By::Cost => "build",
                    By::Chain => "chain",
                    By::Power => "power",
                };
                coach.paid(coach.act(kind, t.name(card)), pay)
            }
            Action::Stage { card, pay } => coach.paid(coach.act("stage", t.name(card)), pay),
            Action::Sell { card } => coach.act("sell", t.name(card)),
            Action::Take { card } => coach.act("take", t.name(card)),
            Action::Decline => coach.act("decline", ""),
        }
    }
}

impl Coached for Duel {
    const BOOK: Book = Book::Duel;

    fn action(coach: &Coach<'_>, action: duel::Action) -> String {
        use duel::Action;
        let t = coach.t;
        match action {
            Action::Draft(wonder) => coach.act("draft", t.name(wonder)),
            Action::Build(card) => coach.act("build", t.name(card)),
            Action::Discard(card) => coach.act("discard", t.name(card)),
            Action::Wonder(card, wonder) => say!(
                t,
                "coach-act-wonder",
                wonder = t.name(wonder),
                card = t.name(card)
            ),
            Action::Token(token) => coach.act("token", t.name(token)),
            Action::Library(token) => coach.act("library", t.name(token)),
            Action::Destroy(card) => coach.act("destroy", t.name(card)),
            Action::Revive(card) => coach.act("take", t.name(card)),
            Action::Begin(seat) => coach.act("begin", &coach.name(seat)),
        }
    }
}
