//! The page of a table: a frame of regions, each an element with an id. The stream sends single regions of the same
//! making.

use maud::{Markup, html};

use super::{Frame, frame, seven};
use crate::game::Refusal;
use crate::texts::{Texts, say};
use crate::view::{GameView, View};

/// The regions of the page with their ids, in the order of the page.
pub(crate) fn regions(t: &Texts, view: &View) -> Vec<(&'static str, Markup)> {
    match &view.game {
        GameView::Seven(game) => seven::regions(t, view, game),
    }
}

/// Why a decision was refused.
pub(crate) fn refusal(t: &Texts, view: &View, why: &Refusal) -> String {
    match (&view.game, why) {
        (GameView::Seven(game), Refusal::Seven(why)) => seven::refusal(t, view, game, why),
    }
}

/// The page of a table; `note` says why the last decision was refused.
pub(crate) fn page(t: &Texts, view: &View, note: Option<&str>) -> Markup {
    let title = say!(t, "table-title");
    let content = html! {
        main class="table" id="table" data-decision=(view.decision) data-stream={ "/tables/" (view.table) "/stream" }
            data-sending=(say!(t, "sending")) data-lost=(say!(t, "connection-lost")) {
            h1 class="sr" { (title) }
            div id="note" class="note" role="alert" { @if let Some(note) = note { (note) } }
            @for (_, region) in regions(t, view) { (region) }
            p id="live" class="sr" aria-live="polite" {}
        }
    };
    frame(
        t,
        &Frame {
            title: &title,
            kind: "play",
            live: true,
        },
        &content,
    )
}
