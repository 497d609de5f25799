//! What is chosen already, while others choose; and in the game with the Free City: for which city a card is chosen now.

use antipater_engine::Seat;
use antipater_engine::seven::{Action, Card, Payment};
use maud::{Markup, html};

use super::{Pen, log};
use crate::pages::icons::icon;
use crate::pages::table::{self, fields};
use crate::texts::{msg, say};
use crate::view::seven::{Ask, AskKind};

/// The question with the steps of a turn; what was chosen can be taken back.
pub(super) fn banner(pen: Pen<'_>, ask: &Ask) -> Markup {
    let t = pen.t;
    let whose = pen.who(ask.seat);
    let look = if is_decided(ask) { "done" } else { whose };
    html! {
        div class={ "banner for-" (look) } {
            h2 id="question" {
                (icon(if whose == "city" { "gate" } else { "wonder" }))
                @if is_decided(ask) { (say!(t, "chosen-title")) }
                @else { (say!(t, question(pen, ask), whose = whose)) }
            }
            @if !ask.chosen.is_empty() {
                @for (seat, action) in &ask.chosen { p class="chosen" { (icon("check")) (chosen(pen, *seat, *action)) } }
                @if is_decided(ask) { (waits(pen)) }
                (take_back(pen))
            } @else if ask.kind == AskKind::Turn {
                p class="next-choice" { (after(pen)) }
            }
        }
    }
}

/// Whether the viewer has chosen all it is asked for, and waits for others.
pub(super) fn is_decided(ask: &Ask) -> bool {
    ask.chosen.iter().any(|(seat, _)| *seat == ask.seat)
}

/// What the viewer has chosen and whom it waits for, in the place of the question.
pub(super) fn decided(pen: Pen<'_>, ask: &Ask) -> Markup {
    let t = pen.t;
    html! {
        div class="offer hint decided" {
            h2 id="question" { (icon("check")) (say!(t, "chosen-title")) }
            @for (seat, action) in &ask.chosen { p class="chosen" { (chosen(pen, *seat, *action)) } }
            (waits(pen))
            (take_back(pen))
            p class="muted keys" { (say!(t, "chosen-explained")) }
        }
    }
}

/// Whom the table waits for; a script keeps it up to date.
fn waits(pen: Pen<'_>) -> Markup {
    let waits = table::waits_for(pen.t, &pen.view.seats, pen.view.you);
    html! { p class="waiting" { (icon("choosing")) " " span data-waits-too { (waits.unwrap_or_default()) } } }
}

fn take_back(pen: Pen<'_>) -> Markup {
    html! {
        form method="post" action={ "/tables/" (pen.view.table) "/moves" } class="take-back" data-move {
            (fields(pen.view))
            input type="hidden" name="action" value="[]";
            button type="submit" data-back { (icon("undo")) " " (say!(pen.t, "take-back")) " " kbd aria-hidden="true" { "U" } }
        }
    }
}

fn question(pen: Pen<'_>, ask: &Ask) -> &'static str {
    let holds = pen
        .game
        .free_city
        .is_some_and(|city| city.holder == Some(pen.facing()));
    match ask.kind {
        AskKind::Turn if pen.is_free_city(ask.seat) => msg("choose-for-city"),
        AskKind::Turn if holds => msg("choose-for-own"),
        AskKind::Turn => msg("choose-alone"),
        AskKind::Seventh => msg("choose-seventh"),
        AskKind::Discard => msg("choose-discard"),
    }
}

/// What comes after the choice for the own city, and who makes it.
fn after(pen: Pen<'_>) -> String {
    let holder = pen.game.free_city.and_then(|city| city.holder);
    let holder = holder.unwrap_or(pen.facing());
    say!(
        pen.t,
        "choose-next",
        who = pen.who(holder),
        name = pen.name(holder)
    )
}

/// What the viewer has chosen for a city.
fn chosen(pen: Pen<'_>, you: Seat, action: Action) -> Markup {
    let t = pen.t;
    let whose = match pen.who(you) {
        "city" => "city",
        _ if pen.game.free_city.is_some() => "own",
        _ => "you",
    };
    let card = action.card().map_or("", Card::name);
    let number = pen.game.cities[you.number()].stages + 1;
    let pay = action.payment();
    let text = match action {
        Action::Build { .. } => say!(t, "chosen-build", card = card, whose = whose),
        Action::Stage { .. } => say!(
            t,
            "chosen-stage",
            card = card,
            number = number,
            whose = whose
        ),
        Action::Sell { .. } | Action::Take { .. } | Action::Decline => {
            say!(t, "chosen-sell", card = card, whose = whose)
        }
    };
    html! {
        (text)
        @if pay != Payment::NOTHING { " " span class="paid" { (log::paid(pen, you, pay)) } }
    }
}
