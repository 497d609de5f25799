//! The page of a table: a frame of regions, each an element with an id. The stream sends single regions printed by the
//! same code.

use maud::{Markup, PreEscaped, html};

use super::{duel, guide, moments, pause, seats, seven, speech, table_status, talk};
use crate::frame::{BIG_SCREEN, Frame, frame};
use crate::inner::{self, put_inside};
use crate::mode::Mode;
use crate::note::note;
use crate::parts::Printer;
use crate::spectators::follows;

use antipater_show::game::Refusal;
use antipater_show::spectators::Followed;
use antipater_show::texts::{Texts, say};
use antipater_show::view::{GameView, View};

/// A region in a panel; the panel itself is not a region.
const SAID: &str = "said";

/// The regions of the page with their ids, in the order of the page.
pub fn regions<'a>(
    printer: impl Into<Printer<'a>>,
    view: &'a View,
    mode: Mode<'a>,
) -> Vec<(&'static str, Markup)> {
    let printer = printer.into();
    let t = printer.t;
    let mut regions = match &view.game {
        GameView::Seven(game) => seven::regions(printer, view, game, mode),
        GameView::Duel(game) => duel::regions(printer, view, game, mode),
        GameView::Sides(sides) => seven::sides::regions(t, view, sides),
    };
    if !mode.is_live() {
        return regions;
    }
    if let Some(guide) = guide::region(t, view) {
        regions.insert(1, ("guide", guide));
    }
    regions.push((inner::STATUS, table_status::region(t, view)));
    regions.push(("pause", pause::region(t, view)));
    regions.extend(seats::regions(printer, &view.seats, view.you, view.facing));
    regions.extend(moments::region(t, view));
    regions.push((SAID, talk::said(t, view)));
    regions.push(("speech", speech::region(t, view)));
    regions
}

/// The regions of a live table that can change during a step without a message: the viewer's choices, hints, and who is
/// choosing. `None` if any region may have changed.
pub fn choice_regions<'a>(
    printer: impl Into<Printer<'a>>,
    view: &'a View,
) -> Option<Vec<(&'static str, Markup)>> {
    let printer = printer.into();
    let t = printer.t;
    let GameView::Seven(game) = &view.game else {
        return None;
    };
    let mut regions = seven::choice_regions(printer, view, game);
    regions.extend(seats::regions(printer, &view.seats, view.you, view.facing));
    regions.push((inner::STATUS, table_status::region(t, view)));
    regions.extend(guide::region(t, view).map(|guide| ("guide", guide)));
    Some(regions)
}

/// Why a decision was refused.
pub fn refusal(t: &Texts, view: &View, why: &Refusal) -> String {
    match (&view.game, why) {
        (GameView::Seven(game), Refusal::Seven(why)) => seven::refusal(t, view, game, why),
        (_, Refusal::Duel(why)) => duel::refusal(t, *why),
        // Cannot happen: a table refuses in the type of its own game.
        (GameView::Duel(_) | GameView::Sides(_), Refusal::Seven(_)) => say!(t, "refused-step"),
    }
}

/// The page of a table for a big screen: public information, in large type and without controls. `stream` is the
/// address of its event stream.
pub fn tv(t: &Texts, view: &View, stream: &str, now: i64) -> Markup {
    let (title, kind) = match &view.game {
        GameView::Seven(game) => (say!(t, "table-title"), format!("tv n{}", game.cities.len())),
        GameView::Duel(_) => (say!(t, "duel-table-title"), "tv duel".to_owned()),
        GameView::Sides(sides) => {
            let cities = sides.boards.wonders.len();
            (say!(t, "table-title"), format!("tv n{cities}"))
        }
    };
    let content = html! {
        main class=(kind) id="table" data-version=(view.table_status.version) data-stream=(stream) data-table=(view.table)
            data-now=[has_clock(view).then_some(now)] {
            h1 class="sr" { (title) }
            (note(t, None))
            @for (_, region) in tv_regions(t, view) { (region) }
            p id="live" class="sr" {}
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: BIG_SCREEN,
            script: Some("table"),
            back: None,
            preview: None,
            refresh: None,
        },
        &content,
    )
}

