//! The regions of a table of 7 Wonders Duel.

mod bar;
mod board;
mod city;
mod context;
mod draft;
pub(crate) mod effects;
mod ending;
mod log;
mod offer;
mod preview;
mod question;
mod sheet;
mod structure;
mod tv;

use antipater_engine::duel::IllegalAction;
use antipater_show::words as shared;
use antipater_show::words::duel::{self as words, Narrator};
use maud::{Markup, html};

use self::context::PageContext;
use super::table_status;
use crate::icons::coins;
use crate::inner;
use crate::mode::Mode;
use crate::parts::Printer;
use crate::resign;
use crate::seats;
use antipater_show::texts::{Texts, say};
use antipater_show::view::duel::Step;
use antipater_show::view::{self, View};

/// The regions of the page for a big screen.
pub(crate) fn tv_regions(
    printer: Printer<'_>,
    view: &View,
    game: &view::duel::View,
) -> Vec<(&'static str, Markup)> {
    let narrator = Narrator::new(printer.t, view, game);
    tv::regions(PageContext::new(printer, narrator, Mode::Live))
}

/// All regions with their ids, in the order of the page.
pub(crate) fn regions(
    printer: Printer<'_>,
    view: &View,
    game: &view::duel::View,
    mode: Mode<'_>,
) -> Vec<(&'static str, Markup)> {
    let ctx = PageContext::new(printer, Narrator::new(printer.t, view, game), mode);
    let mut regions = vec![
        ("bar", bar::region(ctx)),
        ("board", board::region(ctx)),
        ("hand", center(ctx)),
        ("own", city::region(ctx, "own", ctx.near())),
        ("other", city::region(ctx, "other", ctx.far())),
        ("told", log::told(ctx)),
    ];
    if mode.asks() {
        regions.insert(3, ("cities", tabs(ctx)));
    }
    if mode.is_live() {
        regions.push(("ending", ending::region(ctx)));
        regions.extend(bar::inside(ctx));
        regions.extend(log::sections(ctx));
    }
    regions
}

/// The steps played, each with its heading, for the log of a replay.
pub(crate) fn log(t: &Texts, view: &View, game: &view::duel::View) -> Vec<(String, Markup)> {
    let ctx = PageContext::new(t.into(), Narrator::new(t, view, game), Mode::Live);
    let entries = game.past.iter();
    entries
        .map(|entry| {
            let age = shared::age(entry.age);
            let heading = match entry.step {
                Step::Draft => say!(t, "duel-clock-draft"),
                _ => say!(t, "clock-age", age = age),
            };
            (heading, log::entries_of(ctx, &[entry]))
        })
        .collect()
}

/// The next decision, in words.
pub(crate) fn when(t: &Texts, game: &view::duel::View) -> String {
    match game.clock.step {
        Step::Over => say!(t, "clock-over"),
        Step::Draft => say!(t, "duel-clock-draft"),
        _ => say!(
            t,
            "duel-when",
            age = shared::age(game.clock.age),
            count = game.structure.len()
        ),
    }
}

/// The middle of the table: the draft, the structure with the question, or the score sheet.
fn center(ctx: PageContext<'_>) -> Markup {
    let (t, game) = (ctx.t, ctx.game);
    let ask = game.ask.as_ref().filter(|_| ctx.mode.asks());
    let kind = match (&game.sheet, &game.draft) {
        _ if resign::is_given_up(ctx.view) => "hand",
        (Some(_), _) => "hand",
        (None, Some(_)) if !ctx.view.table_status.asks_nothing() => "hand drafting",
        (None, Some(_)) => "hand idle",
        (None, None) => "hand laid",
    };
    html! {
        section id="hand" class=(kind) aria-labelledby="question" {
            @match (&game.sheet, &game.draft, ask) {
                (Some(final_sheet), _, _) => (sheet::sheet(ctx, final_sheet)),
                _ if resign::is_given_up(ctx.view) => (resign::panel(t, ctx.view, ctx.mode)),
                _ if ctx.view.table_status.asks_nothing() => {
                    (inner::status(ctx.mode))
                    @if game.draft.is_none() { (structure::alone(ctx)) }
                    (table_status::gone(t, ctx.view))
                }
                (None, Some(draft), _) => (draft::draft(ctx, draft)),
                (None, None, Some(ask)) if ask.kind == Step::Play => {
                    (inner::status(ctx.mode))
                    (structure::with_offers(ctx, ask))
                }
                (None, None, Some(ask)) => {
                    (structure::alone(ctx))
                    (question::question(ctx, ask))
                }
                (None, None, None) => {
                    (inner::status(ctx.mode))
                    @match game.clock.seat {
                        Some(seat) => (structure::waiting(ctx, seat)),
                        None => (structure::alone(ctx)),
                    }
                }
            }
        }
    }
}

/// The tabs of the cities, for screens that show one of them at a time.
fn tabs(ctx: PageContext<'_>) -> Markup {
    let t = ctx.t;
    html! {
        div id="cities" class="tabs" role="radiogroup" aria-label=(say!(t, "duel-city-shown")) {
            @for (id, seat) in [("show-own", ctx.near()), ("show-other", ctx.far())] {
                input type="radio" class="sr" name="city" id=(id) autocomplete="off" checked[seat == ctx.near()];
                label for=(id) data-tab=(seat.number()) {
                    (seats::face(ctx.view.seats.get(seat.number())))
                    (seats::state_here(t, ctx.view, ctx.mode, seat))
                    span class="who" { (ctx.name(seat)) }
                    (seats::bank_here(t, ctx.view, ctx.mode, seat))
                    (coins(ctx.city(seat).coins))
                    span class="sr" { (say!(ctx.t, "stat-coins", count = ctx.city(seat).coins)) }
                }
            }
        }
    }
}

/// Why a decision was refused.
pub(crate) fn refusal(t: &Texts, why: IllegalAction) -> String {
    words::refusal(t, why)
}
