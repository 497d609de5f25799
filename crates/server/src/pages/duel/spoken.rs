//! The words of the pages without the pages: the same sentences for a terminal.

use antipater_engine::Seat;
use antipater_engine::duel::IllegalAction;

use super::{Pen, city, log, offer, sheet, words};
use crate::pages::table::Mode;
use crate::texts::Texts;
use crate::view::View;
use crate::view::duel::{CityView, Entry, Lies, Sheet, SlotView, Terms, View as Game};

pub use super::words::{bill, effects, shared, token};

/// Says what a view shows, with the names of those who sit at the table.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    t: &'a Texts,
    view: &'a View,
    game: &'a Game,
}

impl<'a> Teller<'a> {
    /// Who says in these texts what this view shows; `game` is its game.
    pub fn new(t: &'a Texts, view: &'a View, game: &'a Game) -> Teller<'a> {
        Teller { t, view, game }
    }

    fn pen(self) -> Pen<'a> {
        Pen {
            t: self.t,
            view: self.view,
            game: self.game,
            mode: Mode::Live,
        }
    }

    /// The name of a seat.
    pub fn name(self, seat: Seat) -> &'a str {
        self.pen().name(seat)
    }

    /// `you` or `other`: the word by which messages choose their form.
    pub fn who(self, seat: Seat) -> &'static str {
        self.pen().who(seat)
    }

    /// What something costs a seat, in a few words.
    pub fn price(self, seat: Seat, terms: &Terms) -> String {
        words::price(self.pen(), self.who(seat), self.name(seat), terms)
    }

    /// What a card of the structure shows.
    pub fn lies(self, lies: Lies) -> String {
        words::lies(self.t, lies)
    }

    /// What could be taken next, and what would be turned up.
    pub fn uncovers(self, slot: &SlotView) -> String {
        offer::uncovers(self.pen(), slot)
    }

    /// The scientific symbols of a city.
    pub fn symbols(self, of: &CityView) -> String {
        city::symbols(self.t, of)
    }

    /// What happened in a step.
    pub fn sentences(self, entry: &Entry) -> String {
        log::sentences(self.pen(), entry)
    }

    /// Who has won.
    pub fn headline(self, sheet: &Sheet) -> String {
        sheet::headline(self.pen(), sheet)
    }

    /// Why a decision was refused.
    pub fn refusal(self, why: IllegalAction) -> String {
        words::refusal(self.t, why)
    }
}
