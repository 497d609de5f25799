//! The regions of a table of 7 Wonders.

mod banner;
mod bar;
mod card;
mod city;
pub(crate) mod effects;
mod free_city;
mod hand;
mod log;
mod news;
mod others;
mod preview;
mod sheet;
pub(crate) mod spoken;
mod tv;
pub(crate) mod words;

use antipater_engine::Seat;
use antipater_engine::seven::{Card, Edition, IllegalAction};
use maud::Markup;

use super::table::{self, Mode};
use crate::texts::{Texts, say};
use crate::view::{self, View};

/// What all regions are printed from.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub(super) t: &'a Texts,
    pub(super) view: &'a View,
    pub(super) game: &'a view::seven::View,
    /// How the Free City is called.
    pub(super) free_city: &'a str,
    /// What the view is printed for.
    pub(super) mode: Mode<'a>,
}

impl<'a> Pen<'a> {
    /// The name of a seat.
    pub(super) fn name(self, seat: Seat) -> &'a str {
        if self.is_free_city(seat) {
            self.free_city
        } else {
            self.view.name(seat)
        }
    }

    /// Whether no player sits on a seat, but the Free City lies there.
    pub(super) fn is_free_city(self, seat: Seat) -> bool {
        let city = self.game.free_city.as_ref();
        city.is_some_and(|city| city.seat == seat)
    }

    /// The seat whose city lies in front: the viewer's own, if it has one.
    pub(super) fn facing(self) -> Seat {
        self.view.facing
    }

    /// The city for which is chosen now, with its left and its right neighbor.
    pub(super) fn asked(self) -> (Seat, [Seat; 2]) {
        let seats = self.game.cities.len();
        let ask = self.game.ask.as_ref();
        let seat = ask.map_or(self.facing(), |ask| ask.seat);
        (seat, [seat.left(seats), seat.right(seats)])
    }

    /// `you` for the viewer's seat, `city` for the Free City, `other` for the others: messages choose their form by it.
    pub(super) fn who(self, seat: Seat) -> &'static str {
        if Some(seat) == self.view.you {
            "you"
        } else if self.is_free_city(seat) {
            "city"
        } else {
            "other"
        }
    }

    /// How many places a seat is from the city in front, clockwise.
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

/// The regions of the page for a big screen.
pub(crate) fn tv_regions(
    t: &Texts,
    view: &View,
    game: &view::seven::View,
) -> Vec<(&'static str, Markup)> {
    let free_city = &say!(t, "free-city");
    let pen = Pen {
        t,
        view,
        game,
        free_city,
        mode: Mode::Live,
    };
    tv::regions(pen)
}

/// All regions with their ids, in the order of the page.
pub(crate) fn regions(
    t: &Texts,
    view: &View,
    game: &view::seven::View,
    mode: Mode<'_>,
) -> Vec<(&'static str, Markup)> {
    let free_city = &say!(t, "free-city");
    let pen = Pen {
        t,
        view,
        game,
        free_city,
        mode,
    };
    let mut regions = vec![
        ("bar", bar::region(pen)),
        ("own", city::own(pen)),
        ("hand", hand::region(pen)),
        ("left", city::neighbor(pen, "left", &game.left)),
        ("right", city::neighbor(pen, "right", &game.right)),
        ("others", others::region(pen)),
        ("told", log::told(pen)),
    ];
    if mode.is_live() {
        let seats = table::seats(t, &view.seats, view.you, view.facing);
        regions.insert(1, ("seats", seats));
        regions.push(("news", news::region(pen)));
    }
    regions
}

/// The steps that are played, each with its heading, for the log of a replay.
pub(crate) fn log(t: &Texts, view: &View, game: &view::seven::View) -> Vec<(String, Markup)> {
    let free_city = &say!(t, "free-city");
    let pen = Pen {
        t,
        view,
        game,
        free_city,
        mode: Mode::Live,
    };
    let entries = game.past.iter();
    entries
        .map(|entry| (log::heading(pen, entry), log::deeds(pen, entry)))
        .collect()
}

/// What is to be done next, in words.
pub(crate) fn when(t: &Texts, game: &view::seven::View) -> String {
    log::when(t, game.clock)
}

/// Cards with their types, as a hand that lies open.
pub(crate) fn open_hand(t: &Texts, edition: Edition, cards: &[Card]) -> Markup {
    hand::open(t, edition, cards)
}

/// The name of a city: of the player on its seat, or of the Free City.
pub(crate) fn name(t: &Texts, view: &View, game: &view::seven::View, seat: Seat) -> String {
    match game.free_city {
        Some(city) if city.seat == seat => say!(t, "free-city"),
        _ => view.name(seat).to_owned(),
    }
}

/// Why a decision was refused.
pub(crate) fn refusal(
    t: &Texts,
    view: &View,
    game: &view::seven::View,
    why: &IllegalAction,
) -> String {
    let free_city = &say!(t, "free-city");
    let pen = Pen {
        t,
        view,
        game,
        free_city,
        mode: Mode::Live,
    };
    words::refusal(pen, why)
}
