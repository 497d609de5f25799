//! The regions of a table of 7 Wonders.

mod banner;
mod bar;
mod card;
mod city;
mod context;
pub(crate) mod effects;
mod ending;
mod free_city;
mod hand;
mod log;
mod news;
mod others;
mod preview;
mod sheet;
pub(crate) mod sides;
mod tv;

use antipater_engine::Seat;
use antipater_engine::seven::{Card, Edition, IllegalAction};
use maud::Markup;

use self::context::PageContext;
use crate::mode::Mode;
use crate::parts::Printer;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{self, View};
use antipater_show::words::seven::{self as words, Narrator};

/// Prints with the context of a live table's regions.
fn with_context<T>(
    printer: Printer<'_>,
    view: &View,
    game: &view::seven::View,
    print: impl FnOnce(PageContext<'_>) -> T,
) -> T {
    let narrator = &Narrator::new(printer.t, view, game);
    print(PageContext::new(printer, narrator, Mode::Live))
}

/// The regions of the page for a big screen.
pub(crate) fn tv_regions(
    printer: Printer<'_>,
    view: &View,
    game: &view::seven::View,
) -> Vec<(&'static str, Markup)> {
    with_context(printer, view, game, tv::regions)
}

/// All regions with their ids, in the order of the page.
pub(crate) fn regions(
    printer: Printer<'_>,
    view: &View,
    game: &view::seven::View,
    mode: Mode<'_>,
) -> Vec<(&'static str, Markup)> {
    let narrator = &Narrator::new(printer.t, view, game);
    let ctx = PageContext::new(printer, narrator, mode);
    let mut regions = vec![
        ("bar", bar::region(ctx)),
        ("own", city::own(ctx)),
        ("hand", hand::region(ctx)),
        ("left", city::neighbor(ctx, "left", &game.left)),
        ("right", city::neighbor(ctx, "right", &game.right)),
        ("others", others::region(ctx)),
        ("told", log::told(ctx)),
    ];
    if mode.is_live() {
        regions.push(("news", news::region(ctx)));
        regions.push(("ending", ending::region(ctx)));
        regions.extend(bar::inside(ctx));
        regions.extend(log::ages(ctx));
    }
    regions
}

/// The regions of a live table that depend on what the viewer has chosen on the present step.
pub(crate) fn choice_regions(
    printer: Printer<'_>,
    view: &View,
    game: &view::seven::View,
) -> Vec<(&'static str, Markup)> {
    with_context(printer, view, game, |ctx| {
        vec![("hand", hand::region(ctx)), ("told", log::told(ctx))]
    })
}

/// The steps played, each with its heading, for the log of a replay.
pub(crate) fn log(t: &Texts, view: &View, game: &view::seven::View) -> Vec<(String, Markup)> {
    with_context(t.into(), view, game, |ctx| {
        let entries = game.past.iter();
        entries
            .map(|entry| (ctx.heading(entry), log::actions(ctx, entry)))
            .collect()
    })
}

/// The next decision, in words.
pub(crate) fn when(t: &Texts, game: &view::seven::View) -> String {
    words::when(t, game.clock)
}

/// Cards with their types, as an open hand.
pub(crate) fn open_hand(t: &Texts, edition: Edition, cards: &[Card]) -> Markup {
    hand::open(t.into(), edition, cards)
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
    with_context(t.into(), view, game, |ctx| ctx.refusal(why))
}