/// The regions of the page for a big screen with their ids.
pub fn tv_regions<'a>(
    printer: impl Into<Printer<'a>>,
    view: &'a View,
) -> Vec<(&'static str, Markup)> {
    let printer = printer.into();
    match &view.game {
        GameView::Seven(game) => seven::tv_regions(printer, view, game),
        GameView::Duel(game) => duel::tv_regions(printer, view, game),
        GameView::Sides(sides) => seven::sides::tv_regions(printer.t, view, sides),
    }
}

/// The page of a table; `why` says why the last decision was refused, `now` is the time in milliseconds since 1970.
pub fn page(t: &Texts, view: &View, why: Option<&str>, now: i64) -> Markup {
    let stream = format!(
        "/tables/{}/stream?facing={}",
        view.table,
        view.facing.number()
    );
    let report = format!("/tables/{}/report", view.table);
    in_frame(t, view, &framed(t, view, why, &stream, &report, now))
}

/// The answer to a script's request: the changed regions, their version, the time in milliseconds since 1970 if there
/// are clocks, and the reason of a refusal.
pub fn update(version: u64, now: Option<i64>, why: Option<&str>, regions: &[String]) -> Markup {
    html! {
        div id="update" data-version=(version) data-now=[now] data-note=[why] { @for region in regions { (PreEscaped(region)) } }
    }
}

/// The page of a table for people with the link for spectators.
pub fn watched(t: &Texts, view: &View, watch: &str, now: i64) -> Markup {
    let stream = format!("/watch/{watch}/stream?facing={}", view.facing.number());
    let report = format!("/watch/{watch}/report");
    in_frame(t, view, &framed(t, view, None, &stream, &report, now))
}

/// The page of a table for people who follow public games, one after the other.
pub fn followed(t: &Texts, view: &View, followed: &Followed, now: i64) -> Markup {
    let (table, facing) = (&view.table, view.facing.number());
    let stream = format!(
        "{}/stream?table={table}&facing={facing}",
        followed.address()
    );
    let report = format!("/tables/{table}/report");
    let content = html! {
        (framed(t, view, None, &stream, &report, now))
        p class="follows" role="status" { (follows(t, followed)) }
    };
    in_frame(t, view, &content)
}

/// Whether the page counts down.
fn has_clock(view: &View) -> bool {
    let status = &view.table_status;
    status.ends_at.is_some() || status.is_paused() || seats::shows_banks(view)
}

/// The content of the page.
fn framed(
    t: &Texts,
    view: &View,
    why: Option<&str>,
    stream: &str,
    report: &str,
    now: i64,
) -> Markup {
    let (title, kind) = match &view.game {
        GameView::Seven(_) | GameView::Sides(_) => (say!(t, "table-title"), "table"),
        GameView::Duel(_) => (say!(t, "duel-table-title"), "table duel"),
    };
    html! {
        main class=(kind) id="table" data-late data-version=(view.table_status.version) data-stream=(stream) data-table=(view.table)
            data-now=[has_clock(view).then_some(now)] data-asked-title=(say!(t, "title-asked", title = title.as_str())) {
            h1 class="sr" { (title) }
            (note(t, why))
            @for (id, region) in put_inside(regions(t, view, Mode::Live)) { @if id != SAID { (region) } }
            (talk::panel(t, view, report))
            p id="live" class="sr" aria-live="polite" {}
        }
    }
}

/// The page around its content.
fn in_frame(t: &Texts, view: &View, content: &Markup) -> Markup {
    let title = match &view.game {
        GameView::Seven(_) | GameView::Sides(_) => say!(t, "table-title"),
        GameView::Duel(_) => say!(t, "duel-table-title"),
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "play",
            script: Some("table"),
            back: None,
            preview: None,
            refresh: None,
        },
        content,
    )
}
