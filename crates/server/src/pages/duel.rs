//! The regions of a table of 7 Wonders Duel.

mod bar;
mod board;
mod city;
mod draft;
pub(crate) mod effects;
mod log;
mod offer;
mod preview;
mod question;
mod sheet;
pub(crate) mod spoken;
mod structure;
mod tv;
pub(crate) mod words;

use antipater_engine::Seat;
use antipater_engine::duel::IllegalAction;
use maud::{Markup, html};

use super::{
    around,
    table::{self, Mode},
};
use crate::texts::{Texts, say};
use crate::view::duel::{CityView, Step};
use crate::view::{self, View};

/// What all regions are printed from.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub(super) t: &'a Texts,
    pub(super) view: &'a View,
    pub(super) game: &'a view::duel::View,
    /// What the view is printed for.
    pub(super) mode: Mode<'a>,
}

impl<'a> Pen<'a> {
    /// The seat whose city lies in front: the viewer's own, if it has one.
    pub(super) fn near(self) -> Seat {
        self.view.facing
    }

    /// The other seat.
    pub(super) fn far(self) -> Seat {
        view::duel::View::opponent(self.view.facing)
    }

    /// On which side of the table a seat is, for the style sheet: `you` is in front.
    pub(super) fn side(self, seat: Seat) -> &'static str {
        if seat == self.near() { "you" } else { "other" }
    }

    /// The name of a seat.
    pub(super) fn name(self, seat: Seat) -> &'a str {
        self.view.name(seat)
    }

    /// `you` for the viewer's seat, `other` for those of others: messages choose their form by it.
    pub(super) fn who(self, seat: Seat) -> &'static str {
        if Some(seat) == self.view.you {
            "you"
        } else {
            "other"
        }
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

/// The regions of the page for a big screen.
pub(crate) fn tv_regions(
    t: &Texts,
    view: &View,
    game: &view::duel::View,
) -> Vec<(&'static str, Markup)> {
    let mode = Mode::Live;
    tv::regions(Pen {
        t,
        view,
        game,
        mode,
    })
}

/// All regions with their ids, in the order of the page.
pub(crate) fn regions(
    t: &Texts,
    view: &View,
    game: &view::duel::View,
    mode: Mode<'_>,
) -> Vec<(&'static str, Markup)> {
    let pen = Pen {
        t,
        view,
        game,
        mode,
    };
    let mut regions = vec![
        ("bar", bar::region(pen)),
        ("board", board::region(pen)),
        ("hand", center(pen)),
        ("own", city::region(pen, "own", pen.near())),
        ("other", city::region(pen, "other", pen.far())),
        ("told", log::told(pen)),
    ];
    if mode.is_live() {
        let seats = table::seats(t, &view.seats, view.you, view.facing);
        regions.insert(1, ("seats", seats));
    }
    regions
}

/// The steps that are played, each with its heading, for the log of a replay.
pub(crate) fn log(t: &Texts, view: &View, game: &view::duel::View) -> Vec<(String, Markup)> {
    let mode = Mode::Live;
    let pen = Pen {
        t,
        view,
        game,
        mode,
    };
    let entries = game.past.iter();
    entries
        .map(|entry| {
            let age = words::age(entry.age);
            let heading = match entry.step {
                Step::Draft => say!(t, "duel-clock-draft"),
                _ => say!(t, "clock-age", age = age),
            };
            (heading, log::entries_of(pen, &[entry]))
        })
        .collect()
}

/// What is to be decided next, in words.
pub(crate) fn when(t: &Texts, game: &view::duel::View) -> String {
    match game.clock.step {
        Step::Over => say!(t, "clock-over"),
        Step::Draft => say!(t, "duel-clock-draft"),
        _ => say!(
            t,
            "duel-when",
            age = words::age(game.clock.age),
            count = game.structure.len()
        ),
    }
}

/// The middle of the table: the draft, the structure with the question, or the score sheet.
fn center(pen: Pen<'_>) -> Markup {
    let Pen { t, game, .. } = pen;
    html! {
        section id="hand" class="hand" aria-labelledby="question" {
            @let ask = game.ask.as_ref().filter(|_| pen.mode.is_live());
            @match (&game.sheet, &game.draft, ask) {
                (Some(final_sheet), _, _) => (sheet::sheet(pen, final_sheet)),
                _ if pen.view.around.left => {
                    (structure::alone(pen))
                    (around::gone(t, pen.view))
                }
                (None, Some(draft), _) => (draft::draft(pen, draft)),
                (None, None, Some(ask)) if ask.kind == Step::Play => (structure::with_offers(pen, ask)),
                (None, None, Some(ask)) => {
                    (structure::alone(pen))
                    (question::question(pen, ask))
                }
                (None, None, None) => {
                    (structure::alone(pen))
                    @if let Some(seat) = game.clock.seat {
                        p id="question" class="waits" { (say!(t, "duel-turn", who = pen.who(seat), name = pen.name(seat))) }
                    }
                }
            }
        }
    }
}

/// Why a decision was refused.
pub(crate) fn refusal(t: &Texts, why: IllegalAction) -> String {
    words::refusal(t, why)
}
