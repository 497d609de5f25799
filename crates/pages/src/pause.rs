//! Pauses by agreement: the line with a proposal, the panel in place of the question, and the button in the menu.

use antipater_engine::Seat;
use antipater_show::texts::{List, Texts, say};
use antipater_show::view::{PauseView, SeatState, View};
use maud::{Markup, html};

use crate::countdown::countdown;
use crate::forms::command;
use crate::icons::icon;

/// The region with the proposal; during a pause, only screen readers find something here.
pub(crate) fn region(t: &Texts, view: &View) -> Markup {
    html! {
        div id="pause" aria-live="polite" {
            @match &view.table_status.pause {
                Some(PauseView::Proposed { agreed }) => (proposal(t, view, agreed)),
                Some(PauseView::Begun { .. }) => p class="sr" { (say!(t, "pause-title")) ". " (say!(t, "pause-begun")) },
                None => {}
            }
        }
    }
}

fn proposal(t: &Texts, view: &View, agreed: &[Seat]) -> Markup {
    let agrees = view.you.is_some_and(|you| agreed.contains(&you));
    let asked = Seat::all(view.seats.len()).zip(&view.seats);
    let asked = asked.filter(|(seat, sitting)| {
        let plays = sitting.bot.is_none() && sitting.state != Some(SeatState::Left);
        plays && agreed.contains(seat) != agrees
    });
    let names: Vec<&str> = asked.map(|(_, sitting)| sitting.name.as_str()).collect();
    let (count, names) = (names.len(), t.list(List::And, &names));
    html! {
        div class="pause-line" {
            (icon("pause"))
            span {
                @if agrees { (say!(t, "pause-waits", names = names)) }
                @else { (say!(t, "pause-proposed", count = count, names = names)) }
            }
            @if agrees { (button(view, "play-on", "", &say!(t, "pause-withdraw"))) }
            @else if view.table_status.may_pause {
                (button(view, "pause", "primary", &say!(t, "pause-agree")))
                (button(view, "play-on", "", &say!(t, "pause-decline")))
            }
        }
    }
}

/// Says in place of the question that the table pauses, with the button to play on.
pub(crate) fn panel(t: &Texts, view: &View, ends_at: Option<i64>) -> Markup {
    let status = &view.table_status;
    html! {
        div class="gone" {
            h2 id="question" { (icon("pause")) (say!(t, "pause-title")) }
            p { (say!(t, "pause-begun")) }
            @if let Some(ends_at) = ends_at { (countdown(t, ends_at, &status.pace, &say!(t, "pause-left"), None)) }
            @if view.you.is_some() && !status.left { (button(view, "play-on", "primary big", &say!(t, "pause-end"))) }
        }
    }
}

/// The button in the menu that proposes a pause.
pub(crate) fn in_menu(t: &Texts, view: &View) -> Markup {
    let status = &view.table_status;
    html! {
        @if status.may_pause && status.pause.is_none() {
            div class="propose" {
                (button(view, "pause", "", &say!(t, "pause-propose")))
                p class="muted" { (say!(t, "pause-explained")) }
            }
        }
    }
}

fn button(view: &View, verb: &str, class: &str, text: &str) -> Markup {
    command(
        view,
        verb,
        "pause-form",
        &html! { button type="submit" class={ "button " (class) } { (text) } },
    )
}
