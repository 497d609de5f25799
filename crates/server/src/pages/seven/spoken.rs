//! The words of the pages without the pages: the same sentences for a terminal.

use antipater_engine::Seat;
use antipater_engine::seven::{Card, Edition, IllegalAction, Payment};

use super::{Pen, hand, log, sheet, words};
use crate::pages::table::Mode;
use crate::texts::{Texts, say};
use crate::view::View;
use crate::view::seven::{Conflict, Deed, Entry, Sheet, Terms, View as Game};

pub use super::words::{effects, side, symbol};

/// Says what a view shows, with the names of those who sit at the table.
#[derive(Clone, Debug)]
pub struct Teller<'a> {
    t: &'a Texts,
    view: &'a View,
    game: &'a Game,
    free_city: String,
}

impl<'a> Teller<'a> {
    /// Who says in these texts what this view shows; `game` is its game.
    pub fn new(t: &'a Texts, view: &'a View, game: &'a Game) -> Teller<'a> {
        Teller {
            t,
            view,
            game,
            free_city: say!(t, "free-city"),
        }
    }

    fn pen(&self) -> Pen<'_> {
        Pen {
            t: self.t,
            view: self.view,
            game: self.game,
            free_city: &self.free_city,
            mode: Mode::Live,
        }
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.pen().name(seat)
    }

    /// `you`, `city` for the Free City, `other`: the word by which messages choose their form.
    pub fn who(&self, seat: Seat) -> &'static str {
        self.pen().who(seat)
    }

    /// The name of a seat with its city.
    pub fn name_and_city(&self, seat: Seat) -> String {
        words::name_and_city(self.pen(), seat)
    }

    /// What is paid to the bank and to the neighbors of the city that is asked.
    pub fn price(&self, bank: u8, pay: Payment) -> String {
        words::price(self.pen(), bank, pay)
    }

    /// Why something cannot be built on these terms; nothing when it can.
    pub fn closed(&self, terms: &Terms) -> String {
        hand::refusal(self.pen(), terms)
    }

    /// Why a decision was refused.
    pub fn refusal(&self, why: &IllegalAction) -> String {
        words::refusal(self.pen(), why)
    }

    /// What a seat did, without its name.
    pub fn deed(&self, deed: &Deed) -> String {
        log::deed_in_words(self.pen(), deed)
    }

    /// A conflict.
    pub fn conflict(&self, conflict: &Conflict) -> String {
        log::conflict(self.pen(), conflict)
    }

    /// When a step was played.
    pub fn heading(&self, entry: &Entry) -> String {
        log::heading(self.pen(), entry)
    }

    /// Whom the table waits for.
    pub fn waiting(&self) -> String {
        hand::waiting(self.pen())
    }

    /// Who has won.
    pub fn headline(&self, sheet: &Sheet) -> String {
        sheet::headline(self.pen(), sheet)
    }
}

/// What is printed on a card as its cost.
pub fn cost(t: &Texts, edition: Edition, card: Card) -> String {
    let facts = card.facts(edition);
    match (facts.coins, facts.resources.is_empty()) {
        (0, true) => say!(t, "costs-nothing"),
        (0, false) => words::resources(t, facts.resources),
        (coins, _) => say!(t, "stat-coins", count = coins),
    }
}
