//! The context from which all regions of a table of 7 Wonders are printed.

use std::ops::Deref;

use antipater_engine::Seat;
use antipater_show::words::seven::Narrator;

use crate::mode::Mode;
use crate::parts::{Part, PrintedPart, Printer};

/// The narrator, the printer and the mode for all regions.
#[derive(Clone, Copy)]
pub(super) struct PageContext<'a> {
    narrator: &'a Narrator<'a>,
    /// The printer of the parts.
    pub(super) printer: Printer<'a>,
    /// The purpose of the page.
    pub(super) mode: Mode<'a>,
}

impl<'a> Deref for PageContext<'a> {
    type Target = Narrator<'a>;

    fn deref(&self) -> &Narrator<'a> {
        self.narrator
    }
}

impl<'a> PageContext<'a> {
    /// The context of a page.
    pub(super) fn new(
        printer: Printer<'a>,
        narrator: &'a Narrator<'a>,
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

    /// The name of a seat.
    pub(super) fn name(self, seat: Seat) -> &'a str {
        self.narrator.name(seat)
    }

    /// The clockwise distance of a seat from the city in front.
    pub(super) fn places_from_front(self, seat: Seat) -> usize {
        let seats = self.game.cities.len();
        (seat.number() + seats - self.facing().number()) % seats
    }

    /// The seats in ring order, that of the city in front first.
    pub(super) fn ring(self) -> impl Iterator<Item = Seat> {
        let (front, seats) = (self.facing(), self.game.cities.len());
        (0..seats).map(move |steps| front.clockwise(steps, seats))
    }
}
