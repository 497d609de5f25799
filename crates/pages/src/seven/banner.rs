//! The viewer's choice while others choose; and with the Free City, the city that a card is chosen for.

use antipater_engine::Seat;
use antipater_engine::seven::{Action, Payment};
use maud::{Markup, html};

use super::context::PageContext;
use crate::forms::fields;
use crate::icons::icon;
use crate::inner;
use crate::seats;
use antipater_show::texts::{msg, say};
use antipater_show::view::seven::{Ask, AskKind};

/// The question with the steps of a turn; earlier choices can be withdrawn.
pub(super) fn banner(ctx: PageContext<'_>, ask: &Ask) -> Markup {
    let t = ctx.t;
    let whose = ctx.who(ask.seat);
    let look = if is_decided(ask) { "done" } else { whose };
    html! {
        div class={ "banner for-" (look) } {
            h2 id="question" {
                (icon(if whose == "city" { "gate" } else { "wonder" }))
                @if is_decided(ask) { (say!(t, "chosen-title")) }
                @else { (say!(t, question(ctx, ask), whose = whose)) }
            }
            @if !ask.chosen.is_empty() {
                @for (seat, action) in &ask.chosen { p class="chosen" { (icon("check")) (chosen(ctx, *seat, *action)) } }
                @if is_decided(ask) { (waits(ctx)) }
                (take_back(ctx))
            } @else if ask.kind == AskKind::Turn {
                p class="next-choice" { (after(ctx)) }
            }
            (inner::status(ctx.mode))
        }
    }
}

/// Whether the viewer has made all choices, and waits for others.
pub(super) fn is_decided(ask: &Ask) -> bool {
    ask.chosen.iter().any(|(seat, _)| *seat == ask.seat)
}

/// The viewer's choice and the players for whom the table waits, in place of the question.
pub(super) fn decided(ctx: PageContext<'_>, ask: &Ask) -> Markup {
    let t = ctx.t;
    html! {
        div class="offer hint decided" {
            h2 id="question" { (icon("check")) (say!(t, "chosen-title")) }
            @for (seat, action) in &ask.chosen { p class="chosen" { (chosen(ctx, *seat, *action)) } }
            (waits(ctx))
            (take_back(ctx))
            p class="muted keys" { (say!(t, "chosen-explained")) }
        }
    }
}

/// The players for whom the table waits; a script keeps it up to date.
fn waits(ctx: PageContext<'_>) -> Markup {
    let waits = seats::waits_for(ctx.t, &ctx.view.seats, ctx.view.you);
    html! { p class="waiting" { (icon("choosing")) " " span data-waits-too { (waits.unwrap_or_default()) } } }
}

fn take_back(ctx: PageContext<'_>) -> Markup {
    html! {
        form method="post" action={ "/tables/" (ctx.view.table) "/moves" } class="take-back" data-move {
            (fields(ctx.view))
            input type="hidden" name="action" value="[]";
            button type="submit" data-back { (icon("undo")) " " (say!(ctx.t, "take-back")) " " kbd aria-hidden="true" { "U" } }
        }
    }
}

fn question(ctx: PageContext<'_>, ask: &Ask) -> &'static str {
    let holds = ctx
        .game
        .free_city
        .is_some_and(|city| city.holder == Some(ctx.facing()));
    match ask.kind {
        AskKind::Turn if ctx.is_free_city(ask.seat) => msg("choose-for-city"),
        AskKind::Turn if holds => msg("choose-for-own"),
        AskKind::Turn => msg("choose-alone"),
        AskKind::Seventh => msg("choose-seventh"),
        AskKind::Discard => msg("choose-discard"),
    }
}

/// What follows the choice for the viewer's city, and who decides it.
fn after(ctx: PageContext<'_>) -> String {
    let holder = ctx.game.free_city.and_then(|city| city.holder);
    let holder = holder.unwrap_or(ctx.facing());
    say!(
        ctx.t,
        "choose-next",
        who = ctx.who(holder),
        name = ctx.name(holder)
    )
}

/// The viewer's choice for a city.
fn chosen(ctx: PageContext<'_>, you: Seat, action: Action) -> Markup {
    let t = ctx.t;
    let whose = match ctx.who(you) {
        "city" => "city",
        _ if ctx.game.free_city.is_some() => "own",
        _ => "you",
    };
    let card = action.card().map_or("", |card| t.name(card));
    let number = ctx.game.cities[you.number()].stages + 1;
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
        @if pay != Payment::NOTHING { " " span class="paid" { (ctx.paid(you, pay)) } }
    }
}
