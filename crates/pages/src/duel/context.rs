//! The context from which all regions of a Duel are printed.

use std::ops::Deref;

use antipater_engine::Seat;
use antipater_show::view;
use antipater_show::view::duel::{CityView, Step};
use antipater_show::words::duel::Narrator;

use crate::mode::Mode;
use crate::parts::{Part, PrintedPart, Printer};

/// The narrator, the printer and the mode for all regions.
#[derive(Clone, Copy)]
pub(super) struct PageContext<'a> {
    narrator: Narrator<'a>,
    /// The printer of the parts.
    pub(super) printer: Printer<'a>,
    /// The purpose of the page.
    pub(super) mode: Mode<'a>,
}

impl<'a> Deref for PageContext<'a> {
    type Target = Narrator<'a>;

    fn deref(&self) -> &Narrator<'a> {
        &self.narrator
    }
}

impl<'a> PageContext<'a> {
    /// The context of a page.
    pub(super) fn new(
        printer: Printer<'a>,
        narrator: Narrator<'a>,
        mode: Mode<'a>,
    ) -> PageContext<'a> {
        PageContext {
            narrator,
            printer,
            mode,
        }
    }

    /// A part that is the same for other viewers.
    pub(super) fn part(self, part: &impl Part) -> PrintedPart {
        self.printer.part(part)
    }

    /// The seat of the city in front: the viewer's own, if there is one.
    pub(super) fn near(self) -> Seat {
        self.view.facing
    }

    /// The other seat.
    pub(super) fn far(self) -> Seat {
        view::duel::View::opponent(self.view.facing)
    }

    /// The side of the table on which a seat is, for the style sheet: `you` is in front.
    pub(super) fn side(self, seat: Seat) -> &'static str {
        if seat == self.near() { "you" } else { "other" }
    }

    /// The city of a seat.
    pub(super) fn city(self, seat: Seat) -> &'a CityView {
        &self.game.cities[seat.number()]
    }

    /// Whether the game is over.
    pub(super) fn is_over(self) -> bool {
        self.game.clock.step == Step::Over
    }
}
