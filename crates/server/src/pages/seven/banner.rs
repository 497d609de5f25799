//! In the game with the Free City: for which city a card is chosen now, and what is chosen already.

use antipater_engine::seven::{Action, Card, Payment};
use maud::{Markup, html};

use super::{Pen, log};
use crate::pages::icons::icon;
use crate::pages::table::fields;
use crate::texts::{msg, say};
use crate::view::seven::{Ask, AskKind};

/// The question with the steps of a turn; what was chosen can be taken back.
pub(super) fn banner(pen: Pen<'_>, ask: &Ask) -> Markup {
    let t = pen.t;
    let whose = pen.who(ask.seat);
    html! {
        div class={ "banner for-" (whose) } {
            h2 id="question" {
                (icon(if whose == "city" { "gate" } else { "wonder" }))
                (say!(t, question(pen, ask), whose = whose))
            }
            @if let Some((_, action)) = ask.chosen.first() {
                p class="chosen" { (icon("check")) (chosen(pen, *action)) }
                form method="post" action={ "/tables/" (pen.view.table) "/moves" } data-move {
                    (fields(pen.view))
                    input type="hidden" name="action" value="[]";
                    button type="submit" data-back { (say!(t, "take-back")) }
                }
            } @else if ask.kind == AskKind::Turn {
                p class="next-choice" { (after(pen)) }
            }
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

/// What the viewer has chosen for the own city.
fn chosen(pen: Pen<'_>, action: Action) -> Markup {
    let t = pen.t;
    let you = pen.facing();
    let card = action.card().map_or("", Card::name);
    let number = pen.game.cities[you.number()].stages + 1;
    let pay = action.payment();
    let text = match action {
        Action::Build { .. } => say!(t, "chosen-build", card = card),
        Action::Stage { .. } => say!(t, "chosen-stage", card = card, number = number),
        Action::Sell { .. } | Action::Take { .. } | Action::Decline => {
            say!(t, "chosen-sell", card = card)
        }
    };
    html! {
        (text)
        @if pay != Payment::NOTHING { " " span class="paid" { (log::paid(pen, you, pay)) } }
    }
}
